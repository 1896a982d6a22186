import HeadlessHost
import Testing
import UIKit

/// A cell that remembers how large it was when it was made, when the data source got it, and how often attributes were applied until then.
private final class MeasuringCell: UICollectionViewCell {
  let made: CGRect
  var isReused = false
  var applied = 0

  override init(frame: CGRect) {
    made = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func prepareForReuse() {
    super.prepareForReuse()
    isReused = true
    applied = 0
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }
}

private final class MeasuringHeader: UICollectionReusableView {}

private final class Backdrop: UICollectionReusableView {
  static var made: [CGRect] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made.append(frame)
  }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

/// Items one below the other, each taller than the one before, by a layout of the application's own.
private final class StairsLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    frames = []
    var y: CGFloat = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let frame = CGRect(x: 10, y: y, width: collectionView.bounds.width - 20, height: CGFloat(40 + item % 7 * 10))
      frames.append(frame)
      y = frame.maxY + 5
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// A screen whose first subview is a collection view with more items than fit, and automatic inset adjustment.
@MainActor
private final class MeasuringScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  enum Kind: CaseIterable { case flow, sizedFlow, estimatedFlow, compositional, estimated, list, own }

  struct Sight {
    let element: IndexPath
    let kind: String?
    let frame: CGRect
    let content: CGRect
    let isReused: Bool
    let applied: Int
  }

