import Testing

@testable import UIKit

/// What a list's configuration changes.
@MainActor @Suite("List configurations", .serialized)
struct ListConfigurationTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  private func stage(
    _ appearance: Configuration.Appearance = .plain, headers: Bool = false,
    change: (inout Configuration) -> Void = { _ in }
  ) -> TwinStage {
    let rows = (0..<3).map { TwinContent.Row(text: "Row \($0)") }
    let section = TwinContent.Section(header: headers ? "Head" : nil, rows: rows, footer: nil)
    let stage = TwinStage(TwinContent(sections: [section, section]))
    stage.showList(appearance, change: change)
    return stage
  }

  private func cell(_ stage: TwinStage, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    stage.collection?.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
    cell?.subviews.compactMap { ($0 as? TableSeparatorView)?.frame }.sorted { $0.minY < $1.minY } ?? []
  }

  // MARK: Margins

  @Test func theCollectionsMarginsAreThoseOfItemsAndCards() throws {
    func check(_ stage: TwinStage, _ x: CGFloat, _ margins: UIEdgeInsets, width: CGFloat) throws {
      let first = try #require(self.cell(stage, 0))
      #expect(first.frame.minX == x && first.frame.width == width)
      #expect(first.layoutMargins == margins)
      #expect(first.contentView.subviews.first?.frame.minX == margins.left)
    }
    for appearance in [Configuration.Appearance.plain, .insetGrouped] {
      let isCard = appearance == .insetGrouped
      let stage = self.stage(appearance)
      try check(
        stage, isCard ? 16 : 0, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16), width: isCard ? 343 : 375)
      stage.collection?.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
      stage.settle()
      try check(
        stage, isCard ? 30 : 0, UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 40), width: isCard ? 305 : 375)
    }
    let marked = self.stage()
    let first = try #require(self.cell(marked, 0))
    marked.collection?.layoutMargins.right = 50
    first.accessories = [.checkmark()]
    marked.settle()
    let mark = try #require(first.subviews.first { $0 is CellAccessoryView })
    // The mark has half of its 5 points of room at its right.
    #expect(mark.frame.maxX == 375 - 50 - 2.5)
  }

  // MARK: Lines

  @Test func separatorsMayBeLeftOut() {
    let stage = stage { $0.showsSeparators = false }
    #expect(lines(cell(stage, 0)).isEmpty)
    #expect(Configuration(appearance: .sidebar).showsSeparators == false)
    #expect(Configuration(appearance: .sidebarPlain).showsSeparators)
  }

  @Test func separatorsHaveTheirColourInsetsAndVisibility() {
    let stage = stage {
      $0.separatorConfiguration.color = .systemRed
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.separatorConfiguration.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 9
    }
    // Above from 5 to 375 − 7; below from the text on to 375 − 9.
    #expect(
      lines(cell(stage, 1)) == [
        CGRect(x: 5, y: 0, width: 363, height: 0.5), CGRect(x: 16, y: 43.5, width: 350, height: 0.5),
      ])
    #expect(cell(stage, 1)?.subviews.compactMap { ($0 as? TableSeparatorView)?.backgroundColor }.first == .systemRed)
    let hidden = self.stage { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden }
    #expect(lines(cell(hidden, 0)).isEmpty)
  }

  @Test func aHandlerChangesTheLinesOfItems() {
    var asked: [IndexPath] = []
    let stage = stage {
      $0.itemSeparatorHandler = { path, configuration in
        asked.append(path)
        var changed = configuration
        if path.item == 1 { changed.bottomSeparatorVisibility = .hidden }
        return changed
      }
    }
    #expect(lines(cell(stage, 0)).count == 1 && lines(cell(stage, 1)).isEmpty)
    let count = asked.count
    stage.settle()
    // Once an item while the layout is valid.
    #expect(asked.count == count && Set(asked).count == count && count == 6)
    stage.collection?.collectionViewLayout.invalidateLayout()
    stage.settle()
    #expect(asked.count == count * 2)
  }

  @Test func configurationsOfLinesAreValues() {
    var one = UIListSeparatorConfiguration(listAppearance: .grouped)
    #expect(one == UIListSeparatorConfiguration(listAppearance: .grouped))
    #expect(one.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    one.multipleSelectionColor = .systemBlue
    #expect(one != UIListSeparatorConfiguration(listAppearance: .grouped))
    #expect(one.description.contains("automatic"))
  }

  @Test func constraintsMoveTheLine() {
    let stage = stage()
    guard let cell = cell(stage, 0) else { return #expect(Bool(false)) }
    #expect(cell.separatorLayoutGuide.owningView === cell.contentView)
    cell.layoutIfNeeded()
    #expect(lines(cell) == [CGRect(x: 16, y: 43.5, width: 359, height: 0.5)])
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 60).isActive =
      true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(lines(cell) == [CGRect(x: 60, y: 43.5, width: 315, height: 0.5)])
  }

  // MARK: Headers

  @Test func roomAboveHeadersIsTheAppearancesOrAsSaid() {
    let automatic = stage(headers: true)
    // 22 above the header.
    let kind = UICollectionView.elementKindSectionHeader
    func header(_ stage: TwinStage) -> CGRect? {
      stage.collection?.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
    }
    #expect(header(automatic)?.minY == 22)
    #expect(header(stage(headers: true) { $0.headerTopPadding = 5 })?.minY == 5)
    #expect(header(stage(.insetGrouped, headers: true))?.minY == 0)
    #expect(header(stage(.insetGrouped, headers: true) { $0.headerTopPadding = 30 })?.minY == 30)
    #expect(cell(automatic, 0)?.frame.minY == header(automatic)?.maxY)
  }

  @Test func headersMayBeAsWideAsTheirContent() throws {
    func header(_ stage: TwinStage, _ section: Int = 0) throws -> CGRect {
      let path = IndexPath(item: 0, section: section)
      let kind = UICollectionView.elementKindSectionHeader
      return try #require(stage.collection?.supplementaryView(forElementKind: kind, at: path)).frame
    }
    for (appearance, start) in [(Configuration.Appearance.plain, CGFloat(0)), (.insetGrouped, 16)] {
      let wide = try header(stage(appearance, headers: true))
      let stage = self.stage(appearance, headers: true) { $0.contentHuggingElements = .supplementaryHeader }
      let narrow = try header(stage)
      #expect(wide.width == 375 - 2 * start && narrow.width > 40 && narrow.width < 150)
      #expect(narrow.minX == start && narrow.minY == wide.minY && narrow.height == wide.height)
      #expect(try header(stage, 1).width == narrow.width)
      stage.collection?.semanticContentAttribute = .forceRightToLeft
      stage.collection?.collectionViewLayout.invalidateLayout()
      stage.settle()
      #expect(try header(stage).maxX == 375 - start)
    }
    #expect(Configuration(appearance: .plain).contentHuggingElements.isEmpty)
  }

  @Test func aHeaderThatIsTooWideIsBroken() throws {
    let text = String(repeating: "Heading ", count: 12)
    func header(_ elements: Configuration.ContentHuggingElements) throws -> CGRect {
      let section = TwinContent.Section(header: text, rows: [TwinContent.Row(text: "Row")], footer: nil)
      let stage = TwinStage(TwinContent(sections: [section]))
      stage.showList(.plain) { $0.contentHuggingElements = elements }
      let kind = UICollectionView.elementKindSectionHeader
      return try #require(stage.collection?.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        .frame
    }
    #expect(try header(.supplementaryHeader) == header([]))
  }

  @Test func theFirstItemMayBeTheHeader() {
    let stage = stage(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let header = cell(stage, 0)
    #expect(header?.listState?.role == .header && header?.layer.cornerRadius == 0)
    #expect(header?.defaultContentConfiguration() == .groupedHeader())
    #expect(header?.defaultBackgroundConfiguration() == .listGroupedHeaderFooter())
    #expect(lines(header).isEmpty)
    // The card begins with the second item.
    #expect(cell(stage, 1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell(stage, 2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(header?.frame.minY == 0)
  }

  @Test func defaultsFollowTheAppearance() {
    func first(_ appearance: Configuration.Appearance) -> UICollectionViewListCell? { cell(stage(appearance), 0) }
    #expect(first(.plain)?.defaultContentConfiguration() == .cell())
    #expect(first(.plain)?.defaultBackgroundConfiguration() == .listPlainCell())
    #expect(first(.insetGrouped)?.defaultBackgroundConfiguration() == .listGroupedCell())
    #expect(first(.sidebar)?.defaultContentConfiguration() == .sidebarCell())
    #expect(first(.sidebar)?.defaultBackgroundConfiguration() == .listSidebarCell())
    #expect(first(.sidebarPlain)?.defaultContentConfiguration() == .accompaniedSidebarCell())
    #expect(first(.sidebarPlain)?.defaultBackgroundConfiguration() == .listAccompaniedSidebarCell())
    #expect(UICollectionViewListCell().defaultContentConfiguration() == .cell())
  }

  // MARK: Background

  @Test func theListsColourCoversTheCollectionViews() {
    let stage = stage(.grouped)
    stage.collection?.backgroundColor = .systemRed
    stage.settle()
    let grey = UIColor.systemGroupedBackground.resolvedColor(with: stage.window.traitCollection).cgColor
    #expect(stage.collection?.layer.backgroundColor == grey)
    let clear = self.stage(.grouped) { $0.backgroundColor = nil }
    clear.collection?.backgroundColor = .systemRed
    clear.settle()
    #expect(
      clear.collection?.layer.backgroundColor
        == UIColor.systemRed.resolvedColor(with: clear.window.traitCollection).cgColor)
  }

  @Test func listsStandBesideOtherSections() {
    let stage = TwinStage(
      TwinContent(sections: [
        .init(header: nil, rows: [.init(text: "a"), .init(text: "b")], footer: nil),
        .init(header: nil, rows: [.init(text: "c"), .init(text: "d")], footer: nil),
      ]))
    stage.showList(.plain)
    stage.collection?.collectionViewLayout = UICollectionViewCompositionalLayout { number, environment in
      if number == 1 { return .list(using: Configuration(appearance: .plain), layoutEnvironment: environment) }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return NSCollectionLayoutSection(group: group)
    }
    stage.settle()
    #expect(cell(stage, 1)?.frame == CGRect(x: 187.5, y: 0, width: 187.5, height: 100))
    #expect(cell(stage, 1)?.listState == nil && lines(cell(stage, 1)).isEmpty)
    #expect(cell(stage, 1, 1)?.frame == CGRect(x: 0, y: 144, width: 375, height: 44))
    #expect(lines(cell(stage, 1, 1)).count == 1)
  }
}
