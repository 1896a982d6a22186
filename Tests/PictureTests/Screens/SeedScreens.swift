import HeadlessHost
import UIKit

/// The screens that the library began with, told again: a pinned header, one that shrinks, a footer with a view in it, titled
/// sections, cells measured with a dummy.
@MainActor enum SeedScreens {
  final class Summary: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let icon = UIImageView(image: UIImage(systemName: "cloud.sun.fill"))
      let lines = UIStackView(arrangedSubviews: [
        UILabel("부산광역시 해운대구"), UILabel("18.5° – 26.0°"), UILabel("23.1°", size: 34),
      ])
      lines.axis = .vertical
      lines.spacing = 10
      lines.distribution = .fillProportionally
      for view in [icon, lines] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        icon.widthAnchor.constraint(equalToConstant: 100), icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        lines.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 5),
        lines.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
        lines.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
  }

  final class Forecast: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.sectionFooterHeight = 0
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(Summary.self, forHeaderFooterViewReuseIdentifier: "summary")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row * 3 % 24)시   \(20 + indexPath.row % 7)°"
      return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "summary")
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 130 }
  }

  /// A header in the room of a content inset: 200 points high, 64 when the table is scrolled.
  final class Shrinking: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private let banner = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentInsetAdjustmentBehavior = .never
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (self, self)
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
      banner.backgroundColor = .systemTeal
      banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
      let button = UIButton(type: .system)
      button.setTitle("Join", for: .normal)
      button.frame = CGRect(x: 16, y: 12, width: 100, height: 40)
      banner.addSubview(button)
      table.addSubview(banner)
      table.contentInset.top = 200
      table.contentOffset.y = -200
    }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "End of part \(section)"
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section) · \(indexPath.row)"
      return cell
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      banner.frame.origin.y = scrollView.contentOffset.y
      banner.frame.size.height = max(64, 200 - scrollView.contentOffset.y - scrollView.contentInset.top)
    }
  }

  static func footer() -> UIViewController {
    let table = BuiltTable(
      .plain, [.init(header: nil, footer: nil, rows: (0..<6).map { index in { $0.textLabel?.text = "Row \(index)" } })])
    table.prepare = {
      let footer = UIView.box(0, 0, 320, 120, .black)
      let inner = UIView.box(0, 0, 100, 40, .systemYellow)
      inner.center = footer.center
      footer.addSubview(inner)
      $0.tableFooterView = footer
    }
    return table
  }

  static func titled(_ style: UITableView.Style) -> UIViewController {
    BuiltTable(
      style,
      (0..<4).map { section in
        .init(
          header: "Header \(section)", footer: section % 2 == 0 ? "Footer \(section)" : nil,
          rows: (0..<5).map { row in { $0.textLabel?.text = "\(section), \(row)" } })
      })
  }

  private final class Ticket: UICollectionViewCell {
    private let stack = UIStackView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemBackground
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    func show(_ index: Int) {
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
      stack.addArrangedSubview(UILabel("#\(index) 높이를 잰다", weight: .semibold))
      for line in 0..<index % 4 { stack.addArrangedSubview(UILabel("label \(line)", size: 12)) }
    }
  }

  private final class Tickets: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { fatalError("not from a storyboard") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      collectionView.register(Ticket.self, forCellWithReuseIdentifier: "ticket")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ticket", for: indexPath)
      (cell as? Ticket)?.show(indexPath.item)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let width = view.frame.width * 0.9
      let dummy = Ticket(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      dummy.show(indexPath.item)
      dummy.layoutIfNeeded()
      return CGSize(width: width, height: dummy.systemLayoutSizeFitting(CGSize(width: width, height: 300)).height)
    }
  }

  static func tickets() -> UIViewController { Tickets() }
}

