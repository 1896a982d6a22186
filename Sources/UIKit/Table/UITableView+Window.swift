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

  var isEmpty: Bool { rows.isEmpty && headers.isEmpty && footers.isEmpty }

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

  /// Rounds of the whole pass while rows, heights or bounds are changed by those who are told of it.
  private static let passLimit = 10

  func updateWindow() {
    guard !isUpdatingWindow, !batch.isOpen else { return }
    if !staleSizes.views.isEmpty { resizeStaleViews() }
    isUpdatingWindow = true
    var rounds = 0
    repeat {
      windowIsStale = false
      runWindowPass()
      rounds += 1
    } while windowIsStale && rounds < Self.passLimit
    pendingAnchor = nil
    heightsWereForgotten = false
    settledViewport = viewport
    isUpdatingWindow = false
    if window != nil { wasLaidOutInWindow = true }
    if windowIsStale { return setNeedsLayout() }
    #if CHECKS_INVARIANTS
      // What leaves by an update is accounted for at its end.
      if !keepsLeaving, departing.isEmpty { checkInvariants(ofGeometry: false) }
    #endif
    prefetchRows()
  }

  /// Each step leaves `shownRows` true to what is on the screen, and stops when it was made stale by the application.
  private func runWindowPass() {
    reloadIfNeeded()
    if let pendingAnchor { follow(pendingAnchor, in: viewport) }
    // Where heights were forgotten, what is on the screen is known only after measuring.
    if !heightsWereForgotten { recycleWhatLeft() }
    if !windowIsStale { measureWindow() }
    if !windowIsStale { showRows() }
    if !windowIsStale { showSupplements(header: true) }
    if !windowIsStale { showSupplements(header: false) }
    returnPrepared()
    if !windowIsStale { layoutTableViews() }
  }

  /// Remembers what the reader looks at before it is found anew, so that the next window pass puts it back in its place.
  ///
  /// Nothing where no heights are estimated, and where the table rests at its upper edge, where what comes first is to be seen.
  func keepReadersPlace() {
    guard hasLoaded, estimatedRowHeight != 0, pendingAnchor == nil, let settled = settledViewport else { return }
    // Scrolled since then: the table has to be laid out before anything is known to be looked at.
    let seen = bounds.minY == settled.offset ? settled : viewport
    if seen.offset > -seen.leadingInset { pendingAnchor = geometry.anchor(in: seen) }
  }

  // MARK: Measuring

  private func measureWindow() {
    // One for all rounds: what is measured in the first must not count as seen in the second.
    let isAtTop = viewport.offset <= -viewport.leadingInset
    let anchor = pendingAnchor ?? (isAtTop ? nil : geometry.anchor(in: viewport))
    var rounds = 0
    while measureRound(keeping: anchor), !windowIsStale, rounds < Self.measuringLimit { rounds += 1 }
    if !windowIsStale { contentGeometryChanged() }
  }

  /// Measures what is in the window and was not measured yet, and lets the offset follow; false when there was nothing.
  private func measureRound(keeping anchor: TableAnchor?) -> Bool {
    let (start, end) = windowSpan(self.viewport)
    var measured = false
    for section in geometry.sections(from: start, to: end) {
      if !geometry.isMeasured(.sectionHeader(section)) {
        geometry.setMeasured(resolvedHeaderHeight(section), for: .sectionHeader(section))
        measured = true
      }
      if !geometry.isMeasured(.sectionFooter(section)) {
        geometry.setMeasured(resolvedFooterHeight(section), for: .sectionFooter(section))
        if section == geometry.sectionCount - 1 { updateBottomPadding() }
        measured = true
      }
      if windowIsStale { return true }
    }
    rows: for span in geometry.rows(from: start, to: end) {
      for row in span.rows {
        let index = RowIndex(section: span.section, row: row)
        guard !geometry.isMeasured(.row(index)) else { continue }
        let height = measureRow(index)
        if windowIsStale { return true }
        geometry.setMeasured(height, for: .row(index))
        measured = true
        // What is below has moved: rows that were in the window may be out of it.
        if geometry.frame(ofRow: index).maxY >= end { break rows }
      }
    }
    if measured, let anchor { follow(anchor, in: viewport) }
    return measured
  }

  /// Puts an anchor back where it was; nothing for one that is gone.
  func follow(_ anchor: TableAnchor, in viewport: Viewport) {
    guard geometry.contains(anchor.element) else { return }
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

  /// Other contents have come: nothing moves past their end.
  func contentWasReplaced() {
    clampOffsetToContent()
    keepMotionInContent()
  }

  private func measureRow(_ index: RowIndex) -> CGFloat {
    if let height = fixedRowHeight(index) { return height }
    if let shown = shownRows.first(where: { $0.index == index }) { return selfSizedHeight(shown) }
    let shown = ShownRow(index: index, cell: makeCell(index))
    prepared.rows.append(shown)
    return selfSizedHeight(shown)
  }

  /// The height that a cell finds for itself; raises for one that is no height.
  func selfSizedHeight(_ shown: ShownRow) -> CGFloat {
    let height = shown.cell.selfSizedHeight(width: geometry.rowWidth)
    if (0...Self.largestHeight).contains(height) { return height }
    raise(
      .height(
        height, of: "row \(shown.index.row) of section \(shown.index.section)",
        method: "\(type(of: shown.cell)).systemLayoutSizeFitting"))
  }

  // MARK: Cells

  private func makeCell(_ index: RowIndex) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell() }
    var cell = ask { dataSource.tableView(self, cellForRowAt: IndexPath(index)) }
    if let use = misuse(of: cell, for: index) {
      Diagnostics.shared.report(use.diagnostic(in: self))
      if use.isTwice { cell = UITableViewCell() }
    }
    cell.dequeuedRow = nil
    configure(cell, index)
    return cell
  }

  func cellState(_ index: RowIndex, swipe: SwipeSide?) -> TableCellState {
    let safeArea = safeAreaOverRows
    return TableCellState(
      style: style, isFirst: index.row == 0, isLast: index.row == geometry.rowCount(inSection: index.section) - 1,
      separatorStyle: separatorStyle, separatorColor: separatorColor, separatorInset: separatorInset(besides: safeArea),
      isSeparatorInsetAutomatic: hasAutomaticSeparatorInset, separatorReference: separatorInsetReference,
      cornerRadius: metrics.cardCornerRadius, safeArea: contentSafeArea(safeArea), indexRoom: contentIndexRoom,
      isInTable: true,
      swipe: swipe, selectsSeveral: allowsSeveralNow)
  }

  func configure(_ cell: UITableViewCell, _ index: RowIndex) {
    cell.tableState = cellState(index, swipe: cell.tableState.swipe)
    if let level = delegateIndentationLevel(ofRow: index) { cell.indentationLevel = level }
    if editing.isEditing || cell.isEditing { updateEditing(of: cell, index, animated: false) }
    let isSelected = selectedRows.contains(index)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func refreshShownCells() {
    for shown in shownRows { configure(shown.cell, shown.index) }
  }

  /// Cells that left come back for reuse before others are asked for.
  private func recycleWhatLeft() {
    let viewport = self.viewport
    func isVisible(_ frame: CGRect) -> Bool { frame.maxY > viewport.start && frame.minY < viewport.end }
    let (start, end) = windowSpan(viewport)
    let moving = editing.reordering?.cell
    func isWanted(_ shown: ShownRow) -> Bool {
      let frame = geometry.frame(ofRow: shown.index)
      return frame.maxY > start && frame.minY < end || shown.cell === moving
    }
    let rows = shownRows.filter { !isWanted($0) }
    if !rows.isEmpty {
      shownRows.removeAll { !isWanted($0) }
      for shown in rows { endDisplaying(shown) }
    }
    if windowIsStale { return }
    let headers = shownHeaders.filter { !isVisible(geometry.pinnedHeaderFrame(ofSection: $0.section, in: viewport)) }
    let footers = shownFooters.filter { !isVisible(geometry.pinnedFooterFrame(ofSection: $0.section, in: viewport)) }
    shownHeaders.removeAll { shown in headers.contains { $0.view === shown.view } }
    shownFooters.removeAll { shown in footers.contains { $0.view === shown.view } }
    endDisplaying(headers, header: true)
    endDisplaying(footers, header: false)
  }

  /// Takes a cell off the screen; the delegate may change the table there.
  func endDisplaying(_ shown: ShownRow) {
    if keepsLeaving { return slidingOut.rows.append(shown) }
    endSwipe(of: shown.cell)
    shown.cell.willLeaveTable()
    shown.cell.removeFromSuperview()
    putBack(shown.cell)
    delegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: IndexPath(shown.index))
  }

  private func putBack(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cellPool.putBack(cell, identifier: identifier) }
  }

  private func showRows() {
    let (start, end) = windowSpan(self.viewport)
    let wanted = withMovingRow(geometry.rows(from: start, to: end).rowIndices)
    recycleWhatLeft()
    if windowIsStale { return }
    var rest = shownRows[...]
    var next: [ShownRow] = []
    var left: [ShownRow] = []
    var new: [ShownRow] = []
    next.reserveCapacity(wanted.count)
    for index in wanted {
      while let first = rest.first, first.index < index { left.append(rest.removeFirst()) }
      let shown: ShownRow
      if let first = rest.first, first.index == index {
        shown = rest.removeFirst()
        place(shown)
      } else {
        shown = ShownRow(index: index, cell: prepared.takeRow(index) ?? makeCell(index))
        if windowIsStale {
          putBack(shown.cell)
          break
        }
        place(shown)
        insertCell(shown.cell, after: next.last { $0.cell !== editing.reordering?.cell }?.cell)
        new.append(shown)
      }
      next.append(shown)
    }
    if windowIsStale {
      shownRows = next + left + rest
    } else {
      shownRows = next
      left += rest
      updateSeparatorsBesideSelection()
    }
    // Told at the end, when a change of the table finds everything in order.
    if !windowIsStale { for shown in left { endDisplaying(shown) } }
    for shown in new { delegate?.tableView(self, willDisplay: shown.cell, forRowAt: IndexPath(shown.index)) }
  }

  func place(_ shown: ShownRow) {
    let frame = shownFrame(ofRow: shown.index)
    let view = rowView(of: shown.cell)
    if view.frame != frame { view.frame = frame }
  }

  /// Cells lie behind headers and footers, the lowest one hindmost (`uikit-facts §1.1`).
  private func insertCell(_ cell: UITableViewCell, after previous: UITableViewCell?) {
    if let previous {
      insertSubview(cell, belowSubview: rowView(of: previous))
    } else if let lower = shownRows.lazy.filter({ $0.cell !== self.editing.reordering?.cell }).map({
      self.rowView(of: $0.cell)
    }).first(where: { $0.superview === self }) {
      insertSubview(cell, aboveSubview: lower)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  func returnPrepared() {
    for shown in prepared.rows { putBack(shown.cell) }
    for shown in prepared.headers + prepared.footers { putBack(shown.view) }
    prepared = PreparedViews()
  }

  func endDisplayingAll() {
    endReordering()
    keepsLeaving = false
    takeAway(slidingOut)
    slidingOut = Departure()
    endDepartures()
    let rows = shownRows
    shownRows = []
    for shown in rows { endDisplaying(shown) }
    endDisplayingSupplements()
  }

  func endDisplayingSupplements() {
    let (headers, footers) = (shownHeaders, shownFooters)
    (shownHeaders, shownFooters) = ([], [])
    endDisplaying(headers, header: true)
    endDisplaying(footers, header: false)
  }

  // MARK: Headers and footers

  private func putBack(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headerFooterPool.putBack(view, identifier: identifier)
  }

  /// Takes headers or footers off the screen; the delegate may change the table there.
  func endDisplaying(_ gone: [ShownSupplement], header: Bool) {
    if keepsLeaving {
      if header { slidingOut.headers += gone } else { slidingOut.footers += gone }
      return
    }
    for shown in gone {
      shown.view.removeFromSuperview()
      putBack(shown.view)
      guard shown.section < geometry.sectionCount else { continue }
      // Its height is asked for again when the section comes back.
      geometry.invalidate(header ? .sectionHeader(shown.section) : .sectionFooter(shown.section))
    }
    for shown in gone {
      if header {
        delegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: shown.section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: shown.section)
      }
    }
  }

  private func showSupplements(header: Bool) {
    let viewport = self.viewport
    let wanted = header ? geometry.headers(in: viewport) : geometry.footers(in: viewport)
    let shown = header ? shownHeaders : shownFooters
    var next: [ShownSupplement] = []
    var new: [ShownSupplement] = []
    for (section, natural) in wanted {
      let frame = shownFrame(ofSupplement: section, header: header, in: natural)
      let present = shown.first { $0.section == section }
      guard let view = present?.view ?? makeSupplement(section, header: header) else { continue }
      let isPinned =
        style == .plain && natural != (header ? geometry.frame(ofHeader: section) : geometry.frame(ofFooter: section))
      if view.frame != frame { view.frame = frame }
      (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
      let now = ShownSupplement(section: section, view: view)
      if present == nil {
        // Above the cells and whatever an application added before.
        if let bar = sectionIndex?.bar { insertSubview(view, belowSubview: bar) } else { addSubview(view) }
        new.append(now)
      }
      next.append(now)
    }
    if header { shownHeaders = next } else { shownFooters = next }
    endDisplaying(shown.filter { old in !next.contains { $0.view === old.view } }, header: header)
    for shown in new {
      if header {
        delegate?.tableView(self, willDisplayHeaderView: shown.view, forSection: shown.section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: shown.view, forSection: shown.section)
      }
    }
  }

  private func makeSupplement(_ section: Int, header: Bool) -> UIView? {
    prepared.take(header ? \.headers : \.footers, section) ?? supplementView(section, header: header)
  }
}
