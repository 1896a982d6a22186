import HeadlessHost
import Testing
import UIKit

private final class CountingTable: UITableView {
  var loads = 0
  override func reloadData() {
    loads += 1
    super.reloadData()
  }
}

private final class CountingCollection: UICollectionView {
  var loads = 0
  override func reloadData() {
    loads += 1
    super.reloadData()
  }
}

private final class Contents: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  var count = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@MainActor @Suite("Questions after reloadData()")
struct LoadedAgainTests {
  @Test(arguments: [false, true])
  func findATableLaidOut(isInWindow: Bool) throws {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let table = UITableView(frame: window.bounds)
    let contents = Contents()
    table.dataSource = contents
    if isInWindow {
      window.addSubview(table)
      window.isHidden = false
    }
    table.layoutIfNeeded()
    for count in [3, 1, 7] {
      contents.count = count
      table.reloadData()
      let last = IndexPath(row: count - 1, section: 0)
      let cell = try #require(table.cellForRow(at: last))
      #expect(cell.textLabel?.text == "\(count - 1)")
      #expect(table.indexPath(for: cell) == last)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Header")
      #expect(table.numberOfRows(inSection: 0) == count && table.numberOfSections == 1)
      #expect(table.visibleCells.count == count)
      #expect(table.indexPathsForVisibleRows?.count == count)
      #expect(table.rectForRow(at: last) == cell.frame)
      #expect(table.cellForRow(at: IndexPath(row: count, section: 0)) == nil)
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: cell.frame.midY)) == last)
    }
  }

  @Test func findMeasuredRows() throws {
    final class Tall: UITableViewController {
      var lines = 1
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "line", count: lines).joined(separator: "\n")
        return cell
      }
    }
    let tall = Tall(style: .plain)
    let host = try show(tall)
    defer { host.close() }
    let before = tall.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    tall.lines = 4
    tall.tableView.reloadData()
    let after = tall.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
    tall.tableView.layoutIfNeeded()
    #expect(after == tall.tableView.rectForRow(at: IndexPath(row: 2, section: 0)))
    #expect(after.height > before.height && after.minY > before.minY)
  }

  @Test(arguments: [false, true])
  func findACollectionViewLaidOut(isInWindow: Bool) throws {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let contents = Contents()
    list.dataSource = contents
    if isInWindow {
      window.addSubview(list)
      window.isHidden = false
    }
    list.layoutIfNeeded()
    for count in [3, 1, 7] {
      contents.count = count
      list.reloadData()
      let last = IndexPath(item: count - 1, section: 0)
      let cell = try #require(list.cellForItem(at: last))
      #expect(list.indexPath(for: cell) == last)
      #expect(list.numberOfItems(inSection: 0) == count && list.numberOfSections == 1)
      #expect(list.visibleCells.count == count)
      #expect(list.indexPathsForVisibleItems.count == count)
      #expect(list.layoutAttributesForItem(at: last)?.frame.isAsGoodAs(cell.frame) == true)
      #expect(list.cellForItem(at: IndexPath(item: count, section: 0)) == nil)
    }
  }

  @Test func aQuestionInACallbackLaysNothingOut() throws {
    final class Asking: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        #expect(tableView.cellForRow(at: IndexPath(row: 4, section: 0)) == nil || tableView.window != nil)
        return 50
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        _ = tableView.cellForRow(at: indexPath)
        return UITableViewCell()
      }
    }
    let asking = Asking(style: .plain)
    let host = try show(asking)
    defer { host.close() }
    #expect(asking.tableView.visibleCells.count == 5)
  }

  @Test func anOverrideOfReloadDataIsCalledOnceForADataSource() throws {
    TestScreen.reset()
    let contents = Contents()
    contents.count = 3
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let table = CountingTable(frame: window.bounds)
    let list = CountingCollection(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for view in [table, list] { window.addSubview(view) }
    window.isHidden = false
    (table.dataSource, table.delegate, list.dataSource) = (contents, contents, contents)
    #expect(table.loads == 0 && list.loads == 0)
    window.updateForFrame()
    #expect(table.loads == 1 && list.loads == 1)
    window.updateForFrame()
    #expect(table.loads == 1 && list.loads == 1)
    table.reloadData()
    list.reloadData()
    window.updateForFrame()
    #expect(table.loads == 2 && list.loads == 2, "once for each call")
    let other = Contents()
    (table.dataSource, list.dataSource) = (other, other)
    table.reloadData()
    list.reloadData()
    window.updateForFrame()
    #expect(table.loads == 3 && list.loads == 3, "the application's call is the one")
    #expect(table.visibleCells.isEmpty && list.visibleCells.isEmpty)
  }

  @Test func aTableControllerLoadsItsTableAgainWhenItFirstAppears() throws {
    final class Screen: UITableViewController {
      var count = 1
      override func loadView() {
        tableView = CountingTable(frame: UIScreen.main.bounds, style: .plain)
        (tableView.dataSource, tableView.delegate) = (self, self)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        #expect(tableView.numberOfRows(inSection: 0) == 1)
        count = 4
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let screen = Screen(style: .plain)
    let host = try show(screen)
    defer { host.close() }
    #expect((screen.tableView as? CountingTable)?.loads == 1)
    #expect(screen.tableView.visibleCells.count == 4)
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    #expect((screen.tableView as? CountingTable)?.loads == 1)
  }
}
