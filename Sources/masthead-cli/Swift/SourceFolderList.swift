/// The folders of a module's sources, by which the program finds nibs, pictures and texts that lie beside them and that the manifest does not name.
enum SourceFolderList {
  /// The file's name in the folder of a module's adapted files; the runtime reads it (`ResourceSearchPath`).
  static let name = "source-folders"
  /// The greatest depth of listed folders below the sources', and their greatest number in all.
  private static let (deepest, most) = (4, 500)

  /// Writes the folders of the files and those below them, a line each, where they are others than before.
  static func write(_ files: [String], into folder: String) throws {
    let bytes = Array(folders(of: files).map { $0 + "\n" }.joined().utf8)
    let path = folder + "/" + name
    guard FileSystem.read(path) == bytes || FileSystem.write(bytes, to: path) else {
      throw CommandFailure("\(path): cannot be written (\(FileSystem.lastError)); free some space", status: 1)
    }
  }

  /// The folder around all files and those below it that may hold resources, outer ones first.
  static func folders(of files: [String]) -> [String] {
    let own = files.map { FileSystem.folder(of: $0) }
    guard var root = own.first else { return [] }
    for folder in own {
      while folder != root, !folder.hasPrefix(root + "/"), root != "/" { root = FileSystem.folder(of: root) }
    }
    var found: [String] = []
    var level = [FileSystem.resolve(root)]
    for _ in 0...deepest {
      found += level
      if found.count >= most { break }
      level = level.flatMap { folder in
        FileSystem.list(folder).filter { !$0.contains(".") }.map { folder + "/" + $0 }.filter {
          FileSystem.kind($0) == .folder && !FileSystem.isLink($0)
        }
      }
    }
    return Array(found.prefix(most)).filter { !$0.contains("\n") }
  }
}
