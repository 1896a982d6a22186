import Testing
import UIKit

@testable import UIKit

/// Every pair of dimensions that a cell can have: what is estimated is as long as the content, what is not stays.
@MainActor @Suite("Estimated dimensions")
struct EstimatedDimensionTests {
  enum Length: String, CaseIterable, Sendable {
    case absolute, estimated, fractional

    @MainActor var width: NSCollectionLayoutDimension {
      switch self {
      case .absolute: .absolute(120)
      case .estimated: .estimated(90)
      case .fractional: .fractionalWidth(0.25)
      }
    }
    @MainActor var height: NSCollectionLayoutDimension {
      switch self {
      case .absolute: .absolute(64)
      case .estimated: .estimated(30)
      case .fractional: .fractionalWidth(0.125)
      }
    }
  }

  /// A cell with content of 70 × 50 points, pinned to its edges.
  private final class ChipCell: UICollectionViewCell {
    final class Chip: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 42, height: 50) }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      let chip = Chip()
      chip.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(chip)
      NSLayoutConstraint.activate([
        chip.topAnchor.constraint(equalTo: contentView.topAnchor),
        chip.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
        contentView.trailingAnchor.constraint(equalTo: chip.trailingAnchor, constant: 14),
        contentView.bottomAnchor.constraint(equalTo: chip.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// 320 × 480 points, of which a bar covers the upper 100.
  private func stage(_ sections: [NSCollectionLayoutSection], items: Int, under bar: CGFloat = 100)
    -> CompositionalStage
  {
    let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
    let stage = CompositionalStage(layout, counts: sections.map { _ in items })
    UIScreen.main.configure(
      bounds: stage.window.bounds, scale: 2, safeAreaInsets: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0),
      traits: UIScreen.main.traitCollection)
    stage.view.contentInsetAdjustmentBehavior = .automatic
    stage.view.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    stage.makesCell = { $0.dequeueReusableCell(withReuseIdentifier: "chip", for: $1) }
    return stage
  }

  private func chips(_ width: Length, _ height: Length, scrolls: Bool) -> NSCollectionLayoutSection {
    // An item's fractions are parts of its group.
    let item = Made.item(
      width == .fractional ? .fractionalWidth(1) : width.width,
      height == .fractional ? .fractionalHeight(1) : height.height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(width.width, height.height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    if scrolls { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  @Test(arguments: Length.allCases, Length.allCases)
  func areTheContentsWhereTheContentGetsAnInsetByScrolling(_ width: Length, _ height: Length) throws {
    for scrolls in [false, true] {
      let tall = Made.list(height: .absolute(500))
      let stage = stage([chips(width, height, scrolls: scrolls), tall], items: 3)
      stage.lay()
      try #require(stage.view.adjustedContentInset.top == 100)
      let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
      let wide: CGFloat =
        switch width {
        case .absolute: 120
        case .estimated: 70
        case .fractional: scrolls ? 80 : 72
        }
      let high: CGFloat =
        switch height {
        case .absolute: 64
        case .estimated: 50
        case .fractional: scrolls ? 40 : 36
        }
      #expect(cell.bounds.size == CGSize(width: wide, height: high), "in a row that scrolls: \(scrolls)")
      let origin = CGPoint(x: scrolls ? 16 + wide + 8 : 16, y: 100 + (scrolls ? 0 : high + 8))
      #expect(stage.place(1)?.origin == origin, "in a row that scrolls: \(scrolls)")
    }
  }

  @Test func aRowThatReadsFromTheRightBeginsThereOnceItIsMeasured() throws {
    let stage = stage([chips(.estimated, .absolute, scrolls: true)], items: 4, under: 0)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.lay()
    // The row is 416 points long by estimates, and 336 once its cells are measured.
    #expect(stage.place(0)?.maxX == 304)
    #expect(stage.place(3)?.minX == 0)
  }

  @Test func contentThatIsTooTallForTheWindowOnlyOnceItIsMeasuredSettles() {
    // 12 cells of 30 points fit in the 380 below the bar; 12 of 50 do not.
    let stage = stage([Made.list(height: .estimated(30))], items: 12)
    stage.lay()
    #expect(stage.view.adjustedContentInset.top == 100)
    #expect(stage.view.contentSize.height >= 8 * 50 + 4 * 30)
    #expect(stage.view.visibleCells.allSatisfy { $0.bounds.height == 50 })
  }

  @Test func measuredSizesStayWhereTheInsetsChangeAndTheSectionsDoNot() {
    let stage = stage([Made.list(height: .estimated(30))], items: 100, under: 0)
    stage.lay()
    let measured = stage.view.contentSize.height
    stage.view.contentOffset.y = 1000
    stage.lay()
    let more = stage.view.contentSize.height
    #expect(more > measured)
    stage.view.contentInset.bottom = 80
    stage.lay()
    #expect(stage.view.contentSize.height == more)
  }

  @Test func aLayoutThatIsInvalidatedAsksForSizesAgain() {
    let stage = stage([Made.list(height: .estimated(30))], items: 100, under: 0)
    stage.view.contentOffset.y = 1000
    stage.lay()
    stage.view.contentOffset.y = 0
    stage.lay()
    stage.view.collectionViewLayout.invalidateLayout()
    stage.lay()
    // Ten cells are in sight; the rest has its estimate again.
    let height: CGFloat = 10 * 50 + 90 * 30
    #expect(stage.view.contentSize.height == height)
    #expect(stage.view.visibleCells.allSatisfy { $0.bounds.height == 50 })
  }
}
