import Glibc
internal import SystemFiles

/// Compiled screens by content key; the least recently used go when there are too many.
///
/// The folder is one that nobody else can write to (`PrivateFolder`). An executable is compiled under a name of its own, sealed
/// with its digest, brought to the disk and renamed when whole, so that commands may run side by side and one that was killed, or
/// that ran out of disk, leaves nothing that is believed. A program that is not whole is compiled again.
struct ScreenCache {
  /// The number of executables that are kept; each takes some 100 kB.
  static let limit = 64

  var folder: String

  private var screens: String { folder + "/screens" }

  /// Returns the executable of a key, marked as used now; nil without a whole one.
  func executable(for key: String) -> String? {
    let path = screens + "/" + key
    guard let bytes = FileSystem.readOwn(path) else { return nil }
    guard ProgramSeal.isIntact(bytes), FileSystem.touch(path) else {
      FileSystem.remove(path)
      return nil
    }
    return path
  }

  /// Forgets an executable, so that it is compiled again.
  func remove(_ key: String) {
    FileSystem.remove(screens + "/" + key)
  }

  /// Calls `make` to write an executable to a path, and keeps it under `key`.
  ///
  /// Where another command is at work on the same screens, its result is waited for and taken.
  func add(_ key: String, make: (_ output: String) throws -> Void) throws -> String {
    guard FileSystem.makeFolder(screens) else { throw notWritable(screens) }
    let lock = FileLock(folder + "/lock-" + key.prefix(1))
    defer { lock.release() }
    if let executable = executable(for: key) { return executable }
    Leftovers.remove(in: folder, startingWith: "work-")
    let path = screens + "/" + key
    // Of one length, as the linker writes the name into the program: the same sources make a program of the same size.
    let process = String(FileSystem.processIdentifier)
    let number = String(repeating: "0", count: max(0, 10 - process.count)) + process
    let temporary = "\(folder)/work-\(number)-\(key.prefix(16))"
    defer { FileSystem.remove(temporary) }
    try make(temporary)
    guard let bytes = FileSystem.read(temporary),
      FileSystem.append(ProgramSeal.seal(for: bytes), to: temporary), FileSystem.rename(temporary, to: path)
    else { throw notWritable(path) }
    prune()
    return path
  }

  private func notWritable(_ path: String) -> CommandFailure {
    CommandFailure(
      "\(path): cannot be written (\(FileSystem.lastError)); free some space or make the folder writable, or set MASTHEAD_CACHE to another one",
      status: 1)
  }

  private func prune() {
    let files = FileSystem.list(screens).compactMap { FileIdentity(screens + "/" + $0) }
    guard files.count > Self.limit else { return }
    let oldestFirst = files.sorted { ($0.changed, $0.path) < ($1.changed, $1.path) }
    for file in oldestFirst.dropLast(Self.limit) { FileSystem.remove(file.path) }
  }
}

/// The last bytes of a compiled program: a mark and the digest of all before, by which a cut program is recognized.
///
/// The loader of programs does not look at bytes behind the last section.
enum ProgramSeal {
  private static let mark = Array("masthead-program".utf8)

  static func seal(for bytes: [UInt8]) -> [UInt8] {
    mark + Array(SHA256.hexadecimal(of: bytes).utf8)
  }

  static func isIntact(_ bytes: [UInt8]) -> Bool {
    let length = mark.count + 64
    guard bytes.count > length else { return false }
    let program = bytes.dropLast(length)
    guard bytes[program.endIndex...].prefix(mark.count).elementsEqual(mark) else { return false }
    return bytes.suffix(64).elementsEqual(SHA256.hexadecimal(of: program).utf8)
  }
}

/// A lock between processes, released when the process that holds it ends, in whatever way.
struct FileLock {
  private let descriptor: Int32

  /// Waits until the lock is free.
  ///
  /// Where the file cannot be made nothing is locked: the work is done twice then, and no harm.
  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
