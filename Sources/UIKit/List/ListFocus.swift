import ListGeometry

/// The focused row or item of a list, by index, whatever view shows it.
@MainActor final class ListFocus: IndexHolder {
  /// The index of the focused row or item; nil without focus in the list.
  private(set) var index: RowIndex?
  /// The index of the row or item that had the focus last.
  private(set) var last: RowIndex?
  /// The old index of a focused row that was deleted: its neighbour takes the focus.
  private(set) var gone: RowIndex?

  func give(to index: RowIndex) { (self.index, last, gone) = (index, index, nil) }

  func lose() { (index, gone) = (nil, nil) }

  func indicesDidMove(by plan: ListUpdatePlan) {
    last = last.flatMap { plan.rowAfter($0) }
    guard let before = index else { return }
    index = plan.rowAfter(before)
    if index == nil { gone = before }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    if let present = last, !isThere(present) { last = nil }
    guard let present = index, !isThere(present) else { return }
    (index, gone) = (nil, present)
  }

  var heldIndices: [RowIndex] { [index, last].compactMap { $0 } }

  /// The nearest rows at the place of a deleted one, to try forwards first and then backwards.
  ///
  /// - Parameter counts: the number of rows of each section.
  static func neighbours(of gone: RowIndex, _ counts: [Int]) -> (forwards: RowIndex?, backwards: RowIndex?) {
    if counts.indices.contains(gone.section), gone.row < counts[gone.section] {
      return (gone, before(gone, counts))
    }
    let end = RowIndex(section: min(gone.section, counts.count), row: 0)
    if counts.indices.contains(gone.section), counts[gone.section] > 0 {
      let last = RowIndex(section: gone.section, row: counts[gone.section] - 1)
      // The last of a section goes to the one before it, as the reader looks there.
      return (nil, last)
    }
    let next = counts.indices.dropFirst(end.section).first { counts[$0] > 0 }
    return (next.map { RowIndex(section: $0, row: 0) }, before(end, counts))
  }

  /// The row after another one, in the same section or a later one.
  static func after(_ index: RowIndex, _ counts: [Int]) -> RowIndex? {
    if index.row + 1 < counts[index.section] { return RowIndex(section: index.section, row: index.row + 1) }
    let next = counts.indices.dropFirst(index.section + 1).first { counts[$0] > 0 }
    return next.map { RowIndex(section: $0, row: 0) }
  }

  /// The row before another one, in the same section or an earlier one.
  static func before(_ index: RowIndex, _ counts: [Int]) -> RowIndex? {
    if index.row > 0 { return RowIndex(section: index.section, row: index.row - 1) }
    let previous = counts.indices.prefix(max(0, min(index.section, counts.count))).last { counts[$0] > 0 }
    return previous.map { RowIndex(section: $0, row: counts[$0] - 1) }
  }
}
