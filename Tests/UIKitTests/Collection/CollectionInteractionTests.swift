import Testing

@testable import UIKit

@MainActor @Suite("Selection, scrolling and prefetching", .serialized)
struct CollectionInteractionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func tap(_ items: NamedItems, _ y: CGFloat) {
    let finger = TouchDriver(window: items.window)
    finger.down(at: CGPoint(x: 100, y: y))
    finger.up()
    items.settle()
  }

  // MARK: Selection

  @Test func aTapHighlightsSelectsAndUnhighlightsInOrder() {
    let items = NamedItems.rows(["a", "b", "c"])
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
    let items = NamedItems.rows(["a", "b"])
    items.view.allowsMultipleSelection = true
    tap(items, 20)
    tap(items, 60)
    items.log = []
    tap(items, 20)
    #expect(items.log == ["shouldHighlight", "didHighlight", "shouldDeselect", "didDeselect 0", "didUnhighlight"])
    #expect(items.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func whatMayNotBeHighlightedIsNotSelected() {
    let items = NamedItems.rows(["a"])
    items.mayHighlight = false
    tap(items, 20)
    #expect(items.log == ["shouldHighlight"])
    #expect(items.view.indexPathsForSelectedItems == [])
  }

  @Test func selectionFollowsItemsThroughUpdates() {
    let items = NamedItems.rows(["a", "b", "c"])
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
    let items = NamedItems.rows(["a", "b"])
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
    let items = NamedItems.rows((0..<30).map { "i\($0)" })
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
    let items = NamedItems.rows((0..<50).map { "i\($0)" })
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
    let items = NamedItems.rows((0..<50).map { "i\($0)" })
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
}
