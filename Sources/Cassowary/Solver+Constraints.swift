extension Solver {
  /// Adds the constraint that the expression is below, at or above zero.
  ///
  /// A required constraint takes its place at once; if it cannot hold together with the other required ones,
  /// nothing changes and the error names an irreducible set of them. Others wait for `solve()`.
  ///
  /// The expression's variables have to be this solver's, its numbers finite; anything else stops the program with a message. An
  /// expression without terms is one like any other: `-1 ≥ 0` conflicts with itself if it is required, else it is violated by 1.
  ///
  /// Costs what the expression depends on, through the definitions of its variables; for a constraint with a variable that
  /// none used before, only its terms.
  @discardableResult
  public func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    inTies rule: TieRule = .yieldsToLater
  ) throws(ConflictError) -> ConstraintID {
    try expression.terms.withUnsafeBufferPointer { terms throws(ConflictError) in
      try core.pointee.add(terms, expression.constant, relation, priority, rule)
    }
  }

  /// Removes a constraint, whose name is not valid any longer.
  ///
  /// Costs the rows that depend on it, and for a required equality the variables that are defined by way of it.
  public func remove(_ id: ConstraintID) {
    core.pointee.requireConstraint(id)
    core.pointee.remove(id.index)
  }

  /// Changes the constant of a constraint's expression, which has to be finite; costs the rows that depend on the
  /// constraint.
  ///
  /// If the constraint is required and cannot hold so, nothing changes and the error names an irreducible set.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(ConflictError) {
    core.pointee.requireConstraint(id)
    try core.pointee.setConstant(constant, of: id.index)
  }

  /// Changes a constraint's priority; the constraint keeps its place in the order that decides ties.
  ///
  /// If it becomes required and cannot hold so, nothing changes and the error names an irreducible set.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(ConflictError) {
    core.pointee.requireConstraint(id)
    try core.pointee.setPriority(priority, of: id.index)
  }

  /// Whether a constraint's expression has just these coefficients, with any constant.
  ///
  /// Each variable may stand in `terms` once; coefficients of 0 are none.
  public func hasTerms(_ terms: UnsafeBufferPointer<Term>, _ id: ConstraintID) -> Bool {
    core.pointee.requireConstraint(id)
    return core.pointee.hasTerms(terms, id.index)
  }

  /// Brings all values up to date; costs nothing if nothing changed, else as many pivots as the changes need.
  ///
  /// Reading a value does this by itself. Where it would take more than some seconds, as with thousands of constraints that
  /// have nothing to do with each other, it ends before the end, the same on every machine: see `isFinished`.
  public func solve() {
    core.pointee.solve()
  }

  /// Whether the last solution weighed all constraints.
  ///
  /// If not, required ones hold, and others may be missed by more than they have to be; the next solution goes on from there.
  public var isFinished: Bool { !core.pointee.isUnfinished }

  package var constraintCount: Int { Int(core.pointee.constraintCount) }

  /// The number of visited coefficients after which a solution ends; 20 million unless set.
  package var visitLimit: Int {
    get { core.pointee.visitLimit }
    set { core.pointee.visitLimit = newValue }
  }

  /// Returns the violation of a constraint in the solution: 0 if it holds, else its expression's distance from zero.
  public func violation(of id: ConstraintID) -> Double {
    core.pointee.solve()
    core.pointee.requireConstraint(id)
    return core.pointee.violation(of: id.index)
  }
}

extension Core {
  @inline(__always)
  func requireConstraint(_ id: ConstraintID) {
    ensure(
      id.index >= 0 && id.index < entityCount && entities[id.index].kind == .constraint
        && amounts[id.index].generation == id.generation,
      "Constraint \(id.index) is not one of this solver's: it was removed or belongs to another solver.")
  }

  @inline(__always)
  mutating func solve() {
    if !isSolved { repair() }
  }

  private mutating func repair() {
    visits = 0
    if pivotsSinceRebuild > 2000 + rowCount {
      rebuild()
    } else if editsSinceRefresh > 500 + rowCount || isUnfinished {
      refresh()
    }
    isUnfinished = false
    settlePrices()
    repairAllRows()
    if looseColumns.count > 0, !isUnfinished { settleLoose() }
    if isRestarted {
      // Rounding had the solution begin again; what ties alone decide is left then.
      repairAllRows()
      isUnfinished = true
    }
    visits = 0
    isSolved = true
  }

