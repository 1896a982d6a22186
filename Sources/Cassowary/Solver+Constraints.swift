extension Solver {
  /// Adds the constraint that the expression is below, at or above zero.
  ///
  /// A required constraint takes its place at once; if it can not hold together with the other required ones,
  /// nothing changes and the error names an irreducible set of them. Others wait for `solve()`.
  ///
  /// The expression's variables have to be this solver's, its numbers finite.
  @discardableResult
  public func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required
  ) throws(ConflictError) -> ConstraintID {
    try expression.terms.withUnsafeBufferPointer { terms throws(ConflictError) in
      try core.pointee.add(terms, expression.constant, relation, priority)
    }
  }

  /// Removes a constraint.
  public func remove(_ id: ConstraintID) {
    core.pointee.requireConstraint(id)
    core.pointee.remove(id.index)
  }

  /// Changes the constant of a constraint's expression; costs the rows that depend on it.
  ///
  /// If the constraint is required and can not hold so, nothing changes and the error names an irreducible set.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(ConflictError) {
    core.pointee.requireConstraint(id)
    try core.pointee.setConstant(constant, of: id.index)
  }

  /// Changes a constraint's priority; the constraint keeps its place in the order that decides ties.
  ///
  /// If it becomes required and can not hold so, nothing changes and the error names an irreducible set.
  public func setPriority(_ priority: Priority, of id: ConstraintID) throws(ConflictError) {
    core.pointee.requireConstraint(id)
    try core.pointee.setPriority(priority, of: id.index)
  }

  /// Brings all values up to date; costs nothing if nothing changed.
  public func solve() {
    core.pointee.solve()
  }

  /// How far the constraint misses in the solution: 0 if it holds, else the distance of its expression from zero.
  public func violation(of id: ConstraintID) -> Double {
    core.pointee.solve()
    core.pointee.requireConstraint(id)
    return core.pointee.violation(of: id.index)
  }
}

extension Core {
  @inline(__always)
  func requireConstraint(_ id: ConstraintID) {
    precondition(
      id.index >= 0 && id.index < entityCount && entities[Int(id.index)].kind == .constraint
        && entities[Int(id.index)].generation == id.generation,
      "Constraint \(id.index) is not one of this solver's: it was removed or belongs to another solver.")
  }

  mutating func solve() {
    if priceQueue.count > 0 { repairPrices() }
    if softQueue.count > 0 || requiredQueue.count > 0 { repairAllRows() }
    if looseQueue.count > 0 { settleLoose() }
    if pivotsSinceRebuild > 2000 + rowCount { rebuild() }
    if editsSinceRefresh > 500 + rowCount { refresh() }
  }

  private mutating func repairAllRows() {
    let row = repairRows(onlyRequired: false)
    precondition(row < 0, "Required constraints that held together no longer do: the solver's tables are damaged.")
    settleDeparted()
  }

  mutating func add(
    _ source: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation, _ priority: Priority
  ) throws(ConflictError) -> ConstraintID {
    if priceQueue.count > 0 { repairPrices() }
    precondition(constant.isFinite, "A constraint's constant is \(constant). Constants have to be finite.")
    for term in source {
      requireVariable(term.variable)
      precondition(
        term.coefficient.isFinite, "A constraint's coefficient is \(term.coefficient). Coefficients have to be finite.")
    }
    let level = level(of: priority)
    let entity = makeEntity()
    entities[Int(entity)].kind = .constraint
    entities[Int(entity)].relation = relation
    entities[Int(entity)].constant = constant
    storeTerms(source, for: entity)
    constraintCount += 1
    setCost(of: entity, priority, level)
    let fresh = freshVariable(in: entity)
    if fresh >= 0 {
      replace(fresh, by: entity)
      return ConstraintID(index: entity, generation: entities[Int(entity)].generation)
    }
    let row = makeRow(for: entity)
    build(row: row, from: entity)
    if priority.isRequired, relation == .equal, contradiction(row) == 0 { holdEarly(row) }
    if !entities[Int(entity)].isColumn { queueIfBroken(row) }
    if priority.isRequired, let conflict = settleRequired(changing: entity, named: .added) {
      removeRow(entity)
      throw conflict
    }
    defineByNew(entity)
    return ConstraintID(index: entity, generation: entities[Int(entity)].generation)
  }

