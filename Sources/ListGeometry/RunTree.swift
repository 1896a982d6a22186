/// A sequence of rows of which few have a height of their own, as a balanced tree of runs and blocks.
///
/// A *run* is any number of consecutive rows without a height of their own; it costs one node. A *block* is 1…64
/// consecutive rows with a slot each. A section of a million rows is nothing but a count until a row gets a height;
/// then a window of 64 rows around it becomes a block, between two runs. The height of a row without one of its own is
/// not stored: it is a parameter of each question, so that changing it costs nothing.
///
/// The tree is a treap with implicit keys: cutting at a row and joining are its two operations, everything that changes
/// the number of rows is made of them. Priorities come from a counter through a mixing function: no randomness, same
/// calls, same tree. Finding, measuring, inserting and removing take O(log n) in the number of nodes, expected.
///
/// A node knows the sums of its left subtree and of its own rows; those of the right one follow from the whole's, which
/// every way down carries along. So a question touches one node a level, and a node is 64 bytes. Nodes and slots are
/// two flat arrays with free lists: no reference counting on any path, copying a tree is two `memcpy`s.
struct RunTree: Sendable {
  static let blockCapacity = 64
  static let none: Int32 = -1

  /// The sums over rows.
  struct Sum: Hashable, Sendable {
    var count: Int32 = 0
    /// How many of them have a height of their own, and how tall those are together.
    var known: Int32 = 0
    var units = 0

    func height(fallback: Int) -> Int { units + Int(count - known) * fallback }

    static func + (left: Sum, right: Sum) -> Sum {
      Sum(count: left.count + right.count, known: left.known + right.known, units: left.units + right.units)
    }
    static func - (left: Sum, right: Sum) -> Sum {
      Sum(count: left.count - right.count, known: left.known - right.known, units: left.units - right.units)
    }
  }

  struct Node: Sendable {
    var left = RunTree.none
    var right = RunTree.none
    /// The block's place in `slots`, in units of `blockCapacity`; `none` for a run.
    ///
    /// In a free node: the next free node.
    var block = RunTree.none
    var priority: UInt32 = 0
    var leftSum = Sum()
    var ownCount: Int32 = 0
    var ownUnits = 0
    /// Bit i: row i of the block has a height of its own; its slot is 0 otherwise.
    var known: UInt64 = 0
    /// Bit i: that height was measured, not estimated.
    var measured: UInt64 = 0

    var isRun: Bool { block == RunTree.none }
    var own: Sum { Sum(count: ownCount, known: Int32(truncatingIfNeeded: known.nonzeroBitCount), units: ownUnits) }
  }

  /// A node with everything below it.
  struct Subtree: Sendable {
    var root = RunTree.none
    var sum = Sum()
  }

  /// The height of one row, as it is stored.
  struct Entry: Hashable, Sendable {
    var units: Int
    var isMeasured: Bool
  }

  var nodes: [Node] = []
  var slots: [Int] = []
  /// All rows.
  ///
  /// Without a root they are one run that has no node.
  var all: Subtree
  var freeNode = none
  var freeBlock = none
  var made: UInt32 = 0

  /// `count` rows, none with a height of its own.
  init(count: Int) {
    ensure(
      count <= Int(Int32.max) / 2, "A section can have at most \(Int32.max / 2) rows; this one has \(count).")
    all = Subtree(sum: Sum(count: Int32(count)))
  }

  var count: Int { Int(all.sum.count) }
  var knownCount: Int { Int(all.sum.known) }

  /// The height of all rows when a row without a height of its own is `fallback` units tall.
  func totalUnits(fallback: Int) -> Int { all.sum.height(fallback: fallback) }
}

// MARK: - Making nodes

extension RunTree {
  mutating func makeNode() -> Int32 {
    made &+= 1
    // The finalizer of MurmurHash3 spreads the counter over all bits.
    var mixed = made
    mixed ^= mixed >> 16
    mixed = mixed &* 0x85eb_ca6b
    mixed ^= mixed >> 13
    mixed = mixed &* 0xc2b2_ae35
    mixed ^= mixed >> 16
    let index: Int32
    if freeNode != Self.none {
      index = freeNode
      freeNode = nodes[Int(index)].block
      nodes[Int(index)] = Node()
    } else {
      index = Int32(nodes.count)
      nodes.append(Node())
    }
    nodes[Int(index)].priority = mixed
    return index
  }

  mutating func makeRun(_ count: Int32) -> Subtree {
    guard count > 0 else { return Subtree() }
    let index = makeNode()
    nodes[Int(index)].ownCount = count
    return Subtree(root: index, sum: Sum(count: count))
  }

  /// Gives the rows a node, where they are still but a count.
  mutating func plant() {
    if all.root == Self.none { all = makeRun(all.sum.count) }
  }

