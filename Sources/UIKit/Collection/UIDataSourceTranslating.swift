import ListGeometry

/// A list that may show its data in another order than the data source has it in.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section on the screen for a section of the data source; `NSNotFound` for hidden sections.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The data source's section for a section on the screen; `NSNotFound` for sections without data.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The index path on the screen for an index path of the data source; nil for nil and for hidden items.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The data source's index path for an index path on the screen; nil for nil and for items without data.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs actions in which index paths and sections are those on the screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// While an item is moved by hand, items have index paths on the screen as if the item were dropped; a placeholder has
/// an index path too, and moves the items behind it.
extension UICollectionView: UIDataSourceTranslating {
  /// The same section, as sections keep their places; `NSNotFound` for a missing section.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    loadedCounts().indices.contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section, as sections keep their places; `NSNotFound` for a missing section.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex)
  }

  /// The index path on the screen of an item of the data source; nil for nil and for a missing item.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
    guard let movement else { return contains(path) ? IndexPath(guests.shownIndex(of: RowIndex(path))) : nil }
    let index = RowIndex(path)
    guard movement.counts.indices.contains(index.section), (0..<movement.counts[index.section]).contains(index.row)
    else { return nil }
    guard let plan = movement.plan else { return path }
    return plan.rowAfter(index).map { IndexPath($0) }
  }

  /// The data source's index path of an item on the screen; nil for nil and for a missing place.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    guard let path = presentationIndexPath, path.count == 2, isShown(at: RowIndex(path)) else { return nil }
    return guests.isEmpty ? dataPath(of: path) : guests.dataIndex(of: RowIndex(path)).map { IndexPath($0) }
  }

  /// Runs the actions at once; index paths in their calls to the collection view are those on the screen.
  ///
  /// Beside placeholders others take and give those of the data. While an item is moved by hand all are those on the
  /// screen.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    let outer = performsUsingPresentationValues
    performsUsingPresentationValues = true
    defer { performsUsingPresentationValues = outer }
    actionsToTranslate()
  }
}
