import Foundation
import Testing

@testable import UIKit

/// Items of 100 by 100 points, three in a line, that are dragged.
@MainActor
final class DragTiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  final class Tile: UICollectionViewCell {
    var name = ""
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  let window: UIWindow
  let collection: UICollectionView
  lazy var finger = TouchDriver(window: window)
  var names = ["a", "b", "c", "d", "e"]
  var log: [String] = []
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation = UIDropOperation.move
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

  override init() {
    TestScreen.reset(scale: 2, size: CGSize(width: 300, height: 600))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    collection.dragDelegate = self
    window.addSubview(collection)
    window.isHidden = false
    window.updateForFrame()
  }

  func tile(_ item: Int) -> Tile? { collection.cellForItem(at: IndexPath(item: item, section: 0)) as? Tile }
  var shown: [String] { names.indices.map { tile($0)?.name ?? "?" } }

  func drag(_ item: Int, through places: CGPoint...) {
    finger.down(at: CGPoint(x: CGFloat(item % 3) * 100 + 50, y: CGFloat(item / 3) * 100 + 50))
    DisplayClock.shared.advance(by: 0.6)
    for place in places {
      finger.move(to: place)
      DisplayClock.shared.advance(by: 0.5)
    }
  }

  func drop() {
    finger.up()
    DisplayClock.shared.settle(limit: 5)
    window.updateForFrame()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.name = names[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    log.append("move \(source.item) \(destination.item)")
    names.insert(names.remove(at: source.item), at: destination.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: names[indexPath.item])))] }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("over \(destinationIndexPath.map { "\($0.item)" } ?? "-")")
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("perform \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "-")")
    perform(coordinator)
  }
}

@MainActor @Suite("Drags in collection views") struct CollectionDragTests {
  @Test func withoutADropDelegateItemsAreMovedWhereTheDataSourceMovesThem() {
    let tiles = DragTiles()
    tiles.drag(0, through: CGPoint(x: 100, y: 50), CGPoint(x: 250, y: 50))
    #expect(tiles.collection.hasActiveDrag && tiles.collection.hasActiveDrop)
    tiles.drop()
    #expect(tiles.log == ["move 0 2"])
    #expect(tiles.names == ["b", "c", "a", "d", "e"])
    #expect(tiles.shown == tiles.names)
    #expect(!tiles.collection.hasActiveDrag && !tiles.collection.hasActiveDrop)
    #expect(tiles.collection.visibleCells.allSatisfy { $0.alpha == 1 && $0.contentView.alpha == 1 })
  }

  @Test func theDropDelegateMovesByUpdates() {
    let tiles = DragTiles()
    tiles.collection.dropDelegate = tiles
    tiles.perform = { coordinator in
      guard let source = coordinator.items[0].sourceIndexPath, let target = coordinator.destinationIndexPath else {
        return
      }
      tiles.collection.performBatchUpdates {
        tiles.names.insert(tiles.names.remove(at: source.item), at: target.item)
        tiles.collection.deleteItems(at: [source])
        tiles.collection.insertItems(at: [target])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
    }
    tiles.drag(4, through: CGPoint(x: 120, y: 120), CGPoint(x: 60, y: 50), CGPoint(x: 50, y: 50))
    // The others have made room.
    #expect(tiles.collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 100)
    tiles.finger.up()
    #expect(DragStage.all(in: tiles.window).first?.drag?.platters.first?.center == CGPoint(x: 50, y: 50))
    DisplayClock.shared.settle(limit: 5)
    tiles.window.updateForFrame()
    #expect(tiles.log.last == "perform 0")
    #expect(tiles.names == ["e", "a", "b", "c", "d"])
    #expect(tiles.shown == tiles.names)
  }

  @Test func cellsAreToldOfTheirDragAndOfWhatWouldGoIntoThem() {
    let tiles = DragTiles()
    tiles.collection.dropDelegate = tiles
    tiles.intent = .insertIntoDestinationIndexPath
    tiles.drag(0, through: CGPoint(x: 100, y: 50), CGPoint(x: 250, y: 50))
    #expect(tiles.tile(0)?.states == [.lifting, .dragging])
    #expect(tiles.tile(2)?.configurationState.cellDropState == .targeted)
    #expect(tiles.shown == tiles.names)
    tiles.drop()
    #expect(tiles.tile(0)?.states == [.lifting, .dragging, .none])
    #expect(tiles.log.last == "perform 2")
  }

  @Test func aCancelledDragPutsTheItemBack() {
    let tiles = DragTiles()
    tiles.drag(0, through: CGPoint(x: 100, y: 50), CGPoint(x: 250, y: 50))
    tiles.finger.cancel()
    DisplayClock.shared.settle(limit: 5)
    tiles.window.updateForFrame()
    #expect(tiles.log.isEmpty)
    #expect(tiles.shown == ["a", "b", "c", "d", "e"])
    #expect(tiles.tile(0)?.frame.origin == .zero)
  }

  @Test func aProposalOfItsOwnIsCopied() throws {
    let proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    proposal.prefersFullSizePreview = true
    let copy = try #require(proposal.copy() as? UICollectionViewDropProposal)
    #expect(copy.operation == .copy && copy.intent == .insertIntoDestinationIndexPath && copy.prefersFullSizePreview)
  }
}
