import Foundation

/// PNG files with several frames (APNG: PNG specification, third edition, §4.9 and §11.3.6), made of files with one.
enum AnimatedPNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private struct Chunk {
    var type: String
    var content: Data
  }

  /// Joins several files into one; nil for different sizes, for transparent pixels, and for no file.
  ///
  /// Each frame is shown for the same time, and the whole is repeated.
  static func data(frames: [Data], framesPerSecond: Int) -> Data? {
    let parts = frames.map(chunks)
    guard let header = parts.first?.first(where: { $0.type == "IHDR" })?.content, header.count == 13,
      parts.allSatisfy({ $0.first?.content == header })
    else { return nil }
    var file = Data(signature)
    var sequence: UInt32 = 0
    append("IHDR", header, to: &file)
    append("acTL", bytes(UInt32(frames.count)) + bytes(UInt32(0)), to: &file)
    for chunk in parts[0] where chunk.type == "sRGB" { append(chunk.type, chunk.content, to: &file) }
    for (number, part) in parts.enumerated() {
      // Size, place, duration as a fraction; 0: the frame stays, and replaces what was there.
      var control = bytes(sequence) + header.prefix(8) + bytes(UInt32(0)) + bytes(UInt32(0))
      control += bytes(UInt16(1)) + bytes(UInt16(framesPerSecond)) + Data([0, 0])
      append("fcTL", control, to: &file)
      sequence += 1
      for chunk in part where chunk.type == "IDAT" {
        if number == 0 {
          append("IDAT", chunk.content, to: &file)
        } else {
          append("fdAT", bytes(sequence) + chunk.content, to: &file)
          sequence += 1
        }
      }
    }
    append("IEND", Data(), to: &file)
    return file
  }

  /// The frames of a file as single files, and their number per second; throws a message for a file without frames.
  static func frames(of file: Data) throws -> (frames: [Data], framesPerSecond: Int) {
    let all = chunks(file)
    guard all.last?.type == "IEND", let header = all.first, header.type == "IHDR",
      let animation = all.first(where: { $0.type == "acTL" })?.content, animation.count == 8
    else { throw SnapshotErrorText.noAnimation }
    var frames: [Data] = []
    var framesPerSecond = 0
    func begin() -> Data {
      var frame = Data(signature)
      append("IHDR", header.content, to: &frame)
      return frame
    }
    for chunk in all {
      switch chunk.type {
      case "fcTL":
        guard chunk.content.count == 26 else { throw SnapshotErrorText.noAnimation }
        if !frames.isEmpty { append("IEND", Data(), to: &frames[frames.count - 1]) }
        let content = [UInt8](chunk.content)
        framesPerSecond = Int(content[22]) << 8 | Int(content[23])
        frames.append(begin())
      case "IDAT" where !frames.isEmpty: append("IDAT", chunk.content, to: &frames[frames.count - 1])
      case "fdAT" where !frames.isEmpty: append("IDAT", chunk.content.dropFirst(4), to: &frames[frames.count - 1])
      default: break
      }
    }
    guard !frames.isEmpty, bytes(UInt32(frames.count)) == animation.prefix(4) else {
      throw SnapshotErrorText.noAnimation
    }
    append("IEND", Data(), to: &frames[frames.count - 1])
    return (frames, framesPerSecond)
  }

  private enum SnapshotErrorText: Error, CustomStringConvertible {
    case noAnimation
    var description: String { "the reference is no PNG file with frames, or not all of it is there" }
  }

  /// The chunks of a file, as far as it is whole.
  private static func chunks(_ file: Data) -> [Chunk] {
    let bytes = [UInt8](file)
    guard bytes.starts(with: signature) else { return [] }
    var found: [Chunk] = []
    var at = signature.count
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= bytes.count else { break }
      found.append(
        Chunk(
          type: String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), content: Data(bytes[at + 8..<at + 8 + length]))
      )
      at += 12 + length
    }
    return found
  }

  private static func append(_ type: String, _ content: Data, to file: inout Data) {
    file += bytes(UInt32(content.count))
    let checked = Data(type.utf8) + content
    file += checked
    file += bytes(checkSum(checked))
  }

  private static func bytes(_ number: some FixedWidthInteger) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  /// CRC-32, as PNG files have it.
  private static func checkSum(_ data: Data) -> UInt32 {
    var sum: UInt32 = ~0
    table.withUnsafeBufferPointer { table in
      data.withUnsafeBytes { bytes in
        for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
      }
    }
    return ~sum
  }
}
