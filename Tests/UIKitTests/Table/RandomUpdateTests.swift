import ListGeometry
import SeededRandom
import Testing

@testable import UIKit

/// Thousands of random batches, scrolls and reloads against the names of the rows, with a walk over everything that has to hold
/// after each; what fails prints the steps before it, a line each.
@MainActor @Suite("Random updates of tables")
struct RandomUpdateTests {
  @Test(arguments: seeds(30)) func byDelegateHeights(seed: UInt64) {
    run(seed: seed, steps: 60, NamedList([["a", "b", "c"], []], isSelfSizing: false))
  }

  @Test(arguments: seeds(30)) func bySelfSizing(seed: UInt64) {
    run(seed: seed &+ 100, steps: 40, NamedList([["a", "b", "c"], []], isSelfSizing: true))
  }

  @Test(arguments: seeds(20)) func groupedWithHeaders(seed: UInt64) {
    let list = NamedList([["a", "b", "c"], []], style: .insetGrouped, isSelfSizing: false)
    list.headers = true
    run(seed: seed &+ 200, steps: 40, list)
  }

  @Test(arguments: seeds(20)) func plainWithHeaders(seed: UInt64) {
    let list = NamedList([["a", "b", "c"], []], isSelfSizing: true)
    list.headers = true
    run(seed: seed &+ 300, steps: 40, list)
  }

  /// With motion: each step comes while the one before may still be on its way.
  @Test(arguments: seeds(30)) func inMotion(seed: UInt64) {
    let list = NamedList([["a", "b", "c"], []], isSelfSizing: seed % 2 == 0)
    list.headers = seed % 3 == 0
    run(seed: seed &+ 400, steps: 40, list, isMoving: true)
  }

  /// Editing mode begins and ends meanwhile.
  @Test(arguments: seeds(30)) func whileEditing(seed: UInt64) {
    let list = NamedList([["a", "b", "c"], []], isSelfSizing: seed % 2 == 0)
    list.table.allowsMultipleSelectionDuringEditing = true
    run(seed: seed &+ 500, steps: 40, list, isMoving: seed % 3 == 0, edits: true)
  }

