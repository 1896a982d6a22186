import Testing
import UIKit

@testable import UIKit

@MainActor @Suite("Orthogonal sections")
struct OrthogonalScrollingTests {
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 200,
    change: @MainActor (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalStage {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.absolute(width), .absolute(100)),
      subitems: [Made.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    change(section)
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [10, 10])
    stage.lay()
    return stage
  }

  /// Drags by some points in a tenth of a second, lifts the finger in motion, and lets the row come to rest.
  private func fling(_ stage: CompositionalStage, by distance: CGFloat, y: CGFloat = 50) {
    let finger = TouchDriver(window: stage.window)
    finger.down(at: CGPoint(x: 160, y: y))
    for step in 1...6 {
      DisplayClock.shared.advance(by: 1 / 60)
      finger.move(to: CGPoint(x: 160 + distance * CGFloat(step) / 6, y: y))
      stage.lay()
    }
    finger.up()
    for _ in 0..<300 {
      DisplayClock.shared.advance(by: 1 / 60)
      stage.lay()
    }
  }

  @Test func aRowScrollsByItselfUnderTheFinger() throws {
    let stage = stage(.continuous)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 200))
    #expect(stage.place(1) == CGRect(x: 210, y: 0, width: 200, height: 100))
    #expect(stage.view.indexPathsForVisibleItems.count == 4)
    fling(stage, by: -150)
    let offset = try #require(stage.view.rowView(ofSection: 0)).contentOffset
    #expect(offset.x > 150 && offset.y == 0)
    #expect(stage.view.rowView(ofSection: 1)?.contentOffset == .zero)
    #expect(stage.view.contentOffset == .zero)
    // Attributes say where things are in the row, cells where they are seen.
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 630)
    let seen = try #require(stage.view.indexPathsForVisibleItems.first { $0.section == 0 && $0.item > 0 })
    #expect(stage.place(seen.item)?.minX == CGFloat(seen.item) * 210 - offset.x)
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func itemsOfRowsAreScrolledToInBothDirections() throws {
    let stage = stage(.continuous)
    stage.view.scrollToItem(at: IndexPath(item: 5, section: 1), at: .left, animated: false)
    stage.lay()
    #expect(try #require(stage.view.rowView(ofSection: 1)).contentOffset.x == 1050)
    stage.view.scrollToItem(at: IndexPath(item: 5, section: 1), at: .centeredHorizontally, animated: false)
    #expect(try #require(stage.view.rowView(ofSection: 1)).contentOffset.x == 990)
    stage.lay()
    #expect(stage.view.cellForItem(at: IndexPath(item: 5, section: 1)) != nil)
  }

  @Test func groupsComeToRestAtTheLeadingEdge() throws {
    let stage = stage(.continuousGroupLeadingBoundary)
    fling(stage, by: -130)
    let x = try #require(stage.view.rowView(ofSection: 0)).contentOffset.x
    #expect(x > 0 && x.truncatingRemainder(dividingBy: 210) == 0)
  }

  @Test func pagesAreAsWideAsTheCollection() throws {
    let stage = stage(.paging)
    fling(stage, by: -130)
    #expect(try #require(stage.view.rowView(ofSection: 0)).contentOffset.x == 320)
  }

  @Test func aStrokeTurnsOneGroup() throws {
    let stage = stage(.groupPaging)
    fling(stage, by: -150)
    #expect(try #require(stage.view.rowView(ofSection: 0)).contentOffset.x == 210)
    fling(stage, by: -150)
    #expect(try #require(stage.view.rowView(ofSection: 0)).contentOffset.x == 420)
    fling(stage, by: 150)
    #expect(try #require(stage.view.rowView(ofSection: 0)).contentOffset.x == 210)
  }

  @Test func centredGroupsRestInTheMiddle() throws {
    let stage = stage(.groupPagingCentered)
    #expect(stage.place(0) == CGRect(x: 60, y: 0, width: 200, height: 100))
    fling(stage, by: -150)
    #expect(stage.place(1)?.minX == 60)
  }

  @Test func headersOfARowDoNotScrollWithIt() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.absolute(200), .absolute(100)),
      subitems: [Made.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 16)
    section.boundarySupplementaryItems = [Made.header("header", height: .absolute(30))]
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [10], kinds: ["header"])
    stage.lay()
    #expect(stage.view.contentSize.height == 142)
    #expect(stage.place(0) == CGRect(x: 16, y: 35, width: 200, height: 100))
    fling(stage, by: -100, y: 80)
    let header = try #require(
      stage.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(header.convert(header.bounds, to: stage.window) == CGRect(x: 16, y: 0, width: 288, height: 30))
    #expect(header.superview === stage.view)
  }

  @Test func visibleItemsMayBeChanged() throws {
    var offsets: [CGPoint] = []
    let stage = stage(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset)
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = distance < 100 ? 1 : 0.5
          item.transform = distance < 100 ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
    }
    let first = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let second = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(first.alpha == 1 && second.alpha == 0.5)
    #expect(second.frame == CGRect(x: 260, y: 25, width: 100, height: 50))
    #expect(offsets.last == .zero)
    fling(stage, by: -150)
    #expect(try #require(offsets.last { $0 != .zero }).x > 150)
  }

  @Test func touchesInARowSelectItsCells() {
    let stage = stage(.continuous)
    let finger = TouchDriver(window: stage.window)
    finger.down(at: CGPoint(x: 250, y: 150))
    finger.up()
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
  }
}
