internal import CCodecShims

/// A picture: immutable pixels in sRGB.
///
/// Pixels are 32-bit words 0xAARRGGBB in the machine's (little) byte order, premultiplied; rows go from top to bottom.
/// Cropping shares the memory. The value can be used from any thread.
public final class CGImage: Sendable {
  let buffer: PixelBuffer
  private let originX: Int
  private let originY: Int

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// Whether alpha is known to be 255 everywhere.
  private let opaque: Bool

  init(buffer: PixelBuffer, originX: Int = 0, originY: Int = 0, width: Int, height: Int, opaque: Bool) {
    self.buffer = buffer
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    self.opaque = opaque
  }

  /// Makes a picture from bytes that are copied.
  ///
  /// 8 bits a component, 32 a pixel, RGB: premultiplied, plain, or skipped alpha, before or after the colour, in either byte
  /// order; any other layout gives `nil`, as do sizes below 1 and data that is too short.
  package convenience init?(
    bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo
  ) {
    guard width > 0, height > 0, width <= ImageLimits.largestSide, height <= ImageLimits.largestSide,
      bytesPerRow >= width * 4, let source = bytes.baseAddress,
      bytes.count >= (height - 1) * bytesPerRow + width * 4,
      let layout = PixelLayout(bitmapInfo)
    else { return nil }
    let buffer = PixelBuffer.uninitialized(bytesPerRow: width * 4, height: height)
    for row in 0..<height {
      (buffer.base + row * width * 4).copyMemory(from: source + row * bytesPerRow, byteCount: width * 4)
    }
    let pixels = buffer.base.assumingMemoryBound(to: UInt32.self)
    let opaque = layout.normalize(pixels, bytesPerRow: width * 4, width: width, height: height)
    self.init(buffer: buffer, width: width, height: height, opaque: opaque)
  }

  /// 8: the only depth that images are kept in.
  public var bitsPerComponent: Int { 8 }
  /// 32: four components of 8 bits.
  public var bitsPerPixel: Int { 32 }

  /// The distance of two rows in memory in bytes, which is more than four bytes a pixel in a cropped picture.
  public var bytesPerRow: Int { buffer.bytesPerRow }

  /// sRGB, which all pixels are taken to be in.
  public var colorSpace: CGColorSpace? { .standard }

  /// Whether pixels have an alpha: premultiplied and first, or left out of account.
  public var alphaInfo: CGImageAlphaInfo { opaque ? .noneSkipFirst : .premultipliedFirst }

  /// 32-bit little-endian words with alpha first.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Whether every pixel is opaque; takes a pass over the pixels unless that is known.
  package var isOpaque: Bool {
    opaque
      || withUnsafePixels { pixels, bytesPerRow in
        cg_pixels_and(pixels, bytesPerRow, width, height) >> 24 == 255
      }
  }

  /// Returns the part of the picture inside `rect`, in pixels from the top left; `nil` when nothing is inside.
  ///
  /// A rectangle between pixels is grown to whole ones, as Apple's is. The pixels are shared.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      buffer: buffer, originX: originX + Int(part.minX), originY: originY + Int(part.minY),
      width: Int(part.width), height: Int(part.height), opaque: opaque)
  }

  /// Returns the picture itself: pictures do not change.
  public func copy() -> CGImage? { self }

  /// Calls `body` with the first pixel and the distance of rows in bytes; the pixels are valid during the call.
  package func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafePointer<UInt32>, _ bytesPerRow: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let first = UnsafeRawPointer(buffer.base) + originY * buffer.bytesPerRow + originX * 4
    return try withExtendedLifetime(buffer) { () throws(Failure) -> Result in
      try body(first.assumingMemoryBound(to: UInt32.self), buffer.bytesPerRow)
    }
  }
}

extension CGImage: Hashable {
  /// Whether both are the same object, as with Apple's; see ``hasSamePixels(as:)``.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the values that `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The limits for the sizes of pictures.
package enum ImageLimits {
  /// The longest side in pixels, Cairo's limit.
  package static let largestSide = 32767

  /// The most pixels that are read from a file: 8192 × 8192, a third more than cameras of telephones make; 256 MB.
  package static let mostPixels = 1 << 26
}
