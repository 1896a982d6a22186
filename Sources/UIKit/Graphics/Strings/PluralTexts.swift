import Foundation
internal import TextLayout

/// Texts of a `.stringsdict` file, whose words depend on a number.
///
/// The number is not known where the text is looked up. What is given there is the format with the words for most numbers, which is right
/// to format by itself. `words(for:_:)` finds the rules of a format again when numbers are put in; programs of the snapshot command
/// ask it whenever they format a text.
package enum PluralTexts {
  /// A text with its rules.
  private struct Rules {
    var format: String
    var variables: [String: [String: String]]
    var language: String
  }

  private static let known = LockedTable<String, Rules?>()

  /// The texts of a file, in the language of its folder.
  static func texts(at path: String, language: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let entries = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    else { return [:] }
    let code = ["", "Base"].contains(language) ? "en" : language
    return entries.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      let rules = Rules(
        format: format, variables: entry.compactMapValues { $0 as? [String: String] }, language: code)
      let common = expanded(rules) { _ in "other" }.format
      _ = known.value(for: common) { rules }
      return common
    }
  }

  /// The format and the arguments with the words for these numbers, where the format came from a `.stringsdict`; else nil.
  package static func words(for format: String, _ arguments: [any CVarArg]) -> String? {
    guard format.contains("%"), let rules = known.value(for: format, make: { nil }) else { return nil }
    return expanded(rules) { place in
      guard arguments.indices.contains(place), let number = number(arguments[place]) else { return "other" }
      return PluralCategory.name(of: number, language: rules.language)
    }.format
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The format with each `%#@name@` replaced by the words of the category that `category` gives for the argument of that place.
  ///
  /// All specifiers name their arguments by number in the result.
  private static func expanded(_ rules: Rules, category: (Int) -> String) -> (format: String, used: Int) {
    var result = ""
    var next = 0
    func write(_ format: Substring, only place: Int?) {
      var rest = format
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" {
          result += "%%"
          rest = rest.dropFirst()
          continue
        }
        let digits = rest.prefix { $0.isNumber }
        var argument = place
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
          if argument == nil { argument = Int(digits).map { $0 - 1 } }
          rest = rest.dropFirst(digits.count + 1)
        }
        let own = argument ?? next
        if argument == nil { next += 1 }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
          let forms = rules.variables[String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])] ?? [:]
          rest = rest[rest.index(after: end)...]
          let words = forms[category(own)] ?? forms["other"] ?? ""
          write(words[...], only: own)
        } else {
          result += "%\(own + 1)$"
        }
      }
      result += rest
    }
    write(rules.format[...], only: nil)
    return (result, next)
  }
}
