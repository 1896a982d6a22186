import Foundation
import Measuring

/// A list of 100,000 rows from the start of a process to its last row (`list-scene`), and Qt Quick's list with the same rows.
struct ListsGroup: Group {
  static let name = "lists"
  static let peerPrograms = ["qt_list"]

  /// The figures that must not grow with the number of rows.
  private static let figures: [(name: String, caseName: String, unit: String)] = [
    ("first_frame", "process start to first frame", "ms"),
    ("scroll_p50", "scroll frame CPU p50", "ms"),
    ("scroll_p99", "scroll frame CPU p99", "ms"),
    ("jump", "jump to the middle, CPU", "ms"),
    ("peak_memory", "peak RSS at the end", "MiB"),
  ]

  /// Ours: a table, or a collection where the environment says `LAYOUT`.
  static let scene = Program(
    path: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("list-scene").path)

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let qt = try peers.map { try Self.runQt($0) }
    let ours = try Self.scene.run(environment: Self.size(sections: 1000, rows: 100))
    for figure in Self.figures {
      let value = try ours.median(ofCase: figure.caseName)
      round.record("list.\(figure.name)", value, figure.unit)
      if let qt { round.recordRatio("list.\(figure.name).vs_qt", value, over: try qt.median(ofCase: figure.caseName)) }
    }
    try Self.measureGrowth(&round)
    let insertion = try ours.median(ofCase: "1,000 rows inserted above, CPU")
    round.recordRatio(
      "list.insert1000_above.vs_scroll", insertion, over: try ours.median(ofCase: "scroll frame CPU p50"))
  }

  /// Runs Qt Quick's list of the same rows.
  static func runQt(_ peers: Peers) throws -> Program.Results {
    try peers.run("qt_list", environment: ["QML_FILE": try qtScene(of: peers)])
  }

  /// The worst of the figures' growth from a hundred thousand rows to ten million, and look-ups in the latter.
  ///
  /// Runs of both lengths take turns, and of each figure the least counts: what else the machine does only adds to it.
  private static func measureGrowth(_ round: inout Round) throws {
    var short: [Program.Results] = []
    var long: [Program.Results] = []
    for _ in 0..<5 {
      short.append(try scene.run(environment: size(sections: 1000, rows: 100)))
      long.append(try scene.run(environment: size(sections: 10_000, rows: 1000)))
    }
    func least(_ runs: [Program.Results], _ caseName: String) throws -> Double {
      try runs.map { try $0.median(ofCase: caseName) }.min() ?? .nan
    }
    let growths = try figures.map { try least(long, $0.caseName) / least(short, $0.caseName) }
    round.record("list.rows_1e7.vs_1e5", growths.max() ?? .nan, "x")
    let lookups = try ["offset to index path", "index path to offset"].map { try least(long, $0) }
    round.record("list.offset_lookup.ns", lookups.max() ?? .nan, "ns")
  }

  private static func size(sections: Int, rows: Int) -> [String: String] {
    ["ROWS": "\(sections * rows)", "PER_SECTION": "\(rows)"]
  }

  /// The scene that Qt's program shows: the file that `QML_FILE` names, or `list.qml` beside the program, or that of the
  /// sources which the peers' programs belong to.
  private static func qtScene(of peers: Peers) throws -> String {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
    let places: [String] = [
      ProcessInfo.processInfo.environment["QML_FILE"],
      URL(fileURLWithPath: peers.folder).appendingPathComponent("list.qml").path,
      repository.appendingPathComponent("../shared/anchors/perf/lists/qt/list.qml").standardizedFileURL.path,
    ].compactMap { $0 }
    guard let found = places.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
      throw BenchmarkError(
        "qt_list has no scene to show: none of \(places.joined(separator: ", ")) is there; name list.qml in QML_FILE")
    }
    return found
  }
}
