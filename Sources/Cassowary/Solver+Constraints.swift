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
  func requireConstraint(_ id: ConstraintID) {
    precondition(
      id.index >= 0 && id.index < entityCount && entities[Int(id.index)].kind == .constraint
        && entities[Int(id.index)].generation == id.generation,
      "Constraint \(id.index) is not one of this solver's: it was removed or belongs to another solver.")
  }

  mutating func solve() {
    if priceQueue.count > 0 { repairPrices() }
    if softQueue.count > 0 || requiredQueue.count > 0 {
      let row = repairRows(onlyRequired: false)
      precondition(row < 0, "Required constraints that held together no longer do: the solver's tables are damaged.")
    }
    if pivotsSinceRebuild > 2000 + rowCount { rebuild() }
    if editsSinceRefresh > 500 { refresh() }
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
      entities[Int(term.variable.index)].uses += 1
    }
    let level = level(of: priority)
    let entity = makeEntity()
    entities[Int(entity)].kind = .constraint
    entities[Int(entity)].relation = relation
    entities[Int(entity)].constant = constant
    storeTerms(source, for: entity)
    constraintCount += 1
    setCost(of: entity, priority, level)
    let row = makeRow(for: entity)
    build(row: row, from: entity)
    queueIfBroken(row)
    if priority.isRequired, let conflict = settleRequired(changing: entity, named: .added) {
      removeRow(entity)
      throw conflict
    }
    return ConstraintID(index: entity, generation: entities[Int(entity)].generation)
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
    if row < 0 { return nil }
    let conflict = conflict(at: row, changing: entity, named: name)
    undoJournal()
    return conflict
  }

  /// The row and the columns in it are linearly dependent and any part of them is not: an irreducible set.
  private func conflict(at row: Int32, changing entity: Int32, named name: ConstraintID) -> ConflictError {
    var members = [rows[Int(row)].entity]
    var node = rows[Int(row)].head
    while node >= 0 {
      if abs(nodes[Int(node)].value) >= Tolerance.pivot {
        members.append(columns[Int(nodes[Int(node)].column)].entity)
      }
      node = nodes[Int(node)].rowNext
    }
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
    removeRow(entity)
  }

  /// Makes a constraint a row without cost.
  private mutating func withdraw(_ entity: Int32) {
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
    let start = Int(entities[Int(entity)].termStart)
    for index in start..<start + Int(entities[Int(entity)].termCount) {
      entities[Int(terms[index].variable.index)].uses -= 1
    }
    deadTerms += entities[Int(entity)].termCount
    constraintCount -= 1
    freeEntity(entity)
  }

  mutating func setConstant(_ constant: Double, of entity: Int32) throws(ConflictError) {
    precondition(constant.isFinite, "A constraint's constant is \(constant). Constants have to be finite.")
    let old = entities[Int(entity)].constant
    if constant == old { return }
    if priceQueue.count > 0 { repairPrices() }
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

  func violation(of entity: Int32) -> Double {
    if entities[Int(entity)].isColumn { return 0 }
    let value = rows[Int(entities[Int(entity)].line)].constant
    let misses = value > 0 ? entities[Int(entity)].upper != .none : entities[Int(entity)].lower != .none
    return misses ? abs(value) : 0
  }
}
