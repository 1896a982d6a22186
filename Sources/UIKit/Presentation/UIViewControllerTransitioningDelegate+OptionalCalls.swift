// Made by Scripts/optional-calls from the protocol.

extension UIViewControllerTransitioningDelegate {
  /// For calls of optional methods: `delegate?.animationController?(…)`.
  @_disfavoredOverload public var animationController: _UIViewControllerTransitioningDelegate_animationController? {
    _UIViewControllerTransitioningDelegate_animationController(object: self)
  }
  /// For calls of optional methods: `delegate?.interactionControllerForPresentation?(…)`.
  @_disfavoredOverload public var interactionControllerForPresentation:
    _UIViewControllerTransitioningDelegate_interactionControllerForPresentation?
  { _UIViewControllerTransitioningDelegate_interactionControllerForPresentation(object: self) }
  /// For calls of optional methods: `delegate?.interactionControllerForDismissal?(…)`.
  @_disfavoredOverload public var interactionControllerForDismissal:
    _UIViewControllerTransitioningDelegate_interactionControllerForDismissal?
  { _UIViewControllerTransitioningDelegate_interactionControllerForDismissal(object: self) }
  /// For calls of optional methods: `delegate?.presentationController?(…)`.
  @_disfavoredOverload public var presentationController: _UIViewControllerTransitioningDelegate_presentationController?
  { _UIViewControllerTransitioningDelegate_presentationController(object: self) }
}

/// The optional methods `animationController` of a `UIViewControllerTransitioningDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegate_animationController {
  let object: any UIViewControllerTransitioningDelegate

  /// Calls `animationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// Calls `animationController(forDismissed:)`.
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    object.animationController(forDismissed: dismissed)
  }
}

/// The optional methods `interactionControllerForPresentation` of a `UIViewControllerTransitioningDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegate_interactionControllerForPresentation {
  let object: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForPresentation(using:)`.
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    object.interactionControllerForPresentation(using: animator)
  }
}

/// The optional methods `interactionControllerForDismissal` of a `UIViewControllerTransitioningDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegate_interactionControllerForDismissal {
  let object: any UIViewControllerTransitioningDelegate

  /// Calls `interactionControllerForDismissal(using:)`.
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    object.interactionControllerForDismissal(using: animator)
  }
}

/// The optional methods `presentationController` of a `UIViewControllerTransitioningDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegate_presentationController {
  let object: any UIViewControllerTransitioningDelegate

  /// Calls `presentationController(forPresented:presenting:source:)`.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    object.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
