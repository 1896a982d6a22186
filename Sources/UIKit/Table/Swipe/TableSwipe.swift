import ListGeometry

/// A swipe of a table's row: tells cell and delegate of it.
@MainActor final class TableSwipe: ListSwipe, IndexHolder {
  let cell: UITableViewCell
  /// The row's index; nil once the row is deleted.
  private(set) var row: RowIndex?
  private weak var table: UITableView?

  init(_ table: UITableView, _ shown: ShownRow, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration) {
    self.table = table
    cell = shown.cell
    row = shown.index
    // What confirms a deletion in editing mode is tapped.
    super.init(table, cell: shown.cell, side, configuration, allowsFullSwipe: !table.isEditing)
  }

  override func swipeWillBegin() {
    guard let table, let row else { return }
    table.delegate?.tableView(table, willBeginEditingRowAt: IndexPath(row))
    if side == .trailing {
      cell.willTransition(to: cell.stateMask(showsDeleteConfirmation: true))
      cell.loadedEditing.state.insert(.showingDeleteConfirmation)
    }
    cell.tableState.swipe = side
  }

  override func swipeDidEnd() {
    cell.tableState.swipe = nil
    table?.swipes.removeAll { $0 === self }
    if side == .trailing {
      cell.loadedEditing.state.remove(.showingDeleteConfirmation)
      cell.didTransition(to: cell.stateMask(showsDeleteConfirmation: false))
    }
    guard let table else { return }
    let path = row.map { IndexPath($0) }
    table.elements.tell { [weak table] in
      if let table { table.delegate?.tableView(table, didEndEditingRowAt: path) }
    }
  }

  override func swipeWillClose() {
    if side == .trailing { cell.willTransition(to: cell.stateMask(showsDeleteConfirmation: false)) }
  }

  override func swipeDidOpen() {
    if side == .trailing { cell.didTransition(to: cell.stateMask(showsDeleteConfirmation: true)) }
  }

  // MARK: Updates

  func indicesDidMove(by plan: ListUpdatePlan) {
    guard let before = row else { return }
    row = plan.rowAfter(before)
    guard let row else { return collapse() }
    // It gets another cell; this one fades as it is.
    if plan.isReloaded(rowAfter: row) { depart() }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    if let present = row, !isThere(present) { row = nil }
  }

  var heldIndices: [RowIndex] { row.map { [$0] } ?? [] }
}

extension UITableViewCell {
  /// The state mask for the cell's class, with or without the confirmation of a deletion.
  func stateMask(showsDeleteConfirmation: Bool) -> StateMask {
    let state = editingParts?.state ?? []
    return showsDeleteConfirmation
      ? state.union(.showingDeleteConfirmation) : state.subtracting(.showingDeleteConfirmation)
  }
}
