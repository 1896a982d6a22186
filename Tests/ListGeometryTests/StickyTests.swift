import Foundation
import Testing

@testable import ListGeometry

@Suite struct StickyTests {
  /// The table of `sticky-headers.json`: rows of 51.5, headers of 40.5, padding 22 (see Fixtures/README.md).
  static let table = TableGeometry(
    width: 375, sectionHeaderTopPadding: 22,
    sections: [3, 2, 2].map { count in
      SectionGeometry(rows: RowHeights(count: count, defaultHeight: 51.5, isMeasured: true), header: .measured(40.5))
    })

  @Test func theRecordedPlainTableIsReproduced() throws {
    // Frames of oracle/tables.json, `tableview_plain`, in the order of the sections.
    let table = Self.table
    #expect([0, 1, 2].map { table.frame(ofHeader: $0).minY } == [22, 239, 404.5])
    let rows = table.rows(in: CGRect(x: 0, y: 0, width: 375, height: 480)).rowIndices
    #expect(rows.map { table.frame(ofRow: $0).minY } == [62.5, 114, 165.5, 279.5, 331, 445])
    #expect(table.contentHeight == 548)
  }

  @Test func headersFloatAsInTheRecordedCases() throws {
    let oracle = try fixture("sticky-headers") as! [String: Any]
    let cases = oracle["cases"] as! [[String: Double]]
    var checked = 0
    for item in cases {
      let viewport = Viewport(offset: item["offset"]!, length: 480)
      for section in 0...1 {
        guard let expected = item["headerY\(section)"] else { continue }
        #expect(Self.table.pinnedHeaderFrame(ofSection: section, in: viewport).minY == CGFloat(expected))
        checked += 1
      }
    }
    #expect(checked == 4)
  }

  @Test func insetsMoveTheLineWhereHeadersFloat() {
    let viewport = Viewport(offset: 0, length: 480, leadingInset: 64)
    #expect(Self.table.pinnedHeaderFrame(ofSection: 0, in: viewport).minY == 64)
  }

  @Test func groupedHeadersAndFootersNeverFloat() {
    for style in [TableGeometry.Style.grouped, .insetGrouped] {
      var table = Self.table
      table.style = style
      table.setFooter(.measured(30), ofSection: 2)
      let viewport = Viewport(offset: 100, length: 200)
      for section in 0..<3 {
        #expect(table.pinnedHeaderFrame(ofSection: section, in: viewport) == table.frame(ofHeader: section))
        #expect(table.pinnedFooterFrame(ofSection: section, in: viewport) == table.frame(ofFooter: section))
      }
    }
  }

  @Test func plainFootersStickToTheEndOfTheViewportWithinTheirSection() {
    let table = TableGeometry(
      width: 100,
      sections: [0, 1].map { _ in
        SectionGeometry(
          rows: RowHeights(count: 10, defaultHeight: 50), header: .measured(20), footer: .measured(30))
      })
    // Section 0: header 0–20, rows 20–520, footer 520–550; section 1 begins at 550.
    func footerY(_ section: Int, _ offset: CGFloat, bottom: CGFloat = 0) -> CGFloat {
      table.pinnedFooterFrame(
        ofSection: section, in: Viewport(offset: offset, length: 300, trailingInset: bottom)
      ).minY
    }
    #expect(footerY(0, 0) == 270)
    #expect(footerY(0, 0, bottom: 34) == 236)
    #expect(footerY(0, 240) == 510)
    #expect(footerY(0, 250) == 520)
    #expect(footerY(0, 400) == 520)
    // Section 1's rows begin at 570: its footer does not rise above them.
    #expect(footerY(1, 290) == 570)
    #expect(footerY(1, 320) == 590)
  }

  @Test func onlyWhatIsOnTheScreenIsShown() {
    let viewport = Viewport(offset: 190, length: 100)
    let headers = Self.table.headers(in: viewport)
    #expect(headers.map(\.section) == [0, 1])
    #expect(headers.map(\.frame.minY) == [176.5, 239])
    #expect(Self.table.headers(in: Viewport(offset: -400, length: 200)).isEmpty)
    #expect(Self.table.footers(in: viewport).isEmpty)
  }

  @Test func aFloatingHeaderStaysInsideItsSectionAtEveryOffset() {
    for step in -100...1300 {
      let viewport = Viewport(offset: CGFloat(step) / 2, length: 300, leadingInset: 20, trailingInset: 10)
      for section in 0..<3 {
        let natural = Self.table.frame(ofHeader: section)
        let rows = Self.table.frame(ofRowsInSection: section)
        let floating = Self.table.pinnedHeaderFrame(ofSection: section, in: viewport)
        #expect(floating.minY >= natural.minY && floating.maxY <= rows.maxY)
        if floating.minY > natural.minY { #expect(floating.minY <= viewport.visibleStart) }
      }
    }
  }
}
