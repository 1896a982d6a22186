internal import TextLayout

// How text is spoken, in attributed labels, values and hints. Nothing is spoken here: what a reader would do with them stands in the accessibility text
// of a screen (`--accessibility`).
extension NSAttributedString.Key {
  /// A number: 1 has marks of punctuation read out.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// A text: the language that is spoken, by its BCP 47 name (`fr-CA`).
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2: how high the voice is; 1 is the usual one.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// A number: 1 has an announcement wait for the one that is spoken.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A text in the letters of the International Phonetic Alphabet that is spoken in place of the characters.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// A number: 1 has each character spoken by itself.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 1 to 6: the characters are a heading of that level; 0 is none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// A text, or a list of texts, that an application wants to be told of the characters.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}

/// The attributes of speech of a text, in words.
enum SpokenAttributes {
  /// A line for each attribute of each stretch, in the order of the text; with the characters where they are not all of them.
  static func words(of text: NSAttributedString?) -> [String] {
    guard let text, text.length > 0 else { return [] }
    var words: [String] = []
    for (key, word) in names {
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
        guard let said = said(value, as: word) else { return }
        let part = text.attributedSubstring(from: range).string
        words.append(range.length == text.length ? said : "\(said): \(part)")
      }
    }
    return words
  }

  private static let names: [(NSAttributedString.Key, String)] = [
    (.accessibilityTextHeadingLevel, "heading level"), (.accessibilitySpeechLanguage, "language"),
    (.accessibilitySpeechPitch, "pitch"), (.accessibilitySpeechIPANotation, "pronounced"),
    (.accessibilitySpeechSpellOut, "spelled out"), (.accessibilitySpeechPunctuation, "with punctuation"),
    (.accessibilitySpeechQueueAnnouncement, "queued"), (.accessibilityTextCustom, "custom"),
  ]
  /// Those that are on or off.
  private static let switches: Set<String> = ["spelled out", "with punctuation", "queued"]

  private static func said(_ value: Any?, as word: String) -> String? {
    if let number = TextAttributes.number(value) {
      if switches.contains(word) { return number != 0 ? word : nil }
      if word == "heading level", number < 1 { return nil }
      if word == "pitch", number == 1 { return nil }
      return "\(word) \(number == number.rounded() ? String(Int(number)) : String(Double(number)))"
    }
    switch value {
    case let text as String: return text.isEmpty ? nil : "\(word) \(text)"
    case let texts as [String]: return texts.isEmpty ? nil : "\(word) \(texts.joined(separator: ", "))"
    case let isOn as Bool: return isOn && switches.contains(word) ? word : nil
    default: return nil
    }
  }
}
