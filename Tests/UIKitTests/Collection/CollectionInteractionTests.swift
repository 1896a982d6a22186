import Testing

@testable import UIKit

@MainActor @Suite("Selection, movement, prefetching and changes of layout", .serialized)
struct CollectionInteractionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func rows(_ items: [String]...) -> NamedItems {
    let items = NamedItems(items, layout: RowsLayout())
    items.view.delaysContentTouches = false
    items.settle()
    items.log = []
    return items
  }

  private func tap(_ items: NamedItems, _ y: CGFloat) {
    let finger = TouchDriver(window: items.window)
    finger.down(at: CGPoint(x: 100, y: y))
    finger.up()
    items.settle()
  }

  // MARK: Selection

  @Test func aTapHighlightsSelectsAndUnhighlightsInOrder() {
    let items = rows(["a", "b", "c"])
    tap(items, 20)
    #expect(
      items.log == ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect 0", "primary 0", "didUnhighlight"])
    items.log = []
    tap(items, 60)
    #expect(
      items.log == [
        "shouldHighlight", "didHighlight", "shouldSelect", "didDeselect 0", "didSelect 1", "primary 1",
        "didUnhighlight",
      ])
    #expect(items.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func ofSeveralASecondTapDeselectsAndPerformsNoPrimaryAction() {
    let items = rows(["a", "b"])
    items.view.allowsMultipleSelection = true
    tap(items, 20)
    tap(items, 60)
    items.log = []
    tap(items, 20)
    #expect(items.log == ["shouldHighlight", "didHighlight", "shouldDeselect", "didDeselect 0", "didUnhighlight"])
    #expect(items.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func whatMayNotBeHighlightedIsNotSelected() {
    let items = rows(["a"])
    items.mayHighlight = false
    tap(items, 20)
    #expect(items.log == ["shouldHighlight"])
    #expect(items.view.indexPathsForSelectedItems == [])
  }

  @Test func selectionFollowsItemsThroughUpdates() {
    let items = rows(["a", "b", "c"])
    items.view.allowsMultipleSelection = true
    items.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    items.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    items.view.performBatchUpdates {
      items.sections[0].items = ["x", "b", "c"]
      items.view.deleteItems(at: [path(0)])
      items.view.insertItems(at: [path(0)])
    }
    #expect(items.view.indexPathsForSelectedItems == [path(2)])
    #expect(items.view.cellForItem(at: path(2))?.isSelected == true)
    items.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(items.view.indexPathsForSelectedItems == [])
  }

  @Test func editingModeHasItsOwnRulesOfSelection() {
    let items = rows(["a", "b"])
    tap(items, 20)
    items.view.isEditing = true
    #expect(items.view.indexPathsForSelectedItems == [])
    #expect(items.view.visibleCells.allSatisfy { $0.isInEditingMode })
    items.log = []
    tap(items, 20)
    #expect(!items.log.contains("didSelect 0"))
    #expect(!items.log.contains("primary 0"))
    items.view.allowsMultipleSelectionDuringEditing = true
    tap(items, 20)
    tap(items, 60)
    #expect(items.view.indexPathsForSelectedItems == [path(0), path(1)])
    items.view.isEditing = false
    #expect(items.view.indexPathsForSelectedItems == [path(0)])
    items.isEditable = false
    items.view.isEditing = true
    #expect(items.view.visibleCells.allSatisfy { !$0.isInEditingMode })
    items.view.isEditing = false
    items.view.allowsSelectionDuringEditing = true
    items.view.allowsMultipleSelectionDuringEditing = false
    items.view.isEditing = true
    tap(items, 60)
    #expect(items.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func twoFingersBeginEditingAndSelectWhatTheyPass() {
    let items = rows((0..<30).map { "i\($0)" })
    items.view.allowsMultipleSelectionDuringEditing = true
    let fingers = [TouchDriver(window: items.window), TouchDriver(window: items.window)]
    func move(_ y: CGFloat) {
      for (number, finger) in fingers.enumerated() {
        let point = CGPoint(x: 60 + 60 * CGFloat(number), y: y)
        if finger.isDown { finger.move(to: point) } else { finger.down(at: point) }
      }
    }
    var selected: [Int] { (items.view.indexPathsForSelectedItems ?? []).map(\.item) }
    move(100)
    move(115)
    #expect(items.log.first { $0.hasPrefix("began") } == "began 2")
    #expect(items.view.isEditing)
    move(180)
    #expect(selected == [2, 3, 4])
    move(130)
    #expect(selected == [2, 3])
    for finger in fingers { finger.up() }
    items.settle()
    #expect(items.log.last == "ended")
    #expect(items.view.contentOffset.y == 0)
  }

  // MARK: Scrolling

  @Test func itemsAreScrolledToEveryPosition() {
    let items = rows((0..<50).map { "i\($0)" })
    func offset(_ position: UICollectionView.ScrollPosition, _ item: Int = 20) -> CGFloat {
      items.view.scrollToItem(at: path(item), at: position, animated: false)
      return items.view.contentOffset.y
    }
    #expect(offset(.top) == 800)
    #expect(offset(.bottom) == 540)
    #expect(offset(.centeredVertically) == 670)
    #expect(offset([.top, .left]) == 800)
    #expect(offset([], 10) == 400)
    #expect(offset([], 12) == 400)
    #expect(offset([], 17) == 420)
    items.view.selectItem(at: path(30), animated: false, scrollPosition: .top)
    #expect(items.view.contentOffset.y == 1200)
  }

  // MARK: Prefetching

  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
  }

  @Test func theNextScreenIsAnnouncedAndCancelledWhenItIsNotComing() {
    let items = rows((0..<50).map { "i\($0)" })
    let prefetcher = Prefetcher()
    items.view.prefetchDataSource = prefetcher
    items.settle()
    #expect(prefetcher.log == ["fetch [8, 9, 10, 11, 12, 13, 14]"])
    prefetcher.log = []
    items.view.contentOffset.y = 40
    items.settle()
    #expect(prefetcher.log == ["fetch [15]"])
    prefetcher.log = []
    items.view.contentOffset.y = 0
    items.settle()
    #expect(prefetcher.log == ["cancel [9, 10, 11, 12, 13, 14, 15]"])
    items.view.isPrefetchingEnabled = false
    prefetcher.log = []
    items.view.contentOffset.y = 400
    items.settle()
    #expect(prefetcher.log.isEmpty)
  }

  // MARK: Movement

  @Test func anItemIsMovedByHandAndTheDataSourceIsToldAtTheEnd() throws {
    let items = rows(["a", "b", "c", "d"])
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
    let items = rows(["a", "b"], ["c"])
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
    let items = rows(["a", "b", "c", "d"])
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
      let items = rows(["a", "b", "c", "d"])
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
    let items = rows(["a", "b", "c", "d"])
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
    let items = rows(["a", "b", "c"], ["d"])
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
    let items = rows(["a", "b"])
    items.canMove = false
    #expect(!items.view.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test func anUpdateEndsAMovement() {
    let items = rows(["a", "b", "c"])
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
    let items = rows(["a"])
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
