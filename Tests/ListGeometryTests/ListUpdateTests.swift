import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

@Suite struct ListUpdateTests {
  @Test func everySmallBatchOnOneSectionMapsLikeTheModel() throws {
    // Up to four rows; every set of deletions, every set of up to three insertions, every move or none.
    var batches = 0
    for before in 0...4 {
      for deletions in 0..<(1 << before) {
        for after in 0...6 {
          for insertions in 0..<(1 << after) where insertions.nonzeroBitCount <= 3 {
            let deleted = (0..<before).filter { deletions & (1 << $0) != 0 }
            let inserted = (0..<after).filter { insertions & (1 << $0) != 0 }
            guard before - deleted.count + inserted.count == after else { continue }
            var moves: [ListMove<RowIndex>?] = [nil]
            for source in 0..<before where !deleted.contains(source) {
              for target in 0..<after where !inserted.contains(target) {
                moves.append(ListMove(from: RowIndex(section: 0, row: source), to: RowIndex(section: 0, row: target)))
              }
            }
            for move in moves {
              var update = ListUpdate()
              update.deletedRows = deleted.map { RowIndex(section: 0, row: $0) }
              update.insertedRows = inserted.map { RowIndex(section: 0, row: $0) }
              update.movedRows = move.map { [$0] } ?? []
              UpdateModel(rowsBefore: [before], rowsAfter: [after], update: update).compare(
                try ListUpdatePlan(update, rowsBefore: [before], rowsAfter: [after]))
              batches += 1
            }
          }
        }
      }
    }
    #expect(batches > 1_000)
  }

  @Test(arguments: 1...300)
  func randomBatchesMapLikeTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 13)
    let model = UpdateModel(random: &random)
    model.compare(
      try ListUpdatePlan(model.update, rowsBefore: model.rowsBefore, rowsAfter: model.rowsAfter))
  }

  @Test(arguments: 1...300)
  func aBatchThatDoesNotAddUpIsNeverAccepted(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 17)
    let model = UpdateModel(random: &random)
    // Only sections that are there before and after are bound by arithmetic.
    let bound = (try? ListUpdatePlan(model.update, rowsBefore: model.rowsBefore, rowsAfter: model.rowsAfter)).map {
      plan in
      model.rowsAfter.indices.filter { plan.sectionBefore($0) != nil && !plan.isReloaded(sectionAfter: $0) }
    }
    for section in bound ?? [] {
      var wrong = model.rowsAfter
      wrong[section] += 1
      #expect(throws: ListUpdateError.self) {
        try ListUpdatePlan(model.update, rowsBefore: model.rowsBefore, rowsAfter: wrong)
      }
    }
    #expect(throws: ListUpdateError.self) {
      try ListUpdatePlan(model.update, rowsBefore: model.rowsBefore, rowsAfter: model.rowsAfter + [3])
    }
  }

  @Test func deletionsAreOldIndicesAndInsertionsNewOnes() throws {
    var update = ListUpdate()
    update.deletedRows = [RowIndex(section: 0, row: 0)]
    update.insertedRows = [RowIndex(section: 0, row: 3)]
    let plan = try ListUpdatePlan(update, rowsBefore: [4], rowsAfter: [4])
    #expect((0..<4).map { plan.rowAfter(RowIndex(section: 0, row: $0))?.row } == [nil, 0, 1, 2])
    #expect((0..<4).map { plan.rowBefore(RowIndex(section: 0, row: $0))?.row } == [1, 2, 3, nil])
  }

  @Test func reloadedRowsKeepTheirPlaceAndAreNamedByIt() throws {
    var update = ListUpdate()
    update.deletedRows = [RowIndex(section: 0, row: 0)]
    update.reloadedRows = [RowIndex(section: 0, row: 2)]
    let plan = try ListUpdatePlan(update, rowsBefore: [3], rowsAfter: [2])
    #expect(plan.reloadedRows == [RowIndex(section: 0, row: 1)])
  }

  @Test func rowsMayLeaveADeletedSectionAndEnterAnInsertedOne() throws {
    var update = ListUpdate()
    update.deletedSections = [0]
    update.insertedSections = [1]
    update.movedRows = [
      ListMove(from: RowIndex(section: 0, row: 1), to: RowIndex(section: 0, row: 0)),
      ListMove(from: RowIndex(section: 1, row: 0), to: RowIndex(section: 1, row: 2)),
    ]
    let plan = try ListUpdatePlan(update, rowsBefore: [2, 1], rowsAfter: [1, 5])
    #expect(plan.rowAfter(RowIndex(section: 0, row: 1)) == RowIndex(section: 0, row: 0))
    #expect(plan.rowAfter(RowIndex(section: 0, row: 0)) == nil)
    #expect(plan.rowBefore(RowIndex(section: 1, row: 2)) == RowIndex(section: 1, row: 0))
  }
}

