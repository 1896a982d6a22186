// Made by Scripts/optional-calls from the protocol.

extension UITableViewDropDelegate {
  /// For calls of optional methods: `delegate?.tableView?(…)`.
  @_disfavoredOverload public var tableView: _UITableViewDropDelegate_tableView? {
    _UITableViewDropDelegate_tableView(object: self)
  }
}

/// The optional methods `tableView` of a `UITableViewDropDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDropDelegate_tableView {
  let object: any UITableViewDropDelegate

  /// Calls `tableView(_:canHandle:)`.
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    object.tableView(tableView, canHandle: session)
  }

  /// Calls `tableView(_:dropSessionDidEnter:)`.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    object.tableView(tableView, dropSessionDidEnter: session)
  }

  /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    object.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// Calls `tableView(_:dropSessionDidExit:)`.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    object.tableView(tableView, dropSessionDidExit: session)
  }

  /// Calls `tableView(_:dropSessionDidEnd:)`.
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    object.tableView(tableView, dropSessionDidEnd: session)
  }

  /// Calls `tableView(_:dropPreviewParametersForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    object.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
}
