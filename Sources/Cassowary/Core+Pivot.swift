extension Core {
  /// Swaps a row and a column: afterwards the row's entity is held at zero, and the column's is a row in its place.
  ///
  /// The value of every entity that depends on the column changes with it; rows that end up on the wrong side are queued.
  mutating func pivot(row: Int32, on pivotNode: Int32) {
    let column = nodes[Int(pivotNode)].column
    let inverse = 1 / nodes[Int(pivotNode)].value

    // entering = constant + pivot * leaving + rest, so leaving = (entering - constant - rest) / pivot
    let constant = -rows[Int(row)].constant * inverse
    rows[Int(row)].constant = constant
    var node = rows[Int(row)].head
    while node >= 0 {
      nodes[Int(node)].value *= -inverse
      node = nodes[Int(node)].rowNext
    }
    nodes[Int(pivotNode)].value = inverse

    let rowHead = rows[Int(row)].head
    var other = columns[Int(column)].head
    while other >= 0 {
      let next = nodes[Int(other)].columnNext
      if other != pivotNode {
        let factor = nodes[Int(other)].value
        nodes[Int(other)].value = factor * inverse
        let target = nodes[Int(other)].row
        addPivotRow(rowHead, except: pivotNode, times: factor, to: target)
        if constant != 0 {
          rows[Int(target)].constant += factor * constant
          queueIfBroken(target)
        }
      }
      other = next
    }

    let entering = rows[Int(row)].entity
    let leaving = columns[Int(column)].entity
    rows[Int(row)].entity = leaving
    columns[Int(column)].entity = entering
    entities[Int(entering)].line = column
    entities[Int(entering)].isColumn = true
    entities[Int(entering)].side = 0
    entities[Int(leaving)].line = row
    entities[Int(leaving)].isColumn = false
    pivotsSinceRebuild += 1
    beginEpoch()
  }

  @inline(__always)
  private mutating func addPivotRow(_ head: Int32, except pivotNode: Int32, times factor: Double, to target: Int32) {
    var node = rows[Int(target)].head
    while node >= 0 {
      marks[Int(nodes[Int(node)].column)] = node
      node = nodes[Int(node)].rowNext
    }
    let oldHead = rows[Int(target)].head
    node = head
    while node >= 0 {
      if node != pivotNode {
        let column = nodes[Int(node)].column
        let product = nodes[Int(node)].value * factor
        let mark = marks[Int(column)]
        if mark >= 0 {
          nodes[Int(mark)].value += product
        } else {
          link(product, row: target, column: column)
        }
      }
      node = nodes[Int(node)].rowNext
    }
    node = oldHead
    while node >= 0 {
      let next = nodes[Int(node)].rowNext
      marks[Int(nodes[Int(node)].column)] = -1
      if abs(nodes[Int(node)].value) < Tolerance.coefficient { unlink(node) }
      node = next
    }
  }

  /// The direction in which the row's price has to move because its value contradicts it: 1, -1, or 0 if it does not.
  @inline(__always)
  func contradiction(_ row: Int32) -> Int {
    let value = rows[Int(row)].constant
    let entity = entities[Int(rows[Int(row)].entity)]
    switch entity.side {
    case 0:
      if value > Tolerance.value, entity.upper != .none { return 1 }
      if value < -Tolerance.value, entity.lower != .none { return -1 }
      return 0
    case 1: return value < -Tolerance.value ? -1 : 0
    default: return value > Tolerance.value ? 1 : 0
    }
  }

  @inline(__always)
  mutating func queueIfBroken(_ row: Int32) {
    if contradiction(row) == 0 { return }
    let entity = rows[Int(row)].entity
    if entities[Int(entity)].isQueued { return }
    entities[Int(entity)].isQueued = true
    if entities[Int(entity)].upper == .required || entities[Int(entity)].lower == .required {
      requiredQueue.push(entity)
    } else {
      softQueue.push(entity)
    }
  }
}
