import ListGeometry

/// Moving rows by their reorder controls.
///
/// Until the row is dropped the geometry stays in the data's order; what the row has passed is shown aside. The drop tells the data
/// source, and moves the row in the geometry without counting rows again.
extension UITableView {
  /// How long rows take to make room, and the dropped row to its place; a rule, not measured.
  static let makingRoomDuration: TimeInterval = 0.25

  private func reordering(_ cell: UITableViewCell) -> TableReordering? {
    editing.reordering.flatMap { $0.cell === cell ? $0 : nil }
  }

  func lift(_ cell: UITableViewCell, at location: CGPoint) {
    guard editing.isEditing, editing.reordering == nil, !batch.isOpen, !needsReload,
      let row = shownRow(of: cell)
    else { return }
    closeSwipes(animated: false)
    let moving = TableReordering(self, ShownRow(index: row, cell: cell), at: location)
    editing.reordering = moving
    elements.holders.add(moving)
    bringSubviewToFront(cell)
    cell.setReordering(true, animated: true)
    tellEndsWhileReordering()
  }

  func moveLifted(_ cell: UITableViewCell, to location: CGPoint) { reordering(cell)?.move(to: location) }

  func drop(_ cell: UITableViewCell, isCancelled: Bool) {
    guard let moving = reordering(cell) else { return }
    moving.stop()
    // Rows that are about to be loaded again are not the ones that were moved.
    if isCancelled || needsReload { moving.state.target = moving.state.source }
    let (source, target) = (moving.state.source, moving.state.target)
    if source != target {
      dataSource?.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
      // A data source that reloaded or updated the table has put the row in its place.
      guard editing.reordering === moving else { return }
      editing.reordering = nil
      move(source, to: target)
    } else {
      editing.reordering = nil
      for shown in shownRows { tellEnds(shown) }
    }
    settle(cell)
  }

  /// Gives up moving a row, without telling anybody: something else happens to the rows.
  func endReordering() {
    guard let moving = editing.reordering else { return }
    editing.reordering = nil
    moving.stop()
    moving.cell.setReordering(false, animated: false)
    if moving.cell.superview === self { restack(moving.cell) }
    for shown in shownRows where contains(IndexPath(shown.index)) { tellEnds(shown) }
    setNeedsLayout()
  }

  func move(_ source: RowIndex, to target: RowIndex) {
    var counts = geometry.rowCounts
    let before = counts
    counts[source.section] -= 1
    counts[target.section] += 1
    var update = ListUpdate()
    update.movedRows = [ListMove(from: source, to: target)]
    guard let plan = try? ListUpdatePlan(update, rowsBefore: before, rowsAfter: counts) else { return }
    elements.putBackPrepared()
    geometry.apply(plan) { geometry.sections[$0] }
    if geometry.frame(ofSection: source.section).height == 0 {
      // It would not be asked for a header otherwise.
      geometry.setHeader(initialHeader(source.section), ofSection: source.section)
      geometry.setFooter(initialFooter(source.section), ofSection: source.section)
    }
    rename(by: plan)
    contentGeometryChanged()
  }

