import ListGeometry

/// A swipe of a table's row: tells cell and delegate of it.
@MainActor final class TableSwipe: ListSwipe {
  let cell: UITableViewCell
  /// Where the row is; nil once it is deleted.
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
    table.delegate?.tableView(table, didEndEditingRowAt: row.map { IndexPath($0) })
  }

  override func swipeWillClose() {
    if side == .trailing { cell.willTransition(to: cell.stateMask(showsDeleteConfirmation: false)) }
  }

  override func swipeDidOpen() {
    if side == .trailing { cell.didTransition(to: cell.stateMask(showsDeleteConfirmation: true)) }
  }

  // MARK: Updates

  /// The row has another index, and the cell goes there.
  func rowDidMove(to index: RowIndex) { row = index }

  /// The row gets another cell; this one fades as it is.
  func rowWasReloaded(at index: RowIndex) {
    row = index
    depart()
  }

  /// The row is gone from the data.
  func rowWasDeleted() {
    row = nil
    collapse()
  }
}

extension UITableViewCell {
  /// What the cell shows, as its class is told of it.
  func stateMask(showsDeleteConfirmation: Bool) -> StateMask {
    let state = editingParts?.state ?? []
    return showsDeleteConfirmation
      ? state.union(.showingDeleteConfirmation) : state.subtracting(.showingDeleteConfirmation)
  }
}
