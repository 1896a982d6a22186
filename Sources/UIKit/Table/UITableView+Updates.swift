import ListGeometry

typealias TableBatch = ListBatch<UITableView.RowAnimation>

/// Updates: announced, checked against the data source's counts, and carried out as one.
extension UITableView {
  func beginBatch() {
    if !batch.isOpen {
      batch.hasLoadedCounts = needsReload
      reloadIfNeeded()
    }
    batch.depth += 1
  }

  func endBatch() {
    guard batch.isOpen else { return reportEndWithoutBeginning() }
    batch.depth -= 1
    guard !batch.isOpen else { return }
    let ended = batch
    batch = TableBatch()
    commit(ended)
  }

  /// A single update is a batch of its own.
  func announce(_ call: String, _ change: (inout TableBatch) -> Void) {
    if isAsking || isUpdating { raise(.changeWhileAsking(call)) }
    beginBatch()
    change(&batch)
    endBatch()
  }

  private func commit(_ ended: TableBatch) {
    // Told to load anew meanwhile, or in the middle of a question: heights are all that there is to find.
    let isSuperseded = needsReload || isAsking || isUpdating
    if isSuperseded {
      setNeedsHeights()
      showChanges()
      for completion in ended.completions { completion(true) }
    } else {
      carryOut(ended)
    }
  }

