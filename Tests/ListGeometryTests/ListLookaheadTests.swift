import Foundation
import ListGeometry
import Testing

@Suite("What lists look ahead, and keep in place")
struct ListLookaheadTests {
  private func viewport(_ offset: CGFloat, insets: CGFloat = 0) -> Viewport {
    Viewport(offset: offset, length: 400, leadingInset: insets, trailingInset: insets)
  }

  @Test func theNextScreenLiesInTheDirectionOfScrolling() {
    var lookahead = ListLookahead()
    #expect(lookahead.nextScreen(after: viewport(0)) == (400, 800))
    #expect(lookahead.nextScreen(after: viewport(100)) == (500, 900))
    #expect(lookahead.nextScreen(after: viewport(60)) == (-340, 60))
    #expect(lookahead.isBackward)
  }

  @Test func atTheSameOffsetTheDirectionStays() {
    var lookahead = ListLookahead()
    _ = lookahead.nextScreen(after: viewport(100))
    _ = lookahead.nextScreen(after: viewport(50))
    #expect(lookahead.nextScreen(after: viewport(50)) == (-350, 50))
    _ = lookahead.nextScreen(after: viewport(51))
    #expect(lookahead.nextScreen(after: viewport(51)) == (451, 851))
  }

  @Test func contentIsAtItsStartAtTheInsetAndWhereItIsPulledBeyond() {
    #expect(viewport(-20, insets: 20).isAtStart && viewport(-50, insets: 20).isAtStart)
    #expect(!viewport(-19.5, insets: 20).isAtStart && viewport(0).isAtStart)
  }

  @Test func theAnchorIsTheFirstThatBeginsWhereWhatIsSeenDoes() throws {
    let bounds = CGRect(x: 0, y: 100, width: 300, height: 400)
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 50, height: 50) }
    let candidates = [(3, frame(60, 150)), (1, frame(0, 80)), (2, frame(0, 150)), (4, frame(120, 119.7))]
      .map { (element: $0.0, frame: $0.1) }
    var anchor = ListAnchor.first(of: candidates, in: bounds, from: 120, isVertical: true)
    #expect(anchor == ListAnchor(element: 4, place: CGPoint(x: 120, y: 119.7 - 100)), "rounding is forgiven")
    anchor = .first(of: candidates, in: bounds, from: 121, isVertical: true)
    #expect(anchor == ListAnchor(element: 3, place: CGPoint(x: 60, y: 50)), "of two the first")
    anchor = .first(of: candidates, in: bounds, from: 61, isVertical: false)
    #expect(anchor?.element == 4, "60 is more than half a point short")
    anchor = .first(of: candidates, in: bounds, from: 151, isVertical: true)
    #expect(anchor == nil)
  }

  @Test func headersAndFootersFloatWhereTheyArePinned() {
    let section = SectionGeometry(
      rows: RowHeights(count: 20, defaultHeight: 50, isMeasured: true), header: .measured(30), footer: .measured(20))
    let plain = TableGeometry(style: .plain, width: 300, sections: [section])
    let grouped = TableGeometry(style: .grouped, width: 300, sections: [section])
    let seen = viewport(200)
    #expect(plain.floatingFrame(of: .sectionHeader(0), in: seen).minY == 200)
    #expect(plain.floatingFrame(of: .sectionFooter(0), in: seen).maxY == 600)
    for element in [TableElement.sectionHeader(0), .sectionFooter(0), .row(RowIndex(section: 0, row: 5))] {
      #expect(grouped.floatingFrame(of: element, in: seen) == grouped.frame(of: element))
    }
  }
}
