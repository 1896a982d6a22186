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
    var suspicions: [Suspicion] = []

    mutating func add(_ diagnostic: Diagnostic) {
      if seen.insert(diagnostic).inserted { all.append(diagnostic) }
    }
  }

  /// What is a defect if it still holds a moment later.
  private struct Suspicion {
    let diagnostic: Diagnostic
    let holds: @MainActor () -> Bool
  }

  private let state = Mutex(State())

  init() {}

  /// What was reported since the last `removeAll()`, without repetitions.
  public var all: [Diagnostic] {
    if MainQueue.isCurrent { MainActor.assumeIsolated { decideSuspicions() } }
    return state.withLock { $0.all }
  }

  /// The reported diagnostics of one kind.
  public func all(of kind: Diagnostic.Kind) -> [Diagnostic] { all.filter { $0.kind == kind } }

  /// Adds a diagnostic unless an equal one is there.
  public func report(_ diagnostic: Diagnostic) {
    state.withLock { $0.add(diagnostic) }
  }

  /// Adds a diagnostic at the end of the frame, or when diagnostics are read, if `condition` holds then.
  ///
  /// For what can not be told at once: an object that goes on its own, or together with all that it was for.
  @MainActor func report(_ diagnostic: Diagnostic, ifStill condition: @escaping @MainActor () -> Bool) {
    state.withLock { $0.suspicions.append(Suspicion(diagnostic: diagnostic, holds: condition)) }
  }

  /// Decides what was reported under a condition.
  @MainActor func decideSuspicions() {
    let suspicions = state.withLock { state in
      defer { state.suspicions.removeAll(keepingCapacity: true) }
      return state.suspicions
    }
    for suspicion in suspicions where suspicion.holds() { report(suspicion.diagnostic) }
  }

  /// Forgets everything.
  public func removeAll() { state.withLock { $0 = State() } }
}