extension PictureScreen {
  static let hard = [
    PictureScreen("scripts", thumbnail: true, make: { TextScreens.scripts() }),
    PictureScreen("scripts-rtl", "--direction=rtl", make: { TextScreens.scripts() }),
    PictureScreen("text-attributes", thumbnail: true, make: { TextScreens.attributes() }),
    PictureScreen("text-truncation", thumbnail: true, make: { TextScreens.truncation() }),
    PictureScreen("text-weights", make: { TextScreens.weights() }),
    PictureScreen("text-weights-ax2", "--text-size=ax2", make: { TextScreens.weights() }),
    PictureScreen("gradients", thumbnail: true, make: { LayerScreens.gradients() }),
    PictureScreen("shadows", thumbnail: true, make: { LayerScreens.shadows() }),
    PictureScreen("masks", thumbnail: true, make: { LayerScreens.masks() }),
    PictureScreen("transforms", thumbnail: true, make: { LayerScreens.transforms() }),
    PictureScreen("transforms-3x", "--device=iPhone 15", make: { LayerScreens.transforms() }),
    PictureScreen("drawing", thumbnail: true, make: { LayerScreens.drawing() }),
    PictureScreen("drawing-dark", "--appearance=dark", make: { LayerScreens.drawing() }),
    PictureScreen("controls", thumbnail: true, make: { ControlScreens.controls() }),
    PictureScreen("controls-dark-rtl", "--appearance=dark", "--direction=rtl", make: { ControlScreens.controls() }),
    PictureScreen("symbols", thumbnail: true, make: { ControlScreens.symbols() }),
    PictureScreen("stacks", thumbnail: true, make: { ControlScreens.stacks() }),
    PictureScreen("grid", thumbnail: true, make: { ControlScreens.Grid(horizontal: false) }),
    PictureScreen("grid-scrolled", "--scroll=140", make: { ControlScreens.Grid(horizontal: false) }),
    PictureScreen("grid-horizontal-rtl", "--direction=rtl", make: { ControlScreens.Grid(horizontal: true) }),
    PictureScreen("list-plain-scrolled", "--scroll=90", make: { ListScreens.settings(.plain, .subtitle) }),
    PictureScreen("list-grouped", make: { ListScreens.settings(.grouped) }),
    PictureScreen(
      "list-inset-grouped-dark", "--appearance=dark", thumbnail: true, make: { ListScreens.settings(.insetGrouped) }),
    PictureScreen("list-rtl", "--direction=rtl", thumbnail: true, make: { ListScreens.settings(.insetGrouped) }),
    PictureScreen("list-ax5", "--text-size=ax5", thumbnail: true, make: { ListScreens.settings(.insetGrouped) }),
    PictureScreen(
      "list-landscape", "--device=iPhone 13", "--orientation=landscape", make: { ListScreens.settings(.insetGrouped) }),
    PictureScreen("list-pad", "--device=iPad 10.2", make: { ListScreens.settings(.insetGrouped) }),
    PictureScreen("list-editing", thumbnail: true, make: { ListScreens.editing() }),
    PictureScreen(
      "list-multiple-selection", make: { ListScreens.multipleSelection() }, act: { ListScreens.select([0, 2, 3], $0) }),
    PictureScreen(
      "list-selected", make: { ListScreens.settings(.grouped, .subtitle) }, act: { ListScreens.select([1], $0) }),
    PictureScreen("list-swiped", thumbnail: true, make: { ListScreens.swiped() }, act: { ListScreens.swipe($0) }),
    PictureScreen("list-index", thumbnail: true, make: { ListScreens.index() }),
    PictureScreen("list-configurations", thumbnail: true, make: { ListScreens.configurations() }),
    PictureScreen("list-long-text", make: { ListScreens.longText() }),
    PictureScreen("list-long-text-ax1", "--text-size=ax1", make: { ListScreens.longText() }),
  ]

  static let seeds = [
    PictureScreen("seed-header-plain", "--scroll=60", make: { SeedScreens.Forecast(style: .plain) }),
    PictureScreen("seed-header-grouped", make: { SeedScreens.Forecast(style: .grouped) }),
    PictureScreen("seed-header-inset-grouped", make: { SeedScreens.Forecast(style: .insetGrouped) }),
    PictureScreen("seed-shrinking-header", make: { SeedScreens.Shrinking() }),
    PictureScreen("seed-shrinking-header-scrolled", "--scroll=300", make: { SeedScreens.Shrinking() }),
    PictureScreen("seed-footer", make: { SeedScreens.footer() }),
    PictureScreen("seed-titles-plain", "--scroll=250", make: { SeedScreens.titled(.plain) }),
    PictureScreen("seed-titles-grouped", make: { SeedScreens.titled(.grouped) }),
    PictureScreen("seed-titles-inset-grouped", make: { SeedScreens.titled(.insetGrouped) }),
    PictureScreen("seed-tickets", make: { SeedScreens.tickets() }),
  ]
}
