import UIKit

final class TasksController: UITableViewController {
  var titles: [String] = []
  private(set) var done: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TaskCell.nib, forCellReuseIdentifier: "TaskCell")
    tableView.rowHeight = 64
    tableView.tableHeaderView = Banner.make()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCell", for: indexPath) as! TaskCell
    cell.titleLabel.text = titles[indexPath.row]
    cell.doneSwitch.isOn = done.contains(titles[indexPath.row])
    cell.delegate = self
    return cell
  }
}

extension TasksController: TaskCellDelegate {
  func taskCellDidToggle(_ cell: TaskCell) {
    guard let row = tableView.indexPath(for: cell)?.row else { return }
    if cell.doneSwitch.isOn { done.insert(titles[row]) } else { done.remove(titles[row]) }
  }
}

/// A view whose nib has an owner.
final class Banner: UIView {
  @IBOutlet var content: UIView!
  @IBOutlet weak var button: UIButton!
  @IBOutlet weak var height: NSLayoutConstraint!
  private(set) var taps = 0

  static func make() -> Banner {
    let banner = Banner(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    Bundle(for: self).loadNibNamed("Banner", owner: banner, options: nil)
    banner.content.frame = banner.bounds
    banner.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    banner.addSubview(banner.content)
    return banner
  }

  @IBAction func dismiss() { taps += 1 }
}
