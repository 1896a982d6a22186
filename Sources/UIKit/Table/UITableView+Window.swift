import ListGeometry

/// A row on the screen.
struct ShownRow {
  let index: RowIndex
  let cell: UITableViewCell
}

/// A section's header or footer on the screen.
struct ShownSupplement {
  let section: Int
  let view: UIView
}

/// Views made while measuring; what is not shown in the end goes back for reuse.
struct PreparedViews {
  var rows: [ShownRow] = []
  var headers: [ShownSupplement] = []
  var footers: [ShownSupplement] = []

  mutating func takeRow(_ index: RowIndex) -> UITableViewCell? {
    guard let place = rows.firstIndex(where: { $0.index == index }) else { return nil }
    return rows.remove(at: place).cell
  }

  mutating func take(_ kind: WritableKeyPath<PreparedViews, [ShownSupplement]>, _ section: Int) -> UIView? {
    guard let place = self[keyPath: kind].firstIndex(where: { $0.section == section }) else { return nil }
    return self[keyPath: kind].remove(at: place).view
  }
}

/// Pass: the list window. Which rows, headers and footers are on the screen, where, and with which views.
///
/// Reads the bounds and the insets; asks delegate and data source for what comes on the screen; changes the geometry (measured
/// heights), the content size, the offset (by what estimates were wrong above the reader's eye) and the subviews.
extension UITableView {
  /// Rounds of measuring until nothing new comes on the screen; each round can only reveal rows that were estimated taller than
  /// they are, so that a screenful of them bounds the rounds.
  private static let measuringLimit = 200

  var viewport: Viewport {
    let inset = adjustedContentInset
    return Viewport(
      offset: bounds.minY, length: bounds.height, leadingInset: inset.top, trailingInset: inset.bottom)
  }

  func updateWindow() {
    guard !isUpdatingWindow else { return }
    isUpdatingWindow = true
    defer { isUpdatingWindow = false }
    reloadIfNeeded()
    recycleWhatLeft()
    measureWindow()
    showRows()
    showSupplements(header: true)
    showSupplements(header: false)
    returnPrepared()
    layoutTableViews()
  }

  // MARK: Measuring

  private func measureWindow() {
    var rounds = 0
    while measureRound(), rounds < Self.measuringLimit { rounds += 1 }
    contentGeometryChanged()
  }

  /// Measures what is in the window and was not measured yet, and lets the offset follow; false when there was nothing.
  private func measureRound() -> Bool {
    let viewport = self.viewport
    let isAtTop = viewport.offset <= -viewport.leadingInset
    let anchor = isAtTop ? nil : geometry.anchor(in: viewport)
    var measured = false
    for (section, _) in geometry.headers(in: viewport) where !geometry.isMeasured(.sectionHeader(section)) {
      geometry.setMeasured(resolvedHeaderHeight(section), for: .sectionHeader(section))
      measured = true
    }
    for (section, _) in geometry.footers(in: viewport) where !geometry.isMeasured(.sectionFooter(section)) {
      geometry.setMeasured(resolvedFooterHeight(section), for: .sectionFooter(section))
      if section == geometry.sectionCount - 1 { updateBottomPadding() }
      measured = true
    }
    rows: for span in geometry.rows(from: viewport.start, to: viewport.end) {
      for row in span.rows {
        let index = RowIndex(section: span.section, row: row)
        guard !geometry.isMeasured(.row(index)) else { continue }
        geometry.setMeasured(measureRow(index), for: .row(index))
        measured = true
        // What is below has moved: rows that were in the window may be out of it.
        if geometry.frame(ofRow: index).maxY >= viewport.end { break rows }
      }
    }
    if measured, let anchor { follow(anchor, in: viewport) }
    return measured
  }

  private func follow(_ anchor: TableAnchor, in viewport: Viewport) {
    let target = viewport.clamped(
      geometry.offset(keeping: anchor, in: viewport), contentLength: geometry.contentHeight)
    guard abs(target - viewport.offset) > 0.001 else { return }
    contentGeometryChanged()
    bounds.origin.y = PixelGrid.round(target, scale: displayScale)
  }

  /// Keeps the offset within the content after it became shorter.
  func clampOffsetToContent() {
    let viewport = self.viewport
    guard viewport.offset > -viewport.leadingInset, bounds.height > 0 else { return }
    let target = viewport.clamped(viewport.offset, contentLength: geometry.contentHeight)
    if target < viewport.offset { bounds.origin.y = target }
  }

  private func measureRow(_ index: RowIndex) -> CGFloat {
    if let height = fixedRowHeight(index) { return height }
    let cell = makeCell(index)
    prepared.rows.append(ShownRow(index: index, cell: cell))
    return cell.selfSizedHeight(width: geometry.rowWidth)
  }

  private func updateBottomPadding() {
    guard style != .plain, geometry.sectionCount > 0 else { return }
    let isDefault = geometry.sections[geometry.sectionCount - 1].footer.height == metrics.groupedUntitledFooterHeight
    geometry.bottomPadding = sectionFooterHeight < 0 && isDefault ? metrics.groupedBottomPadding : 0
  }

  // MARK: Cells

  private func makeCell(_ index: RowIndex) -> UITableViewCell {
    guard let dataSource else {
      preconditionFailure("A table view without a data source has no rows; row \(index) was asked for")
    }
    let cell = dataSource.tableView(self, cellForRowAt: IndexPath(index))
    configure(cell, index)
    return cell
  }

