import ListGeometry
import Testing

@testable import UIKit

private class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class FinalRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private class CommittingRows: NSObject, UITableViewDataSource {
  var commits = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { commits += 1 }
}

private final class EmptyCommit: NSObject {}
extension EmptyCommit: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

private class GenericRows<Item>: Rows {}
private class MoreCommittingRows: CommittingRows {}

private class CommittingList: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.deleteRows(at: [indexPath], with: .fade) }
}

private class TitledList: UITableViewController {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

private final class CommittingSource: UITableViewDiffableDataSource<String, UUID> {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { defaultRowAnimation = .left }
}

private class TitledSource<Item: Hashable & Sendable>: UITableViewDiffableDataSource<Int, Item> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

private final class MovingRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.tag += 1 }
}

private final class MovingList: UITableViewController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { title = "Moved" }
}

private final class MovingSource: UITableViewDiffableDataSource<String, UUID> {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { defaultRowAnimation = .left }
}

@Suite @MainActor struct RowChangesTests {
  private func commits(_ source: any UITableViewDataSource) -> Bool {
    RowChanges(of: source).contains(.commitsEdits)
  }

  @Test func whatTheProtocolsExtensionGivesDoesNotCount() {
    #expect(!commits(Rows()))
    #expect(!commits(FinalRows()))
    #expect(!commits(GenericRows<Int>()))
  }

  @Test func aMethodOfTheClassItsExtensionOrItsSuperclassCounts() {
    let rows = CommittingRows()
    #expect(commits(rows))
    #expect(rows.commits == 0, "nothing is called to find out")
    #expect(commits(EmptyCommit()))
    #expect(commits(MoreCommittingRows()))
  }

  @Test func tableControllersCountWhenTheyOverrideIt() {
    #expect(!commits(UITableViewController(style: .plain)))
    #expect(!commits(TitledList(style: .plain)))
    #expect(commits(CommittingList(style: .plain)))
  }

  @Test func diffableSourcesCountWhenTheyOverrideIt() {
    let table = UITableView()
    #expect(!commits(UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }))
    #expect(!commits(TitledSource<String>(tableView: table) { _, _, _ in nil }))
    #expect(commits(CommittingSource(tableView: table) { _, _, _ in nil }))
  }

  @Test func aTableAsksOnceForEachDataSource() {
    let table = UITableView()
    let (plain, committing) = (Rows(), CommittingRows())
    #expect(!table.canCommit)
    table.dataSource = plain
    #expect(!table.canCommit)
    table.dataSource = committing
    #expect(table.canCommit)
    table.dataSource = plain
    #expect(!table.canCommit)
  }

  private func moves(_ source: any UITableViewDataSource) -> Bool { RowChanges(of: source).contains(.movesRows) }

  @Test func movingRowsIsAMethodOfItsOwn() {
    let plain: [any UITableViewDataSource] = [
      Rows(), CommittingRows(), CommittingList(style: .plain),
      CommittingSource(tableView: UITableView()) { _, _, _ in nil },
    ]
    #expect(plain.map { moves($0) } == [false, false, false, false])
    let moving: [any UITableViewDataSource] = [
      MovingRows(), MovingList(style: .plain), MovingSource(tableView: UITableView()) { _, _, _ in nil },
    ]
    #expect(moving.map { moves($0) } == [true, true, true])
    #expect(moving.map { commits($0) } == [false, false, false])
  }

  @Test func allKindsOfDataSourcesCanBeTold() {
    #expect(RowChanges.commit.problem == nil)
    #expect(RowChanges.move.problem == nil)
  }

  @Test func whatCannotBeToldCountsAsThereAndIsReported() throws {
    // Nothing leads to this address, as where the compiler writes other instructions.
    let strange = try #require(UnsafeRawPointer(bitPattern: 16))
    let method = OptionalMethod(
      name: "tableView(_:commit:forRowAt:)", selector: "tableView:commitEditingStyle:forRowAtIndexPath:",
      standard: strange,
      probe: CommittingRows(),
      controller: RowChanges.CommittingController.self, diffable: RowChanges.CommittingSource.self)
    #expect(method.isThere(in: Rows()))
    #expect(!method.isThere(in: UITableViewController(style: .plain)), "what is known of other kinds stays known")
    #expect(method.problem == "classes with UITableViewDataSource")
    let told = Diagnostics.shared.all(of: .optionalMethodsUnknown)
    #expect(told.count == 1)
    #expect(told.first?.object.contains("classes with UITableViewDataSource") == true)
  }

  @Test func aMethodThatTurnsOutToBeTheExtensionsIsNoLongerThere() {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    table.abilities.rowChanges = [.commitsEdits, .movesRows]
    table.commit(.delete, RowIndex(section: 0, row: 0))
    #expect(!table.canCommit)
    #expect(table.abilities.rowChanges == [.movesRows])
    rows.tableView(table, moveRowAt: [0, 0], to: [0, 0])
    #expect(table.abilities.rowChanges == [])
  }
}
