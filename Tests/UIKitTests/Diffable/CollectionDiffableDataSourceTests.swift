import HeadlessHost
import Testing
import UIKit

@MainActor @Suite struct CollectionDiffableDataSourceTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  @Test func showsWhatTheSnapshotSays() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("fruit", [3, 1]), ("nuts", [7])))
    #expect(grid.shownItems == [[3, 1], [7]])
    #expect(grid.collection.numberOfSections == 2)
    #expect(grid.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 7)
    #expect(grid.dataSource.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(grid.dataSource.indexPath(for: 1) == IndexPath(item: 1, section: 0))
    #expect(grid.dataSource.indexPath(for: 2) == nil)
    #expect(grid.dataSource.sectionIdentifier(for: 1) == "nuts")
    #expect(grid.dataSource.sectionIdentifier(for: 2) == nil)
    #expect(grid.dataSource.index(for: "nuts") == 1)
    #expect(grid.dataSource.index(for: "wood") == nil)
    #expect(grid.dataSource.snapshot().itemIdentifiers == [3, 1, 7])
  }

  /// Thousands of changes; the screen has to show what the arrays of the model hold.
  @Test(arguments: seeds(40).map { Int($0) })
  func theScreenFollowsEverySnapshot(seed: Int) throws {
    let grid = try DiffableGrid()
    var changes = SnapshotChanges(seed: seed)
    for number in 0..<40 {
      var names = ""
      for _ in 0...number % 4 { names += changes.step() + "; " }
      grid.dataSource.apply(changes.snapshot, animatingDifferences: number % 2 == 0)
      grid.host.settle()
      let model = changes.model.sections.map(\.items)
      #expect(grid.collection.numberOfSections == model.count, "\(names)")
      let visible = grid.collection.indexPathsForVisibleItems
      #expect(grid.items(at: visible) == visible.map { model[$0.section][$0.item] }, "\(names)")
      #expect(grid.numbers(at: visible) == visible.map { model[$0.section][$0.item] }, "\(names)")
      #expect(visible.isEmpty == model.allSatisfy { $0.isEmpty }, "\(names)")
      changes.model.reloadedItems = []
      changes.model.reconfiguredItems = []
      changes.model.reloadedSections = []
      changes.snapshot = grid.dataSource.snapshot()
      changes.model.compare(changes.snapshot)
    }
  }

  @Test func applyingByReloadAsksForEverything() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("a", [1, 2])))
    grid.host.settle()
    grid.provided = [:]
    var isDone = false
    grid.dataSource.applySnapshotUsingReloadData(snapshot(("a", [1, 2]))) { isDone = true }
    grid.host.settle()
    #expect(isDone)
    #expect(grid.provided == [1: 1, 2: 1])
  }

  @Test func theCompletionMayApplyTheNextSnapshotAndFindsItShown() throws {
    let grid = try DiffableGrid()
    var counts: [Int] = []
    grid.dataSource.apply(snapshot(("a", [1]))) {
      counts.append(grid.collection.numberOfItems(inSection: 0))
      grid.dataSource.apply(snapshot(("a", [1, 2]))) { counts.append(grid.collection.numberOfItems(inSection: 0)) }
    }
    grid.host.settle()
    #expect(counts == [1, 2])
  }

  @Test func snapshotsOfAnotherThreadAreShownInTheirOrder() async throws {
    let grid = try DiffableGrid()
    let dataSource: DiffableGrid.DataSource = grid.dataSource
    let wasOnMain = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      DispatchQueue.global().async {
        for count in 1..<30 { dataSource.apply(snapshot(("a", Array(0..<count)))) }
        var next = dataSource.snapshot()
        next.appendItems([100])
        dataSource.apply(next) { continuation.resume(returning: Thread.isMainThread || MainQueueMark.isCurrent) }
      }
    }
    #expect(wasOnMain)
    #expect(grid.shownItems == [Array(0..<29) + [100]])
  }

  @Test func asyncApplyReturnsWhenTheCollectionShowsTheSnapshot() async throws {
    let grid = try DiffableGrid()
    await grid.dataSource.apply(snapshot(("a", [4, 5])))
    #expect(grid.shownItems == [[4, 5]])
    await grid.dataSource.applySnapshotUsingReloadData(snapshot(("a", [6])))
    #expect(grid.shownItems == [[6]])
    var outline = Outline()
    outline.append([8, 9])
    await grid.dataSource.apply(outline, to: "b")
    #expect(grid.shownItems == [[6], [8, 9]])
  }

  @Test func supplementaryViewsComeFromTheProvider() throws {
    let grid = try DiffableGrid()
    grid.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let header = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned grid] view, kind, indexPath in
      view.title = grid.dataSource.sectionIdentifier(for: indexPath.section)
    }
    grid.dataSource.supplementaryViewProvider = { collection, _, indexPath in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    grid.dataSource.apply(snapshot(("fruit", [3]), ("nuts", [7])))
    grid.host.settle()
    let kind = UICollectionView.elementKindSectionHeader
    let titles = (0..<2).map { section in
      (grid.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)) as? Header)?
        .title
    }
    #expect(titles == ["fruit", "nuts"])
  }

  @Test func theCollectionDoesNotKeepItsDataSourceNorTheDataSourceItsCollection() {
    var collection: UICollectionView? = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var dataSource: DiffableGrid.DataSource? = DiffableGrid.DataSource(collectionView: collection!) { _, _, _ in nil }
    weak let weakCollection = collection
    weak let weakSource = dataSource
    collection = nil
    #expect(weakCollection == nil)
    dataSource?.apply(snapshot(("a", [1, 2])))
    #expect(dataSource?.snapshot().numberOfItems == 2)
    dataSource = nil
    #expect(weakSource == nil)
  }

  @Test(arguments: [
    ("cell", "The cell provider returned nil for the item 5, item 0 of section 0."),
    ("header", "the data source has no supplementaryViewProvider"),
    ("nil header", "The supplementary view provider returned nil"),
  ])
  func aProviderThatGivesNothingIsNamed(_ missing: String, _ expected: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [missing] in
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        if missing != "cell" { layout.headerReferenceSize = CGSize(width: 0, height: 30) }
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let dataSource = DiffableGrid.DataSource(collectionView: collection) { collection, indexPath, item in
          missing == "cell"
            ? nil : collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        if missing == "nil header" { dataSource.supplementaryViewProvider = { _, _, _ in nil } }
        dataSource.apply(snapshot(("a", [5])))
        collection.layoutIfNeeded()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(expected))
  }

  @Test(arguments: ["cell", "header"])
  func aRegistrationMadeForOneViewIsNamed(_ kind: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [kind] in
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        if kind == "header" { layout.headerReferenceSize = CGSize(width: 0, height: 30) }
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let kept = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let dataSource = DiffableGrid.DataSource(collectionView: collection) { collection, indexPath, item in
          if kind == "header" {
            return collection.dequeueConfiguredReusableCell(using: kept, for: indexPath, item: item)
          }
          let own = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return collection.dequeueConfiguredReusableCell(using: own, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collection, kind, indexPath in
          let own = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) { _, _, _ in
          }
          return collection.dequeueConfiguredReusableSupplementary(using: own, for: indexPath)
        }
        dataSource.apply(snapshot(("a", [5])))
        collection.layoutIfNeeded()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("was made while the data source was asked for a view"))
  }

  @Test func whatStaysKeepsItsCellAndItsSelection() throws {
    let grid = try DiffableGrid()
    grid.collection.allowsMultipleSelection = true
    grid.dataSource.apply(snapshot(("a", [1, 2, 3]), ("b", [4, 5])))
    grid.host.settle()
    let cells = try (1...5).map { try #require(grid.cell(of: $0)) }
    for item in [2, 5] {
      grid.collection.selectItem(at: grid.dataSource.indexPath(for: item), animated: false, scrollPosition: [])
    }
    grid.provided = [:]
    grid.dataSource.apply(snapshot(("b", [5, 6, 2]), ("a", [3, 1])))
    grid.host.settle()
    #expect(grid.provided == [6: 1])
    for item in [1, 2, 3, 5] { #expect(grid.cell(of: item) === cells[item - 1]) }
    let selected = grid.collection.indexPathsForSelectedItems ?? []
    #expect(Set(grid.items(at: selected)) == [2, 5])
    #expect(cells[1].isSelected && cells[4].isSelected && !cells[0].isSelected)
    #expect(cells[3].superview == nil)
  }

  @Test func reloadedItemsGetNewCellsAndReconfiguredOnesKeepTheirs() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("a", [1, 2, 3, 4])))
    grid.host.settle()
    let cells = try (1...4).map { try #require(grid.cell(of: $0)) }
    grid.provided = [:]
    var next = grid.dataSource.snapshot()
    next.reloadItems([2])
    next.reconfigureItems([3, 4])
    next.moveItem(4, beforeItem: 1)
    grid.dataSource.apply(next)
    grid.host.settle()
    #expect(grid.provided == [2: 1, 3: 1, 4: 1])
    #expect(grid.shownItems == [[4, 1, 2, 3]])
    for item in [1, 3, 4] { #expect(grid.cell(of: item) === cells[item - 1]) }
    #expect(grid.cell(of: 2) !== cells[1])
    #expect(grid.dataSource.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(grid.dataSource.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func theReadersPlaceStaysWhenItemsComeAbove() throws {
    let grid = try DiffableGrid()
    grid.layout.itemSize = CGSize(width: 375, height: 40)
    grid.dataSource.apply(snapshot(("a", Array(0..<200))))
    grid.host.settle()
    grid.collection.contentOffset.y = 1000
    grid.host.settle()
    let place = try #require(grid.cell(of: 25)).frame.minY - grid.collection.contentOffset.y
    grid.dataSource.apply(snapshot(("a", Array(-50..<200))), animatingDifferences: false)
    grid.host.settle()
    #expect(try #require(grid.cell(of: 25)).frame.minY - grid.collection.contentOffset.y == place)
  }

  @Test func applyingInTheCellProviderIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let grid = try! DiffableGrid()
        grid.willProvide = { _ in grid.dataSource.apply(snapshot(("a", [1, 2]))) }
        grid.dataSource.apply(snapshot(("a", [1])))
        grid.host.settle()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("apply(_:animatingDifferences:completion:) was called while the list was asking"))
  }

  final class Header: UICollectionReusableView {
    var title: String?
  }
}

