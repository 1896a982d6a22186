/// A consistent batch of updates, with the index of everything before and after it.
///
/// Unmentioned rows keep their order and fill the places that insertions and targets of moves leave free. A reloaded
/// row keeps its place and is measured and shown again; a reloaded section keeps its place, and all its rows are new,
/// as if it had been deleted and inserted. Changes of rows in sections that are deleted, inserted or reloaded as a
/// whole say nothing more, but a row may be moved out of a deleted section or into an inserted one.
///
/// Making a plan takes O(sections + changes · log changes), mapping an index O(log changes).
public struct ListUpdatePlan: Sendable {
  /// The index after the batch by section before; −1 for a deleted section.
  ///
  /// And the other way round, −1 where it is inserted.
  let sectionMap: [Int]
  let inverseSectionMap: [Int]
  /// By section before the batch.
  let isReloaded: [Bool]
  let isMoved: [Bool]
  /// Whether sections are deleted, inserted, reloaded or moved.
  let changesSections: Bool

  /// The number of rows of each section after the batch.
  let rowsAfter: [Int]

  /// Rows that leave their place, by index before the batch, in order: deleted ones and sources of moves.
  let leaving: [RowIndex]
  /// Places that are taken, by index after the batch, in order: inserted ones and targets of moves.
  let arriving: [RowIndex]
  let movesBySource: [ListMove<RowIndex>]
  let movesByTarget: [ListMove<RowIndex>]

  /// Individually reloaded rows, by index after the batch, in order.
  public private(set) var reloadedRows: [RowIndex] = []

  /// The number of sections before the batch.
  public var sectionCountBefore: Int { sectionMap.count }
  /// The number of sections after the batch.
  public var sectionCountAfter: Int { inverseSectionMap.count }

  /// Checks a batch against the number of rows in each section before and after it.
  ///
  /// The number of rows of an inserted or reloaded section is whatever the data source says.
  ///
  /// - Throws: the first `ListUpdateError` found: indices before the batch, sections that do not add up, rows that do
  ///   not add up, indices after the batch.
  public init(_ update: ListUpdate, rowsBefore: [Int], rowsAfter: [Int]) throws(ListUpdateError) {
    let sections = try SectionMaps(update, before: rowsBefore.count, after: rowsAfter.count)
    self.rowsAfter = rowsAfter
    sectionMap = sections.after
    inverseSectionMap = sections.before
    isReloaded = sections.isReloaded
    isMoved = sections.isMoved
    changesSections =
      !update.deletedSections.isEmpty || !update.insertedSections.isEmpty || !update.reloadedSections.isEmpty
      || !update.movedSections.isEmpty

    movesBySource = update.movedRows.sorted { $0.source < $1.source }
    movesByTarget = update.movedRows.sorted { $0.target < $1.target }
    let before = try ListUpdate.checked(
      [
        (.delete, update.deletedRows), (.reload, update.reloadedRows), (.move, movesBySource.map(\.source)),
      ], isAfter: false)
    for (row, action) in before {
      guard rowsBefore.indices.contains(row.section) else {
        throw .rowSectionOutOfRange(row: row, action: action, isAfter: false, count: rowsBefore.count)
      }
      guard row.row >= 0, row.row < rowsBefore[row.section] else {
        throw .rowOutOfRange(row: row, action: action, isAfter: false, count: rowsBefore[row.section])
      }
    }
    leaving = before.filter { $0.action != .reload }.map(\.index)

    let after = try ListUpdate.checked(
      [(.insert, update.insertedRows), (.move, movesByTarget.map(\.target))], isAfter: true)
    for (row, action) in after where !rowsAfter.indices.contains(row.section) {
      throw .rowSectionOutOfRange(row: row, action: action, isAfter: true, count: rowsAfter.count)
    }
    arriving = after.map(\.index)

    try checkRowCounts(update, rowsBefore: rowsBefore, rowsAfter: rowsAfter)
    for (row, action) in after where row.row < 0 || row.row >= rowsAfter[row.section] {
      throw .rowOutOfRange(row: row, action: action, isAfter: true, count: rowsAfter[row.section])
    }
    reloadedRows = update.reloadedRows.compactMap { rowAfter($0) }.sorted()
  }

