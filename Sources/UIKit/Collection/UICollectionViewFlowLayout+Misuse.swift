import ListGeometry

/// Sizes that cannot be laid out, and sizes that leave nothing defined.
extension UICollectionViewFlowLayout {
  @inline(__always) static func canBeLaidOut(_ size: CGSize) -> Bool {
    size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
  }

  /// A size that cannot be laid out is told and taken as zero.
  func checked(_ size: CGSize, _ indexPath: IndexPath?) -> CGSize {
    if Self.canBeLaidOut(size) { return size }
    let what = indexPath.map { "Item \($0.item) of section \($0.section)" } ?? "Items"
    report(
      "\(what) got the size \(size.width) × \(size.height), which cannot be laid out; it is taken as 0 × 0.",
      cause: indexPath == nil
        ? "itemSize or estimatedItemSize is computed from a width that is not known yet."
        : "collectionView(_:layout:sizeForItemAt:) computes from a width that is not known yet.",
      cure: "Give a finite size that is not negative; invalidate the layout when the width is known.")
    return .zero
  }

  /// Tells of the first item that is longer than its line can be.
  func tellIfTooLong(_ section: FlowSection, _ number: Int, _ room: FlowContents.Room) {
    let available = available(section, room)
    let limit = available + 1e-6
    switch section.items {
    case .uniform(let count, let size):
      if count > 0, (room.isVertical ? size.width : size.height) > limit {
        tell(IndexPath(item: 0, section: number), size, available, room)
      }
    case .listed(let sizes):
      // A loop: a closure would be asked for each item whether it runs on the main actor.
      for item in sizes.indices where (room.isVertical ? sizes[item].width : sizes[item].height) > limit {
        return tell(IndexPath(item: item, section: number), sizes[item], available, room)
      }
    case .kept: break
    }
  }

  /// Tells of a cell that asked for more than its line has.
  func tellIfTooLong(_ size: CGSize, _ indexPath: IndexPath) {
    guard let room = contents.room, contents.metrics.indices.contains(indexPath.section) else { return }
    var section = contents.metrics[indexPath.section]
    section.insets.left += room.isVertical ? room.reference.start + room.reference.end : 0
    section.insets.top += room.isVertical ? 0 : room.reference.start + room.reference.end
    let available = available(section, room)
    if (room.isVertical ? size.width : size.height) > available + 1e-6 { tell(indexPath, size, available, room) }
  }

  private func available(_ section: FlowSection, _ room: FlowContents.Room) -> CGFloat {
    let insets = section.insets
    return room.crossLength - room.crossInset
      - (room.isVertical ? insets.left + insets.right : insets.top + insets.bottom)
  }

  private func tell(_ indexPath: IndexPath, _ size: CGSize, _ available: CGFloat, _ room: FlowContents.Room) {
    // A collection view that was not laid out yet has no room for anything.
    guard room.crossLength > 0 else { return }
    let (what, length) = room.isVertical ? ("wide", size.width) : ("high", size.height)
    let side = room.isVertical ? "width" : "height"
    let isSelfSized = estimatedItemSize != .zero
    report(
      """
      Item \(indexPath.item) of section \(indexPath.section) is \(length) points \(what), and its line has \(available): \
      the \(side) of the collection view, \(room.crossLength), without content insets and section insets. It is centred and \
      sticks out.
      """,
      cause: isSelfSized
        ? "The cell sizes itself, and nothing in it limits its \(side), such as a label's preferredMaxLayoutWidth."
        : """
        The size was computed from other bounds than the collection view has now (a rotation, or a frame that was not final), \
        or without the insets.
        """,
      cure: isSelfSized
        ? "Constrain the \(side) of the cell's content, or override preferredLayoutAttributesFitting(_:) and limit it there."
        : """
        Subtract adjustedContentInset, section insets and spacings; where the size depends on the bounds, return a context with \
        invalidateFlowLayoutDelegateMetrics from invalidationContext(forBoundsChange:), or call invalidateLayout().
        """)
  }

  private func report(_ summary: String, cause: String, cure: String) {
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent, summary: summary,
        object: collectionView?.diagnosticName ?? "UICollectionViewFlowLayout", likelyCause: cause, cure: cure))
  }
}
