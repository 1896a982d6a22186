import Testing

@testable import UIKit

/// The accessories of list cells: which are shown, where, and what they do.
@MainActor @Suite("Accessories of list cells", .serialized)
struct ListCellAccessoryTests {
  private func cell(_ accessories: [UICellAccessory], editing: Bool = false) -> UICollectionViewListCell {
    TestScreen.reset(scale: 2, size: CGSize(width: 375, height: 667))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.accessories = accessories
    UIView.performWithoutAnimation { cell.isInEditingMode = editing }
    cell.layoutIfNeeded()
    return cell
  }

  /// Accessory views from left to right.
  private func views(_ cell: UICollectionViewListCell) -> [UIView] {
    cell.subviews.filter {
      $0 !== cell.contentView && !($0 is ConfiguredBackgroundView) && !($0 is TableSeparatorView)
    }.sorted {
      $0.frame.midX < $1.frame.midX
    }
  }

  @Test func accessoriesOfTheSystemHaveTheirOrderHoweverTheyAreListed() {
    let all: [UICellAccessory] = [
      .disclosureIndicator(), .checkmark(), .detail(), .label(text: "L"), .outlineDisclosure(),
      .reorder(displayed: .always),
    ]
    func order(_ accessories: [UICellAccessory]) -> [UICellAccessory.AccessoryType] {
      UICellAccessory.arranged(accessories, isLeading: false, isEditing: false).map(\.accessoryType)
    }
    let expected: [UICellAccessory.AccessoryType] = [
      .label, .detail, .checkmark, .disclosureIndicator, .outlineDisclosure, .reorder,
    ]
    #expect(order(all) == expected)
    #expect(order(all.reversed()) == expected)
    let shown = views(cell(all))
    #expect(shown.count == 6)
    #expect((shown.first as? UILabel)?.text == "L")
    #expect(shown.last is CellReorderControl)
    for (left, right) in zip(shown.dropLast(), shown.dropFirst().dropLast()) {
      #expect(left.frame.maxX < right.frame.minX)
    }
  }

