import Foundation

/// Files that are written whole or not at all.
enum OutputFile {
  /// Writes a file aside and renames it when it is whole; throws after a failure, leaving the old file.
  ///
  /// A file that holds these bytes already is left alone. `name` is what messages call it.
  static func write(_ data: Data, to path: String, named name: String) throws {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == data.count,
      FileManager.default.contents(atPath: path) == data
    {
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    let aside = folder + "/.\((path as NSString).lastPathComponent).\(getpid())"
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(name) }
    var written = 0
    let isWhole = data.withUnsafeBytes { bytes in
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
    var reason = errno
    // A file system may tell at the end only that there is no room.
    let isClosed = close(descriptor) == 0
    if isWhole && !isClosed { reason = errno }
    guard isWhole, isClosed, rename(aside, path) == 0 else {
      if isWhole && isClosed { reason = errno }
      unlink(aside)
      errno = reason
      throw failure(name)
    }
  }

  private static func failure(_ path: String) -> ScreenHostError {
    .notWritable(path: path, reason: String(cString: strerror(errno)))
  }
}
