import Foundation

/// A layer filled with colours that change along a line or from a centre, inside of its rounded corners.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  private var gradientColors: [CGColor]?
  private var stops: [NSNumber]?
  private var start = CGPoint(x: 0.5, y: 0)
  private var end = CGPoint(x: 0.5, y: 1)
  private var kind = CAGradientLayerType.axial

  public override init() {
    super.init()
  }

  /// Makes a layer like one without arguments, as archives hold no layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (gradientColors, stops) = (other.gradientColors, other.stops)
    (start, end, kind) = (other.start, other.end, other.kind)
  }

  /// The `CGColor`s from start to end; one or none paints nothing.
  ///
  /// Elements that are not colours are refused with a message.
  open var colors: [Any]? {
    get { gradientColors }
    set {
      let new = newValue?.map { element in
        guard let color = element as? CGColor else {
          fatalError(
            "colors of \(summary) got a \(Swift.type(of: element)); a gradient takes CGColors: pass color.cgColor.")
        }
        return color
      }
      announcing("colors") {
        let old = gradientColors
        if new == old { return }
        gradientColors = new
        contentChanged("colors", .list((old ?? []).map { .color($0) }))
      }
    }
  }

  /// The locations of the colours, 0…1 in ascending order; nil spreads them evenly.
  ///
  /// A number of locations that is not that of the colours is ignored, and they are spread evenly (a rule; Apple leaves it open).
  open var locations: [NSNumber]? {
    get { stops }
    set {
      announcing("locations") {
        let old = stops
        if newValue == old { return }
        stops = newValue
        contentChanged("locations", .list((old ?? []).map { .number(CGFloat($0.doubleValue)) }))
      }
    }
  }

  /// The start of the gradient, in fractions of the bounds; the middle of the upper edge at first.
  open var startPoint: CGPoint {
    get { start }
    set {
      announcing("startPoint") {
        let old = start
        if newValue == old { return }
        start = newValue
        contentChanged("startPoint", .point(old))
      }
    }
  }

  /// The end of the gradient, in fractions of the bounds; the middle of the lower edge at first.
  open var endPoint: CGPoint {
    get { end }
    set {
      announcing("endPoint") {
        let old = end
        if newValue == old { return }
        end = newValue
        contentChanged("endPoint", .point(old))
      }
    }
  }

  /// How the colours are spread: `.axial` at first.
  open var type: CAGradientLayerType {
    get { kind }
    set {
      announcing("type") {
        if newValue == kind { return }
        kind = newValue
        contentChanged()
      }
    }
  }

  override var directDrawing: (any LayerContentDrawing)? {
    (gradientColors?.count ?? 0) > 1 ? self : super.directDrawing
  }

  override var contentPropertyThatIsNotFinite: String? {
    if !(start.x + start.y).isFinite { return "startPoint" }
    if !(end.x + end.y).isFinite { return "endPoint" }
    if gradientColors?.contains(where: { !$0.isFinite }) ?? false { return "colors" }
    if stops?.contains(where: { !$0.doubleValue.isFinite }) ?? false { return "locations" }
    return super.contentPropertyThatIsNotFinite
  }

  override func makeEmptyPresentation() -> CALayer {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer() : super.makeEmptyPresentation()
  }

  override func copyContent(of model: CALayer) {
    super.copyContent(of: model)
    guard let model = model as? CAGradientLayer else { return }
    (gradientColors, stops, start, end, kind) = (model.gradientColors, model.stops, model.start, model.end, model.kind)
  }

  override func animatableProperty(forKey key: String) -> AnimatableProperty? {
    Self.animatable[key] ?? super.animatableProperty(forKey: key)
  }

  private static let animatable: [String: AnimatableProperty] = [
    "colors": AnimatableProperty(
      key: "colors", read: { .list((gradient($0)?.gradientColors ?? []).map { .color($0) }) },
      write: { layer, value in
        if case .list(let values) = value { gradient(layer)?.colors = values.compactMap(\.boxed) }
      }),
    "locations": AnimatableProperty(
      key: "locations",
      read: { .list((gradient($0)?.locations ?? []).map { .number(CGFloat($0.doubleValue)) }) },
      write: { layer, value in
        guard case .list(let values) = value else { return }
        gradient(layer)?.locations = values.compactMap { ($0.boxed as? CGFloat).map { NSNumber(value: Double($0)) } }
      }),
    "startPoint": AnimatableProperty(key: "startPoint", read: { .point(gradient($0)?.startPoint ?? .zero) }) {
      if case .point(let point) = $1 { gradient($0)?.startPoint = point }
    },
    "endPoint": AnimatableProperty(key: "endPoint", read: { .point(gradient($0)?.endPoint ?? .zero) }) {
      if case .point(let point) = $1 { gradient($0)?.endPoint = point }
    },
  ]

  private static func gradient(_ layer: CALayer) -> CAGradientLayer? { layer as? CAGradientLayer }
}

extension CAGradientLayer: LayerContentDrawing {
  package func drawContent(of layer: CALayer, in context: CGContext) {
    guard let colors = gradientColors, let gradient = gradient(of: colors) else { return }
    clip(context)
    if kind == .radial {
      drawRadial(gradient, in: context)
    } else {
      context.drawLinearGradient(
        gradient, start: place(start), end: place(end), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  private func gradient(of colors: [CGColor]) -> CGGradient? {
    guard let stops, stops.count == colors.count else {
      return CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    }
    return CGGradient(colorsSpace: nil, colors: colors, locations: stops.map { CGFloat($0.doubleValue) })
  }

  private func clip(_ context: CGContext) {
    guard cornerRadius > 0, !maskedCorners.isEmpty else { return context.clip(to: bounds) }
    let corners = RectCorners(rawValue: UInt(maskedCorners.rawValue & 15))
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    context.clip(
      cornerCurve == .continuous
        ? CGPath.continuousRounded(bounds, radius: radius, corners: corners)
        : CGPath.rounded(bounds, radius: radius, corners: corners))
  }

  /// An ellipse about the start whose half axes are the distances to the end.
  private func drawRadial(_ gradient: CGGradient, in context: CGContext) {
    let (center, corner) = (place(start), place(end))
    let (radiusX, radiusY) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard radiusX > 0, radiusY > 0 else { return }
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: radiusX, y: radiusY)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: .drawsAfterEndLocation)
    context.restoreGState()
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}

/// How a gradient layer's colours are spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards, in ellipses that end at the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
