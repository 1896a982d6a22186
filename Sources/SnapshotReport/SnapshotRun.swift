import Foundation

/// A run of snapshot tests: all records of the processes that wrote into one folder.
///
/// A process writes `records/ID.jsonl`: a line that says when it began and what it was asked for, then a line a comparison, each written at once, so that a
/// process that is ended leaves what it has seen, and a last line when it came to its end. Files of failures stand in folders beside.
public struct SnapshotRun: Sendable {
  /// First line of a process's file.
  public struct Process: Codable, Equatable, Sendable {
    /// When the process began, in seconds since 1970: of two that compared the same snapshot the later one counts.
    public var started: Double
    /// The arguments of the process; tests left out by a filter look like tests that no longer exist.
    public var arguments: [String]

    /// The process's part of the tests; nil where it was asked for all of them.
    public var shard: Shard?
    /// Whether the process ran no tests itself but started others that did, and waited for them.
    public var isStarter: Bool
    /// The process's current folder: paths below it are looked for elsewhere when the run is read on another machine.
    public var folder: String?
    /// Whether the process came to its end; a process that was killed or crashed did not.
    public var hasEnded: Bool

    /// Makes a line of a process.
    public init(
      started: Double, arguments: [String], shard: Shard? = nil, isStarter: Bool = false, folder: String? = nil,
      hasEnded: Bool = true
    ) {
      (self.started, self.arguments, self.shard, self.isStarter) = (started, arguments, shard, isStarter)
      (self.folder, self.hasEnded) = (folder, hasEnded)
    }

    private enum Keys: String, CodingKey { case started, arguments, shard, isStarter, folder }

