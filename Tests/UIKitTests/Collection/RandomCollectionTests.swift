import SeededRandom
import Testing

@testable import UIKit

/// A collection view over the same random sections as the tables of `RandomUpdateTests`, laid out by any layout.
@MainActor final class RandomItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// As tall as its row wants where the layout asks.
  final class Cell: UICollectionViewCell {
    var name = ""
    var wantedHeight: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = wantedHeight
      return layoutAttributes
    }
  }

  let window: UIWindow
  let view: UICollectionView
  var sections: [NamedList.Section]
  /// Cells that are on the screen or leave it, as they were told of.
  private var displayed: [ObjectIdentifier: Int] = [:]
  var problems: [String] = []

  init(_ layout: UICollectionViewLayout, _ sections: [[String]]) {
    TestScreen.reset(scale: 2, size: CGSize(width: 200, height: 400))
    self.sections = sections.enumerated().map { number, rows in
      NamedList.Section(name: "s\(number)", rows: rows.map { NamedList.Row(name: $0) })
    }
    let rect = CGRect(x: 0, y: 0, width: 200, height: 400)
    window = UIWindow(frame: rect)
    view = UICollectionView(frame: rect, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [RowsLayout.header, UICollectionView.elementKindSectionHeader] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.isHidden = false
  }

  func settle() { window.updateForFrame() }

  func row(_ path: IndexPath) -> NamedList.Row { sections[path.section].rows[path.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
    cell.name = row(indexPath).name
    cell.wantedHeight = row(indexPath).height
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60, height: row(indexPath).height) }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displayed[ObjectIdentifier(cell), default: 0] += 1
    if displayed[ObjectIdentifier(cell)] != 1 { problems.append("a cell was displayed twice") }
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    displayed[ObjectIdentifier(cell), default: 0] -= 1
    if displayed[ObjectIdentifier(cell)] != 0 { problems.append("a cell ended twice, or was never displayed") }
  }

  var displayedCount: Int { displayed.values.filter { $0 > 0 }.count }
}

extension RandomBatch {
  /// Makes the calls in an order that is shuffled.
  @MainActor func perform(on items: RandomItems, using random: inout SeededGenerator) {
    let view = items.view
    var calls: [@MainActor () -> Void] = [
      { view.insertSections(self.insertedSections) }, { view.deleteSections(self.deletedSections) },
      { view.reloadSections(self.reloadedSections) }, { view.insertItems(at: self.insertedRows) },
      { view.deleteItems(at: self.deletedRows) }, { view.reloadItems(at: self.reloadedRows) },
      { view.reconfigureItems(at: self.reconfiguredRows) },
    ]
    for move in movedSections { calls.append { view.moveSection(move.from, toSection: move.to) } }
    for move in movedRows { calls.append { view.moveItem(at: move.from, to: move.to) } }
    calls.shuffle(using: &random)
    view.performBatchUpdates {
      items.sections = after
      for call in calls { call() }
    }
  }
}

