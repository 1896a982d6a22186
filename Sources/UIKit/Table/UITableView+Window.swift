import ListGeometry

/// Pass: the list window. Decides the rows, headers and footers on the screen, their places and their views.
///
/// Reads the bounds and the insets; asks delegate and data source for rows that come on the screen; changes the
/// geometry (measured heights), the content size, the offset (by the errors of estimates above the reader's place) and
/// the subviews.
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
    guard elements.phase == .resting, !batch.isOpen else { return elements.oweUnlessResting() }
    if !elements.staleSizes.views.isEmpty { resizeStaleViews() }
    // Views that are made to be measured are in no superview yet, and have the current traits.
    var isSettled = false
    traitCollection.performAsCurrent {
      isSettled = elements.settle {
        runWindowPass()
        return true
      }
    }
    elements.anchor = nil
    hasUnshownData = false
    if stale == .shownHeights { stale = .nothing }
    settledViewport = viewport
    if window != nil { elements.wasShownInWindow = true }
    guard isSettled else { return stopShowing() }
    #if CHECKS_INVARIANTS
      // What leaves by an update is accounted for at its end.
      if elements.going.isEmpty, elements.slidingOut.isEmpty { checkInvariants(ofGeometry: false) }
    #endif
    prefetchRows()
  }

  func setNeedsPass() { setNeedsLayout() }

  /// Rows were changed each time they had been shown: this layout does not go on with them.
  private func stopShowing() {
    elements.reportRestless(self)
    needsLayout = false
  }

  /// Runs the steps of the pass, each of which leaves the window true to the screen, and stops when the application
  /// made the window stale.
  private func runWindowPass() {
    reloadIfNeeded()
    if offsetWaits {
      offsetWaits = false
      clampOffsetToContent()
    }
    if let anchor = elements.anchor { follow(anchor, in: viewport) }
    // Where heights were forgotten, what is on the screen is known only after measuring.
    if stale != .shownHeights { takeAwayWhatLeft() }
    if !elements.isStale { measureWindow() }
    if !elements.isStale { showRows() }
    if !elements.isStale { showSupplements(header: true) }
    if !elements.isStale { showSupplements(header: false) }
    elements.putBackPrepared()
    if !elements.isStale { layoutTableViews() }
  }

  /// Remembers the reader's place as an anchor before rows are found again, for the next window pass to keep.
  ///
  /// Does nothing where no heights are estimated, and where the table rests at its upper edge, where the first rows are
  /// to be seen.
  func keepReadersPlace() {
    guard estimatedRowHeight != 0, elements.anchor == nil, let settled = settledViewport else { return }
    // Scrolled since then: the table has to be laid out before anything is known to be looked at.
    let seen = bounds.minY == settled.offset ? settled : viewport
    if !seen.isAtStart { elements.anchor = geometry.anchor(in: seen) }
  }

  // MARK: Measuring

  private func measureWindow() {
    // One for all rounds: what is measured in the first must not count as seen in the second.
    let anchor = elements.anchor ?? (viewport.isAtStart ? nil : geometry.anchor(in: viewport))
    var rounds = 0
    while measureRound(keeping: anchor), !elements.isStale, rounds < Self.measuringLimit { rounds += 1 }
    if !elements.isStale { contentGeometryChanged() }
  }

  /// Measures unmeasured elements in the window, and lets the offset follow; false if all were measured.
  private func measureRound(keeping anchor: TableAnchor?) -> Bool {
    let (start, end) = windowSpan(self.viewport)
    var measured = false
    for section in geometry.sectionsToMeasure(from: start, to: end, isAtStart: viewport.isAtStart) {
      if !geometry.isMeasured(.sectionHeader(section)) {
        geometry.setMeasured(resolvedHeaderHeight(section), for: .sectionHeader(section))
        measured = true
      }
      if !geometry.isMeasured(.sectionFooter(section)) {
        geometry.setMeasured(resolvedFooterHeight(section), for: .sectionFooter(section))
        if section == geometry.sectionCount - 1 { updateBottomPadding() }
        measured = true
      }
      if elements.isStale { return true }
    }
    rows: for span in geometry.rows(from: start, to: end) {
      for row in span.rows {
        let index = RowIndex(section: span.section, row: row)
        guard !geometry.isMeasured(.row(index)) else { continue }
        let height = measureRow(index)
        if elements.isStale { return true }
        geometry.setMeasured(height, for: .row(index))
        measured = true
        // What is below has moved: rows that were in the window may be out of it.
        if geometry.frame(ofRow: index).maxY >= end { break rows }
      }
    }
    if measured, let anchor { follow(anchor, in: viewport) }
    return measured
  }

  /// Scrolls an anchor back to its place on the screen; does nothing for a vanished anchor.
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
    guard let cell = elements.prepareView(of: .row(index)) as? UITableViewCell else { return metrics.rowHeight }
    return selfSizedHeight(ShownRow(index: index, cell: cell))
  }

  /// The height of a cell by its own sizing; raises for an invalid height.
  func selfSizedHeight(_ shown: ShownRow) -> CGFloat {
    let height = shown.cell.selfSizedHeight(width: geometry.rowWidth)
    if (0...Self.largestHeight).contains(height) { return height }
    raise(
      .height(
        height, of: "row \(shown.index.row) of section \(shown.index.section)",
        method: "\(type(of: shown.cell)).systemLayoutSizeFitting"))
  }

  // MARK: Showing

  /// Cells that left come back for reuse before others are asked for.
  private func takeAwayWhatLeft() {
    let viewport = self.viewport
    func isVisible(_ frame: CGRect) -> Bool { frame.maxY > viewport.start && frame.minY < viewport.end }
    let (start, end) = windowSpan(viewport)
    let moving = editing.reordering?.state.source
    let typed = typedElement
    elements.takeAway { element in
      if element == typed { return false }
      switch element {
      case .row(let index):
        let frame = geometry.frame(ofRow: index)
        return (frame.maxY <= start || frame.minY >= end) && index != moving
      default: return !isVisible(geometry.floatingFrame(of: element, in: viewport))
      }
    }
  }

  private func showRows() {
    let (start, end) = windowSpan(self.viewport)
    var wanted: [TableElement] = []
    for span in geometry.rows(from: start, to: end) {
      for row in span.rows { wanted.append(.row(RowIndex(section: span.section, row: row))) }
    }
    addMovingRow(to: &wanted)
    addTypedElement(to: &wanted) { $0.supplementSection == nil }
    takeAwayWhatLeft()
    if elements.isStale { return }
    _ = elements.show(
      wanted, replacing: elements.shown.rows, { place, view in self.place(view, of: wanted[place]) },
      arranged: updateSeparatorsBesideSelection)
  }

  private func showSupplements(header: Bool) {
    let viewport = self.viewport
    var wanted: [TableElement] = []
    for (section, _) in header ? geometry.headers(in: viewport) : geometry.footers(in: viewport) {
      let element = header ? TableElement.sectionHeader(section) : .sectionFooter(section)
      // Some sections have room for one, and no view.
      if elements.prepareView(of: element) != nil { wanted.append(element) }
      if elements.isStale { return }
    }
    addTypedElement(to: &wanted) { $0.supplementSection != nil && $0.isHeader == header }
    let part = header ? elements.shown.headers : elements.shown.footers
    _ = elements.show(wanted, replacing: part, { place, view in self.place(view, of: wanted[place]) })
  }

  /// Gives a row, header or footer its place.
  func place(_ view: UIView, of element: TableElement) {
    if case .row(let index) = element {
      let frame = shownFrame(ofRow: index)
      let placed = placedView(of: view)
      if placed.frame != frame { placed.frame = frame }
      return
    }
    let floating = geometry.floatingFrame(of: element, in: viewport)
    var frame = shownFrame(of: element, floatingIn: floating)
    if case .sectionHeader = element, contentHuggingElements.contains(.sectionHeaders) {
      frame = view.hugging(frame, natural: (view as? UITableViewHeaderFooterView)?.naturalWidth)
    }
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.isPinned = floating != geometry.frame(of: element)
  }

  func endDisplayingAll() {
    endReordering()
    elements.endAll()
  }
}
