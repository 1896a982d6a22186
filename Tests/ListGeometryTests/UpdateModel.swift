import SeededRandom
import Testing

@testable import ListGeometry

/// A batch and what it means, by giving every row a name and laying the names out.
struct UpdateModel {
  var rowsBefore: [Int]
  var rowsAfter: [Int]
  var update: ListUpdate

  init(rowsBefore: [Int], rowsAfter: [Int], update: ListUpdate) {
    self.rowsBefore = rowsBefore
    self.rowsAfter = rowsAfter
    self.update = update
  }

  /// A random batch that adds up.
  init(random: inout SeededGenerator, sections maximum: Int = 6, rows maximumRows: Int = 9) {
    rowsBefore = (0..<random.below(maximum)).map { _ in random.below(maximumRows) }
    rowsAfter = []
    update = ListUpdate()
    func pick(_ range: Range<Int>, _ chance: Int) -> [Int] { range.filter { _ in random.below(chance) == 0 } }
    let changesSections = random.below(2) == 0
    var leaving: Set<Int> = []
    if changesSections {
      update.deletedSections = pick(0..<rowsBefore.count, 5)
      leaving.formUnion(update.deletedSections)
      update.reloadedSections = pick(0..<rowsBefore.count, 6).filter { !leaving.contains($0) }
    }
    let movable =
      changesSections
      ? pick(0..<rowsBefore.count, 5).filter { !leaving.contains($0) && !update.reloadedSections.contains($0) } : []
    let insertions = changesSections ? random.below(3) : 0
    let countAfter = rowsBefore.count - leaving.count + insertions
    var places = Array(0..<countAfter).shuffled(using: &random)
    update.insertedSections = (0..<min(insertions, places.count)).map { _ in places.removeLast() }
    update.movedSections = movable.map { ListMove(from: $0, to: places.removeLast()) }

    // Where sections go, as the model sees it.
    rowsAfter = Array(repeating: 0, count: countAfter)
    let sections = Self.layOut(
      before: rowsBefore.indices.map { $0 }, count: countAfter, leaving: update.deletedSections,
      arriving: update.insertedSections, moves: update.movedSections)
    var leavingRows: [RowIndex] = []
    for section in rowsBefore.indices where !update.deletedSections.contains(section) {
      guard !update.reloadedSections.contains(section) else { continue }
      for row in 0..<rowsBefore[section] {
        let index = RowIndex(section: section, row: row)
        switch random.below(8) {
        case 0: update.deletedRows.append(index)
        case 1: update.reloadedRows.append(index)
        case 2, 3: leavingRows.append(index)
        default: break
        }
      }
    }
    // Counts first, then places for what arrives.
    var staying = Array(repeating: 0, count: countAfter)
    for (after, before) in sections.enumerated() {
      guard let before else { continue }
      let gone = (update.deletedRows + leavingRows).filter { $0.section == before }.count
      staying[after] = update.reloadedSections.contains(before) ? 0 : rowsBefore[before] - gone
    }
    var arriving = (0..<countAfter).map { _ in random.below(3) }
    var targets: [Int] = []
    for _ in leavingRows where countAfter > 0 {
      let section = random.below(countAfter)
      targets.append(section)
      arriving[section] += 1
    }
    if countAfter == 0 { leavingRows = [] }
    for section in 0..<countAfter {
      rowsAfter[section] = staying[section] + arriving[section]
      var places = Array(0..<rowsAfter[section]).shuffled(using: &random)
      for (move, target) in zip(leavingRows, targets) where target == section {
        update.movedRows.append(ListMove(from: move, to: RowIndex(section: section, row: places.removeLast())))
        arriving[section] -= 1
      }
      let isNew = sections[section].map { update.reloadedSections.contains($0) } ?? true
      for _ in 0..<arriving[section] where !isNew || random.below(3) == 0 {
        update.insertedRows.append(RowIndex(section: section, row: places.removeLast()))
      }
    }
  }

  /// The definition: what arrives takes its place, the rest fills the free places in order.
  static func layOut(
    before: [Int], count: Int, leaving: [Int], arriving: [Int], moves: [ListMove<Int>]
  ) -> [Int?] {
    var after: [Int?] = Array(repeating: nil, count: count)
    for move in moves { after[move.target] = move.source }
    let taken = Set(arriving).union(moves.map(\.target))
    let gone = Set(leaving).union(moves.map(\.source))
    var rest = before.filter { !gone.contains($0) }[...]
    for place in 0..<count where !taken.contains(place) { after[place] = rest.popFirst() }
    return after
  }

  /// For every row after the batch, the one it was before.
  func layOut() -> [[RowIndex?]] {
    let sections = Self.layOut(
      before: rowsBefore.indices.map { $0 }, count: rowsAfter.count, leaving: update.deletedSections,
      arriving: update.insertedSections, moves: update.movedSections)
    var rows = rowsAfter.map { [RowIndex?](repeating: nil, count: $0) }
    for (after, before) in sections.enumerated() {
      guard let before, !update.reloadedSections.contains(before) else { continue }
      let gone = Set(update.deletedRows).union(update.movedRows.map(\.source))
      let taken = Set(update.insertedRows).union(update.movedRows.map(\.target))
      var rest = (0..<rowsBefore[before]).map { RowIndex(section: before, row: $0) }.filter { !gone.contains($0) }[...]
      for row in 0..<rowsAfter[after] where !taken.contains(RowIndex(section: after, row: row)) {
        rows[after][row] = rest.popFirst()
      }
    }
    for move in update.movedRows { rows[move.target.section][move.target.row] = move.source }
    return rows
  }

  func compare(_ plan: ListUpdatePlan) {
    let sections = Self.layOut(
      before: rowsBefore.indices.map { $0 }, count: rowsAfter.count, leaving: update.deletedSections,
      arriving: update.insertedSections, moves: update.movedSections)
    #expect((0..<rowsAfter.count).map { plan.sectionBefore($0) } == sections)
    for (after, before) in sections.enumerated() {
      if let before { #expect(plan.sectionAfter(before) == after) }
    }
    for section in update.deletedSections { #expect(plan.sectionAfter(section) == nil) }

    let rows = layOut()
    var places: [RowIndex: RowIndex] = [:]
    for (section, row) in rows.enumerated() {
      for (number, before) in row.enumerated() {
        let after = RowIndex(section: section, row: number)
        #expect(plan.rowBefore(after) == before)
        if let before { places[before] = after }
      }
    }
    for (section, count) in rowsBefore.enumerated() {
      for row in 0..<count {
        let before = RowIndex(section: section, row: row)
        #expect(plan.rowAfter(before) == places[before])
      }
    }
    #expect(plan.reloadedRows == update.reloadedRows.compactMap { places[$0] }.sorted())
  }
}
