internal import CPictureDifference
import CoreGraphics
import Foundation

/// The difference between two pictures, in numbers, words and pictures.
package struct PictureDifference {
  /// The difference that is tolerated; none unless a person asks for it.
  package struct Tolerance {
    /// The part of the pixels that has to be the same, 0 to 1.
    package var precision: Float
    /// The nearness of colours that count as the same: 1 is the same bytes, 0.98 is a difference that most people do
    /// not see (a distance of 2 in L*a*b*).
    package var perceptualPrecision: Float

    /// Makes a tolerance; none unless said.
    package init(precision: Float = 1, perceptualPrecision: Float = 1) {
      (self.precision, self.perceptualPrecision) = (precision, perceptualPrecision)
    }

    package var isExact: Bool { precision >= 1 && perceptualPrecision >= 1 }
  }

  /// Pixels that differ, and how many there are.
  package var pixels: Int
  package var total: Int
  /// The greatest difference of a channel, 0 to 255.
  package var worst: Int
  /// The smallest rectangle of pixels around all that differ.
  package var bounds: CGRect
  /// Whether the tolerance allows it.
  package var isTolerated: Bool

  /// Compares two pictures; nil when all pixels are the same.
  ///
  /// The pictures have the same size.
  package init?(from old: CGImage, to new: CGImage, tolerance: Tolerance) {
    let (width, height) = (old.width, old.height)
    let found = Self.withPixels(of: old, new) { a, b in
      picture_compare(
        a, b, Int32(width), Int32(height),
        tolerance.perceptualPrecision < 1 ? Double(1 - tolerance.perceptualPrecision) * 100 : -1)
    }
    guard found.pixels > 0 else { return nil }
    pixels = Int(found.pixels)
    total = width * height
    worst = Int(found.worst)
    bounds = CGRect(
      x: CGFloat(found.left), y: CGFloat(found.top), width: CGFloat(found.right - found.left),
      height: CGFloat(found.bottom - found.top))
    let (counted, all) =
      tolerance.perceptualPrecision < 1
      ? (Double(found.beyond), Double(total)) : (Double(found.bytes), Double(total * 4))
    isTolerated = !tolerance.isExact && 1 - counted / all >= Double(tolerance.precision)
  }

  /// Ranges of rows in which pixels differ; gaps of fewer than 8 rows are part of them.
  package static func changedRows(from old: CGImage, to new: CGImage) -> [Range<Int>] {
    let flags = [UInt8](unsafeUninitializedCapacity: old.height) { buffer, count in
      withPixels(of: old, new) {
        picture_changed_rows($0, $1, Int32(old.width), Int32(old.height), buffer.baseAddress!)
      }
      count = old.height
    }
    var ranges: [Range<Int>] = []
    for (row, flag) in flags.enumerated() where flag != 0 {
      if let last = ranges.last, row - last.upperBound < 8 {
        ranges[ranges.count - 1] = last.lowerBound..<row + 1
      } else {
        ranges.append(row..<row + 1)
      }
    }
    return ranges
  }

  /// Draws the differing pixels in red over the old picture, faded.
  package static func picture(from old: CGImage, to new: CGImage) -> CGImage? {
    drawing(from: old, to: new, picture_paint)
  }

  /// The new picture where it differs, and transparent elsewhere.
  static func changes(from old: CGImage, to new: CGImage) -> CGImage? {
    drawing(from: old, to: new, picture_keep_changes)
  }

  /// Black where the pictures differ, and transparent elsewhere.
  static func mask(from old: CGImage, to new: CGImage) -> CGImage? { drawing(from: old, to: new, picture_mark_changes) }

  private static func drawing(
    from old: CGImage, to new: CGImage,
    _ draw: (pixel_rows, pixel_rows, UnsafeMutablePointer<UInt32>, Int64, Int32, Int32) -> Void
  ) -> CGImage? {
    let context = CGContext(width: old.width, height: old.height, scale: 1)
    context.withUnsafePixels { pixels, bytesPerRow in
      withPixels(of: old, new) { draw($0, $1, pixels, Int64(bytesPerRow / 4), Int32(old.width), Int32(old.height)) }
    }
    return context.makeImage()
  }

  static func withPixels<R>(of old: CGImage, _ new: CGImage, _ body: (pixel_rows, pixel_rows) -> R) -> R {
    old.withUnsafePixels { a, aBytes in
      new.withUnsafePixels { b, bBytes in
        body(pixel_rows(pixels: a, stride: Int64(aBytes / 4)), pixel_rows(pixels: b, stride: Int64(bBytes / 4)))
      }
    }
  }
}