  /// Holds a required equality at zero that is there anyway, in place of a variable, so that its row can not grow.
  ///
  /// Of several variables takes the one that the fewest rows depend on.
  private mutating func holdEarly(_ row: Int32) {
    var best: Int32 = -1
    var node = rows[Int(row)].head
    while node >= 0 {
      let entity = columns[Int(nodes[Int(node)].column)].entity
      if entities[Int(entity)].kind == .variable, abs(nodes[Int(node)].value) > Tolerance.pivot,
        best < 0 || isShorter(nodes[Int(node)].column, nodes[Int(best)].column)
      {
        best = node
      }
      node = nodes[Int(node)].rowNext
    }
    if best < 0 { return }
    let entity = rows[Int(row)].entity
    departed.push(columns[Int(nodes[Int(best)].column)].entity)
    pivot(row: row, on: best)
    queueLoose(entity)
    queueLoose(ofRow: row)
    settleDeparted()
  }

  private mutating func isShorter(_ column: Int32, _ other: Int32) -> Bool {
    var node = columns[Int(column)].head
    var otherNode = columns[Int(other)].head
    while node >= 0, otherNode >= 0 {
      node = nodes[Int(node)].columnNext
      otherNode = nodes[Int(otherNode)].columnNext
    }
    if node < 0, otherNode < 0 {
      return entities[Int(columns[Int(column)].entity)].order > entities[Int(columns[Int(other)].entity)].order
    }
    return node < 0
  }

  /// Lets a new constraint define a variable that is a row for want of a definition.
  private mutating func defineByNew(_ constraint: Int32) {
    if entities[Int(constraint)].definition >= 0 { return }
    for term in termRange(constraint) {
      let variable = terms[term].variable
      if entities[Int(variable)].isColumn || entities[Int(variable)].definition >= 0 { continue }
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
      let place = Int(variable)
      if entities[place].uses == 1, entities[place].isColumn, abs(terms[term].coefficient) > Tolerance.pivot,
        result < 0 || entities[place].order > entities[Int(result)].order
      {
        result = variable
      }
    }
    return result
  }

  /// Holds a constraint at zero in place of a variable that nothing else depends on, and lets it define the variable.
  private mutating func replace(_ variable: Int32, by constraint: Int32) {
    var highest: Int32 = 0
    let order = entities[Int(variable)].order
    var isNewest = true
    for term in termRange(constraint) where terms[term].variable != variable {
      highest = max(highest, entities[Int(terms[term].variable)].rank)
      if entities[Int(terms[term].variable)].order > order { isNewest = false }
    }
    if !isNewest {
      // Columns may now have an older variable than before that depends on them.
      let row = makeRow(for: constraint)
      build(row: row, from: constraint)
      queueLoose(ofRow: row)
      freeRow(row)
    }
    if highest > entities[Int(variable)].rank {
      entities[Int(variable)].rank = makeRank()
    }
    let column = entities[Int(variable)].line
    columns[Int(column)].entity = constraint
    entities[Int(constraint)].line = column
    entities[Int(constraint)].isColumn = true
    entities[Int(constraint)].definition = variable
    entities[Int(variable)].definition = constraint
    entities[Int(variable)].isColumn = false
    entities[Int(variable)].line = -1
    beginEpoch()
    if entities[Int(constraint)].upper == .required, entities[Int(constraint)].lower == .required {
      entities[Int(constraint)].isGhost = true
    } else {
      queueLoose(constraint)
    }
  }

  mutating func setCost(of entity: Int32, _ priority: Priority, _ level: Int32) {
    let cost: Cost = priority.isRequired ? .required : .soft
    let relation = entities[Int(entity)].relation
    entities[Int(entity)].upper = relation == .greaterThanOrEqual ? .none : cost
    entities[Int(entity)].lower = relation == .lessThanOrEqual ? .none : cost
    entities[Int(entity)].level = level
  }

  /// Makes the required constraints hold; if they can not, takes that back and returns why.
  private mutating func settleRequired(changing entity: Int32, named name: ConstraintID) -> ConflictError? {
    if requiredQueue.count == 0 { return nil }
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
    var members = [rows[Int(row)].entity]
    var node = rows[Int(row)].head
    while node >= 0 {
      if abs(nodes[Int(node)].value) >= Tolerance.pivot {
        members.append(columns[Int(nodes[Int(node)].column)].entity)
      }
      node = nodes[Int(node)].rowNext
    }
    forEachGhost(ofRow: row) { ghost, _ in members.append(ghost) }
    members.sort { entities[Int($0)].order < entities[Int($1)].order }
    return ConflictError(
      conflicting: members.map { member in
        member == entity ? name : ConstraintID(index: member, generation: entities[Int(member)].generation)
      })
  }

