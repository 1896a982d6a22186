import MastheadSnapshotTesting

/// A full-screen table: a bar with a large title, and rows with picture, title, subtitle and an arrow.
@MainActor final class BenchTable: UITableViewController {
  private let number: Int
  private let changedRow: Int?
  private static let words = [
    "Apricot", "Basil", "Cumin", "Dill", "Endive", "Fennel", "Garlic", "Hazelnut", "Iris", "Juniper", "Kale", "Leek",
  ]

  /// `number` makes it differ from all others; a row may differ beside.
  init(number: Int, changedRow: Int? = nil) {
    (self.number, self.changedRow) = (number, changedRow)
    super.init(style: .plain)
    title = "Table \(number)"
  }

  required init?(coder: NSCoder) { fatalError("made of numbers") }

  /// The table in its bar.
  static func screen(number: Int, changedRow: Int? = nil) -> UIViewController {
    let navigation = UINavigationController(rootViewController: BenchTable(number: number, changedRow: changedRow))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    let word = Self.words[(indexPath.row * 7 + number) % Self.words.count]
    cell.textLabel?.text = indexPath.row == changedRow ? "Changed" : "\(word) \(number + indexPath.row)"
    cell.detailTextLabel?.text = "\(indexPath.row + 1) of 40, from the garden"
    cell.imageView?.image = UIImage(systemName: indexPath.row % 2 == 0 ? "leaf" : "star")
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
