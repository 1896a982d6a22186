extension Core {
  /// Swaps a row and a column: afterwards the row's entity is held at zero, and the column's is a row in its place.
  ///
  /// The value of every entity that depends on the column changes with it; rows that end up on the wrong side are queued.
  mutating func pivot(row: Int32, on pivotNode: Int32) {
    let column = nodes[pivotNode].column
    let inverse = 1 / nodes[pivotNode].value

    // entering = constant + pivot * leaving + rest, so leaving = (entering - constant - rest) / pivot
    let constant = -rows[row].constant * inverse
    rows[row].constant = constant
    // What depends on the column will depend on what the row has.
    var staysCalm = isPassedOver(rows[row].entity)
    var length = 0
    var node = rows[row].head
    while node >= 0 {
      length += 1
      nodes[node].value *= -inverse
      if staysCalm, node != pivotNode { staysCalm = isPassedOver(columns[nodes[node].column].entity) }
      node = nodes[node].rowNext
    }
    nodes[pivotNode].value = inverse

    let rowHead = rows[row].head
    var other = columns[column].head
    while other >= 0 {
      let next = nodes[other].columnNext
      if other != pivotNode {
        let factor = nodes[other].value
        nodes[other].value = factor * inverse
        let target = nodes[other].row
        visits += length
        addPivotRow(rowHead, except: pivotNode, times: factor, to: target)
        if constant != 0 {
          rows[target].constant += factor * constant
          queueIfBroken(target)
        }
      }
      other = next
    }

    let entering = rows[row].entity
    let leaving = columns[column].entity
    rows[row].entity = leaving
    columns[column].entity = entering
    entities[entering].line = column
    entities[entering].isColumn = true
    entities[entering].side = 0
    entities[leaving].line = row
    entities[leaving].isColumn = false
    pivotsSinceRebuild += 1
    if !staysCalm { endCalm() }
    beginEpoch()
  }

  @inline(__always)
  private mutating func addPivotRow(_ head: Int32, except pivotNode: Int32, times factor: Double, to target: Int32) {
    var node = rows[target].head
    while node >= 0 {
      marks[nodes[node].column] = node
      node = nodes[node].rowNext
    }
    let oldHead = rows[target].head
    node = head
    while node >= 0 {
      if node != pivotNode {
        #if CHECKS_INVARIANTS
          steps += 1
        #endif
        let column = nodes[node].column
        let product = nodes[node].value * factor
        let mark = marks[column]
        if mark >= 0 {
          let sum = nodes[mark].value + product
          // The small difference of two large numbers is their rounding.
          nodes[mark].value = abs(sum) < abs(product) * Tolerance.coefficient ? 0 : sum
        } else {
          link(product, row: target, column: column)
        }
      }
      node = nodes[node].rowNext
    }
    node = oldHead
    while node >= 0 {
      let next = nodes[node].rowNext
      marks[nodes[node].column] = -1
      if abs(nodes[node].value) < Tolerance.coefficient { unlink(node) }
      node = next
    }
  }

  /// The direction in which a row's price has to move to agree with the row's value: 1, -1, or 0 if both agree.
  @inline(__always)
  func contradiction(_ row: Int32) -> Int {
    let value = rows[row].constant
    let entity = entities[rows[row].entity]
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
    let entity = rows[row].entity
    if entities[entity].isQueued { return }
    entities[entity].isQueued = true
    if entities[entity].upper == .required || entities[entity].lower == .required {
      requiredRows.push(entity)
    } else {
      softRows.push(entity)
    }
  }
}
