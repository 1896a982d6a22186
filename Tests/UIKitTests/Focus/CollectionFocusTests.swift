import Testing

@testable import UIKit

/// Items by keys of a hardware keyboard.
@MainActor @Suite(.ownStage) struct CollectionFocusTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 50
    var tells: [String] = []
    var refused: Set<Int> = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      !refused.contains(indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (context.previouslyFocusedIndexPath?.item ?? -1, context.nextFocusedIndexPath?.item ?? -1)
      tells.append("\(from) to \(to)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      tells.append("select \(indexPath.item)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let source = Source()
  private let collection: UICollectionView

  /// Three columns of 100 points, 10 apart.
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.updateForFrame()
  }

  private func press(_ codes: UIKeyboardHIDUsage...) {
    for code in codes { KeyDriver(window: window).press(code) }
    window.updateForFrame()
  }

  private var focused: [Int] {
    collection.visibleCells.filter(\.isFocused).compactMap { collection.indexPath(for: $0)?.item }
  }

  @Test func arrowsGoAlongTheGrid() {
    press(.keyboardTab)
    #expect(focused == [0])
    press(.keyboardRightArrow, .keyboardDownArrow)
    #expect(focused == [4])
    press(.keyboardLeftArrow, .keyboardUpArrow)
    #expect(focused == [0])
    press(.keyboardLeftArrow)
    #expect(focused == [0])
    #expect(source.tells == ["-1 to 0", "0 to 1", "1 to 4", "4 to 3", "3 to 0"])
  }

  @Test func theCollectionScrollsToTheFocusedItem() {
    press(.keyboardTab)
    for _ in 0..<16 { press(.keyboardDownArrow) }
    #expect(focused == [48])
    #expect(collection.contentOffset.y == collection.contentSize.height - 400)
    press(.keyboardRightArrow, .keyboardRightArrow)
    #expect(focused == [49])
    // The last line has two items; from the third column the one aside is taken.
    press(.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow)
    #expect(focused == [49])
  }

  @Test func itemsThatRefuseAreLeftOut() {
    source.refused = [1, 4]
    press(.keyboardTab, .keyboardRightArrow)
    #expect(focused == [2])
  }

  @Test func returnSelectsAndSelectionMayFollow() {
    press(.keyboardTab, .keyboardReturnOrEnter)
    #expect(source.tells.last == "select 0")
    collection.selectionFollowsFocus = true
    press(.keyboardDownArrow)
    #expect(source.tells.suffix(2) == ["0 to 3", "select 3"])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func focusStaysWithItsItem() throws {
    press(.keyboardTab, .keyboardDownArrow)
    #expect(focused == [3])
    source.count += 2
    collection.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    window.clock.settle(limit: 10)
    window.updateForFrame()
    #expect(focused == [5])
    source.count -= 1
    collection.deleteItems(at: [IndexPath(item: 5, section: 0)])
    window.clock.settle(limit: 10)
    window.updateForFrame()
    #expect(focused == [5])
    collection.reloadData()
    window.updateForFrame()
    #expect(focused == [5])
    collection.contentOffset.y = 1000
    window.updateForFrame()
    #expect(focused == [])
    collection.contentOffset.y = 0
    window.updateForFrame()
    #expect(focused == [5])
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 5, section: 0)))
    #expect(cell.configurationState.isFocused)
    #expect(cell.subviews.contains { $0 is FocusHaloView })
  }
}
