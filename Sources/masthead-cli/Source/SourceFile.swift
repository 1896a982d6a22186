/// A Swift file of the user, read once.
struct SourceFile: Equatable {
  /// The path as the user wrote it, which is how the compiler will name it.
  var path: String
  /// The path with links and `..` resolved, which names the file wherever the command is run.
  var resolvedPath: String
  var bytes: [UInt8]

  /// The folder that assets are looked for in.
  var folder: String { FileSystem.folder(of: resolvedPath) }

  /// Reads the files in the order given; a file named twice is taken once.
  static func read(_ paths: [String]) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for name in paths {
      // The compiler takes a name that begins with a dash for an option, and drops a leading `./`.
      let path = name.hasPrefix("-") ? FileSystem.resolve(".") + "/" + name : name
      switch FileSystem.kind(path) {
      case .missing:
        throw CommandFailure("\(path): no such file; check the path (it is taken from the current folder)")
      case .folder:
        let count = FileSystem.list(path).filter { $0.hasSuffix(".swift") }.count
        throw CommandFailure(
          count == 0
            ? "\(path): is a folder without Swift files; name the files to draw"
            : "\(path): is a folder; name the Swift files in it, such as \(path)/*.swift (\(count) there)")
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
