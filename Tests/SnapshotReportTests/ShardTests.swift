import Foundation
import Testing

@testable import SnapshotReport
@testable import masthead_snapshots

@Suite struct ShardTests {
  @Test(
    arguments: [
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "8"], "1/8"),
      (["CI_NODE_INDEX": "8", "CI_NODE_TOTAL": "8"], "8/8"),
      (["JOB_COMPLETION_INDEX": "2", "SNAPSHOT_SHARDS": "5"], "3/5"),
      (["SLURM_ARRAY_TASK_ID": "10", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "3"], "1/3"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "3",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "3/3"
      ),
      ([:], nil), (["CI_NODE_TOTAL": "1"], nil), (["SNAPSHOT_SHARDS": "4"], nil),
    ] as [([String: String], String?)])
  func runnersTellTheShard(_ environment: [String: String], _ shard: String?) throws {
    #expect(try Shard(environment: environment)?.description == shard)
  }

  @Test(arguments: [
    (["TEST_SHARD_INDEX": "1"], "TEST_TOTAL_SHARDS"), (["TEST_TOTAL_SHARDS": "3"], "TEST_SHARD_INDEX is not set"),
    (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"], "counted from 1 to 3"),
    (["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "3"], "no number"), (["JOB_COMPLETION_INDEX": "0"], "SNAPSHOT_SHARDS"),
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "shard 0 of 3"),
  ]) func halfAShardIsAnError(_ environment: [String: String], _ words: String) {
    let error = #expect(throws: SnapshotRun.Failure.self) { try Shard(environment: environment) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["", "2", "0/2", "3/2", "a/b", "1/2/3", "-1/2", "1/0"]) func whatIsNoShardIsRefused(_ text: String) {
    #expect(throws: SnapshotRun.Failure.self) { try Shard(text) }
  }

  @Test func theFileOfBazelIsTouched() throws {
    let folder = RunFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Shard.acknowledge(environment: ["TEST_SHARD_STATUS_FILE": folder.path("status")])
    #expect(folder.text("status")?.isEmpty == true)
    #expect(throws: SnapshotRun.Failure.self) {
      try Shard.acknowledge(environment: ["TEST_SHARD_STATUS_FILE": folder.path("no/folder")])
    }
  }
}

@Suite struct ShardPlanTests {
  private func test(_ number: Int) -> String { "App.Tests/test\(number)()" }
  private func times(_ seconds: [Double]) -> TestTimes {
    TestTimes(
      seconds.enumerated().map { number, seconds in
        var record = record("Tests", "test\(number)()", "1", .passed)
        record.id = test(number)
        record.seconds = seconds
        return record
      })
  }

  @Test func everyTestHasOneShardAndShardsTakeAboutTheSameTime() throws {
    let seconds: [Double] = (0..<100).map { (number: Int) -> Double in
      if number % 7 == 0 { return 3 }
      return 0.1 + Double(number % 5) / 10
    }
    let times = times(seconds)
    let tests = (0..<100).map(test)
    let plan = ShardPlan(tests: tests.shuffled(), times: times, total: 8)
    let shards = try (1...8).map { plan.tests(of: try Shard(index: $0, total: 8)) }
    #expect(shards.flatMap { $0 }.sorted() == tests.sorted())
    let loads: [Double] = shards.map { tests in
      tests.map { times.seconds(of: $0) ?? 0 }.reduce(0, +)
    }
    let (least, most) = (try #require(loads.min()), try #require(loads.max()))
    #expect(most - least < 0.5, "\(loads)")
    // In whatever order the tests are listed.
    #expect(ShardPlan(tests: tests, times: times, total: 8).tests(of: try Shard("3/8")) == shards[2])
  }

  @Test func aLongTestHasAShardForItself() throws {
    let plan = ShardPlan(tests: (0..<9).map(test), times: times([10] + Array(repeating: 1, count: 8)), total: 2)
    #expect(plan.tests(of: try Shard("1/2")) == [test(0)])
    #expect(plan.tests(of: try Shard("2/2")).count == 8)
  }

  @Test func withoutTimesTestsAreSharedByNumber() throws {
    let plan = ShardPlan(tests: (0..<10).map(test), total: 4)
    #expect(try (1...4).map { plan.tests(of: try Shard(index: $0, total: 4)).count } == [3, 3, 2, 2])
    #expect(ShardPlan(tests: ["A.a/x()"], total: 4).tests(of: try Shard("4/4")).isEmpty)
  }

  @Test func aTestThatKnowsNoOtherHasOneShardToo() throws {
    let times = times([5, 1, 1, 1])
    var counts = [0, 0, 0]
    for number in 0..<300 {
      let own = try (1...3).filter {
        ShardPlan.contains(test(number), in: try Shard(index: $0, total: 3), times: times)
      }
      #expect(own.count == 1)
      counts[(own.first ?? 1) - 1] += 1
    }
    #expect(counts.allSatisfy { $0 > 60 }, "\(counts)")
  }

  @Test func filtersMatchTheseTestsAlone() throws {
    let tests = ["App.A/x()", "App.A/x(_:)", "App.B/testIn", "Lib.A/`two words`()"]
    let filters = ShardPlan.filters(for: tests)
    #expect(filters.count == 2)
    func isTaken(_ name: String) throws -> Bool {
      try filters.contains { name.firstMatch(of: try Regex($0)) != nil }
    }
    for test in tests { #expect(try isTaken(test) && isTaken(test + "/File.swift:3:4"), "\(test)") }
    for test in ["App.A/x", "App.A/xx()", "Lib.A/x()", "MyApp.A/x()", "App.B/testInner"] {
      #expect(try !isTaken(test), "\(test)")
    }
    #expect(ShardPlan.filters(for: tests, longest: 12).count == 4)
  }

  @Test func aPersonsOwnPatternsHoldBesideTheShard() throws {
    let arguments = TestArguments([
      "--package-path", "App", "--filter", "Log", "--skip=Out", "--parallel", "--num-workers", "2",
    ])
    #expect(arguments.selection == ["--filter", "Log", "--skip", "Out"])
    #expect(arguments.forListing == ["--package-path", "App"])
    #expect(arguments.forRunning == ["--package-path", "App", "--parallel", "--num-workers", "2"])
    #expect(try arguments.selected(from: ["A.Login/a()", "A.LogOut/a()", "A.Cart/a()"]) == ["A.Login/a()"])
  }

  @Test func timesAreReadFromReports() throws {
    let folder = RunFolder()
    var one = record("Login", "dark()", "1", .passed)
    one.id = "App.LoginTests/dark()"
    try Reports(SnapshotRun(records: [one])).write(into: folder.url)
    let times = try TestTimes(path: folder.path("report.json"))
    #expect(times.seconds(of: "App.LoginTests/dark()") == 0.25)
    #expect(times.seconds(of: "App.Other/dark()") == 0.25 && times.seconds(of: "App.LoginTests/light()") == nil)
    #expect(throws: SnapshotRun.Failure.self) { try TestTimes(path: folder.path("none.json")) }
    #expect(throws: SnapshotRun.Failure.self) { try TestTimes(path: folder.path("summary.md")) }
  }
}
