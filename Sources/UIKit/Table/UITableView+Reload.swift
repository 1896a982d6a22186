import ListGeometry

/// Loading: from the data source's counts to a geometry of estimates.
extension UITableView {
  /// Marks the counts, and everything that follows from them, to be asked for again.
  ///
  /// - Parameter call: the application's call for it; nil where the table itself finds it has to.
  func setNeedsReload(by call: String? = nil) {
    keepReadersPlace()
    stale = .counts
    hasUnshownData = true
    elements.contentsDidChange(by: call)
    setNeedsLayout()
  }

  /// Loads everything again, as `reloadData()` does.
  ///
  /// Inlined, so that calls from other threads are told by the name of the method that was called.
  @inline(__always)
  func loadAgain() {
    // Nothing is selected or shown yet that would have to go.
    if isTellingOfLoad { return needsReload ? () : setNeedsReload(by: "reloadData()") }
    awaitsReload = false
    forgetSelection()
    setNeedsReload(by: "reloadData()")
    if batch.isOpen { reportReloadInBatch() }
    if elements.phase == .resting { reloadIfNeeded() }
  }

  /// Loads the data for the first appearance in the table's controller: again, or with the first layout if nobody asked
  /// for it yet.
  func reloadForAppearance() {
    if needsReload { awaitsReload = dataSource != nil } else { reloadData() }
  }

  /// Calls `reloadData()`, which a subclass may override, for a new data source if nobody has called it since.
  ///
  /// Setting a data source has loaded everything again already: an override that calls nobody takes nothing away.
  func reloadForDataSource() {
    guard awaitsReload, elements.phase == .resting, !batch.isOpen else { return }
    awaitsReload = false
    guard type(of: self) != UITableView.self else { return }
    isTellingOfLoad = true
    reloadData()
    isTellingOfLoad = false
  }

  /// Marks the heights to be found again for the same rows, whose cells stay.
  func setNeedsHeights() {
    keepReadersPlace()
    stale = max(stale, .heights)
    elements.contentsDidChange()
    setNeedsLayout()
  }

  /// Asks for the counts if they are not known or not current, and for all heights of a kind whose estimation is off.
  func reloadIfNeeded() {
    guard stale >= .heights, !elements.phase.keepsContents, !batch.isOpen else { return }
    let isReplaced = needsReload
    elements.withholding {
      elements.during(.arranging) { reload(keepsRows: !isReplaced) }
      // Whoever hears of size and offset may change the contents: rows and heights are known by now.
      contentGeometryChanged()
      if isReplaced { contentWasReplaced() }
      elements.tellEndings()
    }
  }

  private func reload(keepsRows: Bool) {
    // Made for the rows, heights or widths of before.
    elements.putBackPrepared()
    stale = keepsRows ? .shownHeights : .nothing
    metricsWhileLoading = metrics
    defer { metricsWhileLoading = nil }
    abilities = delegate == nil ? .noDelegate : DelegateAbilities()
    let counts: [Int]
    if keepsRows {
      counts = geometry.rowCounts
      elements.takeAway { $0.supplementSection != nil }
    } else {
      endDisplayingAll()
      counts = askForCounts()
    }
    probeAbilities(counts)
    let old = geometry
    geometry = TableGeometry(
      style: style.geometryStyle, width: bounds.width, leftRowInset: rowInset.left, rightRowInset: rowInset.right,
      sectionHeaderTopPadding: effectiveTopPadding,
      sections: counts.indices.map { loadSection($0, rowCount: counts[$0]) })
    geometry.tableHeaderHeight = tableHeaderHeightAtAssignment
    geometry.tableFooterHeight = tableFooterHeightAtAssignment
    if old.sectionCount > 0 { geometry.adoptEstimates(from: old) }
    if !keepsRows {
      forgetRowsThatAreGone()
      loadSectionIndexTitles()
      if updateSectionIndex() { restateShownViews() }
    }
    updateBottomPadding()
  }

  /// Clears the selections of both modes; selected cells on the screen leave with the rows.
  func forgetSelection() {
    selection.removeAll()
    editing.selectionBefore.removeAll()
  }

  /// Drops what names a row, header or footer that the present contents do not have.
  private func forgetRowsThatAreGone() {
    if let anchor = elements.anchor, !geometry.contains(anchor.element) { elements.anchor = nil }
    elements.holders.contentsWereReplaced { geometry.contains($0) }
  }

