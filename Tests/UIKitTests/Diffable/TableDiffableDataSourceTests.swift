import HeadlessHost
import Testing
import UIKit

@MainActor @Suite struct TableDiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test func showsWhatTheSnapshotSays() throws {
    let list = try DiffableList()
    list.dataSource.apply(snapshot(("fruit", [3, 1]), ("nuts", [7])))
    #expect(list.shownItems == [[3, 1], [7]])
    #expect(list.table.numberOfSections == 2)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 7)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 2)) == nil)
    #expect(list.dataSource.indexPath(for: 1) == IndexPath(row: 1, section: 0))
    #expect(list.dataSource.indexPath(for: 2) == nil)
    #expect(list.dataSource.sectionIdentifier(for: 1) == "nuts")
    #expect(list.dataSource.sectionIdentifier(for: 2) == nil)
    #expect(list.dataSource.index(for: "nuts") == 1)
    #expect(list.dataSource.index(for: "wood") == nil)
    #expect(list.dataSource.snapshot().itemIdentifiers == [3, 1, 7])
  }

  /// Thousands of changes; the screen has to show what the arrays of the model hold.
  @Test(arguments: 1...40)
  func theScreenFollowsEverySnapshot(seed: Int) throws {
    let list = try DiffableList(style: seed % 2 == 0 ? .plain : .insetGrouped)
    var changes = SnapshotChanges(seed: seed)
    for number in 0..<40 {
      var names = ""
      for _ in 0...number % 4 { names += changes.step() + "; " }
      list.dataSource.apply(changes.snapshot, animatingDifferences: number % 2 == 0)
      list.host.settle()
      let model = changes.model.sections.map(\.items)
      #expect(list.table.numberOfSections == model.count, "\(names)")
      let visible = list.table.indexPathsForVisibleRows ?? []
      #expect(list.items(at: visible) == visible.map { model[$0.section][$0.row] }, "\(names)")
      #expect(list.texts(at: visible) == visible.map { "\(model[$0.section][$0.row])" }, "\(names)")
      #expect(visible.isEmpty == model.allSatisfy { $0.isEmpty }, "\(names)")
      changes.model.reloadedItems = []
      changes.model.reconfiguredItems = []
      changes.model.reloadedSections = []
      changes.snapshot = list.dataSource.snapshot()
      changes.model.compare(changes.snapshot)
    }
  }

  @Test func theCompletionMayApplyTheNextSnapshotAndFindsItShown() throws {
    let list = try DiffableList()
    var counts: [Int] = []
    list.dataSource.apply(snapshot(("a", [1])), animatingDifferences: false) {
      counts.append(list.table.numberOfRows(inSection: 0))
      list.dataSource.apply(snapshot(("a", [1, 2])), animatingDifferences: false)
      counts.append(list.table.numberOfRows(inSection: 0))
    }
    #expect(counts == [1, 2])
  }

  @Test func aSnapshotAppliedByTheCellProviderIsShownNext() throws {
    let list = try DiffableList()
    var hasApplied = false
    list.willProvide = { _ in
      guard !hasApplied else { return }
      hasApplied = true
      list.dataSource.apply(snapshot(("a", [1, 2, 3])))
    }
    list.dataSource.apply(snapshot(("a", [1])))
    list.host.settle()
    #expect(list.shownItems == [[1, 2, 3]])
  }

  @Test func titlesComeFromASubclass() throws {
    final class Titled: UITableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
      }
    }
    let list = try DiffableList { table, provider in Titled(tableView: table, cellProvider: provider) }
    list.dataSource.apply(snapshot(("a", [1]), ("b", [2])))
    list.host.settle()
    #expect(list.table.headerView(forSection: 1)?.textLabel?.text == "Section b")
    #expect(list.table.footerView(forSection: 1) == nil)
  }

  @Test func withoutSubclassThereAreNoHeaders() throws {
    let list = try DiffableList()
    list.dataSource.apply(snapshot(("a", [1]), ("b", [2])))
    list.host.settle()
    #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 88)
  }

  // MARK: Other threads

  @Test func snapshotsOfAnotherThreadAreShownInTheirOrder() async throws {
    let list = try DiffableList()
    let dataSource = list.dataSource
    let wasOnMain = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      DispatchQueue.global().async {
        for count in 1..<30 { dataSource.apply(snapshot(("a", Array(0..<count)))) }
        // What was applied last counts for the next change, whether the table shows it yet or not.
        var next = dataSource.snapshot()
        next.appendItems([100])
        dataSource.apply(next) { continuation.resume(returning: Thread.isMainThread || MainQueueMark.isCurrent) }
      }
    }
    #expect(wasOnMain)
    #expect(list.shownItems == [Array(0..<29) + [100]])
  }

  @Test func asyncApplyReturnsWhenTheTableShowsTheSnapshot() async throws {
    let list = try DiffableList()
    await list.dataSource.apply(snapshot(("a", [4, 5])))
    #expect(list.shownItems == [[4, 5]])
    await list.dataSource.applySnapshotUsingReloadData(snapshot(("a", [6])))
    #expect(list.shownItems == [[6]])
  }

  // MARK: Life

  @Test func theTableDoesNotKeepItsDataSourceNorTheDataSourceItsTable() {
    var table: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var dataSource: UITableViewDiffableDataSource<String, Int>? = UITableViewDiffableDataSource(
      tableView: table!
    ) { _, _, _ in UITableViewCell() }
    weak let weakTable = table
    weak let weakSource = dataSource
    dataSource?.apply(snapshot(("a", [1])))
    table = nil
    #expect(weakTable == nil)
    dataSource?.apply(snapshot(("a", [1, 2])))
    #expect(dataSource?.snapshot().numberOfItems == 2)
    dataSource = nil
    #expect(weakSource == nil)
  }

  @Test func aCellProviderThatReturnsNilIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let dataSource = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["a"])
        snapshot.appendItems(["pear"])
        dataSource.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(#"The cell provider returned nil for the item "pear", row 0 of section 0."#))
  }
}

/// A snapshot of sections with their items.
func snapshot(_ sections: (String, [Int])...) -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  for (name, items) in sections {
    snapshot.appendSections([name])
    snapshot.appendItems(items)
  }
  return snapshot
}

enum MainQueueMark {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}

/// A table on the screen of an iPhone 8 that shows numbers.
@MainActor
final class DiffableList {
  typealias DataSource = UITableViewDiffableDataSource<String, Int>

  let host: ScreenHost
  let table: UITableView
  private(set) var dataSource: DataSource!
  /// Called before each cell is provided.
  var willProvide: (Int) -> Void = { _ in }
  /// How often the cell provider was called for each item.
  var provided: [Int: Int] = [:]

  init(
    style: UITableView.Style = .plain,
    make: (UITableView, @escaping DataSource.CellProvider) -> DataSource = {
      DataSource(tableView: $0, cellProvider: $1)
    }
  ) throws {
    let controller = UITableViewController(style: style)
    table = controller.tableView
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    host = try show(controller, "--device=iPhone 8")
    dataSource = make(table) { [unowned self] table, indexPath, item in
      willProvide(item)
      provided[item, default: 0] += 1
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  func items(at indexPaths: [IndexPath]) -> [Int?] { indexPaths.map { dataSource.itemIdentifier(for: $0) } }
  func texts(at indexPaths: [IndexPath]) -> [String?] {
    indexPaths.map { table.cellForRow(at: $0)?.textLabel?.text }
  }

  /// All items by the data source's methods.
  var shownItems: [[Int]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).compactMap {
        dataSource.itemIdentifier(for: IndexPath(row: $0, section: section))
      }
    }
  }
}
