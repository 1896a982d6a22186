import SeededRandom
import Testing

@testable import ListGeometry

/// The batch that is found has to be one that a table accepts, and has to lead to the list that was asked for.
@Suite struct ListDifferenceTests {
  @Test(arguments: 0..<60)
  func theBatchLeadsToTheList(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let change = Change(random: &random)
      try change.check()
    }
  }

  @Test func nothingChangedGivesAnEmptyBatch() {
    #expect(Change(before: [[1, 2], [], [3]], after: [[1, 2], [], [3]]).update.isEmpty)
    #expect(Change(before: [], after: []).update.isEmpty)
  }

  @Test func whatComesAndGoesIsInsertedAndDeleted() {
    let update = Change(before: [[1, 2, 3]], after: [[4, 1, 3, 5]]).update
    #expect(update.insertedRows == [RowIndex(section: 0, row: 0), RowIndex(section: 0, row: 3)])
    #expect(update.deletedRows == [RowIndex(section: 0, row: 1)])
    #expect(update.movedRows.isEmpty)
  }

  @Test func oneRowThatChangesPlaceMovesAlone() {
    let update = Change(before: [[1, 2, 3, 4, 5]], after: [[2, 3, 4, 5, 1]]).update
    #expect(update.movedRows == [ListMove(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 0, row: 4))])
    #expect(update.insertedRows.isEmpty && update.deletedRows.isEmpty)
  }

  @Test func aRowMovesOutOfADeletedSectionIntoAnInsertedOne() {
    var change = Change(before: [[1, 2], [3]], after: [[3], [9, 1]])
    change.sectionsBefore = [0, 1]
    change.sectionsAfter = [1, 2]
    let update = change.update
    #expect(update.deletedSections == [0])
    #expect(update.insertedSections == [1])
    #expect(update.movedRows == [ListMove(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 1, row: 1))])
    // The rest of a deleted section goes with it, that of an inserted one comes with it.
    #expect(update.deletedRows.isEmpty && update.insertedRows.isEmpty)
  }

  @Test func whatIsReloadedAndMovesIsDeletedAndInserted() {
    var change = Change(before: [[1, 2, 3]], after: [[2, 3, 1]])
    change.reloadedRows = [1, 3]
    let update = change.update
    #expect(update.reloadedRows == [RowIndex(section: 0, row: 2)])
    #expect(update.deletedRows == [RowIndex(section: 0, row: 0)])
    #expect(update.insertedRows == [RowIndex(section: 0, row: 2)])
    #expect(update.movedRows.isEmpty)
  }

  @Test func aReloadedSectionThatMovesIsDeletedAndInserted() {
    var change = Change(before: [[1], [2], [3]], after: [[2], [3], [1]])
    change.sectionsAfter = [1, 2, 0]
    change.reloadedSections = [0, 1]
    let update = change.update
    #expect(update.deletedSections == [0])
    #expect(update.insertedSections == [2])
    #expect(update.reloadedSections == [1])
    #expect(update.movedSections.isEmpty)
  }

  /// By trying all subsets.
  @Test(arguments: 0..<60)
  func asManyAsPossibleStay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = Array(0..<10).shuffled(using: &random)
    var best = 0
    for subset in 0..<1024 {
      let chosen = list.indices.filter { subset & (1 << $0) != 0 }.map { list[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { best = max(best, chosen.count) }
    }
    let isIn = list.inLongestRise()
    let rise = zip(list, isIn).filter { $0.1 }.map { $0.0 }
    #expect(rise == rise.sorted())
    #expect(rise.count == best)
  }

  /// A shuffle of a hundred thousand rows with removals and insertions, checked row by row.
  @Test func aHundredThousandRowsGoWhereTheyBelong() throws {
    var random = SeededGenerator(seed: 7)
    let before = Array(0..<100_000)
    var after = before.filter { $0 % 10 != 3 } + Array(100_000..<110_000)
    after.shuffle(using: &random)
    try Change(before: [before], after: [after]).check()
  }
}

/// Two lists of named sections with named rows.
private struct Change {
  var sectionsBefore: [Int]
  var sectionsAfter: [Int]
  var before: [[Int]]
  var after: [[Int]]
  /// Names.
  var reloadedSections: Set<Int> = []
  var reloadedRows: Set<Int> = []

  init(before: [[Int]], after: [[Int]]) {
    self.before = before
    self.after = after
    sectionsBefore = Array(before.indices)
    sectionsAfter = Array(after.indices)
  }

