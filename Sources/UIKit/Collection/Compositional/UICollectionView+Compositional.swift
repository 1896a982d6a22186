import ListGeometry

/// What a compositional layout needs of its collection view: rows that scroll by themselves, and sizes that content gives.
extension UICollectionView {
  /// Whether the layout scrolls sideways.
  var scrollsHorizontally: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.axis == .horizontal
  }

  // MARK: Rows

  /// The scroll view of a section's row; nil while it is not on the screen.
  func rowView(ofSection section: Int) -> OrthogonalRowView? { rowViews[section] }

  /// The part of a section's row that can be seen, in the solver's coordinates.
  func visibleRowRange(ofSection section: Int) -> ClosedRange<CGFloat> {
    let length = scrollsHorizontally ? bounds.height : bounds.width
    guard let row = rowViews[section] else {
      let compositional = collectionViewLayout as? UICollectionViewCompositionalLayout
      let isCentred = compositional?.sections[section]?.orthogonalScrollingBehavior == .groupPagingCentered
      return (isCentred ? -length : 0)...length
    }
    let start = scrollsHorizontally ? row.contentOffset.y : row.contentOffset.x
    guard !scrollsHorizontally, isRightToLeft else { return start...start + length }
    let end = max(row.contentSize.width, length) - start
    return end - length...end
  }

  /// Shows the scroll views of rows in sight, and takes the others away.
  func updateRowViews() {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, let solver = layout.solver else {
      removeRowViews()
      return
    }
    let numbers = layout.rowSections(in: layout.mirrored(bounds))
    for (number, view) in rowViews where view.superview != nil && !numbers.contains(number) {
      view.removeFromSuperview()
    }
    for number in numbers {
      guard let row = solver.row(ofSection: number), let section = layout.sections[number] else { continue }
      let view = rowViews[number] ?? OrthogonalRowView(collection: self, section: number)
      rowViews[number] = view
      view.update(row, section)
      if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    }
  }

  /// Forgets all rows, and how far they were scrolled.
  func removeRowViews() {
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
  }

  /// The view that an element's view lies in.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, layout.isInRow(attributes) else {
      return self
    }
    return rowViews[attributes.indexPath.section] ?? self
  }

  // MARK: Sizes of content

  /// Asks views on the screen for the size of their content, from the top down; true when something moved.
  func sizeElements(by layout: UICollectionViewCompositionalLayout) -> Bool {
    let anchor = anchorForSizing(layout)
    var changed = false
    for index in shown.indices where shown[index].sizedGeneration != layout.generation {
      let element = shown[index]
      guard let original = attributes(of: element.key, in: layout) else { continue }
      guard original.estimates.width || original.estimates.height else {
        shown[index].sizedGeneration = layout.generation
        continue
      }
      // What the ones before pushed out of sight is not measured.
      guard layout.isInRow(original) || original.frame.intersects(bounds) else { continue }
      shown[index].sizedGeneration = layout.generation
      let preferred = element.view.preferredLayoutAttributesFitting(original)
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      if layout.adopt(preferred, for: original) { changed = true }
    }
    guard changed else { return false }
    contentSize = layout.collectionViewContentSize
    keep(anchor, layout)
    return true
  }

  private func attributes(
    of key: ElementKey, in layout: UICollectionViewCompositionalLayout
  ) -> UICollectionViewLayoutAttributes? {
    if key.isDecoration { return nil }
    guard let kind = key.kind else { return layout.layoutAttributesForItem(at: key.indexPath) }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
  }

  /// The first item in sight, unless the content rests at its start.
  private func anchorForSizing(_ layout: UICollectionViewCompositionalLayout) -> (key: ElementKey, start: CGFloat)? {
    let isVertical = layout.axis == .vertical
    let inset = adjustedContentInset
    let start = isVertical ? contentOffset.y + inset.top : contentOffset.x + inset.left
    guard start > 0.5 else { return nil }
    var best: (key: ElementKey, start: CGFloat)?
    for element in shown where element.key.kind == nil && !element.key.isDecoration {
      guard let frame = attributes(of: element.key, in: layout)?.frame else { continue }
      let position = isVertical ? frame.minY : frame.minX
      if position >= start, position < best?.start ?? .infinity { best = (element.key, position) }
    }
    return best
  }

  private func keep(_ anchor: (key: ElementKey, start: CGFloat)?, _ layout: UICollectionViewCompositionalLayout) {
    guard let anchor, let frame = attributes(of: anchor.key, in: layout)?.frame else { return }
    let isVertical = layout.axis == .vertical
    let shift = (isVertical ? frame.minY : frame.minX) - anchor.start
    guard abs(shift) > 0.01 else { return }
    if isVertical { bounds.origin.y += shift } else { bounds.origin.x += shift }
  }
}
