import Foundation

/// The durations of tests in an earlier run.
public struct TestTimes: Sendable {
  private var byTest: [String: Double] = [:]
  /// The times by module and function, for tests whose suite has another name than its file.
  private var byFunction: [String: Double] = [:]

  /// No times: all tests weigh the same.
  public init() {}

  /// Adds up the comparisons of each test.
  public init(_ records: [SnapshotRecord]) {
    for record in records {
      guard let id = record.id else { continue }
      byTest[id, default: 0] += record.seconds
      byFunction[Self.function(of: id), default: 0] += record.seconds
    }
  }

  /// Reads a `report.json`, or a run's folder; throws in words when it is neither.
  public init(path: String) throws {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SnapshotRun.Failure("\(path): is not there; times are those of an earlier run's report.json")
    }
    if isFolder.boolValue {
      self.init(try SnapshotRun(folders: [url]).records)
      return
    }
    struct Document: Decodable { var snapshots: [SnapshotRecord] }
    do {
      self.init(try JSONDecoder().decode(Document.self, from: Data(contentsOf: url)).snapshots)
    } catch {
      throw SnapshotRun.Failure("\(path): is no report.json of a run of snapshot tests")
    }
  }

  /// The seconds of a test as `swift test list` names it (`Module.Suite/test()`); nil when it is not known.
  public func seconds(of test: String) -> Double? { byTest[test] ?? byFunction[Self.function(of: test)] }

  /// Tests whose times are known, by name.
  var known: [String] { byTest.keys.sorted() }

  private static func function(of test: String) -> String {
    let module = test.split(separator: ".", maxSplits: 1).first ?? ""
    let function = test.split(separator: "/").last ?? ""
    return "\(module)/\(function)"
  }
}

/// The tests of each shard, divided so that all shards take about the same time.
///
/// Each shard works it out by itself: from the same tests and times all come to the same plan.
public struct ShardPlan: Sendable {
  private let shards: [[String]]

  /// Makes a plan: gives the longest test to the shard that has the least to do, then the next one.
  ///
  /// A test whose time is not known counts as the middle one of those that are; each costs a thousandth of a second more than its time.
  public init(tests: [String], times: TestTimes = TestTimes(), total: Int) {
    let known = tests.compactMap { times.seconds(of: $0) }.sorted()
    let usual: Double = known.isEmpty ? 1 : known[known.count / 2]
    let weighed = Set(tests).map { test in (test: test, weight: (times.seconds(of: test) ?? usual) + 0.001) }
      .sorted { $0.weight == $1.weight ? $0.test < $1.test : $0.weight > $1.weight }
    var loads = [Double](repeating: 0, count: max(total, 1))
    var shards = [[String]](repeating: [], count: max(total, 1))
    for (test, weight) in weighed {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += weight
      shards[least].append(test)
    }
    self.shards = shards.map { $0.sorted() }
  }

  /// The tests of a shard, by name.
  public func tests(of shard: Shard) -> [String] { shards[shard.index - 1] }

  /// Whether a test belongs to a shard, where the other tests are not known: those whose times are known are shared by these, others by a check sum of their names.
  public static func contains(_ test: String, in shard: Shard, times: TestTimes = TestTimes()) -> Bool {
    let known = times.known
    if known.contains(test) {
      return ShardPlan(tests: known, times: times, total: shard.total).tests(of: shard).contains(test)
    }
    // FNV-1a: Swift's own hashes differ from process to process.
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in test.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // Its low bits follow those of the last bytes.
    return Int((sum ^ sum >> 32) % UInt64(shard.total)) == shard.index - 1
  }

  /// Patterns for `swift test --filter` that match these tests and no others, as short as they can be.
  ///
  /// Linux takes at most 131,072 bytes in one argument.
  public static func filters(for tests: [String], longest: Int = 60_000) -> [String] {
    var filters: [String] = []
    for (module, names) in Dictionary(grouping: tests, by: { String($0.prefix { $0 != "." }) }).sorted(by: {
      $0.key < $1.key
    }) {
      var parts: [String] = []
      var length = 0
      func finish() {
        if !parts.isEmpty { filters.append("^\(escaped(module))\\.(\(parts.joined(separator: "|")))(/.*)?$") }
        (parts, length) = ([], 0)
      }
      for name in names.sorted() {
        let part = escaped(String(name.dropFirst(module.count + 1)))
        if length + part.utf8.count > longest { finish() }
        parts.append(part)
        length += part.utf8.count + 1
      }
      finish()
    }
    return filters
  }

  private static func escaped(_ name: String) -> String {
    var text = ""
    for character in name {
      if "\\.+*?()|[]{}^$".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
