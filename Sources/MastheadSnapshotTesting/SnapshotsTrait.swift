import QuartzCore
import Testing
import UIKit

/// Tests of a suite, or one test, under another configuration of snapshots, each on a screen of its own.
///
/// Screen, display clock, windows and diagnostics are the test's alone, so that tests may run beside each other.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The configuration of the trait; missing values are those around.
  let configuration: SnapshotTestingConfiguration
  /// Suites in the suite have it too.
  public let isRecursive = true

  /// Runs the test under the configuration, on its screen.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
      let stage = await Stage.make(inWorldOf: .current)
      try await stage.perform { try await function() }
      await stage.strike()
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