  @Test func viewsOfTheApplicationGoWhereTheirPlacementSays() {
    let view = UIView()
    func order(_ placement: UICellAccessory.Placement) -> [UICellAccessory.AccessoryType] {
      let custom = UICellAccessory.customView(
        configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: placement))
      return UICellAccessory.arranged(
        [.disclosureIndicator(), custom, .checkmark()], isLeading: false, isEditing: false
      ).map(\.accessoryType)
    }
    #expect(order(.trailing()) == [.customView(view), .checkmark, .disclosureIndicator])
    #expect(
      order(.trailing(at: UICellAccessory.Placement.position(after: .checkmark())))
        == [.checkmark, .customView(view), .disclosureIndicator])
    #expect(
      order(.trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
        == [.checkmark, .customView(view), .disclosureIndicator])
    #expect(
      order(.trailing(at: UICellAccessory.Placement.position(before: .detail())))
        == [.customView(view), .checkmark, .disclosureIndicator])
    #expect(
      order(.trailing(at: UICellAccessory.Placement.position(after: .detail())))
        == [.checkmark, .disclosureIndicator, .customView(view)])
    #expect(order(.trailing(at: { _ in 99 })).last == .customView(view))
    #expect(order(.leading()) == [.checkmark, .disclosureIndicator])
  }

  @Test func editingModeShowsWhatIsForIt() {
    let accessories: [UICellAccessory] = [
      .delete(), .multiselect(), .insert(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing),
      .checkmark(),
    ]
    let cell = cell(accessories)
    #expect(views(cell).count == 2)
    #expect(cell.configurationState.isEditing == false)
    UIView.performWithoutAnimation { cell.isInEditingMode = true }
    cell.layoutIfNeeded()
    #expect(cell.configurationState.isEditing)
    #expect(views(cell).map { $0 is CellEditControl } == [true, true, true, false, false])
    #expect(views(cell).last is CellReorderControl)
    UIView.performWithoutAnimation { cell.isInEditingMode = false }
    cell.layoutIfNeeded()
    #expect(views(cell).count == 2)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func aCircleIsCheckedWhileTheItemIsSelected() {
    let cell = cell([.multiselect(displayed: .always)])
    let circle = views(cell)[0] as? CellEditControl
    #expect(circle?.isChecked == false && circle?.purpose == .select)
    cell.isSelected = true
    #expect(circle?.isChecked == true)
    // The touch is the item's.
    #expect(circle?.isUserInteractionEnabled == false)
  }

  @Test func tapsCallTheirHandlers() {
    var calls: [String] = []
    let cell = cell([
      .delete(displayed: .always, actionHandler: { calls.append("delete") }),
      .detail(actionHandler: { calls.append("detail") }),
      .outlineDisclosure(options: .init(style: .cell), actionHandler: { calls.append("outline") }),
    ])
    for view in views(cell) { (view as? UIControl)?.sendActions(for: .primaryActionTriggered) }
    #expect(calls == ["delete"])
    for view in views(cell) { (view as? CellAccessoryView)?.willSendPrimaryEvents() }
    #expect(calls == ["delete", "detail", "outline"])
    // Set again, a handler takes the place of the one before.
    cell.accessories = [.delete(displayed: .always, actionHandler: { calls.append("other") })]
    cell.layoutIfNeeded()
    (views(cell)[0] as? UIControl)?.sendActions(for: .primaryActionTriggered)
    #expect(calls.last == "other" && calls.count == 4)
  }

  @Test func roomMayBeReservedAndHiddenAccessoriesKeepTheirs() {
    let plain = cell([.checkmark()]).contentView.frame.width
    // 19 wide, 16 of margin and 5 more, as in tables.
    #expect(plain == 335)
    #expect(cell([.checkmark(options: .init(isHidden: true))]).contentView.frame.width == plain)
    #expect(cell([.checkmark(options: .init(reservedLayoutWidth: .custom(60)))]).contentView.frame.width == 294)
    #expect(cell([.checkmark(options: .init(reservedLayoutWidth: .standard))]).contentView.frame.width == 326)
    let hidden = cell([.checkmark(options: .init(isHidden: true))])
    #expect(views(hidden)[0].isHidden)
  }

  @Test func viewsKeepTheirSizeInTheMiddleOfTheirRoom() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let cell = cell([
      .customView(
        configuration: .init(
          customView: view, placement: .leading(), reservedLayoutWidth: .custom(40), tintColor: .red,
          maintainsFixedSize: true))
    ])
    #expect(view.frame == CGRect(x: 16 + 10, y: 17, width: 20, height: 10))
    #expect(cell.contentView.frame.minX == 58)
    #expect(view.tintColor == .red)
  }

  @Test func labelsHaveTheirFontAndColour() {
    let font = UIFont.systemFont(ofSize: 11)
    let label =
      views(
        cell([
          .label(
            text: "new", options: .init(tintColor: .systemRed, font: font, adjustsFontForContentSizeCategory: false))
        ])
      )[0] as? UILabel
    #expect(label?.text == "new" && label?.font == font && label?.textColor == .systemRed)
    #expect(label?.adjustsFontForContentSizeCategory == false)
    let standard = views(cell([.label(text: "new")]))[0] as? UILabel
    #expect(standard?.textColor == .secondaryLabel && standard?.font.pointSize == 17)
  }

  @Test func contentIsIndentedAndAccessoriesBeforeItIfWanted() {
    let cell = cell([.delete(displayed: .always)])
    // 16, a circle of 22, and 2.
    #expect(cell.contentView.frame.minX == 40)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 60)
    #expect(views(cell)[0].frame == CGRect(x: 20, y: 0, width: 40, height: 44))
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 60)
    #expect(views(cell)[0].frame == CGRect(x: 0, y: 0, width: 40, height: 44))
    cell.indentationWidth = 15
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 70)
  }

  @Test func chevronsOfOutlinesAskTheDataSource() {
    TestScreen.reset(scale: 2, size: CGSize(width: 375, height: 667))
    let source = OutlineSource()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.isHidden = false
    window.updateForFrame()
    let cell = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    let chevron = cell?.subviews.compactMap { $0 as? CellAccessoryView }.first
    #expect(chevron?.shape == .outline(isExpanded: false))
    chevron?.willSendPrimaryEvents()
    #expect(source.expanded == [IndexPath(item: 0, section: 0)])
    #expect(cell?.configurationState.isExpanded == true)
    cell?.accessories = [.outlineDisclosure()]
    #expect(cell?.subviews.compactMap { $0 as? CellAccessoryView }.first?.shape == .outline(isExpanded: true))
  }
}

@MainActor
private final class OutlineSource: NSObject, UICollectionViewDataSource, OutlineDataSource {
  var expanded: Set<IndexPath> = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! UICollectionViewListCell
    cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    return cell
  }
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    OutlinePlace(level: 0, isExpanded: isExpanded(itemAt: indexPath), hasChildren: true)
  }
  func isExpanded(itemAt indexPath: IndexPath) -> Bool { expanded.contains(indexPath) }
  func toggleExpansion(ofItemAt indexPath: IndexPath) {
    if expanded.remove(indexPath) == nil { expanded.insert(indexPath) }
  }
}
