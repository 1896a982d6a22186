internal import CISAL

/// The chunks of a PNG file (PNG specification §5.3): where they lie, and writing them.
package struct PNGChunks: Sequence, IteratorProtocol {
  /// A chunk's four letters and its content.
  package struct Chunk {
    package let type: String
    package let content: Data
  }

  package static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  private let file: Data
  private var at: Data.Index

  /// Makes a sequence of the file's complete chunks; it is empty for any file but a PNG.
  package init(_ file: Data) {
    self.file = file
    at = file.starts(with: Self.signature) ? file.startIndex + 8 : file.endIndex
  }

  package mutating func next() -> Chunk? {
    guard file.endIndex - at >= 12 else { return nil }
    let length = Int(file.bigEndian(at: at, as: UInt32.self))
    guard length <= file.endIndex - at - 12 else { return nil }
    let type = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
    let content = file[at + 8..<at + 8 + length]
    at += 12 + length
    return Chunk(type: type, content: content)
  }

  /// Appends a chunk with its length and check sum.
  package static func append(_ type: String, _ content: Data, to file: inout Data) {
    file.appendBigEndian(UInt32(content.count))
    let checked = Data(type.utf8) + content
    file += checked
    let sum = checked.withUnsafeBytes { bytes in
      crc32_gzip_refl(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt64(bytes.count))
    }
    file.appendBigEndian(sum)
  }
}

extension Data {
  /// A number whose highest byte comes first; the bytes have to be there.
  package func bigEndian<Number: FixedWidthInteger>(at index: Index, as type: Number.Type) -> Number {
    let size = MemoryLayout<Number>.size
    return self[index..<index + size].reduce(Number(0)) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  package mutating func appendBigEndian(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