  private func settle(_ cell: UITableViewCell) {
    bringSubviewToFront(cell)
    setNeedsLayout()
    guard animatesUpdates else {
      placeAll()
      cell.setReordering(false, animated: false)
      return restack(cell)
    }
    cell.setReordering(false, animated: true)
    UIView.animate(
      withDuration: Self.makingRoomDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.placeAll() },
      completion: { [weak self] _ in
        guard let self, cell.superview === self, editing.reordering?.cell !== cell else { return }
        restack(cell)
      })
  }

  /// Gives a cell its place among the others again: the lowest is the hindmost (`uikit-facts §1.1`).
  func restack(_ cell: UITableViewCell) {
    let rows = shownRows
    guard let place = rows.firstIndex(where: { $0.cell === cell }) else { return }
    if place > 0 {
      insertSubview(cell, belowSubview: placedView(of: rows[place - 1].cell))
    } else if rows.count > 1 {
      insertSubview(cell, aboveSubview: placedView(of: rows[1].cell))
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  // MARK: Where things are meanwhile

  /// The span of rows to keep on the screen, with the rows that may come there while others are displaced.
  func windowSpan(_ viewport: Viewport) -> (start: CGFloat, end: CGFloat) {
    let more = (editing.reordering?.state.height ?? 0) + (drags?.reach ?? 0)
    return (viewport.start - more, viewport.end + more)
  }

  /// The frame in which a row is shown.
  func shownFrame(ofRow row: RowIndex) -> CGRect {
    let frame = geometry.frame(ofRow: row)
    guard let moving = editing.reordering else {
      return drags.map { frame.offsetBy(dx: 0, dy: $0.displacement(ofRow: row)) } ?? frame
    }
    if row == moving.state.source {
      return CGRect(x: frame.minX, y: moving.top, width: frame.width, height: frame.height)
    }
    return frame.offsetBy(dx: 0, dy: moving.state.displacement(ofRow: row))
  }

  /// The frame in which a header or footer is shown, for its floating or resting frame.
  func shownFrame(of element: TableElement, floatingIn frame: CGRect) -> CGRect {
    guard let section = element.supplementSection, frame == geometry.frame(of: element) else { return frame }
    guard let moving = editing.reordering else {
      guard let drags else { return frame }
      let shift =
        element.isHeader ? drags.displacement(ofHeader: section) : drags.displacement(ofFooter: section)
      return frame.offsetBy(dx: 0, dy: shift)
    }
    let shift =
      element.isHeader ? moving.state.displacement(ofHeader: section) : moving.state.displacement(ofFooter: section)
    return frame.offsetBy(dx: 0, dy: shift)
  }

  /// Adds the moved row to the rows wanted on the screen, wherever its place is.
  func addMovingRow(to rows: inout [TableElement]) {
    guard let source = editing.reordering.map({ TableElement.row($0.state.source) }), !rows.contains(source) else {
      return
    }
    let place = rows.firstIndex { TableElement.isShownBefore(source, $0) } ?? rows.count
    rows.insert(source, at: place)
  }

  func placeReordered(_ cell: UITableViewCell) {
    if let row = shownRow(of: cell) { place(cell, of: .row(row)) }
  }

  private func placeAll() {
    for shown in elements.shown where geometry.contains(shown.element) { place(shown.view, of: shown.element) }
  }

  /// The rows that the moving one has passed stand aside.
  func makeRoom() {
    tellEndsWhileReordering()
    guard animatesUpdates else { return placeAll() }
    UIView.animate(
      withDuration: Self.makingRoomDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.placeAll() }, completion: nil)
  }

  /// Corners and lines are those of the places that are shown; a row of a card that is lifted is a card of its own.
  private func tellEndsWhileReordering() {
    guard let moving = editing.reordering else { return }
    for shown in shownRows {
      if shown.cell === moving.cell, style == .insetGrouped {
        shown.cell.tableState.isFirst = true
        shown.cell.tableState.isLast = true
        continue
      }
      let after = moving.state.indexAfter(shown.index)
      let count = moving.state.countAfter(geometry.rowCount(inSection: after.section), inSection: after.section)
      shown.cell.tableState.isFirst = after.row == 0
      shown.cell.tableState.isLast = after.row == count - 1
    }
  }

  /// The delegate's target for a moved row; raises for a missing place.
  func checkedMoveTarget(of row: RowIndex, proposed: RowIndex) -> RowIndex {
    let target = moveTarget(of: row, proposed: proposed)
    let sections = geometry.sectionCount
    guard (0..<sections).contains(target.section) else {
      raise(.moveTarget(target, of: row, sections: sections, rows: nil))
    }
    let rows = geometry.rowCount(inSection: target.section) + (target.section == row.section ? 0 : 1)
    guard (0..<rows).contains(target.row) else {
      raise(.moveTarget(target, of: row, sections: sections, rows: rows))
    }
    return target
  }
}

extension UITableViewCell {
  /// Shows the cell lifted off the table, or lying in it.
  func setReordering(_ isReordering: Bool, animated: Bool) {
    loadedEditing.isReordering = isReordering
    setNeedsUpdateConfiguration()
    let shadow = isReordering ? 0.25 : loadedEditing.shadowAtRest
    func show() {
      layer.shadowOpacity = shadow
    }
    AnimationBlock.with(nil) {
      if isReordering {
        loadedEditing.shadowAtRest = layer.shadowOpacity
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowColor = CGColor.black
      }
      updateCorners()
    }
    guard animated, window != nil else { return show() }
    UIView.animate(withDuration: UITableView.makingRoomDuration, animations: show)
  }
}
