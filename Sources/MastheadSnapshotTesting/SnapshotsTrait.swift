import Testing

/// Tests of a suite, or one test, under another configuration of snapshots.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// What is said here; the rest is as it is around.
  let configuration: SnapshotTestingConfiguration
  /// Suites in the suite have it too.
  public let isRecursive = true

  /// Runs the test under the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// When references are written, and how a failure tells to look at two files; nil leaves a thing as it is.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// The configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
