import Testing

@testable import UIKit

/// A table over rows with names, in a window; it writes down what the table asks and tells.
@MainActor
class NamedList: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row: Hashable {
    var name: String
    var height: CGFloat = 50
  }

  struct Section: Hashable {
    var name: String
    var rows: [Row]
  }

  /// A cell that says which row it was made for, and is as tall as the row wants by its constraints.
  final class Cell: UITableViewCell {
    let label = UILabel()
    private lazy var heightConstraint = label.heightAnchor.constraint(equalToConstant: 50)
    var reuses = 0

    /// The height by a constraint; nil for that of the text.
    var wantedHeight: CGFloat? {
      get { heightConstraint.isActive ? heightConstraint.constant : nil }
      set {
        heightConstraint.isActive = newValue != nil
        heightConstraint.constant = newValue ?? 0
      }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        heightConstraint,
      ])
    }

    required init?(coder: NSCoder) { fatalError("not from an archive") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// A header that is as tall as it is told, by a constraint.
  final class Header: UITableViewHeaderFooterView {
    private let filling = UIView()
    lazy var height = filling.heightAnchor.constraint(equalToConstant: 0)

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      filling.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(filling)
      NSLayoutConstraint.activate([
        filling.topAnchor.constraint(equalTo: contentView.topAnchor),
        filling.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }

  let window: UIWindow
  let table: UITableView
  var sections: [Section]
  /// Whether sections have titles.
  var headers = false
  /// Titles of headers and footers where `headers` gives none.
  var headerTitle: (Int) -> String? = { _ in nil }
  var footerTitle: (Int) -> String? = { _ in nil }
  /// What the delegate gives as height of headers and footers.
  var delegateHeaderHeight: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var delegateFooterHeight: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  /// What the delegate gives as views of headers and footers, where `headerHeight` gives none.
  var headerView: (Int) -> UIView? = { _ in nil }
  var footerView: (Int) -> UIView? = { _ in nil }
  /// How tall the views above the sections are; nil for no views.
  var headerHeight: ((Int) -> CGFloat)?
  /// Whether the delegate gives that height, and the views none.
  var givesHeaderHeights = false
  /// Whether rows are as tall as their text.
  var wrapsText = false
  /// The titles of the section index, and the sections that they stand for.
  var indexTitles: [String]?
  var indexSection: (String, Int) -> Int = { $1 }
  /// Called for each cell that is about to be shown.
  var whileDisplaying: () -> Void = {}
  /// The row that is selected for one that was tapped; nil for none.
  var selects: (IndexPath) -> IndexPath? = { $0 }
  /// How far rows are indented; nil is as if the delegate did not say.
  var indentation: ((Int) -> Int)?
  /// How often an animated scroll was told to have ended.
  var endsOfScrolls = 0
  /// What the table asked and told since `log` was emptied.
  var log: [String] = []
  /// Row heights: by the cell's constraints, or by the delegate.
  let isSelfSizing: Bool

  init(
    _ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 300, height: 400),
    screen: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, isSelfSizing: Bool = true
  ) {
    TestScreen.reset(scale: scale, size: screen)
    self.sections = sections.enumerated().map { number, rows in
      Section(name: "\(number)", rows: rows.map { Row(name: $0) })
    }
    self.isSelfSizing = isSelfSizing
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    super.init()
    table.separatorStyle = .none
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
  }

  /// So many rows called "0", "1", … in one section.
  convenience init(rows: Int, style: UITableView.Style = .plain, isSelfSizing: Bool = true) {
    self.init([(0..<rows).map { "\($0)" }], style: style, isSelfSizing: isSelfSizing)
  }

  func settle() { window.updateForFrame() }

  /// Lets time go on until nothing moves any more.
  func finishMotion() {
    DisplayClock.shared.settle(limit: 10)
    settle()
  }

  /// Gives the window another size, as when a device is turned.
  func resize(to size: CGSize) {
    window.frame.size = size
    table.frame.size = size
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    settle()
  }

  /// What is on the screen, from top to bottom, by what the cells show.
  var shownNames: [String] { table.visibleCells.map { ($0 as? Cell)?.label.text ?? "?" } }

  /// How far below the upper edge a row is; nil while it is not on the screen.
  func place(of name: String) -> CGFloat? {
    table.visibleCells.first { ($0 as? Cell)?.label.text == name }.map { $0.frame.minY - table.contentOffset.y }
  }

  func cell(_ row: Int, _ section: Int = 0) -> Cell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
  }

  /// The row with a name, as the data has it.
  func path(of name: String) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.name == name }) { return .at(number, row) }
    }
    return nil
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    log.append("cell \(row.name)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell {
      cell.label.text = row.name
      cell.label.font = .preferredFont(forTextStyle: .body)
      cell.label.numberOfLines = 0
      cell.wantedHeight = wrapsText ? nil : row.height
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers ? sections[section].name : headerTitle(section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitle(section) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    log.append("index")
    return indexTitles
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    log.append("index \(title)")
    return indexSection(title, index)
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    isSelfSizing ? UITableView.automaticDimension : sections[indexPath.section].rows[indexPath.row].height
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { selects(indexPath) }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indentation?(indexPath.row) ?? NotImplemented.level
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endsOfScrolls += 1 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    givesHeaderHeights ? headerHeight?(section) ?? 0 : delegateHeaderHeight(section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    delegateFooterHeight(section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footerView(section) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let headerHeight, !givesHeaderHeights else { return headerView(section) }
    let view =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
      ?? Header(reuseIdentifier: "header")
    view.height.constant = headerHeight(section)
    return view
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    whileDisplaying()
    log.append("will \(indexPath.section).\(indexPath.row) \((cell as? Cell)?.label.text ?? "?")")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("will header \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("did header \(section)")
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    log.append("will footer \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    log.append("did footer \(section)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("did \(indexPath.section).\(indexPath.row) \((cell as? Cell)?.label.text ?? "?")")
  }
}

extension IndexPath {
  /// Row and section, in the order of messages.
  static func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
}
