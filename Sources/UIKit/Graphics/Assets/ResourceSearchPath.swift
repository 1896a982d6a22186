import Foundation
import Synchronization

/// The folders in which nibs, named images, colours and texts are looked for, in order.
///
/// The snapshot runtime sets those of the source files; in a package that `masthead swift` builds, those of its targets' sources are noted
/// among the build's products.
package enum ResourceSearchPath {
  private static let storage = Mutex<[String]?>(nil)
  private static let ofBundles = LockedTable<String, [String]>()

  /// The language whose tables are read: pseudolocales are made of the one that a bundle was developed in.
  static var languageOfTables: String? {
    let language = Stage.current.language
    return Pseudolocale(language: language) == nil ? language : nil
  }

  /// Absolute paths of the sources' folders; setting them forgets all files found before.
  package static var folders: [String] {
    get { storage.withLock { $0 } ?? ofPackage }
    set {
      storage.withLock { $0 = newValue }
      forget(.all)
    }
  }

  /// All caches of files.
  private static let caches: [@Sendable (ChangedFiles) -> Void] = [
    { files in ofBundles.removeAll { files.touch($0.isEmpty ? Bundle.main.bundlePath : $0) } },
    AssetIndex.forget, ImageCatalogue.forget, ColorCatalogue.forget, NibFiles.forget, StringTables.forget,
  ]

  /// Empties the caches of changed files, so that images, colours, documents and texts are read again.
  package static func forget(_ files: ChangedFiles) { for forget in caches { forget(files) } }

  /// The folders for what a bundle has: its own, those of the sources, and for the program's bundle those of the resource bundles beside it.
  ///
  /// SwiftPM puts the resources of a target into a bundle of their own; code that asks for it by `Bundle(for:)` gets the program's here.
  static func folders(of bundle: Bundle?) -> [String] {
    ofBundles.value(for: bundle?.bundlePath ?? "") { makeFolders(of: bundle) }
  }

  private static func makeFolders(of bundle: Bundle?) -> [String] {
    let main = Bundle.main
    var folders = [(bundle ?? main).resourcePath, (bundle ?? main).bundlePath].compactMap { $0 }
    let sources = self.folders
    folders = folders.filter { !sources.contains($0) } + sources
    if bundle == nil || bundle?.bundlePath == main.bundlePath {
      let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
      folders += beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map {
        main.bundlePath + "/" + $0
      }
    }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }

  /// The name of the file beside a module's adapted sources that lists the folders of its sources, a line each.
  package static let listName = "source-folders"

  /// The folders of the sources of the package whose products lie around the program; read once.
  private static let ofPackage: [String] = {
    let products = Bundle.main.bundlePath
    let modules = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).sorted()
    return modules.filter { $0.hasSuffix(".build") }.flatMap { module -> [String] in
      let list = FileManager.default.contents(atPath: "\(products)/\(module)/masthead/\(listName)") ?? Data()
      return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }()
}

/// Files that changed while the program runs.
package enum ChangedFiles: Sendable {
  /// Any file may have changed.
  case all
  /// Files in a folder, or in folders below it, changed.
  case below(String)

  /// Whether something that was looked for in a folder and below it may have changed.
  func touch(_ folder: String) -> Bool {
    guard case .below(let changed) = self else { return true }
    return folder == changed || folder.hasPrefix(changed + "/") || changed.hasPrefix(folder + "/")
  }
}
