/// Identifiers and the small numbers that stand for them.
///
/// Snapshots keep order, parents and marks by number, so that an identifier is hashed once, however often it is moved.
/// A number that was given back goes to the next new identifier.
struct IdentifierTable<Identifier: Hashable> {
  private var numbers: [Identifier: Int] = [:]
  private var identifiers: [Identifier?] = []
  private var free: [Int] = []

  var count: Int { numbers.count }

  /// The identifier of a number that was given out.
  subscript(number: Int) -> Identifier {
    guard let identifier = identifiers[number] else { fatalError("No identifier has the number \(number).") }
    return identifier
  }

  func number(of identifier: Identifier) -> Int? { numbers[identifier] }

  /// Gives an identifier that is not in the table a number.
  mutating func add(_ identifier: Identifier) -> Int {
    let number = free.popLast() ?? identifiers.count
    if number == identifiers.count { identifiers.append(identifier) } else { identifiers[number] = identifier }
    numbers[identifier] = number
    return number
  }

  /// Keeps this one of two equal identifiers.
  mutating func replace(_ number: Int, by identifier: Identifier) { identifiers[number] = identifier }

  mutating func remove(_ number: Int) {
    numbers[self[number]] = nil
    identifiers[number] = nil
    free.append(number)
  }

  mutating func removeAll() { self = IdentifierTable() }

  /// Makes room for so many more at once.
  mutating func reserveCapacity(forAdding count: Int) { numbers.reserveCapacity(numbers.count + count) }

  /// The identifiers of numbers, in their order.
  func identifiers(_ numbers: [Int]) -> [Identifier] { numbers.map { self[$0] } }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}

/// Numbers that were marked, in the order in which they were.
struct MarkedNumbers: Sendable {
  private(set) var inOrder: [Int] = []
  private var members: Set<Int> = []

  var isEmpty: Bool { members.isEmpty }

  mutating func insert(_ number: Int) {
    if members.insert(number).inserted { inOrder.append(number) }
  }

  func contains(_ number: Int) -> Bool { members.contains(number) }

  /// Takes off the marks of numbers for which `isGone` is true.
  mutating func removeAll(where isGone: (Int) -> Bool) {
    guard !isEmpty else { return }
    inOrder.removeAll(where: isGone)
    members = Set(inOrder)
  }
}

extension MarkedNumbers {
  mutating func removeAll() { self = MarkedNumbers() }
}
