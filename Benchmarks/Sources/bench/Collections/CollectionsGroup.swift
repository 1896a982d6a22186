import CAllocations
import Foundation
import Measuring
import UIKit

/// Collections beside tables of the same content: what the second kind of list may cost more than the first.
struct CollectionsGroup: Group {
  static let name = "collections"
  static let peerPrograms = ["qt_list"]

  private static let scene = ListsGroup.scene
  private static let size = ["ROWS": "100000", "PER_SECTION": "100"]

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let table = try Self.scene.run(environment: Self.size)
    let list = try Self.run(["LAYOUT": "list"])
    let scroll = "scroll frame CPU p50"
    let listScroll = try list.median(ofCase: scroll)
    round.record("collection.list.scroll_p50", listScroll, "ms")
    round.recordRatio(
      "collection.list.scroll_p50.vs_table", listScroll, over: try table.median(ofCase: scroll),
      bounds: Bounds(must: 1.3, stretch: 1.1))
    // Both delegates are asked 100,000 times before the first frame.
    let column = try Self.run(["LAYOUT": "flow", "COLUMNS": "1"])
    let measured = try Self.run(["HEIGHTS": "delegate"])
    let first = "process start to first frame"
    round.recordRatio(
      "collection.flow.first_frame.vs_table", try column.median(ofCase: first),
      over: try measured.median(ofCase: first),
      bounds: Bounds(must: 1.2, stretch: 1.0))
    // The table that estimates asks for nothing.
    round.recordRatio(
      "collection.flow.first_frame.vs_estimating_table", try column.median(ofCase: first),
      over: try table.median(ofCase: first))
    let grid = try Self.run(["LAYOUT": "flow", "COLUMNS": "2"])
    let gridScroll = try grid.median(ofCase: scroll)
    round.record("collection.flow.scroll_p50", gridScroll, "ms")
    if let peers {
      let qt = try ListsGroup.runQt(peers)
      round.recordRatio(
        "collection.flow.scroll_p50.vs_qt_list", gridScroll, over: try qt.median(ofCase: scroll),
        bounds: Bounds(must: 0.35, stretch: 0.2))
    }
    let layouts = try MainActor.assumeIsolated { try Self.measureLayouts() }
    round.record("collection.flow.prepare_uniform", Double(layouts.allocations), "allocations")
    round.recordRatio(
      "collection.selfsize.one", layouts.long, over: layouts.short, bounds: Bounds(must: 1.5, stretch: 1.1))
    round.recordRatio(
      "collection.insert1000_above.vs_scroll", try list.median(ofCase: "1,000 rows inserted above, CPU"),
      over: listScroll, bounds: Bounds(must: 5, stretch: 2))
    let difference = try MainActor.assumeIsolated { try Self.measureDifference() }
    round.record("collection.diff_100k.ms", difference.collection, "ms")
    round.recordRatio(
      "collection.diff_100k", difference.collection, over: difference.table, bounds: Bounds(must: 1.2, stretch: 1.0))
    let issue = try MainActor.assumeIsolated { try DummyCellBenchmark.microsecondsAnIssue() }
    round.record("collection.dummy_cell.issue", issue, "us", bounds: Bounds(must: 60, stretch: 30))
  }

  private static func run(_ environment: [String: String]) throws -> Program.Results {
    try scene.run(environment: size.merging(environment) { $1 })
  }

  // MARK: Layouts

  /// What `prepare()` allocates for items of one size, and what one cell's new height costs.
  @MainActor private static func measureLayouts() throws -> (allocations: UInt, short: Double, long: Double) {
    let few = try UniformGrid(1000).allocationsOfPrepare()
    let many = try UniformGrid(100_000).allocationsOfPrepare()
    guard few == many else {
      throw BenchmarkError("prepare() allocates \(few) times for 1,000 items of one size, and \(many) for 100,000")
    }
    let short = try SelfSizingGrid(1000)
    let long = try SelfSizingGrid(100_000)
    var times: [(short: Double, long: Double)] = []
    for turn in 0..<400 { times.append((short.changeOne(turn), long.changeOne(turn))) }
    try BenchmarkError.check("the content's length", long.contentHeight, equals: long.expectedHeight)
    return (many, median(of: times.map(\.short)), median(of: times.map(\.long)))
  }

  // MARK: Snapshots

  /// A snapshot of 100,000 items in another order, over the same for a table.
  @MainActor private static func measureDifference() throws -> (table: Double, collection: Double) {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, indexPath, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    window.addSubview(table)
    window.addSubview(collection)
    window.isHidden = false
    func snapshot(_ turn: Int) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      // Another order for each turn: steps that have no divisor in common with 100,000 go through all of it.
      snapshot.appendItems((0..<100_000).map { ($0 &* (7919 + 10 * turn) + turn) % 100_000 })
      return snapshot
    }
    rows.apply(snapshot(0), animatingDifferences: false)
    items.apply(snapshot(0), animatingDifferences: false)
    window.layoutIfNeeded()
    var times: [(table: Double, collection: Double)] = []
    for turn in 1...5 {
      let next = snapshot(turn)
      func time(_ apply: () -> Void) -> Double {
        let begin = Clock.processorSeconds()
        apply()
        window.layoutIfNeeded()
        return (Clock.processorSeconds() - begin) * 1e3
      }
      times.append(
        (
          time { rows.apply(next, animatingDifferences: false) },
          time { items.apply(next, animatingDifferences: false) }
        ))
      guard items.itemIdentifier(for: IndexPath(item: 99, section: 0)) == next.itemIdentifiers[99] else {
        throw BenchmarkError("the collection does not show the snapshot that was applied")
      }
    }
    return (median(of: times.map(\.table)), median(of: times.map(\.collection)))
  }
}

/// A grid of items of one size.
@MainActor private final class UniformGrid: NSObject, UICollectionViewDataSource {
  let count: Int
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView

  init(_ count: Int) throws {
    self.count = count
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.layoutIfNeeded()
  }

  func allocationsOfPrepare() throws -> UInt {
    layout.invalidateLayout()
    let before = allocation_count()
    layout.prepare()
    let allocations = allocation_count() - before
    let lines = (count + 5) / 6
    try BenchmarkError.check(
      "the content's length", layout.collectionViewContentSize.height, equals: Double(lines * 60 - 10))
    return allocations
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Rows that say how high they are; one of them changes its mind.
@MainActor private final class SelfSizingGrid: NSObject, UICollectionViewDataSource {
  final class Row: UICollectionViewCell {
    var height: CGFloat = 50

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 390, height: height)
      return layoutAttributes
    }
  }

  let count: Int
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let collection: UICollectionView
  private var lastHeight: CGFloat = 50

  init(_ count: Int) throws {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    collection.register(Row.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    window.addSubview(collection)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Gives the third cell another height and lays out; microseconds.
  func changeOne(_ turn: Int) -> Double {
    let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0)) as! Row
    lastHeight = CGFloat(51 + turn % 9)
    let begin = Clock.processorSeconds()
    cell.height = lastHeight
    cell.invalidateIntrinsicContentSize()
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    return (Clock.processorSeconds() - begin) * 1e6
  }

  var contentHeight: Double { collection.contentSize.height }
  var expectedHeight: Double { Double(count - 1) * 50 + lastHeight }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