/// Moving items by hand: what the data source takes over and tells.
@MainActor @Suite struct CollectionReorderingHandlerTests {
  @Test func onlyItemsThatTheHandlerLetsGoMayBeMoved() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("a", [1, 2])))
    let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)]
    #expect(paths.map { grid.dataSource.collectionView(grid.collection, canMoveItemAt: $0) } == [false, false])
    grid.dataSource.reorderingHandlers.canReorderItem = { $0 == 2 }
    #expect(paths.map { grid.dataSource.collectionView(grid.collection, canMoveItemAt: $0) } == [false, true])
  }

  @Test func aMoveWithinASectionTellsBothSnapshotsAndTheDifference() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("a", [1, 2, 3]), ("b", [4])))
    var log: [String] = []
    grid.dataSource.reorderingHandlers.willReorder = { [unowned grid] transaction in
      log.append("will \(transaction.finalSnapshot.itemIdentifiers), now \(grid.dataSource.snapshot().itemIdentifiers)")
    }
    var done: NSDiffableDataSourceTransaction<String, Int>?
    grid.dataSource.reorderingHandlers.didReorder = { [unowned grid] transaction in
      log.append("did, now \(grid.dataSource.snapshot().itemIdentifiers)")
      done = transaction
    }
    grid.move(from: (0, 0), to: (0, 2))
    #expect(log == ["will [2, 3, 1, 4], now [1, 2, 3, 4]", "did, now [2, 3, 1, 4]"])
    let transaction = try #require(done)
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 1, 4])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
    #expect(transaction.sectionTransactions[0].initialSnapshot.items == [1, 2, 3])
    #expect(transaction.sectionTransactions[0].finalSnapshot.items == [2, 3, 1])
    #expect([1, 2, 3].applying(transaction.sectionTransactions[0].difference) == [2, 3, 1])
    #expect(grid.dataSource.indexPath(for: 1) == IndexPath(item: 2, section: 0))
  }

  @Test func aMoveToAnotherSectionHasATransactionForEach() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("a", [1, 2]), ("b", [3, 4])))
    var done: NSDiffableDataSourceTransaction<String, Int>?
    grid.dataSource.reorderingHandlers.didReorder = { done = $0 }
    grid.move(from: (1, 0), to: (0, 1))
    let transaction = try #require(done)
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "a") == [1, 3, 2])
    #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "b") == [4])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot.items) == [[1, 3, 2], [4]])
    #expect([1, 2, 3, 4].applying(transaction.difference) == [1, 3, 2, 4])
  }

  @Test func aMoveInAnOutlineTakesTheChildrenAlong() throws {
    let grid = try DiffableGrid()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([10, 11], to: 1)
    outline.append([20], to: 2)
    outline.expand([2])
    grid.dataSource.apply(outline, to: "a", animatingDifferences: false)
    #expect(grid.dataSource.snapshot().itemIdentifiers == [1, 2, 20, 3])
    grid.move(from: (0, 0), to: (0, 1))
    let moved = grid.dataSource.snapshot(for: "a")
    #expect(moved.visibleItems == [2, 1, 20, 3])
    #expect(moved.parent(of: 1) == 2)
    #expect(moved.items == [2, 1, 10, 11, 20, 3])
    #expect(grid.dataSource.snapshot().itemIdentifiers == [2, 1, 20, 3])
  }
}

