/// Transitions that others join, and those that objects of the delegate animate.
extension UINavigationController {
  /// The coordinator of a change of the stack that is to be seen in the next layout.
  func makeCoordinator() -> TransitionCoordinator? {
    guard let view = viewIfLoaded, view.window != nil, UIView.areAnimationsEnabled else { return nil }
    let coordinator = TransitionCoordinator(in: view, isAnimated: true, duration: NavigationTransition.duration)
    ownTransition = coordinator
    return coordinator
  }
}

extension NavigationTransition {
  func takeCoordinator() {
    coordinator.isAnimated = isAnimated
    coordinator.containerView = owner.view
    coordinator.controllers = [.to: to.controller]
    coordinator.controllers[.from] = from?.controller
    coordinator.views[.to] = to.controller.viewIfLoaded
    coordinator.views[.from] = from?.controller.viewIfLoaded
    owner.ownTransition = coordinator
  }

  /// The transition is over: tells who joined it.
  func end(isCancelled: Bool) {
    if owner.ownTransition === coordinator { owner.ownTransition = nil }
    coordinator.end(isCancelled: isCancelled)
    custom?.animator.animationEnded(!isCancelled)
    custom = nil
  }

  /// Begins the animation of an object of the delegate; false where it gives none.
  ///
  /// The views of both controllers lie in a container of their own meanwhile, of which the bars cover as much as of the new controller's wrapper. The bar
  /// changes along with the animation.
  func startCustom() -> Bool {
    guard let from, let delegate = owner.delegate else { return false }
    let operation: UINavigationController.Operation = change.operation == .pop ? .pop : .push
    guard
      let animator = delegate.navigationController(
        owner, animationControllerFor: operation, from: from.controller, to: to.controller)
    else { return false }
    shared?.jump()
    let interactor = delegate.navigationController(owner, interactionControllerFor: animator)
    let stage = BarWrapperView(controller: to.controller)
    stage.frame = to.frame
    stage.coveredInsets = to.coveredInsets
    to.superview?.addSubview(stage)
    UIView.performWithoutAnimation {
      owner.navigationBar.layoutIfNeeded()
      bar.prepare()
      // The animator adds the new view itself, which lies behind until then.
      if let view = from.controller.viewIfLoaded { stage.addSubview(view) }
    }
    coordinator.containerView = stage
    coordinator.animate { [self] _ in
      bar.animate()
      owner.placeBars(for: to)
    }
    let context = TransitionContext(coordinator, animator: animator, interactor: interactor) { [weak self] completed in
      self?.leave(stage, completed)
    }
    context.initialFrames[ObjectIdentifier(from.controller)] = from.controller.viewIfLoaded?.frame
    context.finalFrames[ObjectIdentifier(to.controller)] = to.controller.viewIfLoaded?.frame
    custom = context
    context.start()
    return true
  }

  /// The animation is over: the views go back to their wrappers.
  private func leave(_ stage: BarWrapperView, _ completed: Bool) {
    for wrapper in [from, to] {
      guard let wrapper, let view = wrapper.controller.viewIfLoaded else { continue }
      // What an animator did to the view on its way out is not to be seen when it comes back.
      if view.superview === stage || view.superview == nil { owner.prepare(wrapper) }
    }
    stage.removeFromSuperview()
    if completed { finish() } else { cancel() }
  }
}
