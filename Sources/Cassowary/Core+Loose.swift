/// Variables that no constraint decides are decided in turns: in favour of the value 0 for those whose turn is first,
/// the one made first first; then for inequalities to be tight, the one added first first; then in favour of 0 for the
/// variables whose turn is last.
///
/// These are prices like any other, below all others, but they are charged only where they are needed: for a column that real
/// constraints let go at no cost, the first in turn of all that depend on it gets a price: a variable a row with one, an
/// inequality a cost on the side that it does not speak of. That is enough: a better solution would have to move such a column,
/// and change that entity or one before it for the worse.
///
/// An inequality all of whose variables are first in turn is never asked: whatever moves it moves one of those.
extension Core {
  @inline(__always)
  mutating func queueLoose(_ entity: Int32) {
    if isPassedOver(entity) { return }
    entities[entity].isLooseQueued = true
    looseColumns.push(entity)
  }

  /// Whether a column is queued already, or has no need to be: an equality has its price on both sides.
  @inline(__always)
  func isPassedOver(_ entity: Int32) -> Bool {
    entities[entity].isLooseQueued
      || entities[entity].kind == .constraint && entities[entity].upper.isReal && entities[entity].lower.isReal
  }

  mutating func queueLoose(ofRow row: Int32) {
    var node = rows[row].head
    while node >= 0 {
      queueLoose(columns[nodes[node].column].entity)
      node = nodes[node].rowNext
    }
  }

  /// Queues the column of a row that has no other, as the row may no longer pin it.
  ///
  /// Besides that of a constraint that was a ghost until now: without its column the row pinned the other.
  mutating func queueLoose(pinnedByRow row: Int32, besides shown: Int32 = -1) {
    var only = rows[row].head
    if only < 0 { return }
    let second = nodes[only].rowNext
    if second >= 0 {
      if nodes[second].rowNext >= 0 { return }
      if nodes[only].column == shown { only = second } else if nodes[second].column != shown { return }
    }
    queueLoose(columns[nodes[only].column].entity)
  }

  /// Whether no constraint has a price on a column or pins it.
  ///
  /// A row pins a column if it lies at zero, depends on no other column, and costs something once the column moves.
  private mutating func isLoose(_ entity: Int32) -> Bool {
    let isConstraint = entities[entity].kind == .constraint
    var canRise = !isConstraint || !entities[entity].upper.isReal
    var canFall = !isConstraint || !entities[entity].lower.isReal
    var node = columns[entities[entity].line].head
    while canRise || canFall, node >= 0 {
      let line = nodes[node].row
      let row = rows[line].entity
      let value = nodes[node].value
      if entities[row].kind == .constraint {
        if entities[row].side != 0 {
          if abs(value) > Tolerance.price, !entities[row].isLooselyGivenUp { return false }
        } else if nodes[node].rowNext < 0, nodes[node].rowPrevious < 0, abs(value) > Tolerance.pivot,
          abs(rows[line].constant) <= Tolerance.value
        {
          let (above, below) = (entities[row].upper.isReal, entities[row].lower.isReal)
          if value > 0 ? above : below { canRise = false }
          if value > 0 ? below : above { canFall = false }
        }
      }
      node = nodes[node].columnNext
    }
    return canRise || canFall
  }

  /// Makes sure that loose columns lie where they have to.
  ///
  /// All rows have to be on their side.
  mutating func settleLoose() {
    endCalm()
    var patience = 1000 + 10 * columnCount
    while looseColumns.count > 0, patience > 0 {
      patience -= 1
      let entity = looseColumns.pop()
      entities[entity].isLooseQueued = false
      if entities[entity].kind == .free || !entities[entity].isColumn { continue }
      if !isLoose(entity) {
        hideUnneeded(inColumn: entities[entity].line)
        continue
      }
      let column = entities[entity].line
      let first = firstDependent(onColumn: column)
      if first >= 0 { charge(first) }
      if first >= 0, first != entity {
        let row = entities[first].line
        if entities[first].side == 0, let crossing = node(row: row, column: column) {
          // It lies at zero already, and so can take the column's place.
          pivot(row: row, on: crossing)
          entities[entity].side = 0
          queuePrice(first)
          queuePrices(ofRow: row)
          if entities[entity].kind == .variable { departed.push(entity) }
        }
      }
      pricedColumns.push(entity)
      repairPrices()
      if pricedColumns.count > 0 { isUnfinished = true }
      if isUnfinished || isRestarted { return }
    }
    settleDeparted(hiding: false)
  }

