import Foundation

/// Texts by key in the tables of a bundle: `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// Looked in are, in this order: the folder of the wanted language (`pt-BR.lproj`, then `pt.lproj`), `Base.lproj`, that of the language the
/// bundle was developed in, and the bundle itself. Without a wanted language the development language comes first. iOS looks a key up in
/// one language and the development language; the other places count here too, since source folders hold tables where Xcode would move them.
enum StringTables {
  private struct Key: Hashable {
    let folder: String
    let table: String
    let language: String
  }

  /// The texts of a table in one language.
  private typealias Texts = [String: String]

  private static let tables = LockedTable<Key, Texts>()

  static func forget() { tables.removeAll() }

  /// The text of a key, or nil where no table of the folders has it.
  static func text(for key: String, table: String, in folders: [String], development: String) -> String? {
    let languages = chain(wanted: ResourceSearchPath.languageOfTables, development: development)
    for language in languages {
      for folder in folders {
        let texts = tables.value(for: Key(folder: folder, table: table, language: language)) {
          read(table, language: language, in: folder)
        }
        if let text = texts[key] { return text }
      }
    }
    return nil
  }

  /// The languages to look in, the empty text standing for the bundle itself.
  static func chain(wanted: String?, development: String) -> [String] {
    var chain: [String] = []
    func add(_ language: String) {
      if !chain.contains(language) { chain.append(language) }
    }
    func addWithParents(_ language: String) {
      var parts = language.replacing("_", with: "-").split(separator: "-")
      while !parts.isEmpty {
        add(parts.joined(separator: "-"))
        parts.removeLast()
      }
    }
    if let wanted { addWithParents(wanted) } else { addWithParents(development) }
    add("Base")
    addWithParents(development)
    add("")
    return chain
  }

  private static func read(_ table: String, language: String, in folder: String) -> Texts {
    let place = language.isEmpty ? folder : "\(folder)/\(language).lproj"
    var texts: Texts = [:]
    if language.isEmpty || language == "Base" {
      // Catalogues hold all languages; asked last, so that tables of their own come first.
      texts.merge(
        StringCatalogue.texts(at: "\(folder)/\(table).xcstrings", language: ResourceSearchPath.languageOfTables)
      ) { $1 }
    }
    texts.merge(strings(at: "\(place)/\(table).strings")) { $1 }
    texts.merge(PluralTexts.texts(at: "\(place)/\(table).stringsdict", language: language)) { $1 }
    return texts
  }

  private static func strings(at path: String) -> Texts {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    if let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] {
      return texts
    }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "A table of strings cannot be read.", object: path,
        likelyCause: "It is not made of lines such as \"key\" = \"text\"; in UTF-8 or UTF-16.",
        cure: "Look for a missing semicolon or quotation mark."))
    return [:]
  }
}

/// Texts of a string catalogue (`.xcstrings`), which holds all languages of a table.
private enum StringCatalogue {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit?
      }
      let localizations: [String: Localization]?
    }
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  static func texts(at path: String, language: String?) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [:] }
    let chain = StringTables.chain(wanted: language, development: contents.sourceLanguage)
    return contents.strings.compactMapValues { entry in
      chain.lazy.compactMap { entry.localizations?[$0]?.stringUnit?.value }.first
    }
  }
}
