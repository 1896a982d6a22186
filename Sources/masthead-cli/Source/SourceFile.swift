/// A Swift file of the user, read once.
struct SourceFile: Equatable {
  /// The path as the user wrote it, and as the compiler will name the file.
  var path: String
  /// The path with links and `..` resolved, which names the file wherever the command is run.
  var resolvedPath: String
  var bytes: [UInt8]

  /// The folder that assets are looked for in.
  var folder: String { FileSystem.folder(of: resolvedPath) }

  /// Swift files in a folder and the folders in it, sorted; tests, manifests and hidden folders left out.
  private static func swiftFiles(in folder: String) throws -> [String] {
    var found: [String] = []
    var folders = [folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder]
    while let next = folders.popLast() {
      for name in FileSystem.list(next) {
        let path = next + "/" + name
        if FileSystem.kind(path) == .folder {
          if !name.hasSuffix("Tests") && !FileSystem.isLink(path) { folders.append(path) }
        } else if name.hasSuffix(".swift") && !name.hasPrefix("Package") {
          found.append(path)
        }
      }
      guard found.count <= largestFolder else {
        throw CommandFailure(
          "\(folder): holds more than \(largestFolder) Swift files; name the folder or the files of one screen")
      }
    }
    guard !found.isEmpty else {
      throw CommandFailure("\(folder): is a folder without Swift files; name the files to draw")
    }
    return found.sorted()
  }

  private static let largestFolder = 1000

  /// Reads the files in the order given, of folders all that are in them; a file named twice is taken once.
  static func read(_ paths: [String]) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for name in paths {
      // The compiler takes a name that begins with a dash for an option, and drops a leading `./`.
      let path = name.hasPrefix("-") ? FileSystem.resolve(".") + "/" + name : name
      switch FileSystem.kind(path) {
      case .missing:
        throw CommandFailure("\(path): no such file; check the path (it is taken from the current folder)")
      case .folder:
        let inside = try swiftFiles(in: path)
        for file in try read(inside) where !files.contains(where: { $0.resolvedPath == file.resolvedPath }) {
          files.append(file)
        }
      case .file:
        guard path.hasSuffix(".swift") else {
          throw CommandFailure("\(path): not a Swift file; name files that end in .swift")
        }
        guard let bytes = FileSystem.read(path) else {
          throw CommandFailure("\(path): cannot be read; check its permissions")
        }
        let file = SourceFile(path: path, resolvedPath: FileSystem.resolve(path), bytes: bytes)
        if !files.contains(where: { $0.resolvedPath == file.resolvedPath }) { files.append(file) }
      }
    }
    return files
  }
}
