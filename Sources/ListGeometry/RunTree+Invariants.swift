extension RunTree {
  /// Walks the whole tree and stops the program where a node does not say the truth about its subtree.
  func checkInvariants() {
    var seenNodes = 0
    var seenBlocks: Set<Int32> = []
    func check(_ index: Int32) -> Sum {
      guard index != Self.none else { return Sum() }
      seenNodes += 1
      let node = nodes[Int(index)]
      let left = check(node.left)
      let right = check(node.right)
      for child in [node.left, node.right] where child != Self.none {
        ensure(nodes[Int(child)].priority <= node.priority, "a child's priority is not above its parent's")
      }
      ensure(left == node.leftSum, "a node sums up its left subtree")
      ensure(node.ownCount > 0, "no node is empty")
      ensure(node.measured & ~node.known == 0, "what is measured is known")
      if node.isRun {
        ensure(node.known == 0 && node.ownUnits == 0, "a run has no heights")
      } else {
        ensure(seenBlocks.insert(node.block).inserted, "a block belongs to one node")
        ensure(node.ownCount <= Int32(Self.blockCapacity), "a block fits its slots")
        var sum = 0
        for slot in 0..<Self.blockCapacity {
          let height = slots[Int(node.block) * Self.blockCapacity + slot]
          let isKnown = node.known & (1 << UInt64(slot)) != 0
          ensure(isKnown || height == 0, "a slot without a height is 0")
          ensure(!isKnown || slot < Int(node.ownCount), "a height belongs to a row")
          ensure(height >= 0, "no height is negative")
          sum += height
        }
        ensure(sum == node.ownUnits, "a block sums its heights")
      }
      return left + node.own + right
    }
    if all.root != Self.none {
      ensure(check(all.root) == all.sum, "the tree sums up all rows")
    } else {
      ensure(all.sum.known == 0 && all.sum.units == 0 && all.sum.count >= 0, "rows without nodes are a count")
    }
    var freeNodes = 0
    var free = freeNode
    while free != Self.none {
      freeNodes += 1
      free = nodes[Int(free)].block
    }
    ensure(seenNodes + freeNodes == nodes.count, "every node is in the tree or free")
    var freeBlocks = 0
    free = freeBlock
    while free != Self.none {
      freeBlocks += 1
      free = Int32(slots[Int(free) * Self.blockCapacity])
    }
    ensure(
      (seenBlocks.count + freeBlocks) * Self.blockCapacity == slots.count, "every block is in the tree or free")
  }
}
