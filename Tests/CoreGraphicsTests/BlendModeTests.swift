import CoreGraphics
import SeededRandom
import Testing

/// The formulas of the PDF specification (ISO 32000-1 §11.3.5) and of Porter and Duff, on one pixel.
private enum BlendModel {
  typealias Color = [Double]  // red, green, blue, not premultiplied

  static func luminosity(_ c: Color) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  static func clipped(_ c: Color) -> Color {
    let l = luminosity(c)
    let low = c.min() ?? 0
    let high = c.max() ?? 0
    var result = c
    if low < 0 { result = result.map { l + ($0 - l) * l / (l - low) } }
    if high > 1 { result = result.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return result
  }

  static func withLuminosity(_ c: Color, _ l: Double) -> Color {
    let difference = l - luminosity(c)
    return clipped(c.map { $0 + difference })
  }

  static func saturation(_ c: Color) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  static func withSaturation(_ c: Color, _ s: Double) -> Color {
    let low = c.min() ?? 0
    let range = saturation(c)
    return range == 0 ? [0, 0, 0] : c.map { ($0 - low) * s / range }
  }

  static func separable(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double? {
    switch mode {
    case .normal: s
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: separable(.hardLight, d, s)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d == 0 ? 0 : (s >= 1 ? 1 : min(1, d / (1 - s)))
    case .colorBurn: d == 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - d) / s))
    case .hardLight: s <= 0.5 ? 2 * s * d : 2 * s - 1 + d - (2 * s - 1) * d
    case .softLight:
      s <= 0.5
        ? d - (1 - 2 * s) * d * (1 - d)
        : d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
    case .difference: abs(s - d)
    case .exclusion: s + d - 2 * s * d
    default: nil
    }
  }

  static func blend(_ mode: CGBlendMode, _ s: Color, _ d: Color) -> Color? {
    switch mode {
    case .hue: withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
    case .saturation: withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
    case .color: withLuminosity(s, luminosity(d))
    case .luminosity: withLuminosity(d, luminosity(s))
    default:
      separable(mode, 0, 0) == nil ? nil : zip(s, d).map { separable(mode, $0, $1) ?? 0 }
    }
  }

  /// The factors of source and destination.
  static func factors(_ mode: CGBlendMode, _ sa: Double, _ da: Double) -> (Double, Double)? {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (1 - da, 0)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    case .plusLighter: (1, 1)
    default: nil
    }
  }

  /// Returns premultiplied red, green, blue, and alpha.
  static func composite(_ mode: CGBlendMode, _ s: Color, _ sa: Double, _ d: Color, _ da: Double) -> [Double] {
    if let (fs, fd) = factors(mode, sa, da) {
      return (zip(s, d).map { $0 * sa * fs + $1 * da * fd } + [sa * fs + da * fd]).map { min(1, $0) }
    }
    let mixed = blend(mode, s, d) ?? [0, 0, 0]
    let color = (0..<3).map { (1 - sa) * da * d[$0] + (1 - da) * sa * s[$0] + sa * da * mixed[$0] }
    return color + [sa + da - sa * da]
  }
}

@Suite struct BlendModeTests {
  static let modes: [CGBlendMode] = (0...27).compactMap { CGBlendMode(rawValue: $0) }.filter(\._isNamed)

  @Test func allOfQuartzButPlusDarkerIsThere() {
    #expect(Self.modes.count == 27)
    #expect(CGBlendMode(rawValue: 26)?._isNamed == false)
  }

  @Test(arguments: modes)
  func modeFollowsItsFormula(mode: CGBlendMode) {
    var random = SeededGenerator(seed: 8)
    func step() -> CGFloat { CGFloat(Int.random(in: 0...255, using: &random)) / 255 }
    let context = CGContext(width: 1, height: 1, scale: 1)
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Fills the pixel and returns red, green, blue, alpha as they are then stored, premultiplied.
    func filled(_ color: [CGFloat], _ mode: CGBlendMode) -> [Double] {
      context.setBlendMode(mode)
      context.setFillColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
      context.fill(pixel)
      let word = context.pixel(0, 0)
      return [16, 8, 0, 24].map { Double(word >> UInt32($0) & 0xFF) / 255 }
    }
    func unmultiplied(_ color: [Double]) -> [Double] {
      color[0..<3].map { color[3] == 0 ? 0 : min(1, $0 / color[3]) }
    }
    for round in 0..<150 {
      let colors = [
        [step(), step(), step(), round % 3 == 0 ? 1 : step()], [step(), step(), step(), round % 2 == 0 ? 1 : step()],
      ]
      // The formulas get the bytes that are really there: the rounding of small alphas is not what is tested.
      let source = filled(colors[0], .copy)
      let ground = filled(colors[1], .copy)
      let found = filled(colors[0], mode)
      let expected = BlendModel.composite(
        mode, unmultiplied(source), source[3], unmultiplied(ground), ground[3])
      for (index, (is1, should)) in zip(found, expected).enumerated() {
        // Dodge and burn divide by small bytes.
        let tolerance = mode == .colorBurn || mode == .colorDodge ? 4.0 : 2
        #expect(
          abs(is1 - should) * 255 <= tolerance,
          "\(mode) component \(index): \(is1 * 255) for \(should * 255), source \(source) on \(ground)")
      }
    }
  }

  /// In Quartz no mode changes what lies outside of the shape drawn; half a pixel covered is half of the change.
  @Test(arguments: modes)
  func shapeBoundsTheMode(mode: CGBlendMode) throws {
    func drawn(_ draw: (CGContext) -> Void) -> [UInt32] {
      let context = CGContext(width: 8, height: 8, scale: 1)
      context.setFillColor(green)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.setBlendMode(mode)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      draw(context)
      return context.allPixels
    }
    func expectSameOutside(_ pixels: [UInt32], _ inside: CGRect) {
      for y in 0..<8 {
        for x in 0..<8 where !inside.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) {
          #expect(pixels[y * 8 + x] == 0xFF00_FF00)
        }
      }
    }
    let area = CGRect(x: 2, y: 2, width: 4, height: 4)
    let whole = drawn { $0.fill(area) }
    expectSameOutside(whole, area)
    expectSameOutside(
      drawn { context in
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 3, width: 2, height: 2))
      }, area)
    let image = CGImage.make(width: 2, words: [0x8080_0000, 0, 0, 0xFFFF_0000])
    expectSameOutside(drawn { $0.drawUpright(image, in: area) }, area)
    expectSameOutside(
      drawn { context in
        context.beginTransparencyLayer(in: area, auxiliaryInfo: nil)
        context.fill(area)
        context.endTransparencyLayer()
      }, area)
    let mask = AlphaMask(width: 4, height: 4) { bytes, _ in bytes.update(repeating: 255, count: 16) }
    let masked = drawn { $0.fillMask(mask, atDeviceX: 2, deviceY: 2) }
    expectSameOutside(masked, area)
    #expect(masked == whole)

    let half = drawn { $0.fill(CGRect(x: 2, y: 2, width: 4, height: 0.5)) }
    for shift in [0, 8, 16, 24] as [UInt32] {
      let before = Int(0xFF00_FF00 as UInt32 >> shift & 0xFF)
      let full = Int(whole[2 * 8 + 3] >> shift & 0xFF)
      let partly = Int(half[2 * 8 + 3] >> shift & 0xFF)
      #expect(abs(2 * partly - before - full) <= 4)
    }
  }
}
