import CTextShims

/// The form of words that a number takes in a language.
package enum PluralCategory {
  /// The plural category of a number, `zero`, `one`, `two`, `few`, `many` or `other`, by ICU's rules for the language;
  /// `other` for a language without rules.
  package static func name(of number: Double, language: String) -> String {
    var name = [CChar](repeating: 0, count: 32)
    let length = masthead_plural_category(language, number, &name, Int32(name.count))
    guard length > 0 else { return "other" }
    return String(decoding: name.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
