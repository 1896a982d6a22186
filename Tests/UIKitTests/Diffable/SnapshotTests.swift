import Testing
import UIKit

@Suite struct SnapshotTests {
  /// Two hundred runs of a hundred changes, each compared with arrays of arrays, and with a copy that must not change.
  @Test(arguments: seeds(200).map { Int($0) })
  func doesAsArraysOfArraysDo(seed: Int) {
    var changes = SnapshotChanges(seed: seed)
    var kept = (changes.snapshot, changes.model)
    for number in 0..<100 {
      _ = changes.step()
      if number % 10 == 0 { changes.model.compare(changes.snapshot) }
      if number % 25 == 0 {
        kept.1.compare(kept.0)
        kept = (changes.snapshot, changes.model)
      }
    }
    changes.model.compare(changes.snapshot)
    kept.1.compare(kept.0)
  }

  @Test func whatIsNotThereHasNoPlace() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    #expect(snapshot.indexOfItem(2) == nil)
    #expect(snapshot.indexOfSection("b") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1])
  }

  @Test func deletingAllItemsDeletesTheSectionsToo() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  /// UIKit warns and moves; so an item is never in two places.
  @Test func insertingWhatIsThereMovesItAndSaysSo() {
    Diagnostics.shared.removeAll()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([101, 102, 103], toSection: "a")
    snapshot.appendItems([104, 102, 101], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [103])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [104, 102, 101])
    let reports = Diagnostics.shared.all(of: .identifierAlreadyInSnapshot)
    #expect(reports.contains { $0.summary.contains("102 and 1 more") && $0.object.contains(#"row 1 of section "a""#) })
  }

  /// Of two equal identifiers the later one is kept: it is what the application has now.
  @Test func theLaterOfEqualIdentifiersIsKept() {
    struct Model: Hashable {
      var name: Int
      var title: String
      static func == (left: Model, right: Model) -> Bool { left.name == right.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Model>()
    snapshot.appendSections([0])
    snapshot.appendItems([Model(name: 1, title: "old")])
    snapshot.appendItems([Model(name: 1, title: "new")])
    #expect(snapshot.itemIdentifiers.map(\.title) == ["new"])
  }

  // MARK: Messages that stop the program

  @Test func theSameItemTwiceIsNamedWithBothPlacesAndTheCure() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x", "apple", "y", "apple"])
    }
    let text = text(result)
    #expect(text.contains(#"appendItems(_:toSection:): the item identifier "apple" stands at 1 and at 3"#))
    #expect(text.contains("pass it once, or let == and hash(into:) take in what tells the two apart"))
  }

  @Test func theSameSectionTwiceIsNamedWithBothPlaces() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["fruit", "fruit"])
    }
    #expect(text(result).contains(#"the section identifier "fruit" stands at 0 and at 1"#))
  }

  @Test func anUnknownSectionIsNamedWithTheCure() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["fruit"])
      snapshot.appendItems([1], toSection: "nuts")
    }
    #expect(
      text(result).contains(#"the snapshot has no section with the identifier "nuts". Add it with appendSections"#))
  }

  @Test func anUnknownItemIsNamedWithTheCure() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["fruit"])
      snapshot.reloadItems([17])
    }
    #expect(text(result).contains("reloadItems(_:): the snapshot has no item with the identifier 17."))
  }

  @Test func itemsWithoutASectionAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(text(result).contains("Call appendSections(_:) before."))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }
}
