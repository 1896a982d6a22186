import Foundation
internal import TextLayout

/// Texts of a `.stringsdict` file or of a string catalogue, whose words depend on a number.
///
/// The number is not known where the text is looked up. The lookup gives the format with the words for most numbers,
/// which is right to format by itself. `words(for:_:)` finds the rules of a format again when numbers are put in;
/// programs of the snapshot command ask it whenever they format a text.
package enum PluralTexts {
  /// A text with its rules.
  private struct Rules {
    var format: String
    var variables: [String: [String: String]] = [:]
    var language: String
    /// The forms of a text that varies as a whole, instead of `format`, and the place of the number that they go by.
    var whole: (forms: [String: String], place: Int)?
  }

  private static let known = LockedTable<String, Rules>()

  /// The texts of a file, in the language of its folder.
  static func texts(at path: String, language: String, isPad: Bool) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let cure = "Open it in Xcode and write it again, or correct the file by hand."
    func report(_ cause: String) {
      StringTables.reportUnreadable("A .stringsdict", path, cause, cure: cure)
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      report("It is no property list: \(StringTables.reason(error, isXML: true)).")
      return [:]
    }
    guard let entries = list as? [String: Any] else {
      report("It is no dictionary.")
      return [:]
    }
    let code = ["", "Base"].contains(language) ? "en" : language
    return entries.sorted { $0.key < $1.key }.reduce(into: [:]) { texts, entry in
      if let text = text(of: entry.value, language: code, isPad: isPad) {
        texts[entry.key] = text
      } else {
        report(
          "The entry \"\(entry.key)\" has no NSStringLocalizedFormatKey, nor forms for devices or widths.")
      }
    }
  }

  /// The text of an entry: a format with its variables, or one of several for devices or widths; nil for another form.
  private static func text(of entry: Any, language: String, isPad: Bool) -> String? {
    if let text = entry as? String { return text }
    guard let entry = entry as? [String: Any] else { return nil }
    if let format = entry["NSStringLocalizedFormatKey"] as? String {
      let variables = entry.compactMapValues { $0 as? [String: String] }
      return register(format: format, variables: variables, language: language)
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let own = devices[isPad ? "ipad" : "iphone"] ?? devices["other"] ?? devices["iphone"]
      return own.flatMap { text(of: $0, language: language, isPad: isPad) }
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // Without a width that is asked for, the text for the widest.
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
    return nil
  }

  /// Keeps the rules of a format and gives the format with the words for most numbers.
  static func register(format: String, variables: [String: [String: String]], language: String) -> String {
    register(Rules(format: format, variables: variables, language: language))
  }

  /// Keeps the forms of a text that varies as a whole, by its first number, and returns the form for most numbers.
  static func register(whole forms: [String: String], language: String) -> String? {
    guard let common = forms["other"] ?? forms.values.min() else { return nil }
    // What names no number reads alike for all: the number is the first argument then.
    let place = placeOfNumber(in: common) ?? 0
    return register(Rules(format: common, language: language, whole: (forms, place)))
  }

  private static func register(_ rules: Rules) -> String {
    let common = expanded(rules) { _ in "other" }.format
    _ = known.value(for: common) { rules }
    return common
  }

  /// The place of the first argument of a format that is a number, from 0.
  private static func placeOfNumber(in format: String) -> Int? {
    var rest = format[...]
    var next = 0
    while let sign = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var place = next
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        place = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      let kind = rest.first { $0.isLetter && !"hlqzjtL".contains($0) || $0 == "@" }
      if let kind, "diouxXfFeEgG".contains(kind) { return place }
    }
    return nil
  }

  /// The format and the arguments with the words for these numbers, where the format came from such a table; else nil.
  package static func words(for format: String, _ arguments: [any CVarArg]) -> String? {
    guard format.contains("%"), let rules = known.existing(format) else { return nil }
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
    if let whole = rules.whole {
      write((whole.forms[category(whole.place)] ?? rules.format)[...], only: nil)
    } else {
      write(rules.format[...], only: nil)
    }
    return (result, next)
  }
}