/// Sections with snapshots of their own.
@MainActor @Suite struct SectionSnapshotDataSourceTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    return outline
  }

  @Test func aSectionShowsWhatIsVisibleOfItsOutline() throws {
    let grid = try DiffableGrid()
    var outline = outline()
    grid.dataSource.apply(outline, to: "tree", animatingDifferences: false)
    #expect(grid.shownItems == [[1, 2]])
    outline.expand([1])
    grid.dataSource.apply(outline, to: "tree")
    #expect(grid.shownItems == [[1, 10, 11, 2]])
    #expect(grid.dataSource.snapshot(for: "tree").items == [1, 10, 100, 11, 2])
    #expect(grid.dataSource.snapshot(for: "tree").isExpanded(1))
    #expect(grid.dataSource.snapshot().itemIdentifiers == [1, 10, 11, 2])
    #expect(grid.dataSource.snapshot(for: "none").items.isEmpty)
  }

  @Test func otherSectionsStayAsTheyAre() throws {
    let grid = try DiffableGrid()
    grid.dataSource.apply(snapshot(("a", [5, 6]), ("tree", []), ("b", [7])))
    grid.dataSource.apply(outline(), to: "tree")
    #expect(grid.shownItems == [[5, 6], [1, 2], [7]])
    #expect(grid.dataSource.snapshot(for: "a").items == [5, 6])
  }

  @Test func aSnapshotOfTheWholeListKeepsTheOutlineOfWhatStays() throws {
    let grid = try DiffableGrid()
    var outline = outline()
    outline.expand([1])
    grid.dataSource.apply(outline, to: "tree")
    var whole = grid.dataSource.snapshot()
    whole.reconfigureItems([2])
    whole.deleteItems([11])
    grid.dataSource.apply(whole)
    #expect(grid.dataSource.snapshot(for: "tree").items == [1, 10, 100, 2])
    whole = grid.dataSource.snapshot()
    whole.appendItems([50])
    grid.dataSource.apply(whole)
    #expect(grid.dataSource.snapshot(for: "tree").items == [1, 10, 2, 50])
    #expect(grid.shownItems == [[1, 10, 2, 50]])
  }
}

