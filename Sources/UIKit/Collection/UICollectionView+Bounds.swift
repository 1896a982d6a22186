import ListGeometry

/// The offset and the size: what a change of them asks of the layout, and what stays in its place.
extension UICollectionView {
  // MARK: Changes of the bounds

  /// Asks the layout about other bounds, before they are set; gives the context that it is to be invalidated with afterwards.
  func boundsWillChange(from old: CGRect, to new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    if new.size != old.size { boundsBefore.asked = new.size }
    return askLayout(about: new, from: old)
  }

  /// A change by the frame, or by constraints, does not go through the setter of the bounds.
  func boundsDidResize(from oldSize: CGSize) {
    let new = bounds
    let old = CGRect(origin: new.origin, size: oldSize)
    keepReadersPlace(in: old)
    if boundsBefore.asked != new.size, let context = askLayout(about: new, from: old) {
      layoutStorage.invalidateLayout(with: context)
    }
    boundsBefore.asked = nil
    if AnimationBlock.current != nil, window != nil, !elements.shown.isEmpty, boundsBefore.animated == nil {
      boundsBefore.animated = old
    }
  }

  /// The context for a change of the bounds, with the old ones in place while the layout is asked.
  private func askLayout(
    about new: CGRect, from old: CGRect
  ) -> UICollectionViewLayoutInvalidationContext? {
    // Without data the layout was not asked for anything yet.
    guard boundsBefore.whileAsking == nil, !boundsBefore.isAdjusting, counts != nil else { return nil }
    boundsBefore.whileAsking = old
    defer { boundsBefore.whileAsking = nil }
    guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    return layoutStorage.invalidationContext(forBoundsChange: new)
  }

  // MARK: The reader's place

  /// The first item in sight, unless the content rests at its start; nil where the layout chooses the offset itself.
  func readersPlace(in bounds: CGRect) -> CollectionAnchor? {
    if layoutStorage.choosesOffset { return nil }
    let inset = adjustedContentInset
    let isVertical = scrollsVertically
    let start = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
    guard start > 0.5 else { return nil }
    let items = zip(elements.shown, shownAttributes).lazy.filter { shown, attributes in
      shown.element.isCell && !self.isInRow(attributes)
    }
    return .first(
      of: items.map { (element: $0.element, frame: $1.ownRect) }, in: bounds, from: start, isVertical: isVertical)
  }

  private func isInRow(_ attributes: UICollectionViewLayoutAttributes) -> Bool { host(of: attributes) !== self }

  /// Whether the content scrolls upwards and downwards rather than sideways.
  var scrollsVertically: Bool {
    let size = knownContentSize
    return size.height > bounds.height || size.width <= bounds.width
  }

  /// Remembers the reader's place as an anchor, for the next window pass to keep.
  func keepReadersPlace(in bounds: CGRect? = nil) {
    guard elements.anchor == nil, elements.phase == .resting, counts != nil else { return }
    elements.anchor = readersPlace(in: bounds ?? self.bounds)
  }

  /// Scrolls an anchor back to its place on the screen; does nothing for a vanished anchor.
  func followAnchor() {
    guard let anchor = elements.anchor, isShown(at: anchor.element.index), layoutStorage.state == .valid,
      let target = offset(keeping: anchor)
    else { return }
    if target != bounds.origin { bounds.origin = target }
  }

  /// The offset that shows an anchor at its old place, as far as the content reaches; nil for an anchor without layout.
  func offset(keeping anchor: CollectionAnchor) -> CGPoint? {
    guard let rect = layoutAttributes(of: anchor.element)?.ownRect else { return nil }
    var target = bounds.origin
    if scrollsVertically {
      target.y = PixelGrid.round(rect.minY - anchor.place.y, scale: displayScale)
    } else {
      target.x = PixelGrid.round(rect.minX - anchor.place.x, scale: displayScale)
    }
    let inside = clampedContentOffset(target)
    // Content that is held past its end stays held.
    if scrollsVertically { target.y = inside.y } else { target.x = inside.x }
    if abs(target.x - bounds.minX) < 0.01, abs(target.y - bounds.minY) < 0.01 { return bounds.origin }
    return target
  }

  /// Keeps the offset within the content after it became smaller.
  func clampOffsetToContent() {
    guard contentDidShrink else { return }
    contentDidShrink = false
    guard bounds.width > 0, bounds.height > 0 else { return }
    let target = offsetInContent(bounds.origin)
    if target != bounds.origin { bounds.origin = target }
  }

