import SeededRandom
import Testing
import UIKit

@MainActor @Suite struct LocalizedIndexedCollationTests {
  struct Person {
    var name: String
    func sortName() -> String { name }
  }

  private let collation = UILocalizedIndexedCollation.current()

  private func title(_ name: String) -> String {
    collation.sectionTitles[collation.section(for: Person(name: name), collationStringSelector: Selector(\Person.name))]
  }

  @Test func thereAreTheLettersAndTheRest() {
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect((0..<27).map { collation.section(forSectionIndexTitle: $0) } == Array(0..<27))
  }

  @Test func sectionsGoByTheBaseOfTheFirstLetter() {
    let expected = [
      "Anna": "A", "anna": "A", "Ärmel": "A", "Ångström": "A", "Æsir": "A", "Ōsaka": "O", "Øre": "O", "Čapek": "C",
      "ßorn": "S", "Zoë": "Z", "zz": "Z", "ﬁsh": "F", "Ｂig": "B", "Łódź": "L",
    ]
    for (name, section) in expected.sorted(by: { $0.key < $1.key }) { #expect(title(name) == section, "\(name)") }
  }

  @Test func whatIsNoLatinLetterComesLast() {
    for name in ["", "42", "!wow", " space", "Ωmega", "Яблоко", "東京", "한국", "🍎", "þorn"] {
      #expect(title(name) == "#", "\(name)")
    }
  }

  /// The order of CLDR's root: accents count less than letters, case less than accents, digits come before letters.
  @Test func objectsAreSortedByTheirTexts() {
    let names = [
      "zebra", "Äpfel", "apfel", "Apfel", "Zoo", "10", "öl", "Olaf", "apfelbaum", "ol", "côte", "cote", "coté",
    ]
    let people = names.map { Person(name: $0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: Selector(Person.sortName)) as? [Person]
    #expect(
      sorted?.map(\.name) == [
        "10", "apfel", "Apfel", "Äpfel", "apfelbaum", "cote", "coté", "côte", "ol", "öl", "Olaf", "zebra", "Zoo",
      ])
  }

  @Test func equalTextsKeepTheirOrder() {
    final class Item {
      let name = "same"
    }
    let items = (0..<20).map { _ in Item() }
    let sorted = collation.sortedArray(from: items, collationStringSelector: Selector(\Item.name)) as? [Item]
    #expect(sorted?.elementsEqual(items) { $0 === $1 } == true)
  }

  /// Against every pair, and with sections that rise as the order does.
  @Test func sectionsRiseWithTheOrder() {
    var random = SeededGenerator(seed: 3)
    let letters = Array("abcdefghijklmnopqrstuvwxyzäöüéèêçñøåABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let people = (0..<400).map { _ in
      Person(name: String((0..<1 + random.below(5)).map { _ in letters[random.below(letters.count)] }))
    }
    let sorted = collation.sortedArray(from: people, collationStringSelector: Selector(\Person.name)) as? [Person] ?? []
    #expect(sorted.count == people.count)
    let sections = sorted.map { collation.section(for: $0, collationStringSelector: Selector(\Person.name)) }
    #expect(sections == sections.sorted())
  }

  @Test func anObjectOfAnotherTypeIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UILocalizedIndexedCollation.current().section(for: 7, collationStringSelector: Selector(\Person.name))
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("the selector gives no text for 7. Make it from a String property"))
  }
}
