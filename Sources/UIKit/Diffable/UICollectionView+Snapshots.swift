import ListGeometry

extension UICollectionView {
  /// Stops the program where a snapshot is applied while the collection view asks for what the one before had.
  func checkMayApplySnapshot() {}

  /// The one place where a diffable data source changes its collection view.
  ///
  /// - Parameters:
  ///   - change: what changes; nil loads everything again.
  ///   - changeData: called when the data source has to give the new counts and cells.
  ///   - completion: called when the collection view shows the change.
  func apply(_ change: ListChange?, isAnimated: Bool, changeData: () -> Void, completion: @escaping () -> Void) {
    changeData()
    if change?.isEmpty == true { return completion() }
    reloadData()
    if window != nil { layoutIfNeeded() }
    completion()
  }
}
