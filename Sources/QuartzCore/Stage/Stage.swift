import Dispatch
import Synchronization

/// One screen with all its activity: its clock, its animations and transactions, its windows, touches and messages.
///
/// Screens that are shown in one process side by side know nothing of each other: actions on one of them leave no trace
/// on another's stage. A process that runs one screen has one stage, ``first``, and pays nothing for the rest.
///
/// The stage in question is known from the object of a call: a window has a stage, and so have the views and layers in
/// it. Where there is no such object, as for `UIScreen.main` or `CATransaction.begin()`, it is the ``current`` one.
/// Code that a stage calls back runs on it (`run`), however long after and from wherever it was scheduled.
///
/// A stage lives as long as somebody holds it: a host, a test, or one of its windows.
@MainActor
package final class Stage {
  /// The stage of a process with one screen, and of all objects of no other stage.
  package nonisolated static let first = Stage(isFirst: true)

  /// Time on this stage.
  package nonisolated let clock = DisplayClock()
  /// The transactions that are open.
  nonisolated let transactions = TransactionStack()

  /// The calls of layers into the framework with windows, which sets them.
  package var layerHooks = LayerHooks()

  /// Whether somebody wants to animate the layers that are changed now, those of views too.
  var listens = false {
    didSet { if listens != oldValue { LayerActions.noteListening(listens) } }
  }

  /// The contents of the framework with windows; made and read by the framework alone.
  @exclusivity(unchecked) package var contentsStorage: AnyObject?
  /// The values for code on any thread.
  package nonisolated let belongings = Mutex(Belongings())
  /// How often the traits among them were replaced.
  package nonisolated let traitChanges = Atomic<Int>(0)
  /// The traits that the main thread saw last, and how often they had been replaced by then: saves it the lock.
  @exclusivity(unchecked) package var seenTraits: (changes: Int, traits: AnyObject?) = (0, nil)

  /// Pixels in a point of the screen.
  @exclusivity(unchecked) package var scale: Double = 3

  /// Whether a host shows a screen here; another one takes a stage of its own.
  package var isTaken = false
  /// The stages of hosts that took one of their own since, the newest at the end.
  private nonisolated let guests = Mutex<[Stage]>([])
  nonisolated let isFirst: Bool

  /// The values that code on any thread may ask for.
  package struct Belongings: Sendable {
    /// The collection of problems.
    package var reports: (any Sendable & AnyObject)?
    /// The traits that count where nobody names others.
    package var traits: (any Sendable & AnyObject)?
    /// The language of texts; nil for that which a bundle was developed in.
    package var language: String?
  }

  /// Makes a stage on which nothing has happened yet, with its clock at its beginning.
  package convenience nonisolated init() { self.init(isFirst: false) }

  private nonisolated init(isFirst: Bool) {
    self.isFirst = isFirst
    clock.stageReference = StageReference(self, isFirst: isFirst)
    guard !isFirst else { return }
    Stage.others.add(1, ordering: .relaxed)
    let entry = StageReference(self)
    Stage.living.withLock { living in
      living.removeAll { $0.stage == nil }
      living.append(entry)
    }
  }

  deinit {
    if !isFirst { Stage.others.subtract(1, ordering: .relaxed) }
  }

  // MARK: Hosts

  /// The stage of "the screen" in application code: the last guest's, or this one without guests.
  nonisolated var innermost: Stage { guests.withLock { $0.last }?.innermost ?? self }

  /// Makes another stage "the screen" in place of this one, until ``removeGuest(_:)``.
  package func addGuest(_ stage: Stage) {
    guests.withLock { $0.append(stage) }
    if Stage.entered === self { Stage.entered = stage }
  }

  /// Takes back an ``addGuest(_:)``.
  package func removeGuest(_ stage: Stage) {
    guests.withLock { $0.removeAll { $0 === stage } }
    if Stage.entered === stage { Stage.entered = self }
  }

  /// Forgets hosts that were never closed: whoever comes now has the stage.
  package func dropGuests() {
    guests.withLock { $0 = [] }
    isTaken = false
  }

  /// Ends all timers and animations without telling anybody, as waiting ones hold their owners, and so the stage.
  package func strike() {
    clock.drop()
    listens = false
  }

  // MARK: Which one

  private nonisolated static let living = Mutex<[StageReference]>([])

  /// All stages, the first before the others.
  package static var all: [Stage] { [first] + living.withLock { $0.compactMap(\.stage) } }

  /// How many there are beside the first.
  private nonisolated static let others = Atomic<Int>(0)

  /// Whether there are others than the first.
  package nonisolated static var hasOthers: Bool { others.load(ordering: .relaxed) > 0 }

  /// The stage whose code runs now, from the beginning to the end of a call: nothing else of the main actor's comes in between.
  ///
  /// Read without the task, which takes ten times as long; on the main thread alone.
  fileprivate nonisolated(unsafe) static var entered: Stage?

  /// The stage for calls without a window: that of the running code, else the task's, else the first.
  ///
  /// May be asked for on any thread.
  package nonisolated static var current: Stage {
    if !hasOthers { return first }
    if MainQueue.isCurrent, let entered { return entered }
    return StageBinding.current?.meant ?? first.innermost
  }

  /// Pixels in a point of the screen that is meant.
  package static var currentScale: Double { hasOthers ? current.scale : first.scale }

  /// The stage of the task, without later hosts' stages: where a test begins.
  package nonisolated static var ground: Stage { StageBinding.current?.stage ?? first }

  /// Whether code that is called now runs on this stage anyway.
  ///
  /// Passes that begin often ask for it and then call without a block: each call of one asks whether it is on the main actor.
  package var isEntered: Bool { Stage.entered === self || !Stage.hasOthers }

  /// Runs code of this stage: an event, a frame, a timer, a layout.
  ///
  /// Tasks that it starts go on here too. Costs little where it runs already, and nothing where there is one stage.
  package func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if isEntered { return try body() }
    let outer = Stage.entered
    Stage.entered = self
    defer { Stage.entered = outer }
    let binding = StageBinding(stage: self, isExact: true)
    if StageBinding.current == binding { return try body() }
    return try StageBinding.$current.withValue(binding) { try body() }
  }

  /// Runs code on this stage, between other stages' code; calls without a window mean this stage.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Stage.entered
    Stage.entered = nil
    defer { Stage.entered = outer }
    return try StageBinding.$current.withValue(StageBinding(stage: self, isExact: false)) { try body() }
  }

  /// The same for a task: whatever runs between its steps, and whatever tasks it starts, finds its own stage.
  package nonisolated(nonsending) func perform<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await StageBinding.$current.withValue(StageBinding(stage: self, isExact: false)) { try await body() }
  }

  /// Runs the code of several stages, such as all blocks of the main queue: each finds its own by its task.
  package static func outside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = entered
    entered = nil
    defer { entered = outer }
    return try body()
  }

  /// A block that will run on the present stage, on whatever thread; the same block with a single stage.
  package nonisolated static func keeping(
    _ block: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    guard hasOthers else { return block }
    let stage = current
    return {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { stage.run(block) }
      } else {
        StageBinding.$current.withValue(StageBinding(stage: stage, isExact: true), operation: block)
      }
    }
  }

  /// Puts code of the current stage off to the main queue.
  package nonisolated static func async(_ body: @escaping @MainActor @Sendable () -> Void) {
    let stage = current
    DispatchQueue.main.async(group: nil) {
      MainActor.assumeIsolated { stage.run(body) }
    }
  }
}

/// The stage of a task and of the tasks that it starts.
private struct StageBinding: Equatable, Sendable {
  @TaskLocal nonisolated static var current: StageBinding?

  let stage: Stage
  /// Whether it is this very stage, for code that the stage called back; else hosts may have taken its place.
  let isExact: Bool

  var meant: Stage { isExact ? stage : stage.innermost }

  static func == (one: StageBinding, other: StageBinding) -> Bool {
    one.stage === other.stage && one.isExact == other.isExact
  }
}
