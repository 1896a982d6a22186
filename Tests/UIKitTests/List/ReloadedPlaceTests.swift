import HeadlessHost
import Testing
import UIKit

/// What the reader sees stays where it is when the same contents are loaded again.
@MainActor @Suite("The reader's place through reloadData()")
struct ReloadedPlaceTests {
  enum Headers: CaseIterable, Sendable { case none, titles, estimatedTitles, delegateEstimates, automaticViews, fixed }
  enum Rows: CaseIterable, Sendable { case fixed, unestimated, delegate, automatic }

  private final class Screen: UITableViewController {
    var headers = Headers.none
    var rows = Rows.fixed

    override func viewDidLoad() {
      super.viewDidLoad()
      switch rows {
      case .fixed: tableView.rowHeight = 44
      case .unestimated: (tableView.rowHeight, tableView.estimatedRowHeight) = (44, 0)
      case .delegate, .automatic: tableView.estimatedRowHeight = 60
      }
      switch headers {
      case .estimatedTitles, .delegateEstimates: tableView.estimatedSectionHeaderHeight = 20
      case .automaticViews:
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 10
      case .fixed: tableView.sectionHeaderHeight = 73
      case .none, .titles: break
      }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 12 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text =
        rows == .automatic ? Array(repeating: "line", count: 1 + indexPath.row).joined(separator: "\n") : "row"
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      switch rows {
      case .fixed, .unestimated: 44
      case .delegate: CGFloat(30 + indexPath.row * 11)
      case .automatic: UITableView.automaticDimension
      }
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers == .titles || headers == .estimatedTitles ? "Section \(section)" : nil
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard headers == .automaticViews || headers == .fixed || headers == .delegateEstimates else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let tall = UIView()
      tall.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(tall)
      NSLayoutConstraint.activate([
        tall.topAnchor.constraint(equalTo: view.contentView.topAnchor),
        tall.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
        tall.heightAnchor.constraint(equalToConstant: 73),
      ])
      return view
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers == .delegateEstimates ? 73 : tableView.sectionHeaderHeight
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      headers == .delegateEstimates ? 28 : tableView.estimatedSectionHeaderHeight
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], Headers.allCases)
  func ofATable(style: UITableView.Style, headers: Headers) throws {
    for rows in Rows.allCases {
      let screen = Screen(style: style)
      (screen.headers, screen.rows) = (headers, rows)
      let host = try show(screen)
      let table = screen.tableView!
      for offset: CGFloat in [0, 40, 300, 310, 900, 1700, 600] {
        // As far as the finger, in steps, and at once.
        host.scroll(table, to: offset)
        host.settle()
        let first = try #require(table.indexPathsForVisibleRows?.first)
        let before = try #require(table.cellForRow(at: first)).convert(CGPoint.zero, to: host.window)
        table.reloadData()
        host.settle()
        let after = table.cellForRow(at: first)?.convert(CGPoint.zero, to: host.window)
        if let after, abs(after.y - before.y) < 0.6 { continue }
        Issue.record(
          "\(style.rawValue), headers \(headers), rows \(rows), at \(offset): \(first) jumps from \(before.y) to \(after?.y ?? .nan)"
        )
      }
      host.close()
    }
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.HeaderMode.none, .supplementary, .firstItemInSection])
  func ofAList(mode: UICollectionLayoutListConfiguration.HeaderMode) throws {
    do {
      final class Screen: UIViewController, UICollectionViewDataSource {
        var list: UICollectionView!
        var configuration: UICollectionLayoutListConfiguration!
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
          var content = cell.defaultContentConfiguration()
          content.text = Array(repeating: "line", count: 1 + path.item % 3).joined(separator: "\n")
          cell.contentConfiguration = content
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
          elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
          var content = cell.defaultContentConfiguration()
          content.text = "Header\nof two lines\nor three"
          cell.contentConfiguration = content
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          list.dataSource = self
          view.addSubview(list)
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 1)
        }
        func collectionView(
          _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
          collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
      }
      for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
        let screen = Screen()
        screen.configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        screen.configuration.headerMode = mode
        let host = try show(screen)
        let list = screen.list!
        for offset: CGFloat in [0, 40, 300, 310, 900, 1700, 600] {
          host.scroll(list, to: offset)
          host.settle()
          let first = try #require(list.indexPathsForVisibleItems.first)
          let before = try #require(list.cellForItem(at: first)).convert(CGPoint.zero, to: host.window)
          list.reloadData()
          host.settle()
          let after = list.cellForItem(at: first)?.convert(CGPoint.zero, to: host.window)
          if let after, abs(after.y - before.y) < 0.6 { continue }
          Issue.record(
            "\(appearance), headers \(mode), at \(offset): \(first) jumps from \(before.y) to \(after?.y ?? .nan)")
        }
        host.close()
      }
    }
  }
}