  init(random: inout SeededGenerator) {
    let names = Array(0..<8).shuffled(using: &random)
    sectionsBefore = Array(names.prefix(random.below(6)))
    sectionsAfter = sectionsBefore
    if random.below(2) == 0 {
      sectionsAfter = Array((sectionsBefore.filter { _ in random.below(4) > 0 } + names.suffix(random.below(3))))
      if random.below(2) == 0 { sectionsAfter.shuffle(using: &random) }
    }
    // A name of a section comes once.
    let withRepetitions = sectionsAfter
    sectionsAfter = withRepetitions.enumerated().filter { withRepetitions.firstIndex(of: $1) == $0 }.map(\.1)

    var rows = Array(0..<40).shuffled(using: &random)
    before = []
    for _ in sectionsBefore { before.append((0..<random.below(7)).map { _ in rows.removeLast() }) }
    var homes: [Int: [Int]] = [:]
    var homeless: [Int] = []
    for (section, names) in zip(sectionsBefore, before) {
      homes[section] = names.filter { _ in random.below(6) > 0 }
      let leaving = homes[section]!.filter { _ in random.below(6) == 0 }
      homes[section]!.removeAll { leaving.contains($0) }
      homeless += leaving
      if random.below(3) == 0 { homes[section]!.shuffle(using: &random) }
      if !sectionsAfter.contains(section) { homeless += homes[section]! }
    }
    homeless += rows.prefix(random.below(5))
    after = sectionsAfter.map { homes[$0] ?? [] }
    for row in homeless.shuffled(using: &random) where !after.isEmpty && random.below(4) > 0 {
      let section = random.below(after.count)
      after[section].insert(row, at: random.below(after[section].count + 1))
    }
    if random.below(3) == 0 { reloadedRows = Set(after.joined().filter { _ in random.below(4) == 0 }) }
    if random.below(3) == 0 { reloadedSections = Set(sectionsAfter.filter { _ in random.below(3) == 0 }) }
  }

  var origins: ListOrigins {
    var numbers: [Int: Int] = [:]
    for (number, row) in before.joined().enumerated() { numbers[row] = number }
    var origins = ListOrigins(
      rowsBefore: before.map(\.count), rowsAfter: after.map(\.count),
      sections: sectionsAfter.map { sectionsBefore.firstIndex(of: $0) ?? -1 },
      rows: after.joined().map { numbers[$0] ?? -1 })
    origins.reloadedSections = sectionsAfter.indices.filter { reloadedSections.contains(sectionsAfter[$0]) }
    origins.reloadedRows = after.joined().enumerated().filter { reloadedRows.contains($1) }.map { $0.0 }
    return origins
  }

  var update: ListUpdate { ListUpdate(origins) }

  func check() throws {
    let update = self.update
    let plan = try ListUpdatePlan(update, rowsBefore: before.map(\.count), rowsAfter: after.map(\.count))
    // A plan knows by itself where everything was. What it says has to be what the names say, where it is not new.
    let isNewSection = sectionsAfter.map { reloadedSections.contains($0) || !sectionsBefore.contains($0) }
    var wrong = 0
    for (section, name) in sectionsAfter.enumerated() {
      let source = plan.sectionBefore(section)
      if let source { #expect(sectionsBefore[source] == name) }
      if !isNewSection[section] { #expect(source != nil, "section \(name) was lost") }
      if reloadedSections.contains(name), let source {
        #expect(plan.isReloaded(sectionAfter: section) && sectionsBefore[source] == name)
      }
    }
    let known = Set(before.joined())
    let reloaded = Set(plan.reloadedRows)
    for (section, rows) in after.enumerated() {
      for (row, name) in rows.enumerated() {
        let index = RowIndex(section: section, row: row)
        let source = plan.rowBefore(index)
        if let source, before[source.section][source.row] != name { wrong += 1 }
        let isReloaded = reloadedRows.contains(name) || reloadedSections.contains(sectionsAfter[section])
        if source == nil, known.contains(name), !isReloaded { wrong += 1 }
        // What has to be shown again is either new to the table or named in its reloads.
        if reloadedRows.contains(name), source != nil, !reloaded.contains(index) { wrong += 1 }
        if !isReloaded, reloaded.contains(index) { wrong += 1 }
      }
    }
    #expect(wrong == 0, "\(before) \(sectionsBefore) → \(after) \(sectionsAfter)")
  }
}
