internal import CCodecShims
internal import CISAL

/// Writes pictures as PNG, fast rather than small.
///
/// Every row has the filter "up", which turns repeated rows (what screens are made of) into zeros, and is deflated by
/// `CDeflate.c`: a full phone screen takes milliseconds where libpng takes dozens, at about libpng's size. Equal pixels give
/// equal bytes, in every process and on every machine. Opaque pictures are written without alpha. A text chunk holds the
/// ``PixelHash``, so that a picture can be compared without being decoded.
package enum PNGEncoding {
  /// The keyword of the text chunk that holds the hash.
  package static let hashKeyword = "pixel-hash"

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// How many bytes of filtered rows are handed to the compressor at once: they stay in the second-level cache.
  private static let bandBytes = 128 * 1024

  static func encode(pixels: UnsafePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int) -> Data {
    let opaque = cg_pixels_and(pixels, bytesPerRow, width, height) >> 24 == 255
    let hash = PixelHash(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
    var png = Data(signature)
    var header = Data()
    header.appendBigEndian(UInt32(width))
    header.appendBigEndian(UInt32(height))
    // 8 bits a component; RGB is colour type 2, RGBA 6; deflate, the standard filters, not interlaced.
    header.append(contentsOf: [8, opaque ? 2 : 6, 0, 0, 0])
    png.appendChunk("IHDR", header)
    // 0: rendering intent perceptual.
    png.appendChunk("sRGB", Data([0]))
    png.appendChunk("tEXt", Data("\(hashKeyword)\0\(hash)".utf8))
    compress(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height, opaque: opaque, to: &png)
    png.appendChunk("IEND", Data())
    return png
  }

  /// Appends one IDAT chunk.
  private static func compress(
    pixels: UnsafePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int, opaque: Bool, to png: inout Data
  ) {
    let rowBytes = width * (opaque ? 3 : 4)
    let bandRows = max(1, bandBytes / (rowBytes + 1))
    // Packing writes up to four bytes beyond a row.
    let band = UnsafeMutablePointer<UInt8>.allocate(capacity: bandRows * (rowBytes + 1) + 16)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (rowBytes + 16))
    rows.initialize(repeating: 0, count: 2 * (rowBytes + 16))
    let out = UnsafeMutablePointer<UInt8>.allocate(capacity: cg_deflate_bound(bandRows * (rowBytes + 1)))
    guard let deflater = cg_deflate_begin() else {
      fatalError("CoreGraphics: no memory to compress a picture of \(width) × \(height) pixels")
    }
    defer {
      band.deallocate()
      rows.deallocate()
      out.deallocate()
      cg_deflate_end(deflater)
    }

    let lengthAt = png.count
    png.append(contentsOf: [0, 0, 0, 0])
    png.append(contentsOf: "IDAT".utf8)
    var current = rows
    var previous = rows + rowBytes + 16
    var row = 0
    while row < height {
      let count = min(bandRows, height - row)
      var target = band
      for index in row..<row + count {
        // 2: filter "up".
        target[0] = 2
        let source = UnsafeRawPointer(pixels) + index * bytesPerRow
        cg_png_filter_row(
          target + 1, current, previous, source.assumingMemoryBound(to: UInt32.self), width, opaque ? 1 : 0)
        swap(&current, &previous)
        target += rowBytes + 1
      }
      row += count
      let written = cg_deflate_band(deflater, band, count * (rowBytes + 1), row == height ? 1 : 0, out)
      png.append(out, count: written)
    }
    png.finishChunk(lengthAt: lengthAt)
  }
}

extension CGImage {
  /// Returns the picture as a PNG file: RGB where it is opaque, RGBA otherwise, with its ``pixelHash`` in a text chunk.
  ///
  /// Half-transparent pixels are stored without premultiplication, so that their colours can come back one step off.
  package func pngData() -> Data {
    withUnsafePixels { pixels, bytesPerRow in
      PNGEncoding.encode(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
    }
  }
}

extension CGContext {
  /// Returns the pixels drawn so far as a PNG file, without a copy; see ``CGImage/pngData()``.
  package func pngData() -> Data {
    withUnsafePixels { pixels, bytesPerRow in
      PNGEncoding.encode(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height)
    }
  }
}

extension Data {
  fileprivate mutating func appendBigEndian(_ value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func appendChunk(_ type: String, _ content: Data) {
    let lengthAt = count
    append(contentsOf: [0, 0, 0, 0])
    append(contentsOf: type.utf8)
    append(content)
    finishChunk(lengthAt: lengthAt)
  }

  /// Writes the length of the chunk that began at `lengthAt`, and its checksum.
  fileprivate mutating func finishChunk(lengthAt: Int) {
    let size = count - lengthAt
    let checksum = withUnsafeMutableBytes { bytes -> UInt32 in
      bytes.storeBytes(of: UInt32(size - 8).bigEndian, toByteOffset: lengthAt, as: UInt32.self)
      let checked = bytes.baseAddress?.advanced(by: lengthAt + 4).assumingMemoryBound(to: UInt8.self)
      return crc32_gzip_refl(0, checked, UInt64(size - 4))
    }
    appendBigEndian(checksum)
  }
}
