import QuartzCore

/// A field to pick colours from: the colour follows the finger.
class ColorField: UIControl {
  var picked = PickedColor(red: 1, green: 1, blue: 1) { didSet { if picked != oldValue { pickedDidChange() } } }
  /// Called with the colour under the finger, and whether the finger is still down.
  var didPick: (PickedColor, Bool) -> Void = { _, _ in }

  /// The colour of a place.
  func color(at point: CGPoint) -> PickedColor { picked }
  /// Shows the picked colour.
  func pickedDidChange() { setNeedsLayout() }

  override var keepsFingers: Bool { true }

  private func pick(_ point: CGPoint, _ continuously: Bool) {
    picked = color(at: point)
    didPick(picked, continuously)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch.location(in: self), true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch.location(in: self), true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { pick(touch.location(in: self), false) } else { didPick(picked, false) }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    didPick(picked, false)
  }
}

/// Twelve columns of colours, in ten rows from dark to pale, greys above.
final class ColorGridView: ColorField {
  static let columns = 12
  static let rows = 10
  private static let radius: CGFloat = 8
  private static let border: CGFloat = 3

  /// The colours of the grid, after that of iOS 14 to 18; written down from memory and not measured (a rule of this library).
  static let colors: [[PickedColor]] = [
    row(
      0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C, 0x474747, 0x333333, 0),
    row(
      0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504,
      0x263E0F),
    row(
      0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A,
      0x38571A),
    row(
      0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E,
      0x4E7A27),
    row(
      0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117,
      0x669D34),
    row(
      0x00A1D8, 0x0061FE, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFDC700, 0xFEFB41, 0xD9EC37,
      0x76BB40),
    row(
      0x01C7FC, 0x3A87FE, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFF6250, 0xFF8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65,
      0x96D35F),
    row(
      0x52D6FC, 0x74A7FF, 0x864FFE, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFFA57D, 0xFEC777, 0xFED977, 0xFFF994, 0xEAF28F,
      0xB1DD8B),
    row(
      0x93E3FD, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFED9A8, 0xFDE4A8, 0xFFFBB9, 0xF1F7B7,
      0xCDE8B5),
    row(
      0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8, 0xFFE2D6, 0xFEECD4, 0xFEF1D5, 0xFDFBDD, 0xF6FADB,
      0xDEEED4),
  ]

  private static func row(_ numbers: UInt32...) -> [PickedColor] { numbers.map { PickedColor(number: $0) } }

  private let marker = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    marker.isUserInteractionEnabled = false
    marker.layer.borderWidth = Self.border
    marker.layer.cornerRadius = Self.border
    addSubview(marker)
  }

  required init?(coder: NSCoder) { fatalError("Grids of colours are made by their controller") }

  override var accessibilityDefaults: AccessibilityDefaults { .element([], value: picked.hex) }
  override var defaultAccessibilityLabel: String? { "Grid" }

  private var cell: CGSize {
    CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
  }

  /// The frame of a cell: its edges are at whole pixels, so that no ground shows between cells.
  private func frame(_ column: Int, _ row: Int) -> CGRect {
    let (cell, scale) = (cell, displayScale)
    let edge = { (index: Int, size: CGFloat) -> CGFloat in (CGFloat(index) * size * scale).rounded() / scale }
    let (x, y) = (edge(column, cell.width), edge(row, cell.height))
    return CGRect(x: x, y: y, width: edge(column + 1, cell.width) - x, height: edge(row + 1, cell.height) - y)
  }

  override func color(at point: CGPoint) -> PickedColor {
    guard bounds.width > 0, bounds.height > 0 else { return picked }
    let column = min(Self.columns - 1, max(0, Int((point.x / cell.width).rounded(.down))))
    let row = min(Self.rows - 1, max(0, Int((point.y / cell.height).rounded(.down))))
    var color = Self.colors[row][column]
    color.alpha = picked.alpha
    return color
  }

  override func draw(_ rect: CGRect) {
    for (row, colors) in Self.colors.enumerated() {
      for (column, color) in colors.enumerated() {
        color.color.setFill()
        UIRectFill(frame(column, row))
      }
    }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, colors) in Self.colors.enumerated() {
      guard let column = colors.firstIndex(where: { $0.looksLike(picked) }) else { continue }
      marker.isHidden = false
      marker.frame = frame(column, row)
      // A white border would not be seen on white.
      let isPale = picked.red > 0.9 && picked.green > 0.9 && picked.blue > 0.9
      marker.layer.borderColor = (isPale ? UIColor.systemGray : .white).cgColor
      return
    }
    marker.isHidden = true
  }
}

/// All hues from left to right, each from white at the top to black at the bottom.
final class ColorSpectrumView: ColorField {
  private static let radius: CGFloat = 8
  private static let knob: CGFloat = 36

  private let hues = CAGradientLayer()
  private let depths = CAGradientLayer()
  private let marker = ColorKnob()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for layer in [hues, depths] {
      layer.cornerRadius = Self.radius
      layer.masksToBounds = true
      self.layer.addSublayer(layer)
    }
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    hues.colors = (0...6).map { PickedColor(hue: CGFloat($0) / 6, depth: 0.5, alpha: 1).color.cgColor }
    let (white, black) = (UIColor.white, UIColor.black)
    depths.colors = [
      white.cgColor, white.withAlphaComponent(0).cgColor, black.withAlphaComponent(0).cgColor, black.cgColor,
    ]
    depths.locations = [0, 0.5, 0.5, 1]
    addSubview(marker)
  }

  required init?(coder: NSCoder) { fatalError("Spectra are made by their controller") }

  override var accessibilityDefaults: AccessibilityDefaults { .element([], value: picked.hex) }
  override var defaultAccessibilityLabel: String? { "Spectrum" }

  override func color(at point: CGPoint) -> PickedColor {
    guard bounds.width > 0, bounds.height > 0 else { return picked }
    let x = min(1, max(0, point.x / bounds.width))
    let y = min(1, max(0, point.y / bounds.height))
    return PickedColor(hue: x, depth: y, alpha: picked.alpha)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.withoutActions {
      for layer in [hues, depths] { layer.frame = bounds }
    }
    let place = picked.placeInSpectrum
    marker.color = picked.opaque.color
    marker.bounds.size = CGSize(width: Self.knob, height: Self.knob)
    marker.center = CGPoint(x: place.hue * bounds.width, y: place.depth * bounds.height)
  }
}

/// The mark of the picked colour: a disc of this colour in a white ring.
final class ColorKnob: UIView {
  private static let ring: CGFloat = 3

  var color = UIColor.white { didSet { backgroundColor = color } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.ring
    layer.borderColor = UIColor.white.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  required init?(coder: NSCoder) { fatalError("Knobs are made by their colour field") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

extension CATransaction {
  /// Changes layers at once, whatever would animate them.
  @MainActor static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
