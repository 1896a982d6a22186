import HeadlessHost
import Testing
import UIKit

/// Shows a controller in the window of a device; an iPhone 8 (375 × 667 points, 2x, status bar 20) unless said.
@MainActor
func show(_ controller: UIViewController, _ arguments: String...) throws -> ScreenHost {
  let hasDevice = arguments.contains { $0.hasPrefix("--device") }
  let options = try SnapshotOptions(arguments: (hasDevice ? [] : ["--device=iPhone 8"]) + arguments)
  let host = ScreenHost(options: options)
  Diagnostics.shared.removeAll()
  try host.show(controller)
  return host
}

extension ScreenHost {
  /// Scrolls to a content offset and brings the screen up to date.
  func scroll(_ view: UIScrollView, to y: CGFloat) {
    view.contentOffset.y = y
    settle()
  }
}

/// A plain table controller that tests fill with closures.
class TestTableController: UITableViewController {
  var sections = 1
  var rows = 12
  var cellText: (IndexPath) -> String = { "\($0.section)-\($0.row)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = cellText(indexPath)
    return cell
  }
}
