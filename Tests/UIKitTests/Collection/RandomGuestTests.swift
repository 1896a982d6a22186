import ListGeometry
import SeededRandom
import Testing

@testable import UIKit

/// Placeholders and gaps come, go, move and are exchanged among random batches; after each step every item of the data is found under its own
/// index path, and the guests are between them.
@MainActor @Suite("Random updates beside placeholders", .serialized)
struct RandomGuestTests {
  typealias Kind = RandomCollectionTests.Kind

  @Test(arguments: seeds(15)) func rows(seed: UInt64) { run(seed, .rows) }
  @Test(arguments: seeds(15)) func flow(seed: UInt64) { run(seed &+ 100, .flow) }
  @Test(arguments: seeds(15)) func compositional(seed: UInt64) { run(seed &+ 200, .compositional) }
  @Test(arguments: seeds(15)) func selfSizingList(seed: UInt64) { run(seed &+ 300, .selfSizingList, isMoving: true) }

  private func run(_ seed: UInt64, _ kind: Kind, isMoving: Bool = false) {
    var random = SeededGenerator(seed: seed)
    let items = RandomItems(kind.layout, [["a", "b", "c"], ["d", "e"]])
    let view = items.view
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
    var names = 0
    var history: [String] = []
    items.settle()
    for step in 0..<30 {
      var action = "scroll"
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        guard let section = items.sections.indices.randomElement(using: &random) else { break }
        let row = Int.random(in: 0...items.sections[section].rows.count, using: &random)
        let placeholder = UICollectionViewPlaceholder(
          insertionIndexPath: IndexPath(item: row, section: section), reuseIdentifier: "waiting")
        let isGap = Bool.random(using: &random)
        _ = view.addGuest(before: RowIndex(section: section, row: row), isGap ? nil : placeholder)
        action = "guest before \(row) of \(section)"
      case 2:
        guard let guest = view.guests.all.randomElement(using: &random) else { break }
        let place = view.guests.dataPlace(of: guest)
        let isDone = view.commit(guest) {
          names += 1
          let row = NamedList.Row(name: "n\(names)")
          items.sections[$0.section].rows.insert(row, at: $0.item)
        }
        action = "commit \(place) \(isDone)"
      case 3:
        guard let guest = view.guests.all.randomElement(using: &random) else { break }
        action = "remove \(guest.index) \(view.remove(guest))"
      case 4:
        guard let guest = view.guests.all.randomElement(using: &random),
          let section = items.sections.indices.randomElement(using: &random)
        else { break }
        let row = Int.random(in: 0...items.sections[section].rows.count, using: &random)
        view.move(guest, to: view.guests.newIndex(before: RowIndex(section: section, row: row), without: guest))
        action = "move to \(row) of \(section)"
      case 5, 6:
        let batch = RandomBatch(
          items.sections,
          newName: {
            names += 1
            return "r\(names)"
          }, using: &random)
        batch.perform(on: items, using: &random)
        action = "batch"
      default:
        let range = max(0, view.contentSize.height - 400)
        view.contentOffset.y = CGFloat.random(in: 0...range, using: &random)
      }
      if isMoving { DisplayClock.shared.advance(by: [0, 0.05, 0.4].randomElement(using: &random)!) }
      items.settle()
      history.append("\(step) \(action)")
      let problems = items.view.brokenInvariants() + problems(items)
      guard problems.isEmpty else {
        Issue.record(
          "seed \(seed) \(kind)\n\(history.suffix(5).joined(separator: "\n"))\n\(problems.joined(separator: "\n"))")
        return
      }
    }
  }

  private func problems(_ items: RandomItems) -> [String] {
    let view = items.view
    var problems: [String] = []
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { problems.append(what()) } }
    for (number, section) in items.sections.enumerated() {
      let count = view.guests.count(inSection: number)
      check(view.numberOfItems(inSection: number) == section.rows.count, "items of section \(number)")
      view.performUsingPresentationValues {
        check(view.numberOfItems(inSection: number) == section.rows.count + count, "shown items of section \(number)")
      }
      var last = -1
      for (place, row) in section.rows.enumerated() {
        let path = IndexPath(item: place, section: number)
        guard let shown = view.presentationIndexPath(forDataSourceIndexPath: path) else {
          problems.append("\(row.name) is shown nowhere")
          continue
        }
        check(shown.item > last, "\(row.name) is shown before the item before it")
        last = shown.item
        check(view.dataSourceIndexPath(forPresentationIndexPath: shown) == path, "\(row.name) is not where it is shown")
        guard let cell = view.cellForItem(at: path) else { continue }
        check((cell as? RandomItems.Cell)?.name == row.name, "the cell of \(row.name) shows another item")
        check(view.indexPath(for: cell) == path, "the cell of \(row.name) has another index path")
      }
    }
    for guest in view.guests.all {
      let path = IndexPath(guest.index)
      check(view.dataSourceIndexPath(forPresentationIndexPath: path) == nil, "the guest at \(guest.index) is an item")
    }
    return problems
  }
}
