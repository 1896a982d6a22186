import Foundation
import SeededRandom

@testable import UIKit

/// A random batch of updates: the sections as they are afterwards, and the calls that lead there.
///
/// Made from the result: every row and section gets a fate, the result is laid out by it, and the indices of the calls are looked
/// up in both lists. So the model knows nothing of how indices shift.
struct RandomBatch {
  typealias Row = NamedList.Row
  typealias Section = NamedList.Section

  var after: [Section] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  /// Names of rows and sections that stay and are not moved, neither they nor their section.
  var unmoved: Set<String> = []
  /// Names of rows that keep their cells.
  var kept: Set<String> = []

  private enum Fate { case stay, leave, reload, move, reconfigure }

  private struct Tagged {
    var section: Section
    var fate: Fate
    var before: Int?
    var rows: [(row: Row, before: IndexPath?, fate: Fate)] = []
  }

  init(_ before: [Section], newName: () -> String, using random: inout SeededGenerator) {
    let touchesSections = Int.random(in: 0..<3, using: &random) == 0
    var result: [Tagged] = []
    var movedSections: [Tagged] = []
    var loose: [(row: Row, before: IndexPath)] = []
    for (number, section) in before.enumerated() {
      let fate: Fate = touchesSections ? Self.sectionFate(&random) : .stay
      if fate == .leave { deletedSections.insert(number) }
      if fate == .reload { reloadedSections.insert(number) }
      var tagged = Tagged(section: section, fate: fate, before: number)
      for (place, row) in section.rows.enumerated() where fate == .stay || fate == .move {
        let path = IndexPath.at(number, place)
        switch Self.rowFate(&random) {
        case .leave: deletedRows.append(path)
        case .move: loose.append((row, path))
        case .reload:
          reloadedRows.append(path)
          tagged.rows.append((Self.changed(row, &random), path, .reload))
        case .reconfigure:
          reconfiguredRows.append(path)
          tagged.rows.append((Self.changed(row, &random), path, .reconfigure))
        case .stay: tagged.rows.append((row, path, .stay))
        }
      }
      switch fate {
      case .move: movedSections.append(tagged)
      case .leave: break
      case .reload:
        let count = Int.random(in: 0..<6, using: &random)
        tagged.rows = (0..<count).map { _ in (Self.newRow(newName(), &random), nil, .leave) }
        result.append(tagged)
      default: result.append(tagged)
      }
    }
    for tagged in movedSections { result.insert(tagged, at: Int.random(in: 0...result.count, using: &random)) }
    if touchesSections {
      for _ in 0..<Int.random(in: 0..<3, using: &random) {
        let section = Section(name: newName(), rows: [])
        var tagged = Tagged(section: section, fate: .leave, before: nil)
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
          tagged.rows.append((Self.newRow(newName(), &random), nil, .leave))
        }
        result.insert(tagged, at: Int.random(in: 0...result.count, using: &random))
      }
    }
    Self.spread(loose, newName, over: &result, using: &random)
    // Rows that found no section have left.
    let placed = Set(result.flatMap { $0.rows.compactMap(\.before) })
    deletedRows += loose.map(\.before).filter { !placed.contains($0) }
    lookUp(result)
  }

  /// Moved rows go anywhere, and new ones come between the others.
  private static func spread(
    _ loose: [(row: Row, before: IndexPath)], _ newName: () -> String, over result: inout [Tagged],
    using random: inout SeededGenerator
  ) {
    let open = result.indices.filter { result[$0].fate != .reload }
    for moved in loose {
      guard let section = open.randomElement(using: &random) else { return }
      let place = Int.random(in: 0...result[section].rows.count, using: &random)
      result[section].rows.insert((moved.row, moved.before, .move), at: place)
    }
    for section in open where result[section].before != nil {
      for _ in 0..<max(0, Int.random(in: -2..<4, using: &random)) {
        let place = Int.random(in: 0...result[section].rows.count, using: &random)
        result[section].rows.insert((newRow(newName(), &random), nil, .stay), at: place)
      }
    }
  }

  private mutating func lookUp(_ result: [Tagged]) {
    for (number, tagged) in result.enumerated() {
      var section = tagged.section
      section.rows = tagged.rows.map(\.row)
      after.append(section)
      switch (tagged.fate, tagged.before) {
      case (_, nil): insertedSections.insert(number)
      case (.move, let before?): movedSections.append((before, number))
      case (.stay, _?): unmoved.insert(section.name)
      default: break
      }
      let isNew = tagged.before == nil || tagged.fate == .reload
      for (place, entry) in tagged.rows.enumerated() {
        let path = IndexPath.at(number, place)
        switch (entry.fate, entry.before) {
        case (.move, let before?):
          movedRows.append((before, path))
          kept.insert(entry.row.name)
        case (_, nil): if !isNew { insertedRows.append(path) }
        case (.stay, _?), (.reconfigure, _?):
          kept.insert(entry.row.name)
          if tagged.fate == .stay { unmoved.insert(entry.row.name) }
        case (.reload, _?): if tagged.fate == .stay { unmoved.insert(entry.row.name) }
        default: break
        }
      }
    }
  }

  private static func sectionFate(_ random: inout SeededGenerator) -> Fate {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .leave
    case 1: .reload
    case 2: .move
    default: .stay
    }
  }

  private static func rowFate(_ random: inout SeededGenerator) -> Fate {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: .leave
    case 2: .reload
    case 3: .reconfigure
    case 4: .move
    default: .stay
    }
  }

  private static func changed(_ row: Row, _ random: inout SeededGenerator) -> Row {
    Row(name: row.name, height: CGFloat(Int.random(in: 20...90, using: &random)))
  }

  static func newRow(_ name: String, _ random: inout SeededGenerator) -> Row {
    Row(name: name, height: CGFloat(Int.random(in: 20...90, using: &random)))
  }

  /// Makes the calls, in an order that is shuffled too, with animations of every kind.
  @MainActor func perform(on list: NamedList, using random: inout SeededGenerator) {
    let table = list.table
    let kinds: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
    let kind = (0..<6).map { _ in kinds.randomElement(using: &random)! }
    var calls: [@MainActor () -> Void] = [
      { table.insertSections(self.insertedSections, with: kind[0]) },
      { table.deleteSections(self.deletedSections, with: kind[1]) },
      { table.reloadSections(self.reloadedSections, with: kind[2]) },
      { table.insertRows(at: self.insertedRows, with: kind[3]) },
      { table.deleteRows(at: self.deletedRows, with: kind[4]) },
      { table.reloadRows(at: self.reloadedRows, with: kind[5]) },
      { table.reconfigureRows(at: self.reconfiguredRows) },
    ]
    for move in movedSections { calls.append { table.moveSection(move.from, toSection: move.to) } }
    for move in movedRows { calls.append { table.moveRow(at: move.from, to: move.to) } }
    calls.shuffle(using: &random)
    table.performBatchUpdates {
      list.sections = after
      for call in calls { call() }
    }
  }
}
