/// Invented languages, which show the parts of a screen that are not ready for translation.
///
/// Texts that are looked up are changed; a text that stays as it is is one that nobody can translate. The codes are Android's.
package enum Pseudolocale: String, Sendable, CaseIterable {
  /// Each letter with an accent, in brackets: `[Ŝéţţîñĝš]`.
  case accented = "en-XA"
  /// About half as long again, as German or Finnish may be: `[Settings one two]`.
  case long = "en-XL"
  /// Read from right to left, by marks around each text.
  case rightToLeft = "ar-XB"

  /// The pseudolocale of a code, whatever its capitals; nil for spoken languages.
  package init?(language: String?) {
    guard let language, let found = Self.allCases.first(where: { $0.rawValue.lowercased() == language.lowercased() })
    else { return nil }
    self = found
  }

  /// The changed text; placeholders of formats (`%@`, `%1$d`, `%#@count@`) stay as they are.
  package func text(_ text: String) -> String {
    switch self {
    case .accented: return "[" + Self.mapped(text) { Self.accents[$0] ?? $0 } + "]"
    case .long: return text.isEmpty ? text : "[" + text + Self.filler(text.count) + "]"
    // Right-to-left override … pop directional formatting; placeholders stand inside, where numbers and names turn around too.
    case .rightToLeft: return text.isEmpty ? text : "\u{202E}" + text + "\u{202C}"
    }
  }

  private static let accents: [Character: Character] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented))
  }()

  private static func filler(_ count: Int) -> String {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    // Short texts grow most: a word of three letters may become one of ten.
    let wanted = count <= 10 ? max(count, 4) : (count + 1) / 2
    var filler = ""
    var place = 0
    while filler.count < wanted {
      filler += " " + words[place % words.count]
      place += 1
    }
    return filler
  }

  /// Changes the characters outside of a format's placeholders.
  private static func mapped(_ text: String, _ change: (Character) -> Character) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(change(character))
        continue
      }
      result.append(character)
      // Flags, numbers and lengths, then the letter of a conversion; `%#@name@` names a variable.
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
        continue
      }
      while let next = rest.popFirst() {
        result.append(next)
        if next == "%" || next == "@" || (next.isLetter && !"hlqLztj".contains(next)) || next.isWhitespace { break }
      }
    }
    return result
  }
}
