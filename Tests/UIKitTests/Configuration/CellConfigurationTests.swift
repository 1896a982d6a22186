import HeadlessHost
import Testing

@testable import UIKit

/// Configurations in cells and headers of a table, on an iPhone 8 unless said.
@MainActor @Suite struct CellConfigurationTests {
  final class List: UITableViewController {
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var header: ((UITableViewHeaderFooterView) -> Void)?
    var footer: ((UITableViewHeaderFooterView) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      configure(cell, indexPath)
      return cell
    }
    private func view(_ tableView: UITableView, _ make: ((UITableViewHeaderFooterView) -> Void)?) -> UIView? {
      guard let make, let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") else { return nil }
      make(view)
      return view
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view(tableView, header)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view(tableView, footer)
    }

    func cell(_ row: Int) -> UITableViewCell { tableView.cellForRow(at: IndexPath(row: row, section: 0))! }
  }

  private func text(_ text: String, second: String? = nil) -> (UITableViewCell, IndexPath) -> Void {
    { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = second
      cell.contentConfiguration = content
    }
  }

  // MARK: Content

  /// 44 for one line; 60 at 3x for two: margins, lines and the separator's pixel.
  @Test func rowsAreAsHighAsTheirContent() throws {
    let list = List(style: .plain)
    list.configure = { cell, indexPath in
      var content: UIListContentConfiguration = indexPath.row == 0 ? .cell() : .subtitleCell()
      content.text = "Text"
      if indexPath.row > 0 { content.secondaryText = "Second" }
      cell.contentConfiguration = content
    }
    let host = try show(list, "--device=iPhone 15")
    #expect(list.cell(0).frame.height == 44)
    #expect(list.cell(1).frame.height == 60)
    host.close()
  }

  /// Text starts at the table's margin and keeps 8 from an accessory (`uikit-facts §6.1, §6.2`).
  @Test func contentKeepsTheMarginsOfTheCell() throws {
    let list = List(style: .plain)
    list.configure = { cell, indexPath in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Text"
      content.secondaryText = "Value"
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == 0 ? .none : .disclosureIndicator
    }
    let host = try show(list)
    let plain = try #require(list.cell(0).contentView as? UIListContentView)
    #expect(plain.textLabel?.frame.minX == 16)
    #expect(plain.secondaryTextLabel?.frame.maxX == 359)
    let accessory = try #require(list.cell(1).contentView as? UIListContentView)
    #expect(accessory.frame.width == 348.5)
    #expect(accessory.secondaryTextLabel?.frame.maxX == 340.5)
    host.close()
  }