  let kind: Kind
  var count = 60
  private(set) var view0: UICollectionView!
  var seen: [Sight] = []
  var made: [CGRect] = []

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  private func makeLayout() -> UICollectionViewLayout {
    switch kind {
    case .flow, .sizedFlow, .estimatedFlow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 100)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      if kind == .estimatedFlow { layout.estimatedItemSize = CGSize(width: 280, height: 70) }
      return layout
    case .compositional, .estimated:
      let height: NSCollectionLayoutDimension = kind == .estimated ? .estimated(70) : .absolute(90)
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      section.decorationItems = [.background(elementKind: "backdrop")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
      return layout
    case .list:
      return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    case .own: return StairsLayout()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view0 = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    view0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view0.register(MeasuringCell.self, forCellWithReuseIdentifier: "cell")
    view0.register(
      MeasuringHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view0.dataSource = self
    view0.delegate = self
    view.addSubview(view0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! MeasuringCell
    seen.append(
      Sight(
        element: indexPath, kind: nil, frame: cell.frame, content: cell.contentView.frame, isReused: cell.isReused,
        applied: cell.applied))
    if !cell.isReused { made.append(cell.made) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    seen.append(
      Sight(element: indexPath, kind: kind, frame: view.frame, content: .zero, isReused: false, applied: 1))
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    kind == .sizedFlow
      ? CGSize(width: collectionView.bounds.width * 0.8, height: CGFloat(50 + indexPath.item % 5 * 20))
      : (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// What was seen since the last time has the size that its element has now; estimated heights had their estimate, or what was measured.
  func check(_ what: String, isReused: Bool? = nil) {
    #expect(!seen.isEmpty, "\(kind), \(what): nothing was dequeued")
    for sight in seen {
      let attributes =
        sight.kind.map { view0.layoutAttributesForSupplementaryElement(ofKind: $0, at: sight.element) }
        ?? view0.layoutAttributesForItem(at: sight.element)
      guard let frame = attributes?.frame else { continue }
      let words = "\(kind), \(what): \(sight.kind ?? "cell") \(sight.element) at \(sight.frame), not \(frame)"
      let isEstimated = sight.kind == nil && (kind == .estimated || kind == .list || kind == .estimatedFlow)
      if isEstimated {
        #expect(sight.frame.height > 0 && (kind == .estimatedFlow || sight.frame.width == frame.width), "\(words)")
      } else {
        #expect(sight.frame.isAsGoodAs(frame), "\(words)")
      }
      if sight.kind == nil {
        #expect(sight.content == CGRect(origin: .zero, size: sight.frame.size), "\(words)")
        #expect(sight.applied == 1, "\(words): attributes applied \(sight.applied) times")
      }
      if let isReused, sight.kind == nil { #expect(sight.isReused == isReused, "\(words)") }
    }
    for frame in made { #expect(frame.width > 0 && frame.height > 0, "\(kind), \(what): made at \(frame)") }
    (seen, made) = ([], [])
  }
}

@MainActor @Suite("The frame of a dequeued view")
struct DequeuedFrameTests {
  @Test(arguments: MeasuringScreen.Kind.allCases)
  fileprivate func isItsElementsForNewAndReusedViews(kind: MeasuringScreen.Kind) throws {
    Backdrop.made = []
    let screen = MeasuringScreen(kind)
    let host = try show(screen, "--device=iPhone 15")
    defer { host.close() }
    let list = screen.view0!
    #expect(list.adjustedContentInset.top == 59, "the insets are adjusted while the first cells come")
    screen.check("first window", isReused: false)
    host.scroll(list, to: 400)
    screen.check("scrolled")
    host.scroll(list, to: 1500)
    host.scroll(list, to: 2000)
    screen.check("scrolled on")
    list.reloadData()
    host.settle()
    screen.check("reloaded", isReused: true)
    screen.count += 3
    list.performBatchUpdates { list.insertItems(at: (20..<23).map { IndexPath(item: $0, section: 0) }) }
    list.scrollToItem(at: IndexPath(item: 21, section: 0), at: .top, animated: false)
    host.settle()
    screen.check("updated")
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    host.settle()
    screen.seen = []
    list.reloadData()
    list.frame.size = CGSize(width: 390, height: 700)
    host.settle()
    screen.check("in other bounds")
    host.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    list.frame = host.window.bounds
    list.reloadData()
    host.settle()
    screen.check("turned")
    for frame in Backdrop.made { #expect(frame.width > 0 && frame.height > 0) }
    #expect(Backdrop.made.isEmpty == (kind != .compositional && kind != .estimated))
    #expect(Diagnostics.shared.all.isEmpty)
  }

  @Test func aScreenOfRowsOfTagsThatAreMeasuredWhileTheyAreFilledLosesNothing() throws {
    final class TagCell: UICollectionViewCell {
      let title = UILabel()
      let tags = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [title])
        stack.axis = .vertical
        stack.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
        stack.addArrangedSubview(tags)
      }
      required init?(coder: NSCoder) { fatalError("not from a storyboard") }
    }
    final class Screen: UIViewController, UICollectionViewDataSource {
      var widths: Set<CGFloat> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.dataSource = self
        list.register(TagCell.self, forCellWithReuseIdentifier: "tags")
        view.addSubview(list)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tags", for: indexPath) as! TagCell
        cell.title.text = "Title"
        cell.layoutIfNeeded()
        widths.insert(cell.tags.frame.width)
        return cell
      }
    }
    let screen = Screen()
    let host = try show(screen, "--device=iPhone 15")
    defer { host.close() }
    #expect(screen.widths == [276])
    #expect(Diagnostics.shared.all.isEmpty)
  }

  @Test func cellsOfSidewaysRowsHaveTheirItemsSize() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Made.size(.fractionalWidth(0.9), .absolute(60)), subitems: [Made.item(.absolute(120), .absolute(60))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [4])
    stage.view.register(MeasuringCell.self, forCellWithReuseIdentifier: "measuring")
    var frames: [CGRect] = []
    stage.makesCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "measuring", for: path) as! MeasuringCell
      frames += [cell.made, cell.frame]
      return cell
    }
    stage.lay()
    #expect(!frames.isEmpty)
    #expect(frames.allSatisfy { $0.size == CGSize(width: 120, height: 60) })
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func ofATableCellIsItsRows(style: UITableView.Style) throws {
    final class Rows: UITableViewController {
      var frames: [IndexPath: CGRect] = [:]
      var sizesThemselves = false
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sizesThemselves ? UITableView.automaticDimension : CGFloat(50 + indexPath.row % 3 * 20)
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        frames[indexPath] = cell.frame
        return cell
      }
    }
    for sizesThemselves in [false, true] {
      let rows = Rows(style: style)
      rows.sizesThemselves = sizesThemselves
      let host = try show(rows, "--device=iPhone 15")
      defer { host.close() }
      host.scroll(rows.tableView, to: 700)
      #expect(rows.frames.count > 20)
      for (path, frame) in rows.frames {
        let row = rows.tableView.rectForRow(at: path)
        #expect(frame.width == row.width && frame.minX == row.minX, "\(path)")
        if !sizesThemselves { #expect(frame.isAsGoodAs(row), "\(path)") }
      }
    }
  }

  @Test func aViewThatIsDequeuedAndNotReturnedIsTold() throws {
    let stage = CompositionalStage(UICollectionViewFlowLayout(), counts: [3])
    Diagnostics.shared.removeAll()
    stage.lay()
    #expect(Diagnostics.shared.all.isEmpty)
    stage.makesCell = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    stage.view.reloadData()
    stage.lay()
    #expect(Diagnostics.shared.all.map(\.kind) == [.invalidListContent])
    #expect(Diagnostics.shared.all.first?.summary.contains("dequeued and not returned") == true)
    Diagnostics.shared.removeAll()
    stage.makesCell = nil
    stage.view.reloadData()
    stage.lay()
    #expect(Diagnostics.shared.all.isEmpty)
    // Nobody asked for it.
    _ = stage.view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    #expect(Diagnostics.shared.all.map(\.kind) == [.invalidListContent])
  }
}

extension CGRect {
  /// Whether it is another rectangle but for the last digits, which a frame loses on its way by centre and bounds.
  func isAsGoodAs(_ other: CGRect) -> Bool {
    let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
