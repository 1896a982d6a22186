import Testing

@testable import UIKit

@MainActor @Suite("What collection views ask of layouts", .serialized)
struct CollectionLayoutContractTests {
  @Test func theFirstLayoutPreparesThenAsksForSizeAndVisibleElements() {
    let layout = RowsLayout()
    let items = NamedItems([(0..<20).map { "i\($0)" }], layout: layout)
    layout.log = []
    items.settle()
    #expect(layout.log == ["prepare", "size", "elements 0+300"])
    #expect(items.shownNames == (0..<8).map { "i\($0)" })
    #expect(items.frame(2) == CGRect(x: 0, y: 80, width: 200, height: 40))
    #expect(items.view.contentSize == CGSize(width: 200, height: 800))
  }

  @Test func aScrollAsksForTheVisibleRectangleOnceAndPreparesNothing() {
    let layout = RowsLayout()
    let items = NamedItems([(0..<20).map { "i\($0)" }], layout: layout)
    items.settle()
    layout.log = []
    items.view.contentOffset.y = 100
    items.settle()
    #expect(layout.log == ["elements 100+300"])
    #expect(items.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func aLayoutThatWantsItIsInvalidatedByScrollingWithItsOwnContext() {
    final class Context: UICollectionViewLayoutInvalidationContext { var mark = 7 }
    final class Layout: RowsLayout {
      var asked: [(old: CGRect, new: CGRect)] = []
      var marks: [Int] = []
      /// The offset that the collection view had when the layout was invalidated.
      var offsets: [CGFloat] = []
      override class var invalidationContextClass: AnyClass { Context.self }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append((collectionView!.bounds, newBounds))
        return true
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        marks.append((context as! Context).mark)
        offsets.append(collectionView?.bounds.minY ?? 0)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let items = NamedItems([(0..<20).map { "i\($0)" }], layout: layout)
    items.settle()
    layout.asked = []
    layout.marks = []
    layout.offsets = []
    layout.log = []
    items.view.contentOffset.y = 50
    items.settle()
    #expect(layout.asked.map(\.old.minY) == [0])
    #expect(layout.asked.map(\.new.minY) == [50])
    #expect(layout.marks == [7])
    #expect(layout.offsets == [50])
    #expect(layout.log.filter { $0 == "prepare" }.count == 1)
  }

  @Test func aChangeOfTheFrameAsksTheLayoutWithTheOldBounds() {
    let layout = RowsLayout()
    var asked: [(CGSize, CGSize)] = []
    let items = NamedItems([["a"]], layout: layout)
    layout.changesBounds = {
      asked.append((items.view.bounds.size, $0.size)); return true
    }
    items.settle()
    asked = []
    items.view.frame.size.width = 120
    items.settle()
    #expect(asked.map(\.0.width) == [200])
    #expect(asked.map(\.1.width) == [120])
    #expect(items.frame(0)?.width == 120)
  }

  @Test func bothWaysToInvalidateReachASubclassThatOverridesOneOfThem() {
    final class Plain: RowsLayout {
      var invalidations = 0
      override func invalidateLayout() {
        super.invalidateLayout()
        invalidations += 1
      }
    }
    let layout = Plain()
    let items = NamedItems([["a"]], layout: layout)
    items.settle()
    layout.invalidations = 0
    layout.log = []
    items.view.reloadData()
    #expect(layout.invalidations == 1)
    #expect(layout.log == ["invalidate everything counts"])
    layout.log = []
    layout.invalidateLayout()
    #expect(layout.invalidations == 2)
    #expect(layout.log == ["invalidate everything"])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    layout.invalidateLayout(with: context)
    #expect(layout.invalidations == 2)
  }

  @Test func aContextNamesEachElementOnce() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: paths)
    context.invalidateSupplementaryElements(ofKind: "k", at: [paths[0]])
    context.invalidateDecorationElements(ofKind: "d", at: [paths[1]])
    #expect(context.invalidatedItemIndexPaths == paths)
    #expect(context.invalidatedSupplementaryIndexPaths == ["k": [paths[0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["d": [paths[1]]])
  }

  @Test func adjustmentsOfAContextTakeEffectAtOnce() {
    let layout = RowsLayout()
    let items = NamedItems([(0..<20).map { "i\($0)" }], layout: layout)
    items.settle()
    items.view.contentOffset.y = 100
    items.settle()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.contentSizeAdjustment = CGSize(width: 0, height: 100)
    layout.invalidateLayout(with: context)
    #expect(items.view.contentOffset.y == 130)
    #expect(items.view.knownContentSize.height == 900)
    items.settle()
    #expect(items.view.contentOffset.y == 130)
    // What the layout itself says counts in the end.
    #expect(items.view.contentSize.height == 800)
  }

  @Test func prepareMaySetWhatInvalidatesTheLayout() {
    let layout = RowsLayout()
    let items = NamedItems([["a"]], layout: layout)
    layout.whilePreparing = { layout.invalidateLayout() }
    items.settle()
    layout.log = []
    items.view.setNeedsLayout()
    items.settle()
    #expect(!layout.log.contains("prepare"))
    #expect(items.shownNames == ["a"])
  }

  @Test func decorationViewsAreMadeByTheLayoutsClassAndLieBehind() throws {
    final class Stripe: UICollectionReusableView {}
    let layout = RowsLayout()
    layout.hasStripes = true
    layout.register(Stripe.self, forDecorationViewOfKind: RowsLayout.stripe)
    let items = NamedItems([["a", "b"]], layout: layout)
    items.settle()
    let stripe = try #require(items.view.subviews.compactMap { $0 as? Stripe }.first)
    #expect(stripe.frame == CGRect(x: 0, y: 0, width: 10, height: 80))
    #expect(items.view.subviews.first === stripe)
    #expect(items.view.indexPath(forSupplementaryView: stripe) == nil)
  }

  @Test func viewsGetAttributesAgainOnlyWhereTheyChanged() throws {
    let layout = RowsLayout()
    let items = NamedItems([(0..<20).map { "i\($0)" }], layout: layout)
    items.settle()
    let cell = try #require(items.view.cellForItem(at: IndexPath(item: 3, section: 0)) as? NamedItems.Cell)
    #expect(cell.applied == 1)
    items.view.contentOffset.y = 10
    items.settle()
    #expect(cell.applied == 1)
    layout.rowHeight = 44
    layout.invalidateLayout()
    items.settle()
    #expect(cell.applied == 2)
  }

  @Test func attributesAreEqualByValueAndKeepTheirClassInCopies() {
    final class Own: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var angle = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Own
        copy.angle = angle
        return copy
      }
    }
    let path = IndexPath(item: 1, section: 2)
    let attributes = Own(forCellWith: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.angle = 5
    let copy = attributes.copy() as? Own
    #expect(copy?.angle == 5)
    #expect(copy == attributes)
    copy?.alpha = 0.5
    #expect(copy != attributes)
    #expect(attributes.center == CGPoint(x: 16, y: 22))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -14, y: -18, width: 60, height: 80))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path) != attributes)
  }

  @Test func cellsAreAskedForTheSizeThatTheyWouldLikeOnceAndTheLayoutIsToldByContext() {
    let layout = RowsLayout()
    layout.isSelfSizing = true
    let items = NamedItems([(0..<20).map { "i\($0)" }], layout: layout)
    items.heights = ["i1": 70]
    items.settle()
    #expect(items.frame(1)?.height == 70)
    #expect(items.frame(2)?.minY == 110)
    #expect(layout.log.filter { $0 == "invalidate 0/1" }.count == 1)
    #expect(items.view.contentSize.height == 830)
  }

  @Test func whatIsInSightStaysWhenAnItemAboveItGrows() {
    let layout = RowsLayout()
    layout.isSelfSizing = true
    let items = NamedItems([(0..<30).map { "i\($0)" }], layout: layout)
    items.settle()
    items.view.contentOffset.y = 210
    items.settle()
    items.heights = ["i4": 90]
    let before = items.frame(8).map { $0.minY - items.view.contentOffset.y }
    // Item 4 comes into sight at the upper edge.
    items.view.contentOffset.y = 195
    items.settle()
    #expect(items.frame(4)?.height == 90)
    #expect(items.frame(8).map { $0.minY - items.view.contentOffset.y } == before.map { $0 + 15 })
  }

  @Test func itemsWithoutAPlaceAreLeftOutAndTold() {
    let layout = RowsLayout()
    let items = NamedItems([["a", "b"]], layout: layout)
    let broken = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    broken.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    layout.more = [broken]
    Diagnostics.shared.removeAll()
    items.settle()
    #expect(items.shownNames == ["a", "b"])
    #expect(Diagnostics.shared.all.contains { $0.summary.contains("cannot be shown") })
  }

  @Test func attributesOfWhatIsNotThereAreAProblemThatNamesTheLayout() {
    let layout = RowsLayout()
    let items = NamedItems([["a", "b"]], layout: layout)
    items.settle()
    let wrong = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))
    let problem = items.view.problem(with: wrong)
    #expect(
      problem
        == .attributesOfNothing(element: "item 5 of section 0", layout: "RowsLayout", sections: 1, items: 2))
    #expect(items.view.problem(with: UICollectionViewLayoutAttributes(forCellWith: .init(item: 1, section: 0))) == nil)
  }

  @Test func aLayoutThatInvalidatesItselfWithoutEndIsToldAndDoesNotHang() {
    final class Restless: RowsLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        invalidateLayout()
        return found
      }
    }
    Diagnostics.shared.removeAll()
    let items = NamedItems([["a"]], layout: Restless())
    items.settle()
    #expect(items.shownNames == ["a"])
    #expect(Diagnostics.shared.all.contains { $0.kind == .layoutDoesNotSettle && $0.summary.contains("Restless") })
  }

  @Test func aMirroredLayoutLiesAtTheOtherSide() {
    final class Mirrored: RowsLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.width = 50
        return attributes
      }
    }
    let items = NamedItems([["a"]], layout: Mirrored())
    items.settle()
    #expect(items.frame(0)?.minX == 0)
    items.view.semanticContentAttribute = .forceRightToLeft
    items.view.setNeedsLayout()
    items.settle()
    #expect(items.frame(0)?.minX == 150)
  }

  @Test func aScrollComesToRestWhereTheLayoutWantsIt() {
    final class Snapping: RowsLayout {
      var asked: [CGFloat] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append(velocity.y)
        return CGPoint(x: 0, y: 120)
      }
    }
    let layout = Snapping()
    let items = NamedItems([(0..<40).map { "i\($0)" }], layout: layout)
    items.settle()
    let finger = TouchDriver(window: items.window)
    finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 120), duration: 0.1)
    items.finishMotion()
    #expect(layout.asked.count == 1)
    #expect(items.view.contentOffset.y == 120)
  }
}
