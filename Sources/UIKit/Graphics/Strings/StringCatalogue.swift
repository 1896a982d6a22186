import Foundation

/// Texts of a string catalogue (`.xcstrings`), which holds all languages of a table, with what Xcode makes of them when it builds: forms of
/// number become those of a `.stringsdict`, and of forms for devices the device's is taken.
enum StringCatalogue {
  private struct Contents: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  /// A text in a language, or what it depends on.
  private final class Localization: Decodable {
    struct Unit: Decodable {
      let state: String?
      let value: String
    }
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }
    struct Substitution: Decodable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?
    }
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// The localization for the device.
    func forDevice(isPad: Bool) -> Localization {
      guard let device = variations?.device else { return self }
      return (device[isPad ? "ipad" : "iphone"] ?? device["other"] ?? device["iphone"])?.forDevice(isPad: isPad) ?? self
    }

    /// The forms of number as texts.
    static func texts(_ forms: [String: Localization], isPad: Bool) -> [String: String] {
      forms.compactMapValues { $0.forDevice(isPad: isPad).stringUnit?.value }
    }
  }

  static func texts(at path: String, language: String?, isPad: Bool) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      StringTables.reportUnreadable(
        "A string catalogue", path, AssetContents.words(for: error),
        cure: "Open it in Xcode and write it again, or correct the file by hand.")
      return [:]
    }
    let chain = StringTables.chain(wanted: language, development: contents.sourceLanguage)
    return contents.strings.compactMapValues { entry in
      for language in chain {
        guard let localization = entry.localizations?[language]?.forDevice(isPad: isPad) else { continue }
        let code = ["", "Base"].contains(language) ? contents.sourceLanguage : language
        if let text = text(localization, language: code, isPad: isPad) { return text }
      }
      return nil
    }
  }

  private static func text(_ localization: Localization, language: String, isPad: Bool) -> String? {
    if let plural = localization.variations?.plural {
      return PluralTexts.register(whole: Localization.texts(plural, isPad: isPad), language: language)
    }
    guard let unit = localization.stringUnit else { return nil }
    // What nobody has translated yet is not in the program.
    if unit.state == "new", unit.value.isEmpty { return nil }
    guard let substitutions = localization.substitutions, !substitutions.isEmpty else { return unit.value }
    var format = unit.value
    var variables: [String: [String: String]] = [:]
    for (name, substitution) in substitutions {
      let specifier = substitution.formatSpecifier ?? "lld"
      let forms = Localization.texts(substitution.variations?.plural ?? [:], isPad: isPad)
      variables[name] = forms.mapValues { $0.replacing("%arg", with: "%" + specifier) }
      if let place = substitution.argNum { format = format.replacing("%#@\(name)@", with: "%\(place)$#@\(name)@") }
    }
    return PluralTexts.register(format: format, variables: variables, language: language)
  }
}
