import Foundation

extension FlowLayoutSolver {
  /// The items of each section after a batch of updates, for a solver that is made from them.
  ///
  /// Items that stay and items that move keep their size; inserted and reloaded ones have the estimate. Nil for sections
  /// that are inserted or reloaded. O(sections + changes · log items).
  public func items(after plan: ListUpdatePlan, estimate: CGSize) -> [FlowSection.Items?] {
    guard plan.sectionCountBefore == sections.count else { return [] }
    var before = sections
    let moved = plan.movesByTarget.map { move -> (target: RowIndex, size: CGSize) in
      let section = before[move.source.section]
      let isThere = move.source.row < section.count
      return (move.target, isThere ? section.size(ofItem: move.source.row) : estimate)
    }
    for range in plan.leaving.stretches().reversed() where before[range.section].count >= range.rows.upperBound {
      before[range.section].replaceItems(range.rows, with: .uniform(count: 0, size: estimate))
    }
    var after: [SolvedFlowSection?] = (0..<plan.sectionCountAfter).map { section in
      plan.isReloaded(sectionAfter: section) ? nil : plan.sectionBefore(section).map { before[$0] }
    }
    for range in plan.arriving.stretches() {
      guard let count = after[range.section]?.count, range.rows.lowerBound <= count else { continue }
      after[range.section]?.replaceItems(
        range.rows.lowerBound..<range.rows.lowerBound, with: .uniform(count: range.rows.count, size: estimate))
    }
    func setSize(_ size: CGSize, _ row: RowIndex) {
      guard let count = after[row.section]?.count, row.row < count else { return }
      after[row.section]?.replaceItems(row.row..<row.row + 1, with: .listed([size]))
    }
    for (target, size) in moved where size != estimate { setSize(size, target) }
    for row in plan.reloadedRows { setSize(estimate, row) }
    return after.map { $0?.items }
  }
}

extension [RowIndex] {
  /// Rows of a sorted list that follow one another, as ranges.
  fileprivate func stretches() -> [(section: Int, rows: Range<Int>)] {
    var result: [(section: Int, rows: Range<Int>)] = []
    for row in self {
      if let last = result.last, last.section == row.section, last.rows.upperBound == row.row {
        result[result.count - 1].rows = last.rows.lowerBound..<row.row + 1
      } else {
        result.append((row.section, row.row..<row.row + 1))
      }
    }
    return result
  }
}

extension SolvedFlowSection {
  /// The size of an item.
  func size(ofItem item: Int) -> CGSize {
    switch lines {
    case .uniform(_, let size, _, _): size
    case .packed(let lines): lines.size(ofItem: item)
    }
  }
}
