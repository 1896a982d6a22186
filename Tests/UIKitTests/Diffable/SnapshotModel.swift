import SeededRandom
import Testing
import UIKit

/// The slow, obvious snapshot: an array of sections with arrays of items.
struct SnapshotModel {
  var sections: [(name: String, items: [Int])] = []
  var reloadedItems: [Int] = []
  var reconfiguredItems: [Int] = []
  var reloadedSections: [String] = []

  func place(of item: Int) -> (section: Int, row: Int)? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.items.firstIndex(of: item) { return (section, row) }
    }
    return nil
  }

  mutating func delete(_ item: Int) {
    for section in sections.indices { sections[section].items.removeAll { $0 == item } }
  }

  mutating func forgetMarks() {
    reloadedItems = reloadedItems.filter { place(of: $0) != nil }
    reconfiguredItems = reconfiguredItems.filter { place(of: $0) != nil }
    reloadedSections = reloadedSections.filter { name in sections.contains { $0.name == name } }
  }

  /// Items that are there already are moved; a place next to one of them is where it was.
  mutating func insert(_ items: [Int], section: String, row: Int) {
    guard let section = sections.firstIndex(where: { $0.name == section }) else { return }
    let rest = sections[section].items[row...].filter { !items.contains($0) }
    let head = sections[section].items[..<row].filter { !items.contains($0) }
    for item in items { delete(item) }
    sections[section].items = head + items + rest
  }

  func compare(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) {
    #expect(snapshot.sectionIdentifiers == sections.map(\.name))
    #expect(snapshot.itemIdentifiers == sections.flatMap(\.items))
    #expect(snapshot.numberOfSections == sections.count)
    #expect(snapshot.numberOfItems == sections.reduce(0) { $0 + $1.items.count })
    #expect(snapshot.reloadedItemIdentifiers == reloadedItems)
    #expect(snapshot.reconfiguredItemIdentifiers == reconfiguredItems)
    #expect(snapshot.reloadedSectionIdentifiers == reloadedSections)
    var index = 0
    for (number, section) in sections.enumerated() {
      #expect(snapshot.indexOfSection(section.name) == number)
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
      #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
      for item in section.items {
        #expect(snapshot.indexOfItem(item) == index)
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.name)
        index += 1
      }
    }
  }
}

/// Random changes to a snapshot and its model at once.
struct SnapshotChanges {
  static let itemNames = 0..<50
  static let sectionNames = ["a", "b", "c", "d", "e", "f", "g"]

  var random: SeededGenerator
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  var model = SnapshotModel()

  init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

