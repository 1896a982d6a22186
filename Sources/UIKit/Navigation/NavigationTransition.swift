/// One controller's view taking the place of another's.
///
/// A push slides the new view in from where reading ends, over the old one, which goes a third of the way and is dimmed by a tenth; a pop
/// is the same backwards. It takes 0.35 seconds, slow at first and at last; the length is the one that applications read from iOS's
/// coordinators, the rest as seen on screen. Content that both controllers show moves in its place instead.
@MainActor final class NavigationTransition {
  static let duration = 0.35
  private static let parallax: CGFloat = 0.3
  private static let dim: CGFloat = 0.1

  unowned let owner: UINavigationController
  let from: BarWrapperView?
  let to: BarWrapperView
  let change: PendingNavigation
  let isAnimated: Bool
  let bar: NavigationBarTransition
  private var animator: UIViewPropertyAnimator?
  private let shade = UIView()
  private var isOver = false
  /// Whom others join.
  let coordinator: TransitionCoordinator
  /// The transition by an animator of the navigation controller's delegate.
  var custom: TransitionContext?
  /// The motion of content shared by both controllers, in place of a slide.
  var shared: (any SharedContentMotion)?

  init(
    owner: UINavigationController, from: BarWrapperView?, to: BarWrapperView, change: PendingNavigation,
    isAnimated: Bool, bar: NavigationBarTransition
  ) {
    self.owner = owner
    (self.from, self.to, self.change, self.isAnimated, self.bar) = (from, to, change, isAnimated, bar)
    coordinator =
      change.coordinator
      ?? TransitionCoordinator(in: owner.view, isAnimated: isAnimated, duration: NavigationTransition.duration)
    takeCoordinator()
  }

  private var isPop: Bool { change.operation == .pop }
  /// The side from which a pushed view comes: 1 is the right.
  private var side: CGFloat { owner.view.isRightToLeft ? -1 : 1 }

  private func place(_ wrapper: BarWrapperView, _ part: CGFloat) {
    let bounds = owner.view.bounds
    wrapper.frame = bounds.offsetBy(dx: part * bounds.width, dy: 0)
  }

  /// The strip that casts the shadow along the edge over the other view, as most of a whole view's shadow would lie
  /// below it.
  private var shadowEdge: CGRect {
    let bounds = owner.view.bounds
    let width = min(40, bounds.width)
    return CGRect(x: side > 0 ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// Makes the animator, which stands at the beginning.
  func prepare() -> UIViewPropertyAnimator {
    let (below, above) = isPop ? (to, from) : (from, to)
    UIView.performWithoutAnimation {
      // What comes has its place in the bar before it moves.
      owner.navigationBar.layoutIfNeeded()
      bar.prepare()
      if shared != nil { return place(to, 0) }
      shade.backgroundColor = .black
      shade.isUserInteractionEnabled = false
      shade.frame = owner.view.bounds
      shade.alpha = isPop ? Self.dim : 0
      below?.addSubview(shade)
      if isPop { place(to, -side * Self.parallax) } else { place(to, side) }
      if let above {
        above.layer.shadowOpacity = 0.1
        above.layer.shadowRadius = 6
        above.layer.shadowOffset = .zero
        above.layer.shadowPath = CGPath(rect: shadowEdge, transform: nil)
      }
    }
    let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut) { [self] in
      bar.animate()
      if shared == nil {
        shade.alpha = isPop ? 0 : Self.dim
        place(to, 0)
        if let from { place(from, isPop ? side : -side * Self.parallax) }
      }
      owner.placeBars(for: to)
    }
    animator.addCompletion { [weak self] position in
      if position == .start { self?.cancel() } else { self?.finish() }
    }
    self.animator = animator
    return animator
  }

  /// Brings everything to its end, now.
  func finish() {
    guard !isOver else { return }
    if let custom, !custom.isOver { return custom.finishAtOnce() }
    isOver = true
    if let animator, animator.state != .inactive {
      animator.stopAnimation(true)
    }
    clean()
    bar.finish()
    place(to, 0)
    from?.removeFromSuperview()
    owner.didFinish(self)
    end(isCancelled: false)
  }

  /// Ends the transition now; back at the beginning if a finger holds the leaving view, or brought it back.
  func finishOrTakeBack() {
    guard !isOver, custom == nil, let animator, owner.pending == nil,
      owner.backSwipe?.isHolding(animator) == true || animator.isReversed
    else { return finish() }
    if animator.state == .active { animator.stopAnimation(true) }
    owner.backSwipe?.letGoOf(animator)
    cancel()
  }

  /// Takes everything back: the finger that dragged the view away brought it back.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    clean()
    shared?.giveBack()
    to.controller.beginAppearance(false, animated: true)
    to.removeFromSuperview()
    if let from { place(from, 0) }
    owner.didCancel(self)
    end(isCancelled: true)
  }

  private func clean() {
    shade.removeFromSuperview()
    for wrapper in [from, to] {
      wrapper?.layer.shadowOpacity = 0
      wrapper?.layer.shadowPath = nil
    }
  }
}
