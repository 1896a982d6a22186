/// The transitions from a changed stack to the screen.
extension UINavigationController {
  private var container: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }

  /// Shows the pending change of the stack, if there is one.
  func startPendingTransition() {
    guard pending != nil, let container else { return }
    transition?.finish()
    // Whoever was told of the end may have changed the stack again.
    guard let change = pending else { return }
    pending = nil
    guard let top = stack.last, top !== shown?.controller else { return showSameTop(change) }
    let isAnimated =
      change.isAnimated && appearanceState == .appeared && container.window != nil && shown != nil
      && UIView.areAnimationsEnabled
    begin(change, showing: top, isAnimated: isAnimated, in: container)
  }

  private func begin(
    _ change: PendingNavigation, showing top: UIViewController, isAnimated: Bool, in container: NavigationContainerView
  ) {
    let from = shown
    top.loadViewIfNeeded()
    if isInView {
      from?.controller.beginAppearance(false, animated: isAnimated)
      top.beginAppearance(true, animated: appearanceState == .appearing ? isAppearanceAnimated : isAnimated)
      if appearanceState == .appeared { delegate?.navigationController(self, willShow: top, animated: isAnimated) }
    }
    stopFollowing()
    let to = wrapper(for: top)
    shown = to
    to.hidesBottomBar = hidesBottomBar(for: top)
    to.frame = container.bounds
    prepare(to)
    if change.operation == .pop, let from, from.superview === container.content {
      container.content.insertSubview(to, belowSubview: from)
    } else {
      container.content.addSubview(to)
    }
    let shared = top.takeSharedContent(from: from?.controller)
    if shared != nil { container.content.bringSubviewToFront(to) }
    let bar = navigationBar.beginTransition(isForward: change.operation != .pop, shape: to.shape)
    toolbarWillShow(top, animated: isAnimated)
    (parentStorage as? UISplitViewController)?.placeButton()
    let transition = NavigationTransition(
      owner: self, from: from, to: to, change: change, isAnimated: isAnimated, bar: bar)
    transition.shared = shared
    self.transition = transition
    if isAnimated {
      if let from { tabs?.contentWillSlide(from: from, to: to) }
      let isSwiped = backSwipe?.isBeginning ?? false
      if !isSwiped, transition.startCustom() { return }
      let animator = transition.prepare()
      if let backSwipe, isSwiped {
        shared?.startFollowing()
        backSwipe.take(animator, transition.coordinator)
      } else {
        shared?.start()
        animator.startAnimation()
        transition.coordinator.begin()
      }
    } else {
      placeBars(for: to)
      shared?.jump()
      transition.finish()
    }
  }

  /// Controllers below the top came or went.
  private func showSameTop(_ change: PendingNavigation) {
    if stack.isEmpty, let old = shown {
      old.controller.beginAppearance(false, animated: false)
      stopFollowing()
      old.removeFromSuperview()
      shown = nil
      old.controller.didGoOutOfView()
      navigationBar.beginTransition(isForward: false, shape: nil).finish()
    }
    navigationBar.page?.itemDidChange()
    tellMoved(change)
    viewIfLoaded?.setNeedsLayout()
    change.coordinator?.end(isCancelled: false)
  }

  private func wrapper(for controller: UIViewController) -> BarWrapperView {
    if let known = wrappers.first(where: { $0.controller === controller }) { return known }
    let made = BarWrapperView(controller: controller)
    wrappers.append(made)
    return made
  }

  /// Gives a wrapper the controller's view, at its place.
  func prepare(_ wrapper: BarWrapperView) {
    let view: UIView = wrapper.controller.view
    wrapper.shape = shape(for: wrapper)
    place(wrapper)
    if view.superviewStorage !== wrapper { wrapper.addSubview(view) }
    place(wrapper)
  }

  /// The new view is in its place.
  func didFinish(_ transition: NavigationTransition) {
    if self.transition === transition { self.transition = nil }
    view.setNeedsLayout()
    tabs?.contentDidSlide()
    let top = transition.to.controller
    transition.from?.controller.didGoOutOfView()
    guard isInView else { return tellMoved(transition.change) }
    let tell = { [weak self] in
      guard let self else { return }
      // One that appears with the navigation controller is told by that.
      if appearanceState == .appeared { top.didComeIntoView() }
      tellMoved(transition.change)
      if appearanceState == .appeared {
        delegate?.navigationController(self, didShow: top, animated: transition.isAnimated)
      }
    }
    // Who comes at once appears when it is laid out.
    if !transition.isAnimated, let window = view.window { window.workAfterLayout.append(tell) } else { tell() }
  }

  /// Restores the stack after a cancelled back swipe.
  func didCancel(_ transition: NavigationTransition) {
    if self.transition === transition { self.transition = nil }
    guard let from = transition.from else { return }
    shown = from
    tabs?.contentDidSlide()
    stack += transition.change.departed
    for controller in transition.change.departed {
      controller.endPassage(.fromParent)
      controller.willMove(toParent: self)
    }
    let (old, top) = (transition.to.controller, from.controller)
    old.beginAppearance(false, animated: true)
    top.beginAppearance(true, animated: true)
    navigationBar.setItemStorage(stack.map(\.navigationItem))
    navigationBar.beginTransition(isForward: true, shape: from.shape).finish()
    old.didGoOutOfView()
    top.didComeIntoView()
    view.setNeedsLayout()
  }

  /// Tells controllers that came and went.
  private func tellMoved(_ change: PendingNavigation) {
    for controller in change.departed where !stack.contains(where: { $0 === controller }) {
      let old = wrappers.first { $0.controller === controller }
      wrappers.removeAll { $0.controller === controller }
      if let view = controller.viewIfLoaded, view.superviewStorage === old { view.removeFromSuperview() }
      // It may be another container's by now.
      if controller.parent === self { controller.removeFromParent() }
    }
    for controller in change.arrived where stack.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }
}
