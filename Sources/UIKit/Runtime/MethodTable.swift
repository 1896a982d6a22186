/// Looks up in class metadata what a subclass overrides.
///
/// UIKit keeps no backing store for views that draw nothing, and takes shorter ways where nothing is overridden. If the place of
/// a method cannot be found, every class counts as overriding it, which costs memory and time but changes no pixel.
@MainActor enum MethodTable {
  private class PlainProbe: UIView {}
  private class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) { setNeedsDisplay() }
  }

  private class PlacingProbe: UIView {
    override var bounds: CGRect {
      get { super.bounds }
      set { super.bounds = newValue.standardized }
    }
    override var center: CGPoint {
      get { super.center }
      set { super.center = newValue == .zero ? .zero : newValue }
    }
  }
  private class InsetsProbe: UIView {
    override var safeAreaInsets: UIEdgeInsets { layoutMargins }
    override var layoutMargins: UIEdgeInsets {
      get { safeAreaInsets }
      set { super.layoutMargins = .maximum(newValue, .zero) }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { super.directionalLayoutMargins }
      set { super.directionalLayoutMargins = newValue == .zero ? .zero : newValue }
    }
    override var defaultLayoutMargins: UIEdgeInsets { safeAreaInsets }
    override var ownSafeAreaInsets: UIEdgeInsets { layoutMargins }
    override var safeAreaInsetsForSubviews: UIEdgeInsets { layoutMargins }
  }
  private class LayerProbe: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override func layoutSublayers(of layer: CALayer) { setNeedsDisplay() }
  }

  private class MeasuringProbe: UIView {
    override func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize { bounds.size }
  }

  private class AlignmentProbe: UIView {
    override var alignmentRectInsets: UIEdgeInsets { layoutMargins }
  }

  private class TraitsProbe: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection(displayScale: bounds.width) }
  }

  private class DisplayingProbe: UIView {
    override func display(_ layer: CALayer) { setNeedsLayout() }
  }

  private static let displayIndices = ownIndices(DisplayingProbe.self)
  private static let traitsIndices = ownIndices(TraitsProbe.self)
  private static let alignmentIndices = ownIndices(AlignmentProbe.self)
  private static let measuringIndices = ownIndices(MeasuringProbe.self)
  private static let placingIndices = ownIndices(PlacingProbe.self)
  private static let insetsIndices = ownIndices(InsetsProbe.self)
  private static let layerIndices = ownIndices(LayerProbe.self)

  /// The places in which a probe differs from `UIView` by its overrides.
  private static func ownIndices(_ probe: UIView.Type) -> [Int] {
    let base = ClassMetadata(UIView.self)
    let inBoth = Set(ClassMetadata.differences(base, ClassMetadata(PlainProbe.self)))
    return ClassMetadata.differences(base, ClassMetadata(probe)).filter { !inBoth.contains($0) }
  }

  static func facts(of type: UIView.Type) -> ViewClassFacts {
    let base = ClassMetadata(UIView.self)
    let own = ClassMetadata(type)
    func overrides(_ indices: [Int]) -> Bool {
      indices.isEmpty || indices.contains { base.words[$0] != own.words[$0] }
    }
    var facts: ViewClassFacts = []
    if overridesDraw(type) { facts.insert(.draws) }
    if overrides(placingIndices) { facts.insert(.placesItself) }
    if overrides(insetsIndices) { facts.insert(.hasOwnInsets) }
    if overrides(layerIndices) { facts.insert(.laysOutByLayer) }
    if overrides(measuringIndices) { facts.insert(.measuresForWidth) }
    if overrides(alignmentIndices) { facts.insert(.hasOwnAlignment) }
    // Where the place is not known nobody is asked more often than before.
    if !displayIndices.isEmpty, overrides(displayIndices) { facts.insert(.displays) }
    if overrides(traitsIndices) { facts.insert(.hasOwnTraits) }
    return facts
  }

  static let drawIndex: Int? = {
    let base = ClassMetadata(UIView.self)
    let inBoth = Set(ClassMetadata.differences(base, ClassMetadata(PlainProbe.self)))
    let found = ClassMetadata.differences(base, ClassMetadata(DrawingProbe.self)).filter { !inBoth.contains($0) }
    return found.count == 1 ? found[0] : nil
  }()

  /// Whether `draw(_:)` of a class is another method than that of `base`.
  static func overridesDraw(_ type: UIView.Type, beyond base: UIView.Type = UIView.self) -> Bool {
    guard let index = drawIndex else { return true }
    return ClassMetadata(type).words[index] != ClassMetadata(base).words[index]
  }
}
