import Testing

@testable import UIKit

/// Another profile than that of iOS 15 to 18 changes what lists look like, wherever its numbers count.
@MainActor @Suite("Profiles of metrics", .serialized)
struct MetricsProfileTests {
  /// One in which each number is another.
  static let other: MetricsProfile = {
    var profile = MetricsProfile()
    profile.margins.view = 9
    profile.margins.side = 21
    profile.margins.listVertical = 5
    profile.margins.cellVertical = 13
    profile.margins.supplementVertical = 6
    profile.margins.systemSpacing = 12
    profile.margins.atAccessory = 3
    profile.table.rowHeight = 52
    profile.table.plainTitledHeight = 34
    profile.table.plainHeaderTopPadding = 10
    profile.table.groupedTitleLineHeight = 18
    profile.table.groupedHeaderTextPadding = 30
    profile.table.groupedGap = 12
    profile.table.groupedFooterTextPadding = 20
    profile.table.groupedBottomPadding = 40
    profile.table.cardCornerRadius = 26
    profile.cell.height = 52
    profile.cell.linePadding = 31
    profile.cell.twoLinePadding = 40
    profile.cell.imageGap = 9
    profile.cell.textGap = 11
    profile.accessory.chevronWidth = 20
    profile.accessory.chevronHeight = 24
    profile.accessory.checkmark = CGSize(width: 31, height: 30)
    profile.accessory.checkmarkRoom = 9
    profile.accessory.detail = CGSize(width: 40, height: 40)
    profile.editing.circle = 30
    profile.editing.circleDistance = 6
    profile.editing.reorderLines = CGSize(width: 40, height: 20)
    profile.sectionIndex.width = 25
    profile.swipe.narrowestButton = 90
    profile.swipe.widestButton = 95
    profile.swipe.restOfRow = 10
    profile.listContent.cell = MetricsProfile.Sides(20, 30, 20, 12)
    profile.listContent.groupedHeader = MetricsProfile.Sides(30, 8, 12, 8)
    profile.listContent.cellHeight = 70
    profile.listContent.imageToText = 33
    profile.listContent.symbolSide = 50
    profile.listBackground.sidebarCornerRadius = 17
    profile.listBackground.sidebarInset = 14
    return profile
  }()

  /// Rows of the styles, as an application without content configurations has them.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles = false
    var styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
    var accessory = UITableViewCell.AccessoryType.none
    var indexTitles: [String]?

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { styles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = accessory
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles ? "Header" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      titles ? "Footer" : nil
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  }

  @MainActor private struct Stage {
    let window: UIWindow
    let table: UITableView
    let rows: Rows
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
  }

  private func table(
    _ style: UITableView.Style = .plain, _ profile: MetricsProfile?, change: (Rows, UITableView) -> Void = { _, _ in }
  ) -> Stage {
    TestScreen.reset(scale: 2, size: CGSize(width: 375, height: 667))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let table = UITableView(frame: window.bounds, style: style)
    let rows = Rows()
    if let profile { table.setTraitOverrides(UITraitCollection(metrics: profile)) }
    change(rows, table)
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.isHidden = false
    for _ in 0..<3 { window.updateForFrame() }
    return Stage(window: window, table: table, rows: rows)
  }

