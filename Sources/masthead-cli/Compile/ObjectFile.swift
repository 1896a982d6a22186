/// A compiled file, read for the libraries that its modules ask to be linked.
///
/// An object in ELF with addresses of 64 bits and the low byte first, which is what the compiler writes on the machines that Swift for Linux runs on.
struct ObjectFile {
  private let bytes: [UInt8]

  /// Reads an object file; nil if it cannot be read or is of another kind.
  init?(path: String) {
    guard let bytes = FileSystem.read(path) else { return nil }
    self.init(bytes)
  }

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 64, bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.bytes = bytes
  }

  /// Arguments for the linker, each once; nil where the file is broken.
  var autolinkEntries: [String]? {
    guard let sections = contents(ofSectionsNamed: ".swift1_autolink_entries") else { return nil }
    var entries: [String] = []
    for section in sections {
      for entry in section.split(separator: 0) {
        let text = String(decoding: entry, as: UTF8.self)
        if !entries.contains(text) { entries.append(text) }
      }
    }
    return entries
  }

  private func contents(ofSectionsNamed name: String) -> [ArraySlice<UInt8>]? {
    guard let table = number(at: 0x28, bytes: 8), let size = number(at: 0x3A, bytes: 2),
      let count = number(at: 0x3C, bytes: 2), let nameSection = number(at: 0x3E, bytes: 2), size >= 64,
      let names = section(table, size, nameSection)
    else { return nil }
    let wanted = Array(name.utf8) + [0]
    var found: [ArraySlice<UInt8>] = []
    for index in 0..<count {
      guard let start = number(at: table + index * size, bytes: 4) else { return nil }
      guard start < names.count, names.dropFirst(start).starts(with: wanted) else { continue }
      guard let content = section(table, size, index) else { return nil }
      found.append(content)
    }
    return found
  }

  private func section(_ table: Int, _ size: Int, _ index: Int) -> ArraySlice<UInt8>? {
    let header = table + index * size
    guard let start = number(at: header + 0x18, bytes: 8), let length = number(at: header + 0x20, bytes: 8),
      start <= bytes.count, length <= bytes.count - start
    else { return nil }
    return bytes[start..<start + length]
  }

  /// Reads an unsigned number; nil behind the end of the file, and for a number too large to be a place in a file.
  private func number(at place: Int, bytes count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<place + count].reversed() { value = value << 8 | UInt64(byte) }
    return value <= 1 << 40 ? Int(value) : nil
  }
}
