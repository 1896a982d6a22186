/// The course of an animator: its state, and its time.
@MainActor struct AnimatorRun {
  var state = UIViewAnimatingState.inactive
  var isReversed = false
  /// The blocks that have not run.
  var blocks: [(delay: Double, body: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var tracks: [AnimatorTrack] = []
  /// The time while the animator is held.
  private var held = 0.0
  /// Since when, from where and how fast time goes, in parts of the whole per second.
  private var course: (begin: Double, from: Double, speed: Double)?
  private var end: ClockTimer?
  private var motion: Motion?
  /// The clock of the stage on which it was started last.
  private(set) var clock = Stage.current.clock

  /// Counts as something that moves and will end.
  private final class Motion: FrameDriver {
    func frame(at time: CFTimeInterval) {}
  }

  var isRunning: Bool { course != nil }

  /// The elapsed part of the time from start to end.
  func time(at now: Double) -> Double {
    guard let course else { return held }
    return min(max(course.from + max(0, now - course.begin) * course.speed, 0), 1)
  }

  func fraction(at now: Double) -> Double { isReversed ? 1 - time(at: now) : time(at: now) }

  mutating func hold(at time: Double) {
    held = min(max(time, 0), 1)
    course = nil
    end?.cancel()
    end = nil
    if let motion { motion.leaveClock() }
    motion = nil
  }

  /// Sends time to its end, and has that told.
  mutating func go(after delay: Double, duration: Double, then body: @escaping @MainActor () -> Void) {
    let from = time(at: clock.now)
    hold(at: from)
    clock = Stage.current.clock
    let way = isReversed ? -from : 1 - from
    course = (clock.now + delay, from, duration > 0 ? way / duration : way * 1e9)
    end = clock.schedule(after: delay + duration, body)
    let motion = Motion()
    clock.add(motion)
    self.motion = motion
  }
}

extension UIViewPropertyAnimator {
  private var now: Double { run.clock.now }

  /// The pace over so many seconds.
  private func pace(duration: Double) -> AnimatorTimeline.Pace {
    if let spring = timingParameters?.springTimingParameters, timingParameters?.timingCurveType != .cubic {
      let pace = spring.pace(duration: max(duration, 1e-3))
      let whole = spring.naturalDuration ?? duration
      return { $0 >= 1 ? 1 : pace.value(at: $0 * whole) }
    }
    guard let function = timingParameters?.cubicTimingParameters?.timingFunction else { return { $0 } }
    return { function.value(at: $0) }
  }

  // MARK: Blocks

  func add(_ body: @escaping () -> Void, delayFactor: Double) {
    switch run.state {
    case .inactive: run.blocks.append((delayFactor, body))
    case .active:
      let time = run.time(at: now)
      animate(body, delay: time + (1 - time) * delayFactor)
    case .stopped:
      fatalError(
        "addAnimations: the animator was stopped; end it by finishAnimation(at:) before it is used again")
    @unknown default: run.blocks.append((delayFactor, body))
    }
  }

  private func animate(_ body: () -> Void, delay: Double) {
    let track = AnimatorTrack(AnimatorTimeline(delay: delay), takesTouchesAlong: !isManualHitTestingEnabled) {
      [weak self] in
      self.map { $0.run.time(at: $0.now) } ?? 1
    }
    run.tracks.append(track)
    AnimationBlock(
      duration: duration, delay: 0, options: isUserInteractionEnabled ? .allowUserInteraction : [],
      pace: .controlled(track), completion: nil
    )
    .run(body)
    if run.isRunning {
      track.timeline.run(from: run.time(at: now), backwards: run.isReversed, pace: pace(duration: duration))
    }
  }

  /// Runs the blocks; the screen shows the start, or the end for an animator that runs backwards.
  private func begin() {
    guard run.state == .inactive else { return }
    run.state = .active
    run.hold(at: run.isReversed ? 1 : 0)
    let blocks = run.blocks
    run.blocks = []
    for block in blocks { animate(block.body, delay: block.delay) }
    if !scrubsLinearly {
      for track in run.tracks { track.timeline.run(from: 0, backwards: false, pace: pace(duration: duration)) }
    }
  }

  // MARK: Control

  private func checkInterruptible(_ call: String) {
    ensure(
      isInterruptible || run.state == .inactive,
      "\(call): the animator is under way and not interruptible; set isInterruptible before it is started")
  }

  func start(afterDelay delay: Double) {
    ensure(
      run.state != .stopped, "startAnimation: the animator was stopped; end it by finishAnimation(at:) first")
    if run.isRunning { return }
    begin()
    go(after: delay, duration: remaining * duration)
  }

  /// How much of the time is left.
  private var remaining: Double { 1 - run.fraction(at: now) }

  private func go(after delay: Double, duration: Double) {
    let time = run.time(at: now)
    for track in run.tracks {
      track.timeline.run(from: time, backwards: run.isReversed, pace: pace(duration: duration))
    }
    run.go(after: delay, duration: duration) { self.didRun() }
  }

  private func hold(at time: Double) {
    for track in run.tracks { track.timeline.hold(at: run.time(at: now), straight: scrubsLinearly) }
    run.hold(at: time)
  }

  func pause() {
    checkInterruptible("pauseAnimation")
    guard run.state != .stopped else { return }
    begin()
    if run.isRunning { hold(at: run.time(at: now)) }
  }

  func scrub(to fraction: Double) {
    checkInterruptible("fractionComplete")
    guard run.state != .stopped else { return }
    pause()
    run.hold(at: run.isReversed ? 1 - fraction : fraction)
  }

  func resume(durationFactor: Double) {
    checkInterruptible("continueAnimation")
    guard run.state == .active else { return }
    let left = durationFactor > 0 ? durationFactor * duration : remaining * duration
    go(after: 0, duration: left)
  }

  func turn(_ isReversed: Bool) {
    guard isReversed != run.isReversed else { return }
    checkInterruptible("isReversed")
    let wasRunning = run.isRunning
    if wasRunning { hold(at: run.time(at: now)) }
    run.isReversed = isReversed
    if wasRunning { go(after: 0, duration: remaining * duration) }
  }

  func stop(_ withoutFinishing: Bool) {
    checkInterruptible("stopAnimation")
    guard run.state == .active else { return }
    for track in run.tracks { track.stop() }
    run.hold(at: run.time(at: now))
    run.state = .stopped
    if withoutFinishing { forget() }
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    ensure(
      run.state == .stopped, "finishAnimation(at:): the animator was not stopped; call stopAnimation(false) before")
    end(at: position)
  }

  // MARK: The end

  private func didRun() {
    let time = run.isReversed ? 0.0 : 1
    hold(at: time)
    if pausesOnCompletion { return }
    for track in run.tracks { track.remove() }
    end(at: run.isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    if position == .start || run.state == .stopped { for track in run.tracks.reversed() { track.finish(at: position) } }
    let completions = run.completions
    forget()
    for completion in completions { completion(position) }
  }

  private func forget() {
    run.tracks = []
    run.completions = []
    run.state = .inactive
    run.hold(at: 0)
  }
}
