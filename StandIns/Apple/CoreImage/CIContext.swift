import UIKit

/// A wish for a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// An option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours that filters work in: `NSNull` for those of the pictures.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colours of results: `NSNull` for those of the pictures.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// Which numbers a pixel is made of.
public struct CIFormat: Hashable, Sendable {
  let components: Int
  let bytes: Int

  /// Red, of 16 bits.
  public static let Rh = CIFormat(components: 1, bytes: 2)
  /// Red, of 32 bits.
  public static let Rf = CIFormat(components: 1, bytes: 4)
  /// Red, green, blue and alpha, of 16 bits each.
  public static let RGBAh = CIFormat(components: 4, bytes: 2)
  /// Red, green, blue and alpha, of 32 bits each.
  public static let RGBAf = CIFormat(components: 4, bytes: 4)
  /// Red, green, blue and alpha, whole numbers of 8 bits each.
  public static let RGBA8 = CIFormat(components: 4, bytes: 1)
}

/// Draws pictures of Core Image.
///
/// No colours are managed.
open class CIContext: NSObject {
  /// A context; an option that asks for colours to be managed ends the program with a message.
  public init(options: [CIContextOption: Any]? = nil) {
    for (option, value) in options ?? [:] where !(value is NSNull) {
      fatalError("CIContext: \(option.rawValue): no colours are managed here; give NSNull()")
    }
  }

  /// Writes the pixels of a rectangle into memory, in rows from the top; what is outside of the picture is clear.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    let common = bounds.intersection(image.extent)
    let pixels = image.pixels(in: common)
    let (left, top) = common.isEmpty ? (0, 0) : (Int(common.minX - bounds.minX), Int(bounds.maxY - common.maxY))
    for row in 0..<max(0, height) {
      let line = data + row * rowBytes
      memset(line, 0, width * format.components * format.bytes)
      guard row >= top, row < top + pixels.height else { continue }
      for column in 0..<pixels.width {
        let pixel = pixels.values[(row - top) * pixels.width + column]
        let place = line + (left + column) * format.components * format.bytes
        for component in 0..<format.components {
          Self.write(pixel[component], to: place + component * format.bytes, bytes: format.bytes)
        }
      }
    }
  }

  private static func write(_ value: Float, to place: UnsafeMutableRawPointer, bytes: Int) {
    switch bytes {
    case 1: place.storeBytes(of: UInt8((min(max(value, 0), 1) * 255).rounded()), as: UInt8.self)
    case 2: place.storeBytes(of: Float16(value), as: Float16.self)
    default: place.storeBytes(of: value, as: Float.self)
    }
  }
}
