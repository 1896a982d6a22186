import UIKit

/// The item of the scene: a wrapped label with margins, on white.
final class TextItemCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    label.font = .systemFont(ofSize: 17)
    label.textColor = .black
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A section's title on the colour of the list.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    label.font = .systemFont(ofSize: 13)
    label.textColor = UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The scene as a collection: sections with titles that stick to the top, and items that size themselves (a list), or that
/// get their sizes from the delegate (a grid of so many columns).
final class CollectionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// How items are laid out.
  enum Kind: Equatable {
    /// A compositional layout of estimated rows.
    case list
    /// A flow layout of so many columns.
    case flow(columns: Int)
  }

  let rowCount: Int
  let rowsPerSection: Int
  let kind: Kind
  /// Items that were put before all others.
  var insertedRows = 0

  init(rowCount: Int, rowsPerSection: Int, kind: Kind) {
    self.rowCount = rowCount
    self.rowsPerSection = rowsPerSection
    self.kind = kind
    super.init(collectionViewLayout: Self.layout(kind))
  }

  required init?(coder: NSCoder) { nil }

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    guard kind == .list else {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 1
      layout.minimumInteritemSpacing = 1
      layout.headerReferenceSize = CGSize(width: 0, height: 28)
      layout.sectionHeadersPinToVisibleBounds = true
      return layout
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    collectionView.register(TextItemCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  func indexPath(ofRow row: Int) -> IndexPath {
    IndexPath(item: row % rowsPerSection, section: row / rowsPerSection)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    (rowCount + rowsPerSection - 1) / rowsPerSection
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(rowsPerSection, rowCount - section * rowsPerSection) + (section == 0 ? insertedRows : 0)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! TextItemCell
    let row = indexPath.section == 0 ? max(0, indexPath.item - insertedRows) : indexPath.item
    cell.label.text = RowText.text(ofRow: indexPath.section * rowsPerSection + row)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      as! TitleView
    header.label.text = "Section \(indexPath.section)"
    return header
  }

  /// Sizes that differ, without measuring text: what is timed is the layout.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard case .flow(let columns) = kind else { return CGSize(width: 50, height: 50) }
    let width = (collectionView.bounds.width - CGFloat(columns - 1)) / CGFloat(columns)
    return CGSize(width: width.rounded(.down), height: CGFloat(60 + (indexPath.item &* 7 + indexPath.section) % 5 * 21))
  }
}