/// A grid on the screen of an iPhone 8 that shows numbers.
@MainActor
final class DiffableGrid {
  typealias DataSource = UICollectionViewDiffableDataSource<String, Int>

  final class NumberCell: UICollectionViewCell {
    var number: Int?
  }

  let host: ScreenHost
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  private(set) var dataSource: DataSource!
  /// How often the cell provider was called for each item.
  var provided: [Int: Int] = [:]
  /// Called before each cell is provided.
  var willProvide: (Int) -> Void = { _ in }

  init() throws {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    collection = controller.collectionView
    host = try show(controller, "--device=iPhone 8")
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
    dataSource = DataSource(collectionView: collection) { [unowned self] collection, indexPath, item in
      willProvide(item)
      provided[item, default: 0] += 1
      return collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
  }

  func cell(of item: Int) -> UICollectionViewCell? {
    dataSource.indexPath(for: item).flatMap { collection.cellForItem(at: $0) }
  }
  func items(at indexPaths: [IndexPath]) -> [Int?] { indexPaths.map { dataSource.itemIdentifier(for: $0) } }
  func numbers(at indexPaths: [IndexPath]) -> [Int?] {
    indexPaths.map { (collection.cellForItem(at: $0) as? NumberCell)?.number }
  }

  /// What the collection view calls when the user has dropped an item.
  func move(from source: (section: Int, item: Int), to target: (section: Int, item: Int)) {
    dataSource.collectionView(
      collection, moveItemAt: IndexPath(item: source.item, section: source.section),
      to: IndexPath(item: target.item, section: target.section))
  }

  /// All items by the data source's methods.
  var shownItems: [[Int]] {
    (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).compactMap {
        dataSource.itemIdentifier(for: IndexPath(item: $0, section: section))
      }
    }
  }
}