  @Test func theContentViewIsTheConfigurationsAndIsKeptForTheNextOne() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let own = cell.contentView
    cell.contentConfiguration = UIListContentConfiguration.cell()
    let list = cell.contentView
    #expect(list is UIListContentView)
    #expect(own.superview == nil && list.superview === cell)
    cell.contentConfiguration = UIListContentConfiguration.valueCell()
    #expect(cell.contentView === list)
    cell.contentConfiguration = BadgeConfiguration(number: 3)
    #expect((cell.contentView as? BadgeView)?.label.text == "3")
    #expect(list.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView === own && own.superview === cell)
  }

  @Test func defaultContentIsThatOfTheCellsStyle() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).defaultContentConfiguration() == .cell())
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).defaultContentConfiguration() == .subtitleCell())
    #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).defaultContentConfiguration() == .valueCell())
  }

  @Test func anApplicationsConfigurationSizesItsRowAndFollowsTheState() throws {
    let list = List(style: .plain)
    list.configure = { cell, indexPath in cell.contentConfiguration = BadgeConfiguration(number: indexPath.row) }
    let host = try show(list)
    #expect(list.cell(1).frame.height == 70.5)
    list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    host.settle()
    #expect((list.cell(1).contentView as? BadgeView)?.label.text == "1 selected")
    #expect((list.cell(2).contentView as? BadgeView)?.label.text == "2")
    host.close()
  }

  @Test func anotherContentOnTheScreenGetsItsHeight() throws {
    let list = List(style: .plain)
    list.configure = text("Text")
    let host = try show(list)
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 30)
    list.cell(1).contentConfiguration = content
    host.settle()
    #expect(list.cell(1).frame.height > 60)
    #expect(list.cell(2).frame.minY == list.cell(1).frame.maxY)
    host.close()
  }

  @Test func contentFollowsTextSizeAndAppearanceOnTheScreen() throws {
    let list = List(style: .plain)
    list.configure = text("Text")
    let host = try show(list)
    let before = try #require((list.cell(0).contentView as? UIListContentView)?.textLabel)
    #expect(before.font.pointSize == 17)
    host.close()
    let other = List(style: .plain)
    other.configure = text("Text")
    let large = try show(other, "--text-size=ax3", "--appearance=dark")
    let label = try #require((other.cell(0).contentView as? UIListContentView)?.textLabel)
    #expect(label.font.pointSize == 40)
    #expect(label.textColor.resolvedColor(with: label.traitCollection) == UIColor(white: 1, alpha: 1))
    #expect(other.cell(0).frame.height > 60)
    large.close()
    TestScreen.reset()
  }

  // MARK: Updates

  @Test func updatesComeBeforeTheCellIsSeenAndOnceForEachChange() throws {
    final class Cell: UITableViewCell {
      var log: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        log.append("update selected \(state.isSelected) highlighted \(state.isHighlighted)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Cell)?.log.append("handler disabled \(state.isDisabled)")
    }
    cell.layoutIfNeeded()
    #expect(cell.log == ["update selected false highlighted false", "handler disabled false"])
    cell.log = []
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isUserInteractionEnabled = false
    #expect(cell.log.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.log == ["update selected true highlighted true", "handler disabled true"])
    cell.log = []
    cell.layoutIfNeeded()
    #expect(cell.log.isEmpty)
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.log.count == 2)
  }

  @Test func automaticUpdatesCanBeTurnedOff() {
    for isOn in [true, false] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.automaticallyUpdatesContentConfiguration = isOn
      cell.automaticallyUpdatesBackgroundConfiguration = isOn
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.backgroundConfiguration = .listPlainCell()
      cell.isUserInteractionEnabled = false
      cell.isSelected = true
      cell.layoutIfNeeded()
      let content = cell.contentConfiguration as? UIListContentConfiguration
      #expect(content?.textProperties.color == (isOn ? .tertiaryLabel : .label))
      #expect(cell.backgroundConfiguration?.backgroundColor == (isOn ? .systemGray4 : .systemBackground))
    }
  }

  // MARK: Backgrounds

  @Test func backgroundsAndConfigurationsExcludeEachOther() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.backgroundConfiguration == cell.defaultBackgroundConfiguration().updated(for: cell.configurationState))
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.subviews.first is ConfiguredBackgroundView)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(!(cell.subviews.first is ConfiguredBackgroundView))
  }

  /// The common idiom: take the present one and change a part.
  @Test func aPartOfTheDefaultBackgroundCanBeChanged() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration?.backgroundColor = .systemYellow
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemYellow)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemYellow)
  }

  @Test func fillStrokeImageAndViewLieInTheInsets() throws {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemYellow
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 20)
    background.strokeWidth = 2
    background.strokeOutset = 1
    background.cornerRadius = 5
    let custom = UIView()
    background.customView = custom
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first as? ConfiguredBackgroundView)
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 1, width: 290, height: 40))
    #expect(view.subviews[0].layer.cornerRadius == 5)
    #expect(view.subviews[1].frame == CGRect(x: 9, y: 0, width: 292, height: 42))
    #expect(view.subviews[1].layer.cornerRadius == 6 && view.subviews[1].layer.borderWidth == 2)
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 290, height: 40))
    cell.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(view.subviews[0].frame.minX == 20)
    background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(view.subviews[0].frame.maxX == 320 - 10 - cell.layoutMargins.right)
  }

  /// A selected cell with a configuration shows the configuration's grey, and no view over it.
  @Test func aSelectedCellShowsItsConfiguration() throws {
    let list = List(style: .plain)
    list.configure = { cell, _ in cell.backgroundConfiguration = .listPlainCell() }
    let host = try show(list)
    list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    host.settle()
    let backgrounds = list.cell(1).subviews.filter { $0 is ConfiguredBackgroundView }
    #expect(backgrounds.count == 1)
    #expect(backgrounds.first?.subviews.first?.backgroundColor == .systemGray4)
    #expect(list.cell(1).selectedBackgroundView == nil)
    #expect(list.cell(0).subviews.first?.subviews.first?.backgroundColor == .systemBackground)
    host.close()
  }

  // MARK: Headers and footers

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func headersHaveTheConfigurationsOfTheTablesStyle(style: UITableView.Style) throws {
    let list = List(style: style)
    func fill(_ view: UITableViewHeaderFooterView, _ text: String) {
      var content = view.defaultContentConfiguration()
      content.text = text
      view.contentConfiguration = content
    }
    list.header = { fill($0, "Header") }
    list.footer = { fill($0, "Footer") }
    let host = try show(list, "--device=iPhone 15")
    let header = try #require(list.tableView.headerView(forSection: 0))
    let footer = try #require(list.tableView.footerView(forSection: 0))
    let headerText = try #require((header.contentView as? UIListContentView)?.textLabel)
    let footerText = try #require((footer.contentView as? UIListContentView)?.textLabel)
    func left(_ label: UILabel) -> CGFloat { label.convert(label.bounds, to: list.tableView).minX.rounded() }
    #expect(left(footerText) == left(headerText))
    if style == .plain {
      #expect(headerText.text == "Header" && headerText.font.pointSize == 17)
      #expect(header.frame.height == 28)
      #expect(left(headerText) == 16)
    } else {
      #expect(headerText.text == "HEADER" && headerText.font.pointSize == 13)
      #expect(abs(header.frame.height - 116 / 3) < 0.001)
      #expect(left(headerText) == (style == .grouped ? 16 : 32))
    }
    #expect(footerText.font.pointSize == 13)
    #expect(abs(footer.frame.height - 89 / 3) < 0.001)
    host.close()
  }

  @Test func aFloatingHeaderTellsItsConfiguration() throws {
    let list = List(style: .plain)
    var states: [Bool] = []
    list.header = { view in
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
      view.backgroundConfiguration = view.defaultBackgroundConfiguration()
      view.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
    }
    list.configure = { cell, _ in cell.contentConfiguration = BadgeConfiguration(side: 300) }
    let host = try show(list)
    let header = try #require(list.tableView.headerView(forSection: 0))
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    host.scroll(list.tableView, to: 200)
    #expect(states.last == true)
    #expect(header.backgroundConfiguration?.backgroundColor != .clear)
    host.scroll(list.tableView, to: -20)
    #expect(states.last == false)
    host.close()
  }
}