@Suite struct ListUpdateErrorTests {
  private func error(
    _ before: [Int], _ after: [Int], _ change: (inout ListUpdate) -> Void
  ) -> String? {
    var update = ListUpdate()
    change(&update)
    do {
      _ = try ListUpdatePlan(update, rowsBefore: before, rowsAfter: after)
      return nil
    } catch {
      return error.description
    }
  }

  private let indexRule = """
    Deletions, reloads and the sources of moves are indices before the update, insertions and the targets of moves \
    after it.
    """

  @Test func countsOfRowsThatDoNotAddUpAreTold() {
    let message = error([0, 0, 5], [0, 0, 7]) {
      $0.deletedRows = [RowIndex(section: 2, row: 0)]
      $0.insertedRows = [RowIndex(section: 2, row: 0), RowIndex(section: 2, row: 1)]
    }
    #expect(
      message == """
        The number of rows of section 2 does not add up: section 2 had 5 rows, 1 deleted, 2 inserted: 6 expected, the \
        data source says 7; the first row in doubt is at index path [2, 6]. The data source has to change together with \
        the calls that tell of it.
        """)
  }

  @Test func movesBetweenSectionsCount() {
    let message = error([3, 3], [3, 3]) {
      $0.movedRows = [ListMove(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 1, row: 0))]
    }
    #expect(
      message == """
        The number of rows of section 0 does not add up: section 0 had 3 rows, 1 moved out: 2 expected, the data \
        source says 3; the first row in doubt is at index path [0, 2]. The data source has to change together with the \
        calls that tell of it.
        """)
  }

  @Test func movesWithinASectionDoNotCount() {
    let message = error([3], [4]) {
      $0.movedRows = [ListMove(from: RowIndex(section: 0, row: 0), to: RowIndex(section: 0, row: 1))]
    }
    #expect(message?.contains("had 3 rows, none inserted or deleted: 3 expected, the data source says 4") == true)
  }

  @Test func aSectionThatMovedIsNamedByBothIndices() {
    let message = error([3, 1], [3, 4]) { $0.movedSections = [ListMove(from: 0, to: 1)] }
    #expect(message?.contains("The number of rows of section 0 (section 1 after it)") == true)
    #expect(message?.contains("had 3 rows, none inserted or deleted: 3 expected, the data source says 4") == true)
  }

  @Test func countsOfSectionsThatDoNotAddUpAreTold() {
    #expect(
      error([1, 1], [1, 1]) { $0.insertedSections = [0] } == """
        The number of sections does not add up: there were 2 sections, 1 inserted: 3 expected, the data source says 2. \
        The data source has to change together with the calls that tell of it.
        """)
  }

  @Test func indicesOutOfRangeAreTold() {
    #expect(
      error([2], [1]) { $0.deletedRows = [RowIndex(section: 0, row: 2)] }
        == "Row 2 of section 0 is deleted, but section 0 has 2 rows before the update. \(indexRule)")
    #expect(
      error([1], [2]) { $0.insertedRows = [RowIndex(section: 0, row: 2)] }
        == "Row 2 of section 0 is inserted, but section 0 has 2 rows after the update. \(indexRule)")
    #expect(
      error([1], [1]) { $0.reloadedRows = [RowIndex(section: 1, row: 0)] }
        == "Row 0 of section 1 is reloaded, but there is 1 section before the update. \(indexRule)")
    #expect(
      error([1, 1], [1]) { $0.deletedSections = [2] }
        == "Section 2 is deleted, but there are 2 sections before the update. \(indexRule)")
    #expect(
      error([1], [1, 1]) { $0.insertedSections = [-1] }
        == "Section -1 is inserted, but there are 2 sections after the update. \(indexRule)")
  }

  @Test func conflictingActionsAreTold() {
    let row = RowIndex(section: 0, row: 1)
    #expect(
      error([3], [2]) {
        $0.deletedRows = [row]
        $0.movedRows = [ListMove(from: row, to: RowIndex(section: 0, row: 0))]
      } == """
        Row 1 of section 0 (its index before the update) is deleted and moved in one update. Each row may be changed \
        in one way only.
        """)
    #expect(
      error([3], [3]) {
        $0.movedRows = [
          ListMove(from: row, to: row), ListMove(from: RowIndex(section: 0, row: 2), to: row),
        ]
      } == """
        Row 1 of section 0 (its index after the update) is moved twice in one update. Each row may be changed in one \
        way only.
        """)
    #expect(
      error([1, 1], [1]) {
        $0.deletedSections = [1]
        $0.reloadedSections = [1]
      } == """
        Section 1 (its index before the update) is deleted and reloaded in one update. Each section may be changed in \
        one way only.
        """)
    #expect(
      error([3], [4]) {
        $0.insertedRows = [row]
        $0.movedRows = [ListMove(from: row, to: row)]
      }?.contains("is inserted and moved in one update") == true)
  }

  @Test func collectionsSpeakOfItems() {
    let error = ListUpdateError.rowOutOfRange(
      row: RowIndex(section: 0, row: 1), action: .delete, isAfter: false, count: 1)
    #expect(error.message(item: "item").hasPrefix("Item 1 of section 0 is deleted, but section 0 has 1 item before"))
  }
}
