extension RunTree {
  /// The sum of the heights of the first `row` rows.
  func unitsBefore(row: Int, fallback: Int) -> Int {
    row >= count ? totalUnits(fallback: fallback) : extent(ofRow: row, fallback: fallback).start
  }

  /// The sum of the heights before a row, and its own.
  func extent(ofRow row: Int, fallback: Int) -> (start: Int, height: Int) {
    guard all.sum.known > 0 else { return (row * fallback, fallback) }
    return nodes.withUnsafeBufferPointer { nodes in
      var index = all.root
      var row = row
      var sum = 0
      while true {
        let node = nodes[Int(index)]
        if row < Int(node.leftSum.count) {
          index = node.left
          continue
        }
        sum += node.leftSum.height(fallback: fallback)
        row -= Int(node.leftSum.count)
        if row < Int(node.ownCount) {
          let height =
            node.known & (1 << UInt64(row & 63)) != 0 ? slots[Int(node.block) * Self.blockCapacity + row] : fallback
          return (sum + unitsBefore(row: row, in: node, fallback: fallback), height)
        }
        sum += node.own.height(fallback: fallback)
        row -= Int(node.ownCount)
        index = node.right
      }
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

  /// The first row that ends below `units`, and the sum of the heights before the row; nil past the last row.
  ///
  /// Rows without height are never found.
  func row(atUnits target: Int, fallback: Int) -> (row: Int, start: Int)? {
    guard target >= 0, target < totalUnits(fallback: fallback) else { return nil }
    if all.sum.known == 0 {
      let row = target / fallback
      return (row, row * fallback)
    }
    return nodes.withUnsafeBufferPointer { nodes in
      var index = all.root
      var rowsBefore = 0
      var sum = 0
      while index != Self.none {
        let node = nodes[Int(index)]
        let leftHeight = node.leftSum.height(fallback: fallback)
        if target < sum + leftHeight {
          index = node.left
          continue
        }
        sum += leftHeight
        rowsBefore += Int(node.leftSum.count)
        let own = node.own.height(fallback: fallback)
        if target < sum + own {
          let found = row(atUnits: target - sum, in: node, fallback: fallback)
          return (rowsBefore + found.row, sum + found.start)
        }
        sum += own
        rowsBefore += Int(node.ownCount)
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
    return slots.withUnsafeBufferPointer { slots in
      var sum = 0
      for slot in 0..<Int(node.ownCount) {
        let height = node.known & (1 << UInt64(slot)) != 0 ? slots[first + slot] : fallback
        if target < sum + height { return (slot, sum) }
        sum += height
      }
      fatalError("a block is as tall as its rows")
    }
  }

  /// The height a row has of its own, if it has one.
  func entry(ofRow row: Int) -> Entry? {
    guard all.sum.known > 0 else { return nil }
    let (index, slot) = locate(row)
    let node = nodes[Int(index)]
    guard !node.isRun, node.known & (1 << UInt64(slot)) != 0 else { return nil }
    return Entry(
      units: slots[Int(node.block) * Self.blockCapacity + slot],
      isMeasured: node.measured & (1 << UInt64(slot)) != 0)
  }

  /// The node that holds a row, and the row's number in it; the tree has a root.
  func locate(_ row: Int) -> (node: Int32, slot: Int) {
    nodes.withUnsafeBufferPointer { nodes in
      var index = all.root
      var row = Int32(row)
      while true {
        let node = nodes[Int(index)]
        if row < node.leftSum.count {
          index = node.left
          continue
        }
        row -= node.leftSum.count
        if row < node.ownCount { return (index, Int(row)) }
        row -= node.ownCount
        index = node.right
      }
    }
  }
}
