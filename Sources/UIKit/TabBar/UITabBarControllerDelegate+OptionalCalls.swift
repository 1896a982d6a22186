// Made by Scripts/optional-calls from the protocol.

extension UITabBarControllerDelegate {
  /// For calls of optional methods: `delegate?.tabBarController?(…)`.
  public var tabBarController: _UITabBarControllerDelegate_tabBarController? {
    _UITabBarControllerDelegate_tabBarController(object: self)
  }
}

/// The optional methods `tabBarController` of a `UITabBarControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITabBarControllerDelegate_tabBarController {
  let object: any UITabBarControllerDelegate

  /// Calls `tabBarController(_:shouldSelect:)`.
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    object.tabBarController(tabBarController, shouldSelect: viewController)
  }

  /// Calls `tabBarController(_:didSelect:)`.
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    object.tabBarController(tabBarController, didSelect: viewController)
  }
}
