import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

/// A row that is moved, against the geometry in which it has been moved.
@Suite struct RowReorderingTests {
  private func table(_ random: inout SeededGenerator) -> TableGeometry {
    let counts = (0..<1 + random.below(4)).map { _ in random.below(5) }
    var table = TableGeometry(
      width: 100, sectionHeaderTopPadding: 22,
      sections: counts.map { count in
        SectionGeometry(
          rows: RowHeights(count: count, defaultHeight: 44, isMeasured: true),
          header: .measured(random.height()), footer: .measured(random.height()))
      })
    for section in counts.indices {
      for row in 0..<counts[section] {
        table.setMeasured(random.height() + 1, for: .row(RowIndex(section: section, row: row)))
      }
    }
    return table
  }

  private func rows(_ table: TableGeometry) -> [RowIndex] {
    table.rowCounts.enumerated().flatMap { section, count in (0..<count).map { RowIndex(section: section, row: $0) } }
  }

  private func moved(_ table: TableGeometry, _ source: RowIndex, _ target: RowIndex) throws -> TableGeometry {
    var counts = table.rowCounts
    counts[source.section] -= 1
    counts[target.section] += 1
    var update = ListUpdate()
    update.movedRows = [ListMove(from: source, to: target)]
    var result = table
    try result.apply(ListUpdatePlan(update, rowsBefore: table.rowCounts, rowsAfter: counts)) { table.sections[$0] }
    return result
  }

  private func places(_ table: TableGeometry, for source: RowIndex) -> [RowIndex] {
    table.rowCounts.enumerated().flatMap { section, count in
      (0..<count + (section == source.section ? 0 : 1)).map { RowIndex(section: section, row: $0) }
    }
  }

  @Test(arguments: 1...100)
  func whatStandsAsideIsWhereItWillBe(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let table = table(&random)
    for source in rows(table) {
      var moving = RowReordering(source: source, height: table.frame(ofRow: source).height)
      for target in places(table, for: source) {
        moving.target = target
        let after = try moved(table, source, target)
        for row in rows(table) where row != source {
          let frame = table.frame(ofRow: row).offsetBy(dx: 0, dy: moving.displacement(ofRow: row))
          let place = moving.indexAfter(row)
          #expect(abs(frame.minY - after.frame(ofRow: place).minY) < 1e-6, "\(row) of \(source) to \(target)")
          #expect(frame.height == after.frame(ofRow: place).height)
        }
        #expect(moving.indexAfter(source) == target)
        for section in table.rowCounts.indices {
          let header = table.frame(ofHeader: section).minY + moving.displacement(ofHeader: section)
          #expect(abs(header - after.frame(ofHeader: section).minY) < 1e-6)
          let footer = table.frame(ofFooter: section).minY + moving.displacement(ofFooter: section)
          #expect(abs(footer - after.frame(ofFooter: section).minY) < 1e-6)
          #expect(
            moving.countAfter(table.rowCounts[section], inSection: section) == after.rowCount(inSection: section))
        }
      }
    }
  }

  @Test(arguments: 1...100)
  func aRowThatIsHeldGoesToTheNearestPlace(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 31)
    let table = table(&random)
    for source in rows(table) {
      let slots = try places(table, for: source).map { target in
        (target, try moved(table, source, target).frame(ofRow: target).minY)
      }
      for _ in 0..<20 {
        let top = CGFloat(random.below(Int(table.contentHeight) + 1))
        let place = try #require(table.reorderTarget(moving: source, heldAt: top, reach: 1000))
        let chosen = try #require(slots.first { $0.0 == place }).1
        let nearest = slots.map { abs($0.1 - top) }.min()!
        #expect(abs(abs(chosen - top) - nearest) < 1e-6, "\(source) held at \(top) went to \(place)")
      }
      let rest = table.frame(ofRow: source).minY
      let place = table.reorderTarget(moving: source, heldAt: rest, reach: 1000)
      let isHome = slots.first { $0.0 == place }.map { abs($0.1 - rest) < 1e-6 }
      #expect(isHome == true)
      #expect(place?.section == source.section)
    }
  }

  @Test func whatIsOutOfReachIsNoPlace() {
    let table = TableGeometry(
      width: 100, sections: [SectionGeometry(rows: RowHeights(count: 3, defaultHeight: 44, isMeasured: true))])
    #expect(table.reorderTarget(moving: RowIndex(section: 0, row: 0), heldAt: 5000, reach: 100) == nil)
  }
}
