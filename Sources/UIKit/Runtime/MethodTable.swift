/// Looks up in class metadata whether a subclass overrides `draw(_:)`.
///
/// UIKit keeps no backing store for views that draw nothing. If the place of the method can not be found, every class counts as
/// drawing, which costs memory but changes no pixel.
@MainActor enum MethodTable {
  private class PlainProbe: UIView {}
  private class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) { setNeedsDisplay() }
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
