/// The index titles of a collection view with their bar; nil in most collection views.
@MainActor final class CollectionSectionIndex {
  let titles: [String]
  let bar = SectionIndexBar(frame: .zero)
  let width: CGFloat

  init(_ titles: [String], _ metrics: MetricsProfile.SectionIndex) {
    self.titles = titles
    width = SectionIndexBar.width(for: titles, metrics)
    bar.titles = titles
  }
}

/// The index: a bar of titles at the trailing edge that takes the reader to items.
///
/// It lies in front of the items, which keep their size; list cells keep their content out of it, as rows of tables do. That other
/// layouts leave no room for it is a rule: what UIKit does has not been measured.
extension UICollectionView {
  /// The width that the bar takes at the trailing edge; 0 without one.
  var sectionIndexWidth: CGFloat { sectionIndex?.width ?? 0 }

  /// Asks the data source for the titles where data was loaded since, and shows the bar or takes it away.
  func updateSectionIndex() {
    if asksForIndexTitles, elements.phase == .resting, !batch.isOpen {
      asksForIndexTitles = false
      showIndex(of: dataSource.flatMap { source in elements.during(.asking) { source.indexTitles(for: self) } } ?? [])
    }
    sectionIndex?.bar.place(in: self, width: sectionIndexWidth)
  }

  /// Puts the bar in front of views that came on the screen.
  func raiseSectionIndex() {
    guard let bar = sectionIndex?.bar else { return }
    let last = subviews.last { $0 === bar || $0 is UICollectionReusableView || $0 is OrthogonalRowView }
    if last !== bar { bringSubviewToFront(bar) }
  }

  private func showIndex(of titles: [String]) {
    guard titles != sectionIndex?.titles ?? [] else { return }
    let widthBefore = sectionIndexWidth
    sectionIndex?.bar.removeFromSuperview()
    sectionIndex = titles.isEmpty ? nil : CollectionSectionIndex(titles, metricsProfile.sectionIndex)
    if let bar = sectionIndex?.bar {
      bar.didChooseTitle = { [weak self] in self?.scroll(toIndexTitle: $0) }
      addSubview(bar)
    }
    if sectionIndexWidth != widthBefore { layoutStorage.invalidateLayout() }
  }

  /// Takes the reader to the item of a title, at once: a section's first item is shown with the header above it.
  ///
  /// An item that is not there leaves it to the data source, which may have scrolled by itself.
  func scroll(toIndexTitle place: Int) {
    guard let dataSource, let titles = sectionIndex?.titles, titles.indices.contains(place) else { return }
    let target = elements.during(.asking) {
      dataSource.collectionView(self, indexPathForIndexTitle: titles[place], at: place)
    }
    guard contains(target) else { return }
    // Each jump may size items that change where the target is; it settles as soon as they are known.
    for _ in 0..<8 {
      guard let start = start(of: target) else { return }
      let inset = adjustedContentInset
      // Along the axis that does not scroll there is one offset alone.
      let offset = clampedContentOffset(CGPoint(x: start.x - inset.left, y: start.y - inset.top))
      if offset == contentOffset, !needsLayout { return }
      setContentOffset(offset, animated: false)
      layoutIfNeeded()
    }
  }

  /// The origin of an item, with the header above a section's first item; a floating header counts as lying at its
  /// item.
  private func start(of indexPath: IndexPath) -> CGPoint? {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let header = layoutAttributesForSupplementaryElement(
      ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: indexPath.section))
    guard indexPath.item == 0, let header = header?.frame else { return item.origin }
    return CGPoint(
      x: min(header.minX, item.minX - header.width), y: min(header.minY, item.minY - header.height))
  }
}
