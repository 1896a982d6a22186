import Testing

@testable import UIKit

/// What compositional layouts are made of, and what each part changes; frames are computed by hand.
@MainActor @Suite("Parts of compositional layouts", .serialized)
struct CompositionalMemberTests {
  private func frame(_ stage: CompositionalStage, _ item: Int, _ section: Int = 0) -> CGRect? {
    stage.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func tile() -> NSCollectionLayoutItem { Made.item(.absolute(40), .absolute(40)) }

  private func row(_ items: [NSCollectionLayoutItem], height: CGFloat = 40) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: Made.size(.fractionalWidth(1), .absolute(height)), subitems: items)
  }

  // MARK: Values

  @Test func aDimensionIsOfOneKind() {
    let kinds: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(4), .estimated(4), .uniformAcrossSiblings(estimate: 4),
    ]
    let answers = kinds.map {
      [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated, $0.isUniformAcrossSiblings]
    }
    #expect(answers[0] == [true, false, false, false, false])
    #expect(answers[1] == [false, true, false, false, false])
    #expect(answers[2] == [false, false, true, false, false])
    #expect(answers[3] == [false, false, false, true, false])
    #expect(answers[4][4] && !answers[4][2])
    #expect(kinds.map(\.dimension) == [0.5, 0.5, 4, 4, 4])
  }

  @Test func aSpacingIsFixedOrFlexible() {
    let fixed: NSCollectionLayoutSpacing = .fixed(7)
    let flexible: NSCollectionLayoutSpacing = .flexible(3)
    #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 7)
    #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 3)
    let edges = NSCollectionLayoutEdgeSpacing(leading: fixed, top: nil, trailing: flexible, bottom: nil)
    #expect(edges.leading?.spacing == 7 && edges.trailing?.isFlexible == true && edges.top == nil)
  }

  /// Two of 120 points fit into 320; what they leave is shared by what is flexible before each of them.
  @Test func flexibleEdgesPushItemsAway() {
    let item = Made.item(.absolute(120), .absolute(40))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row([item]))), counts: [2])
    stage.lay()
    #expect(frame(stage, 0) == CGRect(x: 40, y: 0, width: 120, height: 40))
    #expect(frame(stage, 1) == CGRect(x: 200, y: 0, width: 120, height: 40))
  }

  // MARK: Supplementary views

  @Test func anAbsoluteOffsetMovesABadgeByPoints() throws {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -4))
    #expect(anchor.isAbsoluteOffset && !anchor.isFractionalOffset && anchor.offset == CGPoint(x: 6, y: -4))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Made.size(.absolute(10), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(layoutSize: Made.size(.absolute(40), .absolute(40)), supplementaryItems: [badge])
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row([item]))), counts: [1],
      kinds: ["badge"])
    stage.lay()
    let attributes = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame == CGRect(x: 36, y: -4, width: 10, height: 10))
  }

  @Test func aHeaderWithAnOffsetStandsAsideAndLeavesItsRoom() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Made.size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top,
      absoluteOffset: CGPoint(x: 5, y: -30))
    #expect(header.offset == CGPoint(x: 5, y: -30) && header.alignment == .top)
    let section = NSCollectionLayoutSection(group: row([tile()]))
    section.contentInsets.top = 50
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [1], kinds: ["header"])
    stage.lay()
    let place = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame
    #expect(place?.minX == 5)
    #expect(place?.size == CGSize(width: 320, height: 30))
  }

  // MARK: Insets

  @Test func insetsCountFromWhatTheSectionRefersTo() {
    func stage(_ reference: UIContentInsetsReference?, layout: UIContentInsetsReference? = nil) -> CompositionalStage {
      let section = NSCollectionLayoutSection(group: row([Made.item(.fractionalWidth(1), .absolute(40))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
      if let reference { section.contentInsetsReference = reference }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      if let layout { configuration.contentInsetsReference = layout }
      let stage = CompositionalStage(
        UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [1])
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
      stage.lay()
      return stage
    }
    #expect(frame(stage(nil), 0)?.minX == 5)
    #expect(frame(stage(.layoutMargins), 0) == CGRect(x: 29, y: 0, width: 262, height: 40))
    #expect(frame(stage(nil, layout: .layoutMargins), 0) == CGRect(x: 29, y: 0, width: 262, height: 40))
    #expect(frame(stage(UIContentInsetsReference.none, layout: .layoutMargins), 0)?.minX == 5)
  }

  @Test func headersMayKeepOtherInsetsThanItems() {
    func header(_ change: (NSCollectionLayoutSection) -> Void) -> CGRect? {
      let section = NSCollectionLayoutSection(group: row([Made.item(.fractionalWidth(1), .absolute(40))]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      section.boundarySupplementaryItems = [Made.header("header", height: .absolute(20))]
      change(section)
      let stage = CompositionalStage(
        UICollectionViewCompositionalLayout(section: section), counts: [1], kinds: ["header"])
      stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
      stage.lay()
      return stage.view.layoutAttributesForSupplementaryElement(
        ofKind: "header", at: IndexPath(item: 0, section: 0))?.frame
    }
    #expect(header { _ in } == CGRect(x: 10, y: 0, width: 300, height: 20))
    #expect(header { $0.supplementariesFollowContentInsets = false } == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(
      header { $0.supplementaryContentInsetsReference = .layoutMargins }?.minX
        != header { $0.supplementaryContentInsetsReference = UIContentInsetsReference.none }?.minX)
  }

  // MARK: Providers

  @Test func aCustomGroupPlacesItemsByItsContainer() {
    var containers: [any NSCollectionLayoutContainer] = []
    let provider: NSCollectionLayoutGroupCustomItemProvider = { (environment: any NSCollectionLayoutEnvironment) in
      let container = environment.container
      containers.append(container)
      let size = container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: size.width / 2, height: 20)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 30, y: 10, width: 40, height: 20), zIndex: 4),
      ]
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Made.size(.fractionalWidth(1), .absolute(60)), itemProvider: provider)
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0.25, bottom: 0, trailing: 20)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [2])
    stage.lay()
    #expect(containers[0].contentSize == CGSize(width: 320, height: 60))
    #expect(
      containers[0].effectiveContentInsets
        == NSDirectionalEdgeInsets(top: 0, leading: 80, bottom: 0, trailing: 20))
    #expect(containers[0].effectiveContentSize.width == 220)
    #expect(frame(stage, 0)?.width == 110)
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 4)
  }

  @Test func aSectionProviderIsAskedForEachSection() {
    var asked: [Int] = []
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { section, environment in
      asked.append(section)
      #expect(environment.container.contentSize.width == 320)
      return section == 0 ? Made.list(height: .absolute(40)) : Made.list(height: .absolute(60))
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let spaced = CompositionalStage(
      UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration), counts: [1, 1])
    spaced.lay()
    #expect(frame(spaced, 0, 1) == CGRect(x: 0, y: 52, width: 320, height: 60))
    #expect(Set(asked) == [0, 1])
    let plain = CompositionalStage(UICollectionViewCompositionalLayout(sectionProvider: provider), counts: [1, 1])
    plain.lay()
    #expect(frame(plain, 0, 1)?.minY == 40)
  }

  // MARK: What is on the screen

  @Test func aHandlerTurnsVisibleItemsInSpace() throws {
    let section = Made.list(height: .absolute(40))
    var seen: [IndexPath] = []
    let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, environment in
      #expect(environment.container.contentSize.width == 320)
      for item: any NSCollectionLayoutVisibleItem in items {
        seen.append(item.indexPath)
        #expect(item.representedElementCategory == UICollectionView.ElementCategory.cell)
        item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
      }
    }
    section.visibleItemsInvalidationHandler = handler
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [2])
    stage.lay()
    #expect(Set(seen.map(\.item)) == [0, 1])
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.layer.transform.m11 == 0.5)
    #expect(stage.place(1) == CGRect(x: 80, y: 50, width: 160, height: 20))
  }

  @Test func aRowThatScrollsByItselfTakesItsProperties() throws {
    let section = Made.list(height: .absolute(40))
    section.orthogonalScrollingBehavior = .continuous
    let properties: UICollectionLayoutSectionOrthogonalScrollingProperties = section.orthogonalScrollingProperties
    typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    typealias Bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    #expect(properties.decelerationRate == Rate.automatic && properties.bounce == Bounce.automatic)
    properties.decelerationRate = .fast
    properties.bounce = .never
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [5])
    stage.lay()
    let row = try #require(stage.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(row.decelerationRate == .fast)
    #expect(!row.bounces)
  }
}
