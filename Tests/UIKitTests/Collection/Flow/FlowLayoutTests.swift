import Testing

@testable import UIKit

/// A collection of `UICollectionViewFlowLayout` whose delegate can be asked what it was asked.
@MainActor final class FlowStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  final class Cell: UICollectionViewCell {
    /// The size that the cell asks for; nil for the one it has.
    var wanted: CGSize?
    private(set) var given: [CGSize] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      given.append(layoutAttributes.size)
      if let wanted { layoutAttributes.size = wanted }
      return layoutAttributes
    }
  }

  let window: UIWindow
  let layout: UICollectionViewFlowLayout
  let collection: UICollectionView
  var counts: [Int]
  /// The size that the delegate gives for an item; nil has it say nothing.
  var size: ((IndexPath) -> CGSize)?
  /// The size that the cell of an item asks for.
  var wanted: (IndexPath) -> CGSize? = { _ in nil }
  /// The items whose size was asked for.
  var asked: [IndexPath] = []

  init(
    _ counts: [Int], _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 300, height: 400), isRightToLeft: Bool = false
  ) {
    TestScreen.reset(scale: 2)
    self.counts = counts
    self.layout = layout
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    if isRightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = self
    collection.delegate = self
  }

  func settle() {
    if collection.superview == nil {
      window.addSubview(collection)
      window.isHidden = false
    }
    window.updateForFrame()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? {
    collection.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.wanted = wanted(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let size else { return CGSize(width: NotImplemented.length, height: NotImplemented.length) }
    asked.append(indexPath)
    return size(indexPath)
  }
}

@MainActor @Suite(.serialized) struct FlowLayoutInvalidationTests {
  @Test func theDelegateIsAskedOnceForEachItem() {
    let stage = FlowStage([3, 2])
    stage.size = { CGSize(width: 40, height: 20 + CGFloat($0.item)) }
    stage.settle()
    stage.collection.contentOffset.y = 1
    stage.settle()
    #expect(
      stage.asked
        == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]].map { IndexPath(item: $0[1], section: $0[0]) })
  }

  @Test func otherBoundsPackTheSizesThatAreKnown() {
    let stage = FlowStage([6])
    stage.size = { _ in CGSize(width: 90, height: 20) }
    stage.settle()
    #expect(stage.frame(3)?.minY == 30)
    stage.asked = []
    stage.collection.frame.size.width = 500
    stage.settle()
    #expect(stage.asked.isEmpty)
    #expect(stage.frame(3)?.minY == 0)
    #expect(stage.collection.contentSize == CGSize(width: 500, height: 50))
  }

  @Test func otherInsetsPackTheSizesThatAreKnown() {
    let stage = FlowStage([6])
    stage.size = { _ in CGSize(width: 90, height: 20) }
    stage.settle()
    stage.asked = []
    stage.collection.contentInset = UIEdgeInsets(top: 5, left: 50, bottom: 5, right: 0)
    stage.settle()
    #expect(stage.asked.isEmpty)
    #expect(stage.frame(2)?.minY == 30)
  }

  @Test func aSubclassMayHaveTheDelegateAskedWhenTheBoundsChange() {
    final class Asking: UICollectionViewFlowLayout {
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
          newBounds.width != collectionView?.bounds.width
        return context
      }
    }
    let stage = FlowStage([6], Asking())
    stage.size = { [unowned stage] _ in CGSize(width: stage.collection.bounds.width, height: 20) }
    stage.settle()
    stage.collection.frame.size.width = 500
    stage.settle()
    #expect(stage.frame(3) == CGRect(x: 0, y: 90, width: 500, height: 20))
  }

  @Test func contextsSayWhetherTheDelegateIsAsked() {
    let stage = FlowStage([4])
    var height: CGFloat = 20
    stage.size = { _ in CGSize(width: 300, height: height) }
    stage.settle()
    stage.asked = []
    height = 50
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(!context.invalidateFlowLayoutAttributes && !context.invalidateFlowLayoutDelegateMetrics)
    context.invalidateFlowLayoutAttributes = true
    stage.layout.invalidateLayout(with: context)
    stage.settle()
    #expect(stage.asked.isEmpty && stage.frame(1)?.minY == 30)
    context.invalidateFlowLayoutDelegateMetrics = true
    stage.layout.invalidateLayout(with: context)
    stage.settle()
    #expect(stage.asked.count == 4 && stage.frame(1)?.minY == 60)
    let contextClass: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    #expect(contextClass is UICollectionViewFlowLayoutInvalidationContext.Type)
  }

  @Test func anItemThatAContextNamesIsAskedForAlone() {
    let stage = FlowStage([1000])
    var heights: [Int: CGFloat] = [:]
    stage.size = { CGSize(width: 300, height: heights[$0.item] ?? 20) }
    stage.settle()
    stage.asked = []
    heights[2] = 80
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.settle()
    #expect(stage.asked == [IndexPath(item: 2, section: 0)])
    #expect(stage.frame(3)?.minY == 150)
    #expect(stage.cell(2)?.frame.height == 80)
  }

  @Test func propertiesTakeEffectAtTheNextLayoutAndEqualOnesDoNothing() {
    final class Counting: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        prepared += 1
        itemSize = CGSize(width: 100, height: 30)
        super.prepare()
      }
    }
    let layout = Counting()
    let stage = FlowStage([4], layout)
    stage.settle()
    #expect(stage.frame(3) == CGRect(x: 200, y: 40, width: 100, height: 30))
    let prepared = layout.prepared
    layout.minimumLineSpacing = 10
    layout.sectionInset = .zero
    stage.settle()
    #expect(layout.prepared == prepared)
    layout.minimumLineSpacing = 20
    stage.settle()
    #expect(stage.frame(3)?.minY == 50)
  }

  @Test func attributesAreOfTheLayoutsOwnClass() {
    final class Attributes: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
    }
    let stage = FlowStage([2], Layout())
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.settle()
    let all = stage.layout.layoutAttributesForElements(in: stage.collection.bounds) ?? []
    #expect(all.count == 3 && all.allSatisfy { $0 is Attributes })
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) is Attributes)
  }
}

