import UIKit

/// A header over the table that shrinks as the table scrolls, and lets touches through where it has no button.
final class TrailBanner: UIView {
  let title = UILabel()
  let share = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGreen
    title.text = "Ridge trail"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.adjustsFontSizeToFitWidth = true
    title.textColor = .white
    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    share.tintColor = .white
    for view in [title, share] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      share.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      share.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      share.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      share.widthAnchor.constraint(equalToConstant: 44),
      share.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

final class TrailReportViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tallest: CGFloat = 180
  private let shortest: CGFloat = 96
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let banner = TrailBanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.contentInset.top = shortest
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: tallest - shortest))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "report")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: tallest)
    banner.autoresizingMask = [.flexibleWidth]
    view.addSubview(banner)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let distance = scrollView.contentOffset.y + scrollView.contentInset.top
    banner.frame.size.height = max(shortest, tallest - distance)
    tableView.verticalScrollIndicatorInsets.top = banner.frame.height
  }

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["This week", "Last week", "Earlier"][section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "report", for: indexPath)
    let reports = ["Path dry, bridge open", "Mud below the saddle", "Snow on the north side"]
    cell.textLabel?.text = reports[(indexPath.row + indexPath.section) % reports.count]
    return cell
  }
}
