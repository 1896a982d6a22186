// Made by Scripts/optional-calls from the protocol.

extension UISplitViewControllerDelegate {
  /// For calls of optional methods: `delegate?.splitViewController?(…)`.
  @_disfavoredOverload public var splitViewController: _UISplitViewControllerDelegate_splitViewController? {
    _UISplitViewControllerDelegate_splitViewController(object: self)
  }
  /// For calls of optional methods: `delegate?.splitViewControllerDidCollapse?(…)`.
  @_disfavoredOverload public var splitViewControllerDidCollapse:
    _UISplitViewControllerDelegate_splitViewControllerDidCollapse?
  { _UISplitViewControllerDelegate_splitViewControllerDidCollapse(object: self) }
  /// For calls of optional methods: `delegate?.splitViewControllerDidExpand?(…)`.
  @_disfavoredOverload public var splitViewControllerDidExpand:
    _UISplitViewControllerDelegate_splitViewControllerDidExpand?
  { _UISplitViewControllerDelegate_splitViewControllerDidExpand(object: self) }
}

/// The optional methods `splitViewController` of a `UISplitViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegate_splitViewController {
  let object: any UISplitViewControllerDelegate

  /// Calls `splitViewController(_:willChangeTo:)`.
  public func callAsFunction(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  {
    object.splitViewController(svc, willChangeTo: displayMode)
  }

  /// Calls `splitViewController(_:willShow:)`.
  public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    object.splitViewController(svc, willShow: column)
  }

  /// Calls `splitViewController(_:willHide:)`.
  public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    object.splitViewController(svc, willHide: column)
  }

  /// Calls `splitViewController(_:show:sender:)`.
  public func callAsFunction(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  {
    object.splitViewController(splitViewController, show: vc, sender: sender)
  }

  /// Calls `splitViewController(_:showDetail:sender:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    object.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  /// Calls `splitViewController(_:collapseSecondary:onto:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    object.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  /// Calls `splitViewController(_:separateSecondaryFrom:)`.
  public func callAsFunction(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    object.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }
}

/// The optional methods `splitViewControllerDidCollapse` of a `UISplitViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegate_splitViewControllerDidCollapse {
  let object: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerDidCollapse(_:)`.
  public func callAsFunction(_ svc: UISplitViewController) {
    object.splitViewControllerDidCollapse(svc)
  }
}

/// The optional methods `splitViewControllerDidExpand` of a `UISplitViewControllerDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegate_splitViewControllerDidExpand {
  let object: any UISplitViewControllerDelegate

  /// Calls `splitViewControllerDidExpand(_:)`.
  public func callAsFunction(_ svc: UISplitViewController) {
    object.splitViewControllerDidExpand(svc)
  }
}
