import ListGeometry

/// The state of a table's section index; nil in tables without index.
@MainActor final class TableSectionIndex {
  var titles: [String] = []
  var minimumRowCount = 0
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  /// The bar, while it is shown.
  var bar: SectionIndexBar?
  /// The width taken from the content of cells; 0 while the index is hidden.
  var width: CGFloat = 0
}

/// The section index: a bar of titles at the trailing edge that takes the reader to sections.
extension UITableView {
  var loadedSectionIndex: TableSectionIndex {
    if let sectionIndex { return sectionIndex }
    let made = TableSectionIndex()
    sectionIndex = made
    return made
  }

  /// The width that the bar takes at the trailing edge; 0 without one.
  var sectionIndexWidth: CGFloat { sectionIndex?.width ?? 0 }

  /// Asks the data source for the titles, once for each time that data is loaded.
  func loadSectionIndexTitles() {
    let titles = dataSource.flatMap { source in ask { source.sectionIndexTitles(for: self) } } ?? []
    if titles.isEmpty && sectionIndex == nil { return }
    loadedSectionIndex.titles = titles
  }

  /// Shows the bar, or takes it away, where titles, rows or colours changed; whether the content has another width then.
  func updateSectionIndex() -> Bool {
    guard let index = sectionIndex else { return false }
    let widthBefore = index.width
    let isShown =
      !index.titles.isEmpty && indexDisplayMode == .automatic
      && (index.minimumRowCount <= 0 || geometry.rowCounts.reduce(0, +) >= index.minimumRowCount)
    index.width = isShown ? SectionIndexBar.width(for: index.titles, metricsProfile.sectionIndex) : 0
    if isShown {
      let bar = index.bar ?? makeIndexBar()
      index.bar = bar
      bar.titles = index.titles
      bar.titleColor = index.color
      bar.restingBackground = index.background
      bar.trackingBackground = index.trackingBackground
    } else {
      index.bar?.removeFromSuperview()
      index.bar = nil
    }
    return index.width != widthBefore
  }

  private func makeIndexBar() -> SectionIndexBar {
    let bar = SectionIndexBar(frame: .zero)
    bar.didChooseTitle = { [weak self] in self?.scroll(toIndexTitle: $0) }
    addSubview(bar)
    return bar
  }

  /// Updates may bring the rows that the index asks for, or take them.
  func rowCountDidChange() {
    guard let sectionIndex, sectionIndex.minimumRowCount > 0, updateSectionIndex() else { return }
    restateShownViews()
  }

  func changeSectionIndex<Value>(_ part: ReferenceWritableKeyPath<TableSectionIndex, Value>, to value: Value) {
    loadedSectionIndex[keyPath: part] = value
    sectionIndexDidChange()
  }

  func sectionIndexDidChange() {
    if updateSectionIndex() { widthDidChange() }
    setNeedsLayout()
  }

  func layoutSectionIndex() {
    guard let index = sectionIndex else { return }
    index.bar?.place(in: self, width: index.width)
  }

  // MARK: Scrolling

  /// Takes the reader to the section of a title, at once.
  ///
  /// `NSNotFound` and other sections that are not there leave it to the data source, which may have scrolled by itself.
  func scroll(toIndexTitle place: Int) {
    guard let dataSource, let titles = sectionIndex?.titles, titles.indices.contains(place) else { return }
    let answer = dataSource.tableView(self, sectionForSectionIndexTitle: titles[place], at: place)
    let section = answer == NotImplemented.section ? place : answer
    guard section >= 0, section < numberOfSections else { return }
    scroll(toSection: section)
  }

  /// Puts the upper end of a section at that of the visible part.
  private func scroll(toSection section: Int) {
    // Each jump may measure rows that change where the target is; it settles as soon as they are known.
    for _ in 0..<8 where section < geometry.sectionCount {
      let header = geometry.frame(ofHeader: section)
      let top = header.height > 0 ? header.minY : geometry.frame(ofRowsInSection: section).minY
      let viewport = self.viewport
      let target = viewport.clamped(top - viewport.leadingInset, contentLength: geometry.contentHeight)
      let rounded = PixelGrid.round(target, scale: displayScale)
      if rounded == contentOffset.y, !needsLayout { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: rounded), animated: false)
      layoutIfNeeded()
    }
  }
}
