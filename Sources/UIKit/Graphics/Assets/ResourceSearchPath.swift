import Synchronization

/// The folders in which named images and colours are looked for, in order; the snapshot runtime sets those of the source files.
package enum ResourceSearchPath {
  private static let storage = Mutex<[String]>([])

  /// Absolute paths; setting them forgets what was found before.
  package static var folders: [String] {
    get { storage.withLock { $0 } }
    set {
      storage.withLock { $0 = newValue }
      AssetIndex.forget()
      ImageCatalogue.forget()
      ColorCatalogue.forget()
      NibFiles.forget()
    }
  }
}
