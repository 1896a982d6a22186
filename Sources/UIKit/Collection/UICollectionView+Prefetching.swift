import ListGeometry

/// Announces the items of the next screen in the direction of scrolling.
///
/// A screen is a rule of ours; how far UIKit looks ahead is not documented. The layout is asked for that rectangle only where somebody
/// wants to know.
extension UICollectionView {
  func prefetchItems() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, !bounds.isEmpty, elements.phase == .resting
    else { return }
    let isVertical = scrollsVertically
    let offset = isVertical ? bounds.minY : bounds.minX
    if offset != announced.offset { announced = (offset, offset < announced.offset) }
    let isBackward = announced.isBackward
    var ahead = bounds
    if isVertical {
      ahead.origin.y += isBackward ? -bounds.height : bounds.height
    } else {
      ahead.origin.x += isBackward ? -bounds.width : bounds.width
    }
    let wanted = layoutElements(in: ahead).filter { $0.representedElementCategory == .cell && !$0.isHidden }
      .map(\.key.index).filter { contains($0) }.sorted()
    let shown = Set(elements.shown.compactMap { $0.element.isCell ? $0.element.index : nil })
    let (new, cancelled) = announcements.announce(isBackward ? wanted.reversed() : wanted, shown: shown)
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map { IndexPath($0) })
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { IndexPath($0) }) }
  }
}
