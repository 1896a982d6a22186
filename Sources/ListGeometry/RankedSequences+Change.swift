extension RankedSequences {
  /// Puts elements that are in no sequence before the element of a rank; the sequence's count means at its end.
  public mutating func insert(_ elements: [Int], at rank: Int, in sequence: Int) {
    ensure(
      rank >= 0 && rank <= count(of: sequence),
      "Elements can be inserted at 0...\(count(of: sequence)) of sequence \(sequence), not at \(rank).")
    guard let highest = elements.max() else { return }
    while nodes.count <= highest { nodes.append(Node()) }
    while roots.count <= sequence { roots.append(Self.none) }
    let (before, after) = split(roots[sequence], at: Int32(rank))
    setRoot(join(join(before, makeTree(elements)), after), of: sequence)
  }

  /// Takes an element out of its sequence; nothing happens to one that is in none.
  public mutating func remove(_ element: Int) {
    guard contains(element) else { return }
    let node = nodes[element]
    let rest = join(node.left, node.right)
    if node.parent >= 0 {
      if nodes[Int(node.parent)].left == Int32(element) {
        nodes[Int(node.parent)].left = rest
      } else {
        nodes[Int(node.parent)].right = rest
      }
      if rest >= 0 { nodes[Int(rest)].parent = node.parent }
      changeAncestors(of: node.parent, count: -1, weight: -node.weight)
    } else {
      setRoot(rest, of: Int(-2 - node.parent))
    }
    nodes[element] = Node()
  }

  /// Takes the elements of a range of ranks out of a sequence and returns them in order.
  public mutating func remove(_ ranks: Range<Int>, in sequence: Int) -> [Int] {
    guard !ranks.isEmpty else { return [] }
    let (before, rest) = split(root(sequence), at: Int32(ranks.lowerBound))
    let (cut, after) = split(rest, at: Int32(ranks.count))
    setRoot(cut, of: sequence)
    let removed = elements(of: sequence)
    setRoot(join(before, after), of: sequence)
    for element in removed { nodes[element] = Node() }
    return removed
  }

  /// Gives an element that is in a sequence a weight.
  public mutating func setWeight(_ weight: Int, of element: Int) {
    guard contains(element) else { return }
    let change = Int32(weight) - nodes[element].weight
    guard change != 0 else { return }
    nodes[element].weight += change
    changeAncestors(of: Int32(element), count: 0, weight: change)
  }

  // MARK: Trees

  private mutating func setRoot(_ node: Int32, of sequence: Int) {
    roots[sequence] = node
    if node >= 0 { nodes[Int(node)].parent = -2 - Int32(sequence) }
  }

  private mutating func changeAncestors(of first: Int32, count: Int32, weight: Int32) {
    var node = first
    while node >= 0 {
      nodes[Int(node)].count += count
      nodes[Int(node)].total += weight
      node = nodes[Int(node)].parent
    }
  }

  /// The finalizer of MurmurHash3 spreads the number over all bits and maps no two numbers to one.
  private func priority(_ node: Int32) -> UInt32 {
    var mixed = UInt32(bitPattern: node) &+ 1
    mixed ^= mixed >> 16
    mixed = mixed &* 0x85eb_ca6b
    mixed ^= mixed >> 13
    mixed = mixed &* 0xc2b2_ae35
    mixed ^= mixed >> 16
    return mixed
  }

  /// Adds up a node again and tells its children whose they are.
  private mutating func update(_ node: Int32) {
    let left = nodes[Int(node)].left
    let right = nodes[Int(node)].right
    nodes[Int(node)].count = count(left) + count(right) + 1
    nodes[Int(node)].total = total(left) + total(right) + nodes[Int(node)].weight
    if left >= 0 { nodes[Int(left)].parent = node }
    if right >= 0 { nodes[Int(right)].parent = node }
  }

  /// A tree of elements, from left to right along its right edge; O(count).
  private mutating func makeTree(_ elements: [Int]) -> Int32 {
    var edge: [Int32] = []
    for element in elements {
      ensure(
        nodes[element].count == 0, "Element \(element) is in a sequence; take it out before inserting it elsewhere.")
      let node = Int32(element)
      nodes[element] = Node()
      // Marks it as taken, so that the same element twice is noticed.
      nodes[element].count = 1
      var below = Self.none
      while let last = edge.last, priority(last) < priority(node) {
        update(last)
        below = last
        edge.removeLast()
      }
      nodes[element].left = below
      if let last = edge.last { nodes[Int(last)].right = node }
      edge.append(node)
    }
    for node in edge.reversed() { update(node) }
    return edge.first ?? Self.none
  }

  private mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    if left < 0 { return right }
    if right < 0 { return left }
    if priority(left) > priority(right) {
      nodes[Int(left)].right = join(nodes[Int(left)].right, right)
      update(left)
      return left
    }
    nodes[Int(right)].left = join(left, nodes[Int(right)].left)
    update(right)
    return right
  }

  private mutating func split(_ node: Int32, at rank: Int32) -> (Int32, Int32) {
    if node < 0 { return (Self.none, Self.none) }
    let before = count(nodes[Int(node)].left)
    if rank <= before {
      let (first, second) = split(nodes[Int(node)].left, at: rank)
      nodes[Int(node)].left = second
      update(node)
      return (first, node)
    }
    let (first, second) = split(nodes[Int(node)].right, at: rank - before - 1)
    nodes[Int(node)].right = first
    update(node)
    return (node, second)
  }

  // MARK: Invariants

  /// Stops the program where counts, weights, parents or priorities do not agree.
  func checkInvariants() {
    var reached = 0
    for (sequence, root) in roots.enumerated() where root >= 0 {
      ensure(nodes[Int(root)].parent == -2 - Int32(sequence), "The root of sequence \(sequence) is another's.")
      for element in elements(of: sequence) {
        reached += 1
        let node = nodes[element]
        ensure(node.count == count(node.left) + count(node.right) + 1, "The count of \(element) is wrong.")
        ensure(
          node.total == total(node.left) + total(node.right) + node.weight, "The sum of \(element) is wrong.")
        for child in [node.left, node.right] where child >= 0 {
          ensure(nodes[Int(child)].parent == Int32(element), "The parent of \(child) is wrong.")
          ensure(priority(child) < priority(Int32(element)), "\(child) belongs above \(element).")
        }
      }
    }
    ensure(reached == nodes.count { $0.count > 0 }, "An element is in no tree.")
  }
}
