import SnapshotComparison

/// Why a strategy of this library has nothing to compare.
///
/// The closures of a strategy cannot throw, as those of swift-snapshot-testing cannot. What they would have thrown is noted here, and thrown by the assertion: a
/// text or picture that says what went wrong would be recorded as if it were the screen's.
final class StrategyFailure: @unchecked Sendable {
  @TaskLocal private static var current: StrategyFailure?

  private var error: (any Error)?

  /// Calls `body`, and throws the noted failure.
  static func throwing<Value>(_ body: () throws -> Value) throws -> Value {
    let failure = StrategyFailure()
    let value = try $current.withValue(failure) { try body() }
    if let error = failure.error { throw error }
    return value
  }

  /// Calls `body` on the main actor, where the caller has to be; otherwise, or if `body` throws, notes the failure and
  /// returns `nothing`.
  static func noting<Value>(
    or nothing: @autoclosure () -> Value, _ body: @escaping @MainActor () throws -> Value
  ) -> Value {
    do {
      try MainQueueMark.check()
      return try MainActor.assumeIsolated { MainActorValue(try body()) }.value
    } catch {
      if let current, current.error == nil { current.error = error }
      return nothing()
    }
  }
}
