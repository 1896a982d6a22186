extension RunTree {
  /// Gives a row a height of its own, or takes it away.
  mutating func setEntry(_ entry: Entry?, ofRow row: Int) {
    var (index, slot) = locate(row)
    if nodes[Int(index)].isRun {
      if entry == nil { return }
      makeRoom(aroundRow: row, slot: slot, runLength: nodes[Int(index)].ownCount)
      (index, slot) = locate(row)
    }
    let bit = UInt64(1) << UInt64(slot)
    let place = Int(nodes[Int(index)].block) * Self.blockCapacity + slot
    let unitsChange = (entry?.units ?? 0) - slots[place]
    let knownChange = (entry == nil ? 0 : 1) - (nodes[Int(index)].known & bit == 0 ? 0 : 1)
    slots[place] = entry?.units ?? 0
    nodes[Int(index)].ownUnits += unitsChange
    if entry == nil { nodes[Int(index)].known &= ~bit } else { nodes[Int(index)].known |= bit }
    if entry?.isMeasured == true {
      nodes[Int(index)].measured |= bit
    } else {
      nodes[Int(index)].measured &= ~bit
    }
    if unitsChange != 0 || knownChange != 0 {
      changePath(toRow: row, units: unitsChange, known: knownChange)
    }
  }

  /// Adds to what every node above a row keeps of its subtree.
  private mutating func changePath(toRow row: Int, units: Int, known: Int) {
    let root = root
    nodes.withUnsafeMutableBufferPointer { nodes in
      var index = root
      var row = row
      while true {
        nodes[Int(index)].units += units
        nodes[Int(index)].knownCount += known
        let node = nodes[Int(index)]
        let before = node.left == Self.none ? 0 : nodes[Int(node.left)].count
        if row < before {
          index = node.left
        } else if row < before + node.ownCount {
          return
        } else {
          row -= before + node.ownCount
          index = node.right
        }
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
    let (head, rest) = cut(root, at: start)
    let (middle, tail) = cut(rest, at: end - start)
    let block = makeBlock()
    nodes[Int(middle)].block = block
    root = join(join(head, middle), tail)
  }

  /// Inserts rows without a height of their own.
  mutating func insert(count: Int, at row: Int) {
    guard count > 0 else { return }
    let (head, tail) = cut(root, at: row)
    let run = makeRun(count)
    root = join(join(head, run), tail)
    mergeNeighbours(at: row + count)
    mergeNeighbours(at: row)
  }

  mutating func remove(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let (head, rest) = cut(root, at: rows.lowerBound)
    let (middle, tail) = cut(rest, at: rows.count)
    release(subtree: middle)
    root = join(head, tail)
    mergeNeighbours(at: rows.lowerBound)
  }

  /// Appends rows that all have a height of their own; `count` is at most `blockCapacity`.
  mutating func appendBlock(count: Int, isMeasured: Bool, units: (Int) -> Int) {
    let index = makeNode()
    let block = makeBlock()
    let first = Int(block) * Self.blockCapacity
    let all = count == Self.blockCapacity ? UInt64.max : UInt64(1) << UInt64(count) - 1
    var sum = 0
    for slot in 0..<count {
      let height = units(slot)
      slots[first + slot] = height
      sum += height
    }
    nodes[Int(index)].block = block
    nodes[Int(index)].ownCount = count
    nodes[Int(index)].ownUnits = sum
    nodes[Int(index)].known = all
    nodes[Int(index)].measured = isMeasured ? all : 0
    refresh(index)
    root = join(root, index)
  }

  /// Makes one node of the two that meet at `row`, where that is possible, so that edits leave no crumbs.
  private mutating func mergeNeighbours(at row: Int) {
    guard row > 0, row < count else { return }
    let (first, _) = locate(row - 1)
    let (second, _) = locate(row)
    guard first != second else { return }
    let firstNode = nodes[Int(first)]
    let secondNode = nodes[Int(second)]
    let bothRuns = firstNode.isRun && secondNode.isRun
    guard bothRuns || firstNode.ownCount + secondNode.ownCount <= Self.blockCapacity else { return }
    let (head, rest) = cut(root, at: row - firstNode.ownCount)
    let (left, rest2) = cut(rest, at: firstNode.ownCount)
    let (right, tail) = cut(rest2, at: secondNode.ownCount)
    if !bothRuns {
      if nodes[Int(left)].isRun {
        let block = makeBlock()
        nodes[Int(left)].block = block
      }
      if !secondNode.isRun {
        let target = Int(nodes[Int(left)].block) * Self.blockCapacity + firstNode.ownCount
        let source = Int(secondNode.block) * Self.blockCapacity
        for slot in 0..<secondNode.ownCount { slots[target + slot] = slots[source + slot] }
      }
      nodes[Int(left)].known |= secondNode.known << UInt64(firstNode.ownCount)
      nodes[Int(left)].measured |= secondNode.measured << UInt64(firstNode.ownCount)
      nodes[Int(left)].ownUnits += secondNode.ownUnits
    }
    nodes[Int(left)].ownCount += secondNode.ownCount
    refresh(left)
    release(subtree: right)
    root = join(join(head, left), tail)
  }

  /// Keeps all heights but no longer calls them measured.
  mutating func forgetMeasured() {
    for index in nodes.indices { nodes[index].measured = 0 }
  }
}
