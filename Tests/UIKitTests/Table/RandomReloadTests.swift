import SeededRandom
import Testing

@testable import UIKit

/// Random sequences of everything that changes a table's or a collection's contents, with what has to hold checked after each step.
///
/// The counts are far apart from step to step, so that whoever holds on to an index of before is found out.
@MainActor @Suite("Random reloads", .serialized)
struct RandomReloadTests {
  @Test(arguments: seeds(60)) func tables(seed: UInt64) {
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
    let list = NamedList([["a", "b"], ["c"]], style: style, isSelfSizing: seed % 2 == 0)
    list.headers = seed % 4 < 2
    list.indexTitles = seed % 5 == 0 ? ["A", "B", "C"] : nil
    list.indexSection = { min($1, 1) }
    list.table.allowsMultipleSelection = true
    list.table.separatorStyle = .singleLine
    var random = SeededGenerator(seed: seed &+ 9000)
    var names = 0
    var history: [String] = []
    for step in 0..<60 {
      let action = TableStep.take(list, &random, &names)
      history.append("\(step) \(action)")
      let problems = settle(list, &random)
      guard problems.isEmpty else {
        Issue.record("seed \(seed)\n\(history.suffix(6).joined(separator: "\n"))\n\(problems.joined(separator: "\n"))")
        return
      }
    }
    list.finishMotion()
    #expect(list.table.brokenInvariants().isEmpty)
    #expect(list.table.elements.departures.isEmpty)
  }

  private func settle(_ list: NamedList, _ random: inout SeededGenerator) -> [String] {
    // Several changes may come between two layouts.
    if Int.random(in: 0..<3, using: &random) == 0 { return list.table.brokenInvariants() }
    DisplayClock.shared.advance(by: [0, 0.02, 0.1, 0.4].randomElement(using: &random)!)
    list.settle()
    list.table.geometry.checkInvariants()
    var problems = list.table.brokenInvariants()
    let shown = list.table.indexPathsForVisibleRows ?? []
    let names = shown.map { list.sections[$0.section].rows[$0.row].name }
    if names != list.shownNames { problems.append("the cells show \(list.shownNames), the rows are \(names)") }
    if !DisplayClock.shared.isInMotion {
      let last = max(0, list.table.contentSize.height - list.table.bounds.height)
      let offset = list.table.contentOffset.y
      if !(-0.5...last + 0.5).contains(offset) { problems.append("offset \(offset) of at most \(last)") }
    }
    for cell in list.table.visibleCells {
      let path = list.table.indexPath(for: cell)
      let isSelected = list.table.indexPathsForSelectedRows?.contains { $0 == path } ?? false
      if isSelected != cell.isSelected { problems.append("selection of \(cell)") }
    }
    return problems
  }

