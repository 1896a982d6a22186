import Testing

@testable import UIKit

/// Cells without content configuration at accessibility sizes, and where the lines between cells begin.
@Suite(.serialized) @MainActor struct TableTextSizeTests {
  final class Source: NSObject, UITableViewDataSource {
    var make: (Int) -> UITableViewCell = { _ in UITableViewCell() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      make(indexPath.row)
    }
  }

  private let source = Source()

  private func table(
    _ style: UITableView.Style = .plain, size: UIContentSizeCategory = .large, isRightToLeft: Bool = false,
    make: @escaping (Int) -> UITableViewCell
  ) -> (window: UIWindow, table: UITableView) {
    TestScreen.reset()
    source.make = make
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 700))
    var traits = [UITraitCollection(preferredContentSizeCategory: size)]
    if isRightToLeft { traits.append(UITraitCollection(layoutDirection: .rightToLeft)) }
    window.setTraitOverridesForTesting(UITraitCollection(traitsFrom: traits))
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    window.updateForFrame()
    return (window, table)
  }

  private func cell(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
  }

  // MARK: Accessibility sizes

  @Test(arguments: [UITableViewCell.CellStyle.value1, .value2])
  func valuesStandBelowTheTextAtAccessibilitySizes(style: UITableViewCell.CellStyle) throws {
    let (_, table) = table(size: .accessibilityLarge) { _ in self.cell(style, "Text", "Value") }
    let cell = try #require(table.cellForRow(at: .at(0, 0)))
    let text = try #require(cell.textLabel).frame
    let value = try #require(cell.detailTextLabel).frame
    #expect(value.minY >= text.maxY)
    #expect(abs(value.minX - text.minX) < 0.001)
    #expect(cell.frame.height >= text.height + value.height + 20)
  }

  @Test func symbolsGrowWithTheTextBesideThem() throws {
    func shown(_ size: UIContentSizeCategory) throws -> (image: CGRect, text: CGRect, height: CGFloat) {
      let (_, table) = table(size: size) { _ in
        let cell = self.cell(.default, "Text", nil)
        cell.imageView?.image = UIImage(systemName: "star.fill")
        return cell
      }
      let cell = try #require(table.cellForRow(at: .at(0, 0)))
      return (try #require(cell.imageView).frame, try #require(cell.textLabel).frame, cell.frame.height)
    }
    let (ordinary, largest) = (try shown(.large), try shown(.accessibilityExtraExtraExtraLarge))
    // At the ordinary size it is the symbol as it is, at 17 points; the largest body text has 53.
    #expect(ordinary.image.size == UIImage(systemName: "star.fill")?.size)
    #expect(abs(largest.image.width / ordinary.image.width - 53 / 17) < 0.1)
    #expect(abs(largest.text.minX - largest.image.maxX - 16) < 0.001)
    #expect(largest.height >= largest.image.height + 12)
  }

  @Test func aSymbolConfigurationOfTheImageViewSizesTheImage() throws {
    let (_, table) = table { _ in
      let cell = self.cell(.default, "Text", nil)
      cell.imageView?.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
      cell.imageView?.image = UIImage(systemName: "star.fill")
      return cell
    }
    let cell = try #require(table.cellForRow(at: .at(0, 0)))
    let image = try #require(cell.imageView)
    #expect(image.frame.size == image.intrinsicContentSize)
    #expect(abs(try #require(cell.textLabel).frame.minX - image.frame.maxX - 16) < 0.001)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func textsWrapAtAccessibilitySizes(style: UITableViewCell.CellStyle) throws {
    let long = "A text that is much too long for one line of so large a size"
    let (_, table) = table(size: .accessibilityExtraLarge) { _ in self.cell(style, long, long) }
    let cell = try #require(table.cellForRow(at: .at(0, 0)))
    let label = try #require(cell.textLabel)
    #expect(label.numberOfLines == 0)
    #expect(label.frame.height >= 2 * label.font.lineHeight)
    #expect(cell.frame.height >= label.frame.height)
    #expect(label.frame.minY >= 0)
    #expect((cell.detailTextLabel ?? label).frame.maxY <= cell.frame.height)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func textsOfSeveralLinesAreNotCut(style: UITableViewCell.CellStyle) throws {
    let (_, table) = table { row in
      let long = "A title of several lines where there is not much room beside a value"
      let cell = self.cell(style, row == 0 ? long : "Title", row == 1 ? long : "A value of some length")
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.numberOfLines = row == 1 ? 0 : 1
      return cell
    }
    for cell in table.visibleCells {
      for label in [cell.textLabel, cell.detailTextLabel].compactMap({ $0 }) {
        #expect(label.frame.width > 0)
        let needed = label.sizeThatFits(CGSize(width: label.frame.width + 0.01, height: 10000)).height
        #expect(label.frame.height >= needed - 0.001)
        #expect(label.frame.minY >= -0.001)
        #expect(label.frame.maxY <= cell.contentView.frame.height + 0.001)
      }
    }
  }

  @Test func theTextSizeMayChangeWhileOnTheScreen() throws {
    let (window, table) = table { _ in self.cell(.value1, "Text", "Value") }
    var cell = try #require(table.cellForRow(at: .at(0, 0)))
    #expect(cell.textLabel?.numberOfLines == 1)
    #expect(cell.detailTextLabel?.frame.maxX == 359)
    window.setTraitOverridesForTesting(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    window.updateForFrame()
    cell = try #require(table.cellForRow(at: .at(0, 0)))
    #expect(cell.textLabel?.numberOfLines == 0)
    #expect(abs((cell.detailTextLabel?.frame.minX ?? 0) - 16) < 0.001)
    #expect(cell.frame.height > 60)
    window.setTraitOverridesForTesting(UITraitCollection(preferredContentSizeCategory: .large))
    window.updateForFrame()
    cell = try #require(table.cellForRow(at: .at(0, 0)))
    #expect(cell.textLabel?.numberOfLines == 1)
    #expect(cell.detailTextLabel?.frame.maxX == 359)
    #expect(cell.frame.height == 44)
  }

  @Test func aCellThatStaysFollowsTheTextSize() {
    TestScreen.reset()
    let cell = cell(.value1, "Text", "Value")
    cell.textLabel?.numberOfLines = 2
    let holder = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    holder.addSubview(cell)
    holder.isHidden = false
    holder.updateForFrame()
    holder.setTraitOverridesForTesting(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    holder.updateForFrame()
    #expect(cell.textLabel?.numberOfLines == 2)
    #expect(cell.detailTextLabel?.numberOfLines == 0)
    holder.setTraitOverridesForTesting(UITraitCollection(preferredContentSizeCategory: .large))
    holder.updateForFrame()
    #expect(cell.detailTextLabel?.numberOfLines == 1)
  }

  @Test func valueConfigurationsStackAtAccessibilitySizes() throws {
    let (_, table) = table(size: .accessibilityMedium) { _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "T"
      content.secondaryText = "V"
      cell.contentConfiguration = content
      return cell
    }
    let cell = try #require(table.cellForRow(at: .at(0, 0)))
    let list = try #require(cell.contentView as? UIListContentView)
    let text = try #require(list.textLabel).frame
    let value = try #require(list.secondaryTextLabel).frame
    #expect(value.minY >= text.maxY)
    #expect(abs(value.minX - text.minX) < 0.001)
  }

  // MARK: Separators

  private func configured(_ text: String, image: UIImage? = nil) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.image = image
    cell.contentConfiguration = content
    return cell
  }

  private func separatorStarts(_ table: UITableView) -> [CGFloat] {
    table.visibleCells.map { (($0.bottomSeparator?.frame.minX ?? -1) * 3).rounded() / 3 }
  }

  @Test func linesBeginAtTheTextOfConfigurations() throws {
    let (_, table) = table { row in self.configured("Row", image: row == 1 ? self.picture : nil) }
    let list = try #require(table.cellForRow(at: .at(0, 1))?.contentView as? UIListContentView)
    let text = try #require(list.textLabel).frame.minX
    #expect(abs(text - 61) < 0.001)
    #expect(separatorStarts(table).map { $0.rounded() } == [16, 61, 16])
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func linesOfLegacyCellsBeginAtTheTextBesideAnImage(style: UITableView.Style) {
    let (_, table) = table(style) { row in
      let cell = self.cell(.default, "Row", nil)
      if row == 1 { cell.imageView?.image = self.picture }
      return cell
    }
    #expect(separatorStarts(table) == [16, 61, style == .plain ? 16 : 0])
  }

  @Test func linesOfLegacyCellsInCardsBeginAtTheMargin() {
    let (_, table) = table(.insetGrouped) { row in
      let cell = self.cell(.default, "Row", nil)
      cell.imageView?.image = self.picture
      return cell
    }
    #expect(separatorStarts(table) == [16, 16, -1])
  }

  @Test func anInsetThatWasSetHolds() {
    let (window, table) = table { row in self.configured("Row", image: self.picture) }
    table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    table.visibleCells[1].separatorInset = .zero
    window.updateForFrame()
    #expect(separatorStarts(table) == [5, 0, 5])
    table.separatorInsetReference = .fromAutomaticInsets
    window.updateForFrame()
    #expect(separatorStarts(table) == [66, 61, 66])
  }

  @Test func fromTheRightToTheLeftLinesEndAtTheText() throws {
    let (_, table) = table(isRightToLeft: true) { _ in self.configured("Row", image: self.picture) }
    let separator = try #require(table.visibleCells[0].bottomSeparator)
    #expect(separator.frame.minX == 0)
    #expect(abs(separator.frame.maxX - 314) < 0.001)
  }

  @Test func fromTheRightToTheLeftTextsKeepTheirMarginBesideAnAccessory() throws {
    let (_, table) = table(isRightToLeft: true) { row in
      let cell = self.cell(.default, "Row", nil)
      if row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    for cell in table.visibleCells {
      let label = try #require(cell.textLabel)
      #expect(abs(label.convert(label.bounds, to: cell).maxX - 359) < 0.001)
    }
  }

  // MARK: Light and dark

  @Test func darkModeChangesColoursAndNothingElse() throws {
    let (window, table) = table { row in self.cell(.default, "Row \(row)", nil) }
    let cells = table.visibleCells
    let before = try #require(cells[0].layer.backgroundColor)
    let frames = cells.map(\.frame)
    source.make = { _ in
      Issue.record("no cell is asked for")
      return UITableViewCell()
    }
    window.setTraitOverridesForTesting(UITraitCollection(userInterfaceStyle: .dark))
    window.updateForFrame()
    #expect(table.visibleCells == cells)
    #expect(table.visibleCells.map(\.frame) == frames)
    let after = try #require(cells[0].layer.backgroundColor)
    #expect(after != before)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(after == UIColor.systemBackground.resolvedColor(with: dark).cgColor)
    #expect(cells[0].bottomSeparator?.layer.backgroundColor == UIColor.separator.resolvedColor(with: dark).cgColor)
    #expect(table.layer.backgroundColor == UIColor.systemBackground.resolvedColor(with: dark).cgColor)
  }

  @Test func darkModeKeepsTheReadersPlace() {
    let list = NamedList(rows: 60)
    list.settle()
    list.scroll(to: 777)
    let names = list.shownNames
    let place = list.place(of: names[2])
    list.window.setTraitOverridesForTesting(UITraitCollection(userInterfaceStyle: .dark))
    list.settle()
    #expect(list.table.contentOffset.y == 777)
    #expect(list.place(of: names[2]) == place)
  }
}
