/// The state of an animator.
public enum UIViewAnimatingState: _Enumeration, Sendable {
  /// Nothing yet, or no more.
  case inactive
  /// It runs, or is held.
  case active
  /// It was stopped, and waits for `finishAnimation(at:)`.
  case stopped
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The position of an animation.
public enum UIViewAnimatingPosition: _Enumeration, Sendable {
  case end
  case start
  case current
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// Something that runs animations and can be held, scrubbed, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether time goes on for it.
  var isRunning: Bool { get }
  /// Whether it runs from the end to the start.
  var isReversed: Bool { get set }
  /// How much of the time is behind, 0…1, in the direction in which it runs.
  var fractionComplete: CGFloat { get set }
  /// Runs from where it is.
  func startAnimation()
  /// Runs from where it is, after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation at its present values.
  func pauseAnimation()
  /// Stops the animation at its present values; with false it waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes; all of it may be left out.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds something to be called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace, in a multiple of the original duration; nil keeps the pace, 0 takes the time that is left.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing where it is not implemented.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing where it is not implemented.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing where it is not implemented.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing where it is not implemented.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
