internal import CCodecShims
internal import CDeflate
internal import CISAL

/// Writes pictures as PNG.
///
/// Every row has the filter "up", which turns repeated rows (what screens are made of) into zeros, and libdeflate compresses them at
/// level 2: a full phone screen takes a dozen milliseconds where libpng takes sixty, at half of libpng's size. Equal pixels give
/// equal bytes, whatever the process, the addresses and the processor are, with one version of libdeflate. Opaque pictures are
/// written without alpha. A text chunk holds the ``PixelHash``, so that a picture can be compared without being decoded.
package enum PNGEncoding {
  /// The keyword of the text chunk that holds the hash.
  package static let hashKeyword = "pixel-hash"

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// `texts` are further text chunks of keyword and Latin-1 text, written after the hash; with `keepsAlpha` opaque pictures have an alpha too.
  static func encode(
    pixels: UnsafePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int,
    texts: KeyValuePairs<String, String> = [:],
    keepsAlpha: Bool = false
  ) -> Data {
    let opaque = !keepsAlpha && cg_pixels_and(pixels, bytesPerRow, width, height) >> 24 == 255
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
    for (keyword, text) in texts { png.appendChunk("tEXt", Data("\(keyword)\0\(text)".utf8)) }
    compress(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height, opaque: opaque, to: &png)
    png.appendChunk("IEND", Data())
    return png
  }

  /// Levels 2 and 3 of libdeflate are twice as fast as level 1 on filtered screens, and their files are no larger.
  private static let level: Int32 = 2

  /// Appends one IDAT chunk; takes room for two copies of the pixels meanwhile.
  private static func compress(
    pixels: UnsafePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int, opaque: Bool, to png: inout Data
  ) {
    let rowBytes = width * (opaque ? 3 : 4)
    let filteredBytes = height * (rowBytes + 1)
    // Packing writes up to four bytes beyond a row.
    let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: filteredBytes + 16)
    let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (rowBytes + 16))
    rows.initialize(repeating: 0, count: 2 * (rowBytes + 16))
    defer {
      filtered.deallocate()
      rows.deallocate()
    }
    var current = rows
    var previous = rows + rowBytes + 16
    var target = filtered
    for index in 0..<height {
      // 2: filter "up".
      target[0] = 2
      let source = UnsafeRawPointer(pixels) + index * bytesPerRow
      cg_png_filter_row(
        target + 1, current, previous, source.assumingMemoryBound(to: UInt32.self), width, opaque ? 1 : 0)
      swap(&current, &previous)
      target += rowBytes + 1
    }

    guard let compressor = libdeflate_alloc_compressor(level) else {
      fatalError("CoreGraphics: no memory to compress a picture of \(width) × \(height) pixels")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, filteredBytes)
    let compressed = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
    defer { compressed.deallocate() }
    let written = libdeflate_zlib_compress(compressor, filtered, filteredBytes, compressed, bound)
    ensure(written > 0, "CoreGraphics: libdeflate refused \(filteredBytes) bytes")
    let lengthAt = png.count
    png.append(contentsOf: [0, 0, 0, 0])
    png.append(contentsOf: "IDAT".utf8)
    png.append(compressed, count: written)
    png.finishChunk(lengthAt: lengthAt)
  }
}

extension CGImage {
  /// Returns the picture as a PNG file: RGB where it is opaque, RGBA otherwise, with its ``pixelHash`` in a text chunk.
  ///
  /// Half-transparent pixels are stored without premultiplication, so that their colours can come back one step off.
  ///
  /// With `keepsAlpha` an opaque picture is written as RGBA too.
  package func pngData(keepsAlpha: Bool = false) -> Data {
    withUnsafePixels { pixels, bytesPerRow in
      PNGEncoding.encode(
        pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height, keepsAlpha: keepsAlpha)
    }
  }
}

extension CGContext {
  /// Returns the pixels drawn so far as a PNG file, without a copy; see ``CGImage/pngData()``.
  package func pngData(texts: KeyValuePairs<String, String> = [:]) -> Data {
    withUnsafePixels { pixels, bytesPerRow in
      PNGEncoding.encode(pixels: pixels, bytesPerRow: bytesPerRow, width: width, height: height, texts: texts)
    }
  }
}

extension Data {
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
