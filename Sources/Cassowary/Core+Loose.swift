/// What no constraint decides is decided in favour of the value 0, for the variable made first first.
///
/// That is a price like any other, below all others, but it is charged only where it is needed: for a column that real
/// constraints let go at no cost, the variable made first of all that depend on it gets a row with a price. That is enough: a
/// better solution would have to move such a column, and change that variable or an older one for the worse.
extension Core {
  @inline(__always)
  mutating func queueLoose(_ entity: Int32) {
    let place = Int(entity)
    if entities[place].isLooseQueued { return }
    if entities[place].kind == .constraint, entities[place].upper != .none, entities[place].lower != .none { return }
    entities[place].isLooseQueued = true
    looseQueue.push(entity)
  }

  mutating func queueLoose(ofRow row: Int32) {
    var node = rows[Int(row)].head
    while node >= 0 {
      queueLoose(columns[Int(nodes[Int(node)].column)].entity)
      node = nodes[Int(node)].rowNext
    }
  }

  /// Whether no constraint has a price on a column.
  private mutating func isLoose(_ entity: Int32) -> Bool {
    let place = Int(entity)
    if entities[place].kind == .constraint, entities[place].upper != .none, entities[place].lower != .none {
      return false
    }
    var node = columns[Int(entities[place].line)].head
    while node >= 0 {
      let row = Int(rows[Int(nodes[Int(node)].row)].entity)
      if entities[row].side != 0, entities[row].kind == .constraint, abs(nodes[Int(node)].value) > Tolerance.price {
        return false
      }
      node = nodes[Int(node)].columnNext
    }
    return true
  }

  /// Makes sure that loose columns lie where they have to.
  ///
  /// All rows have to be on their side.
  mutating func settleLoose() {
    var patience = 1000 + 10 * columnCount
    while looseQueue.count > 0, patience > 0 {
      patience -= 1
      let entity = looseQueue.pop()
      entities[Int(entity)].isLooseQueued = false
      if entities[Int(entity)].kind == .free || !entities[Int(entity)].isColumn { continue }
      if !isLoose(entity) {
        hideUnneeded(inColumn: entities[Int(entity)].line)
        continue
      }
      let column = entities[Int(entity)].line
      let oldest = oldestDependent(onColumn: column)
      if oldest >= 0, oldest != entity {
        if entities[Int(oldest)].line < 0 { show(oldest) }
        let row = entities[Int(oldest)].line
        if entities[Int(oldest)].side == 0, let crossing = node(row: row, column: column) {
          // It lies at zero already, and so can take the column's place.
          pivot(row: row, on: crossing)
          entities[Int(entity)].side = 0
          queuePrice(oldest)
          queuePrices(ofRow: row)
          if entities[Int(entity)].kind == .variable { departed.push(entity) }
        }
      }
      priceQueue.push(entity)
      repairPrices()
    }
    settleDeparted(hiding: false)
  }

  /// Takes defined variables out of the tableau that have rows there, but no loose column in them.
  private mutating func hideUnneeded(inColumn column: Int32) {
    var node = columns[Int(column)].head
    while node >= 0 {
      let row = nodes[Int(node)].row
      let entity = rows[Int(row)].entity
      node = nodes[Int(node)].columnNext
      if entities[Int(entity)].kind != .variable || entities[Int(entity)].definition < 0 { continue }
      var other = rows[Int(row)].head
      var isNeeded = false
      while other >= 0, !isNeeded {
        isNeeded = isLoose(columns[Int(nodes[Int(other)].column)].entity)
        other = nodes[Int(other)].rowNext
      }
      if isNeeded { continue }
      freeRow(row)
      entities[Int(entity)].line = -1
      entities[Int(entity)].side = 0
    }
  }

  /// The variable made first of those that change with a column, or -1.
  ///
  /// Visits what depends on the column from the lowest rank up, with the slopes in `entitySums`.
  mutating func oldestDependent(onColumn column: Int32) -> Int32 {
    let holder = columns[Int(column)].entity
    reachOwner(of: holder)
    var node = columns[Int(column)].head
    while node >= 0 {
      reachOwner(of: rows[Int(nodes[Int(node)].row)].entity)
      node = nodes[Int(node)].columnNext
    }
    reachDependents()
    let reached = UnsafeMutableBufferPointer(start: pending.items, count: Int(pending.count))
    sortByRank(reached)
    var oldest: Int32 = -1
    for variable in reached {
      let slope = slope(of: variable, onColumn: column)
      if abs(slope) < Tolerance.pivot { continue }
      entitySums[Int(variable)] = slope
      if oldest < 0 || entities[Int(variable)].order < entities[Int(oldest)].order { oldest = variable }
    }
    for variable in reached {
      entitySums[Int(variable)] = 0
      entities[Int(variable)].isMarked = false
    }
    pending.count = 0
    return oldest
  }

  /// How a variable changes with a column, after those of lower rank are known.
  private mutating func slope(of variable: Int32, onColumn column: Int32) -> Double {
    let definer = entities[Int(variable)].definition
    if definer < 0 || entities[Int(variable)].isColumn { return tableauSlope(of: variable, onColumn: column) }
    var result = tableauSlope(of: definer, onColumn: column)
    var own = 1.0
    for term in termRange(definer) {
      if terms[term].variable == variable {
        own = terms[term].coefficient
      } else {
        result -= terms[term].coefficient * entitySums[Int(terms[term].variable)]
      }
    }
    return result / own
  }

  private mutating func tableauSlope(of entity: Int32, onColumn column: Int32) -> Double {
    let line = entities[Int(entity)].line
    if entities[Int(entity)].isColumn { return line == column ? 1 : 0 }
    return node(row: line, column: column).map { nodes[Int($0)].value } ?? 0
  }

  private mutating func reachOwner(of entity: Int32) {
    let variable = entities[Int(entity)].kind == .variable ? entity : entities[Int(entity)].definition
    if variable >= 0 { reach(variable) }
  }

  /// Adds to the reached variables all that are defined by them.
  mutating func reachDependents() {
    var next = 0
    while next < Int(pending.count) {
      var use = entities[Int(pending.items[next])].firstUse
      while use >= 0 {
        let defined = entities[Int(terms[Int(use)].constraint)].definition
        if defined >= 0 { reach(defined) }
        use = terms[Int(use)].nextUse
      }
      next += 1
    }
  }

  mutating func reach(_ variable: Int32) {
    if entities[Int(variable)].isMarked { return }
    entities[Int(variable)].isMarked = true
    pending.push(variable)
  }
}
