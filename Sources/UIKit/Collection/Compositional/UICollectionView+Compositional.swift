import ListGeometry

/// What a compositional layout needs of its collection view: rows that scroll by themselves, and sizes that content gives.
extension UICollectionView {
  /// Whether the layout scrolls sideways.
  var scrollsHorizontally: Bool { layoutStorage.rowedLayout?.scrollsHorizontally ?? false }

  // MARK: Rows

  /// The scroll view of a section's row; nil while it is not on the screen.
  func rowView(ofSection section: Int) -> OrthogonalRowView? { rowViews[section] }

  /// The part of a section's row that can be seen, in the solver's coordinates.
  func visibleRowRange(ofSection section: Int) -> ClosedRange<CGFloat> {
    let length = scrollsHorizontally ? bounds.height : bounds.width
    guard let row = rowViews[section] else {
      let description = layoutStorage.rowedLayout?.description(ofSection: section)
      let isCentred = description?.orthogonalScrollingBehavior == .groupPagingCentered
      return (isCentred ? -length : 0)...length
    }
    let start = scrollsHorizontally ? row.contentOffset.y : row.contentOffset.x
    guard !scrollsHorizontally, isRightToLeft else { return start...start + length }
    let end = max(row.contentSize.width, length) - start
    return end - length...end
  }

  /// Shows the scroll views of rows in sight, and takes the others away.
  func updateRowViews() {
    guard let layout = layoutStorage.rowedLayout else { return removeRowViews() }
    let numbers = layout.rowSections(seenIn: bounds)
    for (number, view) in rowViews where view.superview != nil && !numbers.contains(number) {
      view.removeFromSuperview()
    }
    for number in numbers {
      guard let row = layout.row(ofSection: number), let section = layout.description(ofSection: number) else {
        continue
      }
      let view = rowViews[number] ?? OrthogonalRowView(collection: self, section: number)
      rowViews[number] = view
      view.update(row, section)
      if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    }
  }

  /// Forgets all rows, and how far they were scrolled.
  func removeRowViews() {
    for view in rowViews.values {
      for cell in view.subviews where cell is UICollectionReusableView { moveOut(cell) }
      view.removeFromSuperview()
    }
    rowViews = [:]
  }

  /// The view that an element's view lies in.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let layout = layoutStorage.rowedLayout, layout.isInRow(attributes) else { return self }
    return rowViews[attributes.indexPath.section] ?? self
  }

  /// Gives the rows the numbers that their sections have after an update; rows of sections that go leave their views behind.
  func renameRows(by plan: ListUpdatePlan) {
    guard !rowViews.isEmpty else { return }
    let before = rowViews
    rowViews = [:]
    for (number, view) in before {
      let after = number < plan.sectionCountBefore ? plan.sectionAfter(number) : nil
      if let after {
        view.section = after
        rowViews[after] = view
      } else {
        for cell in view.subviews where cell is UICollectionReusableView { moveOut(cell) }
        view.removeFromSuperview()
      }
    }
  }
}