@MainActor @Suite(.serialized) struct FlowLayoutSelfSizingTests {
  private func list(_ count: Int) -> FlowStage {
    let stage = FlowStage([count])
    stage.layout.estimatedItemSize = CGSize(width: 300, height: 50)
    stage.layout.minimumLineSpacing = 0
    return stage
  }

  @Test func cellsOnTheScreenGiveTheirSizeAndOthersKeepTheEstimate() {
    let stage = list(100)
    stage.collection.frame.size.height = 390
    stage.wanted = { CGSize(width: 300, height: 60 + CGFloat($0.item % 3)) }
    stage.settle()
    #expect((0..<4).map { stage.frame($0)?.minY } == [0, 60, 121, 183])
    #expect(stage.frame(99)?.height == 50)
    let measured = (0..<100).filter { stage.frame($0)?.height != 50 }
    #expect(measured == Array(0...7))
    #expect(stage.collection.contentSize.height == 487 + 92 * CGFloat(50))
  }

  @Test func tagsOfTheirOwnWidthArePackedIntoLines() {
    let stage = FlowStage([7])
    stage.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.wanted = { CGSize(width: [120, 60, 90, 200, 80, 40, 30][$0.item], height: 24) }
    stage.settle()
    // 120 + 60 + 90 with 20 and 10 left over, 200 + 80, and a last line that starts at the edge.
    #expect((0..<7).map { stage.frame($0)?.minX } == [0, 135, 210, 0, 220, 0, 50])
    #expect((0..<7).map { stage.frame($0)?.minY } == [0, 0, 0, 34, 34, 68, 68])
  }

  @Test func oneOtherSizeCostsItsLine() throws {
    let stage = list(2000)
    stage.settle()
    #expect(stage.cell(0)?.given == [CGSize(width: 300, height: 50)])
    let cell = try #require(stage.cell(3))
    cell.wanted = CGSize(width: 300, height: 90)
    cell.invalidateIntrinsicContentSize()
    stage.settle()
    #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 150, width: 300, height: 90))
    #expect(stage.frame(4)?.minY == 240)
    #expect(stage.collection.contentSize.height == CGFloat(100_040))
    #expect(stage.cell(5)?.given.count == 1)
  }

  @Test func measuredSizesGoWithTheirItems() {
    let stage = list(6)
    stage.wanted = { CGSize(width: 300, height: 51 + CGFloat($0.item)) }
    stage.settle()
    #expect((0..<6).map { stage.frame($0)?.height } == [51, 52, 53, 54, 55, 56])
    stage.wanted = { _ in CGSize(width: 300, height: 30) }
    stage.counts = [6]
    UIView.performWithoutAnimation {
      stage.collection.performBatchUpdates {
        stage.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
        stage.collection.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
      }
    }
    stage.settle()
    #expect((0..<6).map { stage.frame($0)?.height } == [56, 52, 30, 53, 54, 55])
  }

  @Test func otherDataAndAnotherEstimateForgetWhatWasMeasured() {
    let stage = list(100)
    stage.wanted = { _ in CGSize(width: 300, height: 100) }
    stage.settle()
    stage.wanted = { _ in nil }
    stage.collection.reloadData()
    stage.settle()
    #expect(stage.collection.contentSize.height == 5000)
    stage.layout.estimatedItemSize = CGSize(width: 300, height: 40)
    stage.settle()
    #expect(stage.collection.contentSize.height == 4000)
  }

