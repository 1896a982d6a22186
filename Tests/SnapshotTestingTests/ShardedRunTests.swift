import Foundation
import SnapshotReport
import Testing

@testable import MastheadSnapshotTesting

/// Tests that processes share, which ``ShardedRunTests`` starts; they compare one reference each.
@Suite(
  .sharded,
  .enabled(if: ProcessInfo.processInfo.environment["SHARDED_SAMPLES"] != nil, "ShardedRunTests runs them in processes"))
struct ShardedSamples {
  @Suite struct First {
    @Test func one() async throws { try await ShardedSample.compare() }
    @Test func two() async throws { try await ShardedSample.compare() }
    @Test func three() async throws { try await ShardedSample.compare() }
    @Test func four() async throws { try await ShardedSample.compare() }
  }
  @Suite struct Second {
    @Test func five() async throws { try await ShardedSample.compare() }
    @Test func six() async throws { try await ShardedSample.compare() }
    @Test func seven() async throws { try await ShardedSample.compare() }
    @Test func eight() async throws { try await ShardedSample.compare() }
    @Test func nine() async throws { try await ShardedSample.compare() }
    @Test func ten() async throws { try await ShardedSample.compare() }
    @Test func eleven() async throws { try await ShardedSample.compare() }
    @Test func twelve() async throws { try await ShardedSample.compare() }
  }
}

enum ShardedSample {
  static let names = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  static func compare(_ function: String = #function) async throws {
    let name = String(function.prefix { $0 != "(" })
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["SHARDED_SAMPLES"])
    let words = verifySnapshot(
      of: name, as: .lines, named: name, snapshotDirectory: folder + "/__Snapshots__/ShardedSamples",
      testName: "sample()")
    #expect(words == nil)
    // A process that is to be killed waits for it, once it has noted something.
    if environment["SHARDED_SAMPLES_WAIT"] != nil { try await Task.sleep(for: .seconds(120)) }
  }
}

/// Real processes that share tests.
@Suite(.serialized) struct ShardedRunTests {
  private let folder = ReferenceFolder()
  private static let total = 8

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/__Snapshots__/ShardedSamples", withIntermediateDirectories: true)
    for name in ShardedSample.names + ["gone"] {
      try folder.write(Data(name.utf8), "__Snapshots__/ShardedSamples/sample.\(name).txt")
    }
  }

  private func artifacts(_ shard: Int) -> URL { URL(fileURLWithPath: "\(folder.path)/shard-\(shard)") }

  /// This very program, asked for the sample tests as one shard.
  private func start(_ shard: Int, waits: Bool = false) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "ShardedSamples"]
    var environment = ProcessInfo.processInfo.environment
    for name in ["SNAPSHOT_TESTING_RECORD", "CI_NODE_INDEX", "CI_NODE_TOTAL", Shard.variable] {
      environment[name] = nil
    }
    environment["SHARDED_SAMPLES"] = folder.path
    environment["SHARDED_SAMPLES_WAIT"] = waits ? "1" : nil
    environment["SNAPSHOT_ARTIFACTS"] = artifacts(shard).path
    environment["TEST_SHARD_INDEX"] = "\(shard - 1)"
    environment["TEST_TOTAL_SHARDS"] = "\(Self.total)"
    environment["TEST_SHARD_STATUS_FILE"] = folder.path + "/status-\(shard)"
    // The samples are all that there is to this run, whose own filter is no choice of a part.
    environment[Shard.argumentsVariable] = ""
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func run() throws -> SnapshotRun { try SnapshotRun(folders: (1...Self.total).map(artifacts)) }

  @Test(.timeLimit(.minutes(5))) func eightProcessesMakeOneReportAlsoWhenOneIsKilledAndRunAgain() async throws {
    // The first one that has a test of its own waits in it, to be killed there.
    let victim = try #require(
      (1...Self.total).first { index in
        ShardedSample.names.enumerated().contains { number, name in
          let suite = number < 4 ? "First" : "Second"
          guard let shard = try? Shard(index: index, total: Self.total) else { return false }
          return ShardPlan.contains("SnapshotTestingTests.ShardedSamples/\(suite)/\(name)()", in: shard)
        }
      })
    let processes = try (1...Self.total).map { (index: $0, process: try start($0, waits: $0 == victim)) }
    for (index, process) in processes where index != victim {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "shard \(index)")
    }
    let killed = processes[victim - 1].process
    while (try? SnapshotRun(folders: [artifacts(victim)]).records.isEmpty) != false {
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    #expect(try run().whatIsMissing?.contains("shard \(victim) of 8 is not whole") == true)
    let own = SnapshotReport.ReferenceFolder(named: URL(fileURLWithPath: folder.path))
    #expect(throws: SnapshotRun.Failure.self) { try ReferenceChanges(run(), below: own).stale() }

    let again = try start(victim)
    again.waitUntilExit()
    #expect(again.terminationStatus == 0)
    let whole = try run()
    #expect(whole.whatIsMissing == nil && whole.summary == "12 snapshots passed")
    #expect(Set(whole.records.map(\.name)) == Set(ShardedSample.names))
    #expect(whole.records.allSatisfy { $0.id?.hasPrefix("SnapshotTestingTests.ShardedSamples/") == true })
    #expect(try ReferenceChanges(whole, below: own).stale().map(\.lastPathComponent) == ["sample.gone.txt"])
    for index in 1...Self.total { #expect(folder.bytes("status-\(index)") == Data(), "shard \(index)") }
  }
}
