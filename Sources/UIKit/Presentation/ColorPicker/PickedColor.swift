/// A colour as a picker holds it: parts of red, green, blue and opacity in sRGB, from 0 to 1.
struct PickedColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour under some traits; components outside of sRGB are clamped.
  init(_ color: UIColor, _ traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Self.part(red), green: Self.part(green), blue: Self.part(blue), alpha: Self.part(alpha))
  }

  /// A colour of six digits, such as `FF9500`.
  init?(hex: String) {
    let digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    self.init(number: number)
  }

  init(number: UInt32) {
    let part = { (shift: UInt32) -> CGFloat in CGFloat((number >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  private static func part(_ value: CGFloat) -> CGFloat { min(1, max(0, value)) }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

  /// The six digits of the colour without its opacity.
  var hex: String {
    let digits = [red, green, blue].map { part -> String in
      let text = String(Self.byte(part), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return digits.joined()
  }

  static func byte(_ part: CGFloat) -> Int { Int((part * 255).rounded()) }

  /// Whether both are the same on a screen, whatever their opacities are.
  func looksLike(_ other: PickedColor) -> Bool { hex == other.hex }

  // MARK: The spectrum

  /// A colour of the spectrum: `hue` goes round from 0 to 1, `depth` from white over the pure hue in the middle to black.
  init(hue: CGFloat, depth: CGFloat, alpha: CGFloat) {
    let pure = Self.pure(hue)
    let white = max(0, 1 - 2 * depth)
    let black = max(0, 2 * depth - 1)
    let mixed = { (part: CGFloat) -> CGFloat in (part + (1 - part) * white) * (1 - black) }
    self.init(red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
  }

  private static func pure(_ hue: CGFloat) -> PickedColor {
    let sixth = (hue - hue.rounded(.down)) * 6
    let ramp = { (place: CGFloat) -> CGFloat in
      let distance = abs((sixth - place + 9).truncatingRemainder(dividingBy: 6) - 3)
      return min(1, max(0, 2 - distance))
    }
    return PickedColor(red: ramp(0), green: ramp(2), blue: ramp(4))
  }

  /// The position of the colour in the spectrum; for other colours the nearest by saturation and brightness.
  ///
  /// Greys have the hue 0.
  var placeInSpectrum: (hue: CGFloat, depth: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    let saturation = most > 0 ? range / most : 0
    var hue: CGFloat = 0
    if range > 0 {
      if most == red { hue = (green - blue) / range } else if most == green { hue = 2 + (blue - red) / range }
      if most != red, most != green { hue = 4 + (red - green) / range }
      hue = ((hue + 6) / 6).truncatingRemainder(dividingBy: 1)
    }
    return (hue, saturation / 2 + (1 - most) / 2)
  }
}
