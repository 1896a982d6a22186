internal import CPictureDifference
import CoreGraphics

/// The squares of two pictures of one size in which something differs.
struct ChangedSquares {
  /// The greatest factor by which a picture is shown smaller: a third has the points of a phone's screen, and texts can
  /// still be read.
  static let greatestFactor = 4

  /// Pixels across a square.
  private static let side = 16

  private let size: CGSize
  private let columns: Int
  /// The greatest difference of a channel in each square, in rows from the top; 0 where nothing differs or the square is left out.
  private var differences: [UInt8]

  init(from old: CGImage, to new: CGImage) {
    let (width, height) = (old.width, old.height)
    size = CGSize(width: width, height: height)
    columns = (width + Self.side - 1) / Self.side
    let count = columns * ((height + Self.side - 1) / Self.side)
    differences = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      PictureDifference.withPixels(of: old, new) {
        picture_square_differences($0, $1, Int32(width), Int32(height), Int32(Self.side), buffer.baseAddress!)
      }
      written = count
    }
  }

  /// The number of squares that differ.
  var count: Int { differences.count { $0 != 0 } }

  /// The part of the picture that they cover, 0 to 1.
  var share: Double { differences.isEmpty ? 0 : Double(count) / Double(differences.count) }

  /// The squares with the greatest differences, at most so many; of those that differ alike the upper ones.
  func worst(_ limit: Int) -> ChangedSquares {
    var result = self
    let order = differences.indices.filter { differences[$0] != 0 }.sorted { first, second in
      (differences[second], first) < (differences[first], second)
    }
    for index in order.dropFirst(limit) { result.differences[index] = 0 }
    return result
  }

  /// The smallest rectangle of pixels around all of them.
  var bounds: CGRect {
    var bounds = CGRect.null
    for (index, difference) in differences.enumerated() where difference != 0 {
      let side = CGFloat(Self.side)
      bounds = bounds.union(
        CGRect(x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side, width: side, height: side))
    }
    return bounds.intersection(CGRect(origin: .zero, size: size))
  }

  /// The pixels of one of the pictures that lie in them, and transparent ones elsewhere.
  func part(of image: CGImage) -> CGImage? {
    let context = CGContext(width: image.width, height: image.height, scale: 1)
    context.withUnsafePixels { pixels, bytesPerRow in
      image.withUnsafePixels { from, fromBytes in
        picture_keep_squares(
          pixel_rows(pixels: from, stride: Int64(fromBytes / 4)), differences, Int32(Self.side), pixels,
          Int64(bytesPerRow / 4), Int32(image.width), Int32(image.height))
      }
    }
    return context.makeImage()
  }

  /// Returns a picture made smaller by a factor, its size rounded up; each pixel is the mean of those that it replaces.
  static func shrunk(_ image: CGImage, by factor: Int) -> CGImage? {
    let (width, height) = ((image.width + factor - 1) / factor, (image.height + factor - 1) / factor)
    let context = CGContext(width: width, height: height, scale: 1)
    context.withUnsafePixels { pixels, bytesPerRow in
      image.withUnsafePixels { from, fromBytes in
        picture_shrink(
          pixel_rows(pixels: from, stride: Int64(fromBytes / 4)), Int32(image.width), Int32(image.height),
          Int32(factor), pixels, Int64(bytesPerRow / 4), Int32(width), Int32(height))
      }
    }
    return context.makeImage()
  }
}