  @Test(arguments: seeds(40)) func collections(seed: UInt64) {
    let tiles = Tiles([5, 3])
    if seed % 2 == 0 {
      tiles.layout.estimatedItemSize = CGSize(width: 50, height: 50)
      tiles.changesWhatItIsGiven = true
    }
    if seed % 3 == 0 { tiles.layout.headerReferenceSize = CGSize(width: 200, height: 30) }
    if seed % 4 == 0 { tiles.layout.scrollDirection = .horizontal }
    if seed % 5 == 0 { tiles.collection.semanticContentAttribute = .forceRightToLeft }
    tiles.layout.sectionHeadersPinToVisibleBounds = seed % 6 == 0
    tiles.collection.allowsMultipleSelection = seed % 2 == 1
    var random = SeededGenerator(seed: seed &+ 5000)
    var history: [String] = []
    for step in 0..<80 {
      history.append("\(step) \(CollectionStep.take(tiles, &random))")
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      DisplayClock.shared.advance(by: [0, 0.02, 0.1, 0.4].randomElement(using: &random)!)
      tiles.settle()
      var problems = tiles.collection.brokenInvariants()
      let bounds = tiles.collection.bounds
      let inside = (tiles.collection.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
        $0.representedElementKind == nil
      }
      if Set(inside.map(\.indexPath)) != Set(tiles.collection.indexPathsForVisibleItems) {
        problems.append("shown are \(tiles.visible)")
      }
      let isMoving = DisplayClock.shared.isInMotion
      let clamped = isMoving ? bounds.origin : tiles.collection.clampedContentOffset(bounds.origin)
      if abs(clamped.x - bounds.minX) > 0.5 || abs(clamped.y - bounds.minY) > 0.5 {
        problems.append("offset \(bounds.origin), nearest place \(clamped)")
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed)\n\(history.suffix(6).joined(separator: "\n"))\n\(problems.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// One random thing that happens to a table.
@MainActor private enum TableStep {
  static func take(_ list: NamedList, _ random: inout SeededGenerator, _ names: inout Int) -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return reload(list, &random, &names)
    case 2, 3, 4: return update(list, &random, &names)
    case 5: return dataSource(list, &random, &names)
    case 6, 7: return scroll(list, &random)
    case 8: return finger(list, &random)
    case 9: return select(list, &random)
    case 10:
      list.table.setEditing(!list.table.isEditing, animated: Bool.random(using: &random))
      return "edit"
    case 11:
      list.table.rowHeight = [UITableView.automaticDimension, 50, 30].randomElement(using: &random)!
      return "height"
    case 12:
      let row = list.table.shownRows.randomElement(using: &random)
      if let row { list.table.showDeleteConfirmation(for: row.index, animated: Bool.random(using: &random)) }
      return "swipe"
    default:
      let width: CGFloat = [300, 340].randomElement(using: &random)!
      list.resize(to: CGSize(width: width, height: 400))
      return "resize"
    }
  }

  private static func newSections(_ random: inout SeededGenerator, _ names: inout Int) -> [NamedList.Section] {
    (0..<Int.random(in: 0...4, using: &random)).map { number in
      let count = [0, 1, 3, 12, 60].randomElement(using: &random)!
      let rows = (0..<count).map { _ -> NamedList.Row in
        names += 1
        return NamedList.Row(name: "r\(names)", height: CGFloat(Int.random(in: 20...120, using: &random)))
      }
      return NamedList.Section(name: "s\(names).\(number)", rows: rows)
    }
  }

  private static func reload(_ list: NamedList, _ random: inout SeededGenerator, _ names: inout Int) -> String {
    list.sections = newSections(&random, &names)
    list.table.reloadData()
    return "reload \(list.sections.map(\.rows.count))"
  }

  private static func update(_ list: NamedList, _ random: inout SeededGenerator, _ names: inout Int) -> String {
    // Names of a batch's own, as a closure cannot count in the caller's number.
    var made = names
    let batch = RandomBatch(
      list.sections,
      newName: {
        made += 1
        return "r\(made)"
      }, using: &random)
    names = made
    let isAnimated = Bool.random(using: &random)
    if isAnimated {
      batch.perform(on: list, using: &random)
    } else {
      UIView.performWithoutAnimation { batch.perform(on: list, using: &random) }
    }
    return "update \(isAnimated) \(list.sections.map(\.rows.count))"
  }

  /// The data changes without a word, and another data source is set; or none for a moment.
  private static func dataSource(_ list: NamedList, _ random: inout SeededGenerator, _ names: inout Int) -> String {
    list.table.dataSource = nil
    if Bool.random(using: &random) { _ = list.table.numberOfSections }
    list.sections = newSections(&random, &names)
    list.table.dataSource = list
    return "data source \(list.sections.map(\.rows.count))"
  }

  private static func randomRow(_ list: NamedList, _ random: inout SeededGenerator) -> IndexPath? {
    let sections = list.sections.indices.filter { !list.sections[$0].rows.isEmpty }
    guard let section = sections.randomElement(using: &random) else { return nil }
    return .at(section, Int.random(in: 0..<list.sections[section].rows.count, using: &random))
  }

  private static func scroll(_ list: NamedList, _ random: inout SeededGenerator) -> String {
    let isAnimated = Bool.random(using: &random)
    if Bool.random(using: &random), let path = randomRow(list, &random) {
      let position: UITableView.ScrollPosition = [.none, .top, .middle, .bottom].randomElement(using: &random)!
      list.table.scrollToRow(at: path, at: position, animated: isAnimated)
      return "scroll to \(path) \(isAnimated)"
    }
    let range = max(0, list.table.contentSize.height - 400)
    let y = CGFloat.random(in: 0...range, using: &random)
    list.table.setContentOffset(CGPoint(x: 0, y: y), animated: isAnimated)
    return "scroll to \(y) \(isAnimated)"
  }

  /// A finger throws the content, or comes down and is lifted after something else has happened.
  private static func finger(_ list: NamedList, _ random: inout SeededGenerator) -> String {
    let finger = TouchDriver(window: list.window)
    finger.down(at: CGPoint(x: 100, y: 200))
    if Bool.random(using: &random) {
      DisplayClock.shared.advance(by: 0.2)
      list.table.reloadData()
      finger.up()
      return "touch"
    }
    let step: CGFloat = Bool.random(using: &random) ? 30 : -30
    for count in 1...4 {
      DisplayClock.shared.advance(by: 0.01)
      finger.move(to: CGPoint(x: 100, y: 200 + step * CGFloat(count)))
    }
    finger.up()
    return "throw \(step)"
  }

  private static func select(_ list: NamedList, _ random: inout SeededGenerator) -> String {
    let isAnimated = Bool.random(using: &random)
    if Bool.random(using: &random), let path = list.table.indexPathsForSelectedRows?.randomElement(using: &random) {
      list.table.deselectRow(at: path, animated: isAnimated)
      return "deselect \(path)"
    }
    guard let path = randomRow(list, &random) else { return "select nothing" }
    let position: UITableView.ScrollPosition = [.none, .top].randomElement(using: &random)!
    list.table.selectRow(at: path, animated: isAnimated, scrollPosition: position)
    return "select \(path)"
  }
}

/// One random thing that happens to a collection.
@MainActor private enum CollectionStep {
  static func take(_ tiles: Tiles, _ random: inout SeededGenerator) -> String {
    let collection = tiles.collection
    let isAnimated = Bool.random(using: &random)
    func randomItem() -> IndexPath? {
      let sections = tiles.counts.indices.filter { tiles.counts[$0] > 0 }
      guard let section = sections.randomElement(using: &random) else { return nil }
      return IndexPath(item: Int.random(in: 0..<tiles.counts[section], using: &random), section: section)
    }
    func newCounts() -> [Int] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in [0, 1, 5, 40, 200].randomElement(using: &random)! }
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      tiles.counts = newCounts()
      collection.reloadData()
      return "reload \(tiles.counts)"
    case 2:
      collection.dataSource = nil
      if isAnimated { tiles.settle() }
      tiles.counts = newCounts()
      collection.dataSource = tiles
      return "data source \(tiles.counts)"
    case 3, 4:
      guard let path = randomItem() else { return "scroll nowhere" }
      let position: UICollectionView.ScrollPosition =
        tiles.layout.scrollDirection == .vertical ? .centeredVertically : .centeredHorizontally
      collection.scrollToItem(at: path, at: position, animated: isAnimated)
      return "scroll to \(path) \(isAnimated)"
    case 5:
      guard let path = randomItem() else { return "select nothing" }
      collection.selectItem(at: path, animated: isAnimated, scrollPosition: [])
      return "select \(path)"
    case 6:
      if let path = collection.indexPathsForSelectedItems?.randomElement(using: &random) {
        collection.deselectItem(at: path, animated: isAnimated)
      }
      return "deselect"
    case 7:
      tiles.window.tap(at: CGPoint(x: 60, y: 80))
      return "tap"
    default:
      tiles.layout.itemSize = CGSize(width: [30, 50, 90].randomElement(using: &random)!, height: 50)
      return "size"
    }
  }
}
