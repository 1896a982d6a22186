/// A file known by path, size and time of its last change, without reading it.
struct FileIdentity: Equatable, CustomStringConvertible {
  var path: String
  var size: Int
  /// Nanoseconds since 1970.
  var changed: Int

  init(path: String, size: Int, changed: Int) {
    (self.path, self.size, self.changed) = (path, size, changed)
  }

  /// Makes the identity of the file at a path; nil without a file.
  init?(_ path: String) {
    guard let status = FileSystem.status(path) else { return nil }
    self.init(
      path: path, size: Int(status.st_size),
      changed: Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec))
  }

  var description: String { "\(path) \(size) \(changed)" }
}
