import HeadlessHost
import Testing
import UIKit

/// A section header with an image beside a column of labels, as in the first article: what it says of plain and grouped, of the
/// gap below a section, and of where its constraints put things.
final class ReportHeader: UITableViewHeaderFooterView {
  let picture = UIImageView()
  let place = UILabel()
  let range = UILabel()
  let now = UILabel()
  let column = UIStackView()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    picture.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    column.distribution = .fillProportionally
    column.spacing = 10
    place.font = .preferredFont(forTextStyle: .body)
    range.font = .preferredFont(forTextStyle: .body)
    now.font = .preferredFont(forTextStyle: .largeTitle)
    for label in [place, range, now] { column.addArrangedSubview(label) }
    contentView.addSubview(picture)
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      picture.widthAnchor.constraint(equalToConstant: 100),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 5),
      column.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
      column.bottomAnchor.constraint(greaterThanOrEqualTo: contentView.bottomAnchor, constant: -5),
      column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class ReportController: TestTableController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    rows = 30
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ReportHeader.self, forHeaderFooterViewReuseIdentifier: "report")
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "report") as? ReportHeader
    header?.place.text = "Harbour \(section)"
    header?.range.text = "4 to 11 degrees"
    header?.now.text = "7.5°"
    return header
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 130 }
}

@MainActor @Suite("Article 1: a custom section header, plain and grouped")
struct PinnedHeaderTests {
  @Test func plainHeaderStaysAtTheTopWhileItsSectionIsOnTheScreen() throws {
    let controller = ReportController(style: .plain)
    let host = try show(controller)
    let table = controller.tableView!
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    let offsets: [CGFloat] = [60, 200, 700]
    for offset in offsets {
      host.scroll(table, to: offset)
      let header = try #require(table.headerView(forSection: 0))
      // The safe area is an inset: the header stays below the status bar.
      #expect(header.frame == CGRect(x: 0, y: offset + 20, width: 375, height: 130))
      #expect(table.rectForHeader(inSection: 0).minY == 22, "the rectangle is the natural one, floating or not")
    }
  }

  @Test func theNextPlainHeaderPushesTheFloatingOneOut() throws {
    let controller = ReportController(style: .plain)
    controller.sections = 2
    let host = try show(controller)
    let table = controller.tableView!
    let rowsEnd = table.rectForRow(at: IndexPath(row: 29, section: 0)).maxY
    host.scroll(table, to: rowsEnd - 100)
    let first = try #require(table.headerView(forSection: 0))
    let second = try #require(table.headerView(forSection: 1))
    #expect(first.frame.maxY == rowsEnd, "pushed up: its end is the end of its rows")
    #expect(first.frame.minY < table.contentOffset.y + 20)
    #expect(second.frame.minY == rowsEnd + 22)
    host.scroll(table, to: rowsEnd + 100)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == rowsEnd + 120)
  }

  @Test func groupedHeaderScrollsAway() throws {
    let controller = ReportController(style: .grouped)
    let host = try show(controller)
    let table = controller.tableView!
    let natural = table.rectForHeader(inSection: 0)
    #expect(natural == CGRect(x: 0, y: 0, width: 375, height: 130))
    host.scroll(table, to: 60)
    #expect(table.headerView(forSection: 0)?.frame == natural)
    host.scroll(table, to: 300)
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func groupedSectionWithoutFooterHasAGapUntilTheFooterHeightIsZero() throws {
    let open = ReportController(style: .grouped)
    open.rows = 2
    _ = try show(open)
    #expect(open.tableView.rectForFooter(inSection: 0).height == 17.5)

    let closed = ReportController(style: .grouped)
    closed.rows = 2
    closed.tableView.sectionFooterHeight = 0
    _ = try show(closed)
    #expect(closed.tableView.rectForFooter(inSection: 0).height == 0)
    #expect(closed.tableView.contentSize.height == CGFloat(130 + 2 * 44))
  }

  @Test func insetGroupedRowsAreACardBetweenTheMargins() throws {
    let controller = ReportController(style: .insetGrouped)
    controller.rows = 3
    _ = try show(controller)
    let table = controller.tableView!
    let cells = table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16])
    #expect(cells.map(\.frame.width) == [343, 343, 343])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.cornerRadius == 0)
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(cells[2].layer.cornerRadius == 10)
    #expect(table.headerView(forSection: 0)?.frame.width == 375, "headers keep the full width")
  }

  @Test func constraintsPlaceImageAndLabelColumn() throws {
    let controller = ReportController(style: .plain)
    _ = try show(controller)
    let header = try #require(controller.tableView.headerView(forSection: 0) as? ReportHeader)
    #expect(header.picture.frame == CGRect(x: 10, y: 15, width: 100, height: 100))
    // Body lines are 20.5 tall, the large title 41 (2x): with two gaps of 10 the column is 102, in the middle of 130.
    #expect(header.column.frame.minX == 120)
    #expect(header.column.frame.maxX == 365)
    #expect(abs(header.column.frame.midY - 65) <= 0.5)
    // `bottom >= contentView.bottom - 5` makes the column at least as low as 125, and centring as high as 5: 120 tall.
    #expect(header.column.frame.height == 120)
    // fillProportionally shares the height by the natural heights 20.5, 20.5 and 41.
    let heights = [header.place, header.range, header.now].map(\.frame.height)
    #expect(abs(heights[0] - heights[1]) <= 0.5)
    #expect(heights[2] > heights[0])
    #expect(header.place.frame.minY == 0)
    #expect(header.now.frame.maxY == 120)
  }
}
