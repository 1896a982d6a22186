extension Core {
  /// Computes the rows' values again from the constants, so that edits leave no rounding error behind.
  mutating func refresh() {
    editsSinceRefresh = 0
    beginEpoch()
    for row in 0..<rowCount where isInUse(row: row) {
      rows[Int(row)].constant = freshConstant(ofRow: row)
      queueIfBroken(row)
    }
  }

  /// The constant of an entity's expression; a variable's is itself alone.
  @inline(__always)
  func constant(of entity: Int32) -> Double {
    entities[Int(entity)].kind == .constraint ? entities[Int(entity)].constant : 0
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
    let wasColumn = (0..<Int(entityCount)).map { entities[$0].kind != .free && entities[$0].isColumn }
    let wasShown = (0..<Int(entityCount)).map { entities[$0].kind == .variable && entities[$0].line >= 0 }
    let sides = (0..<Int(entityCount)).map { entities[$0].side }
    nodeCount = 0
    freeNode = -1
    rowCount = 0
    freeRow = -1
    for column in 0..<Int(columnCount) { columns[column].head = -1 }
    columnCount = 0
    freeColumn = -1
    // Begin with the definitions as columns, in terms of which everything is known, and go from there to the true ones.
    for entity in 0..<entityCount where entities[Int(entity)].kind != .free {
      entities[Int(entity)].isColumn = false
      entities[Int(entity)].line = -1
    }
    for entity in 0..<entityCount where entities[Int(entity)].kind == .variable {
      let definer = entities[Int(entity)].definition
      _ = makeColumn(for: definer < 0 ? entity : definer)
    }
    for entity in 0..<entityCount where entities[Int(entity)].kind != .free && entities[Int(entity)].line < 0 {
      if entities[Int(entity)].kind == .variable, !wasShown[Int(entity)] { continue }
      let row = makeRow(for: entity)
      build(row: row, from: entity)
    }
    for entity in 0..<entityCount where wasColumn[Int(entity)] && !entities[Int(entity)].isColumn {
      let row = entities[Int(entity)].line
      var best: Int32 = -1
      var node = rows[Int(row)].head
      while node >= 0 {
        let holder = columns[Int(nodes[Int(node)].column)].entity
        if !wasColumn[Int(holder)], best < 0 || abs(nodes[Int(node)].value) > abs(nodes[Int(best)].value) {
          best = node
        }
        node = nodes[Int(node)].rowNext
      }
      precondition(best >= 0, "The columns of a solver are no longer independent: its tables are damaged.")
      pivot(row: row, on: best)
    }
    for (entity, side) in sides.enumerated() { entities[entity].side = side }
    pivotsSinceRebuild = 0
    refresh()
  }
}
