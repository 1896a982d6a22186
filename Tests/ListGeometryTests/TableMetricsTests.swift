import Foundation
import Testing

@testable import ListGeometry

@Suite struct TableMetricsTests {
  private let two = TableMetrics.iOS15To18(scale: 2)
  private let three = TableMetrics.iOS15To18(scale: 3)

  @Test func groupedHeadersAreAsMeasured() {
    func header(_ metrics: TableMetrics, _ title: TableMetrics.Title, isFirst: Bool) -> CGFloat {
      metrics.headerHeight(style: .grouped, title: title, isFirst: isFirst)
    }
    #expect(header(two, .lines(1), isFirst: true) == 55.5)
    #expect(header(three, .lines(1), isFirst: true) == 166.0 / 3)
    #expect(header(two, .lines(1), isFirst: false) == 38)
    #expect(header(two, .lines(0), isFirst: false) == 22)
    #expect(header(two, .lines(0), isFirst: true) == 39.5)
    #expect(header(two, .absent, isFirst: true) == 17.5)
    #expect(header(three, .absent, isFirst: true) == 53.0 / 3)
    #expect(
      two.headerHeight(style: .insetGrouped, title: .absent, isFirst: true, untitledHeight: 18) == 18)
    #expect(
      two.headerHeight(style: .grouped, title: .lines(1), isFirst: false, padsForFooter: true) == 45.5)
    #expect(
      three.headerHeight(style: .grouped, title: .lines(1), isFirst: false, padsForFooter: true) == 136.0 / 3)
  }

  @Test func groupedFootersAreAsMeasured() {
    func footer(_ metrics: TableMetrics, _ title: TableMetrics.Title) -> CGFloat {
      metrics.footerHeight(style: .grouped, title: title)
    }
    #expect(footer(two, .lines(1)) == 30)
    #expect(footer(two, .lines(2)) == 46)
    #expect(footer(two, .lines(0)) == 22)
    #expect(footer(two, .absent) == 17.5)
    #expect(footer(three, .absent) == 52.0 / 3)
    #expect(two.footerHeight(style: .grouped, title: .absent, untitledHeight: 0) == 0)
    #expect(footer(three, .absent) + three.headerHeight(style: .grouped, title: .absent, isFirst: false) == 35)
  }

  @Test func plainHeadersAreThereOnlyWithATitle() {
    #expect(two.headerHeight(style: .plain, title: .lines(1), isFirst: true) == 28)
    #expect(two.headerHeight(style: .plain, title: .absent, isFirst: true) == 0)
    #expect(two.footerHeight(style: .plain, title: .absent) == 0)
    #expect(two.headerHeight(style: .plain, title: .text(height: 50), isFirst: true) == 50)
  }

  /// `runtime-confirmed-grouped-table.json`: LeoNatan/LNPopupController, issue 168, a running app at 375×667, 2×.
  @Test func aGroupedTableOfARunningAppIsReproduced() {
    let titles = [6, 1, 1]
    var table = TableGeometry(
      style: .grouped, width: 375,
      sections: titles.enumerated().map { section, rows in
        SectionGeometry(
          rows: RowHeights(count: rows, defaultHeight: two.rowHeight, isMeasured: true),
          header: .measured(two.headerHeight(style: .grouped, title: .lines(1), isFirst: section == 0)),
          footer: .measured(two.footerHeight(style: .grouped, title: .absent, untitledHeight: 10)))
      })
    table.bottomPadding = two.groupedBottomPadding
    #expect(table.frame(ofRow: RowIndex(section: 0, row: 0)).minY == 55.5)
    #expect(table.frame(ofRow: RowIndex(section: 1, row: 0)).minY == 367.5)
    #expect(table.frame(ofRow: RowIndex(section: 2, row: 0)) == CGRect(x: 0, y: 459.5, width: 375, height: 44))
    #expect(table.contentSize == CGSize(width: 375, height: 533.5))
  }

  /// `runtime-dump-ios15-grouped-custom-headers.json`: the sign-in sheet of iOS 15 or 16, 2×.
  @Test func customHeadersAndFootersHaveNothingAroundThem() {
    let table = TableGeometry(
      style: .grouped, width: 375,
      sections: [
        SectionGeometry(
          rows: RowHeights(heights: [60], defaultHeight: 44), header: .measured(155), footer: .measured(309.5))
      ])
    #expect(table.frame(ofRow: RowIndex(section: 0, row: 0)) == CGRect(x: 0, y: 155, width: 375, height: 60))
    #expect(table.frame(ofFooter: 0) == CGRect(x: 0, y: 215, width: 375, height: 309.5))
    #expect(table.contentHeight == 524.5)
  }
}
