import ListGeometry
import Synchronization

/// The shown contents of a diffable data source, and the snapshots to show next; tables and collections share it.
///
/// Snapshots may come from any thread. The difference to the one before is found where they come from, one at a time
/// and in order; the list changes on the main queue, in the same order. Data source methods read `shown`, which only
/// the main actor touches; `snapshot()` gives the newest snapshot of all, whether the list shows it yet or not.
final class DiffableState<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The contents of a list: items in sections, and the outlines of sections with section snapshots.
  struct Contents: Sendable {
    var snapshot = Snapshot()
    var outlines: [SectionIdentifierType: Outline] = [:]
  }

  /// A snapshot on its way to the list.
  struct Step: Sendable {
    let contents: Contents
    /// The change; nil loads everything again.
    var change: ListChange?
    let isAnimated: Bool
    let completion: MainCompletion
  }

  private struct Queue: Sendable {
    var newest = Contents()
    var waiting: [Step] = []
  }

  private let queue = Mutex(Queue())
  /// Held while a difference is found, so that each begins at the end of the one before.
  private let turn = Mutex(())

  @MainActor private var shownContents = Contents()
  @MainActor private var isCommitting = false
  /// Called when the step that is being taken has been: what they apply may then be shown at once.
  @MainActor private var completions: [MainCompletion] = []
  @MainActor private var isCompleting = false

  init() {}

  /// The newest snapshot, without marks.
  var newest: Snapshot { newestContents.snapshot }
  /// The newest contents, whether the list shows them yet or not.
  var newestContents: Contents { queue.withLock { $0.newest } }
  /// The snapshot on the screen.
  @MainActor var shown: Snapshot { shownContents.snapshot }
  /// The outline of a section as the list shows it; nil for a section without one.
  @MainActor func shownOutline(of section: SectionIdentifierType) -> Outline? { shownContents.outlines[section] }

  /// Enqueues a snapshot; outlines keep their items that the snapshot still has.
  func enqueue(_ snapshot: Snapshot, loadsAnew: Bool, animated: Bool, completion: MainCompletion) {
    enqueue(loadsAnew: loadsAnew, animated: animated, completion: completion) { old in
      (snapshot, old.outlines.compactMapKeyed { $1.following(snapshot, in: $0) })
    }
  }

  /// Takes new contents; `make` makes them from the newest ones.
  func enqueue(
    loadsAnew: Bool, animated: Bool, completion: MainCompletion,
    _ make: (Contents) -> (Snapshot, [SectionIdentifierType: Outline])
  ) {
    turn.withLock { _ in
      let old = newestContents
      let (snapshot, outlines) = make(old)
      let change = loadsAnew ? nil : snapshot.changes(from: old.snapshot)
      let next = Contents(snapshot: snapshot.withoutMarks, outlines: outlines)
      queue.withLock {
        $0.newest = next
        $0.waiting.append(Step(contents: next, change: change, isAnimated: animated, completion: completion))
      }
    }
  }

  /// Takes contents that a list shows already, as after the user moved an item; waiting snapshots start from them.
  @MainActor func adopt(_ contents: Contents) {
    turn.withLock { _ in
      shownContents = contents
      queue.withLock {
        if $0.waiting.isEmpty {
          $0.newest = contents
        } else if $0.waiting[0].change != nil {
          $0.waiting[0].change = $0.waiting[0].contents.snapshot.changes(from: contents.snapshot)
        }
      }
    }
  }

  /// The contents on the screen.
  @MainActor var contents: Contents { shownContents }

  /// Takes the list through the waiting steps, in order.
  ///
  /// A snapshot that is applied while the list takes a step waits for its end.
  ///
  /// - Parameter commit: changes the list; it calls its second argument at the moment when the data has to be the new,
  ///   and the third when the list shows it.
  @MainActor func takeSteps(_ commit: (Step, _ changeData: () -> Void, _ completion: @escaping () -> Void) -> Void) {
    guard !isCommitting else { return }
    while let step = nextStep() {
      isCommitting = true
      commit(step, { shownContents = step.contents }, { self.complete(step) })
      isCommitting = false
      callCompletions()
    }
  }

  /// Calls the completions in order: a snapshot applied by a completion is shown at once, and its own completion waits,
  /// so that chains take no stack.
  @MainActor private func callCompletions() {
    guard !isCompleting else { return }
    isCompleting = true
    defer { isCompleting = false }
    while !completions.isEmpty { completions.removeFirst()() }
  }

  private func nextStep() -> Step? { queue.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() } }

  @MainActor private func complete(_ step: Step) {
    completions.append(step.completion)
    if !isCommitting { callCompletions() }
  }
}

/// The changes of a snapshot: the batch, and the rows to configure again by their index before it.
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
      Stage.async(work)
    }
  }
}
