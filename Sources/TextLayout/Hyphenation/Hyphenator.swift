import CTextShims
import Glibc
internal import SystemFiles

/// The hyphenation patterns of the languages that have free ones; nothing else of the machine is read.
package struct PatternFile: Sendable {
  /// The languages, as identifiers of BCP 47; the first file of the list that has a text's language, or that without its region, is used.
  package let languages: [String]
  package let file: FontFile

  private init(_ languages: [String], _ name: String, _ package: String) {
    self.languages = languages
    var file = FontFile(
      name: "hyph_\(name).dic", paths: ["/usr/share/hyphen/hyph_\(name).dic"], faceIndex: 0, package: package)
    file.kind = .patterns
    self.file = file
  }

  /// All files.
  ///
  /// Languages whose patterns are under the GPL alone, Portuguese of Portugal among them, are not in the list.
  package static let all: [PatternFile] = [
    PatternFile(["en-GB", "en-AU", "en-IE", "en-NZ", "en-ZA", "en-IN"], "en_GB", "hyphen-en-gb"),
    PatternFile(["en"], "en_US", "hyphen-en-us"),
    PatternFile(["de"], "de_DE", "hyphen-de"),
    PatternFile(["fr"], "fr", "hyphen-fr"),
    PatternFile(["es"], "es_ES", "hyphen-es"),
    PatternFile(["it"], "it_IT", "hyphen-it"),
    PatternFile(["nl"], "nl_NL", "hyphen-nl"),
    PatternFile(["pt-BR"], "pt_BR", "hyphen-pt-br"),
    PatternFile(["sv"], "sv_SE", "hyphen-sv"),
    PatternFile(["da"], "da_DK", "hyphen-da"),
  ]

  /// Returns the place in the list of a language's patterns, `de_CH` and `de-Latn-CH` being German; nil without
  /// patterns.
  package static func index(language: String) -> Int? {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first?.lowercased() else { return nil }
    let region = parts.dropFirst().last { $0.utf8.count == 2 }?.uppercased()
    if let region, let exact = all.firstIndex(where: { $0.languages.contains("\(first)-\(region)") }) { return exact }
    // Brazil's Portuguese is the one that is meant where no region is named.
    if first == "pt", region == nil { return all.firstIndex { $0.languages.contains("pt-BR") } }
    return all.firstIndex { $0.languages.contains(first) }
  }
}

/// Finds where words may be parted at the end of a line; patterns are read when the first word of their language is asked for.
///
/// Used under the engine's lock only.
final class Hyphenator {
  private enum Patterns {
    case unread, missing
    case read(OpaquePointer)
  }

  private var patterns = [Patterns](repeating: .unread, count: PatternFile.all.count)
  private var places = [UInt8](repeating: 0, count: 256)

  deinit {
    for case .read(let handle) in patterns { masthead_hyphens_close(handle) }
  }

  /// Calls `body` with each place at which a word may be parted, from the first on, until `body` returns false.
  func visitPlaces(
    in word: UnsafePointer<UInt16>, count: Int, language: String, tell: (FontProblem) -> Void, body: (Int) -> Bool
  ) {
    guard count <= places.count, let index = PatternFile.index(language: language),
      let handle = handle(index, tell: tell), masthead_hyphens_mark(handle, word, Int32(count), &places) != 0
    else { return }
    for place in 1..<count where places[place] != 0 {
      if !body(place) { return }
    }
  }

  private func handle(_ index: Int, tell: (FontProblem) -> Void) -> OpaquePointer? {
    switch patterns[index] {
    case .read(let handle): return handle
    case .missing: return nil
    case .unread: break
    }
    let file = PatternFile.all[index].file
    for path in file.paths {
      guard let handle = masthead_hyphens_open(path) else { continue }
      patterns[index] = .read(handle)
      if let finding = FontInspector.patterns.finding(path: path) {
        tell(
          FontProblem(
            file: file, unreadablePath: nil, substitute: "Words are parted by it all the same.",
            difference: FontDifference(path: path, expected: finding.entry.version, found: finding.foundVersion)))
      }
      return handle
    }
    patterns[index] = .missing
    tell(
      FontProblem(
        file: file, unreadablePath: file.paths.first { access($0, F_OK) == 0 }, substitute: "Its words stay whole.",
        difference: nil))
    return nil
  }
}
