import HeadlessHost
import Testing
import UIKit

/// The fourth article: a cell that holds a collection of labels, its height found with a dummy cell.
struct Ticket {
  let title: String
  let labels: [String]

  static let all: [Ticket] = (0..<24).map { index in
    let names = ["bug", "good first issue", "documentation", "도움 필요", "中", "help wanted", "question", "enhancement"]
    let count = [0, 1, 3, 8][index % 4]
    return Ticket(title: "#\(index) 높이", labels: (0..<count).map { names[($0 + index) % names.count] })
  }
}

final class LabelsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var labels: [String] = []
  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 6
    layout.minimumInteritemSpacing = 6
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self
    view.delegate = self
    view.register(NameCell.self, forCellWithReuseIdentifier: "label")
    return view
  }()

  static var font: UIFont { .preferredFont(forTextStyle: .caption1) }
  static var rowHeight: CGFloat { ceil(font.lineHeight) + 6 }

  override func loadView() { view = collectionView }

  var contentHeight: CGFloat {
    collectionView.layoutIfNeeded()
    return collectionView.collectionViewLayout.collectionViewContentSize.height
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { labels.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath)
    (cell as? NameCell)?.label.text = labels[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = (labels[indexPath.item] as NSString).size(withAttributes: [.font: Self.font]).width
    return CGSize(width: ceil(width) + 16, height: Self.rowHeight)
  }
}

final class NameCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = LabelsController.font
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 3)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class TicketCell: UICollectionViewCell {
  let title = UILabel()
  let writer = UILabel()
  let stack = UIStackView()
  let labels = LabelsController()
  private var labelsHeight = NSLayoutConstraint()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 0
    writer.font = .preferredFont(forTextStyle: .subheadline)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(writer)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func prepareForReuse() {
    super.prepareForReuse()
    labelsHeight.isActive = false
    stack.removeArrangedSubview(labels.view)
    labels.view.removeFromSuperview()
  }

  func configure(_ ticket: Ticket) {
    title.text = ticket.title
    writer.text = "written by a developer"
    guard !ticket.labels.isEmpty else { return }
    labels.labels = ticket.labels
    labels.collectionView.reloadData()
    stack.addArrangedSubview(labels.view)
    layoutIfNeeded()
    labelsHeight = labels.view.heightAnchor.constraint(equalToConstant: labels.contentHeight)
    labelsHeight.isActive = true
  }
}

final class TicketsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var calls: [String] = []
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(TicketCell.self, forCellWithReuseIdentifier: "ticket")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    calls.append("count")
    return Ticket.all.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ticket", for: indexPath)
    (cell as? TicketCell)?.configure(Ticket.all[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    calls.append("size")
    let width = view.frame.width * 0.9
    let dummy = TicketCell(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    dummy.configure(Ticket.all[indexPath.item])
    dummy.layoutIfNeeded()
    return CGSize(width: width, height: dummy.systemLayoutSizeFitting(CGSize(width: width, height: 300)).height)
  }
}

@MainActor @Suite("Article 4: heights by a dummy cell")
struct DummyCellTests {
  @Test func countsComeFirstThenAllSizesThenCells() throws {
    let controller = TicketsController()
    _ = try show(controller)
    let calls = controller.calls
    #expect(calls.first == "count")
    let lastSize = try #require(calls.lastIndex(of: "size"))
    let firstCell = try #require(calls.firstIndex(of: "cell"))
    #expect(lastSize < firstCell)
    #expect(calls.filter { $0 == "size" }.count == Ticket.all.count)
  }

  @Test(arguments: ["xs", "l", "xxxl", "ax1", "ax5"])
  func cellsAreAsTallAsTheirRowsOfLabelsAndClipNone(textSize: String) throws {
    let controller = TicketsController()
    let host = try show(controller, "--text-size=\(textSize)")
    defer { host.close() }
    let rowHeight = LabelsController.rowHeight
    var seen = 0
    for offset in [CGFloat(0), 500, 1000] {
      host.scroll(controller.collectionView, to: offset)
      for case let cell as TicketCell in controller.collectionView.visibleCells {
        let labels = cell.labels.labels
        guard cell.labels.isViewLoaded, cell.labels.view.superview != nil else { continue }
        let inner = cell.labels.collectionView
        #expect(inner.frame.height == inner.contentSize.height, "\(labels)")
        #expect(inner.frame.maxY <= cell.stack.bounds.maxY + 0.5)
        let rows = CGFloat(Set(inner.visibleCells.map(\.frame.minY)).count)
        #expect(abs(inner.contentSize.height - (rows * rowHeight + (rows - 1) * 6)) < 0.01)
        for case let name as NameCell in inner.visibleCells {
          let needed: CGSize = name.label.intrinsicContentSize
          #expect(name.label.bounds.height >= needed.height - 0.01, "\(name.label.text ?? "") is cut below")
          #expect(name.label.bounds.width >= needed.width - 0.35, "\(name.label.text ?? "") is cut at its end")
          seen += 1
        }
        #expect(
          cell.frame.height >= cell.title.frame.height + 8 + cell.writer.frame.height + 8 + inner.frame.height + 24
            - 0.5)
      }
    }
    #expect(seen > 0)
  }

  @Test func koreanAndChineseNamesAreMeasured() {
    TestScreen.reset()
    let font = UIFont.systemFont(ofSize: 12)
    let korean = ("도움 필요" as NSString).size(withAttributes: [.font: font])
    let chinese = ("中" as NSString).size(withAttributes: [.font: font])
    // Four syllables of most of an em and a space; one ideograph of an em.
    #expect(korean.width > 40 && korean.width < 55)
    #expect(abs(chinese.width - 12) < 0.5)
  }
}