  private func checkRowCounts(
    _ update: ListUpdate, rowsBefore: [Int], rowsAfter: [Int]
  ) throws(ListUpdateError) {
    var deleted = Array(repeating: 0, count: rowsBefore.count)
    var movedOut = deleted
    var inserted = Array(repeating: 0, count: rowsAfter.count)
    var movedIn = inserted
    for row in update.deletedRows { deleted[row.section] += 1 }
    for row in update.insertedRows { inserted[row.section] += 1 }
    for move in update.movedRows where sectionMap[move.source.section] != move.target.section {
      movedOut[move.source.section] += 1
      movedIn[move.target.section] += 1
    }
    for (before, after) in sectionMap.enumerated() where after >= 0 && !isReloaded[before] {
      let numbers = ListUpdateError.RowArithmetic(
        sectionBefore: before, sectionAfter: after, before: rowsBefore[before], inserted: inserted[after],
        deleted: deleted[before], movedIn: movedIn[after], movedOut: movedOut[before], actual: rowsAfter[after])
      guard numbers.expected == numbers.actual else { throw .rowCount(numbers) }
    }
  }
}

extension ListUpdate {
  /// The indices of several actions in one sorted list; none may occur twice.
  static func checked(
    _ actions: [(ListAction, [RowIndex])], isAfter: Bool
  ) throws(ListUpdateError) -> [(index: RowIndex, action: ListAction)] {
    let sorted = sorted(actions)
    for (first, second) in zip(sorted, sorted.dropFirst()) where first.index == second.index {
      throw .rowConflict(row: first.index, first.action, second.action, isAfter: isAfter)
    }
    return sorted
  }

  /// The same for sections, whose indices have to be below a count.
  static func checked(
    _ actions: [(ListAction, [Int])], count: Int, isAfter: Bool
  ) throws(ListUpdateError) -> [(index: Int, action: ListAction)] {
    let sorted = sorted(actions)
    for (section, action) in sorted where section < 0 || section >= count {
      throw .sectionOutOfRange(section: section, action: action, isAfter: isAfter, count: count)
    }
    for (first, second) in zip(sorted, sorted.dropFirst()) where first.index == second.index {
      throw .sectionConflict(section: first.index, first.action, second.action, isAfter: isAfter)
    }
    return sorted
  }

  private static func sorted<Index: Comparable>(
    _ actions: [(ListAction, [Index])]
  ) -> [(index: Index, action: ListAction)] {
    // Equal indices stay in the order of the actions, so that the same mistake gets the same message.
    actions.enumerated().flatMap { order, entry in entry.1.map { (index: $0, order: order, action: entry.0) } }
      .sorted { ($0.index, $0.order) < ($1.index, $1.order) }
      .map { (index: $0.index, action: $0.action) }
  }
}

/// The checked maps of sections.
private struct SectionMaps {
  var after: [Int]
  var before: [Int]
  var isReloaded: [Bool]
  var isMoved: [Bool]

  init(_ update: ListUpdate, before countBefore: Int, after countAfter: Int) throws(ListUpdateError) {
    let leaving = try ListUpdate.checked(
      [
        (.delete, update.deletedSections), (.reload, update.reloadedSections),
        (.move, update.movedSections.map(\.source)),
      ], count: countBefore, isAfter: false)
    let expected = countBefore + update.insertedSections.count - update.deletedSections.count
    guard expected == countAfter else {
      throw .sectionCount(
        before: countBefore, inserted: update.insertedSections.count, deleted: update.deletedSections.count,
        actual: countAfter)
    }
    let arriving = try ListUpdate.checked(
      [(.insert, update.insertedSections), (.move, update.movedSections.map(\.target))], count: countAfter,
      isAfter: true)

    isReloaded = Array(repeating: false, count: countBefore)
    for section in update.reloadedSections { isReloaded[section] = true }
    isMoved = Array(repeating: false, count: countBefore)
    for move in update.movedSections { isMoved[move.source] = true }
    after = Array(repeating: -1, count: countBefore)
    before = Array(repeating: -1, count: countAfter)
    for move in update.movedSections {
      after[move.source] = move.target
      before[move.target] = move.source
    }
    // The others keep their order and fill the free places.
    var stays = Array(repeating: true, count: countBefore)
    for (section, action) in leaving where action != .reload { stays[section] = false }
    var isFree = Array(repeating: true, count: countAfter)
    for (section, _) in arriving { isFree[section] = false }
    var place = 0
    for section in 0..<countBefore where stays[section] {
      while !isFree[place] { place += 1 }
      after[section] = place
      before[place] = section
      place += 1
    }
  }
}
