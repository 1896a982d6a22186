/// The methods by which a table tells of rows soon to be shown most likely, so that their data can be got ready.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows that come up next in the direction of scrolling, the nearest first.
  ///
  /// Each is told once until it was shown or cancelled; it may be shown without having been told.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were told and are not expected any more, as when scrolling turned round.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_cancelPrefetchingForRowsAtIndexPaths_")
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethods.call("tableView:cancelPrefetchingForRowsAtIndexPaths:", self, tableView, indexPaths, or: ())
  }
}
