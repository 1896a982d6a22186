/// The origins of the sections and rows of a changed list.
///
/// They are the rest of two snapshots once their identifiers were looked up: numbers alone. A row is numbered through
/// the whole list, across sections.
public struct ListOrigins: Sendable {
  /// The number of rows in each section before the change.
  public var rowsBefore: [Int]
  /// The number of rows in each section after it.
  public var rowsAfter: [Int]
  /// By section after the change: its index before it, −1 for a new one.
  public var sections: [Int]
  /// By row after the change, counted through all sections: its number before it, −1 for a new one.
  public var rows: [Int]
  /// Sections, by index after the change, whose rows are all to be shown again.
  public var reloadedSections: [Int] = []
  /// Rows, by number after the change, that are to be shown again.
  public var reloadedRows: [Int] = []

  /// Makes origins in which nothing is reloaded.
  public init(rowsBefore: [Int], rowsAfter: [Int], sections: [Int], rows: [Int]) {
    self.rowsBefore = rowsBefore
    self.rowsAfter = rowsAfter
    self.sections = sections
    self.rows = rows
  }
}

extension ListUpdate {
  /// The batch that leads to a list with known origins, with as few moves as possible.
  ///
  /// Sections and rows that keep their order among each other stay, as many as can (a longest rising subsequence of the
  /// old places); the others move. A row that changes its section moves, too, also out of a section that is deleted and
  /// into one that is inserted. Rows to be shown again that move at the same time are deleted and inserted.
  ///
  /// Takes O(rows) where the staying rows kept their order, O(rows · log rows) where everything was shuffled.
  public init(_ origins: ListOrigins) {
    self.init()
    var difference = ListDifference(origins)
    difference.compareSections()
    difference.compareRows()
    self = difference.update
  }
}

private struct ListDifference {
  let origins: ListOrigins
  var update = ListUpdate()

  /// By section before: its index after; −1 where it is gone.
  private var sectionAfter: [Int]
  /// By section before: whether rows that leave it have to be mentioned.
  private var namesDeletions: [Bool]
  /// By section after: whether rows that come into it have to be mentioned.
  private var namesInsertions: [Bool]
  /// By section after: whether all of its rows are shown again.
  private var isReloaded: [Bool]

  init(_ origins: ListOrigins) {
    self.origins = origins
    sectionAfter = Array(repeating: -1, count: origins.rowsBefore.count)
    for (after, before) in origins.sections.enumerated() where before >= 0 { sectionAfter[before] = after }
    namesDeletions = sectionAfter.map { $0 >= 0 }
    namesInsertions = origins.sections.map { $0 >= 0 }
    isReloaded = Array(repeating: false, count: origins.sections.count)
    for section in origins.reloadedSections where origins.sections[section] >= 0 { isReloaded[section] = true }
  }

  mutating func compareSections() {
    for (before, after) in sectionAfter.enumerated() where after < 0 { update.deletedSections.append(before) }
    let survivors = origins.sections.filter { $0 >= 0 }
    let stays = survivors.inLongestRise()
    var survivor = 0
    for (after, before) in origins.sections.enumerated() {
      guard before >= 0 else {
        update.insertedSections.append(after)
        continue
      }
      let isMoved = !stays[survivor]
      survivor += 1
      if isReloaded[after] {
        namesDeletions[before] = false
        namesInsertions[after] = false
      }
      switch (isReloaded[after], isMoved) {
      case (false, false): break
      case (false, true): update.movedSections.append(ListMove(from: before, to: after))
      case (true, false): update.reloadedSections.append(before)
      case (true, true):
        update.deletedSections.append(before)
        update.insertedSections.append(after)
        sectionAfter[before] = -1
      }
    }
  }

  mutating func compareRows() {
    let sectionOfRow = Self.sections(of: origins.rowsBefore)
    let starts = Self.starts(of: origins.rowsBefore)
    var isReloadedRow: [Bool] = []
    if !origins.reloadedRows.isEmpty {
      isReloadedRow = Array(repeating: false, count: origins.rows.count)
      for row in origins.reloadedRows { isReloadedRow[row] = true }
    }
    var isKept = Array(repeating: false, count: sectionOfRow.count)
    var number = 0
    var candidates: [Int] = []
    var places: [RowIndex] = []

    for (section, count) in origins.rowsAfter.enumerated() {
      candidates.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
      for row in 0..<count {
        let origin = origins.rows[number]
        let place = RowIndex(section: section, row: row)
        let showsAnew = !isReloadedRow.isEmpty && isReloadedRow[number]
        number += 1
        if isReloaded[section] { continue }
        guard origin >= 0 else {
          if namesInsertions[section] { update.insertedRows.append(place) }
          continue
        }
        let before = sectionOfRow[origin]
        if sectionAfter[before] == section {
          candidates.append(origin)
          places.append(place)
        } else if showsAnew {
          if namesInsertions[section] { update.insertedRows.append(place) }
        } else {
          isKept[origin] = true
          update.movedRows.append(ListMove(from: RowIndex(section: before, row: origin - starts[before]), to: place))
        }
      }
      let stays = candidates.inLongestRise()
      for (index, origin) in candidates.enumerated() {
        let before = sectionOfRow[origin]
        let source = RowIndex(section: before, row: origin - starts[before])
        let after = number - count + places[index].row
        let showsAnew = !isReloadedRow.isEmpty && isReloadedRow[after]
        switch (stays[index], showsAnew) {
        case (true, false): isKept[origin] = true
        case (true, true):
          isKept[origin] = true
          update.reloadedRows.append(source)
        case (false, false):
          isKept[origin] = true
          update.movedRows.append(ListMove(from: source, to: places[index]))
        case (false, true): update.insertedRows.append(places[index])
        }
      }
    }
    for (row, section) in sectionOfRow.enumerated() where !isKept[row] && namesDeletions[section] {
      update.deletedRows.append(RowIndex(section: section, row: row - starts[section]))
    }
  }

  private static func starts(of counts: [Int]) -> [Int] {
    var sum = 0
    return counts.map { count in
      defer { sum += count }
      return sum
    }
  }

  private static func sections(of counts: [Int]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(counts.reduce(0, +))
    for (section, count) in counts.enumerated() { result.append(contentsOf: repeatElement(section, count: count)) }
    return result
  }
}
