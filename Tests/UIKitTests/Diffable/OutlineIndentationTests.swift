import Testing

@testable import UIKit

@MainActor @Suite struct OutlineIndentationTests {
  @Test func cellsOfAnOutlineAreIndentedByTheirLevelAndTurnTheirChevrons() throws {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.isHidden = false
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple"], to: "Fruit")
    outline.append(["Cox"], to: "Apple")
    outline.expand(["Fruit", "Apple"])
    source.apply(outline, to: 0, animatingDifferences: false)
    window.updateForFrame()
    let levels = try (0..<4).map { item in
      try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
        .indentationLevel
    }
    #expect(levels == [0, 1, 2, 0])
    func chevron(_ item: Int) -> CellAccessoryShape? {
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      return cell?.subviews.compactMap { $0 as? CellAccessoryView }.first?.shape
    }
    #expect((0..<4).map(chevron) == [true, true, false, false].map(CellAccessoryShape.outline(isExpanded:)))
    outline.collapse(["Fruit"])
    source.apply(outline, to: 0, animatingDifferences: false)
    window.updateForFrame()
    #expect((0..<2).map(chevron) == [.outline(isExpanded: false), .outline(isExpanded: false)])
  }
}
