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
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// What a list shows: items in sections, and for sections that section snapshots were applied to, which items are below
  /// which others.
  struct Contents: Sendable {
    var snapshot = Snapshot()
    var outlines: [SectionIdentifierType: Outline] = [:]
  }

  /// A snapshot on its way to the list.
  struct Step: Sendable {
    let contents: Contents
    /// What changes; nil has everything loaded again.
    var change: ListChange?
    let isAnimated: Bool
    let completion: MainCompletion
  }

  private struct Queue: Sendable {
    var newest = Contents()
    var waiting: [Step] = []
  }

  private let queue = Mutex(Queue())
  /// Held while a difference is found, so that each one begins where the one before ended.
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
  /// What the list shows.
  @MainActor var shown: Snapshot { shownContents.snapshot }
  /// The outline of a section as the list shows it; nil for a section without one.
  @MainActor func shownOutline(of section: SectionIdentifierType) -> Outline? { shownContents.outlines[section] }

  /// Takes a snapshot; outlines keep what is still shown of them.
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

  /// Has the data be what a list shows already, as when the user moved an item; snapshots that wait start from it.
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

  /// What the list shows, as a whole.
  @MainActor var contents: Contents { shownContents }

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
      commit(step, { shownContents = step.contents }, { self.complete(step) })
      isCommitting = false
      callCompletions()
    }
  }

  /// What a completion applies is shown at once; its completion waits for the end of this one, so that a chain of them takes no stack.
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
      Stage.async(work)
    }
  }
}