  private mutating func someItems() -> [Int] {
    var items: [Int] = []
    for _ in 0..<random.below(6) {
      let item = random.below(Self.itemNames.count)
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  private mutating func presentItem() -> Int? {
    let items = model.sections.flatMap(\.items)
    return items.isEmpty ? nil : items[random.below(items.count)]
  }

  private mutating func presentSection() -> String? {
    model.sections.isEmpty ? nil : model.sections[random.below(model.sections.count)].name
  }

  /// One random change; its name is for messages.
  mutating func step() -> String {
    switch random.below(18) {
    case 0, 1, 2: return appendItems()
    case 3, 4: return insertItems()
    case 5: return deleteItems()
    case 6, 7: return moveItem()
    case 8, 9: return insertSections()
    case 10: return deleteSections()
    case 11, 12: return moveSection()
    case 13, 14: return mark()
    case 15:
      guard random.below(12) == 0 else { return appendItems() }
      snapshot.deleteAllItems()
      model = SnapshotModel()
      return "delete all"
    default: return appendSections()
    }
  }

  private mutating func appendItems() -> String {
    guard let section = presentSection() else { return appendSections() }
    let items = someItems()
    if random.below(3) == 0, let last = model.sections.last {
      snapshot.appendItems(items)
      model.insert(items, section: last.name, row: last.items.count)
      return "append \(items)"
    }
    snapshot.appendItems(items, toSection: section)
    let count = model.sections.first { $0.name == section }?.items.count ?? 0
    model.insert(items, section: section, row: count)
    return "append \(items) to \(section)"
  }

  private mutating func insertItems() -> String {
    guard let anchor = presentItem(), let place = model.place(of: anchor) else { return appendItems() }
    let items = someItems()
    let isAfter = random.below(2) == 0
    if isAfter {
      snapshot.insertItems(items, afterItem: anchor)
    } else {
      snapshot.insertItems(items, beforeItem: anchor)
    }
    model.insert(items, section: model.sections[place.section].name, row: place.row + (isAfter ? 1 : 0))
    return "insert \(items) \(isAfter ? "after" : "before") \(anchor)"
  }

  private mutating func deleteItems() -> String {
    let items = someItems()
    snapshot.deleteItems(items)
    for item in items { model.delete(item) }
    model.forgetMarks()
    return "delete \(items)"
  }

  private mutating func moveItem() -> String {
    guard let item = presentItem(), let anchor = presentItem() else { return appendItems() }
    let isAfter = random.below(2) == 0
    if isAfter { snapshot.moveItem(item, afterItem: anchor) } else { snapshot.moveItem(item, beforeItem: anchor) }
    if item != anchor {
      model.delete(item)
      let place = model.place(of: anchor)!
      model.sections[place.section].items.insert(item, at: place.row + (isAfter ? 1 : 0))
    }
    return "move \(item) \(isAfter ? "after" : "before") \(anchor)"
  }

  private mutating func absentSections() -> [String] {
    let absent = Self.sectionNames.filter { name in !model.sections.contains { $0.name == name } }
    return Array(absent.shuffled(using: &random).prefix(random.below(3)))
  }

  private mutating func appendSections() -> String {
    let names = absentSections()
    snapshot.appendSections(names)
    model.sections += names.map { ($0, []) }
    return "append sections \(names)"
  }

  private mutating func insertSections() -> String {
    guard let anchor = presentSection() else { return appendSections() }
    var names = absentSections()
    // What is there already is moved.
    if random.below(3) == 0, let present = presentSection(), present != anchor { names.append(present) }
    let isAfter = random.below(2) == 0
    if isAfter {
      snapshot.insertSections(names, afterSection: anchor)
    } else {
      snapshot.insertSections(names, beforeSection: anchor)
    }
    let entries = names.map { name in model.sections.first { $0.name == name } ?? (name, []) }
    model.sections.removeAll { names.contains($0.name) }
    let place = model.sections.firstIndex { $0.name == anchor }!
    model.sections.insert(contentsOf: entries, at: place + (isAfter ? 1 : 0))
    return "insert sections \(names) \(isAfter ? "after" : "before") \(anchor)"
  }

  private mutating func deleteSections() -> String {
    guard let name = presentSection() else { return appendSections() }
    snapshot.deleteSections([name, "not there"])
    model.sections.removeAll { $0.name == name }
    model.forgetMarks()
    return "delete section \(name)"
  }

  private mutating func moveSection() -> String {
    guard let name = presentSection(), let anchor = presentSection() else { return appendSections() }
    let isAfter = random.below(2) == 0
    if isAfter {
      snapshot.moveSection(name, afterSection: anchor)
    } else {
      snapshot.moveSection(name, beforeSection: anchor)
    }
    if name != anchor {
      let entry = model.sections.remove(at: model.sections.firstIndex { $0.name == name }!)
      let place = model.sections.firstIndex { $0.name == anchor }!
      model.sections.insert(entry, at: place + (isAfter ? 1 : 0))
    }
    return "move section \(name) \(isAfter ? "after" : "before") \(anchor)"
  }

  private mutating func mark() -> String {
    if random.below(4) == 0, let section = presentSection() {
      snapshot.reloadSections([section])
      if !model.reloadedSections.contains(section) { model.reloadedSections.append(section) }
      return "reload section \(section)"
    }
    guard let item = presentItem() else { return appendItems() }
    if random.below(2) == 0 {
      snapshot.reloadItems([item, item])
      if !model.reloadedItems.contains(item) { model.reloadedItems.append(item) }
      return "reload \(item)"
    }
    snapshot.reconfigureItems([item])
    if !model.reconfiguredItems.contains(item) { model.reconfiguredItems.append(item) }
    return "reconfigure \(item)"
  }
}
