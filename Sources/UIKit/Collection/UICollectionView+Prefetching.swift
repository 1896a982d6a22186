import ListGeometry

/// Announces the items of the next screen in the direction of scrolling.
///
/// The layout is asked for that rectangle only where somebody
/// wants to know.
extension UICollectionView {
  func prefetchItems() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, !bounds.isEmpty, elements.phase == .resting
    else { return }
    let isVertical = scrollsVertically
    let (start, end) = lookahead.nextScreen(
      after: isVertical
        ? Viewport(offset: bounds.minY, length: bounds.height) : Viewport(offset: bounds.minX, length: bounds.width))
    let ahead =
      isVertical
      ? CGRect(x: bounds.minX, y: start, width: bounds.width, height: end - start)
      : CGRect(x: start, y: bounds.minY, width: end - start, height: bounds.height)
    let wanted = layoutElements(in: ahead).filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .compactMap { dataIndex(of: $0.key) }.filter { contains($0) }.sorted()
    let shown = Set(elements.shown.compactMap { $0.element.isCell ? dataIndex(of: $0.element) : nil })
    let (new, cancelled) = announcements.announce(lookahead.isBackward ? wanted.reversed() : wanted, shown: shown)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map { IndexPath($0) })
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) }) }
  }
}
