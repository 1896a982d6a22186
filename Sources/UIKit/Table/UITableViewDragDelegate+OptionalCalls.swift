// Made by Scripts/optional-calls from the protocol.

extension UITableViewDragDelegate {
  /// For calls of optional methods: `delegate?.tableView?(…)`.
  @_disfavoredOverload public var tableView: _UITableViewDragDelegate_tableView? {
    _UITableViewDragDelegate_tableView(object: self)
  }
}

/// The optional methods `tableView` of a `UITableViewDragDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDragDelegate_tableView {
  let object: any UITableViewDragDelegate

  /// Calls `tableView(_:itemsForAddingTo:at:point:)`.
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    object.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// Calls `tableView(_:dragPreviewParametersForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    object.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }

  /// Calls `tableView(_:dragSessionWillBegin:)`.
  public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    object.tableView(tableView, dragSessionWillBegin: session)
  }

  /// Calls `tableView(_:dragSessionDidEnd:)`.
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    object.tableView(tableView, dragSessionDidEnd: session)
  }

  /// Calls `tableView(_:dragSessionAllowsMoveOperation:)`.
  public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    object.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`.
  public func callAsFunction(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}
