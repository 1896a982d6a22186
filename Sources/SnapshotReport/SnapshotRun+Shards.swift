import Foundation

/// Whether a run came to its end, of all shards that it has.
extension SnapshotRun {
  /// A sentence that names the missing shards and processes of an incomplete run; nil for a whole run.
  ///
  /// A shard counts when its latest process has come to its end: one that was killed and run again does.
  public var whatIsMissing: String? {
    let sharded = processes.filter { $0.shard != nil }
    guard let first = sharded.first?.shard else {
      return processes.allSatisfy(\.hasEnded)
        ? nil
        : "a process of the run was ended before its last test, or a shard was missing when it was merged: run what is missing, and merge again or give all folders"
    }
    let totals = Set(sharded.compactMap { $0.shard?.total }).sorted()
    guard totals.count == 1 else {
      return
        "the run has shards of \(totals.map(String.init).joined(separator: " and of ")): give the folders of one run"
    }
    var missing: [Int] = []
    var ended: [Int] = []
    for index in 1...first.total {
      let own = sharded.filter { $0.shard?.index == index }
      if own.isEmpty { missing.append(index) } else if !Self.isWhole(own) { ended.append(index) }
    }
    var words: [String] = []
    if !missing.isEmpty {
      words.append("\(Self.words(missing, of: first.total)) missing: run it, and name its folder too")
    }
    if !ended.isEmpty {
      words.append(
        "\(Self.words(ended, of: first.total)) not whole, since a process was ended before its last test: run it again")
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Whether a shard's latest process has ended, with all processes started by ``SwiftTestRun``.
  private static func isWhole(_ processes: [Process]) -> Bool {
    let starters = processes.filter(\.isStarter)
    guard let latest = (starters.isEmpty ? processes : starters).max(by: { $0.started < $1.started }) else {
      return false
    }
    guard latest.hasEnded else { return false }
    return starters.isEmpty || processes.allSatisfy { $0.started < latest.started || $0.hasEnded }
  }

  private static func words(_ indices: [Int], of total: Int) -> String {
    let list = indices.map(String.init).joined(separator: ", ")
    return indices.count == 1 ? "shard \(list) of \(total) is" : "shards \(list) of \(total) are"
  }

  /// Writes the run as one folder that `report`, `accept`, `review` and `prune` take: records, and the files of failures.
  ///
  /// Throws when something cannot be read or written.
  public func write(into folder: URL) throws {
    let files = FileManager.default
    var started: Double = 0
    var arguments: [String] = []
    for process in processes {
      started = max(started, process.started)
      for argument in process.arguments where !arguments.contains(argument) { arguments.append(argument) }
    }
    // The same shards merged again take the place of what was merged before.
    let log = try RunLog(folder: folder, process: .init(started: started, arguments: arguments), name: "merged")
    for (number, record) in records.enumerated() {
      var record = record
      for index in record.pictures.indices {
        let picture = record.pictures[index]
        let path = "merged/\(number + 1)/\(picture.name)"
        let place = folder.appendingPathComponent(path)
        try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let data = files.contents(atPath: picture.path) { try data.write(to: place, options: .atomic) }
        record.pictures[index].path = path
      }
      try log.append(record)
    }
    if whatIsMissing == nil { try log.end() }
  }
}
