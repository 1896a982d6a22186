import Testing
import UIKit

@testable import UIKit

/// The worked examples of Apple's "Implementing modern collection views", with frames computed by hand.
@MainActor @Suite("Compositional layout examples")
struct CompositionalExampleTests {
  private func frames(_ stage: CompositionalStage, _ section: Int = 0, _ items: Range<Int>) -> [CGRect] {
    items.map { stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))!.frame }
  }

  @Test func aListHasRowsOf44Points() {
    let item = Made.item(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(1), .absolute(44)), subitems: [item])
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [94])
    stage.lay()
    #expect(stage.view.contentSize == CGSize(width: 320, height: 94 * 44))
    #expect(stage.view.visibleCells.count == 11)
    #expect(frames(stage, 0, 10..<11) == [CGRect(x: 0, y: 440, width: 320, height: 44)])
  }

  @Test func aGridOfFifthsMayHaveInsets() {
    func layout(_ inset: CGFloat) -> UICollectionViewLayout {
      let item = Made.item(.fractionalWidth(0.2), .fractionalHeight(1))
      item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Made.size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let grid = CompositionalStage(layout(0), counts: [94])
    #expect(
      frames(grid, 0, 4..<6)
        == [CGRect(x: 256, y: 0, width: 64, height: 64), CGRect(x: 0, y: 64, width: 64, height: 64)])
    // 94 cells are 19 rows.
    #expect(grid.view.contentSize.height == 1216)
    let inset = CompositionalStage(layout(5), counts: [94])
    #expect(frames(inset, 0, 6..<7) == [CGRect(x: 69, y: 69, width: 54, height: 54)])
  }

  @Test func twoColumnsHaveTenPointsAroundAndBetween() {
    let item = Made.item(.fractionalWidth(1), .fractionalHeight(1))
    let spacing: CGFloat = 10
    let size = Made.size(.fractionalWidth(1), .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: Made.item(.fractionalWidth(0.5), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [94])
    // 320 − 20 − 10 is shared by two.
    #expect(
      frames(stage, 0, 0..<3)
        == [
          CGRect(x: 10, y: 0, width: 145, height: 44), CGRect(x: 165, y: 0, width: 145, height: 44),
          CGRect(x: 10, y: 54, width: 145, height: 44),
        ])
    #expect(item.layoutSize.widthDimension.isFractionalWidth)
  }

  @Test func theOldWayOfRepeatingMakesItemsShareTheRow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(1), .absolute(20)),
      subitem: Made.item(.absolute(30), .fractionalHeight(1)),
      count: 3)
    group.interItemSpacing = .fixed(10)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [7])
    #expect(frames(stage, 0, 0..<4).map(\.minX) == [0, 110, 220, 0])
    #expect(frames(stage, 0, 6..<7) == [CGRect(x: 0, y: 40, width: 100, height: 20)])
  }

  private func columnLayout(_ columns: @escaping @MainActor (Int, CGFloat) -> Int) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let count = columns(section, environment.container.effectiveContentSize.width)
      let item = Made.item(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let height: NSCollectionLayoutDimension = count == 1 ? .absolute(44) : .fractionalWidth(0.2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Made.size(.fractionalWidth(1), height), repeatingSubitem: item, count: count)
      let result = NSCollectionLayoutSection(group: group)
      result.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      return result
    }
  }

  @Test func sectionsMayBeLaidOutEachInItsWay() {
    let stage = CompositionalStage(columnLayout { section, _ in [1, 5, 3][section] }, counts: [10, 10, 10])
    // List: 20 + 440 + 20. Grid of five in 280 points: rows of 56, two of them: 20 + 112 + 20.
    #expect(frames(stage, 0, 1..<2) == [CGRect(x: 22, y: 66, width: 276, height: 40)])
    #expect(frames(stage, 1, 1..<2) == [CGRect(x: 78, y: 502, width: 52, height: 52)])
    // Three in 280 points: 93.333 is cut to 93 at two pixels a point; four rows of 56.
    #expect(frames(stage, 2, 1..<2) == [CGRect(x: 115, y: 654, width: 89, height: 52)])
    #expect(stage.view.contentSize.height == 896)
  }

  @Test func sectionsMayAdaptToTheWidth() {
    let stage = CompositionalStage(columnLayout { _, width in width > 600 ? 2 : 1 }, counts: [4])
    #expect(frames(stage, 0, 1..<2) == [CGRect(x: 22, y: 66, width: 276, height: 40)])
    stage.view.frame.size.width = 640
    stage.lay()
    #expect(frames(stage, 0, 1..<2) == [CGRect(x: 322, y: 22, width: 296, height: 116)])
  }

  @Test func itemsHaveBadges() throws {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Made.size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: Made.size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [6], kinds: ["badge"])
    stage.lay()
    // Cells of 70 × 56 less insets; the badge reaches 6 points out of the corner.
    #expect(frames(stage, 0, 5..<6) == [CGRect(x: 95, y: 81, width: 60, height: 46)])
    let view = try #require(stage.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 5, section: 0)))
    #expect(view.frame == CGRect(x: 141, y: 75, width: 20, height: 20))
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 5, section: 0)))
    let order = stage.view.subviews
    #expect(order.firstIndex(of: view)! > order.firstIndex(of: cell)!)
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset && badge.zIndex == 1 && badge.itemAnchor == nil)
  }

  @Test func sectionsHaveHeadersAndFooters() throws {
    let section = Made.list(height: .absolute(44))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [
      Made.header("header", height: .estimated(44)), Made.header("footer", height: .estimated(44), .bottom),
    ]
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [2, 2], kinds: ["header", "footer"])
    stage.lay()
    let header = try #require(
      stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 1)))
    // Each section: header 44, rows 44 + 5 + 44, footer 44.
    #expect(header.frame == CGRect(x: 10, y: 181, width: 300, height: 44))
    let footer = try #require(
      stage.view.supplementaryView(forElementKind: "footer", at: IndexPath(item: 0, section: 0)))
    #expect(footer.frame == CGRect(x: 10, y: 137, width: 300, height: 44))
    #expect(stage.view.contentSize.height == 362)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "header").count == 2)
  }

  @Test func pinnedHeadersStayInSightInFrontOfCells() throws {
    let section = Made.list(height: .absolute(44))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let header = Made.header("header", height: .absolute(44))
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [20, 20], kinds: ["header"])
    stage.lay()
    stage.view.contentOffset.y = 300
    stage.lay()
    let view = try #require(stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(view.frame == CGRect(x: 10, y: 300, width: 300, height: 44))
    #expect(stage.view.subviews.last { $0 is UICollectionReusableView } === view)
    // A section is 44 + 20 · 44 + 19 · 5 = 1019 points long; its header leaves with its end.
    stage.view.contentOffset.y = 1000
    stage.lay()
    #expect(view.frame.minY == 975)
  }

  @Test func sectionsHaveBackgrounds() throws {
    let section = Made.list(height: .absolute(44))
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    let stage = CompositionalStage(layout, counts: [3, 3])
    stage.lay()
    let views = stage.view.subviews.filter { $0 is BackgroundView }.sorted { $0.frame.minY < $1.frame.minY }
    // 10 + 3 · 44 + 2 · 5 + 10 = 162 points a section.
    #expect(
      views.map(\.frame)
        == [CGRect(x: 5, y: 5, width: 310, height: 152), CGRect(x: 5, y: 167, width: 310, height: 152)])
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(stage.view.subviews.firstIndex(of: views[0])! < stage.view.subviews.firstIndex(of: cell)!)
    let path = IndexPath(item: 0, section: 1)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "background", at: path)?.frame == views[1].frame)
    #expect(layout.layoutAttributesForElements(in: stage.view.bounds)?.count == 8)
  }

  @Test func groupsNest() {
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: nested(width: 1))), counts: [100])
    // Groups of 192 points; 0.3 of them is 57.6, cut to 57.5.
    #expect(
      frames(stage, 0, 0..<4)
        == [
          CGRect(x: 10, y: 10, width: 204, height: 172), CGRect(x: 234, y: 10, width: 76, height: 37.5),
          CGRect(x: 234, y: 67.5, width: 76, height: 37.5), CGRect(x: 10, y: 202, width: 204, height: 172),
        ])
  }

  /// A large item beside two that share a column.
  private func nested(width: CGFloat) -> NSCollectionLayoutGroup {
    let inset = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let leading = Made.item(.fractionalWidth(0.7), .fractionalHeight(1))
    leading.contentInsets = inset
    let trailing = Made.item(.fractionalWidth(1), .fractionalHeight(0.3))
    trailing.contentInsets = inset
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Made.size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: trailing, count: 2)
    return NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(width), .fractionalHeight(0.4)), subitems: [leading, column])
  }

  @Test func sectionsScrollAcross() throws {
    let section = NSCollectionLayoutSection(group: nested(width: 0.85))
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [30, 30])
    stage.lay()
    // Groups of 272 × 192 points; 0.7 of 272 is 190.4, cut to 190; 0.3 of it is 81.6, cut to 81.5.
    #expect(
      frames(stage, 1, 0..<4)
        == [
          CGRect(x: 10, y: 202, width: 170, height: 172), CGRect(x: 200, y: 202, width: 61.5, height: 37.5),
          CGRect(x: 200, y: 259.5, width: 61.5, height: 37.5), CGRect(x: 282, y: 202, width: 170, height: 172),
        ])
    // Ten groups lie in a row, and two rows below each other.
    #expect(stage.view.contentSize == CGSize(width: 320, height: 384))
    #expect(try #require(stage.view.rowView(ofSection: 0)).contentSize.width == 2720)
  }

  @Test func eachSectionMayScrollAcrossInItsWay() throws {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered, .none,
    ]
    let layout = UICollectionViewCompositionalLayout { number, _ in
      let section = NSCollectionLayoutSection(group: self.nested(width: behaviors[number] == .none ? 1 : 0.85))
      section.orthogonalScrollingBehavior = behaviors[number]
      section.boundarySupplementaryItems = [Made.header("header", height: .estimated(44))]
      return section
    }
    let stage = CompositionalStage(layout, counts: Array(repeating: 18, count: 6), kinds: ["header"])
    stage.lay()
    // Five sections of a header and a row, 44 + 192 points each; six groups of 192 below the last one's header.
    #expect(stage.view.contentSize.height == CGFloat(5 * 236 + 44 + 6 * 192))
    let header = IndexPath(item: 0, section: 5)
    #expect(
      stage.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: header)?.frame
        == CGRect(x: 0, y: 1180, width: 320, height: 44))
    #expect(frames(stage, 5, 0..<2).map(\.minY) == [1234, 1234])
    #expect(frames(stage, 5, 3..<4) == [CGRect(x: 10, y: 1426, width: 204, height: 172)])
    stage.view.contentOffset.y = 900
    stage.lay()
    // A group of 272 in the middle of 320 begins 24 points from the edge.
    #expect(stage.place(0, 4)?.minX == 34)
    #expect(stage.place(0, 3)?.minX == 10)
    #expect(stage.view.rowView(ofSection: 5) == nil)
  }

  @Test func groupsSayWhatTheyHold() {
    let words = nested(width: 0.85).visualDescription().split(separator: "\n").map(String.init)
    #expect(
      words == [
        "horizontal group, 0.85 of the width × 0.4 of the height", "  item, 0.7 of the width × 1.0 of the height",
        "  vertical group of 2, 0.3 of the width × 1.0 of the height",
        "    item, 1.0 of the width × 0.3 of the height",
      ])
  }

  @Test func layoutsMakeAttributesOfTheirOwnClass() {
    final class Marked: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewCompositionalLayout {
      override class var layoutAttributesClass: AnyClass { Marked.self }
    }
    let section = Made.list(height: .absolute(44))
    section.boundarySupplementaryItems = [Made.header("header", height: .absolute(20))]
    let stage = CompositionalStage(Layout(section: section), counts: [3], kinds: ["header"])
    stage.lay()
    let found = stage.view.collectionViewLayout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0 is Marked })
    #expect(found.compactMap(\.representedElementKind) == ["header"])
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) is Marked)
  }

  @Test func aLayoutOfOneKindKnowsItsSupplementaryIndexPaths() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [Made.header("global", height: .absolute(30))]
    let layout = UICollectionViewCompositionalLayout(
      section: Made.list(height: .absolute(50)), configuration: configuration)
    let stage = CompositionalStage(layout, counts: [2, 2], kinds: ["global"])
    stage.lay()
    let view = try #require(stage.view.supplementaryView(forElementKind: "global", at: IndexPath(index: 0)))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(frames(stage, 1, 0..<1) == [CGRect(x: 0, y: 150, width: 320, height: 50)])
    #expect(layout.configuration.interSectionSpacing == 20)
    let changed = layout.configuration
    changed.interSectionSpacing = 0
    stage.lay()
    #expect(frames(stage, 1, 0..<1)[0].minY == 150)
    layout.configuration = changed
    stage.lay()
    #expect(frames(stage, 1, 0..<1)[0].minY == 130)
  }
}

private final class BackgroundView: UICollectionReusableView {}
