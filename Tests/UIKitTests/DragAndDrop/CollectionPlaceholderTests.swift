import Foundation
import Testing

@testable import UIKit

/// What is dropped on collection views before its data has come, and the room for what comes from elsewhere.
@MainActor @Suite("Placeholders in collection views") struct CollectionPlaceholderTests {
  private let tiles = DragTiles()
  private var collection: UICollectionView { tiles.collection }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Two tiles are dragged, so that none of them is moved; dropped, they become placeholders before an item.
  private func dropPlaceholders(before item: Int, _ count: Int = 1) -> [any UICollectionViewDropPlaceholderContext] {
    collection.dropDelegate = tiles
    collection.register(DragTiles.Tile.self, forCellWithReuseIdentifier: "waiting")
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    tiles.intent = .insertIntoDestinationIndexPath
    tiles.perform = { coordinator in
      for number in 0..<count {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: self.path(item), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { cell in
          (cell as? DragTiles.Tile)?.name = "…\(number)"
          self.tiles.log.append("update \(number)")
        }
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    tiles.drag(0, through: CGPoint(x: 100, y: 50), CGPoint(x: 250, y: 50))
    tiles.drop()
    return contexts
  }

  /// What is seen, in the order of places.
  private var seen: [String] {
    let cells = collection.visibleCells.compactMap { $0 as? DragTiles.Tile }
    return cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.name)
  }

  @Test func aPlaceholderTakesAPlaceThatTheDataDoesNotHave() {
    let contexts = dropPlaceholders(before: 1)
    #expect(contexts.count == 1 && collection.hasUncommittedUpdates)
    #expect(seen == ["a", "…0", "b", "c", "d", "e"])
    #expect(collection.numberOfItems(inSection: 0) == 5)
    #expect(tiles.tile(1)?.name == "b" && tiles.tile(1)?.frame.minX == 200)
    #expect(collection.indexPathsForVisibleItems == (0..<5).map(path))
    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 50)) == nil)
    #expect(collection.indexPathForItem(at: CGPoint(x: 250, y: 50)) == path(1))
    #expect(collection.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
    #expect(collection.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
    #expect(collection.dataSourceIndexPath(forPresentationIndexPath: path(5)) == path(4))
    collection.performUsingPresentationValues {
      #expect(collection.numberOfItems(inSection: 0) == 6)
      #expect(collection.indexPathForItem(at: CGPoint(x: 250, y: 50)) == path(2))
      #expect((collection.cellForItem(at: path(1)) as? DragTiles.Tile)?.name == "…0")
    }
  }

  @Test func itsItemTakesItsPlace() throws {
    let context = try #require(dropPlaceholders(before: 1).first)
    var given: IndexPath?
    let isDone = context.commitInsertion { indexPath in
      given = indexPath
      tiles.names.insert("new", at: indexPath.item)
    }
    tiles.window.updateForFrame()
    #expect(isDone && given == path(1))
    #expect(seen == ["a", "new", "b", "c", "d", "e"] && tiles.shown == tiles.names)
    #expect(!collection.hasUncommittedUpdates && collection.numberOfItems(inSection: 0) == 6)
    #expect(!context.commitInsertion { _ in Issue.record("the placeholder is gone") })
    #expect(!context.deletePlaceholder())
  }

  @Test func itCanBeGivenUpAndShownAgain() throws {
    let context = try #require(dropPlaceholders(before: 5).first)
    #expect(seen == ["a", "b", "c", "d", "e", "…0"])
    let updates = tiles.log.count { $0 == "update 0" }
    context.setNeedsCellUpdate()
    #expect(tiles.log.count { $0 == "update 0" } == updates + 1)
    #expect(context.deletePlaceholder())
    tiles.window.updateForFrame()
    DisplayClock.shared.settle(limit: 5)
    #expect(seen == ["a", "b", "c", "d", "e"] && !collection.hasUncommittedUpdates)
  }

  @Test func updatesOfTheDataLeaveItWhereItIs() throws {
    let contexts = dropPlaceholders(before: 2, 2)
    #expect(seen == ["a", "b", "…1", "…0", "c", "d", "e"])
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(tiles.tile(3)?.isSelected == true && tiles.tile(3)?.name == "d")
    collection.performBatchUpdates {
      tiles.names = ["x", "b", "c", "d", "e", "y"]
      collection.deleteItems(at: [path(0)])
      collection.insertItems(at: [path(0), path(5)])
    }
    tiles.window.updateForFrame()
    DisplayClock.shared.settle(limit: 5)
    #expect(seen == ["x", "b", "…1", "…0", "c", "d", "e", "y"] && tiles.shown == tiles.names)
    #expect(collection.indexPathsForSelectedItems == [path(3)])
    collection.performBatchUpdates {
      tiles.names = ["b", "d", "c", "e"]
      collection.deleteItems(at: [path(0), path(5)])
      collection.moveItem(at: path(2), to: path(2))
      collection.moveItem(at: path(3), to: path(1))
    }
    tiles.window.updateForFrame()
    DisplayClock.shared.settle(limit: 5)
    #expect(tiles.shown == tiles.names && collection.indexPathsForSelectedItems == [path(1)])
    var first: IndexPath?
    #expect(
      contexts[0].commitInsertion {
        first = $0
        tiles.names.insert("new", at: $0.item)
      })
    tiles.window.updateForFrame()
    #expect(tiles.shown == tiles.names && first?.section == 0)
    collection.delaysContentTouches = false
    tiles.finger.down(at: CGPoint(x: 50, y: 50))
    tiles.finger.up()
    #expect(collection.indexPathsForSelectedItems == [path(0)])
    collection.reloadData()
    tiles.window.updateForFrame()
    #expect(seen == tiles.names && !contexts[1].deletePlaceholder())
  }

  @Test func itemsMakeRoomForWhatIsCopied() {
    collection.dropDelegate = tiles
    tiles.operation = .copy
    tiles.perform = { [unowned tiles] coordinator in
      guard let target = coordinator.destinationIndexPath else { return }
      tiles.names.insert("copy", at: target.item)
      tiles.collection.insertItems(at: [target])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
    }
    tiles.drag(0, through: CGPoint(x: 100, y: 50), CGPoint(x: 150, y: 50))
    #expect(tiles.tile(1)?.frame.minX == 200 && tiles.tile(0)?.frame.minX == 0)
    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 50)) == nil)
    tiles.finger.move(to: CGPoint(x: 250, y: 50))
    DisplayClock.shared.advance(by: 0.5)
    #expect(tiles.tile(1)?.frame.minX == 100 && tiles.tile(2)?.frame.minY == 100)
    // Past the last item.
    tiles.finger.move(to: CGPoint(x: 250, y: 150))
    DisplayClock.shared.advance(by: 0.5)
    #expect(tiles.log.last == "over 5" && tiles.tile(4)?.frame.origin == CGPoint(x: 100, y: 100))
    tiles.finger.move(to: CGPoint(x: 50, y: 500))
    DisplayClock.shared.advance(by: 0.5)
    #expect(tiles.tile(4)?.frame.origin == CGPoint(x: 100, y: 100) && !collection.hasUncommittedUpdates)
    tiles.finger.move(to: CGPoint(x: 150, y: 50))
    DisplayClock.shared.advance(by: 0.5)
    tiles.drop()
    #expect(tiles.names == ["a", "copy", "b", "c", "d", "e"] && tiles.shown == tiles.names)
    #expect(!collection.hasUncommittedUpdates)
  }
}
