import QuartzCore

/// A bar of colours from those of 0 to those of 1 with a knob on it.
final class ColorTrack: UIControl {
  static let height: CGFloat = 36
  private static let square: CGFloat = 6

  /// Called with the number under the finger, and whether the finger is still down.
  var didMove: (CGFloat, Bool) -> Void = { _, _ in }
  /// The position of the knob, from 0 to 1.
  var value: CGFloat = 0 { didSet { if value != oldValue { setNeedsLayout() } } }
  private let gradient = CAGradientLayer()
  private let knob = ColorKnob()
  private let name: String
  private let showsChecks: Bool

  init(_ name: String, showsChecks: Bool = false) {
    (self.name, self.showsChecks) = (name, showsChecks)
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = Self.height / 2
    layer.addSublayer(gradient)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { fatalError("Tracks are made by their controller") }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(.adjustable, value: "\(Int((value * 100).rounded()))%")
  }
  override var defaultAccessibilityLabel: String? { name }
  override func accessibilityIncrement() { move(to: value + 0.1) }
  override func accessibilityDecrement() { move(to: value - 0.1) }
  private func move(to value: CGFloat) {
    self.value = min(1, max(0, value))
    didMove(self.value, false)
  }

  override var keepsFingers: Bool { true }

  func show(_ low: UIColor, _ high: UIColor, knob color: UIColor) {
    CATransaction.withoutActions {
      let colors = isRightToLeft ? [high, low] : [low, high]
      gradient.colors = colors.map(\.cgColor)
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }
    knob.color = color
  }

  override func draw(_ rect: CGRect) {
    if showsChecks { CheckerBoard.fill(bounds, square: Self.square) }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if showsChecks { setNeedsDisplay() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions { gradient.frame = bounds }
    let side = bounds.height
    let part = isRightToLeft ? 1 - value : value
    knob.frame = CGRect(x: part * max(0, bounds.width - side), y: 0, width: side, height: side)
  }

  private func value(at touch: UITouch) -> CGFloat {
    let side = bounds.height
    guard bounds.width > side else { return value }
    let part = min(1, max(0, (touch.location(in: self).x - side / 2) / (bounds.width - side)))
    return isRightToLeft ? 1 - part : part
  }

  private func track(_ touch: UITouch, _ continuously: Bool) {
    value = value(at: touch)
    didMove(value, continuously)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch, true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch, true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { track(touch, false) } else { didMove(value, false) }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    didMove(value, false)
  }
}

/// The pattern behind colours that are not opaque.
@MainActor enum CheckerBoard {
  /// Fills a rectangle of the current context with squares of white and grey.
  static func fill(_ rect: CGRect, square: CGFloat) {
    UIColor.white.setFill()
    UIRectFill(rect)
    UIColor(white: 0.8, alpha: 1).setFill()
    let (columns, rows) = (Int((rect.width / square).rounded(.up)), Int((rect.height / square).rounded(.up)))
    for row in 0..<max(0, rows) {
      for column in 0..<max(0, columns) where (row + column) % 2 == 1 {
        let place = CGRect(
          x: rect.minX + CGFloat(column) * square, y: rect.minY + CGFloat(row) * square, width: square, height: square)
        UIRectFill(place.intersection(rect))
      }
    }
  }
}

/// A colour in a rounded square; above a diagonal without its opacity, if it is not opaque.
final class ColorSwatch: UIControl {
  private static let square: CGFloat = 8

  var picked: PickedColor? { didSet { if picked != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("Swatches are made by their controller") }

  override var accessibilityDefaults: AccessibilityDefaults {
    .element(isUserInteractionEnabled ? .button : .image, value: picked?.hex)
  }
  override var defaultAccessibilityLabel: String? { "Color" }

  override func draw(_ rect: CGRect) {
    guard let picked else { return }
    if picked.alpha < 1 { CheckerBoard.fill(bounds, square: Self.square) }
    picked.color.setFill()
    let ground = UIBezierPath(rect: bounds)
    ground.fill()
    guard picked.alpha < 1 else { return }
    picked.opaque.color.setFill()
    let half = UIBezierPath()
    half.move(to: bounds.origin)
    half.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    half.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    half.close()
    half.fill()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsDisplay()
  }
}
