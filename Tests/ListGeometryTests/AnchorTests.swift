import Foundation
import SeededRandom
import Testing

@testable import ListGeometry

/// A list that scrolls over rows whose real heights are known only once they are on the screen.
private struct ScrollingList {
  var table: TableGeometry
  var viewport: Viewport
  var measurements = 0
  let realHeight: @Sendable (TableElement) -> CGFloat

  /// Measures what is in sight until nothing unmeasured is; the offset follows the anchor.
  mutating func settle() {
    while let element = firstUnmeasured() {
      let anchor = table.anchor(in: viewport)!
      table.setMeasured(realHeight(element), for: element)
      viewport.offset = table.offset(keeping: anchor, in: viewport)
      measurements += 1
    }
  }

  private func firstUnmeasured() -> TableElement? { visible.first { !table.isMeasured($0) } }

  var visible: [TableElement] {
    var elements: [TableElement] = []
    var position = viewport.visibleStart
    while position < viewport.visibleEnd, let element = table.element(at: position) {
      elements.append(element)
      position = table.frame(of: element).maxY
    }
    return elements
  }

  func screenPosition(_ element: TableElement) -> CGFloat { table.frame(of: element).minY - viewport.offset }
}

@Suite struct AnchorTests {
  private func list(seed: UInt64, sections: Int = 40, rows: Int = 50, footer: CGFloat = 20) -> ScrollingList {
    let table = TableGeometry(
      width: 390, sectionHeaderTopPadding: 22,
      sections: (0..<sections).map { _ in
        SectionGeometry(
          rows: RowHeights(count: rows, defaultHeight: 44), header: .estimated(28),
          footer: footer > 0 ? .estimated(footer) : .none)
      })
    return ScrollingList(
      table: table, viewport: Viewport(offset: -50, length: 844, leadingInset: 50, trailingInset: 34)
    ) { element in
      switch element {
      case .row(let index):
        CGFloat(30 + (index.section * 7919 + index.row * 104_729 &* Int(seed)) % 300) / 3 + 1.0 / 3
      case .sectionHeader(let section): CGFloat(20 + section % 17)
      case .sectionFooter(let section): section % 3 == 0 ? 0 : CGFloat(section % 40)
      case .tableHeader, .tableFooter: 0
      }
    }
  }

  @Test(arguments: 1...6)
  func whatWasSeenMovesByExactlyTheScrolledDistance(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = list(seed: seed)
    list.settle()
    for _ in 0..<300 {
      // Mostly small steps both ways, a page now and then.
      let step = CGFloat(random.below(9) == 0 ? random.below(1600) - 800 : random.below(161) - 80)
      let seen = list.visible
      let positions = seen.map(list.screenPosition)
      let before = list.viewport.offset
      list.viewport.offset = list.viewport.clamped(before + step, contentLength: list.table.contentHeight)
      let scrolled = list.viewport.offset - before
      let stillSeen = Set(list.visible)
      list.settle()
      for index in seen.indices where stillSeen.contains(seen[index]) {
        #expect(abs(positions[index] - list.screenPosition(seen[index]) - scrolled) < 1e-6)
      }
    }
    list.table.checkInvariants()
  }

  @Test func scrollingUpFromAFarJumpMovesNothing() {
    var list = list(seed: 3)
    list.viewport.offset = 40_000
    list.settle()
    for _ in 0..<200 {
      let seen = list.visible
      let positions = seen.map(list.screenPosition)
      list.viewport.offset -= 10
      let kept = Set(list.visible)
      list.settle()
      for index in seen.indices where kept.contains(seen[index]) {
        #expect(abs(list.screenPosition(seen[index]) - positions[index] - 10) < 1e-6)
      }
    }
  }

