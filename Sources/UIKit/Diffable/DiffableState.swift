import ListGeometry
import Synchronization

/// What a diffable data source shows, and what it was told to show next; tables and collections share it.
///
/// Snapshots may come from any thread. The difference to the one before is found where they come from, one at a time
/// and in order; the list changes on the main queue, in the same order. Data source methods read `shown`, which only
/// the main actor touches; `snapshot()` gives the newest snapshot of all, whether the list shows it yet or not.
final class DiffableState<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// A snapshot on its way to the list.
  struct Step: Sendable {
    let snapshot: Snapshot
    /// What changes; nil has everything loaded again.
    let change: ListChange?
    let isAnimated: Bool
    let completion: MainCompletion
  }

  private struct Queue: Sendable {
    var newest = Snapshot()
    var waiting: [Step] = []
  }

  private let queue = Mutex(Queue())
  /// Held while a difference is found, so that each one begins where the one before ended.
  private let turn = Mutex(())

  @MainActor private(set) var shown = Snapshot()
  @MainActor private var isCommitting = false
  /// Called when the step that is being taken has been: what they apply may then be shown at once.
  @MainActor private var completions: [MainCompletion] = []

  init() {}

  /// The newest snapshot, without marks.
  var newest: Snapshot { queue.withLock { $0.newest } }

  /// Takes a snapshot; `change` makes it from the newest one.
  func enqueue(
    loadsAnew: Bool, animated: Bool, completion: MainCompletion, _ make: (Snapshot) -> Snapshot
  ) {
    turn.withLock { _ in
      let old = newest
      let snapshot = make(old)
      let change = loadsAnew ? nil : snapshot.changes(from: old)
      let next = snapshot.withoutMarks
      queue.withLock {
        $0.newest = next
        $0.waiting.append(Step(snapshot: next, change: change, isAnimated: animated, completion: completion))
      }
    }
  }

  /// Has the list take the steps that wait, in order.
  ///
  /// A snapshot that is applied while the list takes a step waits for its end.
  ///
  /// - Parameter commit: changes the list; it calls its second argument at the moment when the data has to be the new,
  ///   and the third when the list shows it.
  @MainActor func takeSteps(_ commit: (Step, _ changeData: () -> Void, _ completion: @escaping () -> Void) -> Void) {
    guard !isCommitting else { return }
    while let step = nextStep() {
      isCommitting = true
      commit(step, { shown = step.snapshot }, { self.complete(step) })
      isCommitting = false
      let completions = self.completions
      self.completions = []
      for completion in completions { completion() }
    }
  }

  private func nextStep() -> Step? { queue.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() } }

  @MainActor private func complete(_ step: Step) {
    if isCommitting { completions.append(step.completion) } else { step.completion() }
  }
}

/// What a snapshot changes: the batch, and the rows to configure again by their index before it.
struct ListChange: Sendable {
  var update: ListUpdate
  var reconfigured: [RowIndex]

  var isEmpty: Bool { update.isEmpty && reconfigured.isEmpty }
}

/// Something to call on the main queue, when a list shows what it was told to.
///
/// Apple's declarations do not ask for a closure that may be sent; it is called nowhere else.
struct MainCompletion: @unchecked Sendable {
  private let action: (() -> Void)?

  init(_ action: (() -> Void)?) { self.action = action }

  @MainActor func callAsFunction() { action?() }
}

extension MainQueue {
  /// Runs work at once where the main actor is, else later on the main queue.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
