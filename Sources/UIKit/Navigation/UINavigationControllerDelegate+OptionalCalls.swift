// Made by Scripts/optional-calls from the protocol.

extension UINavigationControllerDelegate {
  /// For calls of optional methods: `delegate?.navigationController?(…)`.
  @_disfavoredOverload public var navigationController: _UINavigationControllerDelegate_navigationController? {
    _UINavigationControllerDelegate_navigationController(object: self)
  }
  /// For calls of optional methods: `delegate?.navigationControllerSupportedInterfaceOrientations?(…)`.
  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
    _UINavigationControllerDelegate_navigationControllerSupportedInterfaceOrientations?
  { _UINavigationControllerDelegate_navigationControllerSupportedInterfaceOrientations(object: self) }
  /// For calls of optional methods: `delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(…)`.
  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
    _UINavigationControllerDelegate_navigationControllerPreferredInterfaceOrientationForPresentation?
  { _UINavigationControllerDelegate_navigationControllerPreferredInterfaceOrientationForPresentation(object: self) }
}

/// The optional methods `navigationController` of a `UINavigationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UINavigationControllerDelegate_navigationController {
  let object: any UINavigationControllerDelegate

  /// Calls `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    object.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Calls `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    object.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Calls `navigationController(_:animationControllerFor:from:to:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  /// Calls `navigationController(_:interactionControllerFor:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

/// The optional methods `navigationControllerSupportedInterfaceOrientations` of a `UINavigationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor
public struct _UINavigationControllerDelegate_navigationControllerSupportedInterfaceOrientations {
  let object: any UINavigationControllerDelegate

  /// Calls `navigationControllerSupportedInterfaceOrientations(_:)`.
  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
    object.navigationControllerSupportedInterfaceOrientations(navigationController)
  }
}

/// The optional methods `navigationControllerPreferredInterfaceOrientationForPresentation` of a `UINavigationControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor
public struct _UINavigationControllerDelegate_navigationControllerPreferredInterfaceOrientationForPresentation {
  let object: any UINavigationControllerDelegate

  /// Calls `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`.
  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation {
    object.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}
