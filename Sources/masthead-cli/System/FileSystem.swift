import Glibc

/// The few calls to the operating system that the command needs.
///
/// Straight over libc: the command starts in milliseconds because it does not load the whole of Foundation.
enum FileSystem {
  enum Kind { case missing, file, folder }

  static var processIdentifier: Int32 { getpid() }

  /// The current folder, at which relative paths begin; nil for a folder that was removed.
  static var currentFolder: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(cString: folder)
  }

  static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  static func kind(_ path: String) -> Kind {
    guard let status = status(path) else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// All bytes of a file, or nil when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return readAll(descriptor)
  }

  static func readAll(_ descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    let chunk = 65_536
    while true {
      var count = 0
      bytes.reserveCapacity(bytes.count + chunk)
      let piece = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, size in
        repeat { count = Glibc.read(descriptor, buffer.baseAddress, chunk) } while count < 0 && errno == EINTR
        size = max(count, 0)
      }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += piece
    }
  }

  /// Returns all bytes of a program that belongs to the user and that no other user can write to; nil for any other
  /// file.
  static func readOwn(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & S_IWOTH == 0
    else { return nil }
    return readAll(descriptor)
  }

  /// Adds bytes to the end of a file and brings all of it to the disk; false when that fails.
  static func append(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let isWritten = writeAll(bytes, to: descriptor) && (fsync(descriptor) == 0 || errno == EINVAL)
    return close(descriptor) == 0 && isWritten
  }

  /// The message of the last call that failed.
  static var lastError: String { String(cString: strerror(errno)) }

  /// Whether a process of that number runs.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Writes a new file or replaces one; false when it cannot.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    let isWritten = writeAll(bytes, to: descriptor)
    return close(descriptor) == 0 && isWritten
  }

  static func writeError(_ text: String) {
    _ = writeAll(Array(text.utf8), to: 2)
  }

  static func writeOutput(_ text: String) {
    _ = writeAll(Array(text.utf8), to: 1)
  }

  /// Writes to one of the standard streams, 1 or 2.
  static func write(_ bytes: ArraySlice<UInt8>, toStream stream: Int32) {
    _ = writeAll(Array(bytes), to: stream)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The path without links and `..`; the path itself where that cannot be found out.
  static func resolve(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The nearest folder at or above `folder` that holds a file of that name.
  static func ancestor(of folder: String, containing name: String) -> String? {
    var current = folder
    while true {
      if kind(current + "/" + name) == .file { return current }
      let parent = self.folder(of: current)
      guard parent != current else { return nil }
      current = parent
    }
  }

  /// Returns the path of the program that the shell would run; keeps links, since the compiler looks at its own name.
  static func executable(named name: String) -> String? {
    for folder in (environment("PATH") ?? "/usr/bin:/bin").split(separator: ":") {
      let path = folder + "/" + name
      if kind(path) == .file && access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Sets a variable for programs that are started, or removes it.
  static func setEnvironment(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  /// Makes a link, in the place of another one.
  static func link(_ path: String, to destination: String) throws {
    let new = path + ".new"
    unlink(new)
    guard symlink(destination, new) == 0, Glibc.rename(new, path) == 0 else {
      throw CommandFailure("\(path): cannot be made (\(lastError)); make its folder writable", status: 1)
    }
  }

  /// Whether the name itself is a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func makeExecutable(_ path: String) -> Bool { chmod(path, 0o755) == 0 }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Names in a folder, sorted; empty when there is none.
  ///
  /// - Parameter withHidden: whether names that begin with a dot count.
  static func list(_ folder: String, withHidden: Bool = false) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if withHidden ? name != "." && name != ".." : !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder and those above it, for the user alone; true for a folder that exists afterwards.
  static func makeFolder(_ path: String) -> Bool {
    switch kind(path) {
    case .folder: return true
    case .file: return false
    case .missing: break
    }
    let parent = folder(of: path)
    guard parent == path || makeFolder(parent) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Sets the time of change to now; false when there is no such file.
  static func touch(_ path: String) -> Bool {
    utimensat(AT_FDCWD, path, nil, 0) == 0 || (errno != ENOENT && kind(path) == .file)
  }

  static func rename(_ path: String, to destination: String) -> Bool { Glibc.rename(path, destination) == 0 }

  static func remove(_ path: String) { unlink(path) }

  /// Gives a file another name in the same file system.
  static func hardLink(_ path: String, to file: String) -> Bool { Glibc.link(file, path) == 0 }

  /// Whether both paths lead to the same file.
  static func sameFile(_ first: String, _ second: String) -> Bool {
    guard let first = status(first), let second = status(second) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// All files below a folder, sorted; hidden ones and links to folders left out.
  static func tree(_ folder: String) -> [String] {
    list(folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      guard kind(path) == .folder else { return [path] }
      return isLink(path) ? [] : tree(path)
    }
  }

  /// Removes a folder with its contents; links are removed, not their targets.
  static func removeTree(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in list(path, withHidden: true) { removeTree(path + "/" + name) }
    rmdir(path)
  }

  /// Removes a folder of files.
  static func removeFolder(_ path: String) {
    for name in list(path) { unlink(path + "/" + name) }
    rmdir(path)
  }
}
