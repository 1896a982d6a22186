import Testing

@testable import UIKit

/// The screen that a test is on: the process's, or its own (``StageTrait``); tests that count in its pixels say which they mean.
@MainActor
public enum TestScreen {
  /// 393 × 852 points at 3x, light, text size Large, and the display clock at its beginning: what a process begins with; or the
  /// same at another scale or size.
  public static func reset(scale: CGFloat = 3, size: CGSize = CGSize(width: 393, height: 852)) {
    let stage = Stage.ground
    stage.dropGuests()
    stage.clock.reset()
    stage.screen.configure(
      bounds: CGRect(origin: .zero, size: size), scale: scale, safeAreaInsets: .zero,
      traits: UITraitCollection(traitsFrom: [.system, UITraitCollection(displayScale: scale)]))
  }
}

/// Tests on screens of their own, which may run beside each other.
public struct StageTrait: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite has its own.
  public let isRecursive = true

  /// Runs a test on a stage that nobody else has.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let stage = await Stage.make(inWorldOf: .first)
    try await stage.perform { try await function() }
    await stage.strike()
  }
}

extension Trait where Self == StageTrait {
  /// A screen, clock, windows and diagnostics of the test's own.
  public static var ownStage: Self { StageTrait() }
}
