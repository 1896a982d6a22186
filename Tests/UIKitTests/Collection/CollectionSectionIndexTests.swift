import Testing

@testable import UIKit

@MainActor @Suite("Indexes of collections", .serialized)
struct CollectionSectionIndexTests {
  /// Ten sections of five rows of 40 points, and an index.
  private func rows(headers: CGFloat = 0, titles: [String]? = (0..<10).map { "\($0)" }) -> NamedItems {
    let layout = RowsLayout()
    layout.headerHeight = headers
    let items = NamedItems((0..<10).map { section in (0..<5).map { "\(section).\($0)" } }, layout: layout)
    items.indexTitles = titles
    items.settle()
    return items
  }

  private func bar(_ items: NamedItems) -> SectionIndexBar? {
    items.view.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first
  }

  @Test func theBarStandsAtTheTrailingEdgeAndKeepsItsPlaceOnTheScreen() throws {
    let items = rows()
    let bar = try #require(self.bar(items))
    #expect(bar.frame == CGRect(x: 185, y: 0, width: 15, height: 300))
    #expect(bar.titles == items.indexTitles)
    items.view.contentOffset.y = 500
    items.settle()
    #expect(bar.frame == CGRect(x: 185, y: 500, width: 15, height: 300))
    // In front of cells that came later, and what it lies over keeps its width.
    #expect(items.view.hitTest(CGPoint(x: 190, y: 600), with: nil) === bar)
    #expect(items.view.visibleCells.allSatisfy { $0.frame.width == 200 })
  }

  @Test func titlesAreAskedForOnceForEachTimeThatDataIsLoaded() {
    let items = rows()
    items.view.contentOffset.y = 400
    items.settle()
    #expect(items.log.count { $0 == "index" } == 1)
    items.indexTitles = []
    items.view.reloadData()
    items.settle()
    #expect(items.log.count { $0 == "index" } == 2)
    #expect(bar(items) == nil)
    #expect(self.bar(rows(titles: nil)) == nil)
  }

  @Test func aTitleLeadsToTheFirstItemOfItsSection() {
    let items = rows()
    items.view.scroll(toIndexTitle: 3)
    #expect(items.view.contentOffset.y == 600)
    #expect(items.log.contains("title 3"))
    // The end of the content is as far as it goes.
    items.view.scroll(toIndexTitle: 9)
    #expect(items.view.contentOffset.y == 1700)
    items.itemOfTitle = { _ in IndexPath(item: 2, section: 1) }
    items.view.scroll(toIndexTitle: 0)
    #expect(items.view.contentOffset.y == 280)
  }

  @Test func anItemThatIsNotThereLeavesTheOffset() {
    let items = rows()
    items.view.contentOffset.y = 120
    items.itemOfTitle = { _ in IndexPath(item: 9, section: 99) }
    items.view.scroll(toIndexTitle: 4)
    #expect(items.view.contentOffset.y == 120)
  }

  @Test func headersAreShownWithTheirFirstItemWhetherTheyFloatOrNot() {
    for floats in [false, true] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 40)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionHeadersPinToVisibleBounds = floats
      let items = NamedItems((0..<10).map { section in (0..<5).map { "\(section).\($0)" } }, layout: layout)
      items.indexTitles = (0..<10).map { "\($0)" }
      items.settle()
      items.view.scroll(toIndexTitle: 2)
      #expect(items.view.contentOffset.y == 460)
      #expect(items.frame(0, 2)?.minY == 490)
      items.view.scroll(toIndexTitle: 1)
      #expect(items.view.contentOffset.y == 230)
    }
  }

  @Test func aFingerOnTheBarTakesTheReaderAlong() throws {
    let items = rows()
    let finger = TouchDriver(window: items.window)
    // Ten titles, 14 points apart, in the middle of 300 points.
    finger.down(at: CGPoint(x: 192, y: 80 + 14 * 4 + 7))
    items.settle()
    #expect(items.view.contentOffset.y == 800)
    finger.move(to: CGPoint(x: 192, y: 80 + 14 * 6 + 7))
    items.settle()
    #expect(items.view.contentOffset.y == 1200)
    finger.up()
    #expect(!items.log.contains { $0.hasPrefix("shouldHighlight") })
  }

  @Test func listCellsKeepTheirContentOutOfIt() throws {
    final class Titled: UICollectionViewDiffableDataSource<Int, String> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["a", "b"] }
    }
    for (appearance, width) in [(UICollectionLayoutListConfiguration.Appearance.plain, 185), (.insetGrouped, 168)] {
      TestScreen.reset(scale: 2, size: CGSize(width: 200, height: 300))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let list = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      let source = Titled(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x", "y"])
      source.applySnapshotUsingReloadData(snapshot)
      window.addSubview(list)
      window.isHidden = false
      for _ in 0..<3 { window.updateForFrame() }
      let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(cell.contentView.frame.width == CGFloat(width))
    }
  }
}
