import ListGeometry

/// A table's editing mode.
struct TableEditing {
  var isEditing = false
  var allowsSelection = false
  var allowsMultipleSelection = false
  /// The selection when editing began.
  let selectionBefore = ListSelection()
  /// The row that the user moves.
  var reordering: TableReordering?
  /// Whether the cells have still to be told of the mode, once updates have come to their end.
  var isStale = false
}

extension UITableView {
  func changeEditing(_ isEditing: Bool, animated: Bool) {
    closeSwipes(animated: animated)
    guard isEditing != editing.isEditing else { return }
    endReordering()
    editing.isEditing = isEditing
    exchangeSelection()
    refreshEditing(animated: animated)
    measureAnew(animated: animated)
  }

  /// The selection of each mode is its own.
  private func exchangeSelection() {
    let before = selection.indices
    for index in before { setSelected(index, false) }
    if editing.isEditing {
      editing.selectionBefore.replace(by: before)
    } else {
      for index in editing.selectionBefore.indices { setSelected(index, true) }
      editing.selectionBefore.removeAll()
    }
  }

  /// Tells the cells on the screen what the mode makes of them.
  func refreshEditing(animated: Bool = false) {
    // Between updates nobody knows which row is which.
    editing.isStale = batch.isOpen
    if batch.isOpen || needsReload { return }
    for shown in shownRows { updateEditing(of: shown.cell, shown.index, animated: animated) }
    // Cells that were made to be measured are on their way to the screen.
    for shown in elements.prepared {
      guard case .row(let index) = shown.element, let cell = shown.view as? UITableViewCell else { continue }
      updateEditing(of: cell, index, animated: false)
    }
  }

  func updateEditing(of cell: UITableViewCell, _ row: RowIndex, animated: Bool) {
    let isEdited = editing.isEditing && canEdit(row)
    if isEdited {
      let showsSelection = editing.allowsMultipleSelection
      cell.setEditingStyle(showsSelection ? .none : editingStyle(ofEditable: row), showsSelection: showsSelection)
      cell.shouldIndentWhileEditing = shouldIndentWhileEditing(row)
      cell.showsReorderControl = canMove(row)
    }
    cell.tableState.selectsSeveral = allowsSeveralNow
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  /// Content has another width: rows that size themselves are measured again, without counting them again.
  private func measureAnew(animated: Bool) {
    // What is going on, or comes, does it.
    guard !needsReload, !batch.isOpen, estimatedRowHeight != 0, !hasFixedRowHeight else { return }
    let isSeen = animated && animatesUpdates && elements.phase == .resting
    let seen = isSeen ? seenViews() : []
    keepReadersPlace()
    geometry.invalidateAll()
    stale = max(stale, .shownHeights)
    setNeedsLayout()
    if isSeen { animateResizing(from: seen) { showChanges() } } else { contentGeometryChanged() }
  }

  /// A detail button means the row, and does not select it.
  func detailButtonWasTapped(_ cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    cell.segues.accessory?(cell)
  }

  func editControlWasTapped(_ cell: UITableViewCell) {
    guard let row = shownRow(of: cell) else { return }
    if cell.editingStyle == .delete { return showDeleteConfirmation(for: row, animated: true) }
    commit(cell.editingStyle, row)
  }
}
