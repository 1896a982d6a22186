import UIKit

/// A cell whose height is that of a wrapped label and its margins.
final class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .white
    label.font = .systemFont(ofSize: 17)
    label.textColor = .black
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

/// A section's title on the colour of the list.
final class TitleHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let background = UIView()
    background.backgroundColor = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    backgroundView = background
    label.font = .systemFont(ofSize: 13)
    label.textColor = UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The scene: a plain table of sections with titles that stick to the top, and rows that size themselves.
class ListViewController: UITableViewController {
  let rowCount: Int
  let rowsPerSection: Int
  /// Rows that were put before all others.
  var insertedRows = 0

  init(rowCount: Int, rowsPerSection: Int) {
    self.rowCount = rowCount
    self.rowsPerSection = rowsPerSection
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    tableView.separatorColor = UIColor(red: 198 / 255, green: 198 / 255, blue: 200 / 255, alpha: 1)
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.sectionHeaderHeight = 28
    tableView.sectionHeaderTopPadding = 0
    tableView.register(TextCell.self, forCellReuseIdentifier: "row")
    tableView.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "title")
  }

  func indexPath(ofRow row: Int) -> IndexPath {
    IndexPath(row: row % rowsPerSection, section: row / rowsPerSection)
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    (rowCount + rowsPerSection - 1) / rowsPerSection
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    min(rowsPerSection, rowCount - section * rowsPerSection) + (section == 0 ? insertedRows : 0)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! TextCell
    let row = indexPath.section == 0 ? max(0, indexPath.row - insertedRows) : indexPath.row
    cell.label.text = RowText.text(ofRow: indexPath.section * rowsPerSection + row)
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title") as! TitleHeader
    header.label.text = "Section \(section)"
    return header
  }
}

/// The list with heights that the delegate gives for all rows before the first is shown: what a grid with sizes of its own asks for.
final class MeasuredListViewController: ListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 0
  }

  /// Heights that differ, without measuring text: the items of a collection of one column have the same.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let width = tableView.bounds.width.rounded(.down)
    return width > 0 ? CGFloat(60 + (indexPath.row &* 7 + indexPath.section) % 5 * 21) : 0
  }
}