  /// Takes defined variables with a row, but no loose column in the row, out of the tableau.
  private mutating func hideUnneeded(inColumn column: Int32) {
    var node = columns[column].head
    while node >= 0 {
      let row = nodes[node].row
      let entity = rows[row].entity
      node = nodes[node].columnNext
      if entities[entity].kind != .variable || entities[entity].definition < 0 { continue }
      var other = rows[row].head
      var isNeeded = false
      while other >= 0, !isNeeded {
        isNeeded = isLoose(columns[nodes[other].column].entity)
        other = nodes[other].rowNext
      }
      if isNeeded { continue }
      freeRow(row)
      entities[entity].line = -1
      entities[entity].side = 0
    }
  }

  /// Gives a variable or an inequality a price where ties are decided.
  mutating func charge(_ entity: Int32) {
    if entities[entity].kind == .variable {
      if entities[entity].line < 0 { show(entity) }
      return
    }
    if entities[entity].upper == .none { entities[entity].upper = .loose }
    if entities[entity].lower == .none { entities[entity].lower = .loose }
    if entities[entity].isColumn || entities[entity].side != 0 { return }
    let row = entities[entity].line
    let value = rows[row].constant
    entities[entity].side = value > Tolerance.value ? 1 : value < -Tolerance.value ? -1 : 0
    if entities[entity].side != 0 { queuePrices(ofRow: row) }
  }

  /// The first in turn of the variables and inequalities that change with a column, or -1.
  mutating func firstDependent(onColumn column: Int32) -> Int32 {
    let variable = firstVariable(onColumn: column)
    if variable >= 0, !entities[variable].isLate { return variable }
    var first: Int32 = -1
    let holder = columns[column].entity
    if isLooseInequality(holder) { first = holder }
    var node = columns[column].head
    while node >= 0 {
      let entity = rows[nodes[node].row].entity
      if isLooseInequality(entity), abs(nodes[node].value) >= Tolerance.pivot,
        first < 0 || entities[entity].order < entities[first].order
      {
        first = entity
      }
      node = nodes[node].columnNext
    }
    return first >= 0 ? first : variable
  }

  @inline(__always)
  private func isLooseInequality(_ entity: Int32) -> Bool {
    entities[entity].kind == .constraint && entities[entity].isLate
      && entities[entity].upper.isReal != entities[entity].lower.isReal
  }

  /// The variable first in turn of those that change with a column, or -1.
  ///
  /// Visits what depends on the column from the lowest rank up, with the slopes in `entitySums`.
  private mutating func firstVariable(onColumn column: Int32) -> Int32 {
    let holder = columns[column].entity
    reachOwner(of: holder)
    var node = columns[column].head
    while node >= 0 {
      reachOwner(of: rows[nodes[node].row].entity)
      node = nodes[node].columnNext
    }
    reachDependents()
    let reached = pending.members
    sortByRank(reached)
    var first: Int32 = -1
    for variable in reached {
      let slope = slope(of: variable, onColumn: column)
      if abs(slope) < Tolerance.pivot { continue }
      entitySums[variable] = slope
      if first < 0 || outranks(variable, first) { first = variable }
    }
    for variable in reached {
      entitySums[variable] = 0
      entities[variable].isMarked = false
    }
    pending.count = 0
    return first
  }

  /// Returns the slope of a variable on a column, after those of lower rank are known.
  private mutating func slope(of variable: Int32, onColumn column: Int32) -> Double {
    let definer = entities[variable].definition
    if definer < 0 || entities[variable].isColumn { return tableauSlope(of: variable, onColumn: column) }
    var result = tableauSlope(of: definer, onColumn: column)
    for term in defining(definer) {
      result -= terms[term].coefficient * entitySums[terms[term].variable]
    }
    return result / definedCoefficient(in: definer)
  }

  private mutating func tableauSlope(of entity: Int32, onColumn column: Int32) -> Double {
    let line = entities[entity].line
    if entities[entity].isColumn { return line == column ? 1 : 0 }
    return node(row: line, column: column).map { nodes[$0].value } ?? 0
  }

  private mutating func reachOwner(of entity: Int32) {
    let variable = entities[entity].kind == .variable ? entity : entities[entity].definition
    if variable >= 0 { reach(variable) }
  }

  /// Adds to the reached variables all that are defined by them.
  mutating func reachDependents() {
    var next: Int32 = 0
    while next < pending.count {
      var use = entities[pending.items[next]].firstUse
      while use >= 0 {
        let defined = entities[terms[use].constraint].definition
        if defined >= 0 { reach(defined) }
        use = terms[use].nextUse
      }
      next += 1
    }
  }

  mutating func reach(_ variable: Int32) {
    #if CHECKS_INVARIANTS
      steps += 1
    #endif
    if entities[variable].isMarked { return }
    entities[variable].isMarked = true
    pending.push(variable)
  }
}
