import UIKit

/// A collection of seeds to give away: chips as wide as their names, under headers that stay in sight.
final class SeedCell: UICollectionViewCell {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = SeedCell.font
    name.textColor = .white
    name.textAlignment = .center
    name.frame = contentView.bounds
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layer.cornerRadius = SeedCell.height / 2
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  /// Grows with the text size that the reader has chosen, and the chips with it.
  static let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .medium))
  static let height = ceil(font.lineHeight) + 14
}

final class SeedHeader: UICollectionReusableView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .preferredFont(forTextStyle: .headline)
    title.frame = bounds.insetBy(dx: 16, dy: 0)
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class SeedSwapViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let beds: [(name: String, color: UIColor, seeds: [String])] = [
    ("Flowers", .systemPink, ["Cornflower", "Sweet pea", "Poppy", "Love-in-a-mist", "Marigold", "수레국화", "矢車菊"]),
    ("Vegetables", .systemGreen, ["Kale", "Pea", "Squash “Uchiki Kuri”", "Runner bean", "Leek", "Chard", "Beetroot"]),
    ("Herbs", .systemIndigo, ["Dill", "Lovage", "Thai basil", "Hyssop", "Summer savory", "Chervil"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
    layout.headerReferenceSize = CGSize(
      width: 0, height: ceil(UIFont.preferredFont(forTextStyle: .headline).lineHeight) + 22)
    layout.sectionHeadersPinToVisibleBounds = true
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(SeedCell.self, forCellWithReuseIdentifier: "seed")
    collectionView.register(
      SeedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "bed")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { beds.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    beds[section].seeds.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seed", for: indexPath) as! SeedCell
    cell.name.text = beds[indexPath.section].seeds[indexPath.item]
    cell.contentView.backgroundColor = beds[indexPath.section].color
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bed", for: indexPath)
      as! SeedHeader
    header.title.text = beds[indexPath.section].name
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let name = beds[indexPath.section].seeds[indexPath.item] as NSString
    let width = name.size(withAttributes: [.font: SeedCell.font]).width
    return CGSize(width: ceil(width) + 28, height: SeedCell.height)
  }
}
