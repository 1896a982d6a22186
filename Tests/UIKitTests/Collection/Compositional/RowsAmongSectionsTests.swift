import Testing
import UIKit

@testable import UIKit

private final class Teal: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
  }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

/// Rows that scroll sideways belong to their collection view: what asks for a place in it finds what is seen there.
@MainActor @Suite("Sideways rows among other sections")
struct RowsAmongSectionsTests {
  private func stage(
    hasBackground: Bool = false, hasHeader: Bool = false, counts: [Int] = [10, 10]
  ) -> CompositionalStage {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.absolute(120), .absolute(100)),
      subitems: [Made.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    section.orthogonalScrollingBehavior = .continuous
    if hasBackground { section.decorationItems = [.background(elementKind: "teal")] }
    if hasHeader { section.boundarySupplementaryItems = [Made.header("header", height: .absolute(20))] }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Teal.self, forDecorationViewOfKind: "teal")
    let stage = CompositionalStage(layout, counts: counts, kinds: ["header"])
    stage.lay()
    return stage
  }

  @Test(arguments: [false, true])
  func aBackgroundLiesBehindTheCellsOfItsRow(hasHeader: Bool) throws {
    let stage = stage(hasBackground: true, hasHeader: hasHeader, counts: [10, 10, 10, 10, 10, 10])
    for offset: CGFloat in [0, 150, 400, 0] {
      stage.view.contentOffset.y = offset
      stage.lay()
      let cells = stage.view.visibleCells
      #expect(cells.count >= 6)
      for cell in cells {
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: stage.window)
        guard stage.window.bounds.contains(middle) else { continue }
        let hit = try #require(stage.window.hitTest(middle, with: nil))
        #expect(hit.isDescendant(of: cell), "at \(offset) a finger at \(middle) reaches \(type(of: hit))")
      }
      let backgrounds = stage.view.subviews.filter { $0 is Teal }
      #expect(!backgrounds.isEmpty)
      for (kind, view) in stage.view.visibleSupplementaryViews(ofKind: "header").map({ ("header", $0) }) {
        let place = CGPoint(x: view.frame.midX, y: view.frame.midY)
        guard stage.view.bounds.contains(place) else { continue }
        let hit = stage.view.hitTest(place, with: nil)
        #expect(hit === view, "the \(kind) is reached")
      }
    }
    #expect(stage.view.brokenInvariants().isEmpty)
  }

  @Test(arguments: [false, true])
  func anItemIsFoundWhereItIsSeen(isRightToLeft: Bool) throws {
    let stage = stage()
    stage.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    stage.lay()
    for item in [0, 3, 6, 9] {
      stage.view.scrollToItem(at: IndexPath(item: item, section: 1), at: .centeredHorizontally, animated: false)
      stage.lay()
      for path in stage.view.indexPathsForVisibleItems {
        let cell = try #require(stage.view.cellForItem(at: path))
        for place in [CGPoint(x: 2, y: 2), CGPoint(x: 118, y: 98), CGPoint(x: 60, y: 50)] {
          let point = cell.convert(place, to: stage.view)
          // A finger finds what is in sight.
          if stage.view.bounds.contains(point) { #expect(stage.view.indexPathForItem(at: point) == path) }
        }
      }
      // Between rows there is nothing.
      #expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 115)) == nil)
    }
  }

  @Test func visibleItemsOfAScrolledRowAreThoseInSight() throws {
    let stage = stage()
    let row = try #require(stage.view.rowView(ofSection: 0))
    row.contentOffset.x = 16 + 130 * 4
    #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [4, 5, 6])
    #expect(stage.view.visibleCells.count == 6)
    // The next one only touches the edge.
    row.contentOffset.x = 16 + 130 * 4 + 120
    #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [5, 6, 7])
  }

  @Test func aMenuIsAskedForTheItemUnderTheFinger() throws {
    final class Menus: NSObject, UICollectionViewDelegate {
      var asked: [[IndexPath]] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths)
        return nil
      }
    }
    let menus = Menus()
    let stage = stage()
    stage.view.delegate = menus
    stage.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    stage.lay()
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 6, section: 0)))
    let finger = TouchDriver(window: stage.window)
    finger.down(at: cell.convert(CGPoint(x: 60, y: 50), to: stage.window))
    for _ in 0..<90 {
      DisplayClock.shared.advance(by: 1 / 60)
      stage.lay()
    }
    finger.up()
    #expect(menus.asked == [[IndexPath(item: 6, section: 0)]])
  }

  @Test func anItemThatIsMovedByHandFollowsTheFingerInAScrolledRow() throws {
    final class Moves: NSObject, UICollectionViewDataSource {
      var moved: [[Int]] = []
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
      ) { moved.append([source.section, source.item, target.section, target.item]) }
    }
    let moves = Moves()
    let stage = stage()
    stage.view.dataSource = moves
    stage.lay()
    stage.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    stage.lay()
    let place = try #require(stage.place(6))
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 6, section: 0)))
    stage.lay()
    #expect(stage.place(6) == place, "lifted where it is seen")
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: place.midX - 20, y: place.midY + 5))
    stage.lay()
    #expect(stage.place(6) == place.offsetBy(dx: -20, dy: 5))
    let target = try #require(stage.place(5))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
    stage.view.endInteractiveMovement()
    #expect(moves.moved == [[0, 6, 0, 5]])
  }

  @Test func atRestOnePageOfAFlowLayoutIsVisible() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 320, height: 480)
    layout.minimumLineSpacing = 0
    let stage = CompositionalStage(layout, counts: [20])
    stage.lay()
    #expect(stage.view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    stage.view.contentOffset.x = 640
    #expect(stage.view.indexPathsForVisibleItems == [IndexPath(item: 2, section: 0)])
    stage.view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .centeredHorizontally, animated: false)
    #expect(stage.view.indexPathsForVisibleItems == [IndexPath(item: 6, section: 0)])
    #expect(stage.view.visibleCells.count == 1)
  }
}
