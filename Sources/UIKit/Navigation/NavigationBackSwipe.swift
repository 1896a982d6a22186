/// A finger that comes from the edge where reading begins.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger has to come down, in points (a rule, as seen on screen).
  private static let reach: CGFloat = 20

  /// Whether there is something to go back to.
  var mayBegin: (() -> Bool)?

  private var direction: CGFloat { view?.isRightToLeft == true ? -1 : 1 }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let view, let touch = touches.first else { return }
    let x = touch.location(in: view).x
    let distance = direction > 0 ? x : view.bounds.width - x
    if distance > Self.reach || mayBegin?() != true { state = .failed }
  }

  /// Only towards the other side.
  override func frameworkShouldBegin() -> Bool {
    let way = windowTranslation
    return way.x * direction > abs(way.y)
  }

  /// Whether another recognizer waits for this one: all pans do, until the finger is known not to come from the edge.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

/// The back swipe by a finger: the pop's animation follows the finger, and goes on or back at its end.
@MainActor final class NavigationBackSwipe {
  /// From which speed on a stroke decides by its direction, in points per second (a rule).
  private static let stroke: CGFloat = 300

  let recognizer = EdgePanGestureRecognizer()
  private unowned let controller: UINavigationController
  private var animator: UIViewPropertyAnimator?
  private var coordinator: TransitionCoordinator?
  /// Whether the pop that begins is the finger's.
  private(set) var isBeginning = false

  init(controller: UINavigationController) {
    self.controller = controller
    recognizer.mayBegin = { [unowned self] in self.mayBegin }
    recognizer.addTarget(self, action: Selector(NavigationBackSwipe.pan(_:)))
    controller.view.addGestureRecognizer(recognizer)
  }

  /// Whether a swipe may begin: as on iOS, only with a back button and a visible bar.
  private var mayBegin: Bool {
    guard controller.stack.count > 1, controller.transition == nil, controller.pending == nil,
      !controller.isNavigationBarHidden
    else { return false }
    return controller.navigationBar.page?.backButton != nil
  }

  private func pan(_ recognizer: EdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed:
      animator?.fractionComplete = fraction
      controller.transition?.shared?.follow(fraction)
      coordinator?.update(fraction)
    case .ended: end(velocity: recognizer.velocity(in: controller.view).x * direction)
    case .cancelled, .failed: end(velocity: -Self.stroke)
    case .possible: break
    @unknown default: break
    }
  }

  private var direction: CGFloat { controller.view.isRightToLeft ? -1 : 1 }

  private var fraction: CGFloat {
    let width = max(1, controller.view.bounds.width)
    return max(0, min(1, recognizer.translation(in: controller.view).x * direction / width))
  }

  private func begin() {
    isBeginning = true
    controller.popViewController(animated: true)
    controller.startPendingTransition()
    isBeginning = false
  }

  /// The animation that the finger moves.
  func take(_ animator: UIViewPropertyAnimator, _ coordinator: TransitionCoordinator) {
    self.animator = animator
    self.coordinator = coordinator
    animator.startAnimation()
    animator.pauseAnimation()
    coordinator.begin(isInteractive: true)
  }

  /// Whether a finger moves the animation.
  func isHolding(_ animator: UIViewPropertyAnimator) -> Bool { self.animator === animator }

  /// Something else took the animation from the finger.
  func letGoOf(_ animator: UIViewPropertyAnimator) {
    guard isHolding(animator) else { return }
    self.animator = nil
    coordinator = nil
  }

  private func end(velocity: CGFloat) {
    guard let animator else { return }
    self.animator = nil
    let part = animator.fractionComplete
    let goesBack = abs(velocity) >= Self.stroke ? velocity > 0 : part > 0.5
    animator.isReversed = !goesBack
    controller.transition?.shared?.letGo(isCancelled: !goesBack)
    let rest = max(0.1, goesBack ? 1 - part : part)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: rest)
    coordinator?.letGo(
      isCancelled: !goesBack, rest: NavigationTransition.duration * Double(rest), velocity: 1, curve: .easeInOut)
    coordinator = nil
  }
}