  mutating func makeBlock() -> Int32 {
    if freeBlock != Self.none {
      let block = freeBlock
      freeBlock = Int32(slots[Int(block) * Self.blockCapacity])
      slots[Int(block) * Self.blockCapacity] = 0
      return block
    }
    let block = Int32(slots.count / Self.blockCapacity)
    slots.append(contentsOf: repeatElement(0, count: Self.blockCapacity))
    return block
  }

  mutating func release(block: Int32) {
    let first = Int(block) * Self.blockCapacity
    for slot in first..<first + Self.blockCapacity { slots[slot] = 0 }
    slots[first] = Int(freeBlock)
    freeBlock = block
  }

  /// Gives back a whole subtree.
  mutating func release(_ index: Int32) {
    guard index != Self.none else { return }
    let node = nodes[Int(index)]
    release(node.left)
    release(node.right)
    if !node.isRun { release(block: node.block) }
    nodes[Int(index)] = Node()
    nodes[Int(index)].block = freeNode
    freeNode = index
  }
}

// MARK: - Cutting and joining

extension RunTree {
  mutating func join(_ first: Subtree, _ second: Subtree) -> Subtree {
    if first.root == Self.none { return second }
    if second.root == Self.none { return first }
    let sum = first.sum + second.sum
    let node = nodes[Int(first.root)]
    if node.priority >= nodes[Int(second.root)].priority {
      let right = Subtree(root: node.right, sum: first.sum - node.leftSum - node.own)
      let joined = join(right, second)
      nodes[Int(first.root)].right = joined.root
      return Subtree(root: first.root, sum: sum)
    }
    let left = Subtree(root: nodes[Int(second.root)].left, sum: nodes[Int(second.root)].leftSum)
    let joined = join(first, left)
    nodes[Int(second.root)].left = joined.root
    nodes[Int(second.root)].leftSum = joined.sum
    return Subtree(root: second.root, sum: sum)
  }

  /// Cuts a subtree into its first `row` rows and the rest.
  mutating func cut(_ tree: Subtree, at row: Int32) -> (Subtree, Subtree) {
    guard tree.root != Self.none else { return (Subtree(), Subtree()) }
    let index = Int(tree.root)
    let node = nodes[index]
    let own = node.own
    if row <= node.leftSum.count {
      let (first, second) = cut(Subtree(root: node.left, sum: node.leftSum), at: row)
      var rest = Subtree(root: tree.root, sum: tree.sum - first.sum)
      if second.root != Self.none, nodes[Int(second.root)].priority > node.priority {
        // A node that was cut in two has a new second half, whose priority may be above its parent's.
        nodes[index].left = Self.none
        nodes[index].leftSum = Sum()
        rest.sum = rest.sum - second.sum
        return (first, join(second, rest))
      }
      nodes[index].left = second.root
      nodes[index].leftSum = second.sum
      return (first, rest)
    }
    let right = Subtree(root: node.right, sum: tree.sum - node.leftSum - own)
    if row >= node.leftSum.count + own.count {
      let (first, second) = cut(right, at: row - node.leftSum.count - own.count)
      nodes[index].right = first.root
      return (Subtree(root: tree.root, sum: tree.sum - second.sum), second)
    }
    nodes[index].right = Self.none
    let tail = cutNode(tree.root, at: row - node.leftSum.count)
    return (Subtree(root: tree.root, sum: tree.sum - right.sum - tail.sum), join(tail, right))
  }

  /// Moves the rows from `row` on of a single node to a new node.
  private mutating func cutNode(_ index: Int32, at row: Int32) -> Subtree {
    let tail = makeNode()
    let node = nodes[Int(index)]
    nodes[Int(tail)].ownCount = node.ownCount - row
    nodes[Int(index)].ownCount = row
    if !node.isRun {
      let block = makeBlock()
      let source = Int(node.block) * Self.blockCapacity
      let target = Int(block) * Self.blockCapacity
      var movedUnits = 0
      for slot in Int(row)..<Int(node.ownCount) {
        movedUnits += slots[source + slot]
        slots[target + slot - Int(row)] = slots[source + slot]
        slots[source + slot] = 0
      }
      let head = UInt64(1) << UInt64(row) - 1
      nodes[Int(tail)].block = block
      nodes[Int(tail)].known = node.known >> UInt64(row)
      nodes[Int(tail)].measured = node.measured >> UInt64(row)
      nodes[Int(tail)].ownUnits = movedUnits
      nodes[Int(index)].known = node.known & head
      nodes[Int(index)].measured = node.measured & head
      nodes[Int(index)].ownUnits = node.ownUnits - movedUnits
    }
    return Subtree(root: tail, sum: nodes[Int(tail)].own)
  }
}
