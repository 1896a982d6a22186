import Testing

@testable import UIKit

@MainActor @Suite("Items that are moved by hand", .serialized)
struct CollectionMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Movement

  @Test func anItemIsMovedByHandAndTheDataSourceIsToldAtTheEnd() throws {
    let items = NamedItems.rows(["a", "b", "c", "d"])
    let cell = try #require(items.view.cellForItem(at: path(0)))
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!items.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(items.view.hasUncommittedUpdates)
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
    #expect(cell.center == CGPoint(x: 100, y: 90))
    #expect(items.view.subviews.last { $0 is UICollectionViewCell } === cell)
    #expect(items.shownNames == ["b", "c", "a", "d"])
    #expect(items.moves.isEmpty)
    items.view.endInteractiveMovement()
    items.finishMotion()
    #expect(items.moves.map(\.to) == [path(2)])
    #expect(items.sections[0].items == ["b", "c", "a", "d"])
    #expect(items.shownNames == ["b", "c", "a", "d"])
    #expect(cell.frame.minY == 80)
    #expect(!items.view.hasUncommittedUpdates)
    #expect(!items.log.contains { $0.hasPrefix("cell") })
  }

  @Test func aCancelledMovementPutsTheItemBack() throws {
    let items = NamedItems.rows(["a", "b"], ["c"])
    #expect(items.view.beginInteractiveMovementForItem(at: path(1)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
    #expect(items.view.numberOfItems(inSection: 0) == 1)
    #expect(items.view.numberOfItems(inSection: 1) == 2)
    items.view.cancelInteractiveMovement()
    items.finishMotion()
    #expect(items.moves.isEmpty)
    #expect(items.view.numberOfItems(inSection: 0) == 2)
    #expect(items.shownNames == ["a", "b", "c"])
    #expect(items.frame(1)?.minY == 40)
  }

  @Test func theDelegateSendsAMovedItemElsewhere() {
    final class Fixed: NSObject, UICollectionViewDelegate {
      var asked: [[Int]] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        asked.append([originalIndexPath.item, currentIndexPath.item, proposedIndexPath.item])
        return IndexPath(item: 1, section: 0)
      }
    }
    let items = NamedItems.rows(["a", "b", "c", "d"])
    let delegate = Fixed()
    items.view.delegate = delegate
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 130))
    items.view.endInteractiveMovement()
    items.finishMotion()
    #expect(delegate.asked == [[0, 0, 3]])
    #expect(items.sections[0].items == ["b", "a", "c", "d"])
    #expect(
      items.view.problem(withMoveTo: .init(section: 0, row: 9), from: .init(section: 0, row: 0), asked: true)?
        .description
        .contains("section 0 has 4 places") == true)
  }

  @Test func othersMakeRoomAsSoonAsTheCadenceSays() {
    for (cadence, wait) in [(UICollectionView.ReorderingCadence.fast, 0.25), (.slow, 0.75)] {
      let items = NamedItems.rows(["a", "b", "c", "d"])
      #expect(items.view.reorderingCadence == .immediate)
      items.view.reorderingCadence = cadence
      #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
      items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
      DisplayClock.shared.advance(by: wait - 0.05)
      #expect(items.shownNames == ["a", "b", "c", "d"])
      // Another place has the time begin again.
      items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
      DisplayClock.shared.advance(by: wait - 0.05)
      #expect(items.shownNames == ["a", "b", "c", "d"])
      DisplayClock.shared.advance(by: 0.1)
      #expect(items.shownNames == ["b", "a", "c", "d"])
      items.view.endInteractiveMovement()
      items.finishMotion()
      #expect(items.sections[0].items == ["b", "a", "c", "d"])
    }
  }

  @Test func anItemGoesWhereItIsDroppedHoweverShortItWasHeldThere() {
    let items = NamedItems.rows(["a", "b", "c", "d"])
    items.view.reorderingCadence = .slow
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
    items.view.endInteractiveMovement()
    items.finishMotion()
    #expect(items.sections[0].items == ["b", "c", "a", "d"])
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
    items.view.cancelInteractiveMovement()
    items.finishMotion()
    #expect(items.sections[0].items == ["b", "c", "a", "d"])
  }

  @Test func whileAnItemIsMovedTheScreenHasOtherIndexPathsThanTheData() {
    let items = NamedItems.rows(["a", "b", "c"], ["d"])
    let view: any UIDataSourceTranslating = items.view
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(2))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(3)) == nil)
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
    #expect(items.shownNames == ["b", "c", "a", "d"])
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(2))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(0))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == path(0))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(0, 1)) == path(0, 1))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(1, 1)) == nil)
    #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 1) == 1)
    #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 2) == NSNotFound)
    var cell: UICollectionViewCell?
    view.performUsingPresentationValues { cell = items.view.cellForItem(at: path(2)) }
    #expect((cell as? NamedItems.Cell)?.name == "a")
    items.view.cancelInteractiveMovement()
    items.finishMotion()
    #expect(view.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(0))
  }

  @Test func whatTheDataSourceDoesNotLetGoStays() {
    let items = NamedItems.rows(["a", "b"])
    items.canMove = false
    #expect(!items.view.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test func anUpdateEndsAMovement() {
    let items = NamedItems.rows(["a", "b", "c"])
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
    items.view.performBatchUpdates {
      items.sections[0].items = ["a", "b", "c", "d"]
      items.view.insertItems(at: [path(3)])
    }
    items.finishMotion()
    #expect(items.shownNames == ["a", "b", "c", "d"])
    #expect(items.moves.isEmpty)
  }

  private final class Movable: UICollectionViewController {
    var names = ["a", "b", "c"]
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private final class Immovable: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func show(_ controller: UICollectionViewController) -> UIWindow {
    TestScreen.reset(scale: 2, size: CGSize(width: 200, height: 300))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.contentInsetAdjustmentBehavior = .never
    window.rootViewController = controller
    window.isHidden = false
    window.updateForFrame()
    return window
  }

  @Test func aLongPressMovesAnItemOfAControllerThatTakesIt() {
    let controller = Movable(collectionViewLayout: RowsLayout())
    let window = show(controller)
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 100, y: 20))
    DisplayClock.shared.advance(by: 0.6)
    #expect(controller.collectionView.hasUncommittedUpdates)
    finger.move(to: CGPoint(x: 100, y: 105))
    finger.up()
    DisplayClock.shared.settle(limit: 10)
    #expect(controller.names == ["b", "c", "a"])
    controller.installsStandardGestureForInteractiveMovement = false
    finger.down(at: CGPoint(x: 100, y: 20))
    DisplayClock.shared.advance(by: 0.6)
    #expect(!controller.collectionView.hasUncommittedUpdates)
    finger.up()
  }

  @Test func itemsOfAControllerThatCannotBeToldAreNotMoved() {
    let controller = Immovable(collectionViewLayout: RowsLayout())
    let window = show(controller)
    #expect(!controller.collectionView.beginInteractiveMovementForItem(at: path(0)))
    #expect(window.rootViewController === controller)
  }
}