  @Test(arguments: [RowScrollPosition.top, .middle, .bottom])
  func aJumpToAFarUnknownRowLandsExactly(position: RowScrollPosition) {
    var list = list(seed: 5)
    let target = RowIndex(section: 25, row: 31)
    // What a view does: scroll, measure what is in sight, and ask again until the answer stands.
    var rounds = 0
    while true {
      rounds += 1
      list.viewport.offset = list.table.offset(forScrollingTo: target, at: position, in: list.viewport)
      guard list.visible.contains(where: { !list.table.isMeasured($0) }) else { break }
      for element in list.visible where !list.table.isMeasured(element) {
        list.table.setMeasured(list.realHeight(element), for: element)
      }
    }
    let frame = list.table.frame(ofRow: target)
    let header = list.table.frame(ofHeader: 25).height
    let footer = list.table.frame(ofFooter: 25).height
    let top = list.viewport.visibleStart + (list.table.isMeasured(.sectionHeader(25)) ? header : 28)
    let bottom = list.viewport.visibleEnd - (list.table.isMeasured(.sectionFooter(25)) ? footer : 20)
    switch position {
    case .top: #expect(abs(frame.minY - top) < 1e-6)
    case .bottom: #expect(abs(frame.maxY - bottom) < 1e-6)
    default: #expect(abs(frame.midY - (top + bottom) / 2) < 1e-6)
    }
    #expect(rounds <= 5)
    #expect(list.visible.allSatisfy { list.table.isMeasured($0) })
  }

  @Test func corrections() {
    var table = TableGeometry(
      width: 100, sections: [SectionGeometry(rows: RowHeights(count: 100, defaultHeight: 50))])
    func row(_ number: Int) -> TableElement { .row(RowIndex(section: 0, row: number)) }
    let viewport = Viewport(offset: 1025, length: 500)
    #expect(table.setMeasured(80, for: row(3), in: viewport) == 30)
    #expect(table.setMeasured(90, for: row(90), in: viewport) == 0)
    // Nothing in sight is measured: row 19 (now 980–1030) keeps its top.
    #expect(table.setMeasured(70, for: row(19), in: viewport) == 0)
    // Row 19 is measured now (980–1050), it keeps its top again although others in sight change.
    #expect(table.setMeasured(90, for: row(22), in: viewport) == 0)
    // A row that was seen and shrinks to less than its hidden part ends at the start of the visible part.
    #expect(table.setMeasured(20, for: row(19), in: viewport) == -25)
  }

  @Test func atTheUpperEdgeTheFirstElementStaysFirstInWhicheverOrderHeightsCome() {
    var table = TableGeometry(
      width: 100, sectionHeaderTopPadding: 22,
      sections: [SectionGeometry(rows: RowHeights(count: 20, defaultHeight: 50), header: .estimated(28))])
    var viewport = Viewport(offset: -64, length: 500, leadingInset: 64)
    let order = (0..<8).reversed().map { TableElement.row(RowIndex(section: 0, row: $0)) } + [.sectionHeader(0)]
    for element in order {
      viewport.offset += table.setMeasured(70, for: element, in: viewport)
      #expect(viewport.offset == -64)
    }
  }

  @Test(arguments: [0, 30, 50, 80])
  func aReloadShowsTheSameRowsAtTheSameOffset(rowsAfter: Int) {
    var list = list(seed: 9, sections: 20, footer: 0)
    for _ in 0..<60 {
      list.settle()
      list.viewport.offset += 200
    }
    list.settle()
    let fresh = self.list(seed: 9, sections: 25, rows: rowsAfter, footer: 0).table
    var reloaded = fresh
    reloaded.adoptEstimates(from: list.table)
    reloaded.checkInvariants()
    for section in 0..<25 {
      #expect(reloaded.rowCount(inSection: section) == rowsAfter)
      for row in 0..<rowsAfter {
        let index = RowIndex(section: section, row: row)
        let isKnown = section < 20 && row < 50
        #expect(reloaded.frame(ofRow: index).height == (isKnown ? list.table : fresh).frame(ofRow: index).height)
        #expect(!reloaded.isMeasured(.row(index)))
      }
    }
    if rowsAfter == 50 {
      #expect(
        reloaded.rows(from: list.viewport.start, to: list.viewport.end)
          == list.table.rows(from: list.viewport.start, to: list.viewport.end))
    }
  }

  @Test func afterAChangeOfWidthHeightsStandAsEstimates() {
    var table = TableGeometry(
      width: 100,
      sections: [
        SectionGeometry(
          rows: RowHeights(count: 3, defaultHeight: 50, isMeasured: true), header: .measured(20), footer: .none)
      ])
    table.setMeasured(70, for: .row(RowIndex(section: 0, row: 1)))
    table.invalidateAll()
    #expect((0..<3).allSatisfy { !table.isMeasured(.row(RowIndex(section: 0, row: $0))) })
    #expect(!table.isMeasured(.sectionHeader(0)) && table.isMeasured(.sectionFooter(0)))
    #expect(table.contentHeight == 190)
  }

  @Test func aRowThatComesInFromAboveGrowsUpwards() {
    var table = TableGeometry(
      width: 100, sections: [SectionGeometry(rows: RowHeights(count: 100, defaultHeight: 50))])
    for row in 20..<30 { table.setMeasured(50, for: .row(RowIndex(section: 0, row: row))) }
    // Row 19 (950–1000) shows 10 points; row 20 was seen at 1000.
    let correction = table.setMeasured(
      120, for: .row(RowIndex(section: 0, row: 19)), in: Viewport(offset: 990, length: 400))
    #expect(correction == 70)
  }
}

