import ListGeometry

typealias TableBatch = ListBatch<UITableView.RowAnimation>

/// Updates: announced, checked against the data source's counts, and carried out as one.
extension UITableView {
  func beginBatch(_ call: String) {
    if !batch.isOpen {
      batch.call = call
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
    if elements.phase.keepsContents { raise(.changeWhileAsking(call)) }
    beginBatch(call)
    change(&batch)
    endBatch()
  }

  private func commit(_ ended: TableBatch) {
    // Told to load again meanwhile, or in the middle of a question: heights are all that there is to find.
    let isSuperseded = needsReload || elements.phase.keepsContents
    if isSuperseded {
      setNeedsHeights()
      showChanges(by: ended.call)
      elements.complete(ended.completions, true)
    } else {
      carryOut(ended)
    }
  }

  private func carryOut(_ ended: TableBatch) {
    let due = elements.withholding { compute(ended) }
    elements.complete(due, true)
  }

  /// Carries a batch out, and gives the completions that wait for no motion; the delegate hears of it when everything is in order.
  private func compute(_ ended: TableBatch) -> [(Bool) -> Void] {
    let counts = askForCounts()
    let plan: ListUpdatePlan
    do {
      plan = try ListUpdatePlan(ended.update, rowsBefore: geometry.rowCounts, rowsAfter: counts)
    } catch {
      // Nobody saw the rows of before: what does not add up is loaded again (`uikit-facts §16`).
      guard elements.wasShownInWindow else {
        reloadData()
        return ended.completions
      }
      raise(.update(error, item: "row", hadLoadedCounts: ended.hasLoadedCounts))
    }
    let isSeen = animatesUpdates
    let seen = isSeen ? seenViews() : []
    endReordering()
    // A reload that was not laid out yet has left its reader's place to be found.
    if let anchor = elements.anchor { follow(anchor, in: self.viewport) }
    let viewport = self.viewport
    let anchor = viewport.isAtStart ? nil : geometry.anchor(in: viewport, after: plan)
    elements.putBackPrepared()
    changeGeometry(by: plan, counts: counts)
    rename(by: plan)
    rowCountDidChange()
    elements.anchor = anchor.flatMap { geometry.contains($0.element) ? $0 : nil }
    stale = max(stale, .shownHeights)
    reconfigure(ended.reconfiguredRows.compactMap { plan.rowAfter($0) })
    guard isSeen else {
      showChanges(by: ended.call)
      keepMotionInContent()
      elements.endLeaving()
      closeSwipes(animated: false)
      #if CHECKS_INVARIANTS
        checkInvariants(ofGeometry: false)
      #endif
      return ended.completions
    }
    // Everything gets its final place at once, inside of an application's animation too; the motion is the table's own.
    var isKnown = true
    elements.keepingWhatLeaves { AnimationBlock.with(nil) { isKnown = showChanges(by: ended.call) } }
    keepMotionInContent()
    // Other rows came while views were laid out: nobody knows any more what came from where.
    if isKnown { animate(ended, plan, from: seen) } else { elements.endLeaving() }
    closeSwipes(animated: true)
    #if CHECKS_INVARIANTS
      checkInvariants(ofGeometry: false)
    #endif
    return isKnown ? [] : ended.completions
  }

  /// Brings the window up to date at once, if the table is in a window; false where contents changed meanwhile.
  @discardableResult func showChanges(by call: String? = nil) -> Bool {
    elements.contentsDidChange(by: call)
    let generation = elements.generation
    contentGeometryChanged()
    setNeedsLayout()
    if window != nil { updateWindow() }
    return generation == elements.generation
  }

  // MARK: Geometry

  /// Carries the batch out in the geometry, and has all heights found again, as UIKit does after every batch.
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

  /// Gives the staying views on the screen, and all holders, their new indices; the other views are going.
  func rename(by plan: ListUpdatePlan) {
    func section(_ before: Int) -> Int? {
      plan.sectionAfter(before).flatMap { plan.isReloaded(sectionAfter: $0) ? nil : $0 }
    }
    elements.rename(by: TableElement.isShownBefore) { element in
      switch element {
      case .row(let row): plan.rowAfter(row).flatMap { plan.isReloaded(rowAfter: $0) ? nil : .row($0) }
      case .sectionHeader(let before): section(before).map { .sectionHeader($0) }
      case .sectionFooter(let before): section(before).map { .sectionFooter($0) }
      case .tableHeader, .tableFooter: nil
      }
    }
    elements.holders.contentsDidChange(by: plan)
    orderCells()
    for shown in shownRows { tellEnds(shown) }
    if editing.isStale { refreshEditing() }
  }

  /// Rows change places: the lowest cell is the hindmost (`uikit-facts §1.1`).
  private func orderCells() {
    let rows = shownRows
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      let cells = subviews
      let views = (upper: placedView(of: upper.cell), lower: placedView(of: lower.cell))
      guard let first = cells.firstIndex(of: views.lower), let second = cells.firstIndex(of: views.upper),
        first > second
      else { continue }
      insertSubview(views.lower, belowSubview: views.upper)
    }
  }

  /// Updates whether a cell is the first or last of its section, which decides its corners and lines.
  func tellEnds(_ shown: ShownRow) {
    shown.cell.tableState.isFirst = shown.index.row == 0
    shown.cell.tableState.isLast = shown.index.row == geometry.rowCount(inSection: shown.index.section) - 1
  }

  // MARK: Reconfiguring

  /// Lets the data source configure the existing cells of rows.
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
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent, summary: "endUpdates() was called without a beginUpdates() before it.",
        object: diagnosticName,
        likelyCause: "A branch of the code leaves out beginUpdates(), or calls endUpdates() twice.",
        cure: "Use performBatchUpdates(_:completion:), whose calls always match."))
  }

  func reportReloadInBatch() {
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: "reloadData() was called during updates, whose animations and checks it takes away.",
        object: diagnosticName,
        likelyCause: "It stands between beginUpdates() and endUpdates(), or in performBatchUpdates.",
        cure: "Either announce every change, or call reloadData() alone."))
  }
}
