import ListGeometry

/// A list that may show its data in another order than the data source has it in.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section on the screen of one of the data source; `NSNotFound` where it is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section of the data source of one on the screen; `NSNotFound` where the data source does not have it.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The index path on the screen of one of the data source; nil for nil and where it is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The index path in the data source of one on the screen; nil for nil and where the data source does not have it.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs actions in which index paths and sections are those on the screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// While an item is moved by hand, items have the index paths on the screen that they would have if it were dropped; a placeholder has one,
/// and moves those behind it.
extension UICollectionView: UIDataSourceTranslating {
  /// The same section: sections keep their places; `NSNotFound` for one that is not there.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    loadedCounts().indices.contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section: sections keep their places; `NSNotFound` for one that is not there.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex)
  }

  /// Where an item of the data source is on the screen; nil for nil and for an item that is not there.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
    guard let movement else { return contains(path) ? IndexPath(guests.shownIndex(of: RowIndex(path))) : nil }
    let index = RowIndex(path)
    guard movement.counts.indices.contains(index.section), (0..<movement.counts[index.section]).contains(index.row)
    else { return nil }
    guard let plan = movement.plan else { return path }
    return plan.rowAfter(index).map { IndexPath($0) }
  }

  /// The item of the data source that is shown at a place; nil for nil and for a place that is not there.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    guard let path = presentationIndexPath, path.count == 2, isShown(at: RowIndex(path)) else { return nil }
    return guests.isEmpty ? dataPath(of: path) : guests.dataIndex(of: RowIndex(path)).map { IndexPath($0) }
  }

  /// Runs the actions at once; what they ask the collection view, and tell it of what is shown, means index paths as they are on the screen.
  ///
  /// Beside placeholders others take and give those of the data. While an item is moved by hand all are those on the screen.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    let outer = performsUsingPresentationValues
    performsUsingPresentationValues = true
    defer { performsUsingPresentationValues = outer }
    actionsToTranslate()
  }
}
