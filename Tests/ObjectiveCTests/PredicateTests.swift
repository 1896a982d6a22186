import ObjectiveC
import Testing

@Suite struct PredicateTests {
  private func holds(_ format: String, _ values: Any..., of object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: values).evaluate(with: object)
  }

  private let person: [String: Any] = ["name": "Åsa", "age": 41, "tags": ["a", "b"], "home": ["town": "Oslo"]]

  @Test func textsAreCompared() {
    #expect(holds("SELF MATCHES %@", "[a-z]+@[a-z]+", of: "me@home"))
    #expect(!holds("SELF MATCHES %@", "[a-z]+", of: "me@home"))
    #expect(!holds("SELF MATCHES %@", "[a-z]+", of: "me\n"))
    #expect(holds("SELF CONTAINS[c] %@", "ME@", of: "me@home") && !holds("SELF CONTAINS %@", "ME@", of: "me@home"))
    #expect(holds("name BEGINSWITH[cd] 'as'", of: person) && holds("name ENDSWITH %@", "a", of: person))
    #expect(holds("SELF LIKE 'a*c?'", of: "a--cd") && !holds("SELF LIKE 'a*c?'", of: "a--c"))
    #expect(holds("SELF == %@", "it's", of: "it's") && holds("SELF == \"a\\\"b\"", of: "a\"b"))
  }

  @Test func numbersAndKeysAreCompared() {
    #expect(holds("age >= 41 AND age < 42.5", of: person) && !holds("age != 41", of: person))
    #expect(holds("%K = %d", "age", 41, of: person) && holds("home.town = 'Oslo'", of: person))
    #expect(holds("age BETWEEN {40, 45}", of: person) && !holds("age BETWEEN %@", [42, 43], of: person))
    #expect(holds("missing = nil", of: person) && !holds("missing > 3", of: person))
    #expect(holds("tags.@count = 2", of: person))
  }

  @Test func listsAreSearched() {
    #expect(holds("age IN %@", [40, 41] as NSArray, of: person) && holds("'a' IN tags", of: person))
    #expect(holds("tags CONTAINS 'b'", of: person) && !holds("tags CONTAINS 'c'", of: person))
    #expect(holds("ANY tags = 'b'", of: person) && !holds("ALL tags = 'b'", of: person))
    #expect(holds("NONE tags = 'c'", of: person))
  }

  @Test func conditionsAreJoined() {
    #expect(holds("age = 1 OR NOT (age = 2) && age = 41", of: person))
    #expect(NSPredicate(format: "SELF IN %@", [40, 41]).evaluate(with: 41))
    #expect(!holds("(age = 1 || age = 41) AND !(name CONTAINS 's')", of: person))
    #expect(holds("TRUEPREDICATE", of: nil) && !holds("FALSEPREDICATE", of: nil))
    let predicate = NSPredicate(format: "age > $limit")
    #expect(predicate.evaluate(with: person, substitutionVariables: ["limit": 40]))
  }

  @Test func listsAreFilteredAndSorted() {
    let list = NSArray(array: [3, 1, 2])
    #expect(list.filtered(using: NSPredicate(format: "SELF > %d", 1)) as? [Int] == [3, 2])
    let people: NSArray = [["n": "b", "a": 2], ["n": "A", "a": 2], ["n": "c", "a": 1]] as [[String: Any]] as NSArray
    let order = [NSSortDescriptor(key: "a", ascending: false), NSSortDescriptor(key: "n", ascending: true)]
    let names = people.sortedArray(using: order).map { ($0 as? [String: Any])?["n"] as? String }
    #expect(names == ["A", "b", "c"])
    let small = NSSortDescriptor(key: nil, ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect((["b", "A", "c"] as NSArray).sortedArray(using: [small]) as? [String] == ["A", "b", "c"])
  }
}
