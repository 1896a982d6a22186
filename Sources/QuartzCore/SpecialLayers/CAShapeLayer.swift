import Foundation

/// A layer that fills and strokes a path.
///
/// The path is in the layer's coordinates and is not cut at the bounds. It is drawn above the background and below the
/// sublayers.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  private var style = ShapeStyle()

  public override init() {
    super.init()
  }

  /// Makes a layer like one without arguments, as archives hold no layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { style = other.style }
  }

  /// The path that is drawn; nil draws nothing.
  open var path: CGPath? {
    get { style.path }
    set { change(\.path, newValue, "path") { .path($0) } }
  }

  /// The colour inside of the path; opaque black at first, nil for none.
  open var fillColor: CGColor? {
    get { style.fillColor }
    set { change(\.fillColor, newValue, "fillColor") { .color($0) } }
  }

  /// The rule for the inside of the path: `.nonZero` at first.
  open var fillRule: CAShapeLayerFillRule {
    get { style.fillRule }
    set { change(\.fillRule, newValue, "fillRule") }
  }

  /// The colour of the line; nil, which is the default, for none.
  open var strokeColor: CGColor? {
    get { style.strokeColor }
    set { change(\.strokeColor, newValue, "strokeColor") { .color($0) } }
  }

  /// The width of the line, half of it on each side of the path; 1 at first.
  open var lineWidth: CGFloat {
    get { style.lineWidth }
    set { change(\.lineWidth, newValue, "lineWidth") { .number($0) } }
  }

  /// How much longer than its width a pointed corner may be before it is cut; 10 at first.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { change(\.miterLimit, newValue, "miterLimit") { .number($0) } }
  }

  /// The shape of the line's ends; `.butt` at first.
  open var lineCap: CAShapeLayerLineCap {
    get { style.lineCap }
    set { change(\.lineCap, newValue, "lineCap") }
  }

  /// The shape of the line's corners; `.miter` at first.
  open var lineJoin: CAShapeLayerLineJoin {
    get { style.lineJoin }
    set { change(\.lineJoin, newValue, "lineJoin") }
  }

  /// How far into the pattern of dashes the line begins; 0 at first.
  open var lineDashPhase: CGFloat {
    get { style.lineDashPhase }
    set { change(\.lineDashPhase, newValue, "lineDashPhase") { .number($0) } }
  }

  /// The lengths of dashes and gaps in turn; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { style.lineDashPattern }
    set { change(\.lineDashPattern, newValue, "lineDashPattern") }
  }

  /// The start of the line, as a fraction of the path's length; 0 at first.
  ///
  /// The fill is whole.
  open var strokeStart: CGFloat {
    get { style.strokeStart }
    set { change(\.strokeStart, newValue, "strokeStart") { .number($0) } }
  }

  /// The end of the line, as a fraction of the path's length; 1 at first.
  ///
  /// The fill is whole.
  open var strokeEnd: CGFloat {
    get { style.strokeEnd }
    set { change(\.strokeEnd, newValue, "strokeEnd") { .number($0) } }
  }

  private func change<Value: Equatable>(
    _ attribute: WritableKeyPath<ShapeStyle, Value>, _ value: Value, _ key: String,
    _ boxed: ((Value) -> LayerValue)? = nil
  ) {
    announcing(key) {
      let old = style[keyPath: attribute]
      if old == value { return }
      style[keyPath: attribute] = value
      if let boxed { contentChanged(key, boxed(old)) } else { contentChanged() }
    }
  }

  override var directDrawing: (any LayerContentDrawing)? {
    style.path == nil ? super.directDrawing : self
  }

  override var contentPropertyThatIsNotFinite: String? {
    if !(style.path?.isFinite ?? true) { return "path" }
    if !style.lineWidth.isFinite { return "lineWidth" }
    if !style.miterLimit.isFinite { return "miterLimit" }
    if !style.lineDashPhase.isFinite { return "lineDashPhase" }
    if !style.strokeStart.isFinite { return "strokeStart" }
    if !style.strokeEnd.isFinite { return "strokeEnd" }
    if style.lineDashPattern?.contains(where: { !$0.doubleValue.isFinite }) ?? false { return "lineDashPattern" }
    if !(style.fillColor?.isFinite ?? true) { return "fillColor" }
    if !(style.strokeColor?.isFinite ?? true) { return "strokeColor" }
    return super.contentPropertyThatIsNotFinite
  }

  override func makeEmptyPresentation() -> CALayer {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer() : super.makeEmptyPresentation()
  }

  override func copyContent(of model: CALayer) {
    super.copyContent(of: model)
    if let model = model as? CAShapeLayer { style = model.style }
  }

  override func animatableProperty(forKey key: String) -> AnimatableProperty? {
    Self.animatable[key] ?? super.animatableProperty(forKey: key)
  }

  private static let animatable: [String: AnimatableProperty] = [
    "path": AnimatableProperty(key: "path", read: { .path(shape($0)?.path) }) { layer, value in
      if case .path(let path) = value { shape(layer)?.path = path }
    },
    "fillColor": AnimatableProperty(key: "fillColor", read: { .color(shape($0)?.fillColor) }) { layer, value in
      if case .color(let color) = value { shape(layer)?.fillColor = color }
    },
    "strokeColor": AnimatableProperty(key: "strokeColor", read: { .color(shape($0)?.strokeColor) }) { layer, value in
      if case .color(let color) = value { shape(layer)?.strokeColor = color }
    },
    "lineWidth": number("lineWidth", \.lineWidth),
    "miterLimit": number("miterLimit", \.miterLimit),
    "lineDashPhase": number("lineDashPhase", \.lineDashPhase),
    "strokeStart": number("strokeStart", \.strokeStart),
    "strokeEnd": number("strokeEnd", \.strokeEnd),
  ]

  private static func shape(_ layer: CALayer) -> CAShapeLayer? { layer as? CAShapeLayer }

  private static func number(
    _ key: String, _ path: ReferenceWritableKeyPath<CAShapeLayer, CGFloat>
  ) -> AnimatableProperty {
    AnimatableProperty(key: key, read: { .number(shape($0)?[keyPath: path] ?? 0) }) { layer, value in
      if case .number(let number) = value { shape(layer)?[keyPath: path] = number }
    }
  }
}

private struct ShapeStyle {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
}

extension CAShapeLayer: LayerContentDrawing {
  package func drawContent(of layer: CALayer, in context: CGContext) {
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let lineDashPattern {
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
    context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
    context.strokePath()
  }

  package func contentExtent(of layer: CALayer) -> CGRect {
    guard let box = path?.boundingBoxOfPath, !box.isNull else { return layer.bounds }
    guard strokeColor != nil, lineWidth > 0 else { return box }
    // A miter reaches up to the limit times half of the width, a square cap √2 times.
    let reach = lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Inside is what the path winds around, counted with its direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what an odd number of edges lies around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Lines end at their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Lines end in half circles.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Lines end in half squares.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Corners are pointed, as far as the miter limit lets them.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
