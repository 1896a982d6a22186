/// A sequence of rows of which few have a height of their own, as a balanced tree of runs and blocks.
///
/// A *run* is any number of consecutive rows without a height of their own; it costs one node. A *block* is 1…64
/// consecutive rows with a slot each. A section of a million rows is one run until a row gets a height; then a window
/// of 64 rows around it becomes a block, and the run is cut in two. Every node keeps how many rows its subtree has, how
/// many of them have a height of their own, and the sum of those heights. The height of a row without one is not
/// stored: it is a parameter of each question, so that changing it costs nothing.
///
/// The tree is a treap with implicit keys: cutting at a row and joining are its two operations, everything that changes
/// the number of rows is made of them. Priorities come from a counter through a mixing function: no randomness, same
/// calls, same tree. Finding, measuring, inserting and removing take O(log n) in the number of nodes, expected.
///
/// Nodes and slots are two flat arrays with free lists: no reference counting on any path, copying a tree is two
/// `memcpy`s.
struct RunTree: Sendable {
  static let blockCapacity = 64
  static let none: Int32 = -1

  struct Node: Sendable {
    var left = RunTree.none
    var right = RunTree.none
    /// The block's place in `slots`, in units of `blockCapacity`; `none` for a run.
    ///
    /// In a free node: the next free node.
    var block = RunTree.none
    var priority: UInt32 = 0
    /// Rows, rows with a height, and the sum of their heights, of this node alone.
    var ownCount = 0
    var ownUnits = 0
    /// Bit i: row i of the block has a height of its own; its slot is 0 otherwise.
    var known: UInt64 = 0
    /// Bit i: that height was measured, not estimated.
    var measured: UInt64 = 0
    /// The same of the subtree.
    var count = 0
    var units = 0
    var knownCount = 0

    var isRun: Bool { block == RunTree.none }
    var ownKnownCount: Int { known.nonzeroBitCount }
  }

  /// The height of one row, as it is stored.
  struct Entry: Hashable, Sendable {
    var units: Int
    var isMeasured: Bool
  }

  var nodes: [Node] = []
  var slots: [Int] = []
  var root = none
  var freeNode = none
  var freeBlock = none
  var made: UInt32 = 0

  init() {}

  /// `count` rows, none with a height of its own.
  init(count: Int) {
    if count > 0 { root = makeRun(count) }
  }

  var count: Int { root == Self.none ? 0 : nodes[Int(root)].count }
  var knownCount: Int { root == Self.none ? 0 : nodes[Int(root)].knownCount }
  var knownUnits: Int { root == Self.none ? 0 : nodes[Int(root)].units }

  /// The height of all rows when a row without a height of its own is `fallback` units tall.
  func totalUnits(fallback: Int) -> Int {
    guard root != Self.none else { return 0 }
    let node = nodes[Int(root)]
    return node.units + (node.count - node.knownCount) * fallback
  }
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

  mutating func makeRun(_ count: Int) -> Int32 {
    let index = makeNode()
    nodes[Int(index)].ownCount = count
    nodes[Int(index)].count = count
    return index
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
  mutating func release(subtree index: Int32) {
    guard index != Self.none else { return }
    let node = nodes[Int(index)]
    release(subtree: node.left)
    release(subtree: node.right)
    if !node.isRun { release(block: node.block) }
    nodes[Int(index)] = Node()
    nodes[Int(index)].block = freeNode
    freeNode = index
  }
}

// MARK: - Cutting and joining

extension RunTree {
  /// Recomputes what a node keeps of its subtree.
  mutating func refresh(_ index: Int32) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      var node = nodes[Int(index)]
      node.count = node.ownCount
      node.units = node.ownUnits
      node.knownCount = node.ownKnownCount
      if node.left != Self.none {
        let left = nodes[Int(node.left)]
        node.count += left.count
        node.units += left.units
        node.knownCount += left.knownCount
      }
      if node.right != Self.none {
        let right = nodes[Int(node.right)]
        node.count += right.count
        node.units += right.units
        node.knownCount += right.knownCount
      }
      nodes[Int(index)] = node
    }
  }

  mutating func join(_ first: Int32, _ second: Int32) -> Int32 {
    if first == Self.none { return second }
    if second == Self.none { return first }
    if nodes[Int(first)].priority >= nodes[Int(second)].priority {
      let joined = join(nodes[Int(first)].right, second)
      nodes[Int(first)].right = joined
      refresh(first)
      return first
    }
    let joined = join(first, nodes[Int(second)].left)
    nodes[Int(second)].left = joined
    refresh(second)
    return second
  }

  /// Cuts a subtree into its first `row` rows and the rest.
  mutating func cut(_ index: Int32, at row: Int) -> (Int32, Int32) {
    guard index != Self.none else { return (Self.none, Self.none) }
    let node = nodes[Int(index)]
    let before = node.left == Self.none ? 0 : nodes[Int(node.left)].count
    if row <= before {
      let (first, second) = cut(node.left, at: row)
      if second != Self.none, nodes[Int(second)].priority > node.priority {
        // A node that was cut in two has a new second half, whose priority may be above its parent's.
        nodes[Int(index)].left = Self.none
        refresh(index)
        return (first, join(second, index))
      }
      nodes[Int(index)].left = second
      refresh(index)
      return (first, index)
    }
    if row >= before + node.ownCount {
      let (first, second) = cut(node.right, at: row - before - node.ownCount)
      nodes[Int(index)].right = first
      refresh(index)
      return (index, second)
    }
    nodes[Int(index)].right = Self.none
    let tail = cutNode(index, at: row - before)
    refresh(index)
    refresh(tail)
    return (index, join(tail, node.right))
  }

  /// Moves the rows from `row` on of a single node to a new node.
  private mutating func cutNode(_ index: Int32, at row: Int) -> Int32 {
    let tail = makeNode()
    let node = nodes[Int(index)]
    nodes[Int(tail)].ownCount = node.ownCount - row
    nodes[Int(index)].ownCount = row
    guard !node.isRun else { return tail }
    let block = makeBlock()
    let source = Int(node.block) * Self.blockCapacity
    let target = Int(block) * Self.blockCapacity
    var movedUnits = 0
    for slot in row..<node.ownCount {
      movedUnits += slots[source + slot]
      slots[target + slot - row] = slots[source + slot]
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
    return tail
  }
}
