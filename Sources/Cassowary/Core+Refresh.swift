extension Core {
  /// Computes the rows' values again from the constants, so that edits leave no rounding error behind.
  mutating func refresh() {
    editsSinceRefresh = 0
    for row in 0..<rowCount where isInUse(row: row) {
      // A row's expression is the same combination of the columns' expressions; so is its constant.
      var value = entities[Int(rows[Int(row)].entity)].constant
      var node = rows[Int(row)].head
      while node >= 0 {
        value -= nodes[Int(node)].value * entities[Int(columns[Int(nodes[Int(node)].column)].entity)].constant
        node = nodes[Int(node)].rowNext
      }
      rows[Int(row)].constant = value
      queueIfBroken(row)
    }
  }

  func isInUse(row: Int32) -> Bool {
    let entity = rows[Int(row)].entity
    return entity >= 0 && entity < entityCount && entities[Int(entity)].kind != .free
      && !entities[Int(entity)].isColumn && entities[Int(entity)].line == row
  }

  func isInUse(column: Int32) -> Bool {
    let entity = columns[Int(column)].entity
    return entity >= 0 && entity < entityCount && entities[Int(entity)].kind != .free
      && entities[Int(entity)].isColumn && entities[Int(entity)].line == column
  }

  /// Computes all coefficients again from the constraints; columns, sides and queues stay as they are.
  mutating func rebuild() {
    pivotsSinceRebuild = 0
    var held: [Int32] = []
    var constraints: [(entity: Int32, side: Int8)] = []
    var variables: [(entity: Int32, side: Int8)] = []
    for entity in 0..<entityCount {
      switch entities[Int(entity)].kind {
      case .free: break
      case .variable:
        if !entities[Int(entity)].isColumn { variables.append((entity, entities[Int(entity)].side)) }
      case .constraint:
        if entities[Int(entity)].isColumn { held.append(entity) }
        constraints.append((entity, entities[Int(entity)].side))
      }
    }
    nodeCount = 0
    freeNode = -1
    rowCount = 0
    freeRow = -1
    columnCount = 0
    freeColumn = -1
    for entity in 0..<entityCount where entities[Int(entity)].kind == .variable {
      _ = makeColumn(for: entity)
    }
    for (entity, _) in constraints {
      let row = makeRow(for: entity)
      build(row: row, from: entity)
    }
    var staysColumn = [Bool](repeating: true, count: Int(entityCount))
    for (entity, _) in variables { staysColumn[Int(entity)] = false }
    for entity in held {
      let row = entities[Int(entity)].line
      var best: Int32 = -1
      var node = rows[Int(row)].head
      while node >= 0 {
        let holder = columns[Int(nodes[Int(node)].column)].entity
        if entities[Int(holder)].kind == .variable, !staysColumn[Int(holder)],
          best < 0 || abs(nodes[Int(node)].value) > abs(nodes[Int(best)].value)
        {
          best = node
        }
        node = nodes[Int(node)].rowNext
      }
      precondition(best >= 0, "The columns of a solver are no longer independent: its tables are damaged.")
      pivot(row: row, on: best)
    }
    for (entity, side) in constraints { entities[Int(entity)].side = side }
    for (entity, side) in variables { entities[Int(entity)].side = side }
    pivotsSinceRebuild = 0
    refresh()
  }
}
