import Foundation

/// Texts by key in the tables of a bundle: `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// A table that is there and cannot be read is told with the line where Foundation ended.
///
/// Looked in are, in this order: the folder of the wanted language (`pt-BR.lproj`, then `pt.lproj`), `Base.lproj`, that of the language the
/// bundle was developed in, and the bundle itself. Without a wanted language the development language comes first. iOS looks a key up in
/// one language and the development language; the other places count here too, since source folders hold tables where Xcode would move them.
enum StringTables {
  private struct Key: Hashable {
    let folder: String
    let table: String
    let language: String
    /// The language that is looked for, of a catalogue of all languages.
    let wanted: String?
    let isPad: Bool
  }

  /// The texts of a table in one language.
  private typealias Texts = [String: String]

  private static let tables = LockedTable<Key, Texts>()

  static func forget(_ files: ChangedFiles) { tables.removeAll { files.touch($0.folder) } }

  /// The text of a key, or nil where no table of the folders has it.
  static func text(for name: String, table: String, in folders: [String], development: String) -> String? {
    let wanted = ResourceSearchPath.languageOfTables
    let languages = chain(wanted: wanted, development: development)
    let isPad = Stage.current.currentTraits.userInterfaceIdiom == .pad
    for language in languages {
      for folder in folders {
        let key = Key(folder: folder, table: table, language: language, wanted: wanted, isPad: isPad)
        let texts = tables.value(for: key) { read(key) }
        if let text = texts[name] { return text }
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

  private static func read(_ key: Key) -> Texts {
    let (folder, table, language, isPad) = (key.folder, key.table, key.language, key.isPad)
    let place = language.isEmpty ? folder : "\(folder)/\(language).lproj"
    var texts: Texts = [:]
    if language.isEmpty || language == "Base" {
      // Catalogues hold all languages; asked last, so that tables of their own come first.
      texts.merge(
        StringCatalogue.texts(at: "\(folder)/\(table).xcstrings", language: key.wanted, isPad: isPad)
      ) { $1 }
    }
    texts.merge(strings(at: "\(place)/\(table).strings")) { $1 }
    texts.merge(PluralTexts.texts(at: "\(place)/\(table).stringsdict", language: language, isPad: isPad)) { $1 }
    return texts
  }

  private static func strings(at path: String) -> Texts {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let cure = "Look for a missing semicolon or quotation mark."
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let texts = list as? [String: String] { return texts }
      reportUnreadable("A table of strings", path, "Its lines are not all such as \"key\" = \"text\";.", cure: cure)
    } catch {
      let reason = reason(error, isXML: data.starts(with: Data("<".utf8)))
      reportUnreadable(
        "A table of strings", path,
        "It is not made of lines such as \"key\" = \"text\"; in UTF-8 or UTF-16: \(reason).", cure: cure)
    }
    return [:]
  }

  // MARK: Problems

  /// Says that a table is there and cannot be read.
  static func reportUnreadable(_ what: String, _ path: String, _ cause: String, cure: String) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "\(what) cannot be read, so that its texts are missing.", object: path,
        likelyCause: cause, cure: cure))
  }

  /// Why Foundation cannot read a property list, with its line.
  static func reason(_ error: any Error, isXML: Bool) -> String {
    let details = (error as NSError).userInfo
    let old = (details["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo["NSDebugDescription"] as? String
    return (isXML ? nil : old) ?? details["NSDebugDescription"] as? String ?? "its form is not known"
  }
}
