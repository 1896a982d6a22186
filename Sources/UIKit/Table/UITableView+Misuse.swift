import ListGeometry

/// A cell that a data source cannot have meant for the row it was asked for.
enum CellMisuse: Hashable {
  /// It was dequeued for another row.
  case dequeuedForAnotherRow(asked: RowIndex, dequeued: RowIndex)
  /// It is shown for another row already.
  case shownTwice(asked: RowIndex)

  /// Whether another row has the cell, so that this one needs a stand-in.
  var isTwice: Bool {
    if case .shownTwice = self { true } else { false }
  }

  @MainActor func diagnostic(in table: UITableView) -> Diagnostic {
    switch self {
    case .dequeuedForAnotherRow(let asked, let dequeued):
      Diagnostic(
        kind: .invalidListContent,
        summary: """
          The data source was asked for the cell of row \(asked.row) of section \(asked.section), and returned one that it \
          dequeued for row \(dequeued.row) of section \(dequeued.section).
          """,
        object: table.diagnosticName,
        likelyCause: "dequeueReusableCell(withIdentifier:for:) gets an index path of the application's own.",
        cure: "Hand on the index path that tableView(_:cellForRowAt:) was called with.")
    case .shownTwice(let asked):
      Diagnostic(
        kind: .invalidListContent,
        summary: """
          The data source returned a cell for row \(asked.row) of section \(asked.section) that another row is showing; the \
          row stays empty.
          """,
        object: table.diagnosticName,
        likelyCause: "A cell is kept in a property and returned for several rows.",
        cure: "Dequeue a cell for each row, or make one.")
    }
  }
}

extension UITableView {
  /// What is wrong with a cell for a row; nil when it may be shown there.
  func misuse(of cell: UITableViewCell, for index: RowIndex) -> CellMisuse? {
    // A cell that is on its way out may come back.
    if comesBack(cell) { return nil }
    if rowView(of: cell).superview === self || prepared.rows.contains(where: { $0.cell === cell }) {
      return .shownTwice(asked: index)
    }
    guard let dequeued = cell.dequeuedRow, dequeued != index else { return nil }
    return .dequeuedForAnotherRow(asked: index, dequeued: dequeued)
  }

  private func comesBack(_ cell: UITableViewCell) -> Bool {
    for departure in [departing, slidingOut] + departures {
      guard let place = departure.rows.firstIndex(where: { $0.cell === cell }) else { continue }
      departure.rows.remove(at: place)
      departure.stopMotion(of: rowView(of: cell))
      endSwipe(of: cell)
      return true
    }
    return false
  }
}
