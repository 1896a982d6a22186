import Testing

@testable import UIKit

/// Reloads that leave fewer rows than what somebody holds on to: the reader's place, the selection, a scroll, a finger.
@MainActor @Suite("Reloads with other contents", .serialized)
struct TableReloadTests {
  private func rows(_ count: Int, _ prefix: String = "") -> [NamedList.Row] {
    (0..<count).map { NamedList.Row(name: "\(prefix)\($0)") }
  }

  private func lastOffset(_ list: NamedList) -> CGFloat {
    max(0, list.table.contentSize.height - list.table.bounds.height)
  }

  // MARK: The reader's place

  @Test(arguments: [true, false]) func fewerRowsThanTheReaderWasAtAreShownFromTheirEnd(isSelfSizing: Bool) {
    let list = NamedList(rows: 100, isSelfSizing: isSelfSizing)
    list.settle()
    list.table.scrollToRow(at: .at(0, 60), at: .top, animated: false)
    list.settle()
    list.sections[0].rows = rows(3)
    list.table.reloadData()
    list.settle()
    #expect(list.shownNames == ["0", "1", "2"])
    #expect(list.table.contentOffset.y == 0)
    #expect(list.table.brokenInvariants().isEmpty)
  }

  @Test func fewerSectionsThanTheReaderWasAtAreShownFromTheirEnd() {
    let list = NamedList((0..<5).map { section in (0..<20).map { "\(section).\($0)" } })
    list.headers = true
    list.settle()
    list.table.scrollToRow(at: .at(3, 5), at: .top, animated: false)
    list.settle()
    list.sections = [list.sections[0]]
    list.table.reloadData()
    list.settle()
    // Clamped to the estimated end, which measuring moves on.
    #expect(list.shownNames.last.map { ["0.18", "0.19"].contains($0) } == true)
    #expect((1...lastOffset(list)).contains(list.table.contentOffset.y))
  }

  @Test func aReloadAfterAnUpdateThatWasNotLaidOutShowsTheNewRows() {
    let list = NamedList((0..<5).map { section in (0..<20).map { "\(section).\($0)" } })
    list.settle()
    list.table.scrollToRow(at: .at(3, 5), at: .top, animated: false)
    list.settle()
    list.sections[4].rows.removeFirst()
    list.table.deleteRows(at: [.at(4, 0)], with: .automatic)
    list.sections = [NamedList.Section(name: "new", rows: rows(3, "n"))]
    list.table.reloadData()
    list.finishMotion()
    #expect(list.shownNames == ["n0", "n1", "n2"])
    #expect(list.table.contentOffset.y == 0)
  }

  @Test func anUpdateAfterAReloadThatWasNotLaidOutKeepsTheReadersPlace() {
    let list = NamedList(rows: 100)
    list.settle()
    list.scroll(to: 2000)
    let place = list.place(of: "45")
    list.table.reloadData()
    list.sections[0].rows.removeFirst(10)
    list.table.deleteRows(at: (0..<10).map { .at(0, $0) }, with: .none)
    list.finishMotion()
    #expect(list.place(of: "45") == place)
  }

  @Test func anotherDataSourceWithFewerRowsIsShown() {
    let list = NamedList(rows: 100)
    list.settle()
    list.scroll(to: 3000)
    list.table.selectRow(at: .at(0, 61), animated: false, scrollPosition: .none)
    final class Two: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let two = Two()
    list.table.delegate = nil
    list.table.dataSource = two
    #expect(list.table.indexPathsForSelectedRows == nil)
    list.settle()
    #expect(list.table.visibleCells.count == 2)
    #expect(list.table.contentOffset.y == 0)
    list.table.dataSource = nil
    list.settle()
    #expect(list.table.visibleCells.isEmpty)
  }

  @Test func aDiffableReloadWithFewerRowsIsShown() {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let table = UITableView(frame: window.bounds)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    window.addSubview(table)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    for section in 0..<3 { snapshot.appendItems((0..<40).map { section * 100 + $0 }, toSection: section) }
    source.apply(snapshot, animatingDifferences: false)
    window.updateForFrame()
    table.scrollToRow(at: .at(2, 30), at: .top, animated: false)
    window.updateForFrame()
    var small = NSDiffableDataSourceSnapshot<Int, Int>()
    small.appendSections([7])
    small.appendItems([1000, 1001], toSection: 7)
    source.applySnapshotUsingReloadData(small)
    window.updateForFrame()
    #expect(table.visibleCells.count == 2)
    #expect(table.contentOffset.y == 0)
  }

