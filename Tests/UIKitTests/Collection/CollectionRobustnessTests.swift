import Testing

@testable import UIKit

/// Tiles of 50 × 50 points in a window of 200 × 300: three in a line and 25 points between them.
@MainActor final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Tile: UICollectionViewCell {
    /// The size that the tile asks for; nil for none.
    static let preferred = CGSize(width: 60, height: 40)
    var changesWhatItIsGiven = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard changesWhatItIsGiven else { return layoutAttributes }
      layoutAttributes.size = Self.preferred
      return layoutAttributes
    }
  }

  let window: UIWindow
  let collection: UICollectionView
  let layout = UICollectionViewFlowLayout()
  var counts: [Int]
  var changesWhatItIsGiven = false
  var whileDisplaying: () -> Void = {}
  var whileEnding: () -> Void = {}
  var ends = 0

  init(_ counts: [Int], size: CGSize = CGSize(width: 200, height: 300)) {
    TestScreen.reset()
    self.counts = counts
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
    window.isHidden = false
  }

  func settle() { window.updateForFrame() }

  func finishMotion() {
    DisplayClock.shared.settle(limit: 10)
    settle()
  }

  var visible: [Int] { collection.indexPathsForVisibleItems.map(\.item) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.changesWhatItIsGiven = changesWhatItIsGiven
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { whileDisplaying() }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { whileEnding() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

@MainActor @Suite("Collections whose data changes", .serialized)
struct CollectionRobustnessTests {
  @Test func contentThatShrinksIsShownFromItsEnd() {
    let tiles = Tiles([300])
    tiles.settle()
    tiles.collection.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
    tiles.settle()
    tiles.counts = [3]
    tiles.collection.reloadData()
    tiles.settle()
    #expect(tiles.collection.contentOffset == .zero)
    #expect(tiles.visible == [0, 1, 2])
    tiles.counts = [60]
    tiles.collection.reloadData()
    tiles.settle()
    tiles.collection.scrollToItem(at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    tiles.settle()
    tiles.counts = [30]
    tiles.collection.reloadData()
    tiles.settle()
    #expect(tiles.visible.last == 29)
    #expect(tiles.collection.contentOffset.y == tiles.collection.contentSize.height - 300)
  }

  @Test func aScrollWhoseItemIsGoneEnds() {
    let tiles = Tiles([500])
    tiles.settle()
    tiles.collection.scrollToItem(at: IndexPath(item: 400, section: 0), at: .top, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    tiles.counts = [3]
    tiles.collection.reloadData()
    tiles.finishMotion()
    #expect(tiles.ends == 1)
    #expect(tiles.collection.contentOffset == .zero)
    #expect(tiles.visible == [0, 1, 2])
  }

  @Test func aScrollGoesOnThroughAReload() {
    let tiles = Tiles([500])
    tiles.settle()
    tiles.collection.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: true)
    DisplayClock.shared.advance(by: 0.1)
    tiles.collection.reloadData()
    tiles.finishMotion()
    #expect(tiles.ends == 1)
    #expect(tiles.visible.first == 300)
  }

  @Test func aScrollEndsWithTheContentThatAnUpdateLeaves() {
    let tiles = Tiles([500])
    tiles.settle()
    tiles.collection.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    DisplayClock.shared.advance(by: 0.1)
    tiles.counts = [40]
    tiles.collection.performBatchUpdates {
      tiles.collection.deleteItems(at: (40..<500).map { IndexPath(item: $0, section: 0) })
    }
    tiles.finishMotion()
    let collection = tiles.collection
    #expect(collection.contentOffset.y == max(0, collection.contentSize.height - collection.bounds.height))
    #expect(tiles.ends == 1)
  }

  @Test func aLayoutThatWasAskedForAfterItChangedIsShown() {
    let tiles = Tiles([200])
    tiles.settle()
    let before = tiles.visible
    tiles.layout.itemSize = CGSize(width: 90, height: 50)
    // Has the layout prepared before the items are.
    _ = tiles.collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    tiles.settle()
    let inside = tiles.layout.layoutAttributesForElements(in: tiles.collection.bounds) ?? []
    #expect(tiles.visible == inside.map(\.indexPath.item).sorted())
    #expect(tiles.visible != before)
  }

  @Test func aDelegateThatReloadsWhileItIsToldFindsEverythingInOrder() {
    let tiles = Tiles([100])
    tiles.whileDisplaying = {
      tiles.whileDisplaying = {}
      tiles.counts = [2]
      tiles.collection.reloadData()
    }
    tiles.settle()
    #expect(tiles.visible == [0, 1])
    #expect(tiles.collection.subviews.filter { $0 is UICollectionViewCell }.count == 2)
    tiles.counts = [100]
    tiles.collection.reloadData()
    tiles.settle()
    tiles.whileEnding = {
      tiles.whileEnding = {}
      tiles.counts = [1]
      tiles.collection.reloadData()
    }
    tiles.collection.contentOffset.y = 900
    tiles.settle()
    #expect(tiles.visible == [0])
    #expect(tiles.collection.brokenInvariants().isEmpty)
  }

  @Test func aDataSourceThatGoesTakesItsItemsAlong() {
    var tiles: Tiles? = Tiles([100])
    tiles?.settle()
    let window = tiles!.window
    let collection = tiles!.collection
    tiles = nil
    collection.contentOffset.y = 500
    window.updateForFrame()
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.numberOfSections == 0)
  }

  @Test func itemsThatAreNotThereAreNotSelected() {
    let tiles = Tiles([3])
    tiles.collection.selectItem(at: IndexPath(item: 7, section: 0), animated: false, scrollPosition: .top)
    #expect(tiles.collection.indexPathsForSelectedItems == [])
  }

  @Test func aCellMayChangeTheAttributesThatItIsGiven() throws {
    let tiles = Tiles([4])
    tiles.changesWhatItIsGiven = true
    tiles.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    tiles.settle()
    #expect(tiles.collection.visibleCells.allSatisfy { $0.frame.size == Tiles.Tile.preferred })
  }

  @Test func theSelectionFadesWhereItIsAskedTo() throws {
    let tiles = Tiles([4])
    tiles.settle()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(tiles.collection.cellForItem(at: path))
    let background = UIView()
    cell.selectedBackgroundView = background
    tiles.collection.selectItem(at: path, animated: true, scrollPosition: [])
    #expect(background.layer.presentation()?.opacity == 0)
    tiles.finishMotion()
    #expect(background.layer.presentation()?.opacity == 1)
    tiles.collection.deselectItem(at: path, animated: true)
    #expect(background.superview === cell)
    tiles.finishMotion()
    #expect(background.superview == nil)
    #expect(background.alpha == 1)
  }

  @Test func aCollectionViewMadeInCodeHasTheSystemsBackground() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.backgroundColor == .systemBackground)
  }

  /// `uikit-facts §16`.
  @Test func theClassOfASupplementaryViewIsCheckedWhenItIsDequeued() async {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(NSObject.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(NSObject.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
        _ = collection.dequeueReusableSupplementaryView(
          ofKind: "kind", withReuseIdentifier: "view", for: IndexPath(item: 0, section: 0))
      }
    }
  }

  @Test func aRightToLeftCollectionThatIsScrolledSidewaysShowsWhatIsThere() {
    let tiles = Tiles([12])
    tiles.collection.semanticContentAttribute = .forceRightToLeft
    tiles.collection.contentInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    tiles.layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    tiles.settle()
    for offset in [CGFloat(-120), 0, 120] {
      tiles.collection.contentOffset = CGPoint(x: offset, y: 0)
      tiles.settle()
      let bounds = tiles.collection.bounds
      let expected = (0..<12).filter { item in
        let path = IndexPath(item: item, section: 0)
        return tiles.collection.layoutAttributesForItem(at: path)?.frame.intersects(bounds) == true
      }
      #expect(tiles.visible == expected, "at \(offset)")
      #expect(tiles.collection.visibleCells.allSatisfy { $0.frame.intersects(bounds) })
    }
  }

  @Test func countsThatAreNoCountsAreSaid() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tiles = Tiles([-1])
        tiles.settle()
      }
    }
  }
}
