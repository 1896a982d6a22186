/// The words that the system puts on its own controls, in the language of the screen.
///
/// `system-words.tsv`: a line a word, of English first and then the languages that the first line names. Where the sources of the words are
/// named: `docs/uikit-facts.md`, "Words of the system".
package enum SystemWords {
  /// A word by its English; the English itself where no table has it.
  package static func word(_ english: String) -> String {
    guard let language = ResourceSearchPath.languageOfTables, let table = table(of: language) else { return english }
    return tables[table]?[english] ?? english
  }

  /// The languages that there are words in, without English.
  static var languages: [String] { tables.keys.sorted() }

  /// The table that a language has its words from, as iOS goes from `de-CH` to `de`; Chinese by its script or place.
  static func table(of language: String) -> String? {
    var parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    if parts.first == "zh" {
      let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
      return isTraditional ? "zh-Hant" : "zh-Hans"
    }
    if parts.first == "pt" { return "pt-BR" }
    if parts.first == "no" { parts[0] = "nb" }
    if parts.first == "iw" { parts[0] = "he" }
    return parts.first.flatMap { tables[$0] == nil ? nil : $0 }
  }

  private static let tables: [String: [String: String]] = {
    let lines = PackageResources.system_words_tsv.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let head = lines.first else { return [:] }
    var tables: [String: [String: String]] = [:]
    for line in lines.dropFirst() {
      guard line.count == head.count else { fatalError("system-words.tsv: \(line[0]) is not in all languages") }
      for column in 1..<head.count { tables[head[column], default: [:]][line[0]] = line[column] }
    }
    return tables
  }()
}