    /// Reads the first line of a process's file, which cannot tell whether it ended.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      self.init(
        started: try values.decode(Double.self, forKey: .started),
        arguments: try values.decode([String].self, forKey: .arguments),
        shard: try values.decodeIfPresent(Shard.self, forKey: .shard),
        isStarter: try values.decodeIfPresent(Bool.self, forKey: .isStarter) ?? false,
        folder: try values.decodeIfPresent(String.self, forKey: .folder), hasEnded: false)
    }

    /// Writes the first line of a process's file.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(started, forKey: .started)
      try values.encode(arguments, forKey: .arguments)
      try values.encodeIfPresent(shard, forKey: .shard)
      if isStarter { try values.encode(true, forKey: .isStarter) }
      try values.encodeIfPresent(folder, forKey: .folder)
    }

    /// Whether it was asked for a part of the tests alone.
    public var isFiltered: Bool {
      var isValue = false
      for argument in arguments {
        if ["--filter", "--skip"].contains(argument) || argument.hasPrefix("--filter=") { return true }
        // XCTest's runner takes names of tests as they are.
        if !isValue, !argument.hasPrefix("-"), argument.contains("/") || argument.contains(","),
          !argument.hasSuffix(".xctest")
        {
          return true
        }
        isValue = argument.hasPrefix("--") && !argument.contains("=")
      }
      return false
    }
  }

  /// A file of records that cannot be read.
  public struct Failure: Error, CustomStringConvertible, Equatable {
    /// The message, which names the file and the cure.
    public var description: String
    package init(_ description: String) { self.description = description }
  }

  /// Last line of a process that came to its end.
  struct End: Codable {
    var ended: Double
  }

  /// The processes, the earliest first.
  public var processes: [Process]
  /// The records, failures first, by suite, test and name then.
  public var records: [SnapshotRecord]
  /// The number of unreadable lines, such as the last line of a process killed while writing.
  public var unreadableLines: Int
  /// Sentences on records and files left out of the run because they lie outside of its folder or cannot be read.
  public var problems: [String] = []

  /// Makes a run from processes and records.
  public init(processes: [Process] = [], records: [SnapshotRecord], unreadableLines: Int = 0) {
    self.processes = processes
    self.records = Self.sorted(records)
    self.unreadableLines = unreadableLines
  }

  /// Reads the records of folders, such as those of several shards.
  ///
  /// Of a snapshot that was compared by several processes the record of the last one counts. Paths of pictures become absolute; with `root`, paths below the folder in which
  /// a process ran are taken below this one. Pictures that are no files below their run's folder are left out, and ``problems`` says so. Throws when a folder has no records.
  public init(folders: [URL], root: URL? = nil) throws {
    var files: [(process: Process, lines: [Substring], folder: RunArtifacts)] = []
    var unreadable = 0
    var problems: [String] = []
    for folder in folders {
      let place = folder.appendingPathComponent("records", isDirectory: true)
      let own = RunArtifacts(folder)
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).filter {
        $0.hasSuffix(".jsonl")
      }
      guard !names.isEmpty else {
        throw Failure(
          "\(folder.path) has no records of snapshots: run the tests with SNAPSHOT_ARTIFACTS=\(folder.path)")
      }
      for name in names.sorted() {
        guard let file = own.place(of: "records/\(name)") else {
          problems.append("\(place.path)/\(name): is no file of the run, and is left out")
          continue
        }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        var lines = text.split(separator: "\n")
        guard let first = lines.first, var process = try? JSONDecoder().decode(Process.self, from: Data(first.utf8))
        else {
          unreadable += lines.count
          continue
        }
        lines.removeFirst()
        if let last = lines.last, (try? JSONDecoder().decode(End.self, from: Data(last.utf8))) != nil {
          process.hasEnded = true
          lines.removeLast()
        }
        files.append((process, lines, own))
      }
    }
    files.sort { $0.process.started < $1.process.started }
    var records: [String: SnapshotRecord] = [:]
    for (process, lines, folder) in files {
      let moved = root.flatMap { root in process.folder.map { Moved(from: $0, to: root.path) } }
      for line in lines {
        guard let read = try? JSONDecoder().decode(SnapshotRecord.self, from: Data(line.utf8)) else {
          unreadable += 1
          continue
        }
        var (record, left) = read.placed(in: folder)
        problems += left
        if let moved {
          record.reference = moved.path(record.reference)
          record.file = moved.path(record.file)
        }
        records["\(record.reference)\n\(record.title)"] = record
      }
    }
    self.init(processes: files.map(\.process), records: Array(records.values), unreadableLines: unreadable)
    self.problems = problems
  }

  /// Returns the number of records with an outcome.
  public func count(_ outcome: SnapshotRecord.Outcome) -> Int { records.count { $0.outcome == outcome } }

  /// The records of snapshots that did not pass.
  public var failures: [SnapshotRecord] { records.filter { $0.outcome != .passed } }

  /// `3 of 12 snapshots failed, 1 recorded`, or that all passed.
  public var summary: String {
    let failed = count(.failed) + count(.raised)
    let recorded = count(.recorded)
    let noun = records.count == 1 ? "snapshot" : "snapshots"
    if failed == 0, recorded == 0 { return "\(records.count) \(noun) passed" }
    var parts: [String] = []
    if failed > 0 { parts.append("\(failed) of \(records.count) \(noun) failed") }
    if recorded > 0 {
      parts.append(failed > 0 ? "\(recorded) recorded" : "\(recorded) of \(records.count) \(noun) recorded")
    }
    return parts.joined(separator: ", ")
  }

  /// A checkout that lies elsewhere on this machine.
  private struct Moved {
    var from: String
    var to: String

    func path(_ path: String) -> String {
      path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : path
    }
  }

  private static func sorted(_ records: [SnapshotRecord]) -> [SnapshotRecord] {
    func rank(_ outcome: SnapshotRecord.Outcome) -> Int {
      switch outcome {
      case .raised: return 0
      case .failed: return 1
      case .recorded: return 2
      case .passed: return 3
      }
    }
    return records.sorted { first, second in
      let (left, right) = (rank(first.outcome), rank(second.outcome))
      if left != right { return left < right }
      if first.suite != second.suite { return first.suite < second.suite }
      if first.test != second.test { return first.test < second.test }
      if first.name != second.name { return isBefore(first.name, second.name) }
      return first.reference < second.reference
    }
  }

  /// Numbers in their order, before words.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    switch (Int(left), Int(right)) {
    case (let left?, let right?) where left != right: return left < right
    case (_?, nil): return true
    case (nil, _?): return false
    default: return left < right
    }
  }
}