  /// The number of rows of every section, as the data source has it now; each section is asked once.
  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    do {
      return try ListCounts.ask(
        sections: { ask { dataSource.numberOfSections(in: self) } }, method: "numberOfSections(in:)",
        items: { section in ask { dataSource.tableView(self, numberOfRowsInSection: section) } },
        itemMethod: "tableView(_:numberOfRowsInSection:)", list: "the table")
    } catch { raise(error) }
  }

  /// The geometry of a section before any of it was shown.
  func loadSection(_ section: Int, rowCount: Int) -> SectionGeometry {
    SectionGeometry(
      rows: loadRows(count: rowCount, section: section), header: initialHeader(section),
      footer: initialFooter(section))
  }

  private func loadRows(count: Int, section: Int) -> RowHeights {
    if estimatedRowHeight == 0 {
      return RowHeights(count: count, defaultHeight: metrics.rowHeight) { row in
        self.fixedRowHeight(RowIndex(section: section, row: row)) ?? metrics.rowHeight
      }
    }
    let guess = hasFixedRowHeight ? rowHeight : automaticRowEstimate
    do { try ListCounts.checkLength(count: count, each: guess, of: section) } catch { raise(error) }
    if hasFixedRowHeight { return RowHeights(count: count, defaultHeight: rowHeight, isMeasured: true) }
    var heights = RowHeights(count: count, defaultHeight: guess)
    for row in 0..<count {
      guard abilities.rowEstimate else { break }
      if let estimate = delegateEstimate(ofRow: RowIndex(section: section, row: row)) {
        _ = heights.setEstimated(estimate, forRow: row)
      }
    }
    return heights
  }

  /// Whether all rows have the height of the property, which nobody needs to be asked for.
  var hasFixedRowHeight: Bool { rowHeight >= 0 && !abilities.rowHeight }

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
  private func probeAbilities(_ counts: [Int]) {
    guard let rows = counts.first else { return }
    _ = title(ofHeader: 0)
    _ = title(ofFooter: 0)
    if sectionHeaderHeight >= 0, style != .plain { _ = delegateHeight(ofHeader: 0) }
    if sectionFooterHeight >= 0, style != .plain { _ = delegateHeight(ofFooter: 0) }
    if rowHeight >= 0, estimatedRowHeight != 0, rows > 0 { _ = delegateHeight(ofRow: RowIndex(section: 0, row: 0)) }
  }

  /// The height of a header before it was shown.
  func initialHeader(_ section: Int) -> SupplementaryHeight {
    if estimatedSectionHeaderHeight == 0 { return .measured(resolvedHeaderHeight(section)) }
    if let estimate = delegateEstimate(ofHeader: section), estimate > 0 { return .estimated(estimate) }
    if estimatedSectionHeaderHeight > 0 { return .estimated(estimatedSectionHeaderHeight) }
    if style != .plain { return initialGroupedHeader(section) }
    let mayHaveHeader = abilities.headerTitle || (delegate != nil && abilities.headerView)
    return mayHaveHeader ? .estimated(metrics.plainTitledHeight) : .none
  }

  /// The height of a footer before it was shown.
  func initialFooter(_ section: Int) -> SupplementaryHeight {
    if estimatedSectionFooterHeight == 0 { return .measured(resolvedFooterHeight(section)) }
    if let estimate = delegateEstimate(ofFooter: section), estimate > 0 { return .estimated(estimate) }
    if estimatedSectionFooterHeight > 0 { return .estimated(estimatedSectionFooterHeight) }
    if style != .plain { return initialGroupedFooter(section) }
    let mayHaveFooter = abilities.footerTitle || (delegate != nil && abilities.footerView)
    return mayHaveFooter ? .estimated(metrics.plainTitledHeight) : .none
  }

  /// The first height of a grouped header: a section without title has the application's height, one with a title the
  /// height of its text.
  private func initialGroupedHeader(_ section: Int) -> SupplementaryHeight {
    guard sectionHeaderHeight >= 0 else { return .estimated(metrics.groupedUntitledHeaderHeight) }
    let mayHaveView = abilities.headerHeight || delegate != nil && abilities.headerView
    if mayHaveView { return .estimated(sectionHeaderHeight) }
    guard let title = title(ofHeader: section) else { return .measured(sectionHeaderHeight) }
    return .estimated(
      metrics.headerHeight(
        style: style.geometryStyle, title: .lines(title.isEmpty ? 0 : 1), isFirst: section == 0))
  }

  /// As for headers.
  private func initialGroupedFooter(_ section: Int) -> SupplementaryHeight {
    guard sectionFooterHeight >= 0 else { return .estimated(metrics.groupedUntitledFooterHeight) }
    let mayHaveView = abilities.footerHeight || delegate != nil && abilities.footerView
    if mayHaveView { return .estimated(sectionFooterHeight) }
    guard let title = title(ofFooter: section) else { return .measured(sectionFooterHeight) }
    return .estimated(metrics.footerHeight(style: style.geometryStyle, title: .lines(title.isEmpty ? 0 : 1)))
  }

  /// Sets the empty stretch at the end of grouped tables below a last footer of room alone.
  ///
  /// `uikit-facts §1.3`: below one of 10 points too, which `sectionFooterHeight` gives. None where the delegate gives a
  /// height, or there is a view.
  ///
  /// A table footer view, whatever its height, lies right below the last section (recorded storyboards: 18 below the last row where the
  /// footers are 18 high).
  func updateBottomPadding() {
    guard style != .plain, tableFooterView == nil, let last = geometry.sections.last else {
      return geometry.bottomPadding = 0
    }
    let room = sectionFooterHeight >= 0 ? sectionFooterHeight : metrics.groupedUntitledFooterHeight
    let isRoomAlone = room > 0 && (!last.footer.isMeasured || last.footer.height == room && !hasLastFooterView)
    geometry.bottomPadding = isRoomAlone ? metrics.groupedBottomPadding : 0
  }

  private var hasLastFooterView: Bool {
    let last = geometry.sectionCount - 1
    return elements.hasView(of: .sectionFooter(last))
  }

  var metrics: TableMetrics { metricsWhileLoading ?? TableMetrics(metricsProfile.table, scale: displayScale) }

  var effectiveTopPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : metrics.plainHeaderTopPadding
  }

  func widthDidChange() {
    guard !needsReload else { return }
    restateShownViews()
    if estimatedRowHeight == 0 { return setNeedsHeights() }
    keepReadersPlace()
    geometry.width = bounds.width
    geometry.leftRowInset = rowInset.left
    geometry.rightRowInset = rowInset.right
    geometry.invalidateAll(rows: !hasFixedRowHeight)
    stale = max(stale, .shownHeights)
    setNeedsLayout()
    contentGeometryChanged()
  }
}