  private mutating func repairAllRows() {
    isRestarted = false
    if softRows.count == 0, requiredRows.count == 0 { return }
    let row = repairRows(onlyRequired: false)
    ensure(row < 0, "Required constraints that held together no longer do: the solver's tables are damaged.")
    settleDeparted()
  }

  mutating func add(
    _ source: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation, _ priority: Priority, _ rule: TieRule
  ) throws(ConflictError) -> ConstraintID {
    settlePrices()
    ensure(constant.isFinite, "A constraint's constant is \(constant). Constants have to be finite.")
    for term in source {
      requireVariable(term.variable)
      ensure(
        term.coefficient.isFinite, "A constraint's coefficient is \(term.coefficient). Coefficients have to be finite.")
    }
    isSolved = false
    let level = level(of: priority)
    let entity = makeEntity()
    entities[entity].kind = .constraint
    entities[entity].relation = relation
    entities[entity].holdsAgainstLater = rule == .holdsAgainstLater
    amounts[entity].constant = constant
    storeTerms(source, for: entity)
    constraintCount += 1
    setCost(of: entity, priority, level)
    entities[entity].isLate = relation != .equal && hasLateVariable(entity)
    let fresh = freshVariable(in: entity)
    if fresh >= 0 {
      replace(fresh, by: entity)
      return ConstraintID(index: entity, generation: amounts[entity].generation)
    }
    let row = makeRow(for: entity)
    build(row: row, fromNew: entity)
    // Nothing is refused afterwards, unless others wait that are required.
    if priority.isRequired, relation == .equal, contradiction(row) == 0, requiredRows.count == 0 { holdEarly(row) }
    if !entities[entity].isColumn {
      queueIfBroken(row)
      // Columns that were loose may now have this one before others that depend on them.
      if entities[entity].isLate { queueLoose(ofRow: row) }
    }
    if priority.isRequired, let conflict = settleRequired(changing: entity, named: .added) {
      removeRow(entity)
      throw conflict
    }
    defineByNew(entity)
    return ConstraintID(index: entity, generation: amounts[entity].generation)
  }

  private mutating func hasLateVariable(_ constraint: Int32) -> Bool {
    for term in termRange(constraint) where entities[terms[term].variable].isLate { return true }
    return false
  }

  /// Holds at zero a required equality that has a row anyway, in place of a variable, so that the row cannot grow.
  ///
  /// Of several variables takes the one that the fewest rows depend on.
  private mutating func holdEarly(_ row: Int32) {
    var best: Int32 = -1
    var node = rows[row].head
    while node >= 0 {
      let entity = columns[nodes[node].column].entity
      if entities[entity].kind == .variable, abs(nodes[node].value) > Tolerance.pivot,
        best < 0 || isShorter(nodes[node].column, nodes[best].column)
      {
        best = node
      }
      node = nodes[node].rowNext
    }
    if best < 0 { return }
    let entity = rows[row].entity
    departed.push(columns[nodes[best].column].entity)
    pivot(row: row, on: best)
    queueLoose(entity)
    queueLoose(ofRow: row)
    settleDeparted()
  }

  private mutating func isShorter(_ column: Int32, _ other: Int32) -> Bool {
    var node = columns[column].head
    var otherNode = columns[other].head
    while node >= 0, otherNode >= 0 {
      node = nodes[node].columnNext
      otherNode = nodes[otherNode].columnNext
    }
    if node < 0, otherNode < 0 {
      return entities[columns[column].entity].order > entities[columns[other].entity].order
    }
    return node < 0
  }

  /// Makes a new constraint define a variable that is a row for want of a definition.
  private mutating func defineByNew(_ constraint: Int32) {
    if entities[constraint].definition >= 0 { return }
    for term in termRange(constraint) {
      let variable = terms[term].variable
      if entities[variable].isColumn || entities[variable].definition >= 0 { continue }
      if abs(terms[term].coefficient) > Tolerance.pivot, define(variable, by: constraint) {
        hide(variable)
        return
      }
    }
  }

