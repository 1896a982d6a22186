/// The mark in a circle at the leading edge of a cell in editing mode.
enum CellEditMark: Hashable {
  case delete, insert, unselected, selected
}

/// The control at the leading edge of a cell in editing mode; a tap anywhere beside the content counts.
final class CellEditControl: UIControl {
  private let circle = CellEditCircle()

  /// The purpose of a circle.
  enum Purpose { case delete, insert, select }

  /// The effect of a tap; a circle that shows whether the row is selected leaves the touch to the row.
  var purpose = Purpose.delete { didSet { showMark() } }
  /// Whether the row is selected.
  var isChecked = false { didSet { showMark() } }
  /// The circle's and its sign's colours in the place of those of the purpose.
  var colors: (circle: UIColor?, sign: UIColor?) {
    get { (circle.circleColor, circle.signColor) }
    set { (circle.circleColor, circle.signColor) = newValue }
  }

  /// The width of the control beside a margin.
  static func width(_ metrics: MetricsProfile.Editing, margin: CGFloat) -> CGFloat {
    margin + metrics.circle + metrics.circleDistance
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    addSubview(circle)
    showMark()
  }

  private func showMark() {
    switch purpose {
    case .delete: circle.mark = .delete
    case .insert: circle.mark = .insert
    case .select: circle.mark = isChecked ? .selected : .unselected
    }
    // The touch is the row's, which it selects.
    isUserInteractionEnabled = purpose != .select
  }

  override var primaryEvents: Event { .primaryActionTriggered }

  private var action: UIAction?

  /// Replaces the action of taps.
  func replaceAction(_ body: @escaping () -> Void) {
    if let action { removeAction(action, for: .primaryActionTriggered) }
    let made = UIAction { _ in body() }
    action = made
    addAction(made, for: .primaryActionTriggered)
  }

  /// The control's end towards the content is where the circle's distance counts from.
  override func layoutSubviews() {
    super.layoutSubviews()
    placeCircle()
  }

  func placeCircle() {
    let metrics = metricsProfile.editing
    let side = metrics.circle
    let x = isRightToLeft ? metrics.circleDistance : bounds.width - metrics.circleDistance - side
    let y = PixelGrid.round((bounds.height - side) / 2, scale: displayScale)
    circle.frame = CGRect(x: x, y: y, width: side, height: side)
  }
}

/// The three lines at the trailing edge of a cell that can be moved; a finger on them lifts the row.
final class CellReorderControl: UIView, LayerContentDrawing {
  private let lines = UIView()
  /// The lines' colour in the place of the standard one.
  var lineColor: UIColor? { didSet { if lineColor != oldValue { lines.layer.setNeedsDisplay() } } }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    lines.isUserInteractionEnabled = false
    lines.layer.contentDrawing = self
    addSubview(lines)
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    lines.layer.setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeLines()
  }

  /// The margin is on the side of the cell's edge.
  func placeLines() {
    let metrics = metricsProfile.editing
    let size = metrics.reorderLines
    let margin = bounds.width - metrics.reorderOverlap - size.width
    let y = PixelGrid.round((bounds.height - size.height) / 2, scale: displayScale)
    lines.frame = CGRect(origin: CGPoint(x: isRightToLeft ? margin : metrics.reorderOverlap, y: y), size: size)
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    context.setStrokeColor((lineColor ?? .tertiaryLabel).resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.beginPath()
    for y: CGFloat in [1.5, 7, 12.5] {
      context.move(to: CGPoint(x: 1, y: y))
      context.addLine(to: CGPoint(x: layer.bounds.width - 1, y: y))
    }
    context.strokePath()
  }
}

/// Draws the circle of an editing control.
final class CellEditCircle: UIView, LayerContentDrawing {
  var mark = CellEditMark.delete { didSet { if mark != oldValue { layer.setNeedsDisplay() } } }
  var circleColor: UIColor? { didSet { if circleColor != oldValue { layer.setNeedsDisplay() } } }
  var signColor: UIColor? { didSet { if signColor != oldValue { layer.setNeedsDisplay() } } }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    isUserInteractionEnabled = false
    layer.contentDrawing = self
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.setNeedsDisplay()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    layer.setNeedsDisplay()
  }

  private var color: UIColor {
    switch mark {
    case .delete: .systemRed
    case .insert: .systemGreen
    case .unselected: .systemGray3
    case .selected: tintColor
    }
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    let circle = layer.bounds
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    let color = (mark == .unselected ? self.color : circleColor ?? self.color)
      .resolvedColor(with: traitCollection).cgColor
    if mark == .unselected {
      context.setStrokeColor(color)
      context.setLineWidth(1.5)
      context.strokeEllipse(in: circle.insetBy(dx: 0.75, dy: 0.75))
      return
    }
    context.setFillColor(color)
    context.fillEllipse(in: circle)
    context.setStrokeColor((signColor ?? .white).resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.beginPath()
    if mark == .selected {
      context.move(to: CGPoint(x: middle.x - 4.75, y: middle.y + 0.5))
      context.addLine(to: CGPoint(x: middle.x - 1.5, y: middle.y + 4))
      context.addLine(to: CGPoint(x: middle.x + 4.75, y: middle.y - 4))
    } else {
      context.move(to: CGPoint(x: middle.x - 5, y: middle.y))
      context.addLine(to: CGPoint(x: middle.x + 5, y: middle.y))
    }
    if mark == .insert {
      context.move(to: CGPoint(x: middle.x, y: middle.y - 5))
      context.addLine(to: CGPoint(x: middle.x, y: middle.y + 5))
    }
    context.strokePath()
  }
}