  private func configure(_ cell: UITableViewCell, _ index: RowIndex) {
    cell.tableState = TableCellState(
      style: style, isFirst: index.row == 0, isLast: index.row == geometry.rowCount(inSection: index.section) - 1,
      separatorStyle: separatorStyle, separatorColor: separatorColor, separatorInset: separatorInset,
      separatorReference: separatorInsetReference, cornerRadius: metrics.cardCornerRadius, isInTable: true)
    let level = delegate?.tableView(self, indentationLevelForRowAt: IndexPath(index)) ?? 0
    if level != 0 { cell.indentationLevel = level }
    let isSelected = selectedRows.contains(index)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func refreshShownCells() {
    for shown in shownRows { configure(shown.cell, shown.index) }
  }

  private func recycleWhatLeft() {
    let viewport = self.viewport
    shownRows.removeAll { shown in
      let frame = geometry.frame(ofRow: shown.index)
      let isVisible = frame.maxY > viewport.start && frame.minY < viewport.end
      if !isVisible { endDisplaying(shown) }
      return !isVisible
    }
    shownHeaders.removeAll { shown in
      let frame = geometry.pinnedHeaderFrame(ofSection: shown.section, in: viewport)
      let isVisible = frame.maxY > viewport.start && frame.minY < viewport.end
      if !isVisible { endDisplaying(shown, header: true) }
      return !isVisible
    }
    shownFooters.removeAll { shown in
      let frame = geometry.pinnedFooterFrame(ofSection: shown.section, in: viewport)
      let isVisible = frame.maxY > viewport.start && frame.minY < viewport.end
      if !isVisible { endDisplaying(shown, header: false) }
      return !isVisible
    }
  }

  private func endDisplaying(_ shown: ShownRow) {
    shown.cell.removeFromSuperview()
    putBack(shown.cell)
    delegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: IndexPath(shown.index))
  }

  private func putBack(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cellPool.putBack(cell, identifier: identifier) }
  }

  private func showRows() {
    let viewport = self.viewport
    let wanted = geometry.rows(from: viewport.start, to: viewport.end).rowIndices
    recycleWhatLeft()
    var rest = shownRows[...]
    var next: [ShownRow] = []
    next.reserveCapacity(wanted.count)
    for index in wanted {
      while let first = rest.first, first.index < index {
        endDisplaying(first)
        rest.removeFirst()
      }
      let shown: ShownRow
      if let first = rest.first, first.index == index {
        rest.removeFirst()
        shown = first
        place(shown)
      } else {
        shown = ShownRow(index: index, cell: prepared.takeRow(index) ?? makeCell(index))
        place(shown)
        insertCell(shown.cell, after: next.last?.cell)
        delegate?.tableView(self, willDisplay: shown.cell, forRowAt: IndexPath(index))
      }
      next.append(shown)
    }
    for left in rest { endDisplaying(left) }
    shownRows = next
  }

  private func place(_ shown: ShownRow) {
    let frame = geometry.frame(ofRow: shown.index)
    if shown.cell.frame != frame { shown.cell.frame = frame }
  }

  /// Cells lie behind headers and footers, the lowest one hindmost (`uikit-facts §1.1`).
  private func insertCell(_ cell: UITableViewCell, after previous: UITableViewCell?) {
    if let previous {
      insertSubview(cell, belowSubview: previous)
    } else if let lower = shownRows.first(where: { $0.cell.superview === self })?.cell {
      insertSubview(cell, aboveSubview: lower)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  private func returnPrepared() {
    for shown in prepared.rows { putBack(shown.cell) }
    for shown in prepared.headers + prepared.footers { putBack(shown.view) }
    prepared = PreparedViews()
  }

  func endDisplayingAll() {
    for shown in shownRows { endDisplaying(shown) }
    for shown in shownHeaders { endDisplaying(shown, header: true) }
    for shown in shownFooters { endDisplaying(shown, header: false) }
    shownRows = []
    shownHeaders = []
    shownFooters = []
  }

  // MARK: Headers and footers

  private func putBack(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headerFooterPool.putBack(view, identifier: identifier)
  }

  func endDisplaying(_ shown: ShownSupplement, header: Bool) {
    shown.view.removeFromSuperview()
    putBack(shown.view)
    guard shown.section < geometry.sectionCount, !needsReload else { return }
    if header {
      delegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
      // Its height is asked for again when the section comes back.
      geometry.invalidate(.sectionHeader(shown.section))
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
      geometry.invalidate(.sectionFooter(shown.section))
    }
  }

  private func showSupplements(header: Bool) {
    let viewport = self.viewport
    let wanted = header ? geometry.headers(in: viewport) : geometry.footers(in: viewport)
    let shown = header ? shownHeaders : shownFooters
    var next: [ShownSupplement] = []
    for (section, frame) in wanted {
      let present = shown.first { $0.section == section }
      guard let view = present?.view ?? makeSupplement(section, header: header) else { continue }
      let isPinned =
        style == .plain && frame != (header ? geometry.frame(ofHeader: section) : geometry.frame(ofFooter: section))
      if view.frame != frame { view.frame = frame }
      (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
      if present == nil {
        // Above the cells and whatever an application added before.
        addSubview(view)
        if header {
          delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
          delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
      }
      next.append(ShownSupplement(section: section, view: view))
    }
    for left in shown where !next.contains(where: { $0.section == left.section }) {
      endDisplaying(left, header: header)
    }
    if header { shownHeaders = next } else { shownFooters = next }
  }

  private func makeSupplement(_ section: Int, header: Bool) -> UIView? {
    prepared.take(header ? \.headers : \.footers, section) ?? supplementView(section, header: header)
  }
}
