/// A word or a sign of Swift source; comments, literals and white space are left out.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    case word
    case sign
  }

  var kind: Kind
  var text: String
  /// Line counted from 1.
  var line: Int
}

/// Splits Swift source into words and signs, skipping comments, string literals (also raw, multi-line and interpolated)
/// and delimited regular expressions.
///
/// It is no parser: it sees just enough to find class declarations without being fooled by text that looks like one.
/// O(bytes); never traps, whatever the bytes are.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  static func tokens(in bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: bytes)
    tokenizer.scan(untilClosingParenthesis: false)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Scans to the end, or, inside an interpolation, to the parenthesis that closes it.
  private mutating func scan(untilClosingParenthesis isInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      if starts(with: "//") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if byte == UInt8(ascii: "\"") {
        skipString(pounds: 0)
      } else if byte == UInt8(ascii: "#"), let pounds = poundsBeforeLiteral() {
        advance(pounds)
        if peek() == UInt8(ascii: "\"") { skipString(pounds: pounds) } else { skipRegularExpression(pounds: pounds) }
      } else if Self.isWordByte(byte) || byte == UInt8(ascii: "`") {
        appendWord()
      } else {
        if isInterpolation {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") {
            if depth == 0 { return }
            depth -= 1
          }
        } else if byte > 0x20 {
          tokens.append(SwiftToken(kind: .sign, text: String(UnicodeScalar(byte)), line: line))
        }
        advance()
      }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func appendWord() {
    let start = index
    if peek() == UInt8(ascii: "`") {
      advance()
      while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
      advance()
    } else {
      while let byte = peek(), Self.isWordByte(byte) { advance() }
    }
    tokens.append(SwiftToken(kind: .word, text: String(decoding: bytes[start..<index], as: UTF8.self), line: line))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of `#` here when a string or regular expression follows them.
  private func poundsBeforeLiteral() -> Int? {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    let next = peek(count)
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "/") ? count : nil
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipString(pounds: Int) {
    let isMultiline = starts(with: "\"\"\"")
    let quotes = isMultiline ? 3 : 1
    advance(quotes)
    while let byte = peek() {
      let closes = isMultiline ? starts(with: "\"\"\"") : byte == UInt8(ascii: "\"")
      if closes && hasPounds(pounds, at: quotes) {
        advance(quotes + pounds)
        return
      }
      if !isMultiline && byte == UInt8(ascii: "\n") { return }  // An unterminated literal: the compiler will tell.
      if byte == UInt8(ascii: "\\") && hasPounds(pounds, at: 1) {
        advance(1 + pounds)
        if peek() == UInt8(ascii: "(") {
          advance()
          let count = tokens.count
          scan(untilClosingParenthesis: true)
          tokens.removeSubrange(count...)
        }
      }
      advance()
    }
  }

  private mutating func skipRegularExpression(pounds: Int) {
    advance()
    while let byte = peek() {
      if byte == UInt8(ascii: "/") && hasPounds(pounds, at: 1) {
        advance(1 + pounds)
        return
      }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
  }
}
