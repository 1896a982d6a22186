@testable import UIKit

/// A plain list of any length whose cells size themselves, which writes down what it is asked.
@MainActor final class LongListViewController: UITableViewController {
  /// A cell with a label of one to four lines, held by constraints.
  final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  let sections: Int
  let rows: Int
  /// How often the number of sections was asked for.
  private(set) var sectionCountCalls = 0
  /// How often each section's number of rows was asked for.
  private(set) var rowCountCalls: [Int]
  /// The rows that cells were asked for, in the order of asking.
  var askedRows: [IndexPath] = []
  /// The sections that headers were asked for.
  var askedHeaders: [Int] = []
  private(set) var madeCells = Set<ObjectIdentifier>()

  init(sections: Int, rows: Int) {
    self.sections = sections
    self.rows = rows
    rowCountCalls = Array(repeating: 0, count: sections)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "row")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderHeight = 28
    tableView.sectionHeaderTopPadding = 0
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sectionCountCalls += 1
    return sections
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCountCalls[section] += 1
    return rows
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedRows.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Cell
    madeCells.insert(ObjectIdentifier(cell))
    let words = 3 + (indexPath.row * 7 + indexPath.section * 3) % 20
    cell.label.text = Array(repeating: "word", count: words).joined(separator: " ")
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    askedHeaders.append(section)
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}
