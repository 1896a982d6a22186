import Foundation

/// What a run noted: all records of the processes that wrote into one folder.
///
/// A process writes `records/ID.jsonl`: a line that says when it began and what it was asked for, then a line a comparison, each written at once, so that a
/// process that is ended leaves what it has seen. Files of failures stand in folders beside.
public struct SnapshotRun: Sendable {
  /// First line of a process's file.
  public struct Process: Codable, Equatable, Sendable {
    /// When it began, in seconds since 1970: of two processes that compared the same snapshot the later one counts.
    public var started: Double
    /// What it was asked for; tests that were left out by a filter cannot be told from tests that are gone.
    public var arguments: [String]

    /// Makes a line of a process.
    public init(started: Double, arguments: [String]) { (self.started, self.arguments) = (started, arguments) }

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
    /// Names the file and says what to do.
    public var description: String
    init(_ description: String) { self.description = description }
  }

  /// The processes, the earliest first.
  public var processes: [Process]
  /// The records, failures first, by suite, test and name then.
  public var records: [SnapshotRecord]
  /// Lines that say nothing, such as the last one of a process that was ended while it wrote.
  public var unreadableLines: Int

  /// Makes a run of what is known.
  public init(processes: [Process] = [], records: [SnapshotRecord], unreadableLines: Int = 0) {
    self.processes = processes
    self.records = Self.sorted(records)
    self.unreadableLines = unreadableLines
  }

  /// Reads the records of folders, such as those of several shards.
  ///
  /// Of a snapshot that was compared by several processes the record of the last one counts. Paths of pictures become absolute. Throws when a folder has no records.
  public init(folders: [URL]) throws {
    var files: [(process: Process, lines: [Substring], folder: URL)] = []
    var unreadable = 0
    for folder in folders {
      let place = folder.appendingPathComponent("records", isDirectory: true)
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).filter {
        $0.hasSuffix(".jsonl")
      }
      guard !names.isEmpty else {
        throw Failure(
          "\(folder.path) has no records of snapshots: run the tests with SNAPSHOT_ARTIFACTS=\(folder.path)")
      }
      for name in names.sorted() {
        let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
        var lines = text.split(separator: "\n")
        guard let first = lines.first, let process = try? JSONDecoder().decode(Process.self, from: Data(first.utf8))
        else {
          unreadable += lines.count
          continue
        }
        lines.removeFirst()
        files.append((process, lines, folder))
      }
    }
    files.sort { $0.process.started < $1.process.started }
    var records: [String: SnapshotRecord] = [:]
    for (_, lines, folder) in files {
      for line in lines {
        guard var record = try? JSONDecoder().decode(SnapshotRecord.self, from: Data(line.utf8)) else {
          unreadable += 1
          continue
        }
        for index in record.pictures.indices {
          record.pictures[index].path = folder.appendingPathComponent(record.pictures[index].path).path
        }
        records["\(record.reference)\n\(record.title)"] = record
      }
    }
    self.init(processes: files.map(\.process), records: Array(records.values), unreadableLines: unreadable)
  }

  /// How many records came to this.
  public func count(_ outcome: SnapshotRecord.Outcome) -> Int { records.count { $0.outcome == outcome } }

  /// What did not pass.
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
