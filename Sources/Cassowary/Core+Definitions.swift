extension Core {
  /// Makes a constraint define a variable in it, unless that would go round in a circle or take long to find out.
  mutating func define(_ variable: Int32, by constraint: Int32, patience: Int32 = 64) -> Bool {
    var highest: Int32 = 0
    for term in termRange(constraint) where terms[term].variable != variable {
      highest = max(highest, entities[terms[term].variable].rank)
    }
    if highest >= entities[variable].rank, !raise(variable, apartFrom: constraint, patience) { return false }
    connect(variable, to: constraint)
    return true
  }

  /// Enters that a constraint defines a variable, whose term becomes its first.
  mutating func connect(_ variable: Int32, to constraint: Int32) {
    entities[variable].definition = constraint
    entities[constraint].definition = variable
    bringToFront(variable, in: constraint)
  }

  /// Moves a variable and those defined by it to the highest ranks; refuses if the constraint needs any of them.
  private mutating func raise(_ variable: Int32, apartFrom constraint: Int32, _ patience: Int32) -> Bool {
    pending.push(variable)
    entities[variable].isMarked = true
    var next: Int32 = 0
    while next < pending.count, pending.count <= patience {
      let current = pending.items[next]
      next += 1
      var use = entities[current].firstUse
      while use >= 0 {
        let defined = entities[terms[use].constraint].definition
        if defined >= 0, !entities[defined].isMarked {
          entities[defined].isMarked = true
          pending.push(defined)
        }
        use = terms[use].nextUse
      }
    }
    var isPossible = pending.count <= patience
    for term in termRange(constraint) where terms[term].variable != variable {
      if entities[terms[term].variable].isMarked { isPossible = false }
    }
    let members = pending.members
    for member in members { entities[member].isMarked = false }
    if isPossible {
      sortByRank(members)
      for member in members {
        entities[member].rank = makeRank()
      }
    }
    pending.count = 0
    return isPossible
  }

  mutating func sortByRank(_ members: UnsafeMutableBufferPointer<Int32>) {
    var members = members
    let entities = entities
    members.sort { entities[$0].rank < entities[$1].rank }
  }

  /// Finds a constraint to define a variable, if need be from another variable, which gets another definition.
  mutating func findDefinition(of variable: Int32) -> Bool {
    trail.count = 0
    guard findDefinition(of: variable, insteadOf: -1, depth: 3) else { return false }
    for place in stride(from: 0, to: trail.count, by: 2) { makeGhost(entities[trail.items[place]].definition) }
    return true
  }

  private mutating func findDefinition(of variable: Int32, insteadOf former: Int32, depth: Int) -> Bool {
    var tries = 0
    var use = entities[variable].firstUse
    while use >= 0, tries < 16 {
      let constraint = terms[use].constraint
      if entities[constraint].definition == -1, isSolvable(use), define(variable, by: constraint) {
        trail.push(variable)
        trail.push(former)
        return true
      }
      use = terms[use].nextUse
      tries += 1
    }
    if depth == 0 { return false }
    for number in 0..<min(4, entities[variable].uses) {
      // Counted each time, as terms change their places when definitions do.
      let use = nthUse(number, of: variable)
      let constraint = terms[use].constraint
      let other = entities[constraint].definition
      if other < 0 || other == variable || !isSolvable(use) { continue }
      // Taken out of the search while another is looked for.
      entities[constraint].definition = -2
      entities[other].definition = -1
      let mark = trail.count
      let isFree = findDefinition(of: other, insteadOf: constraint, depth: depth - 1)
      entities[constraint].definition = -1
      if isFree {
        if define(variable, by: constraint) {
          trail.push(variable)
          trail.push(former)
          return true
        }
        retrace(to: mark)
      } else {
        restore(other, to: constraint)
      }
    }
    return false
  }

  /// Takes definitions back, last one first, so that none ever goes round in a circle.
  private mutating func retrace(to mark: Int32) {
    while trail.count > mark {
      let former = trail.pop()
      let variable = trail.pop()
      entities[entities[variable].definition].definition = -1
      entities[variable].definition = -1
      if former >= 0 { restore(variable, to: former) }
    }
  }

  private mutating func restore(_ variable: Int32, to constraint: Int32) {
    let isRestored = define(variable, by: constraint, patience: .max)
    ensure(isRestored, "A definition could not be restored: the solver's tables are damaged.")
  }

  private mutating func isSolvable(_ use: Int32) -> Bool {
    abs(terms[use].coefficient) > Tolerance.pivot
  }

  private mutating func nthUse(_ number: Int32, of variable: Int32) -> Int32 {
    var use = entities[variable].firstUse
    for _ in 0..<number { use = terms[use].nextUse }
    return use
  }

  /// Takes variables that are no longer columns out of the tableau, or at least gives them definitions.
  mutating func settleDeparted(hiding: Bool = true) {
    while departed.count > 0 {
      let variable = departed.pop()
      if entities[variable].kind != .variable || entities[variable].isColumn { continue }
      if entities[variable].line < 0 { continue }
      if entities[variable].definition < 0, !findDefinition(of: variable) { continue }
      if hiding { hide(variable) }
    }
  }

  /// Takes a defined variable's row out of the tableau.
  mutating func hide(_ variable: Int32) {
    let row = entities[variable].line
    queueLoose(ofRow: row)
    freeRow(row)
    entities[variable].line = -1
    entities[variable].side = 0
  }

  /// Gives a defined variable a row in the tableau, with a price.
  mutating func show(_ variable: Int32) {
    let row = makeRow(for: variable)
    build(row: row, from: variable)
    if isRestarted {
      queueIfBroken(row)
      return
    }
    let value = rows[row].constant
    entities[variable].side = value > Tolerance.value ? 1 : value < -Tolerance.value ? -1 : 0
    queuePrices(ofRow: row)
  }

  /// Finds another definition for the variable that a constraint defines, which must be a row.
  mutating func dismiss(_ constraint: Int32) {
    let variable = entities[constraint].definition
    if variable < 0 { return }
    entities[variable].definition = -1
    entities[constraint].definition = -2
    if entities[variable].line < 0, !findDefinition(of: variable) {
      entities[variable].definition = constraint
      show(variable)
      entities[variable].definition = -1
    }
    entities[constraint].definition = -1
  }
}
