import ListGeometry

/// Which row or item of a list has the focus, whatever view shows it.
@MainActor final class ListFocus: IndexHolder {
  /// What has the focus; nil where nothing of the list has it.
  private(set) var index: RowIndex?
  /// What had it last.
  private(set) var last: RowIndex?
  /// Where the one was that had the focus and is gone: its neighbour takes it.
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

  /// The rows of a list from one on, forwards and then backwards, beginning where the one stood that is gone.
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
