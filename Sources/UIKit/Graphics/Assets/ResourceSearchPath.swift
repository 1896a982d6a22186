import Synchronization

/// The folders in which named images and colours are looked for, in order; the snapshot runtime sets those of the source files.
package enum ResourceSearchPath {
  private static let storage = Mutex<[String]>([])
  private static let languageStorage = Mutex<String?>(nil)

  /// The language whose tables are read: pseudolocales are made of the one that a bundle was developed in.
  package static var languageOfTables: String? { Pseudolocale(language: language) == nil ? language : nil }

  /// The language in which texts are looked up; nil for the one that a bundle was developed in.
  package static var language: String? {
    get { languageStorage.withLock { $0 } }
    set {
      languageStorage.withLock { $0 = newValue }
      StringTables.forget()
    }
  }

  /// Absolute paths; setting them forgets what was found before.
  package static var folders: [String] {
    get { storage.withLock { $0 } }
    set {
      storage.withLock { $0 = newValue }
      AssetIndex.forget()
      ImageCatalogue.forget()
      ColorCatalogue.forget()
      NibFiles.forget()
      StringTables.forget()
    }
  }
}
