import Testing

@testable import UIKit

/// Sentences of Apple's documentation about compositional layouts, each as a small program.
@MainActor @Suite("What compositional layouts promise", .serialized) struct CompositionalContractTests {
  private func stage(
    _ counts: [Int], kinds: [String] = [], _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> CompositionalStage {
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(sectionProvider: provider), counts: counts, kinds: kinds)
    stage.lay()
    return stage
  }

  /// Cells as tall as their number says.
  private func tall(_ stage: CompositionalStage, _ height: @escaping (Int) -> CGFloat) {
    stage.makesCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: height(path.item)),
      ])
      return cell
    }
  }

  @Test func theProviderIsAskedAgainWhenSizeAndTraitsChange() {
    var widths: [CGFloat] = []
    var categories: [UIContentSizeCategory] = []
    let stage = stage([4]) { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      categories.append(environment.traitCollection.preferredContentSizeCategory)
      return Made.list(height: .absolute(environment.traitCollection.preferredContentSizeCategory > .large ? 80 : 40))
    }
    #expect(widths == [320] && stage.place(1)?.minY == 40)
    stage.view.frame.size.width = 200
    stage.lay()
    #expect(widths == [320, 200] && stage.place(1)?.width == 200)
    stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.lay()
    #expect(categories.last == .accessibilityLarge && stage.place(1)?.minY == 80)
  }

  @Test func theHandlerOfARowHearsOfEachScrollWithTheRowsOffset() throws {
    var heard: [(count: Int, offset: CGPoint)] = []
    let stage = stage([10, 3]) { number, _ in
      guard number == 0 else { return Made.list(height: .absolute(40)) }
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Made.size(.absolute(100), .absolute(50)),
          subitems: [Made.item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.orthogonalScrollingBehavior = .continuous
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        heard.append((items.count, offset))
        #expect(environment.container.contentSize.width == 320)
        for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
      }
      return section
    }
    #expect(heard.last?.count == 4 && heard.last?.offset == .zero)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
    let row = try #require(stage.view.subviews.first { $0 is OrthogonalRowView } as? UIScrollView)
    row.contentOffset.x = 150
    stage.lay()
    #expect(heard.last?.count == 4 && heard.last?.offset.x == 150)
    let before = heard.count
    stage.view.contentOffset.y = 10
    stage.lay()
    #expect(heard.count == before + 1)
  }

  @Test func aHeaderOfTheWholeLayoutStaysInSightOverAllSections() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = Made.header("top", height: .absolute(30))
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    configuration.interSectionSpacing = 10
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in Made.list(height: .absolute(40)) }, configuration: configuration)
    let stage = CompositionalStage(layout, counts: [10, 10, 10], kinds: ["top"])
    stage.lay()
    #expect(stage.place(0)?.minY == 30 && stage.place(0, 1)?.minY == 440)
    for offset in [CGFloat(0), 300, 770] {
      stage.view.contentOffset.y = offset
      stage.lay()
      let shown = try #require(stage.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0)))
      #expect(shown.convert(shown.bounds, to: stage.window).minY == 0)
    }
    #expect(stage.view.contentSize.height == 1250)
  }

  @Test func siblingsAreAsTallAsTheTallestOfTheirGroup() {
    let size = Made.size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Made.size(.fractionalWidth(1), .estimated(30)),
          subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let stage = CompositionalStage(layout, counts: [4])
    tall(stage) { [20, 60, 35, 10][$0] }
    stage.lay()
    #expect((0..<4).map { stage.place($0)?.height } == [60, 60, 35, 35])
    #expect(stage.place(2)?.minY == 60)
  }

  @Test func nestedGroupsGrowWithTheirContent() {
    let item = Made.item(.fractionalWidth(1), .estimated(20))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Made.size(.fractionalWidth(0.5), .estimated(40)), subitems: [item, item])
    column.interItemSpacing = .fixed(5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(1), .estimated(40)), subitems: [column, column])
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [6])
    tall(stage) { [10, 20, 30, 40, 50, 60][$0] }
    stage.lay()
    #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 160, height: 10))
    #expect(stage.place(1) == CGRect(x: 0, y: 15, width: 160, height: 20))
    #expect(stage.place(2) == CGRect(x: 160, y: 0, width: 160, height: 30))
    #expect(stage.place(3) == CGRect(x: 160, y: 35, width: 160, height: 40))
    // The next group begins below the taller column.
    #expect(stage.place(4) == CGRect(x: 0, y: 75, width: 160, height: 50))
    #expect(stage.place(5) == CGRect(x: 0, y: 130, width: 160, height: 60))
    #expect(stage.view.contentSize.height == 190)
  }

  @Test func pinnedHeadersPushOneAnotherOut() throws {
    let stage = stage([10, 10], kinds: ["head"]) { _, _ in
      let section = Made.list(height: .absolute(40))
      let header = Made.header("head", height: .absolute(30))
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    func top(_ section: Int) throws -> CGFloat {
      let path = IndexPath(item: 0, section: section)
      let view = try #require(stage.view.supplementaryView(forElementKind: "head", at: path))
      return view.convert(view.bounds, to: stage.window).minY
    }
    stage.view.contentOffset.y = 100
    stage.lay()
    #expect(try top(0) == 0)
    // The first section ends at 430.
    stage.view.contentOffset.y = 415
    stage.lay()
    #expect(try top(0) == -15 && top(1) == 15)
  }

  @Test func sidebarsBesideSidebarsPinTheirHeaders() throws {
    for (appearance, isPinned) in [
      (UICollectionLayoutListConfiguration.Appearance.sidebarPlain, true), (.plain, true), (.grouped, false),
    ] {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let kind = UICollectionView.elementKindSectionHeader
      let stage = CompositionalStage(
        UICollectionViewCompositionalLayout.list(using: configuration), counts: [30], kinds: [kind])
      stage.lay()
      stage.view.contentOffset.y = 200
      stage.lay()
      let header = stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect((header != nil) == isPinned, "\(appearance)")
      if let header { #expect(header.frame.minY == 200) }
    }
  }
}
