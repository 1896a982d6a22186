// Made by Scripts/optional-calls from the protocol.

extension UITableViewDataSourcePrefetching {
  /// For calls of optional methods: `delegate?.tableView?(…)`.
  @_disfavoredOverload public var tableView: _UITableViewDataSourcePrefetching_tableView? {
    _UITableViewDataSourcePrefetching_tableView(object: self)
  }
}

/// The optional methods `tableView` of a `UITableViewDataSourcePrefetching`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDataSourcePrefetching_tableView {
  let object: any UITableViewDataSourcePrefetching

  /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    object.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
