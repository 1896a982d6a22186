import SeededRandom
import Testing
import UIKit

@Suite struct SectionSnapshotTests {
  @Test(arguments: seeds(150).map { Int($0) })
  func doesAsATreeOfArraysDoes(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var model = OutlineModel()
    var unused = 0
    func fresh(_ count: Int) -> [Int] {
      defer { unused += count }
      return Array(unused..<unused + count)
    }
    for number in 0..<60 {
      let present = model.preorder
      let item = present.isEmpty ? nil : present[random.below(present.count)]
      switch (random.below(10), item) {
      case (0, _), (_, nil):
        let items = fresh(random.below(4))
        snapshot.append(items)
        model.insert(items, below: nil, at: model.children(of: nil).count)
      case (1, let item?), (2, let item?):
        let items = fresh(random.below(4))
        snapshot.append(items, to: item)
        model.insert(items, below: item, at: model.children(of: item).count)
      case (3, let item?):
        let items = fresh(random.below(3))
        snapshot.insert(items, before: item)
        model.insert(items, below: model.parents[item] ?? nil, at: model.childIndex(of: item))
      case (4, let item?):
        let items = fresh(random.below(3))
        snapshot.insert(items, after: item)
        model.insert(items, below: model.parents[item] ?? nil, at: model.childIndex(of: item) + 1)
      case (5, let item?):
        guard random.below(3) == 0 else { continue }
        snapshot.delete([item, -5])
        model.delete(item)
      case (6, let item?):
        snapshot.expand([item])
        model.expanded.insert(item)
      case (7, let item?):
        snapshot.collapse([item])
        model.expanded.remove(item)
      case (8, let item?):
        let items = fresh(2 + random.below(3))
        var part = NSDiffableDataSourceSectionSnapshot<Int>()
        part.append([items[0], items[1]])
        part.append(Array(items[2...]), to: items[0])
        part.expand([items[0]])
        switch random.below(3) {
        case 0:
          snapshot.replace(childrenOf: item, using: part)
          for child in model.children(of: item) { model.delete(child) }
          model.insert([items[0], items[1]], below: item, at: 0)
        case 1:
          snapshot.insert(part, before: item)
          model.insert([items[0], items[1]], below: model.parents[item] ?? nil, at: model.childIndex(of: item))
        default:
          snapshot.insert(part, after: item)
          model.insert([items[0], items[1]], below: model.parents[item] ?? nil, at: model.childIndex(of: item) + 1)
        }
        model.insert(Array(items[2...]), below: items[0], at: 0)
        model.expanded.insert(items[0])
      case (_, let item?):
        let with = snapshot.snapshot(of: item, includingParent: true)
        #expect(with.items == model.preorder(below: item, including: true))
        #expect(with.rootItems == [item])
        #expect(with.visibleItems == model.visible(from: [item]))
        let without = snapshot.snapshot(of: item)
        #expect(without.items == model.preorder(below: item, including: false))
        #expect(without.rootItems == model.children(of: item))
        for child in without.items {
          #expect(without.level(of: child) == model.level(of: child) - model.level(of: item) - 1)
        }
      }
      if number % 6 == 0 { model.compare(snapshot) }
    }
    model.compare(snapshot)
  }

  @Test func aCopyKeepsWhatTheOriginalLoses() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    let copy = NSDiffableDataSourceSectionSnapshot(snapshot)
    snapshot.delete(["a"])
    snapshot.append(["c"], to: "b")
    #expect(copy.items == ["a", "b"])
    #expect(snapshot.items == ["b", "c"])
  }

  @Test func theVisualDescriptionShowsLevelsAndWhatIsOpen() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Food", "Drinks"])
    snapshot.append(["Bread", "Fruit"], to: "Food")
    snapshot.append(["Pear"], to: "Fruit")
    snapshot.expand(["Food"])
    #expect(
      snapshot.visualDescription() == """
        - Food
          * Bread
          + Fruit
            * Pear
        * Drinks
        """)
  }

  @Test func anItemThatIsThereAlreadyIsNamedWithItsPlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["a"])
      snapshot.append(["b"], to: "a")
      snapshot.append(["b"])
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(#"an item with the identifier "b" already, at 1, below "a"."#))
  }

  @Test func anUnknownParentIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["b"], to: "a")
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(#"append(_:to:): the snapshot has no item with the identifier "a"."#))
  }
}

/// The slow, obvious outline.
private struct OutlineModel {
  private var childLists: [Int?: [Int]] = [:]
  var parents: [Int: Int?] = [:]
  var expanded: Set<Int> = []

  func children(of item: Int?) -> [Int] { childLists[item] ?? [] }
  func childIndex(of item: Int) -> Int { children(of: parents[item] ?? nil).firstIndex(of: item)! }
  var preorder: [Int] { children(of: nil).flatMap { preorder(below: $0, including: true) } }

  func preorder(below item: Int, including: Bool) -> [Int] {
    (including ? [item] : []) + children(of: item).flatMap { preorder(below: $0, including: true) }
  }

  func visible(from items: [Int]) -> [Int] {
    items.flatMap { [$0] + (expanded.contains($0) ? visible(from: children(of: $0)) : []) }
  }

  func level(of item: Int) -> Int { (parents[item] ?? nil).map { level(of: $0) + 1 } ?? 0 }

  mutating func insert(_ items: [Int], below parent: Int?, at index: Int) {
    childLists[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = .some(parent) }
  }

  mutating func delete(_ item: Int) {
    let parent = parents[item] ?? nil
    childLists[parent]?.removeAll { $0 == item }
    for gone in preorder(below: item, including: true) {
      childLists[gone] = nil
      parents[gone] = nil
      expanded.remove(gone)
    }
  }

  func compare(_ snapshot: NSDiffableDataSourceSectionSnapshot<Int>) {
    let all = preorder
    let seen = visible(from: children(of: nil))
    #expect(snapshot.items == all)
    #expect(snapshot.rootItems == children(of: nil))
    #expect(snapshot.visibleItems == seen)
    for (index, item) in all.enumerated() {
      #expect(snapshot.index(of: item) == index)
      #expect(snapshot.level(of: item) == level(of: item))
      #expect(snapshot.parent(of: item) == parents[item] ?? nil)
      #expect(snapshot.isExpanded(item) == expanded.contains(item))
      #expect(snapshot.isVisible(item) == seen.contains(item))
      #expect(snapshot.contains(item))
    }
    #expect(!snapshot.contains(-1) && snapshot.index(of: -1) == nil && snapshot.parent(of: -1) == nil)
  }
}
