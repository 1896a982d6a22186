import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct TableSectionIndexTests {
  /// Twenty sections of five rows with titles and an index.
  private func makeUnloadedList(style: UITableView.Style = .plain) -> NamedList {
    let list = NamedList((0..<20).map { section in (0..<5).map { "\(section).\($0)" } }, style: style)
    list.headers = true
    list.indexTitles = (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
    return list
  }

  private func makeList(style: UITableView.Style = .plain) -> NamedList {
    let list = makeUnloadedList(style: style)
    list.settle()
    return list
  }

  private func meant(_ list: NamedList) -> [String] {
    list.log.filter { $0.hasPrefix("index ") }.map { String($0.dropFirst(6)) }
  }

  private func titleQuestions(_ list: NamedList) -> Int { list.log.count { $0 == "index" } }

  @Test func theBarStandsAtTheTrailingEdgeInFrontOfHeaders() throws {
    let list = makeList()
    let bar = try #require(list.bar)
    #expect(bar.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
    #expect(list.table.subviews.last { !$0.isHidden } === bar)
    list.scroll(to: 700)
    #expect(bar.frame == CGRect(x: 285, y: 700, width: 15, height: 400))
    #expect(list.table.subviews.last { !$0.isHidden } === bar)
  }

  @Test func contentViewsMakeRoomForIt() throws {
    let list = makeList()
    let cell = try #require(list.cell(0))
    #expect(cell.frame.width == 300)
    #expect(cell.contentView.frame.width == 285)
    list.indexTitles = nil
    list.table.reloadSectionIndexTitles()
    list.settle()
    #expect(list.bar == nil)
    #expect(cell.contentView.frame.width == 300)
  }

  @Test func accessoriesStandBesideTheBar() throws {
    let list = makeList()
    let cell = try #require(list.cell(0))
    cell.accessoryType = .disclosureIndicator
    list.settle()
    let accessory = try #require(cell.shownAccessory)
    #expect(abs(accessory.frame.maxX - 269) < 0.001)
    #expect(cell.contentView.frame.maxX == accessory.frame.minX)
  }

  @Test func linesEndAtTheBar() throws {
    let list = makeList()
    list.table.separatorStyle = .singleLine
    list.settle()
    let cell = try #require(list.cell(0))
    #expect(cell.bottomSeparator?.frame.minX == 16)
    #expect(cell.bottomSeparator?.frame.maxX == 285)
  }

  @Test func fromTheRightToTheLeftItStandsAtTheLeft() throws {
    let list = makeUnloadedList()
    list.window.setTraitOverridesForTesting(UITraitCollection(layoutDirection: .rightToLeft))
    list.settle()
    #expect(list.bar?.frame.minX == 0)
    let cell = try #require(list.cell(0))
    #expect(cell.contentView.frame == CGRect(x: 15, y: 0, width: 285, height: 50))
  }

  @Test func itStandsInsideTheSafeArea() throws {
    let list = makeUnloadedList()
    list.window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 40, bottom: 30, right: 40))
    list.settle()
    #expect(list.bar?.frame == CGRect(x: 245, y: 0, width: 15, height: 350))
    let cell = try #require(list.cell(0))
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 205, height: 50))
  }

  @Test func cardsThatKeepAwayFromTheEdgeNeedNotMakeRoom() throws {
    let list = makeList(style: .insetGrouped)
    let cell = try #require(list.cell(0))
    #expect(cell.frame.minX == 16)
    #expect(cell.contentView.frame.width == cell.frame.width)
  }

  @Test func aFingerGoesToTheSectionsAtOnce() throws {
    let list = makeList()
    let finger = TouchDriver(window: list.window)
    // Twenty titles 14 points apart begin at 60.
    finger.down(at: CGPoint(x: 292, y: 60 + 14 * 4 + 7))
    #expect(meant(list) == ["E"])
    #expect(list.table.contentOffset.y == list.table.rectForHeader(inSection: 4).minY)
    #expect(list.shownNames.first == "4.0")
    finger.move(to: CGPoint(x: 280, y: 60 + 14 * 9 + 7))
    #expect(meant(list) == ["E", "J"])
    #expect(list.shownNames.first == "9.0")
    finger.move(to: CGPoint(x: 280, y: 60 + 14 * 9 + 8))
    #expect(meant(list) == ["E", "J"])
    finger.move(to: CGPoint(x: 280, y: 390))
    #expect(meant(list).last == "T")
    #expect(list.table.contentOffset.y == list.table.contentSize.height - 400)
    finger.up()
    #expect(!list.table.isDragging)
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test func sectionsOfEstimatedHeightEndUpAtTheTop() {
    let list = makeUnloadedList()
    for section in list.sections.indices {
      for row in list.sections[section].rows.indices { list.sections[section].rows[row].height = 73 }
    }
    list.settle()
    list.table.scroll(toIndexTitle: 12)
    #expect(list.place(of: "12.0") == list.table.rectForHeader(inSection: 12).height)
  }

  @Test func theDataSourceChoosesTheSection() {
    let list = makeList()
    list.indexSection = { title, _ in title == "A" ? 3 : NSNotFound }
    list.table.scroll(toIndexTitle: 0)
    #expect(list.shownNames.first == "3.0")
    list.table.scroll(toIndexTitle: 7)
    #expect(list.shownNames.first == "3.0")
  }

  @Test func titlesAreAskedForOnceForEachReload() {
    let list = makeList()
    #expect(titleQuestions(list) == 1)
    list.scroll(to: 500)
    #expect(titleQuestions(list) == 1)
    list.table.performBatchUpdates(nil)
    #expect(titleQuestions(list) == 1)
    list.table.reloadData()
    #expect(titleQuestions(list) == 2)
  }

  @Test func fewRowsDoWithoutIt() {
    let list = makeList()
    list.table.sectionIndexMinimumDisplayRowCount = 101
    list.settle()
    #expect(list.bar == nil)
    #expect(list.cell(0)?.contentView.frame.width == 300)
    list.table.sectionIndexMinimumDisplayRowCount = 100
    list.settle()
    #expect(list.bar != nil)
  }

  @Test func theIndexAppearsOnceThereAreRowsEnough() {
    let list = makeList()
    list.table.sectionIndexMinimumDisplayRowCount = 101
    list.settle()
    list.sections[0].rows.insert(NamedList.Row(name: "new"), at: 0)
    list.table.insertRows(at: [.at(0, 0)], with: .none)
    list.settle()
    #expect(list.bar != nil)
  }

  @Test func coloursAreThoseOfTheTable() throws {
    let list = makeList()
    let bar = try #require(list.bar)
    #expect(bar.backgroundColor == nil)
    list.table.sectionIndexBackgroundColor = .white
    list.table.sectionIndexTrackingBackgroundColor = .red
    list.table.sectionIndexColor = .green
    list.settle()
    #expect(bar.backgroundColor == .white)
    #expect(bar.titleColor == .green)
    let finger = TouchDriver(window: list.window)
    finger.down(at: CGPoint(x: 292, y: 100))
    #expect(bar.backgroundColor == .red)
    finger.up()
    #expect(bar.backgroundColor == .white)
  }

  @Test func wideTitlesMakeItWider() throws {
    let list = makeUnloadedList()
    list.indexTitles = ["Mon", "Tue"]
    list.settle()
    let width = try #require(list.bar?.frame.width)
    #expect(width > 20)
    #expect(list.cell(0)?.contentView.frame.width == 300 - width)
  }

  @Test func tablesWithoutTitlesKeepNothing() {
    let list = makeUnloadedList()
    list.indexTitles = nil
    list.settle()
    #expect(list.table.sectionIndex == nil)
  }

  @Test func diffableDataSourcesOverrideIt() throws {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["a", "b"] }
      override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { 1 - index }
    }
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 50
    let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<20).map { "0.\($0)" }, toSection: 0)
    snapshot.appendItems((0..<20).map { "1.\($0)" }, toSection: 1)
    source.applySnapshotUsingReloadData(snapshot)
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
    table.scroll(toIndexTitle: 0)
    #expect(table.contentOffset.y == 1000)
    table.scroll(toIndexTitle: 1)
    #expect(table.contentOffset.y == 0)
  }
}

extension NamedList {
  fileprivate var bar: SectionIndexBar? { table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first }
}
