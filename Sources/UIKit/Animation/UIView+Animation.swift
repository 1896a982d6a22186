extension UIView {
  // MARK: Blocks

  /// Animates the changes that a block makes to views.
  ///
  /// The views have their new values at once; the screen goes there from the old values, in `duration` seconds of the
  /// display clock, beginning after `delay`. Animated are frame, bounds, centre, transform, alpha, background colour
  /// and the numbers and colours of the layer, of views in a window. `completion` is called on the clock when the last
  /// of them has ended, with false when one was stopped before; in the next turn when nothing moves.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationBlock.Pace.curve(options.curve.timingFunction)
    AnimationBlock(duration: duration, delay: delay, options: options, pace: pace, completion: completion)
      .run(animations)
  }

  /// Animates the changes that a block makes to views, slow at first and at last.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views, slow at first and at last.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes as if by a spring that has come to rest after `duration`.
  ///
  /// `dampingRatio` 1 does not swing over, less swings more. `velocity` is the speed at first, in whole ways per second. The spring
  /// is within a thousandth of the way after `duration`; what iOS takes for rest is not documented.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(
      dampingRatio: dampingRatio, settlingDuration: duration, initialVelocity: velocity)
    AnimationBlock(
      duration: duration, delay: delay, options: options, pace: .spring(spring), completion: completion
    )
    .run(animations)
  }

  /// Animates changes as if by a spring.
  ///
  /// `duration` is how long a swing takes, `bounce` from 0 (none) towards 1 how much it swings, below 0 how sluggish it is. The
  /// animation lasts until the spring is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    AnimationBlock(
      duration: spring.settlingDuration, delay: delay, options: options, pace: .spring(spring), completion: completion
    )
    .run(animations)
  }

  /// Animates changes that are made in keyframes: inside of the block, call `addKeyframe` for each.
  ///
  /// Changes outside of keyframes take the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let shared = UIView.AnimationOptions(rawValue: options.rawValue & 0x23F)
    let block = AnimationBlock(
      duration: duration, delay: delay, options: shared.union(.overrideInheritedCurve),
      pace: .curve(AnimationCurve.linear.timingFunction), completion: completion)
    block.keyframes = KeyframeTrack(mode: options.calculationMode)
    block.run(animations)
  }

  /// Makes changes that take a part of the time of an animation in keyframes; start and duration are parts of its duration.
  ///
  /// Outside of `animateKeyframes` the changes are made as if without it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let track = AnimationBlock.current?.keyframes else { return animations() }
    track.run(from: frameStartTime, length: frameDuration, animations)
  }

  /// Repeats the animations of the changes that a block makes; called inside of an animation's block.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let block = AnimationBlock.current else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    (block.repeatCount, block.autoreverses) = (Float(max(0, count)), autoreverses)
    animations()
    (block.repeatCount, block.autoreverses) = before
  }

  // MARK: Switches

  /// Runs changes that are not animated, inside of an animation's block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let settings = AnimationSettings.current
    let before = settings.isEnabled
    settings.isEnabled = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    AnimationBlock.with(nil, actionsWithoutAnimation)
    CATransaction.commit()
    settings.isEnabled = before
  }

  /// Turns animations of views off or on; while they are off, blocks make their changes at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  /// Whether changes in an animation's block are animated.
  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// The duration of the animation in whose block this is asked, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }
}
