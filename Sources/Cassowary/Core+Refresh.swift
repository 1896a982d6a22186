extension Core {
  /// Computes the rows' values again from the constants, so that edits leave no rounding error behind.
  mutating func refresh() {
    editsSinceRefresh = 0
    isSolved = false
    beginEpoch()
    for row in 0..<rowCount where isInUse(row: row) {
      rows[row].constant = freshConstant(ofRow: row)
      queueIfBroken(row)
    }
  }

  /// The constant of an entity's expression; a variable's is itself alone.
  @inline(__always)
  func constant(of entity: Int32) -> Double {
    entities[entity].kind == .constraint ? amounts[entity].constant : 0
  }

  func isInUse(row: Int32) -> Bool {
    let entity = rows[row].entity
    return entity >= 0 && entity < entityCount && entities[entity].kind != .free
      && !entities[entity].isColumn && entities[entity].line == row
  }

  func isInUse(column: Int32) -> Bool {
    let entity = columns[column].entity
    return entity >= 0 && entity < entityCount && entities[entity].kind != .free
      && entities[entity].isColumn && entities[entity].line == column
  }

  /// Begins the solution again, from the definitions: nothing is given up yet, so that all prices are in range.
  ///
  /// Costs the terms of all constraints. A solution of many dense rows is left so, when taking it apart step by step would cost more.
  mutating func restart() {
    rebuild(keepingColumns: false)
    pricedColumns.count = 0
    departed.count = 0
    visits = 0
    isUnfinished = false
    isRestarted = true
  }

  /// Computes all coefficients again from the constraints; columns, sides and queues stay as they are.
  ///
  /// The solution is begun again if rounding has made columns depend on each other.
  mutating func rebuild(keepingColumns: Bool = true) {
    // What the entities are now, in a table that only comparing prices needs besides, so that nothing is allocated.
    let former = entityTouched
    for entity in 0..<entityCount { former[entity] = FormerState(entities[entity]).rawValue }
    nodeCount = 0
    freeNode = -1
    rowCount = 0
    freeRow = -1
    for column in 0..<columnCount { columns[column].head = -1 }
    columnCount = 0
    freeColumn = -1
    // Begin with the definitions as columns, in terms of which everything is known, and go from there to the true ones.
    for entity in 0..<entityCount where entities[entity].kind != .free {
      entities[entity].isColumn = false
      entities[entity].line = -1
    }
    for entity in 0..<entityCount where entities[entity].kind == .variable {
      let definer = entities[entity].definition
      _ = makeColumn(for: definer < 0 ? entity : definer)
    }
    for entity in 0..<entityCount where entities[entity].kind != .free && entities[entity].line < 0 {
      if entities[entity].kind == .variable, !FormerState(rawValue: former[entity]).contains(.shown) { continue }
      let row = makeRow(for: entity)
      build(row: row, from: entity)
    }
    for entity in 0..<entityCount
    where keepingColumns && FormerState(rawValue: former[entity]).contains(.column) && !entities[entity].isColumn {
      pending.push(entity)
    }
    let isWhole = keepingColumns && moveInPending(former)
    // Without its columns a solution is begun again: nothing is given up yet, so that no price is out of range.
    for entity in 0..<entityCount {
      entities[entity].side = isWhole ? FormerState(rawValue: former[entity]).side : 0
    }
    if !isWhole {
      for column in 0..<columnCount where isInUse(column: column) { queueLoose(columns[column].entity) }
    }
    pivotsSinceRebuild = 0
    refresh()
  }

  /// Makes the entities in `pending` columns again; false if rounding has made them depend on each other.
  ///
  /// Short rows go first and coefficients that are large in their row, so that little is filled and little is lost.
  private mutating func moveInPending(_ former: Table<Int32>) -> Bool {
    var limit: Int32 = 2
    var share = 0.1
    while pending.count > 0 {
      var kept: Int32 = 0
      for index in 0..<pending.count {
        let entity = pending.items[index]
        let row = entities[entity].line
        var best: Int32 = -1
        var length: Int32 = 0
        var largest = 0.0
        var node = rows[row].head
        while node >= 0, length <= limit {
          length += 1
          let size = abs(nodes[node].value)
          largest = max(largest, size)
          let holder = columns[nodes[node].column].entity
          if !FormerState(rawValue: former[holder]).contains(.column), best < 0 || size > abs(nodes[best].value) {
            best = node
          }
          node = nodes[node].rowNext
        }
        if length <= limit, best >= 0, abs(nodes[best].value) >= largest * share {
          pivot(row: row, on: best)
        } else {
          pending.put(entity, at: kept)
          kept += 1
        }
      }
      if kept == pending.count {
        if limit <= columnCount { limit *= 4 } else { share *= 0.1 }
        if share < Tolerance.coefficient {
          pending.count = 0
          return false
        }
      }
      pending.count = kept
    }
    return true
  }
}

/// The state of an entity before its coefficients were computed again.
private struct FormerState: OptionSet {
  let rawValue: Int32
  static let column = FormerState(rawValue: 1)
  static let shown = FormerState(rawValue: 2)
  static let above = FormerState(rawValue: 4)
  static let below = FormerState(rawValue: 8)

  init(rawValue: Int32) { self.rawValue = rawValue }

  init(_ entity: Entity) {
    self = []
    if entity.kind != .free, entity.isColumn { insert(.column) }
    if entity.kind == .variable, entity.line >= 0 { insert(.shown) }
    if entity.side > 0 { insert(.above) }
    if entity.side < 0 { insert(.below) }
  }

  var side: Int8 { contains(.above) ? 1 : contains(.below) ? -1 : 0 }
}
