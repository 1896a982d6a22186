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
  @Test(arguments: seeds(40).map { Int($0) })
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

  @Test func whatStaysKeepsItsCellAndItsSelection() throws {
    let list = try DiffableList()
    list.table.allowsMultipleSelection = true
    list.dataSource.apply(snapshot(("a", [1, 2, 3]), ("b", [4, 5])))
    list.host.settle()
    let cells = try (1...5).map { try #require(list.cell(of: $0)) }
    for item in [2, 5] {
      list.table.selectRow(at: list.dataSource.indexPath(for: item), animated: false, scrollPosition: .none)
    }
    list.provided = [:]
    list.dataSource.apply(snapshot(("b", [5, 6, 2]), ("a", [3, 1])))
    list.host.settle()
    #expect(list.provided == [6: 1])
    for item in [1, 2, 3, 5] { #expect(list.cell(of: item) === cells[item - 1]) }
    let selected = list.table.indexPathsForSelectedRows ?? []
    #expect(Set(list.items(at: selected)) == [2, 5])
    #expect(cells[1].isSelected && cells[4].isSelected && !cells[0].isSelected)
    #expect(cells[3].superview == nil)
  }

  @Test func reloadedItemsGetNewCellsAndReconfiguredOnesKeepTheirs() throws {
    let list = try DiffableList()
    list.dataSource.apply(snapshot(("a", [1, 2, 3, 4])))
    list.host.settle()
    let cells = try (1...4).map { try #require(list.cell(of: $0)) }
    list.provided = [:]
    list.text = { "new \($0)" }
    var next = list.dataSource.snapshot()
    next.reloadItems([2])
    next.reconfigureItems([3, 4])
    next.moveItem(4, beforeItem: 1)
    list.dataSource.apply(next)
    list.host.settle()
    #expect(list.provided == [2: 1, 3: 1, 4: 1])
    #expect(list.cell(of: 3) === cells[2])
    #expect(list.cell(of: 4) === cells[3])
    #expect((1...4).map { list.cell(of: $0)?.textLabel?.text } == ["1", "new 2", "new 3", "new 4"])
    // The marks were for one time.
    list.provided = [:]
    list.dataSource.apply(list.dataSource.snapshot())
    list.host.settle()
    #expect(list.provided.isEmpty)
  }

  @Test func reloadedSectionsGetNewCells() throws {
    let list = try DiffableList()
    list.dataSource.apply(snapshot(("a", [1, 2]), ("b", [3])))
    list.host.settle()
    list.provided = [:]
    var next = list.dataSource.snapshot()
    next.reloadSections(["a"])
    list.dataSource.apply(next)
    list.host.settle()
    #expect(list.provided == [1: 1, 2: 1])
  }

  @Test func applyingByReloadAsksForEverythingAndClearsTheSelection() throws {
    let list = try DiffableList()
    list.dataSource.apply(snapshot(("a", [1, 2])))
    list.host.settle()
    list.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    list.provided = [:]
    var isShown = false
    list.dataSource.applySnapshotUsingReloadData(list.dataSource.snapshot()) { isShown = true }
    #expect(isShown)
    #expect(list.provided == [1: 1, 2: 1])
    #expect(list.table.indexPathsForSelectedRows == nil)
  }

  /// Thousands of rows that come and go above, and the reader sees the same row at the same place.
  @Test func theReadersPlaceStaysWhenItemsComeAbove() throws {
    let list = try DiffableList()
    list.dataSource.apply(snapshot(("a", Array(0..<3000))))
    list.table.scrollToRow(at: IndexPath(row: 1500, section: 0), at: .top, animated: false)
    list.host.settle()
    let cell = try #require(list.cell(of: 1500))
    let place = cell.convert(cell.bounds, to: nil)
    list.dataSource.apply(snapshot(("z", Array(5000..<7000)), ("a", Array(700..<3000))))
    list.host.settle()
    #expect(list.cell(of: 1500) === cell)
    #expect(cell.convert(cell.bounds, to: nil) == place)
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

  @Test func aSnapshotAppliedWhenACellIsShownIsShownNext() throws {
    final class Observer: NSObject, UITableViewDelegate {
      var willDisplay: () -> Void = {}
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay()
      }
    }
    let list = try DiffableList()
    let observer = Observer()
    list.table.delegate = observer
    observer.willDisplay = {
      observer.willDisplay = {}
      list.dataSource.apply(snapshot(("a", [1, 2, 3])))
    }
    list.dataSource.apply(snapshot(("a", [1])))
    list.host.settle()
    #expect(list.shownItems == [[1, 2, 3]])
  }

  @Test func applyingInTheCellProviderIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = try! DiffableList()
        list.willProvide = { _ in list.dataSource.apply(snapshot(("a", [1, 2]))) }
        list.dataSource.apply(snapshot(("a", [1])))
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("apply(_:animatingDifferences:completion:) was called while the list was asking"))
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
    #expect(list.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 44)
  }

  // MARK: Other threads

  @Test func snapshotsOfAnotherThreadAreShownInTheirOrder() async throws {
    let list = try DiffableList()
    let dataSource: DiffableList.DataSource = list.dataSource
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
  var text: (Int) -> String = { "\($0)" }
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
      cell.textLabel?.text = text(item)
      return cell
    }
  }

  func cell(of item: Int) -> UITableViewCell? { dataSource.indexPath(for: item).flatMap { table.cellForRow(at: $0) } }
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