  /// The newest variable in a constraint that no other constraint uses yet, or -1.
  private mutating func freshVariable(in constraint: Int32) -> Int32 {
    var result: Int32 = -1
    for term in termRange(constraint) {
      let variable = terms[term].variable
      if entities[variable].uses == 1, entities[variable].isColumn, abs(terms[term].coefficient) > Tolerance.pivot,
        result < 0 || entities[variable].order > entities[result].order
      {
        result = variable
      }
    }
    return result
  }

  /// Holds a constraint at zero in place of a variable that nothing else depends on, and lets it define the variable.
  private mutating func replace(_ variable: Int32, by constraint: Int32) {
    var highest: Int32 = 0
    var isFixed = true
    var isNewest = !entities[constraint].isLate
    let (isLate, order) = (entities[variable].isLate, entities[variable].order)
    for term in termRange(constraint) where terms[term].variable != variable {
      let other = terms[term].variable
      highest = max(highest, entities[other].rank)
      if !entities[other].isFixed { isFixed = false }
      if isLate == entities[other].isLate ? order < entities[other].order : !isLate { isNewest = false }
    }
    // Columns may now have another first in turn that depends on them.
    if !isNewest, !isFixed { queueLoose(ofColumnsIn: constraint, besides: variable) }
    if highest > entities[variable].rank {
      entities[variable].rank = makeRank()
    }
    let column = entities[variable].line
    columns[column].entity = constraint
    entities[constraint].line = column
    entities[constraint].isColumn = true
    connect(variable, to: constraint)
    entities[variable].isColumn = false
    entities[variable].line = -1
    beginEpoch()
    if entities[constraint].upper == .required, entities[constraint].lower == .required {
      entities[constraint].isGhost = true
      if isFixed { fix(variable) }
    } else {
      queueLoose(constraint)
    }
  }

  mutating func setCost(of entity: Int32, _ priority: Priority, _ level: Int32) {
    let cost: Cost = priority.isRequired ? .required : .soft
    let relation = entities[entity].relation
    let (upper, lower) = (entities[entity].upper, entities[entity].lower)
    entities[entity].upper = relation == .greaterThanOrEqual ? (upper == .loose ? .loose : .none) : cost
    entities[entity].lower = relation == .lessThanOrEqual ? (lower == .loose ? .loose : .none) : cost
    entities[entity].level = level
  }

  /// Makes the required constraints hold; if they cannot, takes that back and returns why.
  private mutating func settleRequired(changing entity: Int32, named name: ConstraintID) -> ConflictError? {
    if requiredRows.count == 0 { return nil }
    isRestarted = false
    isJournaling = true
    journalCount = 0
    let row = repairRows(onlyRequired: true)
    isJournaling = false
    if row < 0 {
      settleDeparted()
      return nil
    }
    departed.count = 0
    let conflict = conflict(at: row, changing: entity, named: name)
    undoJournal()
    return conflict
  }

  /// The row and the columns in it are linearly dependent and any part of them is not: an irreducible set.
  private mutating func conflict(at row: Int32, changing entity: Int32, named name: ConstraintID) -> ConflictError {
    var members = [rows[row].entity]
    var node = rows[row].head
    while node >= 0 {
      if abs(nodes[node].value) >= Tolerance.pivot {
        members.append(columns[nodes[node].column].entity)
      }
      node = nodes[node].rowNext
    }
    forEachGhost(ofRow: row) { ghost, _ in members.append(ghost) }
    members.sort { entities[$0].order < entities[$1].order }
    return ConflictError(
      conflicting: members.map { member in
        member == entity ? name : ConstraintID(index: member, generation: amounts[member].generation)
      })
  }

  mutating func remove(_ entity: Int32) {
    putRowsOnTheirSide()
    isSolved = false
    if !isRestarted { withdraw(entity) }
    if isRestarted { takeOut(entity) }
    dismiss(entity)
    removeRow(entity)
  }

  /// Solves if rows are on the wrong side, as prices can be repaired only while none is.
  ///
  /// Begins the solution again instead where it was left before its end, or where the changes since it have taken as long.
  private mutating func putRowsOnTheirSide() {
    if visits > visitLimit { restart() }
    if isRestarted { return }
    if softRows.count > 0 || requiredRows.count > 0 { solve() }
    if isUnfinished { restart() }
  }

