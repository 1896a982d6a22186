import Synchronization
internal import TextLayout

/// Collects diagnostics, each once, in the order in which they came up.
///
/// Safe to use from any thread.
public final class Diagnostics: Sendable {
  /// The collector that UIKit reports to.
  ///
  /// Where several screens are shown in one process, each has its own, and it is that of the code which asks.
  public static var shared: Diagnostics { Stage.current.diagnostics }

  /// Listens to problems of the process from now on; fonts that came up missing before are told now.
  static func hearProcess() {
    _ = fontProblems
    _ = platformProblems
  }

  /// Reports problems of fonts, which are the process's: each once, where the problem comes up.
  private static let fontProblems: Void = TextEngine.shared.whenProblem { problem in
    Stage.current.reports.report(Diagnostic(problem))
  }

  /// Tells of missing properties of the platform, which is the process's, once and as they are found.
  private static let platformProblems: Void = PlatformProperty.whenMissing { property in
    Stage.current.reports.report(Diagnostic(property))
  }

  private struct State {
    var all: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    var suspicions: [Suspicion] = []
    var handler: Handler?
    var observer: (@Sendable (Diagnostic) -> Void)?
    /// The number of stopped layouts, and the diagnostic of the last.
    var stoppedLayouts: (count: Int, last: Diagnostic?) = (0, nil)

    mutating func add(_ diagnostic: Diagnostic) {
      if diagnostic.kind == .layoutDoesNotSettle { stoppedLayouts = (stoppedLayouts.count + 1, diagnostic) }
      guard seen.insert(diagnostic).inserted else { return }
      all.append(diagnostic)
      observer?(diagnostic)
    }
  }

  /// Who wants to be called.
  private struct Handler: Sendable {
    let kinds: Set<Diagnostic.Kind>
    let call: @Sendable (Diagnostic) -> Void
    var told: Set<Diagnostic> = []
  }

  /// A diagnostic that is a defect if its condition still holds a moment later.
  private struct Suspicion {
    let diagnostic: Diagnostic
    let holds: @MainActor () -> Bool
  }

  private let state = Mutex(State())

  init() {}

  /// The diagnostics since the last `removeAll()`, without repetitions.
  public var all: [Diagnostic] {
    if MainQueue.isCurrent { MainActor.assumeIsolated { decideSuspicions() } }
    return state.withLock { $0.all }
  }

  /// The reported diagnostics of one kind.
  public func all(of kind: Diagnostic.Kind) -> [Diagnostic] { all.filter { $0.kind == kind } }

  /// The number of layouts that were stopped because they did not come to rest, and the diagnostic of the last.
  ///
  /// A repeated one counts again, and `removeAll()` does not change the number.
  package var stoppedLayouts: (count: Int, last: Diagnostic?) { state.withLock { $0.stoppedLayouts } }

  /// Adds a diagnostic unless an equal one is there.
  public func report(_ diagnostic: Diagnostic) {
    let handler: Handler? = state.withLock { state in
      state.add(diagnostic)
      guard let handler = state.handler, handler.kinds.contains(diagnostic.kind) else { return nil }
      return state.handler?.told.insert(diagnostic).inserted == true ? handler : nil
    }
    handler?.call(diagnostic)
  }

  /// Calls `handler` with each diagnostic of the given kinds from now on, once for equal ones.
  ///
  /// Made for tests that are to fail where layout goes wrong. In a suite of Swift Testing, whose `init` runs before
  /// each test:
  ///
  ///     init() { Diagnostics.shared.whenReported { Issue.record("\($0)") } }
  ///
  /// and in an XCTestCase:
  ///
  ///     override func setUp() { Diagnostics.shared.whenReported { XCTFail("\($0)") } }
  ///
  /// There is one handler: a new one takes the place of the last and is told of all again, also of diagnostics reported
  /// to the last. It is called where the mistake happens, while views are laid out, and must not change views.
  public func whenReported(
    _ kinds: Set<Diagnostic.Kind> = Set(Diagnostic.Kind.allCases), _ handler: @escaping @Sendable (Diagnostic) -> Void
  ) {
    state.withLock { $0.handler = Handler(kinds: kinds, call: handler) }
  }

  /// Calls `body` with each diagnostic that is new, beside the handler, for a host that passes them on.
  ///
  /// It must not report any.
  package func observe(_ body: @escaping @Sendable (Diagnostic) -> Void) {
    state.withLock { $0.observer = body }
  }

  /// Calls nobody any longer.
  public func removeHandler() {
    state.withLock { $0.handler = nil }
  }

  /// Adds a diagnostic at the end of the frame, or when diagnostics are read, if `condition` holds then.
  ///
  /// For what cannot be told at once: an object that goes on its own, or together with all that it was for.
  @MainActor func report(_ diagnostic: Diagnostic, ifStill condition: @escaping @MainActor () -> Bool) {
    state.withLock { $0.suspicions.append(Suspicion(diagnostic: diagnostic, holds: condition)) }
  }

  /// Decides the diagnostics that were reported under a condition.
  @MainActor func decideSuspicions() {
    let suspicions = state.withLock { state in
      defer { state.suspicions.removeAll(keepingCapacity: true) }
      return state.suspicions
    }
    for suspicion in suspicions where suspicion.holds() { report(suspicion.diagnostic) }
  }

  /// Forgets everything that was reported; a handler stays and is told again.
  public func removeAll() {
    state.withLock { state in
      let handler = state.handler.map { Handler(kinds: $0.kinds, call: $0.call) }
      let before = state
      state = State()
      state.handler = handler
      state.observer = before.observer
      state.stoppedLayouts = before.stoppedLayouts
    }
  }
}
