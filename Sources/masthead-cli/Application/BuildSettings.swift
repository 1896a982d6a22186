import SourceAdapter

/// The values of `$(NAME)` and `${NAME}` in an Info.plist: the project's settings, and those that follow from the
/// product's name.
struct BuildSettings {
  private let values: [String: String]

  init(_ application: Application) {
    var values = [
      "PRODUCT_NAME": application.name, "PRODUCT_BUNDLE_IDENTIFIER": application.bundleIdentifier,
      "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    values.merge(application.settings) { $1 }
    // The program is called so here, whatever the project calls it.
    values.merge([
      "TARGET_NAME": application.name, "EXECUTABLE_NAME": application.name,
      "PRODUCT_MODULE_NAME": application.moduleName, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]) { $1 }
    self.values = values
  }

  /// Returns a property list with the values in it, escaped in XML; unknown names become nothing, as in Xcode.
  func substituted(in text: String) -> String {
    let isXML = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
    return replaced(in: text, depth: 0) { isXML ? GeneratedText.xml($0) : $0 }
  }

  /// Returns the text with each name replaced, in values too; a name that refers to itself ends as nothing.
  private func replaced(in text: String, depth: Int, _ escape: (String) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{", let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      if depth < 8 { result += escape(value(of: name, depth: depth)) }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The value of `NAME` or `NAME:OPERATOR`.
  private func value(of name: Substring, depth: Int) -> String {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let own = values[String(parts[0])] ?? ""
    var value = replaced(in: own, depth: depth + 1) { $0 }
    for part in parts.dropFirst() {
      switch part {
      case "rfc1034identifier":
        value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
      case "c99extidentifier", "identifier":
        value = String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if value.first?.isNumber == true { value = "_" + value }
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default: if part.hasPrefix("default="), value.isEmpty { value = String(part.dropFirst("default=".count)) }
      }
    }
    return value
  }
}
