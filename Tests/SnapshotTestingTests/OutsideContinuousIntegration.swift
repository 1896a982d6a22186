import Foundation
import MastheadSnapshotTesting
import Testing

/// Tests of recording run as on a desk: continuous integration, where they run as well, records nothing.
struct OutsideContinuousIntegration: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  {
    try await SnapshotTestingConfiguration.$environment.withValue([:], operation: function)
  }
}

extension Trait where Self == OutsideContinuousIntegration {
  static var outsideContinuousIntegration: Self { Self() }
}

/// Issues that a test expects, for looking at them afterwards.
final class HeardIssues: @unchecked Sendable {
  private let lock = NSLock()
  private var heard: [String] = []

  var words: [String] { lock.withLock { heard } }

  /// Notes the words of an issue; it is one that is expected.
  func note(_ issue: Issue) -> Bool {
    lock.withLock { heard.append(issue.comments.map(\.rawValue).joined()) }
    return true
  }
}