  @Test func headersThatWereMeasuredForTheOldRowsAreNotShownForTheNew() {
    let list = NamedList([["a"], ["b"]])
    list.headers = true
    list.table.estimatedSectionHeaderHeight = 0
    list.table.reloadData()
    list.sections[0].name = "other"
    list.table.reloadData()
    list.settle()
    #expect(list.table.headerView(forSection: 0)?.title == "other")
  }

  // MARK: Animated scrolls

  @Test(arguments: [true, false]) func aScrollEndsWithTheContentThatAnUpdateLeaves(isAnimated: Bool) {
    let list = NamedList(rows: 100)
    list.settle()
    list.table.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    DisplayClock.shared.advance(by: 0.1)
    list.sections[0].rows.removeLast(85)
    let paths = (15..<100).map { IndexPath.at(0, $0) }
    if isAnimated {
      list.table.deleteRows(at: paths, with: .fade)
    } else {
      UIView.performWithoutAnimation { list.table.deleteRows(at: paths, with: .none) }
    }
    list.finishMotion()
    #expect(list.table.contentOffset.y == lastOffset(list))
    #expect(lastOffset(list) > 0)
  }

  @Test func aScrollThatWasAskedToGoBeforeTheContentStillDoes() {
    let list = NamedList(rows: 100)
    list.settle()
    list.table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    DisplayClock.shared.advance(by: 0.1)
    list.sections[0].rows.removeLast(85)
    list.table.reloadData()
    list.finishMotion()
    #expect(list.table.contentOffset.y == -60)
  }

