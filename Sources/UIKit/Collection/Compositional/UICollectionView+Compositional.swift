import ListGeometry

/// Parts of a collection view for compositional layouts: rows that scroll by themselves, and sizes by content.
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

  /// How far an element's row is scrolled; zero for one that lies in no row.
  func rowOffset(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    (host(of: attributes) as? OrthogonalRowView)?.contentOffset ?? .zero
  }

  /// The visible frame of an element in the content; the attributes in a row are for an unscrolled row.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let offset = rowOffset(of: attributes)
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// The visible centre of an element in the content.
  func seenCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let offset = rowOffset(of: attributes)
    return CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
  }

  /// The foremost item among elements that is seen at a point of the content; nil for a point outside of them.
  func item(
    of found: [UICollectionViewLayoutAttributes], at point: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    let there = found.filter { $0.representedElementCategory == .cell && seenFrame(of: $0).contains(point) }
    return there.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?.element
  }

  /// The z index of a section's row: in front of the section's backgrounds, as its cells are, and behind what stays at its edges.
  func zIndex(ofRow section: Int) -> Int {
    layoutStorage.rowedLayout?.description(ofSection: section)?.decorationItems.isEmpty == false ? 1 : 0
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
