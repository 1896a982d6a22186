import Testing

@testable import UIKit

/// Completions that begin the next change, and lists that are changed each time they are shown.
@MainActor @Suite("Changes that bring about the next one", .serialized)
struct ListChainTests {
  private static let length = 10_000

  /// Begins a change with what is to be called at its end, again and again from there.
  private func chain(_ change: @escaping (@escaping () -> Void) -> Void) -> Int {
    var ends = 0
    func next() {
      ends += 1
      if ends < Self.length { change(next) }
    }
    change(next)
    while ends < Self.length, DisplayClock.shared.isInMotion { DisplayClock.shared.advance(by: 60, frameInterval: 1) }
    return ends
  }

  @Test func batchesOfATableOutsideOfAWindow() {
    TestScreen.reset()
    let list = ChangedTable(isSelfSizing: false)
    list.names = ["a"]
    list.table.layoutIfNeeded()
    let ends = chain { next in
      list.table.performBatchUpdates {
        list.table.reloadRows(at: [.at(0, 0)], with: .fade)
      } completion: { _ in
        next()
      }
    }
    #expect(ends == Self.length)
  }

  @Test func batchesOfATableWithoutAnimations() {
    TestScreen.reset()
    let list = ChangedTable(isSelfSizing: false)
    list.names = ["a"]
    list.window.addSubview(list.table)
    list.window.isHidden = false
    list.settle()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let ends = chain { next in
      list.table.performBatchUpdates({
        list.table.beginUpdates(); list.table.endUpdates()
      }) { _ in next() }
    }
    #expect(ends == Self.length)
    list.end()
  }

  @Test(arguments: [true, false]) func layoutsOfACollection(isShown: Bool) {
    TestScreen.reset()
    let list = ChangedCollection(isSelfSizing: false)
    list.names = ["a"]
    if isShown {
      list.window.addSubview(list.view)
      list.window.isHidden = false
      list.settle()
    }
    var layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]
    let ends = chain { next in
      layouts.reverse()
      list.view.setCollectionViewLayout(layouts[0], animated: !isShown) { _ in next() }
    }
    #expect(ends == Self.length)
    list.end()
  }

  @Test func batchesOfACollectionOutsideOfAWindow() {
    TestScreen.reset()
    let list = ChangedCollection(isSelfSizing: false)
    list.names = ["a"]
    list.view.layoutIfNeeded()
    let ends = chain { next in
      list.view.performBatchUpdates {
        list.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        next()
      }
    }
    #expect(ends == Self.length)
  }

  @Test func snapshotsOfATable() {
    TestScreen.reset()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    var number = 0
    let ends = chain { next in
      number += 1
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([number % 7])
      source.apply(snapshot, animatingDifferences: false) { next() }
    }
    #expect(ends == Self.length && source.snapshot().numberOfItems == 1)
  }

  @Test func snapshotsOfACollection() {
    TestScreen.reset()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
    var number = 0
    let ends = chain { next in
      number += 1
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([number % 7])
      if number % 2 == 0 {
        source.apply(snapshot, animatingDifferences: false) { next() }
      } else {
        source.applySnapshotUsingReloadData(snapshot) { next() }
      }
    }
    #expect(ends == Self.length && source.snapshot().numberOfSections == 1)
  }

  @Test(arguments: [true, false]) func animationsOfViews(areEnabled: Bool) {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    UIView.setAnimationsEnabled(areEnabled)
    defer { UIView.setAnimationsEnabled(true) }
    for duration in [0, 0.001] {
      let ends = chain { next in
        UIView.animate(withDuration: duration, animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 }) { _ in next() }
      }
      #expect(ends == Self.length, "of \(duration) seconds")
    }
  }

  // MARK: Lists that never rest

  private final class Restless: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var displayed = 0
    var change: (UIScrollView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      displayed += 1
      change(tableView)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      displayed += 1
      change(collectionView)
    }
  }

  @Test(arguments: [true, false]) func aListThatIsReloadedEachTimeItIsShownSaysSoAndStaysShown(isTable: Bool) throws {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let restless = Restless()
    let list: UIScrollView
    if isTable {
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = restless
      table.delegate = restless
      list = table
      restless.change = { ($0 as? UITableView)?.reloadData() }
    } else {
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = restless
      collection.delegate = restless
      list = collection
      restless.change = { ($0 as? UICollectionView)?.reloadData() }
    }
    window.addSubview(list)
    window.isHidden = false
    Diagnostics.shared.removeAll()
    window.updateForFrame()
    let told = Diagnostics.shared.all(of: .layoutDoesNotSettle)
    #expect(told.count == 1)
    #expect(told.first?.summary.contains("reloadData() was called each time") == true)
    #expect(restless.displayed <= 60, "\(restless.displayed) views were displayed")
    let cells = list.subviews.count { $0 is UITableViewCell || $0 is UICollectionViewCell }
    #expect(cells == 3, "what was shown last stays")
    window.isHidden = true
  }
}
