import Foundation

/// A piece of an HTML document.
enum HTMLToken: Equatable {
  /// Characters, with their entities resolved and their white space as it stands.
  case text(String)
  /// A tag that opens an element; names are in small letters.
  case open(String, attributes: [String: String])
  case close(String)
}

/// Takes HTML apart as browsers do: whatever stands there becomes tokens, and nothing is an error.
struct HTMLTokens {
  private let units: [Character]
  private var at = 0
  private(set) var tokens: [HTMLToken] = []
  private var text = ""

  /// Elements whose content is characters up to their own end.
  private static let raw: Set<String> = ["script", "style", "title", "textarea", "xmp"]

  static func read(_ document: String) -> [HTMLToken] {
    var reader = HTMLTokens(document)
    reader.readAll()
    return reader.tokens
  }

  private init(_ document: String) {
    units = Array(document.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n"))
  }

  private func peek(_ offset: Int = 0) -> Character? { at + offset < units.count ? units[at + offset] : nil }

  private func startsWith(_ word: String) -> Bool {
    guard at + word.count <= units.count else { return false }
    return String(units[at..<at + word.count]).lowercased() == word
  }

  private mutating func finishText() {
    guard !text.isEmpty else { return }
    tokens.append(.text(text))
    text = ""
  }

  private mutating func readAll() {
    while let character = peek() {
      if character == "<", let next = peek(1), next.isLetter || next == "/" || next == "!" || next == "?" {
        readMarkup()
      } else if character == "&" {
        text += readEntity()
      } else {
        text.append(character)
        at += 1
      }
    }
    finishText()
  }

  private mutating func readMarkup() {
    if startsWith("<!--") {
      at += 4
      while at < units.count, !startsWith("-->") { at += 1 }
      at = min(units.count, at + 3)
    } else if peek(1) == "!" || peek(1) == "?" {
      skip(behind: ">")
    } else if peek(1) == "/" {
      at += 2
      let name = readName()
      skip(behind: ">")
      finishText()
      if !name.isEmpty { tokens.append(.close(name)) }
    } else {
      at += 1
      let name = readName()
      let (attributes, isClosed) = readAttributes()
      finishText()
      tokens.append(.open(name, attributes: attributes))
      if Self.raw.contains(name), !isClosed { readRaw(name) }
    }
  }

  private mutating func skip(behind end: Character) {
    while let character = peek(), character != end {
      _ = character
      at += 1
    }
    at += 1
  }

  private mutating func readName() -> String {
    var name = ""
    while let character = peek(), !character.isWhitespace, character != ">", character != "/", character != "=" {
      name.append(character)
      at += 1
    }
    return name.lowercased()
  }

  private mutating func skipSpace() { while peek()?.isWhitespace == true { at += 1 } }

  /// The attributes up to the end of the tag, and whether the tag closes the element as well.
  private mutating func readAttributes() -> ([String: String], Bool) {
    var attributes: [String: String] = [:]
    var isClosed = false
    while true {
      skipSpace()
      guard let character = peek() else { return (attributes, isClosed) }
      if character == ">" {
        at += 1
        return (attributes, isClosed)
      }
      if character == "/" || character == "=" {
        isClosed = character == "/"
        at += 1
        continue
      }
      let name = readName()
      skipSpace()
      var value = ""
      if peek() == "=" {
        at += 1
        skipSpace()
        value = readValue()
      }
      if attributes[name] == nil { attributes[name] = value }
    }
  }

  private mutating func readValue() -> String {
    var value = ""
    if let quote = peek(), quote == "\"" || quote == "'" {
      at += 1
      while let character = peek(), character != quote {
        if character == "&" {
          value += readEntity()
        } else {
          value.append(character)
          at += 1
        }
      }
      at += 1
      return value
    }
    while let character = peek(), !character.isWhitespace, character != ">" {
      if character == "&" {
        value += readEntity()
      } else {
        value.append(character)
        at += 1
      }
    }
    return value
  }

  private mutating func readRaw(_ name: String) {
    let end = "</" + name
    var content = ""
    while let character = peek(), !startsWith(end) {
      content.append(character)
      at += 1
    }
    if !content.isEmpty { tokens.append(.text(content)) }
  }

  /// The text of an entity; an ampersand without entity is itself.
  private mutating func readEntity() -> String {
    at += 1
    let start = at
    if peek() == "#" {
      at += 1
      let isHexadecimal = peek() == "x" || peek() == "X"
      if isHexadecimal { at += 1 }
      var digits = ""
      while let character = peek(), isHexadecimal ? character.isHexDigit : character.isASCII && character.isNumber {
        digits.append(character)
        at += 1
      }
      if peek() == ";" { at += 1 }
      guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
        at = start
        return "&"
      }
      return HTMLEntities.character(value)
    }
    var name = ""
    while let character = peek(), character.isASCII, character.isLetter || character.isNumber, name.count < 32 {
      name.append(character)
      at += 1
    }
    guard let value = HTMLEntities.text(name) else {
      at = start
      return "&"
    }
    if peek() == ";" { at += 1 }
    return value
  }
}
