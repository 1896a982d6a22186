import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct TableHeaderLabelTests {
  private func list(_ style: UITableView.Style, _ fill: @escaping (UITableViewHeaderFooterView) -> Void) -> NamedList {
    let list = NamedList([["a"], ["b"]], style: style)
    list.headerView = { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      fill(view)
      return view
    }
    list.settle()
    return list
  }

  @Test func aHeaderWhoseLabelIsFilledIsSizedForIt() throws {
    let list = list(.plain) { $0.textLabel?.text = "Filled" }
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame.height == 28)
    let label = try #require(header.textLabel)
    #expect(label.frame.minX == 16)
    #expect(label.frame.height > 20)
    #expect(label.text == "Filled")
  }

  @Test func detailsStandBelowTheTitleOfGroupedHeaders() throws {
    let plain = list(.grouped) { $0.textLabel?.text = "Title" }
    let height = try #require(plain.table.headerView(forSection: 0)).frame.height
    let list = list(.grouped) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
    }
    let header = try #require(list.table.headerView(forSection: 0))
    let title = try #require(header.textLabel).frame
    let detail = try #require(header.detailTextLabel).frame
    #expect(abs(header.frame.height - height - 16) < 0.001)
    #expect(abs(detail.minY - title.maxY) < 0.001)
    #expect(abs(detail.maxY - header.frame.height + 7) < 0.001)
    #expect(header.detailTextLabel?.isHidden == false)
  }

  @Test func plainHeadersShowNoDetail() throws {
    let list = list(.plain) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
    }
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame.height == 28)
    #expect(header.detailTextLabel?.isHidden == true)
  }

  @Test func viewsOfAnApplicationsOwnAreSizedByTheirConstraints() throws {
    let list = list(.plain) {
      _ = $0.textLabel
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      $0.contentView.addSubview(box)
      box.heightAnchor.constraint(equalToConstant: 61).isActive = true
      box.topAnchor.constraint(equalTo: $0.contentView.topAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: $0.contentView.bottomAnchor).isActive = true
    }
    #expect(list.table.headerView(forSection: 0)?.frame.height == 61)
  }

  @Test func headerConfigurationsAreThoseOfTheirList() throws {
    func content(_ list: NamedList) throws -> UIListContentConfiguration {
      let header = try #require(list.table.headerView(forSection: 1))
      return try #require(header.contentConfiguration as? UIListContentConfiguration)
    }
    let fill: (UITableViewHeaderFooterView) -> Void = {
      var content = UIListContentConfiguration.header()
      content.text = "Title"
      $0.contentConfiguration = content
    }
    let plain = list(.plain, fill)
    let grouped = list(.grouped, fill)
    let other = list(.grouped) {
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Title"
      $0.contentConfiguration = content
    }
    #expect(try content(plain).textProperties.transform == .none)
    #expect(try content(grouped).textProperties.transform == .uppercase)
    #expect(
      grouped.table.rectForHeader(inSection: 1).height == other.table.rectForHeader(inSection: 1).height)
    #expect(plain.table.rectForHeader(inSection: 1).height == 28)
  }

  @Test func outsideOfListsHeadersAndFootersArePlain() {
    #expect(
      UIListContentConfiguration.header().textProperties == UIListContentConfiguration.plainHeader().textProperties)
    #expect(
      UIListContentConfiguration.footer().textProperties == UIListContentConfiguration.plainFooter().textProperties)
  }
}
