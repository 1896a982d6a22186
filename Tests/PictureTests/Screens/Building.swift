import UIKit

/// A controller that builds its view in a closure: the screens are short, and each shows one subject.
final class BuiltController: UIViewController {
  private let build: @MainActor (UIView) -> Void

  init(_ build: @escaping @MainActor (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    build(view)
  }
}

extension UIView {
  /// A view of a colour at a place.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  /// Adds a vertical stack between the margins, at the top.
  func stack(_ views: [UIView], spacing: CGFloat = 8) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}

extension UILabel {
  convenience init(_ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular, lines: Int = 0) {
    self.init()
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    numberOfLines = lines
  }
}

/// A table whose sections are data.
final class BuiltTable: UITableViewController {
  struct Section {
    var header: String?
    var footer: String?
    var rows: [@MainActor (UITableViewCell) -> Void]
  }

  var sections: [Section]
  var cellStyle = UITableViewCell.CellStyle.default
  var indexTitles: [String]?
  var editingStyle: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var trailing: UISwipeActionsConfiguration?
  var prepare: (UITableView) -> Void = { _ in }

  init(_ style: UITableView.Style, _ sections: [Section]) {
    self.sections = sections
    super.init(style: style)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepare(tableView)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: cellStyle, reuseIdentifier: "row")
    sections[indexPath.section].rows[indexPath.row](cell)
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle(indexPath) }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
}
