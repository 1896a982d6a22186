/// Puts names and paths into generated text, so that each reads back unchanged.
///
/// All generated sources, lists and property lists escape by these functions.
public enum GeneratedText {
  /// A Swift string literal with that value, also in `#sourceLocation(file:line:)`.
  public static func swift(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A text of JSON and YAML with that value.
  public static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Characters of XML, of an element or of an attribute in quotes, with that value; those that XML cannot hold are left out.
  public static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a name for Swift source: in backticks for a keyword or a raw identifier (SE-0451).
  ///
  /// Types with arguments are no names and stay as they are.
  public static func identifier(_ name: String) -> String {
    keywords.contains(name) || isRaw(name) ? "`\(name)`" : name
  }

  private static func isRaw(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    if ("0"..."9").contains(first) { return true }
    let isType = name.unicodeScalars.contains { "<>[]?&`".unicodeScalars.contains($0) }
    return !isType && name.unicodeScalars.contains { $0.value < 0x80 && !isOfPlainNames($0) }
  }

  private static func isOfPlainNames(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
      || ("A"..."Z").contains(scalar)
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "deinit", "default", "switch",
    "case", "for", "in", "is", "as",
    "if", "else", "return", "self", "super", "import", "operator", "repeat", "where", "while", "do", "try", "throw",
    "catch", "defer", "guard",
    "break", "continue", "fallthrough", "public", "private", "internal", "static", "subscript", "typealias",
    "associatedtype", "inout", "nil",
    "true", "false", "throws", "rethrows", "Any",
  ]
}
