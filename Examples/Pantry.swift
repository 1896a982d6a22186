import UIKit

/// Inset grouped sections with titles above and notes below, and the standard accessories.
final class PantryViewController: UITableViewController {
  private struct Shelf {
    let title: String
    let note: String?
    let items: [(name: String, amount: String)]
  }

  private let shelves = [
    Shelf(
      title: "Dry goods", note: "Keep below 20 °C and away from the window.",
      items: [
        ("Spelt flour", "2 kg"), ("Red lentils", "750 g"), ("Rolled oats", "1 kg"),
      ]),
    Shelf(title: "Jars", note: nil, items: [("Tomatoes", "6"), ("Quince jelly", "2")]),
    Shelf(
      title: "Freezer", note: "Eat the berries first: they are from last summer and were frozen without sugar.",
      items: [
        ("Blackcurrants", "400 g"), ("Dumplings", "24"), ("Bread", "1 loaf"),
      ]),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "item")
    let item = shelves[indexPath.section].items[indexPath.row]
    cell.textLabel?.text = item.name
    cell.detailTextLabel?.text = item.amount
    cell.accessoryType = indexPath.section == 2 ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    shelves[section].note
  }
}
