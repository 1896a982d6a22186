extension RunTree {
  /// Gives a row a height of its own, or takes it away.
  mutating func setEntry(_ entry: Entry?, ofRow row: Int) {
    if entry == nil, all.sum.known == 0 { return }
    plant()
    var (index, slot) = locate(row)
    if nodes[Int(index)].isRun {
      if entry == nil { return }
      makeRoom(aroundRow: row, slot: slot, runLength: Int(nodes[Int(index)].ownCount))
      (index, slot) = locate(row)
    }
    let bit = UInt64(1) << UInt64(slot)
    let place = Int(nodes[Int(index)].block) * Self.blockCapacity + slot
    let wasKnown = nodes[Int(index)].known & bit != 0
    let change = Sum(
      known: (entry == nil ? 0 : 1) - (wasKnown ? 1 : 0), units: (entry?.units ?? 0) - slots[place])
    slots[place] = entry?.units ?? 0
    nodes[Int(index)].ownUnits += change.units
    if entry == nil { nodes[Int(index)].known &= ~bit } else { nodes[Int(index)].known |= bit }
    if entry?.isMeasured == true {
      nodes[Int(index)].measured |= bit
    } else {
      nodes[Int(index)].measured &= ~bit
    }
    if change != Sum() { addOnPath(toRow: row, change) }
  }

  /// Adds to the sums that a row is part of.
  private mutating func addOnPath(toRow row: Int, _ change: Sum) {
    all.sum = all.sum + change
    let root = all.root
    nodes.withUnsafeMutableBufferPointer { nodes in
      var index = root
      var row = Int32(row)
      while true {
        let node = nodes[Int(index)]
        if row < node.leftSum.count {
          nodes[Int(index)].leftSum = node.leftSum + change
          index = node.left
          continue
        }
        row -= node.leftSum.count
        if row < node.ownCount { return }
        row -= node.ownCount
        index = node.right
      }
    }
  }

  /// Turns the window of rows around `row`, which lies in a run, into a block.
  private mutating func makeRoom(aroundRow row: Int, slot: Int, runLength: Int) {
    // Windows start at multiples of the capacity, so that scrolling up fills them as scrolling down does.
    let runStart = row - slot
    let window = row & ~(Self.blockCapacity - 1)
    let start = max(window, runStart)
    let end = min(window + Self.blockCapacity, runStart + runLength)
    let (head, rest) = cut(all, at: Int32(start))
    let (middle, tail) = cut(rest, at: Int32(end - start))
    let block = makeBlock()
    nodes[Int(middle.root)].block = block
    all = join(join(head, middle), tail)
  }

  /// Inserts rows without a height of their own.
  mutating func insert(count: Int, at row: Int) {
    guard count > 0 else { return }
    ensure(self.count + count <= Int(Int32.max) / 2, "A section can have at most \(Int32.max / 2) rows.")
    guard all.root != Self.none else {
      all.sum.count += Int32(count)
      return
    }
    let (head, tail) = cut(all, at: Int32(row))
    let run = makeRun(Int32(count))
    all = join(join(head, run), tail)
    mergeNeighbours(at: row + count)
    mergeNeighbours(at: row)
  }

  mutating func remove(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    guard all.root != Self.none else {
      all.sum.count -= Int32(rows.count)
      return
    }
    let (head, rest) = cut(all, at: Int32(rows.lowerBound))
    let (middle, tail) = cut(rest, at: Int32(rows.count))
    release(middle.root)
    all = join(head, tail)
    mergeNeighbours(at: rows.lowerBound)
  }

  /// Appends rows that all have a height of their own; `count` is at most `blockCapacity`.
  mutating func appendBlock(count: Int, isMeasured: Bool, units: (Int) -> Int) {
    plant()
    let index = makeNode()
    let block = makeBlock()
    let first = Int(block) * Self.blockCapacity
    let full = count == Self.blockCapacity ? UInt64.max : UInt64(1) << UInt64(count) - 1
    var sum = 0
    for slot in 0..<count {
      let height = units(slot)
      slots[first + slot] = height
      sum += height
    }
    nodes[Int(index)].block = block
    nodes[Int(index)].ownCount = Int32(count)
    nodes[Int(index)].ownUnits = sum
    nodes[Int(index)].known = full
    nodes[Int(index)].measured = isMeasured ? full : 0
    all = join(all, Subtree(root: index, sum: nodes[Int(index)].own))
  }

  /// Merges the two nodes that meet at `row`, if possible, so that edits leave no tiny nodes.
  private mutating func mergeNeighbours(at row: Int) {
    guard row > 0, row < count else { return }
    let (first, _) = locate(row - 1)
    let (second, _) = locate(row)
    guard first != second else { return }
    let firstNode = nodes[Int(first)]
    let secondNode = nodes[Int(second)]
    let bothRuns = firstNode.isRun && secondNode.isRun
    guard bothRuns || firstNode.ownCount + secondNode.ownCount <= Int32(Self.blockCapacity) else { return }
    let (head, rest) = cut(all, at: Int32(row) - firstNode.ownCount)
    let (leftPart, others) = cut(rest, at: firstNode.ownCount)
    let (right, tail) = cut(others, at: secondNode.ownCount)
    var left = leftPart
    let index = Int(left.root)
    if !bothRuns {
      if firstNode.isRun { nodes[index].block = makeBlock() }
      if !secondNode.isRun {
        let target = Int(nodes[index].block) * Self.blockCapacity + Int(firstNode.ownCount)
        let source = Int(secondNode.block) * Self.blockCapacity
        for slot in 0..<Int(secondNode.ownCount) { slots[target + slot] = slots[source + slot] }
      }
      nodes[index].known |= secondNode.known << UInt64(firstNode.ownCount)
      nodes[index].measured |= secondNode.measured << UInt64(firstNode.ownCount)
      nodes[index].ownUnits += secondNode.ownUnits
    }
    nodes[index].ownCount += secondNode.ownCount
    left.sum = left.sum + right.sum
    release(right.root)
    all = join(join(head, left), tail)
  }

  /// Keeps all heights but no longer calls them measured.
  mutating func forgetMeasured() {
    for index in nodes.indices { nodes[index].measured = 0 }
  }
}
