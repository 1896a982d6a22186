/// The way colours that a space cannot hold are brought into the space; all intents clip here.
public enum CGColorRenderingIntent: _ShortEnumeration, Sendable {
  case defaultIntent
  // Silent: CGColorRenderingIntent.absoluteColorimetric, relativeColorimetric, perceptual, saturation | colours
  //   outside of a space are cut to it whatever the intent, as converted(to:intent:options:) says
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
  @available(*, unavailable) case unnamed(Int32)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// A colour as sRGB components in 0…1, not premultiplied.
package struct SRGBComponents: Hashable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The components cut to 0…1 and rounded to the 256 steps that a pixel can hold, not-a-number as 0.
  package var quantized: SRGBComponents {
    func step(_ value: CGFloat) -> CGFloat { (min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded() / 255 }
    return SRGBComponents(red: step(red), green: step(green), blue: step(blue), alpha: step(alpha))
  }
}

extension CGColor {
  /// The colour in sRGB; components of wide colours may lie outside of 0…1.
  package var sRGB: SRGBComponents {
    let values = components ?? []
    switch colorSpace?.kind ?? .gray {
    case .gray:
      return SRGBComponents(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    case .sRGB:
      return SRGBComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case .displayP3:
      let linear = values[0..<3].map(TransferFunction.linear)
      let (red, green, blue) = ColorMatrix.sRGBFromDisplayP3.apply(linear[0], linear[1], linear[2])
      return SRGBComponents(
        red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
        blue: TransferFunction.encoded(blue), alpha: values[3])
    }
  }

  /// Returns the colour expressed in another space.
  ///
  /// Colours that sRGB cannot hold are cut to 0…1 unless `space` is an extended one, whatever the intent. A colour made
  /// gray takes its luma (0.2126 R + 0.7152 G + 0.0722 B of the encoded components), which is a rule of this library.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?) -> CGColor? {
    if space == colorSpace { return self }
    let source = sRGB
    var values: [CGFloat]
    switch space.kind {
    case .gray:
      if colorSpace?.kind == .gray {
        values = [source.red]
      } else {
        values = [0.2126 * source.red + 0.7152 * source.green + 0.0722 * source.blue]
      }
    case .sRGB:
      values = [source.red, source.green, source.blue]
    case .displayP3:
      if colorSpace?.kind == .displayP3, let own = components {
        values = Array(own[0..<3])
      } else {
        let linear = [source.red, source.green, source.blue].map(TransferFunction.linear)
        let (red, green, blue) = ColorMatrix.displayP3FromSRGB.apply(linear[0], linear[1], linear[2])
        values = [red, green, blue].map(TransferFunction.encoded)
      }
    }
    let keepsRange = space.name == CGColorSpace.extendedSRGB || space.name == CGColorSpace.extendedGray
    if !keepsRange { values = values.map { min(max($0, 0), 1) } }
    return CGColor(space: space, values: values + [source.alpha])
  }
}

/// The curve between encoded and linear light that sRGB and Display P3 share (IEC 61966-2-1), odd about 0.
enum TransferFunction {
  static func linear(_ encoded: CGFloat) -> CGFloat {
    let size = abs(encoded)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  static func encoded(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}

/// Linear light of one RGB space from that of another with the same white (D65).
///
/// Entries follow from the primaries: Display P3 (0.680, 0.320) (0.265, 0.690) (0.150, 0.060), SMPTE EG 432-1; sRGB
/// (0.64, 0.33) (0.30, 0.60) (0.15, 0.06), IEC 61966-2-1; white (0.3127, 0.3290).
struct ColorMatrix {
  let rows: [[CGFloat]]

  func apply(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    func row(_ entries: [CGFloat]) -> CGFloat { entries[0] * x + entries[1] * y + entries[2] * z }
    return (row(rows[0]), row(rows[1]), row(rows[2]))
  }

  static let sRGBFromDisplayP3 = ColorMatrix(rows: [
    [1.2249401762805598, -0.2249401762805598, 0],
    [-0.0420569547096881, 1.0420569547096881, 0],
    [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
  ])

  static let displayP3FromSRGB = ColorMatrix(rows: [
    [0.8224619687143625, 0.1775380312856380, 0],
    [0.0331941988509616, 0.9668058011490385, 0],
    [0.0170826307211200, 0.0723974406639634, 0.9105199286149165],
  ])
}
