/// Reads the XML that Xcode writes.
///
/// Elements, attributes, characters, comments, processing instructions, `CDATA`, the five named entities and numbers of characters
/// are read; a document type is skipped. Entities that a document declares itself are not, so that no document can grow in memory beyond its
/// size. Other bytes than XML end reading with an error that names the line; no bytes make it crash.
struct DocumentParser {
  /// The greatest depth of elements in each other; views of more could not be laid out.
  static let deepest = 400

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ what: String) -> DocumentError { DocumentError(line: line, what: what) }

  /// The outermost element.
  mutating func parse() throws(DocumentError) -> DocumentElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw failure("it is not written in UTF-8")
    }
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) {
      throw failure("it is compiled; the file that Xcode edits is what is read here")
    }
    try skipOutside()
    guard place < bytes.count else { throw failure("there is no element in it") }
    guard let root = try tag() else { throw failure("it begins with the end of an element") }
    if !root.isClosed { try content(of: root.element) }
    return root.element
  }

  // MARK: Elements

  /// Reads the content of an element, to its end.
  private mutating func content(of root: DocumentElement) throws(DocumentError) {
    var open = [root]
    while let element = open.last {
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: "<") { advance() }
      if place > start { element.text += try text(start..<place) }
      guard place < bytes.count else { throw failure("<\(element.name)> of line \(element.line) has no end") }
      if try skipMarkup(into: element) { continue }
      if follows("</") {
        place += 2
        let name = try name()
        skipBlanks()
        guard take(">") else { throw failure("the end of <\(name)> has no >") }
        guard name == element.name else {
          throw failure("</\(name)> stands where <\(element.name)> of line \(element.line) ends")
        }
        open.removeLast()
        continue
      }
      guard let found = try tag() else { throw failure("an element was expected") }
      element.append(found.element)
      guard !found.isClosed else { continue }
      guard open.count < Self.deepest else {
        throw failure("elements lie in each other more than \(Self.deepest) deep")
      }
      open.append(found.element)
    }
  }

  /// Reads a tag; nil where none begins.
  private mutating func tag() throws(DocumentError) -> (element: DocumentElement, isClosed: Bool)? {
    let start = line
    guard take("<") else { return nil }
    let name = try name()
    var attributes: [(name: String, value: String)] = []
    while true {
      skipBlanks()
      if take("/>") { return (DocumentElement(name: name, line: start, attributes: attributes), true) }
      if take(">") { return (DocumentElement(name: name, line: start, attributes: attributes), false) }
      guard place < bytes.count else { throw failure("<\(name)> of line \(start) has no >") }
      let attribute = try self.name()
      skipBlanks()
      guard take("=") else { throw failure("the attribute \(attribute) of <\(name)> has no value") }
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
        throw failure("the value of \(attribute) of <\(name)> is not in quotes")
      }
      let quote = bytes[place]
      place += 1
      let first = place
      while place < bytes.count, bytes[place] != quote { advance() }
      guard place < bytes.count else { throw failure("the value of \(attribute) of <\(name)> has no end") }
      attributes.append((attribute, try text(first..<place)))
      place += 1
    }
  }

  private mutating func name() throws(DocumentError) -> String {
    let start = place
    while place < bytes.count, Self.isOfName(bytes[place]) { place += 1 }
    guard place > start else { throw failure("a name was expected") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }

  // MARK: Beside elements

  /// Skips blanks, markup and document types outside of the outermost element.
  private mutating func skipOutside() throws(DocumentError) {
    while place < bytes.count {
      skipBlanks()
      if place >= bytes.count { return }
      if try skipMarkup(into: nil) { continue }
      if follows("<!DOCTYPE") {
        try skip(to: ">", what: "the document type")
        continue
      }
      guard bytes[place] == UInt8(ascii: "<") else { throw failure("it is not XML") }
      return
    }
  }

  /// Skips a comment or processing instruction, reads `CDATA`; whether there was one.
  private mutating func skipMarkup(into element: DocumentElement?) throws(DocumentError) -> Bool {
    if follows("<!--") {
      try skip(to: "-->", what: "a comment")
      return true
    }
    if follows("<?") {
      try skip(to: "?>", what: "a processing instruction")
      return true
    }
    if let element, follows("<![CDATA[") {
      let start = place + 9
      try skip(to: "]]>", what: "CDATA")
      element.text += String(decoding: bytes[start..<max(start, place - 3)], as: UTF8.self)
      return true
    }
    return false
  }

  private mutating func skip(to end: StaticString, what: String) throws(DocumentError) {
    let start = line
    while place < bytes.count {
      if take(end) { return }
      advance()
    }
    throw DocumentError(line: start, what: "\(what) has no end")
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0D, 0x0A: advance()
      default: return
      }
    }
  }

  private mutating func advance() {
    if bytes[place] == 0x0A { line += 1 }
    place += 1
  }

  private func follows(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard follows(text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  // MARK: Characters

  /// Returns characters with entities replaced by their values.
  private func text(_ range: Range<Int>) throws(DocumentError) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let limit = min(range.upperBound, index + 12)
      guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")) else {
        throw failure("an & is not the beginning of an entity; write &amp;")
      }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      guard let character = Self.character(name) else { throw failure("&\(name); is not known") }
      result.append(contentsOf: String(character).utf8)
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(_ entity: String) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
