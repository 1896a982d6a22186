import ListGeometry
import Testing

@testable import UIKit

/// What a table says of bad input: as values where the check is pure, by the end of a process where UIKit raises.
@MainActor @Suite("Bad input to tables")
struct TableBadInputTests {
  // MARK: Values

  @Test func heightsHaveToBeFiniteAndNotNegative() throws {
    #expect(try UITableView.checkedHeight(0, of: "", method: "") == 0)
    #expect(try UITableView.checkedHeight(44.5, of: "", method: "") == 44.5)
    #expect(try UITableView.checkedHeight(UITableView.automaticDimension, of: "", method: "") == nil)
    for height in [CGFloat.nan, .infinity, -2, -0.5, .greatestFiniteMagnitude] {
      let error = #expect(throws: ListProblem.self) {
        try UITableView.checkedHeight(height, of: "row 3 of section 1", method: "tableView(_:heightForRowAt:)")
      }
      let text = try #require(error).description
      #expect(text.contains("tableView(_:heightForRowAt:) gave \(height) as the height of row 3 of section 1"))
    }
  }

  private func counts(_ sections: Int, _ rows: @escaping (Int) -> Int) throws -> [Int] {
    try ListCounts.ask(sections: { sections }, method: "sections", items: rows, itemMethod: "rows", list: "the table")
  }

  @Test func countsMustNotBeNegative() throws {
    #expect(try counts(0) { _ in 1 } == [])
    #expect(try counts(2) { $0 } == [0, 1])
    let rows = #expect(throws: ListProblem.self) { try counts(3) { 1 - $0 } }
    #expect(rows?.description == "rows returned -1 for section 2; return 0 or more.")
    let sections = #expect(throws: ListProblem.self) { try counts(-4) { $0 } }
    #expect(sections?.description == "sections returned -4 for the table; return 0 or more.")
  }

  /// Before memory runs out, or sums overflow.
  @Test func countsMustFitIntoAList() throws {
    let sections = try #require(#expect(throws: ListProblem.self) { try counts(.max) { $0 } })
    #expect(sections.description.hasPrefix("sections returned \(Int.max) for the table; a list holds at most 10000000"))
    let rows = try #require(#expect(throws: ListProblem.self) { try counts(1) { _ in .max } })
    #expect(rows.description.hasPrefix("rows returned \(Int.max) for section 0; a list holds at most"))
    let together = try #require(#expect(throws: ListProblem.self) { try counts(3) { _ in 900_000_000 } })
    #expect(together.description.hasPrefix("rows returned 1800000000 for all sections together"))
    #expect(try counts(1) { _ in ListCounts.mostItems } == [ListCounts.mostItems])
  }

  @Test func rowsMustFitIntoTheLongestContent() throws {
    try ListCounts.checkLength(count: ListCounts.mostItems, each: 44, of: 0)
    let error = try #require(
      #expect(throws: ListProblem.self) { try ListCounts.checkLength(count: 1_000_000, each: 1_000_000, of: 3) })
    #expect(error.description.contains("The 1000000 rows of section 3, 1000000.0 points each"))
  }

  /// The largest table that is taken scrolls to its end.
  @Test func aBillionRowsScroll() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ListCounts.mostItems }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    TestScreen.reset()
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = rows
    let last = IndexPath(row: ListCounts.mostItems - 1, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    #expect(table.indexPathsForVisibleRows?.last == last)
  }

  @Test func aHeightPropertyHasToBeANumber() async {
    let text = ListProblem.heightProperty(.nan, "rowHeight").description
    #expect(text.hasPrefix("rowHeight was set to nan; it has to be a finite number from 0"))
    await #expect(processExitsWith: .failure) { await MainActor.run { UITableView(frame: .zero).rowHeight = .nan } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITableView(frame: .zero).estimatedSectionHeaderHeight = .infinity }
    }
  }

  @Test func updatesThatDoNotAddUpNameTheListAndSayWhenTheCountsWereLate() throws {
    var update = ListUpdate()
    update.deletedRows = [RowIndex(section: 2, row: 0)]
    update.insertedRows = [RowIndex(section: 2, row: 4), RowIndex(section: 2, row: 5)]
    let error = try #require(
      #expect(throws: ListUpdateError.self) {
        try ListUpdatePlan(update, rowsBefore: [0, 0, 5], rowsAfter: [0, 0, 7])
      })
    let text = ListProblem.update(error, item: "row", hadLoadedCounts: false).description
    #expect(text.hasPrefix("Invalid update: The number of rows of section 2 does not add up: section 2 had 5 rows, "))
    #expect(text.contains("1 deleted, 2 inserted: 6 expected, the data source says 7"))
    #expect(text.contains("index path [2, 6]"))
    #expect(!text.contains("only when this update began"))
    let late = ListProblem.update(error, item: "row", hadLoadedCounts: true).description
    #expect(late.contains("asked for its counts only when this update began"))
  }

  @Test func aCellOfAnotherRowIsTold() throws {
    let list = OtherCells(rows: 3)
    list.other = { IndexPath(row: 2 - $0.row, section: 0) }
    Diagnostics.shared.removeAll()
    list.settle()
    #expect(list.shownNames == ["0", "1", "2"], "it is shown all the same")
    let told = Diagnostics.shared.all(of: .invalidListContent)
    #expect(told.count == 2)
    let first = try #require(told.first)
    #expect(first.summary.contains("asked for the view of row 0 of section 0"))
    #expect(first.summary.contains("dequeued for row 2 of section 0"))
  }

  @Test func aCellForTwoRowsLeavesTheSecondEmptyAndIsTold() {
    for isSelfSizing in [true, false] {
      let list = OtherCells([["a", "b", "c"]], isSelfSizing: isSelfSizing)
      let cell = NamedList.Cell(style: .default, reuseIdentifier: nil)
      cell.label.text = "the one"
      list.only = cell
      Diagnostics.shared.removeAll()
      list.settle()
      list.settle()
      #expect(list.table.visibleCells.count == 3)
      #expect(list.table.visibleCells.filter { $0 === cell }.count == 1)
      #expect(cell.frame.minY == 0)
      #expect(Diagnostics.shared.all(of: .invalidListContent).count == 2)
      #expect(Diagnostics.shared.all(of: .layoutDoesNotSettle).isEmpty)
    }
  }

  @Test func aCellThatIsKeptAndReturnedForItsRowAgainIsFine() {
    let list = OtherCells([["a"]])
    list.only = NamedList.Cell(style: .default, reuseIdentifier: nil)
    Diagnostics.shared.removeAll()
    list.settle()
    list.table.reloadRows(at: [.at(0, 0)], with: .none)
    list.table.reloadData()
    list.settle()
    #expect(list.table.visibleCells == [list.only])
    #expect(list.only?.superview === list.table)
    #expect(Diagnostics.shared.all.isEmpty)
  }

  @Test func endWithoutBeginningIsTold() {
    let list = NamedList(rows: 3)
    list.settle()
    Diagnostics.shared.removeAll()
    list.table.endUpdates()
    #expect(Diagnostics.shared.all(of: .invalidListContent).count == 1)
    #expect(!list.table.hasUncommittedUpdates)
  }

  @Test func aReloadWhileACellIsAskedForIsCarriedOutAfterwards() {
    let list = OtherCells(rows: 30)
    list.settle()
    list.whileAsked = {
      list.whileAsked = {}
      list.sections[0].rows.removeLast(25)
      list.table.reloadData()
    }
    list.scroll(to: 100)
    #expect(list.shownNames == ["0", "1", "2", "3", "4"])
  }

  @Test func aTableThatReloadsWithEveryCellEndsAndIsTold() {
    let list = OtherCells(rows: 3)
    list.whileAsked = { list.table.reloadData() }
    Diagnostics.shared.removeAll()
    list.settle()
    #expect(!Diagnostics.shared.all(of: .layoutDoesNotSettle).isEmpty)
  }

  @Test func thoseWhoAreToldOfRowsMayChangeThem() {
    let list = NamedList(rows: 4)
    var more = 3
    list.whileDisplaying = {
      guard more > 0 else { return }
      more -= 1
      list.sections[0].rows.append(.init(name: "more \(more)"))
      list.table.insertRows(at: [.at(0, list.sections[0].rows.count - 1)], with: .none)
    }
    list.settle()
    #expect(list.shownNames == ["0", "1", "2", "3", "more 2", "more 1", "more 0"])
  }

  // MARK: Ends of processes

  /// IGListKit #663, #1576, #1623: "invalid number of items in section", deep inside of UIKit, without what was announced.
  @Test func anUpdateThatDoesNotAddUpEndsWithTheArithmetic() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList([[], [], ["a", "b", "c", "d", "e"]])
      list.settle()
      list.table.performBatchUpdates {
        list.sections[2].rows.append(contentsOf: [.init(name: "f"), .init(name: "g")])
        list.table.deleteRows(at: [.at(2, 0)], with: .fade)
        list.table.insertRows(at: [.at(2, 4), .at(2, 5)], with: .fade)
      }
    }
    try expect(result, "section 2 had 5 rows, 1 deleted, 2 inserted: 6 expected, the data source says 7")
  }

  /// IGListKit #519: "attempt to insert section 1 but there are only 1 sections after the update".
  @Test func anInsertedSectionThatIsNotThereEndsWithTheArithmetic() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList([["a"]])
      list.settle()
      list.table.insertSections([1], with: .fade)
    }
    try expect(result, "1 inserted: 2 expected, the data source says 1")
  }

  @Test func countsThatWereReadTooLateEndWithTheCause() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList([["a"]])
      list.settle()
      // Another data source, which the table has not asked yet.
      list.table.dataSource = nil
      list.table.dataSource = list
      list.sections[0].rows.append(.init(name: "b"))
      list.table.insertRows(at: [.at(0, 1)], with: .fade)
    }
    try expect(result, "asked for its counts only when this update began")
  }

  @Test func aNegativeCountEndsWithTheMethod() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
      }
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.dataSource = source
      table.layoutIfNeeded()
    }
    try expect(result, "tableView(_:numberOfRowsInSection:) returned -3 for section 0")
  }

  @Test func aHeightThatIsNoNumberEndsWithTheRow() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList([["a", "b"]], isSelfSizing: false)
      list.sections[0].rows[1].height = .nan
      list.settle()
    }
    try expect(result, "tableView(_:heightForRowAt:) gave nan as the height of row 1 of section 0")
  }

  @Test func anUnregisteredIdentifierEndsWithThoseThatAre() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList(rows: 1)
      _ = list.table.dequeueReusableCell(withIdentifier: "sell", for: .at(0, 0))
    }
    try expect(result, "no class is registered for \"sell\" (registered are \"cell\")")
  }

  @Test func aRegisteredClassThatIsNoCellEndsWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let table = UITableView(frame: .zero)
      table.register(UILabel.self, forCellReuseIdentifier: "label")
      _ = table.dequeueReusableCell(withIdentifier: "label")
    }
    try expect(result, "UILabel is not a UITableViewCell")
  }

  @Test func anUpdateWhileACellIsAskedForEndsWithTheCall() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = OtherCells(rows: 3)
      list.whileAsked = { list.table.deleteRows(at: [.at(0, 0)], with: .fade) }
      list.settle()
    }
    try expect(result, "deleteRows was called while the list was asking its data source or delegate")
  }

  @Test func anotherCellForAReconfiguredRowEndsWithTheRow() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = OtherCells(rows: 3)
      list.settle()
      list.only = NamedList.Cell(style: .default, reuseIdentifier: nil)
      list.table.reconfigureRows(at: [.at(0, 1)])
    }
    try expect(result, "Row 1 of section 0 is reconfigured, and the data source returned another cell")
  }

  @Test func scrollingToARowThatIsNotThereEndsWithWhatIs() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList(rows: 3)
      list.table.scrollToRow(at: .at(0, 3), at: .top, animated: false)
    }
    try expect(result, "scrollToRow(at:at:animated:): there is no row 3 in section 0; section 0 has 3 rows")
  }

  @Test func rowsOfASectionThatIsNotThereEndWithTheNumber() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let list = NamedList(rows: 3)
      _ = list.table.numberOfRows(inSection: 1)
    }
    try expect(result, "numberOfRows(inSection:): there is no section 1; there is 1 section")
  }

  private func expect(
    _ result: ExitTest.Result?, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = try #require(result).standardErrorContent
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(words), "\(text)", sourceLocation: sourceLocation)
  }
}

/// A list whose data source returns other cells than the ones it is asked for.
@MainActor
private final class OtherCells: NamedList {
  /// The path that a cell is dequeued for.
  var other: ((IndexPath) -> IndexPath)?
  /// The cell of all rows.
  var only: UITableViewCell?
  var whileAsked: () -> Void = {}

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    defer { whileAsked() }
    if let only { return only }
    guard let other else { return super.tableView(tableView, cellForRowAt: indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: other(indexPath))
    (cell as? Cell)?.label.text = sections[indexPath.section].rows[indexPath.row].name
    return cell
  }
}
