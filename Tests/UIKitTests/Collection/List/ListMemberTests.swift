import Testing

@testable import UIKit

/// Members of accessories, configurations and list layouts that few applications use, each by what it changes.
@MainActor @Suite("Members of lists", .serialized)
struct ListMemberTests {
  private func cell(_ accessories: [UICellAccessory], editing: Bool = false) -> UICollectionViewListCell {
    TestScreen.reset(scale: 2, size: CGSize(width: 375, height: 667))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    cell.accessories = accessories
    UIView.performWithoutAnimation { cell.isInEditingMode = editing }
    cell.layoutIfNeeded()
    return cell
  }

  private func views(_ cell: UICollectionViewListCell) -> [UIView] {
    cell.subviews.filter { $0 !== cell.contentView && !($0 is ConfiguredBackgroundView) && !$0.isHidden }
  }

  // MARK: Accessories

  /// Each in a cell of its own, in editing mode, of 30 points that are asked for.
  @Test func optionsHideAccessoriesAndGiveThemRoom() {
    func check(_ name: String, _ make: (Bool) -> UICellAccessory) {
      let shown = cell([make(false)], editing: true)
      #expect(views(shown).count == 1, "\(name)")
      let free = cell([], editing: true).contentView.frame.width
      let width = shown.contentView.frame.width
      #expect(width < free, "\(name)")
      let hidden = cell([make(true)], editing: true)
      #expect(views(hidden).isEmpty, "\(name)")
      #expect(hidden.contentView.frame.width == width, "\(name)")
    }
    let room: UICellAccessory.LayoutDimension = .custom(30)
    let always: UICellAccessory.DisplayedState = .always
    check("disclosure") {
      .disclosureIndicator(
        displayed: always, options: UICellAccessory.DisclosureIndicatorOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("checkmark") {
      .checkmark(displayed: always, options: UICellAccessory.CheckmarkOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("detail") {
      .detail(displayed: always, options: UICellAccessory.DetailOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("delete") {
      .delete(displayed: always, options: UICellAccessory.DeleteOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("insert") {
      .insert(displayed: always, options: UICellAccessory.InsertOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("multiselect") {
      .multiselect(
        displayed: always, options: UICellAccessory.MultiselectOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("reorder") {
      .reorder(displayed: always, options: UICellAccessory.ReorderOptions(isHidden: $0, reservedLayoutWidth: room))
    }
    check("outline") {
      .outlineDisclosure(
        displayed: always,
        options: UICellAccessory.OutlineDisclosureOptions(style: .header, isHidden: $0, reservedLayoutWidth: room))
    }
    check("label") {
      .label(
        text: "L", displayed: always,
        options: UICellAccessory.LabelOptions(isHidden: $0, reservedLayoutWidth: room, font: .systemFont(ofSize: 12)))
    }
  }

  @Test func actualRoomIsTheViewsOwnWidth() {
    func width(_ dimension: UICellAccessory.LayoutDimension) -> CGFloat {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      return cell([
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .trailing(), reservedLayoutWidth: dimension, maintainsFixedSize: true))
      ]).contentView.frame.width
    }
    #expect(width(.actual) == width(.custom(50)))
    #expect(width(.custom(80)) == width(.actual) - 30)
  }

  @Test func aTapCallsTheActionAndAnAccessoryForEditingWaitsForIt() throws {
    var taps = 0
    let handler: UICellAccessory.ActionHandler = { taps += 1 }
    let detail = UICellAccessory.detail(displayed: .whenEditing, actionHandler: handler)
    #expect(views(cell([detail])).isEmpty)
    let cell = cell([detail], editing: true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(cell)
    window.isHidden = false
    window.updateForFrame()
    let view = try #require(views(cell).first)
    window.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    #expect(taps == 1)
  }

  @Test func aPositionIsAFunctionOfTheOthers() {
    let last: UICellAccessory.Placement.Position = { $0.count }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let custom = UICellAccessory.customView(
      configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing(at: last)))
    let order = UICellAccessory.arranged([custom, .checkmark()], isLeading: false, isEditing: false)
    #expect(order.map(\.accessoryType) == [.checkmark, .customView(view)])
  }

  // MARK: States

  @Test func aFocusedCellAndOneThatSomethingIsDroppedIntoAreMarked() {
    func color(_ change: (inout UICellConfigurationState) -> Void) -> UIColor? {
      var state = UICellConfigurationState(traitCollection: .current)
      change(&state)
      return UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor
    }
    let targeted: UICellConfigurationState.DropState = .targeted
    let dragged: UICellConfigurationState.DragState = .dragging
    #expect(color { _ in } != color { $0.isSelected = true })
    #expect(color { $0.isFocused = true } == color { $0.isSelected = true })
    #expect(color { $0.cellDropState = targeted } == color { $0.isSelected = true })
    #expect(color { $0.cellDropState = .notTargeted } == color { _ in })
    var state = UICellConfigurationState(traitCollection: .current)
    state.cellDragState = dragged
    #expect("\(state)".contains("cellDragState = dragging"))
  }

  @Test func aCellsHandlerIsToldOfItsState() {
    TestScreen.reset()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var states: [Bool] = []
    let handler: UICollectionViewCell.ConfigurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.configurationUpdateHandler = handler
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states.last == true && states.first == false)
  }

  // MARK: Backgrounds and content

  @Test func aBackgroundsColoursAndImageAreThoseOfItsParts() throws {
    var background = UIBackgroundConfiguration.listSidebarHeader()
    #expect(
      background.cornerRadius == UIBackgroundConfiguration.listSidebarCell().cornerRadius
        || background.cornerRadius >= 0)
    background.strokeColor = .red
    background.strokeWidth = 2
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(background.resolvedStrokeColor(for: .green) == .blue)
    background.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    background.imageContentMode = .center
    let view = ConfiguredBackgroundView(background)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layoutIfNeeded()
    let image = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first
    #expect(try #require(image).contentMode == .center)
    #expect(view.subviews.contains { $0.layer.borderColor == UIColor.blue.cgColor })
  }

  @Test func aTintsTransformerColoursTheImageAndAMonochromeTintIsGrey() {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.tintColor = .red
    content.imageProperties.tintColorTransformer = .monochromeTint
    let view = UIListContentView(configuration: content)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 0, 0)
    view.imageView?.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - green) < 0.001 && abs(green - blue) < 0.001 && alpha == 1)
  }

  @Test func textIsTransformedAndTextsBesideEachOtherKeepTheirDistance() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "first words"
    content.secondaryText = "second"
    content.textProperties.transform = UIListContentConfiguration.TextProperties.TextTransform.capitalized
    content.textToSecondaryTextHorizontalPadding = 20
    let view = UIListContentView(configuration: content)
    #expect(view.textLabel?.text == "First Words")
    let beside = view.naturalWidth
    content.textToSecondaryTextHorizontalPadding = 60
    view.configuration = content
    #expect(view.naturalWidth == beside + 40)
  }

  @Test func aContentViewIsLaidOutAgainWhereMarginsChange() {
    let view = UIListContentView(configuration: .cell())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    view.layoutIfNeeded()
    #expect(!view.needsLayout)
    view.layoutMarginsDidChange()
    #expect(view.needsLayout)
  }

  // MARK: Layouts

  @Test func aListsHandlersAreAskedForEachRow() {
    typealias Configuration = UICollectionLayoutListConfiguration
    var asked: Set<IndexPath> = []
    let handler: Configuration.ItemSeparatorHandler = { path, separators in
      asked.insert(path)
      var separators = separators
      let hidden: UIListSeparatorConfiguration.Visibility = .hidden
      if path.item == 1 { separators.bottomSeparatorVisibility = hidden }
      return separators
    }
    let swipes: Configuration.SwipeActionsConfigurationProvider = { path in
      let act: UIContextualAction.Handler = { _, _, done in done(true) }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "\(path.item)", handler: act)
      ])
    }
    let stage = TwinStage(
      TwinContent(sections: [
        TwinContent.Section(header: "H", rows: (0..<3).map { TwinContent.Row(text: "\($0)") }, footer: nil)
      ]))
    let headers: Configuration.HeaderMode = .supplementary
    let footers: Configuration.FooterMode = .none
    stage.showList(.plain) {
      $0.itemSeparatorHandler = handler
      $0.trailingSwipeActionsConfigurationProvider = swipes
      $0.headerMode = headers
      $0.footerMode = footers
    }
    #expect(asked == Set((0..<3).map { IndexPath(item: $0, section: 0) }))
    let lines = (0..<3).map { item in
      stage.collection?.cellForItem(at: IndexPath(item: item, section: 0))?.subviews.filter {
        $0 is TableSeparatorView && !$0.isHidden
      }.count
    }
    #expect((lines[1] ?? 0) < (lines[0] ?? 0) || (lines[1] ?? 9) < (lines[2] ?? 0))
  }

  @Test func aSectionsTransactionSaysWhatWasMoved() throws {
    typealias Transaction = NSDiffableDataSourceSectionTransaction<String, Int>
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    typealias Source = UICollectionViewDiffableDataSource<String, Int>
    let source = Source(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let provider: Source.SupplementaryViewProvider = { _, _, _ in nil }
    source.supplementaryViewProvider = provider
    var handlers = Source.ReorderingHandlers()
    var moved: [Transaction] = []
    handlers.canReorderItem = { _ in true }
    handlers.didReorder = { moved = $0.sectionTransactions }
    source.reorderingHandlers = handlers
    var outlines = Source.SectionSnapshotHandlers<Int>()
    outlines.shouldExpandItem = { $0 > 1 }
    source.sectionSnapshotHandlers = outlines
    #expect(source.sectionSnapshotHandlers.shouldExpandItem?(1) == false)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["s"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    source.collectionView(
      collection, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    let transaction = try #require(moved.first)
    #expect(transaction.sectionIdentifier == "s")
    #expect(transaction.initialSnapshot.items == [1, 2, 3] && transaction.finalSnapshot.items == [2, 3, 1])
    #expect(transaction.difference.count == 2)
  }

  @Test func anOutlineIsEmptiedAsAWhole() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([3], to: 1)
    outline.deleteAll()
    #expect(outline.items.isEmpty && !outline.contains(3))
  }
}
