import ListGeometry
import Testing

@testable import UIKit

@MainActor @Suite("Updates of collections", .serialized)
struct CollectionUpdateTests {
  private func rows(_ items: [String]...) -> (NamedItems, RowsLayout) {
    let layout = RowsLayout()
    let items = NamedItems(items, layout: layout)
    items.settle()
    items.log = []
    layout.log = []
    return (items, layout)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func itemsThatStayKeepTheirCellsAndAreNotAskedForAgain() {
    let (items, _) = rows(["a", "b", "c", "d"])
    let cells = items.view.visibleCells
    UIView.performWithoutAnimation {
      items.view.performBatchUpdates {
        items.sections[0].items = ["x", "a", "c", "d"]
        items.view.insertItems(at: [path(0)])
        items.view.deleteItems(at: [path(1)])
      }
    }
    #expect(items.log == ["cell x", "show 0/0", "end 0/1"])
    #expect(items.shownNames == ["x", "a", "c", "d"])
    #expect(items.view.visibleCells.dropFirst().elementsEqual([cells[0], cells[2], cells[3]], by: ===))
  }

  @Test func theLayoutIsAskedInTheDocumentedOrder() {
    final class Choosing: RowsLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        log.append("offset")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      }
    }
    let layout = Choosing()
    let items = NamedItems([["a", "b"]], layout: layout)
    items.settle()
    layout.log = []
    items.view.performBatchUpdates {
      items.sections[0].items = ["a", "x", "b"]
      items.view.insertItems(at: [path(1)])
    }
    #expect(
      layout.log == [
        "invalidate counts", "prepare", "updates", "size", "offset", "elements 0+300", "final 0/0", "final 0/1",
        "initial 0/0", "initial 0/1", "initial 0/2", "finalize",
      ])
  }

  @Test func theLayoutGetsEachChangeWithItsIndexPaths() {
    let (items, layout) = rows(["a", "b", "c", "d", "e"], ["f"], ["g"])
    items.view.performBatchUpdates {
      items.sections[0].items = ["b", "e", "x", "d", "c"]
      items.sections.remove(at: 1)
      items.view.deleteItems(at: [path(0)])
      items.view.insertItems(at: [path(2)])
      items.view.moveItem(at: path(4), to: path(1))
      items.view.moveItem(at: path(2), to: path(4))
      items.view.reloadItems(at: [path(1)])
      items.view.deleteSections(IndexSet(integer: 1))
    }
    let changes = layout.updateItems.map {
      [$0.updateAction.rawValue, $0.indexPathBeforeUpdate?.item ?? -1, $0.indexPathAfterUpdate?.item ?? -1]
    }
    #expect(
      changes == [[1, NSNotFound, -1], [1, 0, -1], [0, -1, 2], [3, 4, 1], [3, 2, 4], [2, 1, 0]])
    #expect(layout.updateItems.first?.indexPathBeforeUpdate == IndexPath(item: NSNotFound, section: 1))
    #expect(items.view.numberOfSections == 2)
    items.finishMotion()
    #expect(items.shownNames == ["b", "e", "x", "d", "c", "g"])
  }

  @Test func anInsertedItemFadesInAndTheOthersSlide() throws {
    let (items, _) = rows(["a", "b"])
    let second = try #require(items.view.cellForItem(at: path(1)))
    items.view.performBatchUpdates({
      items.sections[0].items = ["a", "x", "b"]
      items.view.insertItems(at: [path(1)])
    })
    let new = try #require(items.view.cellForItem(at: path(1)))
    #expect(new.alpha == 1)
    #expect(new.frame.minY == 40)
    #expect(second.frame.minY == 80)
    DisplayClock.shared.advance(by: 0.15)
    let seen = try #require(new.layer.presentation())
    #expect(seen.opacity > 0.05 && seen.opacity < 0.95)
    let sliding = try #require(second.layer.presentation())
    #expect(sliding.frame.minY > 41 && sliding.frame.minY < 79)
    items.finishMotion()
    #expect(second.frame.minY == 80)
  }

  @Test func aDeletedItemStaysUntilItsMotionHasEnded() {
    let (items, _) = rows(["a", "b", "c"])
    var ends: [Bool] = []
    items.view.performBatchUpdates(
      {
        items.sections[0].items = ["a", "c"]
        items.view.deleteItems(at: [path(1)])
      }, completion: { ends.append($0) })
    #expect(!items.log.contains("end 0/1"))
    #expect(items.view.subviews.filter { $0 is NamedItems.Cell }.count == 3)
    #expect(ends.isEmpty)
    items.finishMotion()
    #expect(items.log.contains("end 0/1"))
    #expect(items.view.subviews.filter { $0 is NamedItems.Cell }.count == 2)
    #expect(ends == [true])
  }

  @Test func theLayoutSaysHowItemsComeAndGo() throws {
    final class Flying: RowsLayout {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if updateItems.contains(where: { $0.indexPathAfterUpdate == itemIndexPath }) { attributes?.center.x = 500 }
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if updateItems.contains(where: { $0.indexPathBeforeUpdate == itemIndexPath }) { attributes?.center.x = -300 }
        return attributes
      }
    }
    let items = NamedItems([["a", "b"]], layout: Flying())
    items.settle()
    let gone = try #require(items.view.cellForItem(at: path(0)))
    items.view.performBatchUpdates {
      items.sections[0].items = ["b", "x"]
      items.view.deleteItems(at: [path(0)])
      items.view.insertItems(at: [path(1)])
    }
    let new = try #require(items.view.cellForItem(at: path(1)))
    #expect(new.center.x == 100)
    #expect(new.layer.presentation()?.position.x == 500)
    #expect(gone.center.x == -300)
    DisplayClock.shared.advance(by: 0.15)
    #expect((gone.layer.presentation()?.position.x ?? 0) < 90)
    items.finishMotion()
    #expect(gone.superview == nil)
    #expect(gone.alpha == 1)
  }

  @Test func aReloadedItemGetsAnotherCellAndIsDeselected() throws {
    let (items, _) = rows(["a", "b"])
    let before = try #require(items.view.cellForItem(at: path(0)))
    items.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    items.view.reloadItems(at: [path(0)])
    #expect(items.view.cellForItem(at: path(0)) !== before)
    #expect(items.view.indexPathsForSelectedItems == [])
    items.finishMotion()
    #expect(items.shownNames == ["a", "b"])
  }

  @Test func aReconfiguredItemKeepsItsCellAndItsSelection() throws {
    let (items, _) = rows(["a", "b"])
    let cell = try #require(items.view.cellForItem(at: path(1)) as? NamedItems.Cell)
    items.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    items.sections[0].items[1] = "B"
    items.view.reconfigureItems(at: [path(1)])
    #expect(items.view.cellForItem(at: path(1)) === cell)
    #expect(cell.name == "B")
    #expect(cell.reuses == 0)
    #expect(items.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func countsThatDoNotAddUpAreNamedWithTheArithmetic() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems([["a", "b"]], layout: RowsLayout())
        items.settle()
        items.view.accessibilityIdentifier = "photos"
        items.sections[0].items = ["a"]
        items.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("had 2 items, 1 inserted: 3 expected, the data source says 1"))
    #expect(text.contains("UICollectionView"))
  }

  @Test func changesWhileCellsAreMadeAreNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NamedItems([["a", "b"]], layout: RowsLayout())
        items.whileMaking = { items.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        items.settle()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("insertItems(at:) was called while the list was asking"))
  }

  @Test func changesInWillDisplayAreCarriedOut() {
    let (items, _) = rows(["a", "b"])
    var isFirst = true
    items.whileDisplaying = {
      guard isFirst else { return }
      isFirst = false
      items.sections[0].items.insert("y", at: 0)
      items.view.insertItems(at: [path(0)])
    }
    items.sections[0].items.append("c")
    items.view.insertItems(at: [path(2)])
    items.finishMotion()
    #expect(items.shownNames == ["y", "a", "b", "c"])
    #expect(items.view.brokenInvariants() == [])
  }

  @Test func insertionsAboveLeaveWhatIsInSightInItsPlace() {
    let (items, _) = rows((0..<40).map { "i\($0)" })
    items.view.contentOffset.y = 410
    items.settle()
    let before = items.shownNames.first
    UIView.performWithoutAnimation {
      items.view.performBatchUpdates {
        items.sections[0].items.insert(contentsOf: ["x", "y", "z"], at: 0)
        items.view.insertItems(at: (0..<3).map { path($0) })
      }
    }
    #expect(items.view.contentOffset.y == 530)
    #expect(items.shownNames.first == before)
    // At the upper edge what comes first is to be seen.
    items.view.contentOffset.y = 0
    items.settle()
    items.sections[0].items.insert("first", at: 0)
    items.view.insertItems(at: [path(0)])
    #expect(items.view.contentOffset.y == 0)
  }

  @Test func aLayoutThatChoosesTheOffsetIsProposedThePresentOne() {
    final class Choosing: RowsLayout {
      var proposed: [CGFloat] = []
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposed.append(proposedContentOffset.y)
        return proposedContentOffset
      }
    }
    let layout = Choosing()
    let items = NamedItems([(0..<40).map { "i\($0)" }], layout: layout)
    items.settle()
    items.view.contentOffset.y = 400
    items.settle()
    items.sections[0].items.insert("x", at: 0)
    items.view.insertItems(at: [path(0)])
    #expect(layout.proposed == [400])
    #expect(items.view.contentOffset.y == 400)
  }

  @Test func theLayoutMayChooseTheOffset() {
    final class Choosing: RowsLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 77)
      }
    }
    let items = NamedItems([(0..<40).map { "i\($0)" }], layout: Choosing())
    items.settle()
    items.sections[0].items.append("x")
    items.view.insertItems(at: [path(40)])
    #expect(items.view.contentOffset.y == 77)
  }

  @Test func updatesThatAreNotCarriedOutAreUncommitted() {
    let (items, _) = rows(["a"])
    #expect(!items.view.hasUncommittedUpdates)
    items.view.performBatchUpdates {
      items.sections[0].items = []
      items.view.deleteItems(at: [path(0)])
      #expect(items.view.hasUncommittedUpdates)
    }
    #expect(!items.view.hasUncommittedUpdates)
  }

  @Test func headersGoWithTheirSections() throws {
    let layout = RowsLayout()
    layout.headerHeight = 20
    let items = NamedItems([["a"], ["b"], ["c"]], layout: layout)
    items.settle()
    let header = try #require(items.view.supplementaryView(forElementKind: RowsLayout.header, at: path(0, 2)))
    UIView.performWithoutAnimation {
      items.view.performBatchUpdates {
        items.sections.remove(at: 0)
        items.view.deleteSections(IndexSet(integer: 0))
      }
    }
    #expect(items.view.supplementaryView(forElementKind: RowsLayout.header, at: path(0, 1)) === header)
    #expect(items.view.indexPath(forSupplementaryView: header) == path(0, 1))
    #expect(items.view.indexPathsForVisibleSupplementaryElements(ofKind: RowsLayout.header) == [path(0), path(0, 1)])
    #expect(header.frame.minY == 60)
  }

  @Test func aLayoutMayTakeAwayHeadersOfSectionsThatStay() {
    final class Removing: RowsLayout {
      override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        elementKind == RowsLayout.header ? [IndexPath(item: 0, section: 0)] : []
      }
      var finals: [IndexPath] = []
      override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: elementKind, at: elementIndexPath)
        if attributes?.alpha == 0 { finals.append(elementIndexPath) }
        return attributes
      }
    }
    let layout = Removing()
    layout.headerHeight = 20
    let items = NamedItems([["a"]], layout: layout)
    items.settle()
    layout.headerHeight = 0
    items.sections[0].items.append("b")
    items.view.insertItems(at: [path(1)])
    #expect(layout.finals == [path(0)])
    items.finishMotion()
    #expect(items.view.visibleSupplementaryViews(ofKind: RowsLayout.header).isEmpty)
  }

  @Test func aBatchOfNothingShowsOtherSizes() {
    let (items, layout) = rows(["a", "b"])
    layout.rowHeight = 60
    UIView.performWithoutAnimation { items.view.performBatchUpdates(nil) }
    #expect(items.frame(1)?.minY == 60)
  }

  @Test func whatWasNeverShownIsLoadedAgainWhereItDoesNotAddUp() {
    let layout = RowsLayout()
    let items = NamedItems([["a"]], layout: layout)
    items.sections[0].items = ["a", "b"]
    var ends = 0
    items.view.performBatchUpdates({ items.view.insertItems(at: [path(1)]) }, completion: { _ in ends += 1 })
    items.settle()
    #expect(items.shownNames == ["a", "b"])
    #expect(ends == 1)
  }
}
