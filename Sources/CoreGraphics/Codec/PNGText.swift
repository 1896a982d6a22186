internal import CISAL

/// Reads the header of a PNG file without decoding its pixels.
package enum PNGHeader {
  /// The hash that ``CGImage/pngData()`` wrote; `nil` when the file has none or is no PNG.
  ///
  /// Only chunks before the pixels are looked at: the cost does not depend on the file's size.
  package static func pixelHash(of png: Data) -> PixelHash? {
    text(of: png, keyword: PNGEncoding.hashKeyword).flatMap { PixelHash($0) }
  }

  /// Whether the data is a whole, unchanged PNG: every chunk's checksum holds and the last one ends the file.
  ///
  /// Reads all bytes, decodes none.
  package static func isWhole(_ png: Data) -> Bool {
    guard ImageFormat(recognizing: png) == .png else { return false }
    return png.withUnsafeBytes { bytes -> Bool in
      var at = 8
      while at + 12 <= bytes.count {
        let length = Int(bytes.bigEndianWord(at: at))
        guard at + 12 + length <= bytes.count else { return false }
        let checked = bytes.baseAddress?.advanced(by: at + 4).assumingMemoryBound(to: UInt8.self)
        guard crc32_gzip_refl(0, checked, UInt64(length + 4)) == bytes.bigEndianWord(at: at + 8 + length) else {
          return false
        }
        if bytes[at + 4..<at + 8].elementsEqual("IEND".utf8) { return at + 12 == bytes.count }
        at += 12 + length
      }
      return false
    }
  }

  /// The size in pixels; `nil` when the data is no PNG.
  package static func size(of png: Data) -> (width: Int, height: Int)? {
    png.withUnsafeBytes { bytes in
      guard ImageFormat(recognizing: png) == .png, bytes.count >= 24 else { return nil }
      return (Int(bytes.bigEndianWord(at: 16)), Int(bytes.bigEndianWord(at: 20)))
    }
  }

  /// The first text chunk with a keyword that stands before the pixels.
  package static func text(of png: Data, keyword: String) -> String? {
    guard ImageFormat(recognizing: png) == .png else { return nil }
    return png.withUnsafeBytes { bytes -> String? in
      var at = 8
      while at + 12 <= bytes.count {
        let length = Int(bytes.bigEndianWord(at: at))
        let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
        guard type != "IDAT", at + 12 + length <= bytes.count else { return nil }
        let content = bytes[at + 8..<at + 8 + length]
        if type == "tEXt", let end = content.firstIndex(of: 0),
          String(decoding: content[content.startIndex..<end], as: UTF8.self) == keyword
        {
          // Text chunks are Latin-1 (PNG specification §11.3.4.3).
          return String(String.UnicodeScalarView(content[(end + 1)...].map { Unicode.Scalar($0) }))
        }
        at += 12 + length
      }
      return nil
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func bigEndianWord(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
