import MastheadSnapshotTesting

/// A full-screen table: a bar with a large title, and rows with picture, title, subtitle and an arrow.
@MainActor final class BenchTable: UITableViewController {
  private let number: Int
  private let changedRow: Int?
  private let hasGradients: Bool
  private static let words = [
    "Apricot", "Basil", "Cumin", "Dill", "Endive", "Fennel", "Garlic", "Hazelnut", "Iris", "Juniper", "Kale", "Leek",
  ]

  /// `number` makes it differ from all others; a row may differ beside.
  ///
  /// Gradients lie behind the rows and in their pictures.
  init(number: Int, changedRow: Int? = nil, hasGradients: Bool = false) {
    (self.number, self.changedRow, self.hasGradients) = (number, changedRow, hasGradients)
    super.init(style: .plain)
    title = "Table \(number)"
  }

  required init?(coder: NSCoder) { fatalError("made of numbers") }

  /// The table in its bar.
  static func screen(number: Int, changedRow: Int? = nil, hasGradients: Bool = false) -> UIViewController {
    let table = BenchTable(number: number, changedRow: changedRow, hasGradients: hasGradients)
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard hasGradients else { return }
    let background = UIView()
    let sky = Self.gradient(from: number, in: CGRect(x: 0, y: 0, width: 430, height: 932))
    background.layer.addSublayer(sky)
    tableView.backgroundView = background
  }

  /// A gradient across, whose colours depend on a number.
  private static func gradient(from number: Int, in frame: CGRect) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = frame
    layer.startPoint = CGPoint(x: 0, y: 0)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.colors = [number, number + 5].map { hue in
      UIColor(hue: CGFloat(hue % 12) / 12, saturation: 0.4, brightness: 0.95, alpha: 1).cgColor
    }
    return layer
  }

  private static func picture(_ number: Int) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 36, height: 36)
    return UIGraphicsImageRenderer(bounds: bounds).image { gradient(from: number, in: bounds).render(in: $0.cgContext) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    let word = Self.words[(indexPath.row * 7 + number) % Self.words.count]
    cell.textLabel?.text = indexPath.row == changedRow ? "Changed" : "\(word) \(number + indexPath.row)"
    cell.detailTextLabel?.text = "\(indexPath.row + 1) of 40, from the garden"
    cell.imageView?.image =
      hasGradients
      ? Self.picture(number + indexPath.row) : UIImage(systemName: indexPath.row % 2 == 0 ? "leaf" : "star")
    if hasGradients { cell.backgroundColor = .clear }
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
