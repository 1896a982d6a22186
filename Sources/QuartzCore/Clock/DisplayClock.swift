import Synchronization

/// The only way by which time enters: a host or a test advances it.
///
/// Where something is in motion and nobody steers the clock, it goes on by itself, a frame for each turn of the main queue: so
/// that who awaits the end of an animation, by an expectation or `await`, is told it. No real time passes in between, and
/// nothing moves while a test keeps the main queue to itself.
///
/// Time stands still while code runs, so that whatever is started in one turn starts at the same moment. Each advance is one frame:
/// what falls due on the way (timers, ends of animations) happens at its own exact time and in that order; then, at the new time,
/// frame drivers run (display links, scrolling), then the frame handler (layout). Results therefore do not depend on how fast
/// a machine is, and ends of animations not on how often frames come.
///
/// Each ``Stage`` has one. It begins at ``epoch``, and what it calls runs on its stage.
@MainActor
package final class DisplayClock {
  /// The clock of the current stage.
  package nonisolated static var shared: DisplayClock { Stage.current.clock }

  /// The first time of the clock: not 0, which means "unset" in many places of Apple's API.
  package nonisolated static let epoch: CFTimeInterval = 1
  /// The distance of frames where nobody says otherwise: 60 a second.
  package nonisolated static let frameInterval: CFTimeInterval = 1.0 / 60
  /// Times closer than this are the same time.
  nonisolated static let tolerance: CFTimeInterval = 1e-9

  private nonisolated let time = Atomic<UInt64>(epoch.bitPattern)

  /// The time of the current stage's clock; may be read from any thread.
  package nonisolated static var now: CFTimeInterval { shared.now }

  /// The time of the clock, in seconds; may be read from any thread.
  package nonisolated var now: CFTimeInterval { CFTimeInterval(bitPattern: time.load(ordering: .relaxed)) }

  private func set(_ now: CFTimeInterval) {
    time.store(now.bitPattern, ordering: .relaxed)
    events?.timePassed(to: now)
  }

  /// The stage of the clock; set once, when both are made.
  nonisolated(unsafe) var stageReference: StageReference?
  private var stage: Stage? { stageReference?.stage }
  /// The layers that are animated by this clock.
  private(set) lazy var animations = AnimationSchedule(clock: self)

  nonisolated init() {}

  /// Lays out the shown windows; called at the end of each frame.
  ///
  /// The framework that has windows sets it.
  package var frameHandler: (() -> Void)?

  /// How many steer the clock; it goes on by itself only while nobody does.
  private var steering = 0
  private var isTurnQueued = false
  private var goesOnUntil: CFTimeInterval = 0

  /// Further events beside the clock's own timers; a host sets it.
  package var events: (any ClockEvents)?

  private var timers: [ClockTimer] = []
  private var timerNumber: UInt64 = 0
  private var drivers: [any FrameDriver] = []
  private var nextTurns = 0
  /// Counts the turns: blocks put off to the next turn have to wait for the present one.
  private var turn: UInt64 = 0
  private var isAdvancing = false
  /// Whether a block put off until before the layout is running.
  private var isBeforeLayout = false

  // MARK: Advancing

  /// Moves on by a duration, in frames of `frameInterval`; the last one may be shorter.
  package func advance(by duration: CFTimeInterval, frameInterval: CFTimeInterval = DisplayClock.frameInterval) {
    ensure(
      duration >= 0, "The display clock cannot go back by \(-duration) seconds; give a duration of 0 or more")
    ensure(frameInterval > 0, "Frames \(frameInterval) seconds apart never come to an end; give more than 0")
    let start = now
    let end = start + duration
    var frame = 1.0
    while start + frame * frameInterval < end - Self.tolerance {
      advance(to: start + frame * frameInterval)
      frame += 1
    }
    advance(to: end)
  }

  /// One frame: moves on to a time, with all that falls due until then.
  package func advance(to time: CFTimeInterval) {
    ensure(
      time >= now - Self.tolerance,
      "The display clock says \(now) and cannot go back to \(time); advance it by durations")
    ensure(
      !isAdvancing,
      "The display clock was advanced from inside of a frame (a timer, a completion, layout); advance it from outside")
    isAdvancing = true
    defer { isAdvancing = false }
    let target = max(time, now)
    if let stage { stage.run { makeFrame(at: target) } } else { makeFrame(at: target) }
  }

  private func makeFrame(at target: CFTimeInterval) {
    turn += 1
    CATransaction.endTurn()
    runEvents(until: target)
    set(target)
    for driver in drivers where contains(driver) {
      driver.frame(at: target)
      CATransaction.endTurn()
    }
    // What drivers did may have ended something at this very time.
    runEvents(until: target)
    animations.markActiveLayers()
    frameHandler?()
    CATransaction.endTurn()
  }

  /// Advances until nothing that comes to an end is in motion any more; returns false when `limit` seconds were not enough.
  ///
  /// Animations that repeat for ever and timers are not waited for. Where nothing needs each frame, one frame is enough.
  @discardableResult
  package func settle(limit: CFTimeInterval) -> Bool {
    let end = now + limit
    var steps = SettlingSteps()
    while isInMotion {
      guard now < end - Self.tolerance else { return false }
      advance(to: min(steps.next(self), end))
    }
    return true
  }

  /// The times to which a clock that settles is advanced.
  package struct SettlingSteps {
    /// How many turns may follow each other without time passing; after them each takes a frame, so that an animation without
    /// a duration that begins itself again in its completion comes to the limit.
    private static let turnLimit = 8
    private var turns = 0

    package init() {}

    /// When there is next something to see, at the soonest now.
    @MainActor package mutating func next(_ clock: DisplayClock) -> CFTimeInterval {
      if clock.drivers.isEmpty, clock.nextTurns > 0, turns < Self.turnLimit {
        turns += 1
        return clock.now
      }
      turns = 0
      let frame = clock.now + DisplayClock.frameInterval
      guard clock.drivers.isEmpty, clock.nextTurns == 0 else { return frame }
      return max(clock.animations.lastFiniteEnd ?? frame, clock.now)
    }
  }

  /// Whether something is moving that will come to an end.
  package var isInMotion: Bool {
    nextTurns > 0 || drivers.contains { $0.comesToAnEnd } || animations.lastFiniteEnd != nil
  }

  /// Whether the application is called at each frame, as by a display link that is not paused.
  package var callsApplication: Bool { drivers.contains { $0.callsApplication } }

  // MARK: Going on by itself

  /// For how long motion is followed by itself; some, such as a display link's, never ends.
  private static let goingOnLimit: CFTimeInterval = 10

  /// From now on time passes only when the clock is advanced.
  package func beginSteering() { steering += 1 }

  /// Takes back one ``beginSteering()``; motions under way go on.
  package func endSteering() {
    steering -= 1
    if isInMotion { motionBegan() }
    if let last = timers.filter(\.isAwaited).map(\.deadline).max() { awaitedBegan(until: last) }
  }

  /// Something was put into motion: it goes on, unless somebody steers.
  func motionBegan() {
    guard steering == 0 else { return }
    goesOnUntil = now + Self.goingOnLimit
    queueTurn()
  }

  /// Something waits for a time: the clock goes on until then, unless somebody steers.
  private func awaitedBegan(until deadline: CFTimeInterval) {
    guard steering == 0 else { return }
    goesOnUntil = max(goesOnUntil, deadline + Self.frameInterval)
    queueTurn()
  }

  private var isAwaited: Bool { timers.contains { $0.isAwaited } }

  private func queueTurn() {
    guard !isTurnQueued else { return }
    isTurnQueued = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.goOn() }
    }
  }

  private func goOn() {
    isTurnQueued = false
    guard steering == 0, !isAdvancing, isInMotion || isAwaited, now < goesOnUntil else { return }
    advance(to: now + Self.frameInterval)
    if isInMotion || isAwaited { queueTurn() }
  }

  private func runEvents(until target: CFTimeInterval) {
    while true {
      let timer = timers.lazy.filter { $0.turn < self.turn }.min {
        ($0.deadline, $0.number) < ($1.deadline, $1.number)
      }
      let end = animations.nextEnd
      let other = events?.nextDeadline ?? .infinity
      let next = min(timer?.deadline ?? .infinity, end ?? .infinity, other)
      guard next <= target + Self.tolerance else { return }
      set(min(max(now, next), target))
      if other <= next {
        events?.runEvents(at: now)
      } else if let timer, timer.deadline <= next {
        timer.cancel()
        timer.body()
      } else {
        animations.finishDueAnimations()
      }
      CATransaction.endTurn()
    }
  }

  // MARK: Timers

  /// Calls `body` once, `delay` seconds from now, when the clock is advanced that far.
  @discardableResult
  package func schedule(after delay: CFTimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockTimer {
    add(delay, turn: 0, body)
  }

  /// `turn` is the one in which the call cannot be made yet.
  private func add(
    _ delay: CFTimeInterval, turn: UInt64, isAwaited: Bool = false, _ body: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    timerNumber += 1
    let timer = ClockTimer(
      clock: self, deadline: now + max(0, delay), number: timerNumber, turn: turn, isAwaited: isAwaited, body: body)
    timers.append(timer)
    return timer
  }

  /// Calls `body` when the clock is advanced next, by however little; the screen does not count as settled before.
  package func scheduleNextTurn(_ body: @escaping @MainActor () -> Void) {
    nextTurns += 1
    motionBegan()
    _ = add(0, turn: isAdvancing ? turn : 0) {
      self.nextTurns -= 1
      body()
    }
  }

  /// Calls `body` when the code of this turn has returned, before the turn's layout; the screen does not count as
  /// settled before.
  ///
  /// Blocks put off by such a call in its turn wait for the next turn, so that calls that ask for one another let time
  /// pass.
  package func scheduleBeforeLayout(_ body: @escaping @MainActor () -> Void) {
    nextTurns += 1
    motionBegan()
    _ = add(0, turn: isAdvancing && isBeforeLayout ? turn : 0) {
      self.nextTurns -= 1
      self.isBeforeLayout = true
      body()
      self.isBeforeLayout = false
    }
  }

  /// Calls `body` after a delay on which code outside of the clock waits: the clock goes on by itself until then.
  ///
  /// A host that waits until nothing moves does not wait for it, as for other timers.
  package func scheduleAwaited(after delay: CFTimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockTimer {
    let timer = add(delay, turn: 0, isAwaited: true, body)
    awaitedBegan(until: timer.deadline)
    return timer
  }

  func remove(_ timer: ClockTimer) {
    timers.removeAll { $0 === timer }
  }

  // MARK: Drivers

  /// Adds a driver to be called at each frame, after the present ones; the driver is held until its removal.
  package func add(_ driver: any FrameDriver) {
    guard !contains(driver) else { return }
    drivers.append(driver)
    motionBegan()
  }

  /// Removes a driver; false for a driver of another clock.
  fileprivate func take(_ driver: any FrameDriver) -> Bool {
    guard let place = drivers.firstIndex(where: { $0 === driver }) else { return false }
    drivers.remove(at: place)
    return true
  }

  private func contains(_ driver: any FrameDriver) -> Bool {
    drivers.contains { $0 === driver }
  }

  // MARK: Tests

  /// Drops everything that is under way, without a word to anybody, and begins at ``epoch`` again.
  package func reset() {
    drop()
    set(Self.epoch)
  }

  /// Drops everything that is under way, without a word to anybody.
  func drop() {
    timers = []
    drivers = []
    events = nil
    nextTurns = 0
    animations.removeAll()
  }
}

/// Something that moves frame by frame.
@MainActor
package protocol FrameDriver: AnyObject {
  /// Called once for each frame, when the clock has come to its time.
  func frame(at time: CFTimeInterval)
  /// Whether it comes to an end by itself, and is waited for; true unless a driver says otherwise.
  var comesToAnEnd: Bool { get }
  /// Whether it calls the application at the next frame; false unless a driver says otherwise.
  var callsApplication: Bool { get }
}

/// Calls that fall due by the display clock and are kept elsewhere.
@MainActor
package protocol ClockEvents: AnyObject {
  /// When the first of them does; infinite when none is there.
  var nextDeadline: CFTimeInterval { get }
  /// The clock has come to a time, before calls that fall due then are made.
  func timePassed(to time: CFTimeInterval)
  /// Makes the calls that fall due until this time. They may come with more.
  func runEvents(at time: CFTimeInterval)
}

extension FrameDriver {
  package var comesToAnEnd: Bool { true }
  package var callsApplication: Bool { false }

  /// Leaves the clock that calls this driver, whichever it is: the driver's view may have come to another window.
  package func leaveClock() {
    if Stage.current.clock.take(self) || !Stage.hasOthers { return }
    for stage in Stage.all where stage.clock.take(self) { return }
  }
}

/// A call that waits for a time of the display clock.
@MainActor
package final class ClockTimer {
  let deadline: CFTimeInterval
  let number: UInt64
  /// The turn in which the call cannot be made yet.
  let turn: UInt64
  /// Whether the clock goes on by itself until then.
  let isAwaited: Bool
  let body: @MainActor () -> Void
  private weak var clock: DisplayClock?

  init(
    clock: DisplayClock, deadline: CFTimeInterval, number: UInt64, turn: UInt64, isAwaited: Bool,
    body: @escaping @MainActor () -> Void
  ) {
    self.isAwaited = isAwaited
    self.clock = clock
    self.deadline = deadline
    self.number = number
    self.turn = turn
    self.body = body
  }

  /// Takes the call back; nothing happens when it was made already.
  package func cancel() {
    clock?.remove(self)
  }
}