  private func run(seed: UInt64, steps: Int, _ list: NamedList, isMoving: Bool = false, edits: Bool = false) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    var history: [String] = []
    list.table.allowsMultipleSelection = true
    list.settle()
    for step in 0..<steps {
      let before = Seen(list)
      list.log = []
      var batch: RandomBatch?
      let action: String
      switch edits && step % 5 == 2 ? 10 : Int.random(in: 0..<10, using: &random) {
      case 10:
        list.table.setEditing(!list.table.isEditing, animated: isMoving)
        action = "edit"
      case 0...5:
        let made = RandomBatch(
          list.sections,
          newName: {
            names += 1; return "r\(names)"
          }, using: &random)
        if isMoving {
          made.perform(on: list, using: &random)
        } else {
          UIView.performWithoutAnimation { made.perform(on: list, using: &random) }
        }
        batch = made
        action = "batch"
      case 6, 7:
        let range = max(0, list.table.contentSize.height - 400)
        list.table.contentOffset.y = CGFloat.random(in: 0...range, using: &random)
        action = "scroll"
      case 8:
        if let path = list.table.indexPathsForVisibleRows?.randomElement(using: &random) {
          list.table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        action = "select"
      default:
        list.table.reloadData()
        action = "reload"
      }
      let asked = list.log
      if isMoving {
        DisplayClock.shared.advance(by: [0, 0.05, 0.2, 0.4].randomElement(using: &random)!)
        if step == steps - 1 { list.finishMotion() }
      }
      list.settle()
      history.append("\(step) \(action): \(picture(list))")
      var problems = invariants(list)
      if let batch { problems += promises(batch, list, before, asked) }
      if action == "reload", before.offset > 0, abs(before.offset - list.table.contentOffset.y) > 0.01 {
        problems.append("the reload moved the offset from \(before.offset) to \(list.table.contentOffset.y)")
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed)\n\(history.suffix(4).joined(separator: "\n"))\n\(problems.joined(separator: "\n"))")
        return
      }
    }
  }

  /// A line: the rows of each section with those on the screen in brackets, then offset and content height.
  private func picture(_ list: NamedList) -> String {
    let shown = Set(list.table.indexPathsForVisibleRows ?? [])
    let sections = list.sections.enumerated().map { number, section in
      section.rows.enumerated().map { place, row in
        shown.contains(.at(number, place)) ? "[\(row.name)]" : row.name
      }.joined(separator: " ")
    }
    return "\(sections.joined(separator: " | ")) @\(list.table.contentOffset.y) of \(list.table.contentSize.height)"
  }

  /// What was on the screen before a step.
  private struct Seen {
    let offset: CGFloat
    let cells: [String: UITableViewCell]
    let places: [(name: String, y: CGFloat)]
    let selected: Set<String>

    @MainActor init(_ list: NamedList) {
      let table = list.table
      offset = table.contentOffset.y
      let shown = table.indexPathsForVisibleRows ?? []
      let names = shown.map { list.sections[$0.section].rows[$0.row].name }
      cells = Dictionary(uniqueKeysWithValues: zip(names, table.visibleCells))
      places = zip(names, table.visibleCells).map { ($0, $1.frame.minY - table.contentOffset.y) }
      selected = Set((table.indexPathsForSelectedRows ?? []).map { list.sections[$0.section].rows[$0.row].name })
    }
  }

  // MARK: What holds always

  private func invariants(_ list: NamedList) -> [String] {
    let table = list.table
    table.geometry.checkInvariants()
    var problems: [String] = []
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { problems.append(what()) } }
    check(table.numberOfSections == list.sections.count, "\(table.numberOfSections) sections")
    for (number, section) in list.sections.enumerated() {
      check(table.numberOfRows(inSection: number) == section.rows.count, "rows of section \(number)")
    }
    let shown = table.indexPathsForVisibleRows ?? []
    let names = shown.map { list.sections[$0.section].rows[$0.row].name }
    check(names == list.shownNames, "the cells show \(list.shownNames), the rows are \(names)")
    let inside = (table.indexPathsForRows(in: table.bounds) ?? [])
    check(shown == inside, "shown are \(shown), in the bounds \(inside)")
    for (path, cell) in zip(shown, table.visibleCells) {
      let row = list.sections[path.section].rows[path.row]
      // A frame goes through the layer's position, which costs the last bit.
      let rect = table.rectForRow(at: path)
      check(
        abs(cell.frame.minY - rect.minY) < 1e-9 && cell.frame.size == rect.size,
        "the cell of \(row.name) is at \(cell.frame), not \(rect)")
      check(cell.frame.height == row.height, "\(row.name) is \(cell.frame.height) tall, not \(row.height)")
      check(cell.isEditing == table.isEditing, "editing of \(row.name)")
      check(cell.isSelected == (table.indexPathsForSelectedRows ?? []).contains(path), "selection of \(row.name)")
    }
    let leaving = table.elements.departures.flatMap { $0.leaving.compactMap { $0.view as? UITableViewCell } }
    let cells = table.subviews.filter { view in view is UITableViewCell && !leaving.contains { $0 === view } }
    check(cells.elementsEqual(table.visibleCells.reversed(), by: ===), "cells lie \(cells.count) deep in disorder")
    check(
      Set(leaving.map { ObjectIdentifier($0) }).isDisjoint(with: table.visibleCells.map { ObjectIdentifier($0) }),
      "a cell is shown and leaves")
    for cell in table.visibleCells { check(cell.alpha == 1 && cell.transform == .identity, "\(cell) is not itself") }
    let leavingTitles = table.elements.departures.flatMap(\.leaving).count { $0.element.supplementSection != nil }
    let titles = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.count - leavingTitles
    check(titles == table.shownHeaders.count + table.shownFooters.count, "\(titles) headers and footers")
    if list.headers {
      for shown in table.shownHeaders {
        let title = (shown.view as? UITableViewHeaderFooterView)?.title
        check(title == list.sections[shown.section].name, "section \(shown.section) has the header \(title ?? "-")")
      }
    }
    let last = max(0, table.contentSize.height - table.bounds.height)
    check((-0.001...last + 0.001).contains(table.contentOffset.y), "offset \(table.contentOffset.y) of at most \(last)")
    return problems
  }

  // MARK: What a batch promises

  private func promises(_ batch: RandomBatch, _ list: NamedList, _ before: Seen, _ asked: [String]) -> [String] {
    var problems: [String] = []
    let now = Seen(list)
    for (name, cell) in now.cells where batch.kept.contains(name) {
      if let old = before.cells[name], old !== cell { problems.append("\(name) got another cell") }
    }
    let reconfigured = Set(batch.reconfiguredRows.count == 0 ? [] : list.sections.flatMap { $0.rows.map(\.name) })
    for name in before.cells.keys where batch.kept.contains(name) && !reconfigured.contains(name) {
      if asked.contains("cell \(name)") { problems.append("\(name) was asked for again") }
    }
    for section in list.sections.indices where asked.filter({ $0 == "rows \(section)" }).count != 1 {
      problems.append("the count of section \(section) was not asked once")
    }
    if now.selected != before.selected.intersection(batch.kept) {
      problems.append("selected are \(now.selected), were \(before.selected)")
    }
    if let moved = readersRow(batch, list, before, now) { problems.append(moved) }
    return problems
  }

  /// The first row that was on the screen and stays is where it was, unless an edge of the content is in the way.
  private func readersRow(_ batch: RandomBatch, _ list: NamedList, _ before: Seen, _ now: Seen) -> String? {
    let table = list.table
    let last = max(0, table.contentSize.height - table.bounds.height)
    guard before.offset > 0, now.offset > 0, now.offset < last, !list.headers else { return nil }
    guard let row = before.places.first(where: { batch.unmoved.contains($0.name) }) else { return nil }
    guard let path = list.path(of: row.name) else { return "\(row.name) is gone" }
    let place = table.rectForRow(at: path).minY - now.offset
    // A row that has become shorter than its part above the screen ends where the screen begins.
    let expected = max(row.y, -table.rectForRow(at: path).height)
    return abs(place - expected) < 0.01 ? nil : "\(row.name) went from \(row.y) to \(place)"
  }
}
