extension RunTree {
  /// Walks the whole tree and stops the program where a node does not say the truth about its subtree.
  func checkInvariants() {
    var seenNodes = 0
    var seenBlocks: Set<Int32> = []
    func check(_ index: Int32) {
      guard index != Self.none else { return }
      seenNodes += 1
      let node = nodes[Int(index)]
      check(node.left)
      check(node.right)
      var expected = node
      expected.count = node.ownCount
      expected.units = node.ownUnits
      expected.knownCount = node.ownKnownCount
      for child in [node.left, node.right] where child != Self.none {
        precondition(nodes[Int(child)].priority <= node.priority, "a child's priority is not above its parent's")
        expected.count += nodes[Int(child)].count
        expected.units += nodes[Int(child)].units
        expected.knownCount += nodes[Int(child)].knownCount
      }
      precondition(expected.count == node.count, "a node counts the rows of its subtree")
      precondition(expected.units == node.units, "a node sums the heights of its subtree")
      precondition(expected.knownCount == node.knownCount, "a node counts the known heights of its subtree")
      precondition(node.ownCount > 0, "no node is empty")
      precondition(node.measured & ~node.known == 0, "what is measured is known")
      if node.isRun {
        precondition(node.known == 0 && node.ownUnits == 0, "a run has no heights")
      } else {
        precondition(seenBlocks.insert(node.block).inserted, "a block belongs to one node")
        precondition(node.ownCount <= Self.blockCapacity, "a block fits its slots")
        var sum = 0
        for slot in 0..<Self.blockCapacity {
          let height = slots[Int(node.block) * Self.blockCapacity + slot]
          let isKnown = node.known & (1 << UInt64(slot)) != 0
          precondition(isKnown || height == 0, "a slot without a height is 0")
          precondition(!isKnown || slot < node.ownCount, "a height belongs to a row")
          precondition(height >= 0, "no height is negative")
          sum += height
        }
        precondition(sum == node.ownUnits, "a block sums its heights")
      }
    }
    check(root)
    var freeNodes = 0
    var free = freeNode
    while free != Self.none {
      freeNodes += 1
      free = nodes[Int(free)].block
    }
    precondition(seenNodes + freeNodes == nodes.count, "every node is in the tree or free")
    var freeBlocks = 0
    free = freeBlock
    while free != Self.none {
      freeBlocks += 1
      free = Int32(slots[Int(free) * Self.blockCapacity])
    }
    precondition(
      (seenBlocks.count + freeBlocks) * Self.blockCapacity == slots.count, "every block is in the tree or free")
  }
}
