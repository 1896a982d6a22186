import Foundation
import Measuring

/// Snapshot tests: what a passing assertion of a full-screen table costs, thousands of them in one process, and the report of ten failures.
///
/// Runs `snapshot-bench`, which is linked as tests are. The peer is a warm screenshot of headless Chromium, taken by `process/snapshot.js` of the peers' sources.
struct SnapshotsGroup: Group {
  static let name = "snapshots"
  static let peerPrograms: [String] = []

  /// What takes minutes is measured once.
  private var many: Program.Results?

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let chromium = try peers.map { try Self.chromium($0) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let pass = try Self.run("pass", folder)
    let table = try pass.median(ofCase: "pass of a full-screen table")
    round.record("snapshot.pass.table", table, "ms", bounds: Bounds(must: 8, stretch: 4))
    round.record(
      "snapshot.pass.compare", try pass.median(ofCase: "comparison alone"), "ms",
      bounds: Bounds(must: 0.5, stretch: 0.1))
    if let chromium {
      round.recordRatio(
        "snapshot.pass.vs_chromium", table, over: try chromium.median(ofCase: "png: wall per screenshot"),
        bounds: Bounds(must: 0.06, stretch: 0.03))
    }
    let report = try Self.run("report", folder)
    round.record(
      "snapshot.report10", try report.median(ofCase: "report of ten failures, page"), "MB",
      bounds: Bounds(must: 2, stretch: 1))
    round.record(
      "snapshot.report10.time", try report.median(ofCase: "report of ten failures, time"), "s",
      bounds: Bounds(must: 1, stretch: 1))
    let all = try many ?? Self.runMany(folder)
    many = all
    round.record(
      "snapshot.5000", try all.median(ofCase: "different assertions, time"), "s", bounds: Bounds(must: 60, stretch: 30))
    round.record(
      "snapshot.5000.memory", try all.median(ofCase: "different assertions, memory"), "MB",
      bounds: Bounds(must: 20, stretch: 5))
  }

  private static func runMany(_ folder: URL) throws -> Program.Results {
    _ = try run("record", folder, "5000")
    return try run("verify", folder, "5000")
  }

  private static func run(_ mode: String, _ folder: URL, _ rest: String...) throws -> Program.Results {
    try program.run([mode, folder.path] + rest, environment: ["CI": "", "SNAPSHOT_TESTING_RECORD": ""])
  }

  /// `snapshot-bench` of the package above, which the launcher builds.
  private static let program = Program(
    path: ProcessInfo.processInfo.environment["SNAPSHOT_BENCH"]
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../../../../.build/release/snapshot-bench").standardizedFileURL.path)

  private static func chromium(_ peers: Peers) throws -> Program.Results {
    let places = [peers.folder, Peers.sources].map {
      URL(fileURLWithPath: $0).appendingPathComponent("process/snapshot.js")
    }
    guard let script = places.first(where: { FileManager.default.isReadableFile(atPath: $0.path) }) else {
      throw BenchmarkError("process/snapshot.js of the peers' sources is not there: lay it into \(peers.folder)")
    }
    return try Program(path: "/usr/bin/env").run(["node", script.path, "warm", "20"])
  }
}
