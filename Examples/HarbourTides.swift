import UIKit

/// A plain table with a header of its own above each section: it stays at the top while its day is on the screen.
final class TideHeaderView: UITableViewHeaderFooterView {
  static let identifier = "day"

  private let symbol = UIImageView()
  private let day = UILabel()
  private let range = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    symbol.tintColor = .systemTeal
    symbol.contentMode = .scaleAspectFit
    day.font = .preferredFont(forTextStyle: .title3)
    range.font = .preferredFont(forTextStyle: .subheadline)
    range.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [day, range])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [symbol, texts])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      symbol.widthAnchor.constraint(equalToConstant: 36),
      symbol.heightAnchor.constraint(equalTo: symbol.widthAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  func show(_ tides: TideDay) {
    symbol.image = UIImage(systemName: tides.isSpring ? "moon.fill" : "moon")
    day.text = tides.name
    range.text = tides.isSpring ? "Spring tide" : "Neap tide"
  }
}

struct TideDay {
  let name: String
  let isSpring: Bool
  let waters: [(time: String, height: String, isHigh: Bool)]

  static let week: [TideDay] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].enumerated().map {
    index, name in
    let waters = (0..<4).map { tide in
      let minutes = 64 + index * 49 + tide * 372
      let isHigh = tide.isMultiple(of: 2)
      let time = String(format: "%02d:%02d", (minutes / 60) % 24, minutes % 60)
      return (time, isHigh ? "4.\(6 - index) m" : "0.\(5 + index) m", isHigh)
    }
    return TideDay(name: name, isSpring: index < 2, waters: waters)
  }
}

final class HarbourTidesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TideHeaderView.self, forHeaderFooterViewReuseIdentifier: TideHeaderView.identifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { TideDay.week.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    TideDay.week[section].waters.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "water")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "water")
    let water = TideDay.week[indexPath.section].waters[indexPath.row]
    cell.textLabel?.text = "\(water.isHigh ? "High" : "Low") water at \(water.time)"
    cell.detailTextLabel?.text = water.height
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: TideHeaderView.identifier) as? TideHeaderView
    header?.show(TideDay.week[section])
    return header
  }
}
