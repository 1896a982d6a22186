import HeadlessHost
import Testing
import UIKit

/// Snapshots and data sources that know nothing of the types of identifiers.
@MainActor @Suite("Snapshot references")
struct SnapshotReferenceTests {
  private func strings(_ identifiers: [Any]) -> [String] { identifiers.map { "\($0)" } }

  @Test func aSnapshotDoesWhatTheGenericOneDoes() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "c"])
    snapshot.insertSections(withIdentifiers: ["b"], afterSectionWithIdentifier: "a")
    snapshot.insertSections(withIdentifiers: ["0"], beforeSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [1, 2])
    snapshot.appendItems(withIdentifiers: [3, 4], intoSectionWithIdentifier: "a")
    snapshot.insertItems(withIdentifiers: [5], beforeItemWithIdentifier: 3)
    snapshot.insertItems(withIdentifiers: [6], afterItemWithIdentifier: 3)
    #expect(strings(snapshot.sectionIdentifiers) == ["0", "a", "b", "c"])
    #expect(strings(snapshot.itemIdentifiersInSection(withIdentifier: "a")) == ["5", "3", "6", "4"])
    #expect(snapshot.numberOfItems == 6 && snapshot.numberOfSections == 4)
    #expect(snapshot.numberOfItems(inSection: "c") == 2)
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 6) as? String == "a")
    #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 60) == nil)
    #expect(snapshot.index(ofItemIdentifier: 4) == 3 && snapshot.index(ofItemIdentifier: "4") == NSNotFound)
    #expect(snapshot.index(ofSectionIdentifier: "c") == 3 && snapshot.index(ofSectionIdentifier: "x") == NSNotFound)
  }

  @Test func itemsAndSectionsMoveGoAndAreMarked() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", "b"])
    snapshot.appendItems(withIdentifiers: [1, 2, 3, 4])
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.moveItem(withIdentifier: 4, beforeItemWithIdentifier: 1)
    snapshot.moveItem(withIdentifier: 1, afterItemWithIdentifier: 3)
    #expect(strings(snapshot.itemIdentifiers) == ["4", "2", "3", "1"])
    snapshot.deleteItems(withIdentifiers: [2, 9])
    snapshot.reloadItems(withIdentifiers: [3])
    snapshot.reconfigureItems(withIdentifiers: [1])
    snapshot.reloadSections(withIdentifiers: ["b"])
    #expect(strings(snapshot.reloadedItemIdentifiers) == ["3"])
    #expect(strings(snapshot.reconfiguredItemIdentifiers) == ["1"])
    #expect(strings(snapshot.reloadedSectionIdentifiers) == ["b"])
    snapshot.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "a")
    #expect(strings(snapshot.sectionIdentifiers) == ["b", "a"])
    snapshot.moveSection(withIdentifier: "b", afterSectionWithIdentifier: "a")
    #expect(strings(snapshot.sectionIdentifiers) == ["a", "b"])
    snapshot.deleteSections(withIdentifiers: ["b"])
    #expect(snapshot.numberOfItems == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.sectionIdentifiers.isEmpty)
    #expect(strings(copy?.itemIdentifiers ?? []) == ["1", "2", "3", "4"])
  }

  @Test func anOutlineDoesWhatTheGenericOneDoes() {
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["a", "b"])
    outline.appendItems(["a1", "a3"], intoParentItem: "a")
    outline.insertItems(["a2"], beforeItem: "a3")
    outline.insertItems(["a4"], afterItem: "a3")
    #expect(strings(outline.items) == ["a", "a1", "a2", "a3", "a4", "b"])
    #expect(strings(outline.rootItems) == ["a", "b"] && strings(outline.visibleItems) == ["a", "b"])
    outline.expandItems(["a"])
    #expect(outline.isExpanded("a") && outline.isVisible("a2") && strings(outline.expandedItems()) == ["a"])
    #expect(outline.level(ofItem: "a2") == 1 && outline.index(ofItem: "a2") == 2)
    #expect(outline.index(ofItem: "z") == NSNotFound && !outline.containsItem("z"))
    #expect(outline.parent(ofChildItem: "a2") as? String == "a" && outline.parent(ofChildItem: "a") == nil)
    #expect(strings(outline.ofParentItem("a").items) == ["a1", "a2", "a3", "a4"])
    #expect(strings(outline.ofParentItem("a", includingParentItem: true).rootItems) == ["a"])
    #expect(outline.visualDescription().hasPrefix("- a\n  * a1"))
    let other = NSDiffableDataSourceSectionSnapshotReference()
    other.appendItems(["x", "y"])
    #expect(outline.insert(other, afterItem: "a") as? String == "y")
    outline.collapseItems(["a"])
    #expect(strings(outline.visibleItems) == ["a", "x", "y", "b"])
    other.deleteAllItems()
    other.appendItems(["w"])
    outline.insert(other, beforeItem: "x")
    outline.replaceChildren(ofParentItem: "x", with: NSDiffableDataSourceSectionSnapshotReference())
    let copy = outline.copy() as? NSDiffableDataSourceSectionSnapshotReference
    outline.deleteItems(["a"])
    #expect(strings(outline.items) == ["w", "x", "y", "b"])
    #expect(copy?.items.count == 9)
  }

  @Test func aCollectionShowsWhatIsApplied() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let collection: UICollectionView = controller.collectionView
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    var asked: [String] = []
    let cells: UICollectionViewDiffableDataSourceReferenceCellProvider = { collection, path, item in
      asked.append("\(item)")
      return collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    let source = UICollectionViewDiffableDataSourceReference(collectionView: collection, cellProvider: cells)
    let headers: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = { collection, kind, path in
      collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    source.supplementaryViewProvider = headers
    #expect(collection.dataSource === source)
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["s"])
    snapshot.appendItems(withIdentifiers: ["a", "b"])
    source.applySnapshot(snapshot, animatingDifferences: false)
    let host = try show(controller)
    #expect(asked == ["a", "b"])
    #expect(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    var isShown = false
    snapshot.appendItems(withIdentifiers: ["c"])
    source.applySnapshot(snapshot, animatingDifferences: true) { isShown = true }
    host.settle()
    #expect(isShown && collection.indexPathsForVisibleItems.count == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) as? String == "c")
    #expect(source.indexPath(forItemIdentifier: "b") == IndexPath(item: 1, section: 0))
    #expect(source.sectionIdentifier(for: 0) as? String == "s")
    #expect(source.index(forSectionIdentifier: "s") == 0 && source.index(forSectionIdentifier: "t") == NSNotFound)
    #expect(source.snapshot().numberOfItems == 3)
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["p"])
    outline.appendItems(["q"], intoParentItem: "p")
    source.applySnapshot(outline, toSection: "s", animatingDifferences: false)
    #expect(collection.numberOfItems(inSection: 0) == 1)
    #expect(source.snapshot(forSection: "s").containsItem("q"))
    source.applySnapshot(usingReloadData: snapshot)
    #expect(collection.numberOfItems(inSection: 0) == 3)
    host.close()
  }

  @Test func aTableShowsWhatIsApplied() throws {
    let controller = UITableViewController(style: .plain)
    let table: UITableView = controller.tableView
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let cells: UITableViewDiffableDataSourceReferenceCellProvider = { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    let source = UITableViewDiffableDataSourceReference(tableView: table, cellProvider: cells)
    source.defaultRowAnimation = .fade
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [0])
    snapshot.appendItems(withIdentifiers: [NSString("x"), NSString("y")])
    source.applySnapshot(snapshot, animatingDifferences: false)
    let host = try show(controller)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "y"])
    snapshot.moveItem(withIdentifier: NSString("y"), beforeItemWithIdentifier: NSString("x"))
    source.applySnapshot(snapshot, animatingDifferences: true)
    host.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["y", "x"])
    #expect(source.indexPath(forItemIdentifier: NSString("x")) == IndexPath(row: 1, section: 0))
    #expect(source.defaultRowAnimation == .fade)
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    host.close()
  }
}
