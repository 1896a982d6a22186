import ListGeometry

/// The answers of the data source and the delegate about editing, with UIKit's defaults for missing methods.
extension UITableView {
  /// Whether a row can be edited; true where the data source does not say.
  func canEdit(_ row: RowIndex) -> Bool {
    guard let dataSource else { return false }
    return ask { dataSource.tableView(self, canEditRowAt: IndexPath(row)) }
  }

  /// The action of a row's control: none for rows that cannot be edited; for others the delegate's choice, else to
  /// delete.
  func editingStyle(of row: RowIndex) -> UITableViewCell.EditingStyle {
    canEdit(row) ? editingStyle(ofEditable: row) : .none
  }

  /// The action of the control of a row that can be edited.
  func editingStyle(ofEditable row: RowIndex) -> UITableViewCell.EditingStyle {
    guard let delegate else { return .delete }
    return ask { delegate.tableView(self, editingStyleForRowAt: IndexPath(row)) }
  }

  /// Whether the user may move a row: if the data source can carry moves out, unless it says no.
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

  /// The delegate's target for a row held over a place.
  func moveTarget(of row: RowIndex, proposed: RowIndex) -> RowIndex {
    guard let delegate else { return proposed }
    let target = ask {
      delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: IndexPath(row), toProposedIndexPath: IndexPath(proposed))
    }
    return RowIndex(target)
  }

  /// Lets the data source carry out an edit of a row; it may change the rows meanwhile.
  func commit(_ style: UITableViewCell.EditingStyle, _ row: RowIndex) {
    dataSource?.tableView(self, commit: style, forRowAt: IndexPath(row))
  }
}
