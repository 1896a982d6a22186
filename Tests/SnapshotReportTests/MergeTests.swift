import Foundation
import Testing

@testable import SnapshotReport

@Suite struct MergeTests {
  private let folder = RunFolder()

  /// A shard's folder with a record of its own.
  private func shard(
    _ index: Int, of total: Int, started: Double = 1, ends: Bool = true, outcome: SnapshotRecord.Outcome = .passed
  )
    throws
  {
    let place = folder.url.appendingPathComponent("shard-\(index)")
    let log = try RunLog(
      folder: place, process: .init(started: started, arguments: [], shard: try Shard(index: index, total: total)))
    let reference = "__Snapshots__/A/t.\(index).png"
    try folder.write("reference", reference)
    try folder.write("actual", "shard-\(index)/f/actual.png")
    try log.append(
      record(
        "A", "t()", "\(index)", outcome, outcome == .passed ? nil : "differs", reference: folder.path(reference),
        pictures: outcome == .passed ? [] : [.init(name: "actual.png", path: "f/actual.png")]))
    if ends { try log.end() }
  }

  private func run(_ indices: ClosedRange<Int>) throws -> SnapshotRun {
    try SnapshotRun(folders: indices.map { folder.url.appendingPathComponent("shard-\($0)") })
  }

  @Test func aMissingShardIsAnError() throws {
    for index in 1...3 { try shard(index, of: 5) }
    let run = try run(1...3)
    #expect(run.whatIsMissing?.contains("shards 4, 5 of 5 are missing") == true)
    let error = #expect(throws: SnapshotRun.Failure.self) { try ReferenceChanges(run, in: folder).stale() }
    #expect(error?.description == run.whatIsMissing)
    #expect(ReportPage(run).html.contains("shards 4, 5 of 5 are missing"))
  }

  @Test func aShardThatWasKilledCountsOnceItRanAgain() throws {
    try shard(1, of: 2)
    try shard(2, of: 2, started: 2, ends: false, outcome: .failed)
    #expect(try run(1...2).whatIsMissing?.contains("shard 2 of 2 is not whole") == true)
    try shard(2, of: 2, started: 3)
    let run = try run(1...2)
    #expect(run.whatIsMissing == nil && run.summary == "2 snapshots passed")
    try folder.write("old", "__Snapshots__/Gone/t.1.png")
    #expect(try ReferenceChanges(run, in: folder).stale().map(\.lastPathComponent) == ["t.1.png"])
  }

  @Test func whatAStarterStartedHasToEndAsWell() {
    func process(_ started: Double, isStarter: Bool, hasEnded: Bool) throws -> SnapshotRun.Process {
      .init(started: started, arguments: [], shard: try Shard("1/1"), isStarter: isStarter, hasEnded: hasEnded)
    }
    func missing(_ processes: [SnapshotRun.Process]) -> String? {
      SnapshotRun(processes: processes, records: []).whatIsMissing
    }
    #expect(throws: Never.self) {
      let crashed = [
        try process(1, isStarter: true, hasEnded: true), try process(2, isStarter: false, hasEnded: false),
      ]
      #expect(missing(crashed)?.contains("shard 1 of 1 is not whole") == true)
      let again = [try process(3, isStarter: true, hasEnded: true), try process(4, isStarter: false, hasEnded: true)]
      #expect(missing(crashed + again) == nil)
      #expect(missing([try process(1, isStarter: true, hasEnded: true)]) == nil, "a shard without snapshots is one")
    }
  }

  @Test func shardsOfTwoRunsAreNotMixed() throws {
    try shard(1, of: 2)
    try shard(2, of: 3)
    #expect(try run(1...2).whatIsMissing?.contains("of 2 and of 3") == true)
  }

  @Test func whatIsMergedIsARun() throws {
    try shard(1, of: 2)
    try shard(2, of: 2, outcome: .failed)
    let merged = folder.url.appendingPathComponent("merged")
    for _ in 1...2 { try run(1...2).write(into: merged) }
    let read = try SnapshotRun(folders: [merged])
    #expect(read.whatIsMissing == nil && read.records.map(\.name) == ["2", "1"])
    #expect(read.records[0].pictures.map { FileManager.default.contents(atPath: $0.path) } == [Data("actual".utf8)])
    #expect(read.processes.count == 1)
  }

  @Test func aCheckoutElsewhereIsFound() throws {
    let log = try RunLog(folder: folder.url, process: .init(started: 1, arguments: [], folder: "/builds/7/app"))
    try log.append(record("A", "t()", "1", .passed, reference: "/builds/7/app/Tests/__Snapshots__/A/t.1.png"))
    try log.end()
    let here = URL(fileURLWithPath: "/here/app")
    #expect(
      try SnapshotRun(folders: [folder.url], root: here).records[0].reference
        == "/here/app/Tests/__Snapshots__/A/t.1.png")
  }

  @Test func aRunThatDidNotEndTellsNoStaleReferences() throws {
    let log = try RunLog(folder: folder.url, process: .init(started: 1, arguments: []))
    try log.append(record("A", "t()", "1", .passed))
    #expect(throws: SnapshotRun.Failure.self) {
      try ReferenceChanges(SnapshotRun(folders: [folder.url]), in: folder).stale()
    }
    try log.end()
    #expect(throws: Never.self) { try ReferenceChanges(SnapshotRun(folders: [folder.url]), in: folder).stale() }
  }
}