  private func carryOut(_ ended: TableBatch) {
    let counts = askForCounts()
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(ended.update, rowsBefore: geometry.rowCounts, rowsAfter: counts)
    } catch {
      guard wasLaidOutInWindow else { return endAsReload(ended) }
      raise(.update(error, item: "row", hadLoadedCounts: ended.hasLoadedCounts))
    }
    let isSeen = animatesUpdates
    let seen = isSeen ? seenViews() : []
    endReordering()
    // A reload that was not laid out yet has left its reader's place to be found.
    if let pendingAnchor { follow(pendingAnchor, in: self.viewport) }
    let viewport = self.viewport
    let isAtTop = viewport.offset <= -viewport.leadingInset
    let anchor = isAtTop ? nil : geometry.anchor(in: viewport, after: plan)
    returnPrepared()
    updateSwipes(by: plan)
    changeGeometry(by: plan, counts: counts)
    rename(by: plan)
    rowCountDidChange()
    pendingAnchor = anchor.flatMap { geometry.contains($0.element) ? $0 : nil }
    heightsWereForgotten = true
    reconfigure(ended.reconfiguredRows.compactMap { plan.rowAfter($0) })
    guard isSeen else {
      showChanges()
      takeAway(departing)
      departing = Departure()
      closeSwipes(animated: false)
      #if CHECKS_INVARIANTS
        checkInvariants(ofGeometry: false)
      #endif
      for completion in ended.completions { completion(true) }
      return
    }
    keepsLeaving = true
    // Everything gets its final place at once, inside of an application's animation too; the motion is the table's own.
    AnimationBlock.with(nil) { showChanges() }
    keepsLeaving = false
    animate(ended, plan, from: seen)
    closeSwipes(animated: true)
    #if CHECKS_INVARIANTS
      checkInvariants(ofGeometry: false)
    #endif
  }

  /// Nobody saw the rows of before: what does not add up is loaded again (`uikit-facts §16`).
  private func endAsReload(_ ended: TableBatch) {
    reloadData()
    for completion in ended.completions { completion(true) }
  }

  /// Brings the window up to date at once, where there is one to show it.
  func showChanges() {
    windowIsStale = true
    contentGeometryChanged()
    setNeedsLayout()
    if window != nil { updateWindow() }
  }

  // MARK: Geometry

  /// Carries the batch out in the geometry, and has all heights found anew, as UIKit does after every batch.
  private func changeGeometry(by plan: ListUpdatePlan, counts: [Int]) {
    // Asked for before anything changes, as the answers may come from questions to the table.
    let new = counts.indices.map { section -> SectionGeometry? in
      guard let before = plan.sectionBefore(section) else { return loadSection(section, rowCount: counts[section]) }
      guard plan.isReloaded(sectionAfter: section) else { return nil }
      var loaded = loadSection(section, rowCount: counts[section])
      loaded.adoptEstimates(from: geometry.sections[before])
      return loaded
    }
    geometry.apply(plan) { new[$0]! }
    if estimatedRowHeight == 0 {
      for section in counts.indices where new[section] == nil {
        let rows = loadSection(section, rowCount: counts[section]).rows
        geometry.changeRows(ofSection: section) { $0 = rows }
      }
    } else if abilities.rowEstimate {
      estimateInsertedRows(plan, isNewSection: { new[$0] != nil })
    }
    geometry.invalidateAll(rows: !hasFixedRowHeight && estimatedRowHeight != 0, absent: true)
    // A section without any height has no place in the window, where it would be asked for one.
    for section in counts.indices where geometry.frame(ofSection: section).height == 0 {
      geometry.setHeader(initialHeader(section), ofSection: section)
      geometry.setFooter(initialFooter(section), ofSection: section)
    }
    updateBottomPadding()
  }

  private func estimateInsertedRows(_ plan: ListUpdatePlan, isNewSection: (Int) -> Bool) {
    for row in plan.arrivingRows where !isNewSection(row.section) && plan.rowBefore(row) == nil {
      guard let estimate = delegateEstimate(ofRow: row) else { continue }
      geometry.changeRows(ofSection: row.section) { _ = $0.setEstimated(estimate, forRow: row.row) }
    }
  }

  // MARK: What is on the screen

  /// Gives what is on the screen and stays its new index, and takes the rest out of the lists of what is shown.
  func rename(by plan: ListUpdatePlan) {
    func place(_ row: RowIndex) -> RowIndex? {
      guard let after = plan.rowAfter(row), !plan.isReloaded(rowAfter: after) else { return nil }
      return after
    }
    departing.rows += shownRows.filter { place($0.index) == nil }
    shownRows = shownRows.compactMap { shown in
      place(shown.index).map { ShownRow(index: $0, cell: shown.cell) }
    }.sorted { $0.index < $1.index }
    selectedRows = selectedRows.compactMap(place)
    editing.selectionBefore = editing.selectionBefore.compactMap(place)
    prefetching.announced = prefetching.announced.compactMap(place)
    indexHolders.contentsDidChange(by: plan)
    orderCells()
    func section(_ shown: ShownSupplement) -> ShownSupplement? {
      guard let after = plan.sectionAfter(shown.section), !plan.isReloaded(sectionAfter: after) else { return nil }
      return ShownSupplement(section: after, view: shown.view)
    }
    departing.headers += shownHeaders.filter { section($0) == nil }
    departing.footers += shownFooters.filter { section($0) == nil }
    shownHeaders = shownHeaders.compactMap(section)
    shownFooters = shownFooters.compactMap(section)
    for shown in shownRows { tellEnds(shown) }
    if editing.isStale { refreshEditing() }
  }

  /// Rows change places: the lowest cell is the hindmost (`uikit-facts §1.1`).
  private func orderCells() {
    for (upper, lower) in zip(shownRows, shownRows.dropFirst()) {
      let cells = subviews
      let views = (upper: rowView(of: upper.cell), lower: rowView(of: lower.cell))
      guard let first = cells.firstIndex(of: views.lower), let second = cells.firstIndex(of: views.upper),
        first > second
      else { continue }
      insertSubview(views.lower, belowSubview: views.upper)
    }
  }

  /// Which cell has the corners and lines of its section's ends may have changed.
  func tellEnds(_ shown: ShownRow) {
    shown.cell.tableState.isFirst = shown.index.row == 0
    shown.cell.tableState.isLast = shown.index.row == geometry.rowCount(inSection: shown.index.section) - 1
  }

  // MARK: Reconfiguring

  /// Has the data source configure the cells of rows again.
  private func reconfigure(_ rows: [RowIndex]) {
    guard !rows.isEmpty, let dataSource else { return }
    let again = Set(rows)
    for shown in shownRows where again.contains(shown.index) {
      reconfiguring = shown
      let cell = ask { dataSource.tableView(self, cellForRowAt: IndexPath(shown.index)) }
      reconfiguring = nil
      if cell !== shown.cell { raise(.reconfigured(shown.index)) }
      configure(cell, shown.index)
    }
  }

  // MARK: Misuse

  private func reportEndWithoutBeginning() {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .invalidListContent, summary: "endUpdates() was called without a beginUpdates() before it.",
        object: diagnosticName,
        likelyCause: "A branch of the code leaves out beginUpdates(), or calls endUpdates() twice.",
        cure: "Use performBatchUpdates(_:completion:), whose calls always match."))
  }

  func reportReloadInBatch() {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: "reloadData() was called during updates, whose animations and checks it takes away.",
        object: diagnosticName,
        likelyCause: "It stands between beginUpdates() and endUpdates(), or in performBatchUpdates.",
        cure: "Either announce every change, or call reloadData() alone."))
  }
}
