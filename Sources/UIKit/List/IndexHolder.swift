import ListGeometry

/// Something that holds on to indices of rows or items while the contents may change.
///
/// The list renames all of its holders when an update is carried out, so that none can be forgotten.
@MainActor protocol IndexHolder: AnyObject {
  /// An update was carried out: rows have other places, or are gone.
  func indicesDidMove(by plan: ListUpdatePlan)
  /// The contents were loaded again; `isThere` says which index has a row now.
  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool)
  /// The indices that are held on to, for checks.
  var heldIndices: [RowIndex] { get }
}

/// Those that hold on to indices, held weakly: who goes is told no more.
@MainActor struct IndexHolders {
  private struct Weak {
    weak var holder: (any IndexHolder)?
  }

  private var all: [Weak] = []

  mutating func add(_ holder: any IndexHolder) {
    all.removeAll { $0.holder == nil }
    all.append(Weak(holder: holder))
  }

  func contentsDidChange(by plan: ListUpdatePlan) {
    for entry in all { entry.holder?.indicesDidMove(by: plan) }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    for entry in all { entry.holder?.contentsWereReplaced(isThere) }
  }

  /// All indices that somebody holds on to.
  var heldIndices: [RowIndex] { all.flatMap { $0.holder?.heldIndices ?? [] } }
}

/// The row or item that a scroll goes to; nil once it is gone.
@MainActor final class ScrollGoal: IndexHolder {
  private(set) var row: RowIndex?

  init(_ row: RowIndex) { self.row = row }

  func indicesDidMove(by plan: ListUpdatePlan) { row = row.flatMap { plan.rowAfter($0) } }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    if let present = row, !isThere(present) { row = nil }
  }

  var heldIndices: [RowIndex] { row.map { [$0] } ?? [] }
}

/// The selected rows or items, in the order in which they were selected.
///
/// A deleted or reloaded row is not selected any more. A list that loads its contents again decides whether rows stay
/// selected (`removeAll`); vanished rows do not.
@MainActor final class ListSelection: IndexHolder {
  private(set) var indices: [RowIndex] = []
  private var known: Set<RowIndex> = []

  func contains(_ index: RowIndex) -> Bool { known.contains(index) }

  /// False where the index is selected, or not selected, already.
  func set(_ index: RowIndex, _ isSelected: Bool) -> Bool {
    guard isSelected else {
      guard known.remove(index) != nil else { return false }
      indices.removeAll { $0 == index }
      return true
    }
    guard known.insert(index).inserted else { return false }
    indices.append(index)
    return true
  }

  func indicesDidMove(by plan: ListUpdatePlan) {
    indices = indices.compactMap { index in
      plan.rowAfter(index).flatMap { plan.isReloaded(rowAfter: $0) ? nil : $0 }
    }
    known = Set(indices)
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    guard !indices.allSatisfy(isThere) else { return }
    indices.removeAll { !isThere($0) }
    known = Set(indices)
  }

  /// Selects these rows or items and no others.
  func replace(by indices: [RowIndex]) {
    self.indices = indices
    known = Set(indices)
  }

  /// Selects nothing.
  func removeAll() { replace(by: []) }

  var heldIndices: [RowIndex] { indices }
}

/// The rows or items announced to a prefetching data source and since neither shown nor cancelled, in the order of
/// announcement.
@MainActor final class ListAnnouncements: IndexHolder {
  private(set) var indices: [RowIndex] = []

  /// Takes the rows to be shown soon, in that order; returns those to announce and those announced before and not
  /// wanted any more.
  func announce(_ ahead: [RowIndex], shown: Set<RowIndex>) -> (new: [RowIndex], cancelled: [RowIndex]) {
    let wanted = Set(ahead)
    let before = indices.filter { !shown.contains($0) }
    let known = Set(before)
    let cancelled = before.filter { !wanted.contains($0) }
    let new = ahead.filter { !known.contains($0) && !shown.contains($0) }
    indices = before.filter { wanted.contains($0) } + new
    return (new, cancelled)
  }

  func forget() { indices = [] }

  func indicesDidMove(by plan: ListUpdatePlan) {
    indices = indices.compactMap { index in
      plan.rowAfter(index).flatMap { plan.isReloaded(rowAfter: $0) ? nil : $0 }
    }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) { indices = [] }

  var heldIndices: [RowIndex] { indices }
}
