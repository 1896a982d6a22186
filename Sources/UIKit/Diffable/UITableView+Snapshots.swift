import ListGeometry

extension UITableView {
  /// The one place where a diffable data source changes its table.
  ///
  /// - Parameters:
  ///   - change: what changes; nil loads everything anew.
  ///   - changeData: the moment from which the data source gives the new counts and cells.
  ///   - completion: called when the table shows the change.
  func apply(
    _ change: ListChange?, isAnimated: Bool, changeData: () -> Void, completion: @escaping () -> Void
  ) {
    changeData()
    reloadData()
    if window != nil { layoutIfNeeded() }
    completion()
  }
}
