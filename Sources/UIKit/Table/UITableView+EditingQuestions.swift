import ListGeometry

/// What the data source and the delegate say of editing, with UIKit's defaults for what they leave out.
extension UITableView {
  /// Whether a row can be edited; true where the data source does not say.
  func canEdit(_ row: RowIndex) -> Bool {
    guard let dataSource else { return false }
    return ask { dataSource.tableView(self, canEditRowAt: IndexPath(row)) }
  }

  /// What a row's control does; for a row that can be edited it deletes where the delegate does not say, else nothing.
  func editingStyle(of row: RowIndex) -> UITableViewCell.EditingStyle {
    canEdit(row) ? editingStyle(ofEditable: row) : .none
  }

  /// What the control of a row that can be edited does.
  func editingStyle(ofEditable row: RowIndex) -> UITableViewCell.EditingStyle {
    guard let delegate else { return .delete }
    return ask { delegate.tableView(self, editingStyleForRowAt: IndexPath(row)) }
  }

  /// Whether the user may move a row: where the data source can be told of it, unless it says no.
  func canMove(_ row: RowIndex) -> Bool {
    guard let dataSource, canTellOfMoves else { return false }
    return ask { dataSource.tableView(self, canMoveRowAt: IndexPath(row)) }
  }

  /// Whether the data source has `tableView(_:moveRowAt:to:)`.
  var canTellOfMoves: Bool { rowChanges.contains(.movesRows) }

  func shouldIndentWhileEditing(_ row: RowIndex) -> Bool {
    guard let delegate else { return true }
    return ask { delegate.tableView(self, shouldIndentWhileEditingRowAt: IndexPath(row)) }
  }

  /// Whether the data source carries out deletions and insertions.
  var canCommit: Bool { rowChanges.contains(.commitsEdits) }

  private var rowChanges: RowChanges {
    if let known = abilities.rowChanges { return known }
    let found = dataSource.map { RowChanges(of: $0) } ?? []
    abilities.rowChanges = found
    return found
  }

  /// Where the delegate wants a row to go that the user holds over a place.
  func moveTarget(of row: RowIndex, proposed: RowIndex) -> RowIndex {
    guard let delegate else { return proposed }
    let target = ask {
      delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: IndexPath(row), toProposedIndexPath: IndexPath(proposed))
    }
    return RowIndex(target)
  }

  /// Has the data source carry out what the user wants of a row; it may change the rows meanwhile.
  func commit(_ style: UITableViewCell.EditingStyle, _ row: RowIndex) {
    dataSource?.tableView(self, commit: style, forRowAt: IndexPath(row))
  }
}
