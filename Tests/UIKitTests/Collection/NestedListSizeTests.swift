import Testing

@testable import UIKit

/// The height of cells in which a collection view lies, in each of the ways in which applications have cells follow its content.
@MainActor @Suite("Cells with lists in them at their first layout", .serialized)
struct NestedListSizeTests {
  /// Lines of tags, 20 points tall and 6 apart.
  private class TagsView: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var tags: [CGFloat] = []

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

  /// As tall as its content, told by the property.
  private final class ByContentSize: TagsView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  /// As tall as its content, compared after each layout.
  private final class ByBounds: TagsView {
    override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
    override func layoutSubviews() {
      super.layoutSubviews()
      if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
    }
  }

  /// What a cell of a list holds: a title of 20 points, and tags 8 points below it.
  @MainActor private final class Content {
    let tags: TagsView
    let stack: UIStackView
    lazy var height = tags.heightAnchor.constraint(equalToConstant: 0)

    init(_ tags: TagsView, in view: UIView) {
      self.tags = tags
      let title = UIView()
      title.heightAnchor.constraint(equalToConstant: 20).isActive = true
      stack = UIStackView(arrangedSubviews: [title, tags])
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
      ])
    }

    /// Has a constraint follow the content.
    func follow() {
      height.constant = tags.collectionViewLayout.collectionViewContentSize.height
      height.isActive = true
    }
  }

  private class ItemCell: UICollectionViewCell {
    lazy var content = Content(makeTags(), in: contentView)
    func makeTags() -> TagsView { ByContentSize() }
  }
  private final class BoundsCell: ItemCell {
    override func makeTags() -> TagsView { ByBounds() }
  }
  private final class ConstraintCell: ItemCell {
    override func makeTags() -> TagsView { TagsView() }
    override func layoutSubviews() {
      super.layoutSubviews()
      content.tags.layoutIfNeeded()
      content.follow()
    }
  }
  private final class RowCell: UITableViewCell {
    lazy var content = Content(ByContentSize(), in: contentView)
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    /// None; one line in 351 points; two; three.
    let rows: [[CGFloat]] = [
      [], [60, 90, 120], [200, 200], [60, 90, 120, 60, 90, 120, 60, 90], [], [60, 90, 120, 60, 90, 120, 60, 90], [60],
    ]
    static let heights: [CGFloat] = [52, 72, 98, 124, 52, 124, 72]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ItemCell
      show(rows[indexPath.item], in: cell.content)
      return cell
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! RowCell
      show(rows[indexPath.row], in: cell.content)
      return cell
    }
    private func show(_ tags: [CGFloat], in content: Content) {
      content.tags.tags = tags
      content.tags.reloadData()
    }
  }

  private let size = CGSize(width: 375, height: 667)

  /// The heights of items after a single layout, and where the last one ends.
  private func heights(_ layout: UICollectionViewLayout, _ cell: ItemCell.Type) -> ([CGFloat], CGFloat) {
    TestScreen.reset(scale: 2, size: size)
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(cell, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let frames = source.rows.indices.compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    return (frames.map(\.height), frames.last?.maxY ?? 0)
  }

  @Test(arguments: [30, 100, 300] as [CGFloat], 0..<3)
  func itemsOfCompositionalLayoutsAreAsTallAsTheTagsInThem(estimate: CGFloat, kind: Int) {
    let kinds: [ItemCell.Type] = [ItemCell.self, BoundsCell.self, ConstraintCell.self]
    let dimensions = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: dimensions, subitems: [NSCollectionLayoutItem(layoutSize: dimensions)])
    let found = heights(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), kinds[kind])
    #expect(found.0 == Source.heights)
    #expect(found.1 == 594)
  }

  @Test func rowsAreAsTallAsTheTagsInThem() {
    TestScreen.reset(scale: 2, size: size)
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.register(RowCell.self, forCellReuseIdentifier: "cell")
    let source = Source()
    table.dataSource = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == Source.heights)
    #expect(table.contentSize.height == 594)
  }

  private final class HeardTable: UITableView, UITableViewDataSource {
    var heard: [CGFloat] = []
    override var contentSize: CGSize { didSet { if contentSize != oldValue { heard.append(contentSize.height) } } }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private final class HeardTags: TagsView {
    var heard: [CGFloat] = []
    override var contentSize: CGSize { didSet { if contentSize != oldValue { heard.append(contentSize.height) } } }
  }

  @Test func subclassesHearByTheirPropertyHowLargeTheContentIs() {
    TestScreen.reset(scale: 2, size: size)
    let table = HeardTable(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.rowHeight = 50
    table.dataSource = table
    table.layoutIfNeeded()
    #expect(table.heard.last == 250)
    let tags = HeardTags()
    tags.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    tags.tags = [200, 200]
    tags.layoutIfNeeded()
    #expect(tags.heard == [46])
    tags.tags = [200, 200, 200]
    tags.reloadData()
    #expect(tags.contentSize.height == 72)
    #expect(tags.heard == [46, 72])
  }
}
