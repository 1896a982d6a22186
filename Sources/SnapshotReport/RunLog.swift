import Foundation

/// Writes the records of one process into a run's folder, each at once.
///
/// Belongs to the process as its tests do; locked, since tests run beside each other.
public final class RunLog: @unchecked Sendable {
  /// The run's folder.
  public let folder: URL
  private let lock = NSLock()
  private let handle: FileHandle

  /// Begins the process's file in a folder.
  ///
  /// Throws when it cannot be written.
  public convenience init(folder: URL, process: SnapshotRun.Process, id: UUID = UUID()) throws {
    try self.init(folder: folder, process: process, name: id.uuidString)
  }

  /// Creates a log file with a name, in place of any older file of the name.
  package init(folder: URL, process: SnapshotRun.Process, name: String) throws {
    self.folder = folder
    let place = folder.appendingPathComponent("records", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("\(name).jsonl")
    try Data().write(to: file)
    handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Self.line(process))
  }

  deinit { try? handle.close() }

  /// Adds a record.
  ///
  /// Throws when it cannot be written.
  public func append(_ record: SnapshotRecord) throws {
    try write(Self.line(record))
  }

  /// Notes that the process came to its end; nothing may come after it.
  ///
  /// Throws when it cannot be written.
  public func end() throws {
    try write(Self.line(SnapshotRun.End(ended: Date().timeIntervalSince1970)))
  }

  private func write(_ line: Data) throws {
    lock.lock()
    defer { lock.unlock() }
    try handle.write(contentsOf: line)
  }

  private static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
