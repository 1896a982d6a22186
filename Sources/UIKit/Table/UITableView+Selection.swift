import ListGeometry

/// Selection, by code and by touch.
extension UITableView {
  /// Whether rows may be selected in the present mode.
  var allowsSelectionNow: Bool {
    editing.isEditing ? editing.allowsSelection || editing.allowsMultipleSelection : allowsSelection
  }

  /// Whether several rows may be selected in the present mode.
  var allowsSeveralNow: Bool { editing.isEditing ? editing.allowsMultipleSelection : allowsMultipleSelection }

  func setSelected(_ index: RowIndex, _ isSelected: Bool, animated: Bool = false) {
    // A delegate may send the selection to a row that is not there, or reload while it is asked.
    if isSelected && !geometry.contains(index) || !selection.set(index, isSelected) { return }
    shownCell(of: index)?.setSelected(isSelected, animated: animated)
  }

  func selectedRow(nearestTo position: ScrollPosition) -> RowIndex? {
    let viewport = self.viewport
    let line: CGFloat
    switch position {
    case .top: line = viewport.visibleStart
    case .bottom: line = viewport.visibleEnd
    case .none, .middle: line = (viewport.visibleStart + viewport.visibleEnd) / 2
    @unknown default: line = (viewport.visibleStart + viewport.visibleEnd) / 2
    }
    return selection.indices.min { left, right in
      let distances = [left, right].map { abs(geometry.frame(ofRow: $0).midY - line) }
      return distances[0] == distances[1] ? left < right : distances[0] < distances[1]
    }
  }

  func scroll(to index: RowIndex, at position: ScrollPosition) {
    let goal = ScrollGoal(index)
    elements.holders.add(goal)
    // Each jump may measure rows that change where the target is; it settles as soon as they are known. Who is told of it may change
    // the contents.
    for _ in 0..<8 {
      guard let row = goal.row, geometry.contains(row) else { return }
      let target = geometry.offset(forScrollingTo: row, at: position.geometryPosition, in: viewport)
      let rounded = PixelGrid.round(target, scale: displayScale)
      if rounded == contentOffset.y, !needsLayout { return }
      setContentOffset(CGPoint(x: contentOffset.x, y: rounded), animated: false)
      layoutIfNeeded()
    }
  }

  /// Scrolls to a row in time; false where nothing moves, without a window or with animations switched off.
  ///
  /// Rows that come on the screen on the way are measured, so that the target is asked for again in each frame. It goes where updates
  /// take the row, and ends where they take it away.
  func glides(to index: RowIndex, at position: ScrollPosition) -> Bool {
    guard window != nil, UIView.areAnimationsEnabled else { return false }
    let goal = ScrollGoal(index)
    elements.holders.add(goal)
    dragging.glide(
      to: { [weak self] in
        guard let self, let row = goal.row, geometry.contains(row) else { return nil }
        let target = geometry.offset(forScrollingTo: row, at: position.geometryPosition, in: viewport)
        return CGPoint(x: contentOffset.x, y: target)
      },
      end: { [weak self] in
        if let self, let row = goal.row { scroll(to: row, at: position) }
      })
    return true
  }

  /// A finger came down on a cell: it is highlighted unless the delegate objects, and can then be selected.
  func fingerDidTouch(_ cell: UITableViewCell) {
    guard allowsSelectionNow, let indexPath = indexPath(for: cell) else { return }
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: indexPath) { return }
    cell.isTouched = true
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  /// The finger on a cell was lifted, or taken away to scroll: highlight ends first, then the row is selected.
  func fingerDidLeave(_ cell: UITableViewCell, isTap: Bool) {
    guard cell.isTouched else { return }
    cell.isTouched = false
    cell.setHighlighted(false, animated: false)
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    // Whoever was told of it may have changed the contents.
    guard isTap, let indexPath = self.indexPath(for: cell) else { return }
    stage.contents.touchedRows -= 1
    // Without what the tap itself selects.
    let extends = allowsSeveralNow && !selection.indices.isEmpty
    selectByTouch(indexPath)
    guard !extends, let delegate, contains(indexPath),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  func selectByTouch(_ indexPath: IndexPath) {
    if allowsSeveralNow, selection.contains(RowIndex(indexPath)) { return deselectByTouch(indexPath) }
    guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
    if !allowsSeveralNow {
      for index in selection.indices where index != RowIndex(target) { deselectByTouch(IndexPath(index)) }
    }
    setSelected(RowIndex(target), true)
    delegate?.tableView(self, didSelectRowAt: target)
    if let cell = cellForRow(at: target) { cell.segues.selection?(cell) }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else { return }
    setSelected(RowIndex(target), false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }
}
