/// The folders of the sets of asset catalogues, by name.
///
/// Catalogues are looked for in a folder and in the folders directly in it. Groups of a catalogue count for nothing unless the name
/// says them: both `NAME` and `Group/NAME` find a set in a group.
enum AssetIndex {
  private struct Key: Hashable {
    let folder: String
    let kind: String
  }

  private static let sets = LockedTable<Key, [String: String]>()

  static func forget(_ files: ChangedFiles) { sets.removeAll { files.touch($0.folder) } }

  /// The folder `NAME.kind`; the first in alphabetical order of paths where there are several.
  static func set(named name: String, kind: String, in folder: String) -> String? {
    sets.value(for: Key(folder: folder, kind: kind)) { index(of: kind, in: folder) }[name]
  }

  static func description(of folders: [String]) -> String {
    folders.isEmpty ? "no folder (none was set)" : folders.joined(separator: ", ")
  }

  private static func index(of kind: String, in folder: String) -> [String: String] {
    var index: [String: String] = [:]
    for entry in entries(of: folder) {
      let path = folder + "/" + entry
      if entry.hasSuffix(".xcassets") {
        collect(path, kind: kind, group: "", into: &index)
      } else if !entry.contains(".") {
        for inner in entries(of: path) where inner.hasSuffix(".xcassets") {
          collect(path + "/" + inner, kind: kind, group: "", into: &index)
        }
      }
    }
    return index
  }

  private static func collect(_ folder: String, kind: String, group: String, into index: inout [String: String]) {
    for entry in entries(of: folder) {
      let path = folder + "/" + entry
      if entry.hasSuffix("." + kind) {
        let name = String(entry.dropLast(kind.count + 1))
        for key in group.isEmpty ? [name] : [name, group + name] where index[key] == nil { index[key] = path }
      } else if !entry.contains(".") {
        collect(path, kind: kind, group: group + entry + "/", into: &index)
      }
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
