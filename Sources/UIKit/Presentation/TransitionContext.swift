import Foundation

/// A transition between controllers, shared by its animator, the gesture that steers it and animations alongside.
///
/// The animator's changes are noted while it starts, so that a transition that a gesture takes back leaves the views as
/// they were.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  private let changes = AnimatorTrack(AnimatorTimeline(delay: 0), takesTouchesAlong: false) { 0 }
  private var hold: (any TransitionHold)?
  private let whenOver: (Bool) -> Void

  init(
    _ coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, whenOver: @escaping (Bool) -> Void
  ) {
    self.coordinator = coordinator
    self.animator = animator
    self.interactor = interactor
    self.whenOver = whenOver
    super.init()
    coordinator.transitionDuration = coordinator.isAnimated ? animator.transitionDuration(using: self) : 0
  }

  var containerView: UIView { coordinator.containerView }
  var isAnimated: Bool { coordinator.isAnimated }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { coordinator.targetTransform }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.controllers[key]
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

  // MARK: The course

  /// Begins the transition, by the gesture's hand for an interactive start.
  func start() {
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      animate()
    }
    if !isOver { coordinator.begin(isInteractive: isInteractive) }
  }

  private func animate() {
    let window = containerView.window
    window?.changesOfTransition = changes
    animator.animateTransition(using: self)
    window?.changesOfTransition = nil
  }

  /// Starts the animation and holds it at its beginning, for a gesture to move.
  func startHeld() {
    let interruptible = animator.interruptibleAnimator(using: self)
    if interruptible !== NoAnimator.none {
      hold = AnimatorHold(interruptible)
    } else {
      hold = LayerHold(containerView.layer, duration: coordinator.transitionDuration) { [weak self] in
        self?.changes.finish(at: .start)
      }
      animate()
    }
  }

  /// Moves an animation that is held.
  func scrub(_ percent: CGFloat) {
    hold?.move(to: min(max(percent, 0), 1))
    updateInteractiveTransition(percent)
  }

  /// Lets go of an animation that was held.
  func letGo(
    isCancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve, pace: (any UITimingCurveProvider)? = nil
  ) {
    guard isInteractive else { return }
    transitionWasCancelled = isCancelled
    isInteractive = false
    let part = Double(coordinator.percentComplete)
    let rest = coordinator.transitionDuration * (isCancelled ? part : 1 - part) / max(0.01, Double(speed))
    coordinator.letGo(isCancelled: isCancelled, rest: rest, velocity: speed, curve: curve)
    hold?.run(isBackwards: isCancelled, rest: rest, pace: pace ?? UICubicTimingParameters(animationCurve: curve))
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.update(percentComplete) }

  func finishInteractiveTransition() { goOn(isCancelled: false) }

  func cancelInteractiveTransition() { goOn(isCancelled: true) }

  private func goOn(isCancelled: Bool) {
    letGo(
      isCancelled: isCancelled, speed: interactor?.completionSpeed ?? 1,
      curve: interactor?.completionCurve ?? .easeInOut)
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    hold?.take()
    coordinator.hold()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    hold?.release()
    hold = nil
    whenOver(didComplete)
  }

  /// Brings the transition to its end at once.
  func finishAtOnce() {
    guard !isOver else { return }
    if let system = animator as? any SystemAnimator {
      system.finishAtOnce()
    } else {
      hold?.release()
      hold = nil
      containerView.stopAnimationsBelow()
    }
    // One that takes the end of its animations for taking the transition back has done so.
    if !isOver { completeTransition(true) }
  }
}

/// UIKit's own animators, which can be brought to their end.
@MainActor protocol SystemAnimator: UIViewControllerAnimatedTransitioning {
  func finishAtOnce()
}

extension UIView {
  fileprivate func stopAnimationsBelow() {
    layer.removeAllAnimations()
    for view in subviewStorage { view.stopAnimationsBelow() }
  }
}