  /// Makes a constraint a row without cost.
  private mutating func withdraw(_ entity: Int32) {
    materialize(entity)
    entities[entity].upper = .none
    entities[entity].lower = .none
    if entities[entity].isLate, !entities[entity].isColumn { queueLoose(ofRow: entities[entity].line) }
    if entities[entity].isColumn {
      release(entity)
    } else if entities[entity].side != 0 {
      queuePrices(ofRow: entities[entity].line)
    } else {
      queueLoose(pinnedByRow: entities[entity].line)
    }
    entities[entity].side = 0
  }

  private mutating func removeRow(_ entity: Int32) {
    freeRow(entities[entity].line)
    forgetTerms(of: entity)
    beginEpoch()
    constraintCount -= 1
    freeEntity(entity)
  }

  mutating func setConstant(_ constant: Double, of entity: Int32) throws(ConflictError) {
    ensure(constant.isFinite, "A constraint's constant is \(constant). Constants have to be finite.")
    let old = amounts[entity].constant
    if constant == old { return }
    isSolved = false
    settlePrices()
    materialize(entity)
    shift(entity, to: constant)
    if requiredRows.count > 0 {
      let id = ConstraintID(index: entity, generation: amounts[entity].generation)
      if let conflict = settleRequired(changing: entity, named: id) {
        shift(entity, to: old)
        throw conflict
      }
    }
  }

  private mutating func shift(_ entity: Int32, to constant: Double) {
    let difference = constant - amounts[entity].constant
    amounts[entity].constant = constant
    editsSinceRefresh += 1
    beginEpoch()
    let line = entities[entity].line
    if !entities[entity].isColumn {
      rows[line].constant += difference
      queueIfBroken(line)
      queueLoose(pinnedByRow: line)
      return
    }
    var node = columns[line].head
    while node >= 0 {
      let row = nodes[node].row
      rows[row].constant -= nodes[node].value * difference
      queueIfBroken(row)
      queueLoose(pinnedByRow: row, besides: line)
      node = nodes[node].columnNext
    }
  }

  mutating func setPriority(_ priority: Priority, of entity: Int32) throws(ConflictError) {
    let old = self.priority(of: entity)
    if priority == old { return }
    putRowsOnTheirSide()
    isSolved = false
    materialize(entity)
    if !priority.isRequired, entities[entity].isColumn || entities[entity].side == 0 {
      setCost(of: entity, priority, level(of: priority))
      if entities[entity].isColumn { queuePrice(entity) }
      return
    }
    if !priority.isRequired {
      setCost(of: entity, priority, level(of: priority))
      queuePrices(ofRow: entities[entity].line)
      return
    }
    // Becoming required: first without any cost, so that its price is at rest, then like a new one.
    if !isRestarted {
      withdraw(entity)
      settlePrices()
    }
    if isRestarted { takeOut(entity) }
    setCost(of: entity, priority, -1)
    // A row that waits among those below required has to be repaired now.
    entities[entity].isQueued = false
    queueIfBroken(entities[entity].line)
    let id = ConstraintID(index: entity, generation: amounts[entity].generation)
    let othersWait = isRestarted
    if let conflict = settleRequired(changing: entity, named: id) {
      // The other required ones hold without it, and it is a row again.
      while requiredRows.count > 0 { entities[requiredRows.pop()].isQueued = false }
      setCost(of: entity, old, level(of: old))
      queueIfBroken(entities[entity].line)
      // Those of a solution that was begun again are still to be repaired.
      if othersWait { refresh() }
      throw conflict
    }
  }

  func priority(of entity: Int32) -> Priority {
    let level = entities[entity].level
    return level < 0 ? .required : Priority(levels[level])
  }

  mutating func violation(of entity: Int32) -> Double {
    if entities[entity].isColumn { return 0 }
    let value = rows[entities[entity].line].constant
    let misses = value > 0 ? entities[entity].upper.isReal : entities[entity].lower.isReal
    return misses ? abs(value) : 0
  }
}
