// Made by Scripts/optional-calls from the protocol.

extension UITabBarControllerDelegate {
  /// For calls of optional methods: `delegate?.tabBarController?(…)`.
  @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegate_tabBarController? {
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

  /// Calls `tabBarController(_:shouldSelectTab:)`.
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    object.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  /// Calls `tabBarController(_:didSelectTab:previousTab:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    object.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  /// Calls `tabBarController(_:willBeginCustomizing:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    object.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  /// Calls `tabBarController(_:willEndCustomizing:changed:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    object.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  /// Calls `tabBarController(_:didEndCustomizing:changed:)`.
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    object.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }
}