/// Random batches, scrolls, reloads, moves by hand, other sizes and other layouts against the names of the items, with a walk over
/// everything that has to hold after each; what fails prints the steps before it, a line each.
@MainActor @Suite("Random updates of collections", .serialized)
struct RandomCollectionTests {
  enum Kind: CaseIterable {
    case rows, selfSizingRows, flow, selfSizingFlow, compositional, selfSizingList, orthogonal

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .rows, .selfSizingRows:
        let layout = RowsLayout()
        layout.headerHeight = 20
        layout.hasStripes = true
        layout.isSelfSizing = self == .selfSizingRows
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: RowsLayout.stripe)
        return layout
      case .flow, .selfSizingFlow:
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        if self == .selfSizingFlow { layout.estimatedItemSize = CGSize(width: 60, height: 40) }
        return layout
      case .compositional, .selfSizingList, .orthogonal:
        let height: NSCollectionLayoutDimension = self == .selfSizingList ? .estimated(40) : .absolute(40)
        let width: CGFloat = self == .selfSizingList ? 1 : 0.4
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if self == .orthogonal { section.orthogonalScrollingBehavior = .continuous }
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
  }

  @Test(arguments: seeds(20)) func rows(seed: UInt64) { run(seed, .rows) }
  @Test(arguments: seeds(20)) func selfSizingRows(seed: UInt64) { run(seed &+ 100, .selfSizingRows) }
  @Test(arguments: seeds(20)) func flow(seed: UInt64) { run(seed &+ 200, .flow) }
  @Test(arguments: seeds(20)) func selfSizingFlow(seed: UInt64) { run(seed &+ 300, .selfSizingFlow) }
  @Test(arguments: seeds(20)) func compositional(seed: UInt64) { run(seed &+ 400, .compositional) }
  @Test(arguments: seeds(20)) func selfSizingList(seed: UInt64) { run(seed &+ 500, .selfSizingList) }
  @Test(arguments: seeds(20)) func orthogonal(seed: UInt64) { run(seed &+ 600, .orthogonal) }
  /// With motion: each step comes while the one before may still be on its way.
  @Test(arguments: seeds(20)) func inMotion(seed: UInt64) {
    let kinds = Kind.allCases
    run(seed &+ 700, kinds[Int(seed) % kinds.count], isMoving: true)
  }
  /// The layout becomes another one now and then.
  @Test(arguments: seeds(20)) func withOtherLayouts(seed: UInt64) {
    run(seed &+ 800, .rows, isMoving: seed % 2 == 0, changesLayouts: true)
  }

  private func run(
    _ seed: UInt64, _ kind: Kind, isMoving: Bool = false, changesLayouts: Bool = false, steps: Int = 40
  ) {
    var random = SeededGenerator(seed: seed)
    let items = RandomItems(kind.layout, [["a", "b", "c"], []])
    var kind = kind
    var names = 0
    var history: [String] = []
    items.settle()
    for step in 0..<steps {
      var action: String
      var batch: RandomBatch?
      let before = Seen(items)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...5:
        let made = RandomBatch(
          items.sections,
          newName: {
            names += 1
            return "r\(names)"
          }, using: &random)
        if isMoving {
          made.perform(on: items, using: &random)
        } else {
          UIView.performWithoutAnimation { made.perform(on: items, using: &random) }
        }
        batch = made
        action = "batch"
      case 6, 7:
        let range = max(0, items.view.contentSize.height - 400)
        items.view.contentOffset.y = CGFloat.random(in: 0...range, using: &random)
        action = "scroll"
      case 8:
        if let path = items.view.indexPathsForVisibleItems.randomElement(using: &random) {
          items.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        action = "select"
      case 9:
        if isMoving {
          moveByHand(items, &random)
        } else {
          UIView.performWithoutAnimation { moveByHand(items, &random) }
        }
        action = "move"
      case 10:
        if changesLayouts, let other = Kind.allCases.randomElement(using: &random) {
          kind = other
          items.view.setCollectionViewLayout(other.layout, animated: isMoving)
          action = "layout \(other)"
        } else {
          items.view.frame.size.width = CGFloat.random(in: 150...220, using: &random).rounded()
          action = "width"
        }
      default:
        items.view.reloadData()
        action = "reload"
      }
      if isMoving {
        DisplayClock.shared.advance(by: [0, 0.05, 0.2, 0.4].randomElement(using: &random)!)
        if step == steps - 1 { DisplayClock.shared.settle(limit: 10) }
      }
      items.settle()
      history.append("\(step) \(action): \(picture(items))")
      var problems = items.problems + items.view.brokenInvariants() + invariants(items, kind, isMoving)
      if let batch { problems += promises(batch, items, before) }
      guard problems.isEmpty else {
        Issue.record(
          "seed \(seed) \(kind)\n\(history.suffix(4).joined(separator: "\n"))\n\(problems.joined(separator: "\n"))")
        return
      }
    }
  }

  private func moveByHand(_ items: RandomItems, _ random: inout SeededGenerator) {
    let view = items.view
    guard let path = view.indexPathsForVisibleItems.randomElement(using: &random),
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let y = view.contentOffset.y + CGFloat.random(in: 0...400, using: &random)
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: CGFloat.random(in: 0...150, using: &random), y: y))
    }
    if Bool.random(using: &random) { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
  }

  /// A line: the items of each section with those on the screen in brackets, then offset and content height.
  private func picture(_ items: RandomItems) -> String {
    let shown = Set(items.view.indexPathsForVisibleItems)
    let sections = items.sections.enumerated().map { number, section in
      section.rows.enumerated().map { place, row in
        shown.contains(IndexPath(item: place, section: number)) ? "[\(row.name)]" : row.name
      }.joined(separator: " ")
    }
    let size = items.view.contentSize.height
    return "\(sections.joined(separator: " | ")) @\(items.view.contentOffset.y) of \(size)"
  }

  /// What was on the screen before a step.
  private struct Seen {
    let cells: [String: UICollectionViewCell]
    let selected: Set<String>

    @MainActor init(_ items: RandomItems) {
      let view = items.view
      var cells: [String: UICollectionViewCell] = [:]
      for (path, cell) in zip(view.indexPathsForVisibleItems, view.visibleCells) { cells[items.row(path).name] = cell }
      self.cells = cells
      selected = Set((view.indexPathsForSelectedItems ?? []).map { items.row($0).name })
    }
  }

  private func invariants(_ items: RandomItems, _ kind: Kind, _ isMoving: Bool) -> [String] {
    let view = items.view
    var problems: [String] = []
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { problems.append(what()) } }
    check(view.numberOfSections == items.sections.count, "\(view.numberOfSections) sections")
    for (number, section) in items.sections.enumerated() {
      check(view.numberOfItems(inSection: number) == section.rows.count, "items of section \(number)")
    }
    let shown = view.indexPathsForVisibleItems
    for (path, cell) in zip(shown, view.visibleCells) {
      let row = items.row(path)
      check((cell as? RandomItems.Cell)?.name == row.name, "the cell of \(row.name) shows another item")
      check(view.indexPath(for: cell) == path, "the cell of \(row.name) has another index path")
      guard let rect = view.layoutAttributesForItem(at: path)?.frame else {
        problems.append("\(row.name) is shown and not laid out")
        continue
      }
      let frame = cell.superview === view ? cell.frame : cell.superview!.convert(cell.frame, to: view)
      let isInRow = cell.superview !== view
      check(
        isInRow || abs(frame.minX - rect.minX) < 1e-6 && abs(frame.minY - rect.minY) < 1e-6 && frame.size == rect.size,
        "the cell of \(row.name) is at \(frame), not \(rect)")
      if kind == .selfSizingList || kind == .selfSizingRows || kind == .selfSizingFlow {
        check(abs(rect.height - row.height) < 0.51, "\(row.name) is \(rect.height) tall, not \(row.height)")
      }
    }
    if kind != .orthogonal {
      let inside = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
      let wanted = Set(inside.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
      check(Set(shown) == wanted, "shown are \(shown), in the bounds \(wanted.sorted())")
    }
    let size = view.contentSize
    check(
      view.contentOffset.y >= 0 && view.contentOffset.y <= max(0, size.height - view.bounds.height) + 0.5,
      "the offset \(view.contentOffset.y) is outside of \(size.height)")
    check(view.elements.phase == .resting, "the phase is \(view.elements.phase)")
    if !isMoving {
      check(view.elements.departures.isEmpty, "something still leaves")
      check(items.displayedCount == shown.count, "\(items.displayedCount) cells are displayed for \(shown.count)")
    }
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      let isSelected = view.indexPathsForSelectedItems?.contains(path) == true
      check(cell.isSelected == isSelected, "the cell of \(items.row(path).name) is \(isSelected ? "not " : "")selected")
    }
    return problems
  }

  /// What a batch promises: items that stay keep their cells and their selection.
  private func promises(_ batch: RandomBatch, _ items: RandomItems, _ before: Seen) -> [String] {
    var problems: [String] = []
    let after = Seen(items)
    for (name, cell) in after.cells where batch.kept.contains(name) {
      if let old = before.cells[name], old !== cell { problems.append("\(name) has another cell") }
    }
    let selected = before.selected.intersection(batch.kept)
    if after.selected != selected {
      problems.append("selected are \(after.selected.sorted()), not \(selected.sorted())")
    }
    return problems
  }
}
