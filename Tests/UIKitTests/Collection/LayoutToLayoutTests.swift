import Testing

@testable import UIKit

/// Tiles of a width of their own, ten of them.
@MainActor private final class SizedTiles: UICollectionViewController {
  private(set) var selected: [Int] = []

  init(_ side: CGFloat, shares: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
    useLayoutToLayoutNavigationTransitions = shares
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}

/// Controllers that show one collection view, each with its layout.
@MainActor @Suite("Layout-to-layout navigation", .serialized) struct LayoutToLayoutTests {
  private let window: UIWindow
  private let first = SizedTiles(100)
  private let second = SizedTiles(300, shares: true)
  private let navigation: UINavigationController

  init() {
    TestScreen.reset(scale: 2, size: CGSize(width: 300, height: 600))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 5)
    window.updateForFrame()
  }

  private func side(_ controller: UICollectionViewController) -> CGFloat? {
    controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width
  }

  private func seenSide(_ collection: UICollectionView) -> CGFloat? {
    collection.cellForItem(at: IndexPath(item: 0, section: 0))?.layer.presentation()?.frame.width
  }

  @Test func aPushChangesTheLayoutOfTheSameCollectionView() throws {
    let collection = try #require(first.collectionView)
    let layouts = [first.collectionViewLayout, second.collectionViewLayout]
    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    navigation.pushViewController(second, animated: true)
    #expect(second.collectionView === collection)
    window.updateForFrame()
    #expect(collection.superview === second.view)
    DisplayClock.shared.advance(by: 0.1)
    window.updateForFrame()
    // The view does not slide; the items grow.
    #expect(second.view.convert(second.view.bounds, to: nil).minX == 0)
    let onTheWay = try #require(seenSide(collection))
    #expect(onTheWay > 100 && onTheWay < 300)
    settle()
    #expect(side(second) == 300 && collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(collection.dataSource === first && collection.delegate === first)
    #expect(first.collectionViewLayout === layouts[0] && second.collectionViewLayout === layouts[1])
    #expect(collection.collectionViewLayout === layouts[1])
    navigation.popViewController(animated: true)
    settle()
    #expect(collection.superview === first.view && side(first) == 100)
    #expect(first.collectionViewLayout === layouts[0] && second.collectionViewLayout === layouts[1])
    #expect(collection.collectionViewLayout === layouts[0])
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    navigation.pushViewController(second, animated: false)
    window.updateForFrame()
    #expect(side(second) == 300 && second.collectionView === first.collectionView)
    let third = SizedTiles(150, shares: true)
    navigation.pushViewController(third, animated: false)
    window.updateForFrame()
    #expect(side(third) == 150 && third.collectionView.superview === third.view)
    navigation.popToRootViewController(animated: true)
    settle()
    #expect(side(first) == 100 && first.collectionView.superview === first.view)
  }

  @Test func theSelectionStays() {
    first.clearsSelectionOnViewWillAppear = false
    first.collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(second, animated: true)
    settle()
    #expect(second.collectionView.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func theDelegateOfTheFirstHearsOfTaps() {
    navigation.pushViewController(second, animated: false)
    settle()
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 150, y: 250))
    finger.up()
    #expect(first.selected == [0] && second.selected.isEmpty)
  }

  @Test func aFingerFromTheEdgeLeadsBack() throws {
    navigation.pushViewController(second, animated: false)
    settle()
    let collection = try #require(first.collectionView)
    let finger = TouchDriver(window: window)
    for (x, isPopped) in [(CGFloat(80), false), (250, true)] {
      finger.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 1)
      settle()
      #expect(navigation.viewControllers.count == (isPopped ? 1 : 2))
      #expect(collection.superview === (isPopped ? first.view : second.view))
      #expect(side(first) == (isPopped ? 100 : 300))
      #expect(collection.collectionViewLayout === (isPopped ? first : second).collectionViewLayout)
    }
  }

  @Test func anotherControllerBetweenThemChangesNothing() {
    navigation.pushViewController(second, animated: false)
    settle()
    let other = UIViewController()
    navigation.pushViewController(other, animated: true)
    settle()
    navigation.popToRootViewController(animated: true)
    settle()
    #expect(side(first) == 100 && first.collectionView.superview === first.view)
  }

  @Test func aControllerOfAnotherKindHasNothingToShare() {
    let diagnostics = Diagnostics.shared
    diagnostics.removeAll()
    navigation.setViewControllers([UIViewController(), second], animated: false)
    settle()
    #expect(diagnostics.all.contains { $0.kind == .transitionNotShown && $0.summary.contains("SizedTiles") })
    #expect(second.collectionView !== first.collectionView && second.collectionView.dataSource === second)
    #expect(side(second) == 300)
  }
}
