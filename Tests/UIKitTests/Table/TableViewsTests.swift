import Testing

@testable import UIKit

/// The views of the whole table: header, footer, background, filler rows.
@MainActor @Suite("Views of the whole table")
struct TableViewsTests {
  private func list(rows: Int = 5) -> NamedList {
    let list = NamedList(rows: rows, isSelfSizing: false)
    return list
  }

  @Test func theWidthIsTheTablesAndTheHeightTheFrames() {
    let list = list()
    list.table.tableHeaderView = UIView(frame: CGRect(x: 40, y: 90, width: 10, height: 70))
    list.table.tableFooterView = UIView(frame: CGRect(x: -3, y: 1, width: 999, height: 30))
    list.settle()
    #expect(list.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(list.table.tableFooterView?.frame == CGRect(x: 0, y: 320, width: 300, height: 30))
    #expect(list.table.contentSize == CGSize(width: 300, height: 350))
    #expect(list.cell(0)?.frame.minY == 70)
  }

  @Test func theyFollowTheWidthAndTheirContentDoes() throws {
    let list = list()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 70))
    let filling = UIView(frame: header.bounds)
    filling.autoresizingMask = [.flexibleWidth]
    header.addSubview(filling)
    list.table.tableHeaderView = header
    list.settle()
    list.resize(to: CGSize(width: 480, height: 320))
    list.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 480, height: 70))
    #expect(filling.frame.width == 480)
  }

  /// The usual recipe: in `viewDidLayoutSubviews`, measure for the present width, and assign again when the height differs.
  @Test func theUsualRecipeFitsTheHeaderToEveryWidth() throws {
    final class Controller: UIViewController {
      let table = UITableView(frame: .zero)
      let header = UIView()
      let label = UILabel()
      var assignments = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        label.numberOfLines = 0
        label.text =
          "a header whose text wraps differently in every width that the table gets when the device is turned"
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
          label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
        ])
        table.tableHeaderView = header
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = table.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(
          CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        guard header.frame.height != size.height else { return }
        header.frame.size.height = size.height
        table.tableHeaderView = header
        assignments += 1
      }
    }
    TestScreen.reset()
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = controller
    window.isHidden = false
    window.updateForFrame()
    let narrow = controller.header.frame.height
    #expect(narrow > 40)
    #expect(controller.label.frame.height == narrow - 16)
    #expect(controller.table.contentSize.height == narrow)
    window.frame.size = CGSize(width: 700, height: 300)
    window.updateForFrame()
    #expect(controller.header.frame.width == 700)
    #expect(controller.header.frame.height < narrow)
    #expect(controller.table.contentSize.height == controller.header.frame.height)
    #expect(controller.assignments <= 4, "it settles")
  }

  @Test func assigningAgainKeepsTheViewAndReadsItsHeight() {
    let list = list()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 70))
    list.table.tableHeaderView = header
    list.settle()
    header.frame.size.height = 90
    list.settle()
    #expect(list.cell(0)?.frame.minY == 70, "the table does not follow the frame")
    list.table.tableHeaderView = header
    list.settle()
    #expect(list.cell(0)?.frame.minY == 90)
    #expect(header.superview === list.table)
  }

  @Test func replacingAndRemovingThem() {
    let list = list()
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 70))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    list.table.tableHeaderView = first
    list.settle()
    list.table.tableHeaderView = second
    list.settle()
    #expect(first.superview == nil)
    #expect(list.cell(0)?.frame.minY == 20)
    list.table.tableHeaderView = nil
    list.settle()
    #expect(second.superview == nil)
    #expect(list.cell(0)?.frame.minY == 0)
    #expect(list.table.contentSize.height == 250)
  }

  @Test func theyStayThroughReloadsAndUpdates() {
    let list = list()
    list.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 70))
    list.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    list.settle()
    list.table.reloadData()
    list.settle()
    #expect(list.table.contentSize.height == 350)
    list.sections[0].rows.append(.init(name: "more"))
    list.table.insertRows(at: [.at(0, 5)], with: .none)
    #expect(list.table.contentSize.height == 400)
    list.settle()
    #expect(list.table.tableFooterView?.frame.minY == 370)
  }

  @Test func anUntitledGroupedHeaderFollowsTheTableHeader() {
    // Storyboards have rows at the header's height and 18 (`uikit-facts §1.3`); automatic is 17.667 at 3x.
    let list = NamedList(rows: 2, style: .grouped, isSelfSizing: false)
    list.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 130))
    list.settle()
    #expect(abs(list.table.rectForRow(at: .at(0, 0)).minY - (130 + 17.667)) < 0.001)
  }

  @Test func theBackgroundViewStaysBehindAndInPlace() {
    let list = list(rows: 50)
    let background = UIView()
    list.table.backgroundView = background
    list.settle()
    #expect(background.frame == list.table.bounds)
    list.scroll(to: 330)
    #expect(background.frame == CGRect(x: 0, y: 330, width: 300, height: 400))
    #expect(list.table.subviews.first === background)
    list.resize(to: CGSize(width: 500, height: 300))
    list.settle()
    #expect(background.frame.size == CGSize(width: 500, height: 300))
    list.table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func fillerRowsAreLinesBelowTheLastRow() {
    let list = list(rows: 3)
    list.table.separatorStyle = .singleLine
    list.settle()
    #expect(list.table.fillerLines.isEmpty, "none since iOS 15")
    list.table.fillerRowHeight = 60
    list.settle()
    let pixel: CGFloat = 1 / 3
    // Rows end at 150; the table at 400.
    #expect(list.table.fillerLines.map { $0.frame.maxY } == [210, 270, 330, 390])
    #expect(list.table.fillerLines.allSatisfy { abs($0.frame.height - pixel) < 1e-9 && $0.frame.minX == 16 })
    #expect(list.table.contentSize.height == 150)
    list.table.fillerRowHeight = UITableView.automaticDimension
    list.settle()
    #expect(list.table.fillerLines.map { $0.frame.maxY } == [200, 250, 300, 350, 400])
    list.table.tableFooterView = UIView()
    list.settle()
    #expect(list.table.fillerLines.isEmpty)
    #expect(!list.table.subviews.contains { $0 is TableSeparatorView })
  }

  @Test func groupedTablesHaveNoFillerRows() {
    let list = NamedList(rows: 2, style: .grouped, isSelfSizing: false)
    list.table.separatorStyle = .singleLine
    list.table.fillerRowHeight = 50
    list.settle()
    #expect(list.table.fillerLines.isEmpty)
  }
}