  @Test func measuredSizesArePackedAgainInOtherBounds() {
    let stage = FlowStage([4])
    stage.layout.estimatedItemSize = CGSize(width: 100, height: 50)
    stage.wanted = { _ in CGSize(width: 140, height: 30) }
    stage.settle()
    #expect(stage.frame(2)?.minY == 40)
    stage.collection.frame.size.width = 600
    stage.settle()
    #expect(stage.frame(3)?.minY == 0 && stage.frame(3)?.width == 140)
  }

  @Test func aHundredThousandItemsOfOneSizeAreANumber() {
    let stage = FlowStage([100_000])
    stage.settle()
    guard case .uniform(let count, _)? = stage.layout.contents.solver?.items(ofSection: 0) else {
      Issue.record("items of one size are listed")
      return
    }
    #expect(count == 100_000)
  }
}

@MainActor @Suite(.serialized) struct FlowLayoutDirectionTests {
  @Test func linesBeginAtTheRightWhereTheTextDoes() {
    let stage = FlowStage([4], isRightToLeft: true)
    stage.layout.itemSize = CGSize(width: 90, height: 40)
    stage.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    stage.settle()
    // 290 for three of 90: 10 between them, from the right end.
    #expect((0..<4).map { stage.frame($0)?.minX } == [200, 100, 0, 200])
    #expect(!stage.layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(stage.cell(0)?.frame.minX == 200)
  }

  @Test func contentThatScrollsSidewaysBeginsAtTheRightEnd() {
    let stage = FlowStage([10], isRightToLeft: true)
    stage.layout.scrollDirection = .horizontal
    stage.layout.itemSize = CGSize(width: 100, height: 400)
    stage.layout.headerReferenceSize = CGSize(width: 30, height: 0)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.settle()
    #expect(stage.collection.contentSize.width == CGFloat(1120))
    #expect(stage.collection.contentOffset.x == 820)
    #expect(stage.frame(0)?.minX == CGFloat(990))
    #expect(stage.collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    stage.collection.contentOffset.x = 500
    stage.settle()
    let header = stage.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    // It sticks to the side at which the content begins.
    #expect(header?.frame.maxX == 800)
  }

  @Test func aSubclassMayHaveTheCollectionViewMirror() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let stage = FlowStage([4], Flipping(), isRightToLeft: true)
    stage.layout.itemSize = CGSize(width: 90, height: 40)
    stage.settle()
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
    #expect(stage.cell(0)?.frame.minX == 210)
  }
}

@MainActor @Suite(.serialized) struct FlowLayoutRoomTests {
  @Test func insetsCountFromTheReferenceThatIsSet() {
    let stage = FlowStage([1])
    stage.collection.contentInsetAdjustmentBehavior = .never
    stage.collection.insetsLayoutMarginsFromSafeArea = false
    stage.collection.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 50)
    stage.layout.itemSize = CGSize(width: 300, height: 40)
    stage.layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    func room() -> (start: CGFloat, end: CGFloat)? {
      stage.settle()
      // An item that is alone in its line lies in the middle of its room.
      return stage.frame(0).map { ($0.midX, $0.minY) }
    }
    #expect(room()?.start == 150)
    stage.layout.sectionInsetReference = .fromLayoutMargins
    #expect(room()?.start == 140)
    stage.layout.sectionInsetReference = .fromSafeArea
    #expect(room()?.start == 150)
    stage.collection.contentInset.left = 20
    stage.layout.sectionInsetReference = .fromLayoutMargins
    // 20 of the left margin are in the content inset already: 10 + 5 to 280 − 50 − 5.
    #expect(room()?.start == 120)
  }

  @Test(arguments: [true, false])
  func itemsThatStickOutAreTold(areSelfSized: Bool) {
    let stage = FlowStage([2])
    if areSelfSized {
      stage.layout.estimatedItemSize = CGSize(width: 100, height: 50)
      stage.wanted = { _ in CGSize(width: 340, height: 50) }
    } else {
      stage.size = { CGSize(width: $0.item == 1 ? 340 : 100, height: 50) }
    }
    Diagnostics.shared.removeAll()
    stage.settle()
    stage.settle()
    let new = Diagnostics.shared.all(of: .invalidListContent)
    #expect(new.count == (areSelfSized ? 2 : 1))
    #expect(new.last?.summary.contains("340.0 points wide, and its line has 300.0") == true)
    #expect(new.last?.likelyCause.contains(areSelfSized ? "sizes itself" : "other bounds") == true)
    #expect(stage.frame(1)?.minX == -20)
  }

  @Test func sizesThatAreNoneAreToldAndTakenAsNothing() {
    let stage = FlowStage([2])
    stage.size = { $0.item == 0 ? CGSize(width: CGFloat.nan, height: 10) : CGSize(width: 40, height: -1) }
    Diagnostics.shared.removeAll()
    stage.settle()
    #expect(Diagnostics.shared.all(of: .invalidListContent).count == 2)
    #expect(stage.frame(0)?.size == .zero && stage.frame(1)?.size == .zero)
  }
}
