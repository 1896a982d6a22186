import ArgumentParser
import Foundation
import SnapshotReport

/// `snapshots test`: runs this machine's part of a package's tests.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a shard of the tests: swift test for one of several processes or machines.",
    discussion: """
      Which shard is said by --shard 2/8 (the second of eight), or by what the runner sets: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel), \
      CI_NODE_INDEX and CI_NODE_TOTAL (GitLab), JOB_COMPLETION_INDEX with SNAPSHOT_SHARDS (Kubernetes), SLURM's array variables.

        SNAPSHOT_ARTIFACTS=shard-2 masthead-snapshots test --shard 2/8 --times report.json -- --package-path App

      Ends with the status of swift test. Merge the folders of all shards by masthead-snapshots merge.
      """)

  @Option(help: ArgumentHelp("Which part of the tests, such as 2/8.", valueName: "i/n")) var shard: String?
  @Option(
    help: ArgumentHelp(
      "A report.json of an earlier run, or its folder: shards take about the same time then. Give all shards the same.",
      valueName: "path")) var times: String?
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The command instead of swift, such as ./masthead swift.", valueName: "command"))
  var swift: [String] = ["swift"]
  @Flag(help: "Print the tests of the shard instead of running them.") var list = false
  @Argument(parsing: .postTerminator, help: "What swift test is given, after --.") var arguments: [String] = []

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    do {
      let given = try shard.map { try Shard($0) } ?? Shard(environment: environment)
      guard let shard = given else {
        throw SnapshotRun.Failure(
          "which shard? Write --shard 2/8, or set what the runner sets (masthead-snapshots help test)")
      }
      try Shard.acknowledge(environment: environment)
      let asked = TestArguments(arguments)
      let swift = swift.isEmpty ? ["swift"] : swift
      let all = try asked.selected(from: Self.names(swift, asked.forListing))
      let times = try times.map(TestTimes.init(path:)) ?? TestTimes()
      let tests = ShardPlan(tests: all, times: times, total: shard.total).tests(of: shard)
      if list {
        for test in tests { print(test) }
        return
      }
      FileHandle.standardError.write(Data("masthead: shard \(shard) runs \(tests.count) of \(all.count) tests\n".utf8))
      let status = try Self.run(tests, shard, swift, asked, environment)
      if status != 0 { throw ExitCode(status) }
    } catch let failure as SnapshotRun.Failure {
      throw refusal(failure.description)
    }
  }

  /// Returns the names that `swift test list` prints, which builds the tests.
  private static func names(_ swift: [String], _ arguments: [String]) throws -> [String] {
    let pipe = Pipe()
    let process = try start(swift + ["test", "list"] + arguments, output: pipe)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SnapshotRun.Failure("the tests cannot be listed (the reason is above)")
    }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      $0.contains(".") && $0.contains("/") && !$0.contains("] ")
    }
    guard !names.isEmpty else { throw SnapshotRun.Failure("there are no tests") }
    return names
  }

  /// Runs the tests and returns the status; notes that the shard ran, also where none of its tests compares a snapshot.
  private static func run(
    _ tests: [String], _ shard: Shard, _ swift: [String], _ asked: TestArguments, _ environment: [String: String]
  ) throws -> Int32 {
    var log: RunLog?
    if let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
      do {
        log = try RunLog(
          folder: URL(fileURLWithPath: folder, isDirectory: true),
          process: .init(
            started: Date().timeIntervalSince1970, arguments: asked.selection, shard: shard, isStarter: true,
            folder: FileManager.default.currentDirectoryPath))
      } catch {
        throw SnapshotRun.Failure("SNAPSHOT_ARTIFACTS: \(folder) cannot be written: \(error.localizedDescription)")
      }
    }
    var status: Int32 = 0
    if !tests.isEmpty {
      var own = environment
      own[Shard.variable] = shard.description
      own[Shard.argumentsVariable] = asked.selection.joined(separator: "\n")
      let filters = ShardPlan.filters(for: tests).flatMap { ["--filter", $0] }
      let process = try start(swift + ["test", "--skip-build"] + asked.forRunning + filters, environment: own)
      process.waitUntilExit()
      status = process.terminationStatus
      // Whoever ended it by a signal did not let it come to its end.
      if process.terminationReason == .uncaughtSignal { return 128 + status }
    }
    try? log?.end()
    return status
  }

  private static func start(_ words: [String], output: Pipe? = nil, environment: [String: String]? = nil) throws
    -> Process
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let output { process.standardOutput = output }
    if let environment { process.environment = environment }
    do {
      try process.run()
    } catch {
      throw SnapshotRun.Failure("\(words[0]) cannot be started: \(error.localizedDescription)")
    }
    return process
  }
}

/// The arguments for `swift test`, with its choice of tests apart.
struct TestArguments {
  /// `--filter` and `--skip` with their patterns: with them a run does not tell which references are stale.
  var selection: [String] = []
  /// The other arguments.
  var others: [String] = []
  private var filters: [String] = []
  private var skips: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts[0] == "--filter" || parts[0] == "--skip" else {
        others.append(argument)
        continue
      }
      let pattern = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
      selection += [parts[0], pattern]
      if parts[0] == "--filter" { filters.append(pattern) } else { skips.append(pattern) }
    }
  }

  /// The arguments for `swift test list`, without those of the run alone.
  var forListing: [String] {
    var result: [String] = []
    var skipsValue = false
    for argument in others {
      if skipsValue {
        skipsValue = false
      } else if ["--num-workers", "--xunit-output", "--event-stream-output-path", "--attachments-path"].contains(
        argument)
      {
        skipsValue = true
      } else if !["--parallel", "--no-parallel", "--enable-code-coverage", "--quiet", "-q"].contains(argument) {
        result.append(argument)
      }
    }
    return result
  }

  /// For the run itself, which has been built.
  var forRunning: [String] { others.filter { $0 != "--skip-build" } }

  /// Returns the tests that the person's own patterns match; throws for an invalid pattern.
  func selected(from names: [String]) throws -> [String] {
    func expressions(_ patterns: [String]) throws -> [NSRegularExpression] {
      try patterns.map { pattern in
        guard let expression = try? NSRegularExpression(pattern: pattern) else {
          throw SnapshotRun.Failure("'\(pattern)' is no regular expression")
        }
        return expression
      }
    }
    let (wanted, unwanted) = (try expressions(filters), try expressions(skips))
    func matches(_ name: String, _ expression: NSRegularExpression) -> Bool {
      expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }
    return names.filter { name in
      (wanted.isEmpty || wanted.contains { matches(name, $0) }) && !unwanted.contains { matches(name, $0) }
    }
  }
}
