/// Compiled screens by content key; the least recently used go when there are too many.
///
/// An executable is compiled under a temporary name and renamed when whole, so that commands may run side by side.
struct ScreenCache {
  /// The number of executables that are kept; each takes some 100 kB.
  static let limit = 64

  var folder: String

  private var screens: String { folder + "/screens" }

  /// The executable of that key, marked as used now, or nil.
  func executable(for key: String) -> String? {
    let path = screens + "/" + key
    guard FileSystem.touch(path) else { return nil }
    return path
  }

  /// Has `make` write an executable to the path that it is given, and keeps it under `key`.
  func add(_ key: String, make: (_ output: String) throws -> Void) throws -> String {
    guard FileSystem.makeFolder(screens) else {
      throw CommandFailure(
        "\(screens): cannot be made; make its parent writable or set MASTHEAD_CACHE to a folder that is", status: 1)
    }
    let path = screens + "/" + key
    let temporary = folder + "/" + key.prefix(16) + "-\(FileSystem.processIdentifier)"
    defer { FileSystem.remove(temporary) }
    try make(temporary)
    guard FileSystem.rename(temporary, to: path) else {
      throw CommandFailure(
        "\(path): cannot be written; make the folder writable or set MASTHEAD_CACHE to one that is", status: 1)
    }
    prune()
    return path
  }

  private func prune() {
    let files = FileSystem.list(screens).compactMap { FileIdentity(screens + "/" + $0) }
    guard files.count > Self.limit else { return }
    let oldestFirst = files.sorted { ($0.changed, $0.path) < ($1.changed, $1.path) }
    for file in oldestFirst.dropLast(Self.limit) { FileSystem.remove(file.path) }
  }
}
