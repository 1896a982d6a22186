import Testing
import UIKit

@testable import UIKit

@MainActor @Suite("Compositional self-sizing")
struct CompositionalSizingTests {
  /// A cell as tall as it is told, by constraints.
  private final class TallCell: UICollectionViewCell {
    private lazy var box: UIView = {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
      return box
    }()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
    private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)

    func show(height points: CGFloat, width wide: CGFloat? = nil) {
      height.constant = points
      height.isActive = true
      guard let wide else { return }
      width.constant = wide
      width.isActive = true
    }
  }

  private func stage(
    _ section: NSCollectionLayoutSection, count: Int, height: @escaping @MainActor (Int) -> (CGFloat, CGFloat?)
  ) -> CompositionalStage {
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [count])
    stage.view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    stage.makesCell = { view, indexPath in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath) as! TallCell
      let (tall, wide) = height(indexPath.item)
      cell.show(height: tall, width: wide)
      return cell
    }
    return stage
  }

  @Test func cellsInSightAreAsTallAsTheirContent() {
    let stage = stage(Made.list(height: .estimated(44)), count: 1000) { (CGFloat(60 + $0 % 3), nil) }
    stage.lay()
    #expect(stage.place(0) == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(stage.place(1) == CGRect(x: 0, y: 60, width: 320, height: 61))
    #expect(stage.place(2) == CGRect(x: 0, y: 121, width: 320, height: 62))
    // Eight cells cover 480 points; the others keep the estimate.
    #expect(stage.view.visibleCells.count == 8)
    let measured: CGFloat = 3 * 60 + 3 * 61 + 2 * 62
    #expect(stage.view.contentSize.height == measured + 992 * 44)
  }

  @Test func whatIsInSightStaysWhereItIsWhileCellsAboveAreMeasured() throws {
    let stage = stage(Made.list(height: .estimated(44)), count: 1000) { _ in (100, nil) }
    stage.lay()
    stage.view.contentOffset.y = 4000
    stage.lay()
    let first = try #require(stage.view.indexPathsForVisibleItems.first)
    let next = IndexPath(item: first.item + 1, section: 0)
    let before = try #require(stage.view.cellForItem(at: next)).convert(CGPoint.zero, to: stage.window).y
    stage.view.contentOffset.y -= 30
    stage.lay()
    let after = try #require(stage.view.cellForItem(at: next)).convert(CGPoint.zero, to: stage.window).y
    #expect(abs(after - before - 30) < 0.6)
  }

  @Test func tagsFlowByTheirOwnWidth() {
    let item = Made.item(.estimated(100), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    let widths: [CGFloat] = [60, 120, 90, 200, 100, 50, 70]
    let stage = stage(section, count: 7) { (30, widths[$0]) }
    stage.lay()
    let places = (0..<7).map { stage.place($0)! }
    // 60 + 10 + 120 + 10 + 90 = 290; 200 + 10 + 100 = 310; 50 + 10 + 70.
    #expect(places.map(\.minX) == [0, 70, 200, 0, 210, 0, 60])
    #expect(places.map(\.minY) == [0, 0, 0, 38, 38, 76, 76])
    #expect(places.map(\.width) == widths)
  }

  @Test func headersAreAsTallAsTheirContent() throws {
    let section = Made.list(height: .absolute(44))
    section.boundarySupplementaryItems = [Made.header("header", height: .estimated(20))]
    let stage = CompositionalStage(
      UICollectionViewCompositionalLayout(section: section), counts: [2, 2])
    stage.view.register(
      LabelHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "label")
    stage.makesView = { view, kind, indexPath in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "label", for: indexPath)
    }
    stage.lay()
    #expect(stage.place(0, 0)?.minY == 33)
    #expect(stage.place(0, 1)?.minY == 154)
  }

  private final class LabelHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let copy = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
      copy.frame.size.height = 33
      return copy
    }
  }

  @Test func registrationsMakeAndFillCellsAndHeaders() throws {
    let section = Made.list(height: .absolute(44))
    section.boundarySupplementaryItems = [Made.header("header", height: .absolute(20))]
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [2])
    let cells = UICollectionView.CellRegistration<TallCell, String> { cell, indexPath, item in
      cell.accessibilityIdentifier = "\(indexPath.item) \(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<LabelHeader>(elementKind: "header") { view, kind, _ in
      view.accessibilityIdentifier = kind
    }
    stage.makesCell = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: "word") }
    stage.makesView = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    stage.lay()
    #expect(stage.view.visibleCells.map(\.accessibilityIdentifier) == ["0 word", "1 word"])
    #expect(stage.view.visibleSupplementaryViews(ofKind: "header").map(\.accessibilityIdentifier) == ["header"])
  }
}
