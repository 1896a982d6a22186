import Testing

@testable import UIKit

/// Members of layouts, delegates and data sources that few applications use, each by what it changes.
@MainActor @Suite("Members of collections", .serialized)
struct CollectionMemberTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: Layouts

  /// Writes down what it is asked about decorations, bounds and movement.
  private final class AskedLayout: RowsLayout {
    var asked: [String] = []
    var inserted: [IndexPath] = []
    var insertedHeaders: [IndexPath] = []
    var deleted: [IndexPath] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { inserted }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { deleted }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      insertedHeaders
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("initial decoration \(decorationIndexPath.section)")
      let attributes = super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
      return attributes
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("final decoration \(decorationIndexPath.section)")
      return super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("initial \(elementKind) \(elementIndexPath.section)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      asked.append("prepare for \(Int(oldBounds.width))")
      super.prepare(forAnimatedBoundsChange: oldBounds)
    }
    override func finalizeAnimatedBoundsChange() {
      asked.append("finalize bounds")
      super.finalizeAnimatedBoundsChange()
    }
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      asked.append("target of \(previousIndexPath.item) at \(Int(position.y))")
      return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.75
      return attributes
    }
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      contexts.append(context)
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      asked.append("end at \(indexPaths.map(\.item)) from \(previousIndexPaths.map(\.item)) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
  }

  private func asked(_ sections: [[String]]) -> (layout: AskedLayout, items: NamedItems) {
    let layout = AskedLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: RowsLayout.stripe)
    layout.hasStripes = true
    layout.headerHeight = 20
    let items = NamedItems(sections, layout: layout)
    items.settle()
    layout.asked = []
    return (layout, items)
  }

  @Test func decorationsComeAndGoWithTheirSections() {
    let (layout, items) = asked([["a"], ["b"]])
    items.sections.append(NamedItems.Section(name: "new", items: ["c"]))
    items.view.insertSections([2])
    #expect(layout.asked.contains("initial decoration 2"))
    #expect(layout.asked.contains("initial header 2"))
    items.finishMotion()
    layout.asked = []
    items.sections.removeLast()
    items.view.deleteSections([2])
    #expect(layout.asked.contains("final decoration 2"))
    items.finishMotion()
    #expect(items.view.subviews.filter { $0.frame.width == 10 }.count == 2)
  }

  @Test func aLayoutSaysWhichDecorationsAnUpdateExchanges() {
    let (layout, items) = asked([["a", "b"]])
    layout.inserted = [path(0)]
    layout.insertedHeaders = [path(0)]
    layout.deleted = [path(0)]
    items.sections[0].items = ["b"]
    items.view.deleteItems(at: [path(0)])
    #expect(layout.asked.contains("initial decoration 0") && layout.asked.contains("final decoration 0"))
    #expect(layout.asked.contains("initial header 0"))
    items.finishMotion()
    #expect(items.shownNames == ["b"])
  }

  @Test func anAnimatedChangeOfTheBoundsIsPreparedForAndFinalized() {
    let (layout, items) = asked([["a", "b"]])
    layout.changesBounds = { _ in true }
    UIView.animate(withDuration: 0.2) {
      items.view.frame.size.width = 120
      items.settle()
    }
    #expect(
      layout.asked.filter { !$0.contains("header") && !$0.contains("decoration") } == [
        "prepare for 200", "finalize bounds",
      ])
    items.finishMotion()
    #expect(items.frame(1)?.width == 120)
  }

  @Test func aLayoutIsAskedAboutEveryStepOfAMovement() throws {
    let (layout, items) = asked([["a", "b", "c"]])
    #expect(items.view.beginInteractiveMovementForItem(at: path(0)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 125))
    #expect(layout.asked.contains { $0.hasPrefix("target of 0 at 125") })
    let context = try #require(layout.contexts.last)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [path(2)])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path(0)])
    #expect(context.interactiveMovementTarget == CGPoint(x: 100, y: 125))
    #expect(items.view.cellForItem(at: path(2))?.alpha == 0.75)
    items.view.endInteractiveMovement()
    #expect(layout.asked.last { $0.hasPrefix("end") } == "end at [2] from [0] false")
    items.finishMotion()
    #expect(items.sections[0].items == ["b", "c", "a"])
  }

  @Test func aLayoutForTheOtherDirectionIsMirroredInThisOne() {
    final class Arabic: RowsLayout {
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Arabic()
    layout.hasStripes = true
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: RowsLayout.stripe)
    let items = NamedItems([["a"]], layout: layout)
    items.settle()
    let stripe = items.view.subviews.first { $0.frame.width == 10 }
    #expect(stripe?.frame.minX == 190)
    items.view.semanticContentAttribute = .forceRightToLeft
    items.settle()
    #expect(items.view.subviews.first { $0.frame.width == 10 }?.frame.minX == 0)
  }

  @Test func attributesTurnInSpaceAndInThePlane() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(attributes.representedElementCategory == UICollectionView.ElementCategory.cell)
    let stripe = UICollectionViewLayoutAttributes(forDecorationViewOfKind: RowsLayout.stripe, with: path(0))
    #expect(stripe.representedElementCategory == .decorationView)
  }

  // MARK: The view

  @Test func itemsAreFoundByWhereTheyAre() {
    let items = NamedItems([["a", "b", "c"]], layout: RowsLayout())
    items.settle()
    #expect(items.view.indexPathForItem(at: CGPoint(x: 5, y: 85)) == path(2))
    #expect(items.view.indexPathForItem(at: CGPoint(x: 5, y: 200)) == nil)
  }

  @Test func nothingIsSelectedByTouchWhereSelectionIsOff() {
    let items = NamedItems([["a", "b"]], layout: RowsLayout())
    items.settle()
    items.view.allowsSelection = false
    items.window.tap(at: CGPoint(x: 50, y: 20))
    #expect(items.view.indexPathsForSelectedItems == [])
    items.view.allowsSelection = true
    items.window.tap(at: CGPoint(x: 50, y: 20))
    #expect(items.view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func aCellThatAsksForAnotherSizeIsHeardAsItsCollectionAllows() {
    typealias Invalidation = UICollectionView.SelfSizingInvalidation
    for (invalidation, height) in [(Invalidation.enabled, CGFloat(70)), (.disabled, 40)] {
      let layout = RowsLayout()
      layout.isSelfSizing = true
      let items = NamedItems([["a", "b"]], layout: layout)
      items.view.selfSizingInvalidation = invalidation
      items.heights = ["a": 40]
      items.settle()
      let cell = items.view.cellForItem(at: path(0)) as? NamedItems.Cell
      cell?.wantedHeight = 70
      cell?.invalidateIntrinsicContentSize()
      items.settle()
      #expect(items.frame(0)?.height == height)
    }
  }

  @Test func anInteractiveTransitionTellsHowItEnded() throws {
    let items = NamedItems([["a", "b"]], layout: RowsLayout())
    items.settle()
    let next = RowsLayout()
    next.rowHeight = 60
    var ended: [Bool] = []
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion = { ended += [$0, $1] }
    let transition = items.view.startInteractiveTransition(to: next, completion: completion)
    transition.transitionProgress = 0.5
    items.settle()
    #expect(items.frame(1)?.minY == 50)
    items.view.finishInteractiveTransition()
    items.finishMotion()
    #expect(ended == [true, true])
    #expect(items.view.collectionViewLayout === next)
  }

  // MARK: Delegates

  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var log: [String] = []
    var offset: CGPoint?
    var mayPerform = true

    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("show \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("end \(indexPath.section)") }
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { offset ?? proposedContentOffset }
    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { mayPerform }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      log.append("primary \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.append("move \(currentIndexPath.item) to \(proposedIndexPath.item)")
      return IndexPath(item: 0, section: 0)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 30) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 3 : 7 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 40 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 20 : 0) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 16 : 0) }
  }

  private func flow(_ sections: [[String]]) -> (items: NamedItems, delegate: Delegate) {
    let items = NamedItems(sections, layout: UICollectionViewFlowLayout())
    let delegate = Delegate()
    items.view.delegate = delegate
    items.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "view")
    items.settle()
    return (items, delegate)
  }

  /// 200 wide, insets of 10 and 30: two items of 50 with at least 40 between them are justified at 10 and 120.
  @Test func theFlowAsksTheDelegateForEachSection() {
    let (items, _) = flow([["a", "b", "c"], ["d", "e", "f"]])
    #expect(items.frame(0) == CGRect(x: 10, y: 25, width: 50, height: 50))
    #expect(items.frame(1) == CGRect(x: 120, y: 25, width: 50, height: 50))
    #expect(items.frame(2)?.minY == 78)
    // Below: the inset of 5, the footer of 16, the next section's inset; lines are 7 apart there.
    #expect(items.frame(0, 1)?.minY == 154)
    #expect(items.frame(2, 1)?.minY == 211)
  }

  @Test func headersAndFootersAreToldOfOnceAndWhenTheyLeave() {
    let (items, delegate) = flow([["a"], (0..<40).map { "\($0)" }])
    #expect(delegate.log == ["show 0", "show 0"])
    items.view.contentOffset.y = 400
    items.settle()
    #expect(delegate.log == ["show 0", "show 0", "end 0", "end 0"])
  }

  @Test func theDelegateMayKeepTheOffsetThroughAnUpdate() {
    let (items, delegate) = flow([(0..<60).map { "\($0)" }])
    items.view.contentOffset.y = 300
    items.settle()
    delegate.offset = CGPoint(x: 0, y: 120)
    items.sections[0].items.removeFirst()
    items.view.deleteItems(at: [path(0)])
    #expect(items.view.contentOffset.y == 120)
    items.finishMotion()
  }

  @Test func theDelegateMayRefuseAPrimaryAction() {
    let (items, delegate) = flow([["a"]])
    delegate.mayPerform = false
    items.window.tap(at: CGPoint(x: 20, y: 40))
    #expect(!delegate.log.contains("primary 0"))
    items.view.deselectItem(at: path(0), animated: false)
    delegate.mayPerform = true
    items.window.tap(at: CGPoint(x: 20, y: 40))
    #expect(delegate.log.contains("primary 0"))
  }

  @Test func theOlderQuestionSendsAMovedItemElsewhere() {
    let (items, delegate) = flow([["a", "b", "c", "d"]])
    #expect(items.view.beginInteractiveMovementForItem(at: path(1)))
    items.view.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 100))
    items.view.endInteractiveMovement()
    items.finishMotion()
    #expect(delegate.log.contains("move 1 to 3"))
    #expect(items.sections[0].items == ["b", "a", "c", "d"])
  }

  @Test func footersPinAndInsetsCountFromWhatTheLayoutSays() throws {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    layout.sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
    let items = NamedItems([(0..<60).map { "\($0)" }], layout: layout)
    items.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "view")
    items.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    items.settle()
    let kind = UICollectionView.elementKindSectionFooter
    #expect(items.view.supplementaryView(forElementKind: kind, at: path(0))?.frame.maxY == 300)
    #expect(items.frame(0)?.minX == 0)
    layout.sectionInsetReference = .fromLayoutMargins
    items.settle()
    #expect(items.frame(0)?.minX == 30)
  }
}
