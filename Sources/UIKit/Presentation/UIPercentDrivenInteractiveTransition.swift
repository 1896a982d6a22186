import Foundation

/// Steers an animated transition by the progress of a gesture.
///
/// The animator's animation starts and is held; `update(_:)` moves it, and `finish()` or `cancel()` let it go on or
/// back. After `cancel()` the animated views have the values from before, and the animator is told of the end of its
/// animations as usual.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var percent: CGFloat = 0

  /// Makes one that has no transition yet.
  public override init() { super.init() }

  /// How long the animation takes by itself, in seconds; 0 before the transition begins.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
  /// How far the gesture has come, 0…1.
  open var percentComplete: CGFloat { percent }
  /// How fast it goes on after the gesture; 1, the animation's own pace, unless set.
  open var completionSpeed: CGFloat = 1
  /// How its pace changes then; `easeInOut` unless set.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The pace after the gesture; nil takes `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins in the gesture's hand; true unless set.
  open var wantsInteractiveStart = true

  /// Starts the animation and holds it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else {
      fatalError(
        "startInteractiveTransition: \(transitionContext) is not a context of UIKit's; pass the one on that UIKit gave you"
      )
    }
    self.context = context
    percent = 0
    context.startHeld()
  }

  /// Moves the animation to a part of its way, 0…1; nothing happens while no transition is held.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    percent = min(max(percentComplete, 0), 1)
    context.scrub(percent)
  }

  /// Holds an animation that goes on.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Lets the animation go on to its end.
  open func finish() { letGo(isCancelled: false) }

  /// Lets the animation go back to its beginning.
  open func cancel() { letGo(isCancelled: true) }

  private func letGo(isCancelled: Bool) {
    context?.letGo(isCancelled: isCancelled, speed: completionSpeed, curve: completionCurve, pace: timingCurve)
  }
}