  @Test func aScrollFollowsItsRowThroughUpdates() {
    let list = NamedList(rows: 100, isSelfSizing: false)
    list.settle()
    list.table.scrollToRow(at: .at(0, 80), at: .top, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    list.sections[0].rows.removeFirst(20)
    list.table.deleteRows(at: (0..<20).map { .at(0, $0) }, with: .fade)
    list.finishMotion()
    #expect(list.shownNames.first == "80")
  }

  @Test(arguments: [true, false]) func aScrollWhoseRowIsDeletedEnds(isSelfSizing: Bool) {
    let list = NamedList(rows: 100, isSelfSizing: isSelfSizing)
    list.settle()
    list.table.scrollToRow(at: .at(0, 99), at: .bottom, animated: true)
    DisplayClock.shared.advance(by: 0.05)
    list.sections[0].rows.removeLast(50)
    list.table.deleteRows(at: (50..<100).map { .at(0, $0) }, with: .fade)
    list.finishMotion()
    #expect(list.endsOfScrolls == 1)
    #expect((0...lastOffset(list)).contains(list.table.contentOffset.y))
  }

  @Test func aScrollWhoseRowIsDeletedAtOnceEnds() {
    let list = NamedList(rows: 100)
    list.settle()
    list.table.scrollToRow(at: .at(0, 99), at: .bottom, animated: true)
    list.sections[0].rows.removeLast()
    list.table.deleteRows(at: [.at(0, 99)], with: .fade)
    list.finishMotion()
    #expect(list.endsOfScrolls == 1)
    #expect(list.table.contentOffset.y == 0)
  }

  @Test func aScrollGoesOnThroughAReloadAndEndsWithItsRow() {
    let list = NamedList(rows: 100, isSelfSizing: false)
    list.settle()
    list.table.scrollToRow(at: .at(0, 80), at: .top, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    list.table.reloadData()
    list.finishMotion()
    #expect(list.shownNames.first == "80")
    list.table.scrollToRow(at: .at(0, 10), at: .top, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    list.sections[0].rows.removeLast(95)
    list.table.reloadData()
    list.finishMotion()
    #expect(list.shownNames == ["0", "1", "2", "3", "4"])
    #expect(list.endsOfScrolls == 2)
  }

  @Test func aScrollToAnOffsetThatTheNewContentsDoNotReachEndsAtTheirEnd() {
    let list = NamedList(rows: 100, isSelfSizing: false)
    list.settle()
    list.table.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
    DisplayClock.shared.advance(by: 0.1)
    list.sections[0].rows.removeLast(80)
    list.table.reloadData()
    list.finishMotion()
    #expect(list.table.contentOffset.y == lastOffset(list))
  }

  @Test func contentThatIsThrownStopsAtTheEndOfShorterContents() {
    let list = NamedList(rows: 300, isSelfSizing: false)
    list.settle()
    let finger = TouchDriver(window: list.window)
    finger.down(at: CGPoint(x: 100, y: 350))
    for step in 1...5 {
      DisplayClock.shared.advance(by: 0.01)
      finger.move(to: CGPoint(x: 100, y: 350 - 50 * CGFloat(step)))
    }
    finger.up()
    #expect(list.table.isDecelerating)
    list.sections[0].rows.removeLast(280)
    list.table.reloadData()
    list.finishMotion()
    #expect(!list.table.isDecelerating)
    // Where the content ended by its estimates.
    #expect((lastOffset(list) - 60...lastOffset(list)).contains(list.table.contentOffset.y))
  }

  @Test func anOffsetThatIsSetStopsContentThatIsThrown() {
    let list = NamedList(rows: 300, isSelfSizing: false)
    list.settle()
    let finger = TouchDriver(window: list.window)
    finger.down(at: CGPoint(x: 100, y: 350))
    for step in 1...5 {
      DisplayClock.shared.advance(by: 0.01)
      finger.move(to: CGPoint(x: 100, y: 350 - 50 * CGFloat(step)))
    }
    finger.up()
    #expect(list.table.isDecelerating)
    list.table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    #expect(!list.table.isDecelerating)
    list.finishMotion()
    #expect(list.table.contentOffset.y == 1000)
  }

  @Test func aDelegateThatReloadsWhileARowIsScrolledToDoesNotMatter() {
    let list = NamedList(rows: 100)
    list.settle()
    list.whileDisplaying = {
      list.whileDisplaying = {}
      list.sections[0].rows.removeLast(97)
      list.table.reloadData()
    }
    list.table.scrollToRow(at: .at(0, 90), at: .top, animated: false)
    list.settle()
    #expect(list.shownNames == ["0", "1", "2"])
    #expect(list.table.contentOffset.y == 0)
  }

  // MARK: Fingers

  @Test func aFingerOnARowThatIsReloadedSelectsNothing() {
    let list = NamedList(rows: 20)
    list.settle()
    let finger = TouchDriver(window: list.window)
    finger.down(at: CGPoint(x: 100, y: 75))
    DisplayClock.shared.advance(by: 0.3)
    #expect(list.cell(1)?.isHighlighted == true)
    list.sections[0].rows = rows(20, "n")
    list.table.reloadData()
    list.settle()
    finger.up()
    #expect(list.table.indexPathForSelectedRow == nil)
    #expect(list.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func aSelectionOfARowThatTheDelegateMakesUpIsLeftOut() {
    let list = NamedList(rows: 3)
    list.selects = { _ in .at(7, 7) }
    list.settle()
    list.window.tap(at: CGPoint(x: 100, y: 75))
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  // MARK: Tables that nobody saw

  /// `uikit-facts §16`.
  @Test func updatesOfATableThatWasNeverInAWindowAreNotChecked() {
    let list = NamedList(rows: 5)
    list.table.removeFromSuperview()
    #expect(list.table.numberOfRows(inSection: 0) == 5)
    list.sections[0].rows.append(contentsOf: rows(3, "n"))
    var isDone: Bool?
    list.table.performBatchUpdates({}, completion: { isDone = $0 })
    #expect(isDone == true)
    #expect(list.table.numberOfRows(inSection: 0) == 8)
    list.sections = []
    list.table.beginUpdates()
    list.table.deleteRows(at: [.at(3, 3)], with: .fade)
    list.table.endUpdates()
    #expect(list.table.numberOfSections == 0)
  }

  @Test func updatesOfATableThatWasInAWindowAreChecked() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = NamedList(rows: 5)
        list.settle()
        list.sections[0].rows.removeLast()
        list.table.performBatchUpdates({})
      }
    }
  }

  @Test func updatesMayBeABlockThatDoesNotEscape() {
    func apply(_ updates: () -> Void, to table: UITableView) { table.performBatchUpdates(updates) }
    let list = NamedList(rows: 2)
    list.settle()
    apply(
      {
        list.sections[0].rows.removeLast()
        list.table.deleteRows(at: [.at(0, 1)], with: .none)
      }, to: list.table)
    #expect(list.table.numberOfRows(inSection: 0) == 1)
  }

  @Test func emptySectionsAboveTheReaderDoNotMoveTheOffsetInAReload() {
    let list = NamedList([[], [], (0..<40).map { "\($0)" }, []], isSelfSizing: false)
    list.settle()
    list.scroll(to: 700)
    let height = list.table.contentSize.height
    list.table.reloadData()
    list.settle()
    #expect(list.table.contentOffset.y == 700)
    #expect(list.table.contentSize.height == height)
  }

  @Test func sectionsThatWereEmptyAndHaveHeadersAfterAReloadShowThem() {
    let list = NamedList([[], ["a"], []], isSelfSizing: false)
    list.settle()
    #expect(list.table.contentSize.height == 50)
    list.headers = true
    list.table.reloadData()
    list.settle()
    #expect(list.table.headerView(forSection: 0) != nil)
    #expect(list.table.headerView(forSection: 2) != nil)
  }
}
