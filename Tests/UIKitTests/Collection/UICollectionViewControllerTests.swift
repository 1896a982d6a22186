import HeadlessHost
import Testing
import UIKit

private final class TilesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var shown: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { shown.append(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 120, height: 30) }
}

@MainActor @Suite("UICollectionViewController")
struct UICollectionViewControllerTests {
  @Test func theControllerFillsItsViewWithACollectionAndAnswersForIt() throws {
    let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
    let host = try show(controller)
    defer { host.close() }
    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.shown.map(\.item) == [0, 1, 2, 3, 4, 5])
    #expect(controller.collectionView.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 120, height: 30) })
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
  }

  @Test func theSelectionIsClearedWhenTheCollectionAppearsAgain() throws {
    let controller = TilesController(collectionViewLayout: UICollectionViewFlowLayout())
    let host = try show(controller)
    defer { host.close() }
    let first = IndexPath(item: 0, section: 0)
    controller.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(controller.collectionView.indexPathsForSelectedItems == [first])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems ?? [] == [])
    controller.clearsSelectionOnViewWillAppear = false
    controller.collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [first])
  }

  @Test func anotherCollectionViewTakesThePlaceOfTheFirst() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let first: UICollectionView = controller.collectionView
    let second = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = second
    #expect(first.superview == nil)
    #expect(second.superview === controller.view)
    #expect(second.frame == controller.view.bounds)
  }
}
