import ListGeometry

/// The outline by numbers.
extension NSDiffableDataSourceSectionSnapshot {
  func number(_ item: ItemIdentifierType, _ call: String) -> Int {
    guard let number = table.number(of: item) else {
      fatalError(
        IdentifierProblem.unknown(
          item, kind: "item", in: call,
          cure: "Add it with append(_:to:) first, or ask contains(_:) whether it is there."))
    }
    return number
  }

  func rank(of number: Int) -> Int { order.position(of: number)?.rank ?? 0 }

  /// The rank behind an item and all that is below it.
  func rank(after number: Int) -> Int { rank(of: number) + nodes[number].descendants + 1 }

  /// The parent, its parent, and so on.
  func ancestors(of number: Int) -> some Sequence<Int> {
    sequence(first: nodes[number].parent) { nodes[$0].parent }.prefix { $0 >= 0 }
  }

  /// The items of the top level, and the children of those that `isOpen` says so of.
  func numbers(_ isOpen: (Node) -> Bool) -> [Int] {
    let all = order.elements(of: 0)
    var result: [Int] = []
    var rank = 0
    while rank < all.count {
      let node = nodes[all[rank]]
      result.append(all[rank])
      rank += isOpen(node) ? 1 : node.descendants + 1
    }
    return result
  }

  // MARK: Changes

  private mutating func makeNode(_ item: ItemIdentifierType, _ node: Node) -> Int {
    let number = table.add(item)
    if number == nodes.count { nodes.append(node) } else { nodes[number] = node }
    return number
  }

  private mutating func changeDescendants(from number: Int, by change: Int) {
    var number = number
    while number >= 0 {
      nodes[number].descendants += change
      number = nodes[number].parent
    }
  }

  mutating func insert(_ items: [ItemIdentifierType], at rank: Int, below parent: Int, _ call: String) {
    var numbers: [Int] = []
    table.reserveCapacity(forAdding: items.count)
    for (index, item) in items.enumerated() {
      if let present = table.number(of: item) {
        let first = items[..<index].firstIndex(of: item)
        fatalError(
          first.map { IdentifierProblem.repeated(item, kind: "item", at: $0, and: index, in: call) }
            ?? presentTwice(item, at: present, call))
      }
      numbers.append(makeNode(item, Node(parent: parent)))
    }
    order.insert(numbers, at: rank, in: 0)
    changeDescendants(from: parent, by: numbers.count)
  }

  mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at rank: Int, below parent: Int, _ call: String
  ) {
    let others = snapshot.order.elements(of: 0)
    var numbers: [Int] = []
    var numberOfOther: [Int: Int] = [-1: parent]
    table.reserveCapacity(forAdding: others.count)
    for other in others {
      let item = snapshot.table[other]
      if let present = table.number(of: item) { fatalError(presentTwice(item, at: present, call)) }
      var node = snapshot.nodes[other]
      node.parent = numberOfOther[node.parent] ?? parent
      let number = makeNode(item, node)
      numberOfOther[other] = number
      numbers.append(number)
    }
    order.insert(numbers, at: rank, in: 0)
    changeDescendants(from: parent, by: numbers.count)
  }

  private func presentTwice(_ item: ItemIdentifierType, at number: Int, _ call: String) -> String {
    let parent = nodes[number].parent
    let place = parent < 0 ? "at the top level" : "below \(IdentifierProblem.name(table[parent]))"
    return """
      \(call): the section snapshot has an item with the identifier \(IdentifierProblem.name(item)) already, at \
      \(order.position(of: number)?.rank ?? 0), \(place). Identifiers have to be unique: delete the item first, or let \
      == and hash(into:) take in what tells the two apart (a UUID, for example).
      """
  }

  mutating func remove(_ number: Int, includingItself: Bool) {
    let first = rank(of: number) + (includingItself ? 0 : 1)
    let removed = order.remove(first..<rank(after: number), in: 0)
    changeDescendants(from: includingItself ? nodes[number].parent : number, by: -removed.count)
    for number in removed { table.remove(number) }
  }

  func part(below number: Int, includingParent: Bool) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    let first = rank(of: number) + (includingParent ? 0 : 1)
    var newNumber: [Int: Int] = [:]
    var numbers: [Int] = []
    for rank in first..<rank(after: number) {
      guard let member = order.element(at: rank, in: 0) else { continue }
      var node = nodes[member]
      node.parent = newNumber[node.parent] ?? -1
      let made = result.makeNode(table[member], node)
      newNumber[member] = made
      numbers.append(made)
    }
    result.order.insert(numbers, at: 0, in: 0)
    return result
  }
}
