extension RunTree {
  /// The sum of the heights of the first `row` rows.
  func unitsBefore(row: Int, fallback: Int) -> Int {
    nodes.withUnsafeBufferPointer { nodes in
      var index = root
      var row = row
      var sum = 0
      while index != Self.none {
        let node = nodes[Int(index)]
        if node.left != Self.none {
          let left = nodes[Int(node.left)]
          if row < left.count {
            index = node.left
            continue
          }
          sum += left.units + (left.count - left.knownCount) * fallback
          row -= left.count
        }
        if row < node.ownCount {
          return sum + unitsBefore(row: row, in: node, fallback: fallback)
        }
        sum += node.ownUnits + (node.ownCount - node.ownKnownCount) * fallback
        row -= node.ownCount
        index = node.right
      }
      return sum
    }
  }

  private func unitsBefore(row: Int, in node: Node, fallback: Int) -> Int {
    if node.isRun { return row * fallback }
    let first = Int(node.block) * Self.blockCapacity
    let sum = slots.withUnsafeBufferPointer { slots in
      var sum = 0
      for slot in first..<first + row { sum &+= slots[slot] }
      return sum
    }
    let known = (node.known & (UInt64(1) << UInt64(row) - 1)).nonzeroBitCount
    return sum + (row - known) * fallback
  }

  /// The first row that ends below `units`, and the sum of the heights before it; nil past the last one.
  ///
  /// Rows without height are never found.
  func row(atUnits target: Int, fallback: Int) -> (row: Int, start: Int)? {
    guard target >= 0, target < totalUnits(fallback: fallback) else { return nil }
    return nodes.withUnsafeBufferPointer { nodes in
      var index = root
      var rowsBefore = 0
      var sum = 0
      while index != Self.none {
        let node = nodes[Int(index)]
        if node.left != Self.none {
          let left = nodes[Int(node.left)]
          let height = left.units + (left.count - left.knownCount) * fallback
          if target < sum + height {
            index = node.left
            continue
          }
          sum += height
          rowsBefore += left.count
        }
        let own = node.ownUnits + (node.ownCount - node.ownKnownCount) * fallback
        if target < sum + own {
          let found = row(atUnits: target - sum, in: node, fallback: fallback)
          return (rowsBefore + found.row, sum + found.start)
        }
        sum += own
        rowsBefore += node.ownCount
        index = node.right
      }
      return nil
    }
  }

  private func row(atUnits target: Int, in node: Node, fallback: Int) -> (row: Int, start: Int) {
    if node.isRun {
      let row = target / fallback
      return (row, row * fallback)
    }
    let first = Int(node.block) * Self.blockCapacity
    var sum = 0
    for slot in 0..<node.ownCount {
      let height = node.known & (1 << UInt64(slot)) != 0 ? slots[first + slot] : fallback
      if target < sum + height { return (slot, sum) }
      sum += height
    }
    preconditionFailure("a block is as tall as its rows")
  }

  /// The height a row has of its own, if it has one.
  func entry(ofRow row: Int) -> Entry? {
    let (index, slot) = locate(row)
    let node = nodes[Int(index)]
    guard node.known & (1 << UInt64(slot & 63)) != 0, !node.isRun else { return nil }
    return Entry(
      units: slots[Int(node.block) * Self.blockCapacity + slot],
      isMeasured: node.measured & (1 << UInt64(slot)) != 0
    )
  }

  /// The node that holds a row, and the row's number in it.
  func locate(_ row: Int) -> (node: Int32, slot: Int) {
    nodes.withUnsafeBufferPointer { nodes in
      var index = root
      var row = row
      while true {
        let node = nodes[Int(index)]
        let before = node.left == Self.none ? 0 : nodes[Int(node.left)].count
        if row < before {
          index = node.left
        } else if row < before + node.ownCount {
          return (index, row - before)
        } else {
          row -= before + node.ownCount
          index = node.right
        }
      }
    }
  }
}
