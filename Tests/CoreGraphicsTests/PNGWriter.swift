import CoreGraphics

/// Writes PNG of any colour type, depth and interlacing without compression: a second opinion for the decoder.
struct PNGWriter {
  var width: Int
  var height: Int
  var depth: Int
  var colorType: UInt8
  var interlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []

  /// Samples of one pixel, each below 2^depth.
  var samples: (_ x: Int, _ y: Int) -> [Int]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  func write() -> Data {
    var png = Data(Self.signature)
    png.append(
      Self.chunk(
        "IHDR", Self.word(width) + Self.word(height) + [UInt8(depth), colorType, 0, 0, interlaced ? 1 : 0]))
    if !palette.isEmpty { png.append(Self.chunk("PLTE", palette)) }
    if !transparency.isEmpty { png.append(Self.chunk("tRNS", transparency)) }
    png.append(Self.chunk("IDAT", Self.stored(raster)))
    png.append(Self.chunk("IEND", []))
    return png
  }

  /// The filtered rows of all passes; the filter is "none".
  private var raster: [UInt8] {
    // Start and step of the seven passes of Adam7 (PNG specification §8.2).
    let passes =
      interlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (startX, startY, stepX, stepY) in passes where startX < width {
      for y in stride(from: startY, to: height, by: stepY) {
        bytes.append(0)
        var bits: [Int] = []
        for x in stride(from: startX, to: width, by: stepX) {
          for sample in samples(x, y) {
            for bit in (0..<depth).reversed() { bits.append(sample >> bit & 1) }
          }
        }
        while bits.count % 8 != 0 { bits.append(0) }
        for start in stride(from: 0, to: bits.count, by: 8) {
          bytes.append(UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }))
        }
      }
    }
    return bytes
  }

  static func chunk(_ type: String, _ content: [UInt8]) -> Data {
    let body = Array(type.utf8) + content
    return Data(word(content.count) + body + word(Int(crc32(body))))
  }

  static func word(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65535, bytes.count - start)
      out.append(start + count == bytes.count ? 1 : 0)
      out += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      out += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return out + word(b << 16 | a)
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