@Suite struct ViewportTests {
  @Test func offsetsAreClampedToTheContentAndItsInsets() {
    let viewport = Viewport(offset: 0, length: 300, leadingInset: 30, trailingInset: 40)
    #expect(viewport.clamped(-100, contentLength: 1000) == -30)
    #expect(viewport.clamped(500, contentLength: 1000) == 500)
    #expect(viewport.clamped(5000, contentLength: 1000) == 740)
    // Content that is shorter than the viewport rests at its start.
    #expect(viewport.clamped(100, contentLength: 50) == -30)
    #expect(viewport.clamped(-100, contentLength: 50) == -30)
    #expect(viewport.visibleStart == 30 && viewport.visibleEnd == 260)
  }
}

@Suite struct ScrollTargetTests {
  private let table = TableGeometry(
    width: 100,
    sections: [
      SectionGeometry(rows: RowHeights(count: 20, defaultHeight: 50), header: .measured(20), footer: .measured(10))
    ])

  private func offset(
    _ row: Int, _ position: RowScrollPosition, from offset: CGFloat = 0, style: TableGeometry.Style = .grouped
  ) -> CGFloat {
    var table = table
    table.style = style
    return table.offset(
      forScrollingTo: RowIndex(section: 0, row: row), at: position,
      in: Viewport(offset: offset, length: 300, leadingInset: 30, trailingInset: 40))
  }

  @Test func rowsAlignWithWhatTheInsetsLeave() {
    // Row 10: 520–570; the visible part is 230 long.
    #expect(offset(10, .top) == 490)
    #expect(offset(10, .bottom) == 310)
    #expect(offset(10, .middle) == 400)
  }

  @Test func floatingHeadersAndFootersCoverPartOfIt() {
    #expect(offset(10, .top, style: .plain) == 470)
    #expect(offset(10, .bottom, style: .plain) == 320)
    #expect(offset(10, .middle, style: .plain) == 395)
  }

  @Test func theContentIsNotLeft() {
    #expect(offset(0, .bottom) == -30)
    #expect(offset(0, .middle) == -30)
    #expect(offset(19, .top) == 770)
    #expect(offset(19, .bottom) == 760)
  }

  @Test func noneMovesNoMoreThanNeeded() {
    #expect(offset(10, .none, from: 400) == 400)
    #expect(offset(10, .none, from: 0) == 310)
    #expect(offset(10, .none, from: 700) == 490)
  }

  @Test func aRowTallerThanTheScreenIsShownFromTheNearerEnd() {
    var table = table
    table.setMeasured(1000, for: .row(RowIndex(section: 0, row: 5)))
    table.style = .grouped
    func offset(_ position: RowScrollPosition, from offset: CGFloat) -> CGFloat {
      table.offset(
        forScrollingTo: RowIndex(section: 0, row: 5), at: position, in: Viewport(offset: offset, length: 300))
    }
    // Row 5: 270–1270.
    #expect(offset(.none, from: 0) == 270)
    #expect(offset(.none, from: 500) == 500)
    #expect(offset(.none, from: 1500) == 970)
    #expect(offset(.middle, from: 0) == 270)
  }
}
