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
