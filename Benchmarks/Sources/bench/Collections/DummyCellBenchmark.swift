import HeadlessHost
import Measuring
import UIKit

/// 10,000 issues whose heights a cell gives that is never shown: it holds a title and a collection of labels.
@MainActor enum DummyCellBenchmark {
  private static let count = 10_000

  /// The time to the first frame, divided by the number of issues; every height has to be asked for once.
  static func microsecondsAnIssue() throws -> Double {
    let host = ScreenHost(options: SnapshotOptions(size: .init(width: 390, height: 844), scale: 3))
    let controller = IssuesController(count: count)
    let begin = Clock.processorSeconds()
    host.window.rootViewController = controller
    host.window.makeKeyAndVisible()
    host.drawFrame()
    let time = (Clock.processorSeconds() - begin) * 1e6 / Double(count)
    try BenchmarkError.check("the number of heights asked for", Double(controller.asked), equals: Double(count))
    return time
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 12)
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 3)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class IssueCell: UICollectionViewCell, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private static let names = ["bug", "first issue", "documentation", "help wanted", "question", "enhancement"]

  let title = UILabel()
  let labels: UICollectionView
  private var numbers: [Int] = []

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 6
    layout.minimumInteritemSpacing = 6
    labels = UICollectionView(frame: CGRect(x: 12, y: 40, width: 366, height: 100), collectionViewLayout: layout)
    super.init(frame: frame)
    labels.register(LabelCell.self, forCellWithReuseIdentifier: "label")
    labels.dataSource = self
    labels.delegate = self
    title.frame = CGRect(x: 12, y: 12, width: 366, height: 20)
    contentView.addSubview(title)
    contentView.addSubview(labels)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ issue: Int) {
    title.text = "#\(issue)"
    numbers = (0..<issue % 5).map { (issue + $0) % Self.names.count }
    labels.reloadData()
  }

  /// The height of the issue, by the height of its labels.
  var height: CGFloat {
    labels.layoutIfNeeded()
    return labels.collectionViewLayout.collectionViewContentSize.height + 52
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath) as! LabelCell
    cell.label.text = Self.names[numbers[indexPath.item]]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 24 + 7 * Self.names[numbers[indexPath.item]].utf8.count, height: 21) }
}

private final class IssuesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  let count: Int
  private(set) var asked = 0
  private let dummy = IssueCell(frame: CGRect(x: 0, y: 0, width: 390, height: 100))

  init(count: Int) {
    self.count = count
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(IssueCell.self, forCellWithReuseIdentifier: "issue")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "issue", for: indexPath) as! IssueCell
    cell.show(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    dummy.show(indexPath.item)
    return CGSize(width: 390, height: dummy.height)
  }
}
