import Foundation
internal import SnapshotReport
import Testing

/// Tests of which each process runs its part.
///
/// Which part is told by what the runner sets: `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS` (Bazel), `CI_NODE_INDEX` and `CI_NODE_TOTAL` (GitLab), `JOB_COMPLETION_INDEX` with
/// `SNAPSHOT_SHARDS` (Kubernetes), SLURM's array variables. Without them all tests run; with half of them the tests fail. Tests of other parts are skipped. `SNAPSHOT_TIMES`
/// names a `report.json` by whose times they are balanced.
public struct ShardedTrait: SuiteTrait, TestTrait {
  /// Tests in suites in the suite have it too.
  public let isRecursive = true

  /// Skips a test that belongs to another process's part.
  public func prepare(for test: Test) async throws {
    let environment = SnapshotTestingConfiguration.environment
    // What `masthead-snapshots test` started was asked for its part alone.
    guard environment[Shard.variable] == nil else { return }
    guard let shard = try Shard(environment: environment) else { return }
    RunRecorder.shared.begin(shard)
    guard !test.isSuite else { return }
    try Shard.acknowledge(environment: environment)
    let times = try environment["SNAPSHOT_TIMES"].map(TestTimes.init(path:)) ?? TestTimes()
    guard !ShardPlan.contains(TestRun.listedName(of: test), in: shard, times: times) else { return }
    try await ConditionTrait.disabled("it is of another shard than \(shard)").prepare(for: test)
  }
}

extension Trait where Self == ShardedTrait {
  /// Each process runs its part of the tests, as the runner's variables say.
  public static var sharded: Self { Self() }
}