  mutating func remove(_ entity: Int32) {
    // Prices can be repaired only while all rows are on their side.
    if softQueue.count > 0 || requiredQueue.count > 0 { solve() }
    withdraw(entity)
    dismiss(entity)
    removeRow(entity)
  }

  /// Makes a constraint a row without cost.
  private mutating func withdraw(_ entity: Int32) {
    materialize(entity)
    entities[Int(entity)].upper = .none
    entities[Int(entity)].lower = .none
    if entities[Int(entity)].isColumn {
      release(entity)
    } else if entities[Int(entity)].side != 0 {
      queuePrices(ofRow: entities[Int(entity)].line)
    }
    entities[Int(entity)].side = 0
  }

  private mutating func removeRow(_ entity: Int32) {
    freeRow(entities[Int(entity)].line)
    forgetTerms(of: entity)
    beginEpoch()
    constraintCount -= 1
    freeEntity(entity)
  }

  mutating func setConstant(_ constant: Double, of entity: Int32) throws(ConflictError) {
    precondition(constant.isFinite, "A constraint's constant is \(constant). Constants have to be finite.")
    let old = entities[Int(entity)].constant
    if constant == old { return }
    if priceQueue.count > 0 { repairPrices() }
    materialize(entity)
    shift(entity, to: constant)
    if requiredQueue.count > 0 {
      let id = ConstraintID(index: entity, generation: entities[Int(entity)].generation)
      if let conflict = settleRequired(changing: entity, named: id) {
        shift(entity, to: old)
        throw conflict
      }
    }
  }

  private mutating func shift(_ entity: Int32, to constant: Double) {
    let difference = constant - entities[Int(entity)].constant
    entities[Int(entity)].constant = constant
    editsSinceRefresh += 1
    beginEpoch()
    let line = entities[Int(entity)].line
    if !entities[Int(entity)].isColumn {
      rows[Int(line)].constant += difference
      queueIfBroken(line)
      return
    }
    var node = columns[Int(line)].head
    while node >= 0 {
      let row = nodes[Int(node)].row
      rows[Int(row)].constant -= nodes[Int(node)].value * difference
      queueIfBroken(row)
      node = nodes[Int(node)].columnNext
    }
  }

  mutating func setPriority(_ priority: Priority, of entity: Int32) throws(ConflictError) {
    let old = self.priority(of: entity)
    if priority == old { return }
    if softQueue.count > 0 || requiredQueue.count > 0 { solve() }
    materialize(entity)
    if !priority.isRequired, entities[Int(entity)].isColumn || entities[Int(entity)].side == 0 {
      setCost(of: entity, priority, level(of: priority))
      if entities[Int(entity)].isColumn { queuePrice(entity) }
      return
    }
    if !priority.isRequired {
      setCost(of: entity, priority, level(of: priority))
      queuePrices(ofRow: entities[Int(entity)].line)
      return
    }
    // Becoming required: first without any cost, so that its price is at rest, then like a new one.
    withdraw(entity)
    repairPrices()
    setCost(of: entity, priority, -1)
    queueIfBroken(entities[Int(entity)].line)
    let id = ConstraintID(index: entity, generation: entities[Int(entity)].generation)
    if let conflict = settleRequired(changing: entity, named: id) {
      // The other required ones hold without it, and it is a row again.
      while requiredQueue.count > 0 { entities[Int(requiredQueue.pop())].isQueued = false }
      setCost(of: entity, old, level(of: old))
      queueIfBroken(entities[Int(entity)].line)
      throw conflict
    }
  }

  func priority(of entity: Int32) -> Priority {
    let level = entities[Int(entity)].level
    return level < 0 ? .required : Priority(levels[Int(level)])
  }

  mutating func violation(of entity: Int32) -> Double {
    if entities[Int(entity)].isColumn { return 0 }
    let value = rows[Int(entities[Int(entity)].line)].constant
    let misses = value > 0 ? entities[Int(entity)].upper != .none : entities[Int(entity)].lower != .none
    return misses ? abs(value) : 0
  }
}
