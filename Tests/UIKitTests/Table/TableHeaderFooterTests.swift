import Testing

@testable import UIKit

/// Headers and footers of sections, by the measures that iOS 15 to 18 has (`uikit-facts §1–3`).
@MainActor @Suite("Headers and footers of sections")
struct TableHeaderFooterTests {
  private func list(
    _ counts: [Int], style: UITableView.Style, width: CGFloat = 375, scale: CGFloat = 2
  ) -> NamedList {
    let list = NamedList(
      counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }, style: style,
      size: CGSize(width: width, height: 667), screen: CGSize(width: width, height: 800), scale: scale,
      isSelfSizing: false)
    for section in counts.indices {
      for row in 0..<counts[section] { list.sections[section].rows[row].height = 44 }
    }
    return list
  }

  // MARK: Plain (§1.2)

  @Test func plainTitlesAre28TallBelow22OfPadding() throws {
    let list = list([2, 2], style: .plain)
    list.headers = true
    list.settle()
    #expect(list.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(list.table.rectForRow(at: .at(0, 0)).minY == 50)
    #expect(list.table.rectForHeader(inSection: 1).minY == CGFloat(50 + 88 + 22))
    #expect(list.table.contentSize.height == CGFloat(2 * (22 + 28 + 88)))
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.textLabel?.frame.minX == 16)
    list.table.sectionHeaderTopPadding = 0
    list.settle()
    #expect(list.table.rectForHeader(inSection: 0).minY == 0)
    #expect(list.table.contentSize.height == CGFloat(2 * (28 + 88)))
    list.table.sectionHeaderTopPadding = 7
    list.settle()
    #expect(list.table.rectForHeader(inSection: 1).minY == CGFloat(7 + 28 + 88 + 7))
  }

  @Test func plainSectionsWithoutTitleHaveNoHeaderAndNoPadding() {
    let list = list([2, 2, 2], style: .plain)
    list.headerTitle = { $0 == 1 ? "one" : nil }
    list.settle()
    #expect(list.table.rectForRow(at: .at(0, 0)).minY == 0)
    #expect(list.table.headerView(forSection: 0) == nil)
    #expect(list.table.rectForRow(at: .at(1, 0)).minY == CGFloat(88 + 50))
    #expect(list.table.rectForRow(at: .at(2, 0)).minY == CGFloat(88 + 50 + 88))
    #expect(list.table.rectForFooter(inSection: 2).height == 0)
  }

  @Test func plainFootersHaveTitlesToo() throws {
    let list = list([1, 1], style: .plain)
    list.footerTitle = { "end of \($0)" }
    list.settle()
    #expect(list.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 44, width: 375, height: 28))
    #expect(list.table.footerView(forSection: 0)?.textLabel?.text == "end of 0")
  }

  // MARK: Grouped (§1.3)

  @Test(arguments: [2, 3] as [CGFloat]) func groupedTitlesAndGapsAreAsMeasured(scale: CGFloat) {
    let third: Bool = scale == 3
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let titled = list([1, 1], style: style, scale: scale)
      titled.headerTitle = { "title \($0)" }
      titled.footerTitle = { $0 == 0 ? "One line." : nil }
      titled.settle()
      let first: CGFloat = third ? 55 + 1 / 3 : 55.5
      #expect(abs(titled.table.rectForHeader(inSection: 0).height - first) < 0.001)
      #expect(titled.table.rectForHeader(inSection: 1).height == 38)
      #expect(titled.table.rectForFooter(inSection: 0).height == 30)
      #expect(titled.table.headerView(forSection: 0)?.textLabel?.text == "TITLE 0")
      #expect(titled.table.footerView(forSection: 0)?.textLabel?.text == "One line.")

      let untitled = list([1, 1], style: style, scale: scale)
      untitled.settle()
      let header: CGFloat = third ? 17 + 2 / 3 : 17.5
      let footer: CGFloat = third ? 17 + 1 / 3 : 17.5
      #expect(abs(untitled.table.rectForHeader(inSection: 0).height - header) < 0.001)
      #expect(abs(untitled.table.rectForFooter(inSection: 0).height - footer) < 0.001)
      let gap = untitled.table.rectForRow(at: .at(1, 0)).minY - untitled.table.rectForRow(at: .at(0, 0)).maxY
      #expect(abs(gap - 35) < 0.001)
      let sum: CGFloat = 70 + 88 + 20
      #expect(abs(untitled.table.contentSize.height - sum) < 0.001, "20 below the last footer")
    }
  }

  @Test func emptyTitlesAreNotMissingTitles() {
    let list = list([1, 1], style: .grouped)
    list.headerTitle = { _ in "" }
    list.footerTitle = { _ in "" }
    list.settle()
    #expect(list.table.rectForHeader(inSection: 0).height == 39.5)
    // With the room that a header has beside a footer (`uikit-facts §1.3`).
    #expect(list.table.rectForHeader(inSection: 1).height == 29.5)
    #expect(list.table.rectForFooter(inSection: 0).height == 22)
  }

  @Test func footersOfTwoLinesAre46Tall() throws {
    let list = list([1], style: .grouped, width: 320)
    list.footerTitle = { _ in "A footer that is too long for a single line of a table of 320 points" }
    list.settle()
    #expect(list.table.rectForFooter(inSection: 0).height == 46)
    let label = try #require(list.table.footerView(forSection: 0)?.textLabel)
    #expect(label.frame.minX == 16)
    #expect(abs(label.frame.minY - 7) < 1e-9)
  }

  @Test func titlesOfCardsBeginAtTheContentOfTheCards() throws {
    defer { TestScreen.reset() }
    for (width, side) in [(375, 16), (414, 20)] as [(CGFloat, CGFloat)] {
      let list = list([1], style: .insetGrouped, width: width)
      list.headers = true
      list.settle()
      let header = try #require(list.table.headerView(forSection: 0))
      let label = try #require(header.textLabel)
      #expect(header.frame.width == width)
      #expect(label.convert(label.bounds, to: header).minX == 2 * side)
      #expect(list.cell(0)?.frame.minX == side)
      #expect(list.cell(0)?.frame.width == width - 2 * side)
    }
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func aTableFooterViewTakesTheEmptyStretchAtTheEndAway(style: UITableView.Style) {
    let list = list([1], style: style)
    list.table.sectionHeaderHeight = 18
    list.table.sectionFooterHeight = 18
    list.settle()
    let row = list.table.rectForRow(at: .at(0, 0)).maxY
    let height = list.table.contentSize.height
    #expect(height == row + 18 + 20)
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    list.table.tableFooterView = footer
    list.settle()
    // Recorded storyboards: the footer view begins where the last section's footer ends.
    #expect(footer.frame == CGRect(x: 0, y: row + 18, width: 375, height: 50))
    #expect(list.table.contentSize.height == row + 18 + 50)
    list.table.reloadData()
    list.settle()
    #expect(footer.frame.minY == row + 18)
    list.table.tableFooterView = UIView()
    list.settle()
    #expect(list.table.contentSize.height == row + 18)
    list.table.tableFooterView = nil
    list.settle()
    #expect(list.table.contentSize.height == height)
  }

  @Test func propertiesGiveUntitledSectionsTheirGaps() {
    // What Interface Builder writes into grouped tables: 18 and 18, gaps of 36.
    let list = list([1, 1], style: .grouped)
    list.table.sectionHeaderHeight = 18
    list.table.sectionFooterHeight = 18
    list.settle()
    #expect(list.table.rectForRow(at: .at(0, 0)).minY == 18)
    #expect(list.table.rectForRow(at: .at(1, 0)).minY == CGFloat(18 + 44 + 36))
  }

  @Test func heightsOfTheDelegateComeBeforeThoseOfThePropertyAndOfTheContent() {
    let list = list([1, 1, 1], style: .grouped)
    list.headers = true
    list.table.sectionHeaderHeight = 33
    list.delegateHeaderHeight = { $0 == 1 ? 61.5 : UITableView.automaticDimension }
    list.delegateFooterHeight = { $0 == 1 ? 5 : 0 }
    list.settle()
    // Titles go before the property.
    #expect((0..<3).map { list.table.rectForHeader(inSection: $0).height } == [55.5, 61.5, 38])
    #expect((0..<3).map { list.table.rectForFooter(inSection: $0).height } == [0, 5, 0])
    let sum: CGFloat = 55.5 + 61.5 + 38 + 5 + 132
    #expect(list.table.contentSize.height == sum, "no stretch below a footer of the app's own")
  }

  @Test func aHeightOfZeroShowsNoView() {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let list = list([1, 1], style: style)
      list.headers = true
      list.footerTitle = { _ in "footer" }
      list.delegateHeaderHeight = { _ in 0 }
      list.delegateFooterHeight = { _ in 0 }
      list.settle()
      #expect(list.table.headerView(forSection: 0) == nil)
      #expect(list.table.footerView(forSection: 0) == nil)
      #expect(list.table.rectForRow(at: .at(1, 0)).minY == 44)
      #expect(!list.table.subviews.contains { $0 is UITableViewHeaderFooterView })
      #expect(!list.log.contains { $0.hasPrefix("will header") || $0.hasPrefix("will footer") })
    }
  }

  // MARK: Views (§2)

  /// A view that says by itself how tall it is.
  private final class Measured: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 5) }
  }

  @Test func viewsAreAsTallAsTheirConstraintsOrTheirOwnSizeSays() throws {
    let list = list([1, 1, 1, 1], style: .plain)
    list.table.sectionHeaderTopPadding = 0
    let constrained = NamedList.Header(reuseIdentifier: nil)
    constrained.height.constant = 51
    let views: [UIView] = [
      constrained, Measured(), UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 23)),
      UITableViewHeaderFooterView(reuseIdentifier: nil),
    ]
    let label = UILabel()
    label.text = "a label with constraints"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let last = try #require(views[3] as? UITableViewHeaderFooterView)
    last.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: last.contentView.topAnchor, constant: 5),
      label.leadingAnchor.constraint(equalTo: last.contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: last.contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: last.contentView.bottomAnchor, constant: -5),
    ])
    list.headerView = { views[$0] }
    list.headers = true
    list.settle()
    let heights = (0..<4).map { list.table.rectForHeader(inSection: $0).height }
    #expect(heights == [51, 75, 23, 30.5], "views come before titles")
    #expect(views.map(\.frame.width) == [375, 375, 375, 375])
    #expect(views[2].frame.minX == 0)
    #expect(list.table.headerView(forSection: 0) === constrained)
    #expect(list.table.headerView(forSection: 1) == nil, "it is no UITableViewHeaderFooterView")
  }

  @Test func theSameViewIsMeasuredAnewWhenTheWidthChanges() {
    let list = list([1], style: .plain)
    list.table.sectionHeaderTopPadding = 0
    list.headerView = { _ in Measured() }
    list.settle()
    #expect(list.table.rectForHeader(inSection: 0).height == 75)
    list.resize(to: CGSize(width: 500, height: 300))
    list.settle()
    #expect(list.table.rectForHeader(inSection: 0).height == 100)
    #expect(list.table.rectForRow(at: .at(0, 0)).minY == 100)
  }

  @Test func estimatesStandUntilAHeaderIsShown() {
    let list = list([5, 5, 5, 5, 5], style: .plain)
    list.headerHeight = { _ in 100 }
    list.table.sectionHeaderTopPadding = 0
    list.table.estimatedSectionHeaderHeight = 60
    list.table.estimatedSectionFooterHeight = 0
    list.settle()
    // Sections 0 to 2 are on the screen of 667 points: 100 + 220 each.
    #expect(list.table.contentSize.height == CGFloat(3 * 100 + 2 * 60 + 5 * 220))
    list.table.estimatedSectionHeaderHeight = 0
    list.settle()
    #expect(list.table.contentSize.height == CGFloat(5 * 320), "0 asks for all of them")
  }

  @Test func comingAndGoingIsTold() {
    let list = list([30, 30], style: .plain)
    list.headers = true
    list.footerTitle = { _ in "end" }
    list.settle()
    #expect(list.log.contains("will header 0"))
    #expect(list.log.contains("will footer 0"), "it floats at the lower edge")
    list.log = []
    list.scroll(to: list.table.rect(forSection: 1).minY + 30)
    #expect(list.log.filter { $0.contains("header") } == ["did header 0", "will header 1"])
    #expect(list.log.filter { $0.contains("footer") } == ["did footer 0", "will footer 1"])
    list.log = []
    list.table.reloadData()
    list.settle()
    #expect(list.log.contains("did header 1"))
    #expect(list.log.contains("will header 1"))
  }

  @Test func headersOfAListGoBackForReuse() {
    let list = list([30, 30, 30], style: .plain)
    list.headerHeight = { _ in 40 }
    list.settle()
    let first = list.table.headerView(forSection: 0)
    list.scroll(to: list.table.rect(forSection: 1).minY + 60)
    list.scroll(to: list.table.rect(forSection: 2).minY + 60)
    #expect(list.table.headerView(forSection: 2) === first)
  }

  // MARK: Floating (§3)

  @Test func floatingHeadersFollowTheRule() throws {
    // The replayed numbers: header of 40.5 at 22, rows to 217, next header at 239.
    let list = list([3, 2, 20], style: .plain)
    for row in 0..<3 { list.sections[0].rows[row].height = 51.5 }
    list.headers = true
    list.delegateHeaderHeight = { _ in 40.5 }
    list.settle()
    #expect(list.table.rectForRow(at: .at(0, 2)).maxY == 217)
    let cases: [(offset: CGFloat, section: Int, y: CGFloat)] = [
      (0, 0, 22), (100, 0, 100), (190, 0, 176.5), (248, 1, 248),
    ]
    for (offset, section, y) in cases {
      list.scroll(to: offset)
      #expect(list.table.headerView(forSection: section)?.frame.minY == y)
    }
    #expect(list.table.rectForHeader(inSection: 0).minY == 22, "the rectangle is the natural one")
  }

  @Test func floatingFootersStayAtTheLowerEdge() throws {
    let list = list([30, 30], style: .plain)
    list.footerTitle = { _ in "end" }
    list.table.contentInset.bottom = 34
    list.settle()
    let footer = try #require(list.table.footerView(forSection: 0))
    #expect(footer.frame.maxY == CGFloat(633))
    list.scroll(to: 100)
    #expect(footer.frame.maxY == CGFloat(733))
    // The next section comes in below: the footer is where it belongs, and that one's floats no higher than its rows begin.
    let natural = list.table.rectForFooter(inSection: 0)
    list.scroll(to: natural.maxY - 600)
    #expect(footer.frame == natural)
    let next = list.table.footerView(forSection: 1)
    #expect(next.map { $0.frame.minY >= list.table.rectForRow(at: .at(1, 0)).minY } ?? true)
    #expect(footer.isPinned == false)
  }

  @Test func floatingKeepsToTheSafeArea() throws {
    let list = list([30, 30], style: .plain)
    list.headers = true
    list.window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    list.settle()
    list.scroll(to: 300)
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame.minY == 347)
    #expect(list.table.subviews.last === header, "above the cells")
  }

  @Test func groupedHeadersDoNotFloat() {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let list = list([30, 30], style: style)
      list.headers = true
      list.settle()
      list.scroll(to: 20)
      #expect(list.table.headerView(forSection: 0)?.frame.minY == 0)
      list.scroll(to: 300)
      #expect(list.table.headerView(forSection: 0) == nil)
    }
  }
}
