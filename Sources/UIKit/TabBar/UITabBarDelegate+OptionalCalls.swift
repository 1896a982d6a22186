// Made by Scripts/optional-calls from the protocol.

extension UITabBarDelegate {
  /// For calls of optional methods: `delegate?.tabBar?(…)`.
  @_disfavoredOverload public var tabBar: _UITabBarDelegate_tabBar? { _UITabBarDelegate_tabBar(object: self) }
}

/// The optional methods `tabBar` of a `UITabBarDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITabBarDelegate_tabBar {
  let object: any UITabBarDelegate

  /// Calls `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    object.tabBar(tabBar, didSelect: item)
  }
}
