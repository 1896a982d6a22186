import UIKit

/// A small application with what people do on most screens: tabs, a list with search, swipes and menus, a page with fields and controls, a sheet
/// and alerts.
@MainActor enum Pantry {
  static func make() -> UITabBarController {
    let list = UINavigationController(rootViewController: PantryList())
    list.navigationBar.prefersLargeTitles = true
    list.tabBarItem = UITabBarItem(title: "Pantry", image: UIImage(systemName: "cabinet"), tag: 0)
    let settings = UINavigationController(rootViewController: PantrySettings(style: .insetGrouped))
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [list, settings]
    return tabs
  }
}

final class PantryList: UITableViewController, UISearchResultsUpdating {
  private(set) var items = ["Flour", "Olive oil", "Salt", "Sugar", "Tea"]
  private var query = ""
  private var shown: [String] { query.isEmpty ? items : items.filter { $0.lowercased().contains(query.lowercased()) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pantry"
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Find food"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
    navigationItem.leftBarButtonItem = editButtonItem
  }

  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
    tableView.reloadData()
  }

  private func ask() {
    let alert = UIAlertController(title: "New item", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        self?.items.append(alert?.textFields?.first?.text ?? "")
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PantryItem(name: shown[indexPath.row]), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  private func double(_ row: Int) {
    items.insert(items[row], at: row)
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Double") { _ in self?.double(indexPath.row) }
      ])
    }
  }
}

/// One item: a note, an amount, a sheet to choose from, and an action sheet.
final class PantryItem: UIViewController {
  let note = UITextField()
  let amount = UISlider()
  let count = UIStepper()
  private let countLabel = UILabel()

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.placeholder = "Note"
    note.borderStyle = .roundedRect
    amount.accessibilityLabel = "Amount"
    count.addAction(UIAction { [weak self] _ in self?.showCount() }, for: .valueChanged)
    let shelf = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Shelf") { [weak self] _ in
        let shelves = PantryShelves()
        shelves.sheetPresentationController?.detents = [.medium(), .large()]
        shelves.sheetPresentationController?.prefersGrabberVisible = true
        self?.present(shelves, animated: true)
      })
    let stack = UIStackView(arrangedSubviews: [note, amount, count, countLabel, shelf])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    showCount()
  }

  private func showCount() { countLabel.text = "\(Int(count.value)) packets" }
}

/// A sheet with a wheel.
final class PantryShelves: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.frame = CGRect(x: 0, y: 60, width: 390, height: 216)
    view.addSubview(picker)
    let close = UIButton(type: .close)
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    close.frame = CGRect(x: 340, y: 20, width: 30, height: 30)
    view.addSubview(close)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 6 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Shelf \(row + 1)"
  }
}

final class PantrySettings: UITableViewController {
  let alarm = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "Alarm" : "Empty the pantry"
    if indexPath.row == 0 {
      alarm.accessibilityLabel = "Alarm switch"
      cell.accessoryView = alarm
    } else {
      cell.textLabel?.textColor = .systemRed
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row == 1 else { return }
    let sheet = UIAlertController(title: nil, message: "Everything goes.", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Empty", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet, animated: true)
  }
}
