import Testing

@testable import UIKit

/// Items whose height is that of a collection view in them.
@MainActor @Suite("Lists of cells that hold collections", .serialized)
struct NestedCollectionTests {
  /// As tall as its content.
  private final class TagsView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var tags: [CGFloat] = [] {
      didSet {
        reloadData()
        layoutIfNeeded()
        invalidateIntrinsicContentSize()
      }
    }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 6
      layout.minimumInteritemSpacing = 6
      super.init(frame: .zero, collectionViewLayout: layout)
      register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
      dataSource = self
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }

    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.height != intrinsicContentSize.height { invalidateIntrinsicContentSize() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: tags[indexPath.item], height: 20) }
  }

  private final class Cell: UICollectionViewListCell {
    let tags = TagsView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      tags.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(tags)
      NSLayoutConstraint.activate([
        tags.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        tags.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        tags.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        tags.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var rows: [[CGFloat]]
    init(_ rows: [[CGFloat]]) { self.rows = rows }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
      cell.tags.tags = rows[indexPath.item]
      return cell
    }
  }

  @Test func itemsAreAsTallAsTheCollectionsInThem() {
    TestScreen.reset(scale: 2, size: CGSize(width: 320, height: 568))
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 568),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.contentInsetAdjustmentBehavior = .never
    list.selfSizingInvalidation = .enabledIncludingConstraints
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    // One, two and three lines in 300 points.
    let source = Source([[100, 100], [200, 200], [200, 200, 250], [50]])
    list.dataSource = source
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.isHidden = false
    for _ in 0..<3 { window.updateForFrame() }
    func heights() -> [CGFloat] {
      (0..<4).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
    }
    #expect(heights() == [40, 66, 92, 40])
    #expect(list.contentSize.height == 238)
    // The content of one changes later.
    let first = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
    first?.tags.tags = [250, 250, 250]
    for _ in 0..<3 { window.updateForFrame() }
    #expect(heights() == [92, 66, 92, 40])
    #expect(list.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 250)
  }
}
