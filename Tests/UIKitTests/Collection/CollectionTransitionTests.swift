import Testing

@testable import UIKit

@MainActor @Suite("Changes of layout", .serialized)
struct CollectionTransitionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Changes of layout

  private final class Watcher: UICollectionViewCell {
    static var log: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      Self.log.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      Self.log.append("did")
    }
  }

  private final class Watched: RowsLayout {
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
    override func finalizeLayoutTransition() { log.append("finalized") }
  }

  @Test func anAnimatedChangeOfLayoutMovesCellsAndTellsEverybody() throws {
    let old = Watched()
    let items = NamedItems([["a", "b"]], layout: old)
    items.view.register(Watcher.self, forCellWithReuseIdentifier: "cell")
    items.settle()
    Watcher.log = []
    let cell = try #require(items.view.cellForItem(at: path(1)))
    let new = Watched()
    new.rowHeight = 100
    old.log = []
    var ends: [Bool] = []
    items.view.setCollectionViewLayout(new, animated: true) { ends.append($0) }
    #expect(items.view.collectionViewLayout === new)
    #expect(new.collectionView === items.view)
    #expect(Watcher.log == ["will", "will"])
    #expect(cell.frame.minY == 100)
    DisplayClock.shared.advance(by: 0.15)
    let seen = try #require(cell.layer.presentation()).frame.minY
    #expect(seen > 41 && seen < 99)
    #expect(ends.isEmpty)
    items.finishMotion()
    #expect(ends == [true])
    #expect(Watcher.log == ["will", "will", "did", "did"])
    #expect(old.log.first == "to" && old.log.last == "finalized")
    #expect(new.log.first == "from" && new.log.contains("finalized"))
    #expect(old.collectionView == nil)
  }

  @Test func aTransitionGoesAsFarAsItIsToldAndEndsEitherWay() throws {
    let old = RowsLayout()
    let items = NamedItems([["a", "b"]], layout: old)
    items.settle()
    let new = RowsLayout()
    new.rowHeight = 100
    var ends: [[Bool]] = []
    let transition = items.view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    #expect(items.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === old && transition.nextLayout === new)
    transition.updateValue(3, forAnimatedKey: "angle")
    #expect(transition.value(forAnimatedKey: "angle") == 3)
    transition.transitionProgress = 0.5
    items.settle()
    #expect(items.frame(1) == CGRect(x: 0, y: 70, width: 200, height: 70))
    items.view.cancelInteractiveTransition()
    items.finishMotion()
    #expect(items.view.collectionViewLayout === old)
    #expect(items.frame(1)?.minY == 40)
    let second = items.view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    second.transitionProgress = 0.8
    items.settle()
    items.view.finishInteractiveTransition()
    items.finishMotion()
    #expect(items.view.collectionViewLayout === new)
    #expect(items.frame(1)?.minY == 100)
    #expect(ends == [[true, false], [true, true]])
  }

  @Test func theDelegateMakesTheTransitionLayout() {
    final class Own: UICollectionViewTransitionLayout {}
    final class Maker: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let items = NamedItems.rows(["a"])
    let maker = Maker()
    items.view.delegate = maker
    #expect(items.view.startInteractiveTransition(to: RowsLayout()) is Own)
    items.view.cancelInteractiveTransition()
    items.finishMotion()
  }

  @Test func aChangeOfWidthKeepsWhatIsInSight() {
    final class Wrapping: RowsLayout {
      override func prepare() {
        rowHeight = collectionView!.bounds.width < 150 ? 80 : 40
        super.prepare()
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
      }
    }
    let items = NamedItems([(0..<50).map { "i\($0)" }], layout: Wrapping())
    items.settle()
    items.view.contentOffset.y = 400
    items.settle()
    items.view.frame.size.width = 100
    items.settle()
    #expect(items.view.contentOffset.y == 800)
    #expect(items.shownNames.first == "i10")
  }
}
