import Foundation
internal import InterfaceDocuments

/// The places of documents, and the documents read so far.
///
/// Looked for in the bundle's resources, then in the folders of the screens' sources, then in the resource bundles that SwiftPM puts beside a
/// program; in each of them in the folders inside, too, nearest first, and of folders of languages in that of the application before
/// `Base.lproj`. Files are those that Xcode edits: nothing compiles them.
@MainActor enum NibFiles {
  /// A document or why there is none.
  enum Result {
    case found(NibDocument)
    case missing(searched: [String])
    case unreadable(path: String, DocumentError)
  }

  /// A folder, and how deep it is looked into.
  private struct Folder: Hashable {
    let path: String
    let depth: Int
  }

  /// A document with the folders that its texts are looked for in.
  private struct Place: Hashable {
    let path: String
    let folders: [Folder]
  }

  private nonisolated static let documents = LockedTable<Place, Result>()
  private nonisolated static let indices = LockedTable<Folder, [String: [String]]>()

  /// Forgets the documents read so far, to look for them again.
  nonisolated static func forget(_ files: ChangedFiles) {
    documents.removeAll { $0.folders.contains { files.touch($0.path) } }
    indices.removeAll { files.touch($0.path) }
  }

  /// The document of a name, without or with its extension.
  static func document(named name: String, type: String, bundle: Bundle?) -> Result {
    let folders = folders(of: bundle)
    guard let path = path(named: name, type: type, folders) else { return .missing(searched: folders.map(\.path)) }
    return documents.value(for: Place(path: path, folders: folders)) { read(path, name: name, type: type, folders) }
  }

  /// Whether there is a document of that name.
  static func hasDocument(named name: String, type: String, bundle: Bundle?) -> Bool {
    path(named: name, type: type, folders(of: bundle)) != nil
  }

  private static func read(_ path: String, name: String, type: String, _ folders: [Folder]) -> Result {
    guard let data = FileManager.default.contents(atPath: path) else {
      return .unreadable(path: path, DocumentError(line: 1, what: "the file cannot be opened"))
    }
    do throws(DocumentError) {
      let document = try InterfaceDocument(data)
      let file = name.split(separator: "/").last.map(String.init) ?? name
      return .found(
        NibDocument(document, name: (path as NSString).lastPathComponent, strings: strings(named: file, folders)))
    } catch {
      return .unreadable(path: path, error)
    }
  }

  // MARK: Folders

  private nonisolated static func folders(of bundle: Bundle?) -> [Folder] {
    let sources = Set(ResourceSearchPath.folders)
    return ResourceSearchPath.folders(of: bundle).map { Folder(path: $0, depth: sources.contains($0) ? deepest : 1) }
  }

  /// The file of a document; nil without it.
  nonisolated static func path(named name: String, type: String, bundle: Bundle?) -> String? {
    path(named: name, type: type, folders(of: bundle))
  }

  private nonisolated static func path(named name: String, type: String, _ folders: [Folder]) -> String? {
    let file = (name.split(separator: "/").last.map(String.init) ?? name) + "." + type
    for folder in folders {
      let found = indices.value(for: folder) { index(folder) }[file] ?? []
      if let best = found.min(by: { rank($0) < rank($1) }) { return best }
    }
    return nil
  }

  /// Documents in the application's language come first, then those in none, then `Base`.
  private nonisolated static func rank(_ path: String) -> Int {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    guard folder.hasSuffix(".lproj") else { return 100 }
    let language = String(folder.dropLast(6))
    if let place = languages.firstIndex(of: language) { return place }
    return language == "Base" ? 101 : 102
  }

  /// The languages of the application, the one wanted first.
  nonisolated static var languages: [String] { Bundle.main.preferredLocalizations.filter { $0 != "Base" } }

  private nonisolated static let kinds: Set<String> = ["xib", "storyboard", "strings"]
  /// How deep folders are looked into: as deep as sources of an application are kept.
  private nonisolated static let deepest = 4
  /// How many folders are looked into, so that a screen in a home folder does not take seconds.
  private nonisolated static let most = 2000

  /// The files of a folder that matter, by name, nearest first.
  private nonisolated static func index(_ folder: Folder) -> [String: [String]] {
    var index: [String: [String]] = [:]
    var level = [folder.path]
    var seen = 0
    for depth in 0...folder.depth {
      var next: [String] = []
      for path in level {
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
          let path = path + "/" + entry
          let type = (entry as NSString).pathExtension
          if kinds.contains(type) {
            index[entry, default: []].append(path)
          } else if type == "lproj" || (type.isEmpty && !entry.hasPrefix(".")), depth < folder.depth {
            next.append(path)
          }
        }
        seen += 1
        if seen >= most { return index }
      }
      level = next
    }
    return index
  }

  // MARK: Texts

  /// The texts of the application's language for a document.
  private static func strings(named name: String, _ folders: [Folder]) -> [String: String] {
    for folder in folders {
      let found = indices.value(for: folder) { index(folder) }[name + ".strings"] ?? []
      for path in found.sorted(by: { rank($0) < rank($1) }) where rank(path) < 100 {
        guard let data = FileManager.default.contents(atPath: path),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        else { continue }
        return list
      }
    }
    return [:]
  }
}
