/// Most constraints of a layout are required equalities, which stay columns for ever. The coefficients in such a column
/// matter only when that very constraint is changed, which is seldom; so those that begin to define a variable are
/// *ghosts*, and their columns are left empty. The missing coefficients follow from the definitions.
extension Core {
  /// Empties the column of a required equality that defines a variable; leaves other constraints alone.
  mutating func makeGhost(_ constraint: Int32) {
    guard entities[constraint].isColumn, !entities[constraint].isGhost, entities[constraint].upper == .required,
      entities[constraint].lower == .required
    else { return }
    var node = columns[entities[constraint].line].head
    while node >= 0 {
      let next = nodes[node].columnNext
      unlink(node)
      node = next
    }
    entities[constraint].isGhost = true
    let variable = entities[constraint].definition
    if isDefinedByFixed(variable) { fix(variable) }
  }

  /// Calls a closure with every ghost on which a row depends, and with its factor.
  ///
  /// The rest of the row's expression without the columns in the row is a sum of ghosts, each of which is the
  /// only one to have the variable it defines and only variables of lower rank besides.
  mutating func forEachGhost(ofRow row: Int32, _ body: (_ ghost: Int32, _ factor: Double) -> Void) {
    enlistExpression(of: rows[row].entity, 1)
    var largest = 1.0
    var node = rows[row].head
    while node >= 0 {
      largest = max(largest, abs(nodes[node].value))
      enlistExpression(of: columns[nodes[node].column].entity, -nodes[node].value)
      node = nodes[node].rowNext
    }
    while pending.count > 0 {
      let variable = popHighestRank()
      let rest = entitySums[variable]
      entitySums[variable] = 0
      entities[variable].isMarked = false
      if abs(rest) < Tolerance.pivot { continue }
      let ghost = entities[variable].definition
      let isGhost = ghost >= 0 && entities[ghost].isGhost
      // Large coefficients leave more of each other.
      if !isGhost, abs(rest) < Tolerance.conflict * largest { continue }
      ensure(
        isGhost,
        "Row \(row) is not its expression: \(rest) times variable \(variable) is left over.")
      let factor = rest / definedCoefficient(in: ghost)
      for term in defining(ghost) {
        enlist(terms[term].variable, -factor * terms[term].coefficient)
      }
      body(ghost, factor)
    }
  }

  private mutating func enlistExpression(of entity: Int32, _ factor: Double) {
    if entities[entity].kind == .variable {
      enlist(entity, factor)
    } else {
      for term in termRange(entity) { enlist(terms[term].variable, factor * terms[term].coefficient) }
    }
  }

  /// The constant that a row must have, computed afresh.
  mutating func freshConstant(ofRow row: Int32) -> Double {
    // A row's expression is the same combination of the columns' expressions; so is its constant.
    var value = constant(of: rows[row].entity)
    var node = rows[row].head
    while node >= 0 {
      value -= nodes[node].value * constant(of: columns[nodes[node].column].entity)
      node = nodes[node].rowNext
    }
    let amounts = amounts
    forEachGhost(ofRow: row) { ghost, factor in value -= factor * amounts[ghost].constant }
    return value
  }

  /// Makes a ghost a column like any other.
  ///
  /// Lets its value change by 1 while all other definitions keep theirs, and sees what becomes of the rest.
  mutating func materialize(_ ghost: Int32) {
    if !entities[ghost].isGhost { return }
    entities[ghost].isGhost = false
    let column = entities[ghost].line
    reach(entities[ghost].definition)
    reachDependents()
    let count = pending.count
    sortByRank(pending.members)
    for place in 0..<count {
      let variable = pending.items[place]
      entities[variable].isFixed = false
      let definer = entities[variable].definition
      var slope = definer == ghost ? 1.0 : 0
      for term in defining(definer) {
        slope -= terms[term].coefficient * entitySums[terms[term].variable]
      }
      entitySums[variable] = slope / definedCoefficient(in: definer)
    }
    for place in 0..<count {
      let variable = pending.items[place]
      if entities[variable].line >= 0 { carry(entitySums[variable], of: variable, into: column) }
      var use = entities[variable].firstUse
      while use >= 0 {
        let constraint = terms[use].constraint
        use = terms[use].nextUse
        // One that defines keeps its value. One with several of the variables is added up as one goes.
        if entities[constraint].definition >= 0 || constraint == ghost { continue }
        let share = coefficient(of: variable, in: constraint) * entitySums[variable]
        carry(share, of: constraint, into: column)
      }
    }
    for place in 0..<count {
      let variable = pending.items[place]
      entitySums[variable] = 0
      entities[variable].isMarked = false
    }
    pending.count = 0
    var node = columns[column].head
    while node >= 0 {
      let next = nodes[node].columnNext
      if abs(nodes[node].value) < Tolerance.coefficient { unlink(node) }
      node = next
    }
  }

  /// Enters an entity's slope in a column: in the entity's row or, for an entity held at zero, in its dependent rows.
  private mutating func carry(_ slope: Double, of entity: Int32, into column: Int32) {
    let line = entities[entity].line
    if line < 0 || abs(slope) < Tolerance.coefficient { return }
    if !entities[entity].isColumn {
      add(slope, row: line, column: column)
      return
    }
    var node = columns[line].head
    while node >= 0 {
      add(-nodes[node].value * slope, row: nodes[node].row, column: column)
      node = nodes[node].columnNext
    }
  }

  private mutating func add(_ value: Double, row: Int32, column: Int32) {
    if let node = node(row: row, column: column) {
      nodes[node].value += value
    } else {
      link(value, row: row, column: column)
    }
  }
}
