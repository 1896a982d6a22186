/// The header of a PNG, JPEG, WebP or GIF file; nothing of its pixels is decompressed.
package struct ImageHeader: Sendable {
  package var format: ImageFormat
  /// The size in pixels, as stored.
  package var size: (width: Int, height: Int)
  /// Bits of a component.
  package var depth = 8
  package var hasAlpha = false
  package var isGray = false
  package var isIndexed = false
  package var hasFourInks = false
  /// The orientation as Exif numbers it; nil if the file does not say.
  package var orientation: Int?
  /// Pixels in an inch; nil where the file does not say.
  package var resolution: (x: Double, y: Double)?
  /// Whether a JPEG comes in several scans, or a PNG interlaced.
  package var isProgressive = false
  /// Whether a WebP has frames.
  package var isFilm = false
  /// The notes of a camera.
  package var exif = ExifTags()
  /// The texts of a PNG by keyword, in the order of the file.
  package var texts: [(keyword: String, text: String)] = []

  /// Reads the header; nil if the format is not known, or the part of the file with its size is missing.
  package init?(_ data: Data) {
    guard let format = ImageFormat(recognizing: data) else { return nil }
    self.format = format
    size = (0, 0)
    // Indices from zero on.
    let data = data.startIndex == 0 ? data : Data(data)
    switch format {
    case .png: readPNG(data)
    case .jpeg: readJPEG(data)
    case .webP: readWebP(data)
    case .gif: readGIF(data)
    }
    guard size.width > 0, size.height > 0 else { return nil }
  }

  private mutating func readPNG(_ data: Data) {
    for chunk in PNGChunks(data) {
      let content = Data(chunk.content)
      switch chunk.type {
      case "IHDR" where content.count == 13:
        size = (Int(content.bigEndian(at: 0, as: UInt32.self)), Int(content.bigEndian(at: 4, as: UInt32.self)))
        depth = Int(content[8])
        let type = content[9]
        hasAlpha = type == 4 || type == 6
        isGray = type == 0 || type == 4
        isIndexed = type == 3
        isProgressive = content[12] == 1
      case "tRNS": hasAlpha = true
      case "pHYs" where content.count == 9 && content[8] == 1:
        // Pixels a metre.
        let inch = 0.0254
        resolution = (
          Double(content.bigEndian(at: 0, as: UInt32.self)) * inch,
          Double(content.bigEndian(at: 4, as: UInt32.self)) * inch
        )
      case "tEXt":
        guard let end = content.firstIndex(of: 0) else { continue }
        func latin(_ bytes: Data) -> String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
        texts.append((latin(content[..<end]), latin(content[(end + 1)...])))
      case "eXIf": exif = ExifTags(content)
      case "IDAT": return
      default: break
      }
    }
  }

  /// Goes through the segments of a JPEG (ITU-T T.81, annex B) up to the pixels.
  private mutating func readJPEG(_ data: Data) {
    var at = 2
    while at + 4 <= data.count {
      guard data[at] == 0xFF else { return }
      let marker = data[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      if (0xD0...0xD8).contains(marker) || marker == 0x01 {
        at += 2
        continue
      }
      let length = Int(data.bigEndian(at: at + 2, as: UInt16.self))
      guard marker != 0xDA, marker != 0xD9, length >= 2, at + 2 + length <= data.count else { return }
      readSegment(marker, Data(data[(at + 4)..<(at + 2 + length)]))
      at += 2 + length
    }
  }

  private mutating func readSegment(_ marker: UInt8, _ content: Data) {
    switch marker {
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker) && content.count >= 6:
      depth = Int(content[0])
      size = (Int(content.bigEndian(at: 3, as: UInt16.self)), Int(content.bigEndian(at: 1, as: UInt16.self)))
      isGray = content[5] == 1
      hasFourInks = content[5] == 4
      isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
    case 0xE0 where content.starts(with: "JFIF\0".utf8) && content.count >= 12:
      let unit = content[7] == 1 ? 1 : content[7] == 2 ? 2.54 : 0
      let across = Double(content.bigEndian(at: 8, as: UInt16.self)) * unit
      let down = Double(content.bigEndian(at: 10, as: UInt16.self)) * unit
      if across > 0, down > 0 { resolution = (across, down) }
    case 0xE1 where content.starts(with: "Exif\0\0".utf8) && exif.isEmpty:
      exif = ExifTags(Data(content.dropFirst(6)))
      orientation = exif.orientation
    default: break
    }
  }

  /// The first chunk of a WebP (RFC 9649 §2).
  private mutating func readWebP(_ data: Data) {
    guard data.count >= 30 else { return }
    func little(_ at: Int, _ count: Int) -> Int {
      (0..<count).reversed().reduce(0) { $0 << 8 | Int(data[at + $1]) }
    }
    switch String(decoding: data[12..<16], as: UTF8.self) {
    case "VP8X":
      size = (little(24, 3) + 1, little(27, 3) + 1)
      hasAlpha = data[20] & 0x10 != 0
      isFilm = data[20] & 0x02 != 0
    case "VP8L":
      let bits = little(21, 4)
      size = ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
      hasAlpha = bits >> 28 & 1 == 1
    default:
      size = (little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
    }
  }

  private mutating func readGIF(_ data: Data) {
    guard data.count >= 13 else { return }
    size = (Int(data[6]) | Int(data[7]) << 8, Int(data[8]) | Int(data[9]) << 8)
    isIndexed = true
  }
}