  /// An offset that is not past the end of the content.
  func offsetInContent(_ offset: CGPoint) -> CGPoint {
    let limit = clampedContentOffset(CGPoint(x: CGFloat.infinity, y: CGFloat.infinity))
    return CGPoint(x: min(offset.x, limit.x), y: min(offset.y, limit.y))
  }

  // MARK: Scrolling to items

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard contains(indexPath) else { raise(noItem(at: indexPath, "scrollToItem(at:at:animated:)")) }
    guard animated, window != nil, UIView.areAnimationsEnabled else { return jump(to: indexPath, at: position) }
    clampOffsetToContent()
    let goal = ScrollGoal(RowIndex(indexPath))
    elements.holders.add(goal)
    scrollRow(to: RowIndex(indexPath), at: position, animated: true)
    // Asked for again in each frame: the item may go elsewhere, or be gone.
    dragging.glide(
      to: { [weak self] in self.flatMap { view in goal.row.flatMap { view.offset(forScrollingTo: $0, at: position) } }
      },
      end: { [weak self] in if let self, let row = goal.row { jump(to: IndexPath(row), at: position) } })
  }

  /// Jumps repeatedly, as each jump may size items and so move the target, until the target keeps its place.
  private func jump(to indexPath: IndexPath, at position: ScrollPosition) {
    let goal = ScrollGoal(RowIndex(indexPath))
    elements.holders.add(goal)
    for _ in 0..<8 {
      guard let row = goal.row, let target = offset(forScrollingTo: row, at: position) else { return }
      if target == contentOffset, !needsLayout { break }
      setContentOffset(target, animated: false)
      guard window != nil, elements.phase == .resting else { return }
      layoutIfNeeded()
    }
    if let row = goal.row { scrollRow(to: row, at: position, animated: false) }
  }

  /// Scrolls the row of a section that scrolls by itself, if the row is on the screen.
  private func scrollRow(to index: RowIndex, at position: ScrollPosition, animated: Bool) {
    guard contains(index), let attributes = layoutAttributesForItem(at: IndexPath(index)),
      let row = host(of: attributes) as? OrthogonalRowView
    else { return }
    let rect = attributes.frame.offsetBy(dx: -row.frame.minX, dy: -row.frame.minY)
    var offset = row.contentOffset
    if position.contains(.left) { offset.x = rect.minX }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - row.bounds.width / 2 }
    if position.contains(.right) { offset.x = rect.maxX - row.bounds.width }
    if position.contains(.top) { offset.y = rect.minY }
    if position.contains(.centeredVertically) { offset.y = rect.midY - row.bounds.height / 2 }
    if position.contains(.bottom) { offset.y = rect.maxY - row.bounds.height }
    if position.isEmpty {
      offset.x += Self.shift(toShow: rect.minX, rect.maxX, in: row.bounds.minX, row.bounds.maxX)
      offset.y += Self.shift(toShow: rect.minY, rect.maxY, in: row.bounds.minY, row.bounds.maxY)
    }
    row.setContentOffset(row.clampedContentOffset(offset), animated: animated)
  }

  /// The offset that shows an item at a position; nil for a missing item.
  private func offset(forScrollingTo index: RowIndex, at position: ScrollPosition) -> CGPoint? {
    guard contains(index), let attributes = layoutAttributesForItem(at: IndexPath(index)) else { return nil }
    return clampedContentOffset(targetOffset(of: attributes.frame, at: position))
  }

  private func targetOffset(of rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if position.isEmpty {
      offset.x += Self.shift(toShow: rect.minX, rect.maxX, in: visible.minX, visible.maxX)
      offset.y += Self.shift(toShow: rect.minY, rect.maxY, in: visible.minY, visible.maxY)
      return offset
    }
    if position.contains(.top) { offset.y = rect.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = rect.midY - visible.height / 2 - inset.top }
    if position.contains(.bottom) { offset.y = rect.maxY - visible.height - inset.top }
    if position.contains(.left) { offset.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - visible.width / 2 - inset.left }
    if position.contains(.right) { offset.x = rect.maxX - visible.width - inset.left }
    return offset
  }

  private static func shift(
    toShow start: CGFloat, _ end: CGFloat, in visibleStart: CGFloat, _ visibleEnd: CGFloat
  ) -> CGFloat {
    if start < visibleStart { return start - visibleStart }
    if end > visibleEnd { return min(end - visibleEnd, start - visibleStart) }
    return 0
  }
}
