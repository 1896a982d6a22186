import ListGeometry

/// Loading: from the data source's counts to a geometry of estimates.
extension UITableView {
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for the counts, and for all heights of a kind whose estimation is off.
  func reloadIfNeeded() {
    guard needsReload, !isUpdating else { return }
    needsReload = false
    isUpdating = true
    defer { isUpdating = false }
    abilities = DelegateAbilities()
    endDisplayingAll()
    let count = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    probeAbilities(sectionCount: count)
    var sections: [SectionGeometry] = []
    sections.reserveCapacity(count)
    for section in 0..<count { sections.append(loadSection(section)) }
    geometry = TableGeometry(
      style: style.geometryStyle, width: bounds.width, leftRowInset: rowInset.left, rightRowInset: rowInset.right,
      sectionHeaderTopPadding: effectiveTopPadding, sections: sections)
    geometry.tableHeaderHeight = tableHeaderHeightAtAssignment
    geometry.tableFooterHeight = tableFooterHeightAtAssignment
    if style != .plain, count > 0, sectionFooterHeight < 0 { geometry.bottomPadding = metrics.groupedBottomPadding }
    contentGeometryChanged()
  }

  private func loadSection(_ section: Int) -> SectionGeometry {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    precondition(
      count >= 0,
      "tableView(_:numberOfRowsInSection:) returned \(count) for section \(section): return 0 or more")
    return SectionGeometry(
      rows: loadRows(count: count, section: section), header: initialHeader(section), footer: initialFooter(section))
  }

  private func loadRows(count: Int, section: Int) -> RowHeights {
    if estimatedRowHeight == 0 {
      return RowHeights(count: count, defaultHeight: metrics.rowHeight) { row in
        self.fixedRowHeight(RowIndex(section: section, row: row)) ?? metrics.rowHeight
      }
    }
    if rowHeight >= 0, !abilities.rowHeight {
      return RowHeights(count: count, defaultHeight: rowHeight, isMeasured: true)
    }
    var heights = RowHeights(count: count, defaultHeight: automaticRowEstimate)
    guard let delegate, count > 0 else { return heights }
    let first = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
    guard first != NotImplemented.length else { return heights }
    for row in 0..<count {
      let estimate =
        row == 0 ? first : delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
      if estimate > 0 { _ = heights.setEstimated(estimate, forRow: row) }
    }
    return heights
  }

  private var automaticRowEstimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : metrics.rowHeight
  }

  /// The height that delegate and property give without the cell being made; nil for self-sizing.
  func fixedRowHeight(_ index: RowIndex) -> CGFloat? {
    delegateHeight(ofRow: index) ?? (rowHeight >= 0 ? rowHeight : nil)
  }

  /// Finds out by the first section which optional methods there are, so that a table without headers and footers does not
  /// begin with estimates for them.
  private func probeAbilities(sectionCount: Int) {
    guard sectionCount > 0 else { return }
    if delegate == nil { abilities = .noDelegate }
    _ = title(ofHeader: 0)
    _ = title(ofFooter: 0)
    if sectionHeaderHeight >= 0, style != .plain { _ = delegateHeight(ofHeader: 0) }
    if sectionFooterHeight >= 0, style != .plain { _ = delegateHeight(ofFooter: 0) }
    if rowHeight >= 0, estimatedRowHeight != 0, (dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0) > 0 {
      _ = delegateHeight(ofRow: RowIndex(section: 0, row: 0))
    }
  }

  private func initialHeader(_ section: Int) -> SupplementaryHeight {
    if estimatedSectionHeaderHeight == 0 { return .measured(resolvedHeaderHeight(section)) }
    if let delegate {
      let estimate = delegate.tableView(self, estimatedHeightForHeaderInSection: section)
      if estimate != NotImplemented.length, estimate > 0 { return .estimated(estimate) }
    }
    if estimatedSectionHeaderHeight > 0 { return .estimated(estimatedSectionHeaderHeight) }
    if sectionHeaderHeight >= 0, style != .plain, !abilities.headerHeight { return .measured(sectionHeaderHeight) }
    if style != .plain { return .estimated(metrics.groupedUntitledHeaderHeight) }
    let mayHaveHeader = abilities.headerTitle || (delegate != nil && abilities.headerView)
    return mayHaveHeader ? .estimated(metrics.plainTitledHeight) : .none
  }

  private func initialFooter(_ section: Int) -> SupplementaryHeight {
    if estimatedSectionFooterHeight == 0 { return .measured(resolvedFooterHeight(section)) }
    if let delegate {
      let estimate = delegate.tableView(self, estimatedHeightForFooterInSection: section)
      if estimate != NotImplemented.length, estimate > 0 { return .estimated(estimate) }
    }
    if estimatedSectionFooterHeight > 0 { return .estimated(estimatedSectionFooterHeight) }
    if sectionFooterHeight >= 0, style != .plain, !abilities.footerHeight { return .measured(sectionFooterHeight) }
    if style != .plain { return .estimated(metrics.groupedUntitledFooterHeight) }
    let mayHaveFooter = abilities.footerTitle || (delegate != nil && abilities.footerView)
    return mayHaveFooter ? .estimated(metrics.plainTitledHeight) : .none
  }

  var metrics: TableMetrics { .iOS15To18(scale: displayScale) }

  var effectiveTopPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : metrics.plainHeaderTopPadding
  }

  /// How far the cards of inset grouped sections keep from the edges.
  var rowInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margins = layoutMargins
    return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
  }

  func widthDidChange() {
    guard !needsReload else { return }
    geometry.width = bounds.width
    geometry.leftRowInset = rowInset.left
    geometry.rightRowInset = rowInset.right
    geometry.invalidateAll()
    setNeedsLayout()
    contentGeometryChanged()
  }
}
