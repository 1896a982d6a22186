import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

@Suite struct TableUpdateTests {
  @Test(arguments: 1...200)
  func heightsGoWithTheirRows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 7)
    let model = UpdateModel(random: &random, sections: 6, rows: seed % 4 == 0 ? 200 : 9)
    var table = TableGeometry(
      width: 100, sectionHeaderTopPadding: 22,
      sections: model.rowsBefore.enumerated().map { section, count in
        SectionGeometry(
          rows: RowHeights(count: count, defaultHeight: 44), header: .measured(CGFloat(section) + 1),
          footer: .measured(0.5))
      })
    // About half of the rows are measured; each such height occurs once.
    var heights: [RowIndex: CGFloat] = [:]
    for section in model.rowsBefore.indices {
      for row in 0..<model.rowsBefore[section] where random.below(2) == 0 {
        let index = RowIndex(section: section, row: row)
        heights[index] = 100 + CGFloat(section * 1000 + row) / 2
        table.setMeasured(heights[index]!, for: .row(index))
      }
    }
    let plan = try ListUpdatePlan(model.update, rowsBefore: table.rowCounts, rowsAfter: model.rowsAfter)
    table.apply(plan) { section in
      SectionGeometry(
        rows: RowHeights(count: model.rowsAfter[section], defaultHeight: 44), header: .measured(900))
    }
    table.checkInvariants()
    #expect(table.rowCounts == model.rowsAfter)
    let before = model.layOut()
    for section in model.rowsAfter.indices {
      let isNew = plan.sectionBefore(section) == nil || plan.isReloaded(sectionAfter: section)
      let header = isNew ? 900 : CGFloat(plan.sectionBefore(section)!) + 1
      #expect(table.frame(ofHeader: section).height == header)
      for row in 0..<model.rowsAfter[section] {
        let index = RowIndex(section: section, row: row)
        let expected = before[section][row].flatMap { heights[$0] }
        #expect(table.frame(ofRow: index).height == expected ?? 44)
        #expect(table.isMeasured(.row(index)) == (expected != nil && !plan.reloadedRows.contains(index)))
      }
    }
  }

  @Test(arguments: 1...300)
  func whatTheReaderLooksAtStaysThroughABatch(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 19)
    let model = UpdateModel(random: &random, sections: 8, rows: 30)
    var table = TableGeometry(
      width: 100,
      sections: model.rowsBefore.map { count in
        SectionGeometry(rows: RowHeights(count: count, defaultHeight: 40, isMeasured: true), header: .measured(20))
      })
    let viewport = Viewport(
      offset: CGFloat(random.below(Int(table.contentHeight) + 1)), length: 300, leadingInset: 10)
    let plan = try ListUpdatePlan(model.update, rowsBefore: table.rowCounts, rowsAfter: model.rowsAfter)
    let before = table
    let anchor = table.anchor(in: viewport, after: plan)
    table.apply(plan) { section in
      SectionGeometry(rows: RowHeights(count: model.rowsAfter[section], defaultHeight: 40), header: .measured(20))
    }
    // The first element in sight that is still there and was not moved has to stay.
    var kept: (before: TableElement, after: TableElement)?
    search: for (section, count) in model.rowsBefore.enumerated() {
      guard !plan.isMoved[section], let after = plan.sectionAfter(section) else { continue }
      let header = TableElement.sectionHeader(section)
      if before.frame(of: header).maxY > viewport.visibleStart {
        kept = (header, .sectionHeader(after))
        break search
      }
      for row in 0..<count {
        let index = RowIndex(section: section, row: row)
        guard before.frame(ofRow: index).maxY > viewport.visibleStart, !plan.isMoved(index),
          let after = plan.rowAfter(index)
        else { continue }
        kept = (.row(index), .row(after))
        break search
      }
    }
    guard let kept, before.frame(of: kept.before).minY < viewport.visibleEnd else {
      if let anchor { #expect(table.frame(of: anchor.element).minY.isFinite) }
      return
    }
    let offset = table.offset(keeping: try #require(anchor), in: viewport)
    #expect(table.frame(of: kept.after).minY - offset == before.frame(of: kept.before).minY - viewport.offset)
  }

  @Test func whenAllRowsInSightAreDeletedTheNextOnesTakeTheirPlace() throws {
    var table = TableGeometry(
      width: 100, sections: [SectionGeometry(rows: RowHeights(count: 100, defaultHeight: 50))])
    var update = ListUpdate()
    update.deletedRows = (20..<40).map { RowIndex(section: 0, row: $0) }
    let plan = try ListUpdatePlan(update, rowsBefore: [100], rowsAfter: [80])
    let viewport = Viewport(offset: 1100, length: 500)
    let anchor = try #require(table.anchor(in: viewport, after: plan))
    table.apply(plan) { _ in fatalError("no section is new") }
    #expect(anchor == TableAnchor(element: .row(RowIndex(section: 0, row: 20)), distance: 0))
    #expect(table.offset(keeping: anchor, in: viewport) == 1000)
  }

  @Test func aThousandRowsAboveTheViewportAreOneInsertion() throws {
    var table = TableGeometry(
      width: 100,
      sections: (0..<10).map { _ in SectionGeometry(rows: RowHeights(count: 1000, defaultHeight: 50)) })
    var update = ListUpdate()
    update.insertedRows = (0..<1000).map { RowIndex(section: 0, row: $0) }
    var after = table.rowCounts
    after[0] += 1000
    let plan = try ListUpdatePlan(update, rowsBefore: table.rowCounts, rowsAfter: after)
    let viewport = Viewport(offset: 250_010, length: 500)
    let anchor = try #require(table.anchor(in: viewport, after: plan))
    table.apply(plan) { _ in fatalError("no section is new") }
    #expect(table.offset(keeping: anchor, in: viewport) == 300_010)
    #expect(table.sections[0].rows.tree.nodes.isEmpty)
  }
}
