/// A value of a property list in the old text form, in which Xcode writes projects: `{ key = value; }`, `( a, b, )`, words and texts in quotes.
enum PropertyText: Equatable {
  case text(String)
  case list([PropertyText])
  case table([String: PropertyText])

  var string: String? { if case .text(let text) = self { text } else { nil } }
  var strings: [String]? { if case .list(let list) = self { list.compactMap(\.string) } else { nil } }
  var dictionary: [String: PropertyText]? { if case .table(let table) = self { table } else { nil } }

  /// Reads a whole file; nil for a file of another form.
  static func parse(_ bytes: [UInt8]) -> PropertyText? {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skip()
    return reader.isAtEnd ? value : nil
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position >= bytes.count }
    private var next: UInt8? { isAtEnd ? nil : bytes[position] }

    private func starts(_ first: Character, _ second: Character) -> Bool {
      position + 1 < bytes.count && bytes[position] == first.asciiValue && bytes[position + 1] == second.asciiValue
    }

    /// Goes past blanks and comments.
    mutating func skip() {
      while let byte = next {
        if byte <= 0x20 {
          position += 1
        } else if starts("/", "/") {
          while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
        } else if starts("/", "*") {
          position += 2
          while !isAtEnd, !starts("*", "/") { position += 1 }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private mutating func take(_ character: Character) -> Bool {
      skip()
      guard next == character.asciiValue else { return false }
      position += 1
      return true
    }

    mutating func value(depth: Int) -> PropertyText? {
      guard depth < 100 else { return nil }
      if take("{") { return table(depth) }
      if take("(") { return list(depth) }
      return word().map(PropertyText.text)
    }

    private mutating func table(_ depth: Int) -> PropertyText? {
      var table: [String: PropertyText] = [:]
      while !take("}") {
        guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
        table[key] = value
      }
      return .table(table)
    }

    private mutating func list(_ depth: Int) -> PropertyText? {
      var list: [PropertyText] = []
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        list.append(value)
        if !take(",") { return take(")") ? .list(list) : nil }
      }
      return .list(list)
    }

    private mutating func word() -> String? {
      skip()
      guard let first = next else { return nil }
      if first == UInt8(ascii: "\"") { return quoted() }
      let start = position
      let ends = Set("{}()=;,\"".utf8)
      while let byte = next, byte > 0x20, !ends.contains(byte) { position += 1 }
      return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
      position += 1
      var text: [UInt8] = []
      while let byte = next {
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), let escaped = next else {
          text.append(byte)
          continue
        }
        position += 1
        text.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped == UInt8(ascii: "t") ? 0x09 : escaped)
      }
      return nil
    }
  }
}
