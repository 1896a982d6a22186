// Made by Scripts/optional-calls from the protocol.

extension UIPageViewControllerDelegate {
  /// For calls of optional methods: `delegate?.pageViewController?(…)`.
  @_disfavoredOverload public var pageViewController: _UIPageViewControllerDelegate_pageViewController? {
    _UIPageViewControllerDelegate_pageViewController(object: self)
  }
}

/// The optional methods `pageViewController` of a `UIPageViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIPageViewControllerDelegate_pageViewController {
  let object: any UIPageViewControllerDelegate

  /// Calls `pageViewController(_:willTransitionTo:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    object.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  /// Calls `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    object.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}
