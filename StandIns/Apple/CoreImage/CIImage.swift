import UIKit

/// A picture that is worked out when it is drawn.
///
/// Pixels are four numbers of 32 bits, red, green, blue and alpha, as they stand in sRGB; no
/// colours are managed, as on Apple's systems in a context whose working space is `NSNull`.
open class CIImage: NSObject {
  /// Where the picture is; its origin is at the bottom left.
  public let extent: CGRect
  private let make: () -> CIPixels
  private lazy var made = make()

  init(extent: CGRect, _ make: @escaping () -> CIPixels) {
    (self.extent, self.make) = (extent, make)
  }

  /// The pixels of a bitmap, from the origin on.
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height)) { CIPixels(image) }
  }

  /// The pixels of an image that has a bitmap.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.cgImage else { return nil }
    self.init(cgImage: bitmap)
  }

  /// What a filter makes of the picture: `CILabDeltaE` (with `inputImage2`: the distance of colours in L\*a\*b\*, CIE 1976, of 0 to 100 and beyond), `CIAreaAverage` and
  /// `CIAreaMaximum` (with `inputExtent`: one pixel).
  ///
  /// Another filter, or one without what it needs, gives an empty picture, and says so on standard error.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    let onePixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    switch filterName {
    case "CILabDeltaE":
      guard let other = params[kCIInputImage2Key] as? CIImage else { return missing(kCIInputImage2Key, filterName) }
      let common = extent.intersection(other.extent)
      return CIImage(extent: common) { self.pixels(in: common).distances(to: other.pixels(in: common)) }
    case "CIAreaAverage", "CIAreaMaximum":
      guard let area = params[kCIInputExtentKey] as? CGRect else { return missing(kCIInputExtentKey, filterName) }
      return CIImage(extent: onePixel) {
        let pixels = self.pixels(in: area)
        return filterName == "CIAreaAverage" ? pixels.average() : pixels.maximum()
      }
    default:
      complain("there is no filter of this name; there are CILabDeltaE, CIAreaAverage and CIAreaMaximum", filterName)
      return CIImage(extent: .zero) { CIPixels(width: 0, height: 0) }
    }
  }

  private func missing(_ key: String, _ filter: String) -> CIImage {
    complain("needs a value for \(key)", filter)
    return CIImage(extent: .zero) { CIPixels(width: 0, height: 0) }
  }

  private func complain(_ text: String, _ filter: String) {
    FileHandle.standardError.write(Data("masthead: CoreImage: \(filter): \(text)\n".utf8))
  }

  /// The pixels of a part, in rows from the top.
  func pixels(in area: CGRect) -> CIPixels {
    let part = area.intersection(extent)
    guard !part.isEmpty else { return CIPixels(width: 0, height: 0) }
    return made.part(
      x: Int(part.minX - extent.minX), y: Int(extent.maxY - part.maxY), width: Int(part.width), height: Int(part.height)
    )
  }
}

/// The key of the rectangle that a filter looks at.
public let kCIInputExtentKey = "inputExtent"
/// The key of the second picture of a filter.
public let kCIInputImage2Key = "inputImage2"
