/// Animates changes of views and lets them be held, scrubbed, turned round and stopped on the way.
///
/// The blocks run when the animator begins; the views have their new values at once, and the screen goes there by the
/// pace of the timing parameters on the display clock. The meaning of pace and direction after the animator was held is
/// a rule, made so that nothing jumps: `AnimatorTimeline`. Keyframes and transitions inside of a block run by
/// themselves.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds; a spring given by its physics has its own.
  open private(set) var duration: TimeInterval
  /// How long it waits before it begins, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether views take touches while they are animated; read when a block runs.
  open var isUserInteractionEnabled = true
  /// Whether touches find views at their end, and not where they are seen; read when a block runs.
  open var isManualHitTestingEnabled = false
  /// Whether the animator may be held, scrubbed, turned round and stopped; doing so to one that may not raises.
  open var isInterruptible = true
  /// Whether scrubbing is even, whatever the pace; true unless set.
  open var scrubsLinearly = true
  /// Whether the animator is held at its end, instead of being over.
  open var pausesOnCompletion = false

  var run = AnimatorRun()

  /// Makes an animator that takes `duration` seconds.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.springTimingParameters?.naturalDuration ?? max(0, duration)
    super.init()
  }

  /// Makes an animator of no duration with the system's pace: `var animator = UIViewPropertyAnimator()`, to be replaced by one that moves something.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with the pace of a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with the pace of a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with the pace of a spring that rests after `duration`.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it; of the options the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Leaves the views of a held animator at their ends; a running animator is kept until its end.
  isolated deinit {
    for track in run.tracks { track.remove() }
  }

  // MARK: What it does

  /// Adds changes; of an animator that is under way they run at once, and take the time that is left.
  ///
  /// They begin after `delayFactor` (0…1) of that time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }

  /// Adds changes; of an animator that is under way they run at once, and take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds something to be called at the end, with where the animation ended; not after `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    run.completions.append(completion)
  }

  // MARK: Where it stands

  /// The state of the animator.
  open var state: UIViewAnimatingState { run.state }
  /// Whether time goes on for it; true during a delay too.
  open var isRunning: Bool { run.isRunning }

  /// Whether it runs from the end to the start; `fractionComplete` counts from the other end then.
  ///
  /// An animator that is turned round while it runs goes back from where it is, in the time that it took to come there.
  open var isReversed: Bool {
    get { run.isReversed }
    set { turn(newValue) }
  }

  /// The elapsed part of the time, 0…1, in the direction of the run; setting it holds the animator there.
  open var fractionComplete: CGFloat {
    get { CGFloat(run.fraction(at: run.clock.now)) }
    set { scrub(to: Double(newValue)) }
  }

  // MARK: Control

  /// Runs from the present values; a held animator runs for the rest of its time.
  open func startAnimation() { start(afterDelay: 0) }
  /// Runs from where it is, after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = max(0, delay)
    start(afterDelay: self.delay)
  }
  /// Holds the animator at its present values; an animator before its start begins, and is held at its start.
  open func pauseAnimation() { pause() }
  /// Goes on with another pace, in a multiple of the original duration; nil keeps the pace, 0 takes the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    resume(durationFactor: Double(durationFactor))
  }
  /// Stops the animator, and gives the views their visible values.
  ///
  /// With true that is all; with false it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  /// Ends a stopped animator, with the values of an end or the present ones; raises unless it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }
}
