import ListGeometry

/// Something besides the table that holds on to rows while the contents may change.
@MainActor protocol RowHolder: AnyObject {
  /// An update was carried out: rows have other places, or are gone.
  func rowsDidMove(by plan: ListUpdatePlan)
  /// The contents were loaded again; `isThere` says which index has a row now.
  func rowsWereReplaced(_ isThere: (RowIndex) -> Bool)
  /// The rows that are held on to, for checks.
  var heldRows: [RowIndex] { get }
}

/// Those that hold on to rows, held weakly: who goes is told no more.
@MainActor struct RowHolders {
  private struct Weak {
    weak var holder: (any RowHolder)?
  }

  private var all: [Weak] = []

  mutating func add(_ holder: any RowHolder) {
    all.removeAll { $0.holder == nil }
    all.append(Weak(holder: holder))
  }

  func contentsDidChange(by plan: ListUpdatePlan) {
    for entry in all { entry.holder?.rowsDidMove(by: plan) }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    for entry in all { entry.holder?.rowsWereReplaced(isThere) }
  }

  /// All rows that somebody holds on to.
  var heldRows: [RowIndex] { all.flatMap { $0.holder?.heldRows ?? [] } }
}

/// The row that a scroll goes to; nil once it is gone.
@MainActor final class ScrollGoal: RowHolder {
  private(set) var row: RowIndex?

  init(_ row: RowIndex) { self.row = row }

  func rowsDidMove(by plan: ListUpdatePlan) { row = row.flatMap { plan.rowAfter($0) } }

  func rowsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    if let present = row, !isThere(present) { row = nil }
  }

  var heldRows: [RowIndex] { row.map { [$0] } ?? [] }
}
