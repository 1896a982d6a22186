/// The symbol of a standard accessory.
enum CellAccessoryShape: Hashable {
  case disclosureIndicator, checkmark, detail, detailDisclosure
  /// The chevron of an outline, which points down while the item is expanded.
  case outline(isExpanded: Bool)

  var hasButton: Bool { self == .detail || self == .detailDisclosure }
}

/// The standard accessories of cells: sizes and drawings.
@MainActor enum CellAccessory {
  /// How wide a chevron is at a scale beside a margin.
  private static func chevronWidth(
    _ metrics: MetricsProfile.Accessory, scale: CGFloat, margin: CGFloat
  ) -> CGFloat {
    guard scale >= 3 else { return metrics.chevronWidth }
    return margin >= metrics.wideMargin ? metrics.chevronWidthAt3xBesideWideMargin : metrics.chevronWidthAt3x
  }

  /// How much larger accessories are than at the standard text size: at accessibility sizes they grow as body text does, seen on
  /// screen on iOS 11 to 18; at the sizes below they are always the same.
  static func growth(_ traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    return category.isAccessibilityCategory ? DynamicType.of(.body).growth(category) : 1
  }

  static func size(
    of shape: CellAccessoryShape?, _ metrics: MetricsProfile.Accessory, scale: CGFloat, margin: CGFloat, growth: CGFloat
  ) -> CGSize {
    let chevron = chevronWidth(metrics, scale: scale, margin: margin)
    let size: CGSize
    switch shape {
    case nil: return .zero
    case .disclosureIndicator: size = CGSize(width: chevron, height: metrics.chevronHeight)
    case .checkmark: size = metrics.checkmark
    case .detail: size = metrics.detail
    case .outline: size = metrics.outline
    case .detailDisclosure:
      size = CGSize(
        width: metrics.detail.width + metrics.detailDistance + chevron, height: metrics.detail.height)
    }
    guard growth != 1 else { return size }
    return CGSize(
      width: PixelGrid.round(size.width * growth, scale: scale),
      height: PixelGrid.round(size.height * growth, scale: scale))
  }

  static func makeView(_ shape: CellAccessoryShape?) -> CellAccessoryView? {
    shape.map { CellAccessoryView(shape: $0) }
  }
}

/// Draws a standard accessory as a path.
///
/// A detail button in it is a control of its own: a touch on the chevron beside it is the row's.
final class CellAccessoryView: UIControl, LayerContentDrawing {
  var shape: CellAccessoryShape { didSet { if shape != oldValue { layer.setNeedsDisplay() } } }
  /// Called for a tap on the button.
  var buttonWasTapped: (() -> Void)?
  /// The colour in the place of that of the shape.
  var glyphColor: UIColor? { didSet { if glyphColor != oldValue { layer.setNeedsDisplay() } } }

  init(shape: CellAccessoryShape) {
    self.shape = shape
    super.init(frame: .zero)
    isUserInteractionEnabled = shape.hasButton
    layer.contentDrawing = self
  }

  override var primaryEvents: Event { .primaryActionTriggered }

  override func willSendPrimaryEvents() {
    super.willSendPrimaryEvents()
    buttonWasTapped?()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let growth = CellAccessory.growth(traitCollection)
    let size = CGSize(width: bounds.width / growth, height: bounds.height / growth)
    let place = CGPoint(x: point.x / growth, y: point.y / growth)
    // A finger is broader than the button.
    let slack = metricsProfile.accessory.touchSlack
    let button = shape.hasButton ? detailPlace(in: size) : CGRect(origin: .zero, size: size)
    return isUserInteractionEnabled && button.insetBy(dx: -slack, dy: -slack).contains(place)
  }

  /// The frame of the detail button at the standard size; a chevron beside it stands on the side at which reading ends.
  private func detailPlace(in size: CGSize) -> CGRect {
    let button = CGRect(origin: .zero, size: metricsProfile.accessory.detail)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return button.offsetBy(dx: isMirrored ? size.width - button.width : 0, dy: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.setNeedsDisplay()
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    let growth = CellAccessory.growth(traitCollection)
    // Drawn at the standard size and grown as a whole.
    let size = CGSize(width: layer.bounds.width / growth, height: layer.bounds.height / growth)
    context.scaleBy(x: growth, y: growth)
    switch shape {
    case .disclosureIndicator: drawChevron(in: context, endingAt: size)
    case .checkmark: drawCheckmark(in: context, size: size)
    case .detail: drawDetail(in: context, size: size)
    case .outline(let isExpanded): drawOutline(isExpanded, in: context, size: size)
    case .detailDisclosure:
      drawDetail(in: context, size: size)
      drawChevron(in: context, endingAt: size)
    }
  }

  private func color(_ standard: UIColor) -> CGColor {
    (glyphColor ?? standard).resolvedColor(with: traitCollection).cgColor
  }

  private func stroke(_ points: [CGPoint], width: CGFloat, _ color: CGColor, in context: CGContext) {
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.beginPath()
    context.move(to: points[0])
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
  }

  private func drawChevron(in context: CGContext, endingAt size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let tip = isMirrored ? 2.2 : size.width - 2.2
    let back = isMirrored ? tip + 5.6 : tip - 5.6
    let middle = size.height / 2
    let points = [CGPoint(x: back, y: middle - 5.4), CGPoint(x: tip, y: middle), CGPoint(x: back, y: middle + 5.4)]
    stroke(points, width: 2, color(.tertiaryLabel), in: context)
  }

  private func drawOutline(_ isExpanded: Bool, in context: CGContext, size: CGSize) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    // From the middle: the ends of the strokes and the tip between them.
    let points: [CGPoint]
    if isExpanded {
      points = [CGPoint(x: -5.4, y: -2.8), CGPoint(x: 0, y: 2.8), CGPoint(x: 5.4, y: -2.8)]
    } else {
      let tip: CGFloat = isMirrored ? -2.8 : 2.8
      points = [CGPoint(x: -tip, y: -5.4), CGPoint(x: tip, y: 0), CGPoint(x: -tip, y: 5.4)]
    }
    let placed = points.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) }
    stroke(placed, width: 2, color(tintColor), in: context)
  }

  private func drawCheckmark(in context: CGContext, size: CGSize) {
    let points = [CGPoint(x: 3, y: 10), CGPoint(x: 7.2, y: 14.6), CGPoint(x: 15.6, y: 3.4)]
    stroke(points, width: 2.2, color(tintColor), in: context)
  }

  private func drawDetail(in context: CGContext, size: CGSize) {
    let left = detailPlace(in: size).minX
    let circle = CGRect(x: left + 1, y: 1, width: 20, height: 20)
    let tint = color(tintColor)
    context.setStrokeColor(tint)
    context.setLineWidth(1.5)
    context.strokeEllipse(in: circle)
    context.setFillColor(tint)
    context.fillEllipse(in: CGRect(x: left + 9.8, y: 5.6, width: 2.4, height: 2.4))
    stroke([CGPoint(x: left + 11, y: 10), CGPoint(x: left + 11, y: 16)], width: 1.8, tint, in: context)
  }
}
