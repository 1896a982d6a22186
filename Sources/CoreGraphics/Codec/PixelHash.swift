internal import CISAL

/// A 64-bit fingerprint of a picture: its size and every pixel.
///
/// CRC-64 (ECMA-182, reflected) over width and height as little-endian 64-bit numbers, then the premultiplied words row by
/// row without padding. Pictures that look the same have the same hash whatever file they were read from; it tells changes
/// apart, it does not protect against forgery.
package struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  /// Reads 16 hexadecimal digits; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.init(value)
  }

  /// 16 hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  init(pixels: UnsafePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int) {
    let size = [UInt64(width).littleEndian, UInt64(height).littleEndian]
    var crc = size.withUnsafeBytes { bytes in
      crc64_ecma_refl(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count))
    }
    let first = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
    if bytesPerRow == width * 4 {
      crc = crc64_ecma_refl(crc, first, UInt64(height * bytesPerRow))
    } else {
      for row in 0..<height { crc = crc64_ecma_refl(crc, first + row * bytesPerRow, UInt64(width * 4)) }
    }
    self.init(crc)
  }
}

extension CGImage {
  /// The fingerprint of size and pixels; takes one pass over them.
  package var pixelHash: PixelHash {
    withUnsafePixels { pixels, bytesPerRow in
      PixelHash(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
    }
  }

  /// Whether both have the same size and the same pixels.
  package func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withUnsafePixels { mine, myBytesPerRow in
      other.withUnsafePixels { theirs, theirBytesPerRow in
        let (left, right) = (UnsafeRawPointer(mine), UnsafeRawPointer(theirs))
        for row in 0..<height
        where memcmp(left + row * myBytesPerRow, right + row * theirBytesPerRow, width * 4) != 0 {
          return false
        }
        return true
      }
    }
  }
}

extension CGContext {
  /// The fingerprint of the pixels drawn so far, without a copy; the same as that of ``makeImage()``.
  package var pixelHash: PixelHash {
    withUnsafePixels { pixels, bytesPerRow in
      PixelHash(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
    }
  }
}
