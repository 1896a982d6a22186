import HeadlessHost
import Testing
import UIKit

/// The second article: titled sections, custom ones that are recycled, and heights that are asked for as sections come on screen.
final class TitledController: TestTableController {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header \(section)"
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Footer \(section)"
  }
}

final class CountedHeader: UITableViewHeaderFooterView {
  static var made = 0
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class CustomHeadersController: TestTableController {
  var asked: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    asked.append(section)
    return section.isMultiple(of: 2) ? 60 : 80
  }
}

@MainActor @Suite("Article 2: titled and custom section headers")
struct SectionHeaderTests {
  @Test func plainTitlesAreHeadlinesInTheirOwnCase() throws {
    let controller = TitledController(style: .plain)
    controller.sections = 4
    controller.rows = 5
    _ = try show(controller)
    let table = controller.tableView!
    let header = try #require(table.headerView(forSection: 0))
    let label = try #require(header.textLabel)
    #expect(label.text == "Header 0")
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(header.frame == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(label.frame.minX == 16)
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer 0")
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 22 + 28 + 5 * 44, width: 375, height: 28))
  }

  @Test func groupedTitlesAreSmallGreyAndHeadersInCapitals() throws {
    let controller = TitledController(style: .grouped)
    controller.sections = 2
    controller.rows = 2
    _ = try show(controller)
    let table = controller.tableView!
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(label.text == "HEADER 0")
    #expect(label.font.pointSize == 13)
    #expect(label.textColor == .secondaryLabel)
    #expect(table.rectForHeader(inSection: 0).height == 55.5)
    // A section with a footer, too (`uikit-facts §1.3`).
    #expect(table.rectForHeader(inSection: 1).height == 45.5)
    #expect(label.frame.maxY == 55.5 - 7, "7 points above the rows")
    let footer = try #require(table.footerView(forSection: 0))
    #expect(footer.textLabel?.text == "Footer 0")
    #expect(footer.frame.height == 30)
    #expect(footer.textLabel?.frame.minY == 7)
  }

  @Test func customHeadersAreRecycled() throws {
    CountedHeader.made = 0
    let controller = CustomHeadersController(style: .plain)
    controller.sections = 6
    let host = try show(controller)
    let table = controller.tableView!
    #expect(table.headerView(forSection: 0)?.frame.height == 60)
    for offset in stride(from: CGFloat(0), through: table.contentSize.height, by: 150) {
      host.scroll(table, to: offset)
    }
    #expect(table.headerView(forSection: 5)?.frame.height == 80)
    #expect(CountedHeader.made < 6)
    #expect(CountedHeader.made >= 1)
  }

  @Test func heightsAreAskedForAsSectionsComeOnTheScreenAndAgainWhenTheyComeBack() throws {
    let controller = CustomHeadersController(style: .plain)
    controller.sections = 6
    let host = try show(controller)
    let table = controller.tableView!
    #expect(
      Set(controller.asked) == [0, 1], "a screen of 667 points shows the first section and the start of the second")
    controller.asked = []
    host.scroll(table, to: 1400)
    #expect(controller.asked.contains(2))
    #expect(!controller.asked.contains(5))
    #expect(!controller.asked.contains(0))
    controller.asked = []
    host.scroll(table, to: -20)
    #expect(controller.asked.contains(0), "asked again after it left the screen")
  }
}