  @Test func viewsHaveTheProfileOfTheirTraits() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.metricsProfile == .iOS15To18)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    parent.setTraitOverrides(UITraitCollection(metrics: Self.other))
    #expect(child.metricsProfile == Self.other)
    #expect(child.layoutMargins == UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(metrics: Self.other), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.metricsProfile == Self.other)
    #expect(merged != UITraitCollection(userInterfaceStyle: .dark))
  }

  @Test func rowsHaveTheHeightsOfTheProfile() throws {
    func heights(_ profile: MetricsProfile?) throws -> [CGFloat] {
      let stage = table(.plain, profile)
      return try (0..<3).map { try stage.cell($0).frame.height }
    }
    let standard = try heights(nil)
    #expect(standard[0] == 44 && standard[2] == 44)
    // What two lines have around them is 40 instead of 21 points.
    #expect(try heights(Self.other) == [52, standard[1] + 19, 52])
  }

  @Test func aProfileThatChangesLaysOutAgain() throws {
    let stage = table(.plain, nil)
    #expect(try stage.cell(0).contentView.layoutMargins.left == 16)
    stage.table.setTraitOverrides(UITraitCollection(metrics: Self.other))
    for _ in 0..<3 { stage.window.updateForFrame() }
    let cell = try stage.cell(0)
    #expect(cell.frame.height == 52)
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 13, left: 21, bottom: 13, right: 21))
    #expect(cell.textLabel?.frame.minX == 21)
    #expect(stage.table.layoutMargins.top == 5)
  }

  @Test func headersAndFootersHaveTheHeightsOfTheProfile() {
    let plain = table(.plain, Self.other) { rows, _ in rows.titles = true }.table
    #expect(plain.rectForHeader(inSection: 0) == CGRect(x: 0, y: 10, width: 375, height: 34))
    let grouped = table(.grouped, Self.other) { rows, _ in rows.titles = true }.table
    // 18 for the line, 30 beside it, 12 more for the first.
    #expect(grouped.rectForHeader(inSection: 0).height == 60)
    #expect(grouped.rectForFooter(inSection: 0).height == 38)
    let untitled = table(.grouped, Self.other).table
    #expect(untitled.rectForHeader(inSection: 1).height == 12)
    let last = untitled.rectForFooter(inSection: 1)
    #expect(untitled.contentSize.height == last.maxY + 40)
  }

  @Test func cardsHaveTheMarginsAndCornersOfTheProfile() throws {
    let cell = try table(.insetGrouped, Self.other).cell(0)
    #expect(cell.frame.minX == 21)
    #expect(cell.layer.cornerRadius == 26)
  }

  @Test func accessoriesAndControlsHaveTheSizesOfTheProfile() throws {
    let chevron = table(.plain, Self.other) { rows, _ in rows.accessory = .disclosureIndicator }
    var cell = try chevron.cell(0)
    #expect(cell.contentView.frame.width == CGFloat(375 - 20 - 21))
    #expect(cell.contentView.layoutMargins.right == 3)
    #expect(cell.shownAccessory?.frame.size == CGSize(width: 20, height: 24))
    let check = table(.plain, Self.other) { rows, _ in rows.accessory = .checkmark }
    #expect(try check.cell(0).contentView.frame.width == CGFloat(375 - 31 - 9 - 21))
    let editing = table(.plain, Self.other) { _, table in table.isEditing = true }
    cell = try editing.cell(0)
    #expect(cell.contentView.frame.minX == CGFloat(21 + 30 + 6))
    let index = table(.plain, Self.other) { rows, _ in rows.indexTitles = ["a", "b"] }
    #expect(try index.cell(0).contentView.frame.width == 350)
  }

  @Test func swipeButtonsHaveTheWidthsOfTheProfile() {
    let layout = SwipeLayout(titleWidths: [nil, 400], rowWidth: 400, Self.other.swipe)
    #expect(layout.widths == [90, 95])
    #expect(SwipeLayout(titleWidths: [nil, nil, nil, nil, nil], rowWidth: 320, Self.other.swipe).openPull == 310)
  }

  @Test func contentConfigurationsHaveTheDistancesOfTheProfile() {
    let traits = UITraitCollection(traitsFrom: [.system, UITraitCollection(metrics: Self.other)])
    let state = UICellConfigurationState(traitCollection: traits)
    let content = UIListContentConfiguration.cell().updated(for: state)
    #expect(
      content.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 12))
    #expect(content.imageToTextPadding == 33)
    let background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    #expect(background.cornerRadius == 17)
    #expect(background.backgroundInsets.leading == 14)
    var own = UIListContentConfiguration.cell()
    own.imageToTextPadding = 4
    #expect(own.updated(for: state).imageToTextPadding == 4)
  }

  @Test func listsAreThoseOfTablesUnderEveryProfile() throws {
    func place(_ stage: TwinStage, _ list: UIView) -> [String] {
      list.setTraitOverrides(UITraitCollection(metrics: Self.other))
      for _ in 0..<4 { stage.settle() }
      return stage.parts()
    }
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
      let content = TwinContent.mixed(headers: false, footers: false)
      let left = TwinStage(content)
      left.showTable(appearance == .plain ? .plain : appearance == .grouped ? .grouped : .insetGrouped)
      let table = try #require(left.table)
      let before = left.parts()
      let rows = place(left, table)
      let right = TwinStage(content)
      right.showList(appearance)
      let collection = try #require(right.collection)
      let items = place(right, collection)
      #expect(rows == items)
      #expect(rows != before)
    }
  }

  @Test func stacksThatLeaveSpacingToTheSystemHaveThatOfTheProfile() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stack.setTraitOverrides(UITraitCollection(metrics: Self.other))
    stack.spacing = UIStackView.spacingUseSystem
    stack.distribution = .fillEqually
    for _ in 0..<2 { stack.addArrangedSubview(UIView()) }
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [44, 44])
  }
}
