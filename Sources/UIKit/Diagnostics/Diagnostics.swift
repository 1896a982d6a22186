import Synchronization

/// Collects diagnostics, each once, in the order in which they came up.
///
/// Safe to use from any thread.
public final class Diagnostics: Sendable {
  /// The collector that UIKit reports to.
  public static let shared = Diagnostics()

  private struct State {
    var all: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
  }

  private let state = Mutex(State())

  init() {}

  /// What was reported since the last `removeAll()`, without repetitions.
  public var all: [Diagnostic] { state.withLock { $0.all } }

  /// The reported diagnostics of one kind.
  public func all(of kind: Diagnostic.Kind) -> [Diagnostic] { all.filter { $0.kind == kind } }

  /// Adds a diagnostic unless an equal one is there.
  public func report(_ diagnostic: Diagnostic) {
    state.withLock {
      if $0.seen.insert(diagnostic).inserted { $0.all.append(diagnostic) }
    }
  }

  /// Forgets everything.
  public func removeAll() { state.withLock { $0 = State() } }
}
