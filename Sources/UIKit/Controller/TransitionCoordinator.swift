import Foundation

/// The coordinator of a transition: keeps who joins it, animates them with it, and tells them of its end.
///
/// What joins is animated by an animator of its own that takes as long as the transition, and follows the finger where one steers that. Until time passes
/// it is not too late to join a transition that has begun.
@MainActor class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case waiting
    case running(since: CFTimeInterval)
    case over
  }

  var isAnimated: Bool
  var presentationStyle = UIModalPresentationStyle.none
  var initiallyInteractive = false
  var isInterruptible = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  var transitionDuration: TimeInterval
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  var containerView: UIView
  let targetTransform: CGAffineTransform
  var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  var views: [UITransitionContextViewKey: UIView] = [:]

  private var stage = Stage.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionEnds: [Block] = []
  private var interactionChanges: [Block] = []
  private var animators: [UIViewPropertyAnimator] = []

  init(
    in container: UIView, isAnimated: Bool, duration: TimeInterval, targetTransform: CGAffineTransform = .identity
  ) {
    containerView = container
    self.isAnimated = isAnimated
    self.targetTransform = targetTransform
    transitionDuration = isAnimated ? duration : 0
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  // MARK: Joining

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    switch stage {
    case .waiting:
      if let animation { animations.append(animation) }
    case .running(let begin):
      if let animation {
        guard begin == containerView.clock.now else { return false }
        play([animation])
      }
    case .over: return false
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { interactionEnds.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionChanges.append(handler) }

  // MARK: The course

  /// The transition begins, steered by a finger or not.
  func begin(isInteractive: Bool = false) {
    guard case .waiting = stage else { return }
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    stage = .running(since: containerView.clock.now)
    let joined = animations
    animations = []
    play(joined)
  }

  private func play(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    guard isAnimated, transitionDuration > 0 else {
      for block in blocks { block(self) }
      return
    }
    let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: completionCurve) { [unowned self] in
      for block in blocks { block(self) }
    }
    animators.append(animator)
    animator.startAnimation()
    if isInteractive { animator.pauseAnimation() }
  }

  /// The finger brought the transition so far.
  func update(_ percent: CGFloat) {
    percentComplete = min(max(percent, 0), 1)
    for animator in animators where animator.state == .active { animator.fractionComplete = percentComplete }
  }

  /// The finger takes hold again.
  func hold() {
    guard !isInteractive else { return }
    for animator in animators where animator.state == .active { animator.pauseAnimation() }
    isInteractive = true
    for handler in interactionChanges { handler(self) }
  }

  /// The finger lets go: the rest takes so long.
  func letGo(isCancelled: Bool, rest: TimeInterval, velocity: CGFloat, curve: UIView.AnimationCurve) {
    self.isCancelled = isCancelled
    completionVelocity = velocity
    completionCurve = curve
    for animator in animators where animator.state == .active {
      animator.isReversed = isCancelled
      animator.continueAnimation(
        withTimingParameters: nil, durationFactor: max(0.001, CGFloat(rest / max(transitionDuration, 0.001))))
    }
    isInteractive = false
    let ended = interactionEnds
    interactionEnds = []
    for handler in ended + interactionChanges { handler(self) }
  }

  /// The transition is over.
  func end(isCancelled: Bool) {
    if case .over = stage { return }
    begin()
    self.isCancelled = isCancelled
    isInteractive = false
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: isCancelled ? .start : .end)
    }
    animators = []
    stage = .over
    let told = completions
    completions = []
    for completion in told { completion(self) }
  }
}

/// The coordinator of a change of the screen's size.
///
/// It takes as long as the system takes to turn the interface: 0.3 seconds, a rule, as it has not been measured.
@MainActor final class SizeTransition: TransitionCoordinator {
  init(in container: UIView, targetTransform: CGAffineTransform) {
    super.init(
      in: container, isAnimated: UIView.areAnimationsEnabled, duration: 0.3, targetTransform: targetTransform)
  }

  /// Makes the change, with all that joined it.
  func run(_ change: @escaping () -> Void, whenOver end: @escaping () -> Void) {
    let finish = { (_: Bool) in
      self.end(isCancelled: false)
      end()
    }
    isAnimated = UIView.areAnimationsEnabled
    guard isAnimated else {
      change()
      begin()
      return finish(true)
    }
    UIView.animate(withDuration: transitionDuration, animations: change, completion: finish)
    begin()
  }
}
