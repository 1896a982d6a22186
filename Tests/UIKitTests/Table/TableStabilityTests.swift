import Testing

@testable import UIKit

/// Self-sizing lists that do not jump: each case is one that developers reported of real lists, by the number of its thread.
@MainActor @Suite("What the reader looks at stays where it is")
struct TableStabilityTests {
  /// A table of rows of 30 to 279 points, whose estimate is 44.
  private func list(rows: Int = 200, estimate: CGFloat = UITableView.automaticDimension) -> NamedList {
    let list = NamedList(rows: rows)
    list.table.estimatedRowHeight = estimate
    for row in 0..<rows { list.sections[0].rows[row].height = height(row) }
    list.settle()
    return list
  }

  private func height(_ row: Int) -> CGFloat { CGFloat(30 + row * 7919 % 250) }

  private func places(_ list: NamedList) -> [String: CGFloat] {
    let places = list.table.visibleCells.map { $0.frame.minY - list.table.contentOffset.y }
    return Dictionary(uniqueKeysWithValues: zip(list.shownNames, places))
  }

  /// Everything that is on the screen before and after is where it was, but for a scrolled distance.
  private func expectNothingMoves(
    _ list: NamedList, by distance: CGFloat = 0, _ change: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = places(list)
    change()
    list.settle()
    // At the lower edge a row that turns out shorter than its estimate takes from the scrolled distance.
    let end = list.table.contentSize.height - list.table.bounds.height
    if distance > 0, list.table.contentOffset.y >= end - 0.34 { return }
    let after = places(list)
    let both = Set(before.keys).intersection(after.keys)
    #expect(!both.isEmpty, sourceLocation: sourceLocation)
    for name in both.sorted() {
      #expect(
        abs(before[name]! - after[name]! - distance) < 0.01,
        "row \(name.prefix(20)), offset \(list.table.contentOffset.y) of \(list.table.contentSize.height)",
        sourceLocation: sourceLocation)
    }
  }

  /// Scrolls in steps, and nothing moves but by them.
  private func expectSteadyScrolling(
    _ list: NamedList, step: CGFloat, times: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<times {
      let range =
        -list.table.adjustedContentInset.top...max(0, list.table.contentSize.height - list.table.bounds.height)
      guard range.contains(list.table.contentOffset.y + step) else { return }
      expectNothingMoves(list, by: step, { list.table.contentOffset.y += step }, sourceLocation: sourceLocation)
    }
  }

  /// radar 21302418: with wrong estimates, scrolling up and `reloadData` make the table jump.
  @Test(arguments: [10, 44, 400] as [CGFloat]) func wrongEstimatesDoNotShowWhileScrollingOrReloading(estimate: CGFloat)
  {
    let list = list(estimate: estimate)
    list.table.scrollToRow(at: .at(0, 120), at: .top, animated: false)
    list.settle()
    expectSteadyScrolling(list, step: -35, times: 60)
    expectNothingMoves(list) { list.table.reloadData() }
    expectSteadyScrolling(list, step: -35, times: 20)
    expectSteadyScrolling(list, step: 35, times: 60)
  }

  /// radar 19581195, smileyborg #17: scrolling up jumps after rows were added below and the table was reloaded.
  @Test func scrollingUpIsSteadyAfterRowsWereAdded() {
    let list = list(rows: 60)
    list.table.scrollToRow(at: .at(0, 59), at: .bottom, animated: false)
    list.settle()
    for number in 60..<66 {
      expectNothingMoves(list) {
        list.sections[0].rows.append(.init(name: "\(number)", height: height(number)))
        list.table.reloadData()
      }
    }
    list.table.scrollToRow(at: .at(0, 65), at: .bottom, animated: false)
    list.settle()
    expectSteadyScrolling(list, step: -20, times: 400)
  }

  /// radar 18062834, 18698008: size and offset are wrong after the table was left and came back.
  @Test func leavingTheWindowAndComingBackChangesNothing() {
    let list = list()
    list.table.scrollToRow(at: .at(0, 199), at: .bottom, animated: false)
    list.settle()
    let (offset, size) = (list.table.contentOffset, list.table.contentSize)
    expectNothingMoves(list) {
      list.table.removeFromSuperview()
      list.table.layoutIfNeeded()
      list.window.addSubview(list.table)
    }
    #expect(list.table.contentOffset == offset)
    #expect(list.table.contentSize == size)
  }

  /// radar 26813025: scrolling to a row that is there already scrolls away and back, and inserting rows scrolls too.
  @Test func scrollingToTheSameRowAgainDoesNotMove() {
    let list = list()
    list.table.scrollToRow(at: .at(0, 199), at: .bottom, animated: false)
    list.settle()
    let offset = list.table.contentOffset
    for _ in 0..<5 {
      list.table.scrollToRow(at: .at(0, 199), at: .bottom, animated: false)
      #expect(list.table.contentOffset == offset)
    }
    expectNothingMoves(list) {
      list.sections[0].rows.append(.init(name: "200", height: 90))
      list.table.beginUpdates()
      list.table.insertRows(at: [.at(0, 200)], with: .none)
      list.table.endUpdates()
    }
    #expect(list.table.contentOffset == offset)
  }

  /// radar 37836568 (a collection's `scrollToItem`, here a table's `scrollToRow`): the target is missed where heights are estimated.
  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func aFarUnknownRowIsReachedExactlyAtOnce(position: UITableView.ScrollPosition) throws {
    for row in [5, 77, 150, 199, 0] {
      let list = list()
      list.table.scrollToRow(at: .at(0, row), at: position, animated: false)
      let place = try #require(list.place(of: "\(row)"))
      let range = 0...(list.table.contentSize.height - 400)
      let expected: CGFloat
      switch position {
      case .top: expected = 0
      case .middle: expected = (400 - height(row)) / 2
      case .bottom: expected = 400 - height(row)
      default: expected = min(max(place, 0), 400 - height(row))
      }
      let isAtEdge = [range.lowerBound, range.upperBound].contains { abs($0 - list.table.contentOffset.y) < 0.01 }
      #expect(abs(place - expected) <= 1 / 3 || isAtEdge, "row \(row) is at \(place)")
      #expect(range.contains(list.table.contentOffset.y))
      let offset = list.table.contentOffset
      list.settle()
      #expect(list.table.contentOffset == offset, "it stays")
    }
  }

  /// radar 29630641 (a collection's supplementary views, here a table's headers): self-sized headers come out wrong while scrolling.
  @Test func selfSizedHeadersAreRightTheFirstTime() {
    let list = NamedList((0..<30).map { section in (0..<4).map { "\(section)-\($0)" } })
    list.headerHeight = { CGFloat(25 + $0 * 37 % 90) }
    list.settle()
    for _ in 0..<120 {
      list.scroll(to: list.table.contentOffset.y + 30)
      for shown in list.table.shownHeaders {
        let wanted = CGFloat(25 + shown.section * 37 % 90)
        #expect(shown.view.frame.height == wanted)
        #expect(list.table.rectForHeader(inSection: shown.section).height == wanted)
      }
    }
    expectSteadyScrolling(list, step: -30, times: 120)
  }

  /// radar 40935989: headers and footers of no height break the heights of cells with wrapped labels when the device is turned and back.
  @Test func headersOfNoHeightDoNotTouchCellsWhenTheDeviceTurns() throws {
    let list = NamedList([["a label that is long enough to need several lines in a table as narrow as this one is"]])
    list.wrapsText = true
    list.headerHeight = { _ in 0 }
    list.givesHeaderHeights = true
    list.settle()
    let cell = try #require(list.cell(0))
    let (frame, label) = (cell.frame, cell.label.frame)
    let portrait = list.table.frame.size
    list.resize(to: CGSize(width: 600, height: 300))
    list.settle()
    #expect(cell.frame.height < frame.height)
    list.resize(to: portrait)
    list.settle()
    #expect(list.cell(0) === cell)
    #expect(cell.frame == frame)
    #expect(cell.label.frame == label)
  }

  /// radar 48977017: rows that are folded one after the other leave the table above its upper edge.
  @Test func foldingRowsDoesNotLeaveEmptySpaceAbove() {
    let list = NamedList(rows: 6)
    for row in 0..<6 { list.sections[0].rows[row].height = 300 }
    list.settle()
    list.scroll(to: 700)
    for row in [3, 1, 2, 5, 4, 0] {
      list.sections[0].rows[row].height = 60
      list.table.performBatchUpdates { list.table.reloadRows(at: [.at(0, row)], with: .none) }
      list.settle()
      let last = max(0, list.table.contentSize.height - 400)
      #expect((0...last).contains(list.table.contentOffset.y))
      #expect(!list.table.visibleCells.isEmpty)
      #expect(list.table.indexPathsForRows(in: list.table.bounds) == list.table.indexPathsForVisibleRows)
    }
    #expect(list.table.contentOffset.y == 0)
  }

  /// IGListKit #516, #149: self-sized rows keep their heights and places through updates above, among and below them.
  @Test func updatesAboveAmongAndBelowDoNotMoveTheFirstRow() {
    let list = list()
    list.table.scrollToRow(at: .at(0, 100), at: .top, animated: false)
    list.settle()
    expectNothingMoves(list) {
      list.sections[0].rows.insert(contentsOf: (0..<40).map { .init(name: "new \($0)", height: 71) }, at: 0)
      list.table.insertRows(at: (0..<40).map { .at(0, $0) }, with: .none)
    }
    expectNothingMoves(list) {
      list.sections[0].rows.removeSubrange(0..<90)
      list.table.deleteRows(at: (0..<90).map { .at(0, $0) }, with: .none)
    }
    let first = list.shownNames[0]
    let place = list.place(of: first)
    let row = list.path(of: first)!.row
    list.sections[0].rows.insert(.init(name: "between", height: 111), at: row + 1)
    list.table.insertRows(at: [.at(0, row + 1)], with: .none)
    #expect(list.place(of: first) == place)
    expectNothingMoves(list) {
      list.sections[0].rows.removeLast(20)
      list.table.deleteRows(at: (0..<20).map { .at(0, list.sections[0].rows.count + $0) }, with: .none)
    }
  }

  /// IGListKit #739: an update of other rows gives self-sized ones their estimated height for a moment.
  @Test func rowsThatAreNotMeantKeepTheirHeightsDuringAnUpdate() {
    let list = list()
    let heights = list.table.visibleCells.map(\.frame.height)
    var seen: [CGFloat] = []
    list.whileDisplaying = { seen += list.table.visibleCells.map(\.frame.height) }
    list.sections[0].rows.append(.init(name: "last", height: 50))
    list.table.insertRows(at: [.at(0, 200)], with: .none)
    list.table.reloadRows(at: [.at(0, 0)], with: .none)
    #expect(list.table.visibleCells.map(\.frame.height) == heights)
    #expect(seen.allSatisfy { heights.contains($0) })
  }

  /// IGListKit #463: cells with much text come out too small or never settle.
  @Test func muchTextSettles() throws {
    let text = String(repeating: "many words make a row that is taller than the screen ", count: 60)
    let list = NamedList([["short", text, "end"]])
    Diagnostics.shared.removeAll()
    list.wrapsText = true
    list.settle()
    let cell = try #require(list.cell(1))
    let needed = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: .greatestFiniteMagnitude))
      .height
    #expect(needed > 400)
    #expect(cell.label.frame.height == needed)
    #expect(Diagnostics.shared.all(of: .layoutDoesNotSettle).isEmpty)
    expectSteadyScrolling(list, step: 60, times: 60)
    expectSteadyScrolling(list, step: -60, times: 60)
  }

  /// IGListKit #452: the same rows, applied again, are measured as before.
  @Test func theSameRowsAgainHaveTheSameHeights() {
    let list = list()
    list.scroll(to: 900)
    let (offset, size) = (list.table.contentOffset, list.table.contentSize)
    for _ in 0..<4 {
      expectNothingMoves(list) { list.table.reloadSections([0], with: .none) }
      expectNothingMoves(list) { list.table.reloadData() }
    }
    #expect(list.table.contentOffset == offset)
    #expect(list.table.contentSize == size)
  }

  /// MagazineLayout #9: scrolling up from the end jumps after the device was turned.
  @Test func scrollingUpIsSteadyAfterTheDeviceTurned() {
    let list = NamedList([(0..<120).map { String(repeating: "word\($0) ", count: 1 + $0 * 31 % 40) }])
    list.wrapsText = true
    list.settle()
    list.table.scrollToRow(at: .at(0, 119), at: .bottom, animated: false)
    list.settle()
    list.resize(to: CGSize(width: 400, height: 300))
    list.settle()
    #expect(list.table.indexPathsForVisibleRows?.last == .at(0, 119))
    expectSteadyScrolling(list, step: -25, times: 300)
  }

  /// Turning the device keeps the first visible row at the upper edge.
  @Test func theFirstRowStaysFirstWhenTheDeviceTurns() throws {
    let list = NamedList([(0..<120).map { String(repeating: "word\($0) ", count: 1 + $0 * 31 % 40) }])
    list.wrapsText = true
    list.settle()
    list.table.scrollToRow(at: .at(0, 60), at: .top, animated: false)
    list.settle()
    list.table.contentInset.top = 20
    for size in [CGSize(width: 500, height: 300), CGSize(width: 300, height: 400)] {
      list.table.contentInset.top = size.width > size.height ? 0 : 20
      list.resize(to: size)
      list.settle()
      let first = try #require(list.place(of: list.sections[0].rows[60].name))
      #expect(abs(first - list.table.contentInset.top) < 0.34)
    }
  }

  /// A change of the text size keeps the first visible row.
  @Test func theFirstRowStaysFirstWhenTheTextSizeChanges() throws {
    defer { TestScreen.reset() }
    let list = NamedList([(0..<120).map { String(repeating: "word\($0) ", count: 1 + $0 * 31 % 40) }])
    list.wrapsText = true
    list.settle()
    list.table.scrollToRow(at: .at(0, 60), at: .top, animated: false)
    list.settle()
    let name = list.sections[0].rows[60].name
    let before = try #require(list.cell(60)).frame.height
    UIScreen.main.configure(
      bounds: UIScreen.main.bounds, scale: 3, safeAreaInsets: .zero,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    list.settle()
    let place = try #require(list.place(of: name))
    #expect(abs(place) < 0.34)
    #expect(try #require(list.cell(60)).frame.height > before)
    expectSteadyScrolling(list, step: -25, times: 100)
  }

  /// Nothing jumps where headers float above the rows, either.
  @Test func insertionsAboveFloatingHeadersDoNotMoveTheRows() {
    let list = NamedList((0..<20).map { section in (0..<10).map { "\(section)-\($0)" } })
    list.headers = true
    list.settle()
    list.scroll(to: 2200)
    expectNothingMoves(list) {
      list.sections.insert(.init(name: "new", rows: [.init(name: "x", height: 120), .init(name: "y")]), at: 1)
      list.table.insertSections([1], with: .none)
    }
    expectNothingMoves(list) {
      list.sections.removeSubrange(0..<2)
      list.table.deleteSections([0, 1], with: .none)
    }
    expectSteadyScrolling(list, step: -40, times: 80)
  }

  /// Where estimation is off the offset stays what it is, as the table then owns nothing.
  @Test func withoutEstimatesAReloadKeepsTheOffset() {
    let list = NamedList(rows: 100, isSelfSizing: false)
    list.table.estimatedRowHeight = 0
    list.settle()
    list.scroll(to: 1000)
    for row in 0..<10 { list.sections[0].rows[row].height = 80 }
    list.table.reloadData()
    list.settle()
    #expect(list.table.contentOffset.y == 1000)
    #expect(list.table.contentSize.height == 5300)
  }

  /// Without estimates a change of width asks for every height.
  @Test func withoutEstimatesAChangeOfWidthAsksForAllHeights() {
    let list = NamedList(rows: 50, isSelfSizing: false)
    list.table.estimatedRowHeight = 0
    list.settle()
    list.sections[0].rows[49].height = 95
    list.resize(to: CGSize(width: 320, height: 400))
    list.settle()
    #expect(list.table.contentSize.height == CGFloat(49 * 50 + 95))
  }
}
