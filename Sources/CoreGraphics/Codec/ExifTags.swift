/// The notes of a camera in a picture: the directories of a TIFF structure (Exif 2.3, §4.6).
package struct ExifTags: Sendable {
  /// The directory that a tag stands in.
  package enum Directory: Sendable {
    case tiff, exif, gps
  }

  package enum Value: Sendable {
    case text(String)
    case numbers([Double])
    case bytes(Data)
  }

  package struct Tag: Sendable {
    package var directory: Directory
    package var number: Int
    package var value: Value
  }

  /// The tags in the order of the file.
  package private(set) var tags: [Tag] = []
  package var isEmpty: Bool { tags.isEmpty }

  package init() {}

  /// Reads the whole tags of a structure; the rest is left out.
  package init(_ data: Data) {
    guard data.count >= 8 else { return }
    var reader = Reader(data: data, bigEndian: data.first == UInt8(ascii: "M"))
    guard reader.number(2, 2) == 42 else { return }
    read(at: reader.number(4, 4), .tiff, &reader)
  }

  /// The orientation, 1…8; nil for a file that notes none.
  package var orientation: Int? {
    let found = tags.first { $0.directory == .tiff && $0.number == 0x0112 }
    guard case .numbers(let numbers) = found?.value, let value = numbers.first, (1...8).contains(value) else {
      return nil
    }
    return Int(value)
  }

  private struct Reader {
    let data: Data
    let bigEndian: Bool
    /// The offsets of the directories that were read, so that circles end.
    var known: Set<Int> = []

    func number(_ at: Int, _ size: Int) -> Int {
      guard at >= 0, at + size <= data.count else { return 0 }
      let start = data.startIndex + at
      return (0..<size).reduce(0) { $0 << 8 | Int(data[start + (bigEndian ? $1 : size - 1 - $1)]) }
    }
  }

  private mutating func read(at offset: Int, _ directory: Directory, _ reader: inout Reader) {
    guard offset >= 8, offset + 2 <= reader.data.count, reader.known.insert(offset).inserted else { return }
    for index in 0..<reader.number(offset, 2) {
      let at = offset + 2 + index * 12
      guard at + 12 <= reader.data.count else { return }
      let number = reader.number(at, 2)
      switch (directory, number) {
      case (.tiff, 0x8769): read(at: reader.number(at + 8, 4), .exif, &reader)
      case (.tiff, 0x8825): read(at: reader.number(at + 8, 4), .gps, &reader)
      default:
        guard let value = Self.value(at: at, reader) else { continue }
        tags.append(Tag(directory: directory, number: number, value: value))
      }
    }
  }

  private static func value(at entry: Int, _ reader: Reader) -> Value? {
    let type = reader.number(entry + 2, 2)
    let count = reader.number(entry + 4, 4)
    // Bytes of a value of the types 1 to 12.
    let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
    guard sizes.indices.contains(type), sizes[type] > 0, count > 0, count <= reader.data.count else { return nil }
    let size = sizes[type]
    let at = count * size <= 4 ? entry + 8 : reader.number(entry + 8, 4)
    guard at + count * size <= reader.data.count else { return nil }
    let start = reader.data.startIndex + at
    switch type {
    case 2: return .text(String(decoding: reader.data[start..<start + count].prefix { $0 != 0 }, as: UTF8.self))
    case 7: return .bytes(Data(reader.data[start..<start + count]))
    case 11, 12: return nil
    default:
      // A long list of numbers is none of the tags that are known.
      guard count <= 64 else { return nil }
      return .numbers((0..<count).map { number(type, at: at + $0 * size, size, reader) })
    }
  }

  private static func number(_ type: Int, at: Int, _ size: Int, _ reader: Reader) -> Double {
    func signed(_ at: Int, _ size: Int) -> Double {
      let value = reader.number(at, size)
      return Double(value >= 1 << (size * 8 - 1) ? value - (1 << (size * 8)) : value)
    }
    switch type {
    case 5:
      let below = reader.number(at + 4, 4)
      return below == 0 ? 0 : Double(reader.number(at, 4)) / Double(below)
    case 10:
      let below = signed(at + 4, 4)
      return below == 0 ? 0 : signed(at, 4) / below
    case 6, 8, 9: return signed(at, size)
    default: return Double(reader.number(at, size))
    }
  }
}
