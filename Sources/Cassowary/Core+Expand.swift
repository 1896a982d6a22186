/// Variables are kept out of the tableau if possible: a position is the sum of all that stands before it, and the row
/// of such a variable would be as long as the system is large. Instead a variable is *defined* by one constraint in
/// which it occurs: solved for it, the constraint says the variable's value in terms of the constraint's own (which the
/// tableau has) and of other variables, all of lower *rank*. A variable without definition is a column or, seldom, a row.
///
/// Definitions only describe; they stay right whatever is pivoted. A new constraint is written in terms of columns
/// by following them from the highest rank down, so that what cancels does so before it is followed any further: the
/// distance of two views in the thousandth cell comes out short.
extension Core {
  /// Writes a constraint's expression, or a variable, as the row given.
  mutating func build(row: Int32, from entity: Int32) {
    let (constant, count) = expand(entity)
    rows[row].constant = constant
    for index in 0..<count {
      let column = touched[index]
      let value = sums[column]
      sums[column] = 0
      marks[column] = -1
      if abs(value) >= Tolerance.coefficient { link(value, row: row, column: column) }
    }
  }

  /// Queues the columns that a constraint's expression depends on, except a variable, without making a row.
  mutating func queueLoose(ofColumnsIn constraint: Int32, besides variable: Int32) {
    var isFollowed = true
    for term in termRange(constraint) where terms[term].variable != variable {
      let other = terms[term].variable
      if entities[other].isColumn {
        queueLoose(other)
      } else if !isCalm(other) {
        isFollowed = false
      }
    }
    if !isFollowed { queueLoose(ofColumnsIn: constraint) }
  }

  /// Queues the columns that a constraint's expression depends on, following definitions.
  ///
  /// Passes over variables that are known to depend on no column that would be queued. Those that it visits become known, so that
  /// in a chain of views each is visited once, not once for every view below it.
  private mutating func queueLoose(ofColumnsIn constraint: Int32) {
    var visited: Int32 = 0
    let (_, count) = expand(constraint, visited: &visited)
    for index in 0..<count {
      let column = touched[index]
      if abs(sums[column]) >= Tolerance.coefficient { queueLoose(columns[column].entity) }
      sums[column] = 0
      marks[column] = -1
    }
    // The last one visited is of the lowest rank, and depends on none of the others.
    while visited > 0 {
      visited -= 1
      let variable = entityTouched[visited]
      if dependsOnCalmColumns(variable) { entities[variable].calm = calm }
    }
  }

  /// Whether none of the columns that a variable depends on would be queued, as far as its definition shows.
  private mutating func dependsOnCalmColumns(_ variable: Int32) -> Bool {
    if entities[variable].isColumn { return isPassedOver(variable) }
    let definer = entities[variable].definition
    guard definer >= 0, entities[definer].isColumn, isPassedOver(definer) else { return false }
    for term in defining(definer) where !isCalm(terms[term].variable) { return false }
    return true
  }

  @inline(__always)
  private func isCalm(_ variable: Int32) -> Bool { entities[variable].calm == calm || entities[variable].isFixed }

  /// Columns that variables depend on changed, or may be queued again.
  @inline(__always)
  mutating func endCalm() {
    calm &+= 1
    if calm == 0 { forgetCalm() }
  }

  @inline(never)
  private mutating func forgetCalm() {
    for entity in 0..<entityCount { entities[entity].calm = 0 }
    calm = 1
  }

  /// Writes a new constraint's expression as the row given.
  ///
  /// Often the variable had the same expression before, such as the other side of an intrinsic size, and its row is known.
  mutating func build(row: Int32, fromNew constraint: Int32) {
    let twin = twin(of: constraint)
    if twin < 0 { return build(row: row, from: constraint) }
    var constant = amounts[constraint].constant - amounts[twin].constant
    let line = entities[twin].line
    if !entities[twin].isColumn {
      constant += rows[line].constant
      var node = rows[line].head
      while node >= 0 {
        link(nodes[node].value, row: row, column: nodes[node].column)
        node = nodes[node].rowNext
      }
    } else if !entities[twin].isGhost {
      link(1, row: row, column: line)
    }
    rows[row].constant = constant
  }

  /// The constraint that used a new constraint's first variable last, if it has the same terms; else -1.
  private mutating func twin(of constraint: Int32) -> Int32 {
    let range = termRange(constraint)
    if range.isEmpty || terms[range.lowerBound].nextUse < 0 { return -1 }
    let other = terms[terms[range.lowerBound].nextUse].constraint
    if entities[other].termCount != entities[constraint].termCount { return -1 }
    for (term, otherTerm) in zip(range, termRange(other)) {
      if terms[term].variable != terms[otherTerm].variable { return -1 }
      if terms[term].coefficient != terms[otherTerm].coefficient { return -1 }
    }
    return other
  }

  /// Sums up an entity over the columns: leaves `count` columns in `touched`, with their `sums` and `marks` set.
  @inline(__always)
  private mutating func expand(_ entity: Int32) -> (constant: Double, count: Int32) {
    // Nobody asks which variables were visited, and none is passed over.
    var visited: Int32 = -1
    return expand(entity, visited: &visited)
  }

  /// Sums up an entity; from 0 on, `visited` counts the variables that were visited, which are left in `entityTouched`, and calm
  /// ones are passed over.
  private mutating func expand(_ entity: Int32, visited: inout Int32) -> (constant: Double, count: Int32) {
    var constant = 0.0
    var count: Int32 = 0
    if entities[entity].kind == .variable {
      enlist(entity, 1)
    } else {
      constant = amounts[entity].constant
      for term in termRange(entity) { enlist(terms[term].variable, terms[term].coefficient) }
    }
    while pending.count > 0 {
      let variable = popHighestRank()
      let factor = entitySums[variable]
      entitySums[variable] = 0
      entities[variable].isMarked = false
      if abs(factor) < Tolerance.coefficient { continue }
      if entities[variable].isFixed {
        constant += factor * amounts[variable].value
        continue
      }
      if visited >= 0 {
        if entities[variable].calm == calm { continue }
        entityTouched[visited] = variable
        visited += 1
      }
      if entities[variable].isColumn {
        count = accumulate(factor, column: entities[variable].line, count)
        continue
      }
      let definer = entities[variable].definition
      if definer < 0 {
        count = accumulate(factor, row: entities[variable].line, count, &constant)
        continue
      }
      let share = factor / definedCoefficient(in: definer)
      constant -= share * amounts[definer].constant
      if entities[definer].isColumn {
        if !entities[definer].isGhost {
          count = accumulate(share, column: entities[definer].line, count)
        }
      } else {
        count = accumulate(share, row: entities[definer].line, count, &constant)
      }
      var isFixed = entities[definer].isGhost
      for term in defining(definer) {
        let other = terms[term].variable
        if !entities[other].isFixed { isFixed = false }
        enlist(other, -share * terms[term].coefficient)
      }
      if isFixed { fix(variable) }
    }
    return (constant, count)
  }

  /// Notes that a variable depends on ghosts alone, as its definition and those of all in it are, with its value.
  mutating func fix(_ variable: Int32) {
    let definer = entities[variable].definition
    var result = -amounts[definer].constant
    for term in defining(definer) { result -= terms[term].coefficient * amounts[terms[term].variable].value }
    let own = definedCoefficient(in: definer)
    if own != 1 { result /= own }
    amounts[variable].value = result
    entities[variable].isFixed = true
  }

  /// Whether a variable depends on ghosts alone, as far as its definition shows.
  mutating func isDefinedByFixed(_ variable: Int32) -> Bool {
    let definer = entities[variable].definition
    guard definer >= 0, entities[definer].isGhost else { return false }
    for term in defining(definer) where !entities[terms[term].variable].isFixed { return false }
    return true
  }

  @inline(__always)
  private mutating func accumulate(_ value: Double, column: Int32, _ count: Int32) -> Int32 {
    sums[column] += value
    if marks[column] >= 0 { return count }
    marks[column] = 0
    touched[count] = column
    return count + 1
  }

  @inline(__always)
  private mutating func accumulate(_ value: Double, row: Int32, _ start: Int32, _ constant: inout Double) -> Int32 {
    var count = start
    constant += value * rows[row].constant
    var node = rows[row].head
    while node >= 0 {
      count = accumulate(value * nodes[node].value, column: nodes[node].column, count)
      node = nodes[node].rowNext
    }
    return count
  }

  /// Adds to a variable's sum and lets it wait for its turn, in a heap by rank.
  @inline(__always)
  mutating func enlist(_ variable: Int32, _ value: Double) {
    entitySums[variable] += value
    if entities[variable].isMarked { return }
    entities[variable].isMarked = true
    pending.push(variable)
    var place = pending.count - 1
    let rank = entities[variable].rank
    while place > 0 {
      let parent = (place - 1) / 2
      let other = pending.items[parent]
      if entities[other].rank >= rank { break }
      pending.items[place] = other
      place = parent
    }
    pending.items[place] = variable
  }

  mutating func popHighestRank() -> Int32 {
    #if CHECKS_INVARIANTS
      steps += 1
    #endif
    let result = pending.items[0]
    let last = pending.pop()
    let count = pending.count
    if count == 0 { return result }
    let rank = entities[last].rank
    var place: Int32 = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count, entities[pending.items[child + 1]].rank > entities[pending.items[child]].rank {
        child += 1
      }
      if entities[pending.items[child]].rank <= rank { break }
      pending.items[place] = pending.items[child]
      place = child
    }
    pending.items[place] = last
    return result
  }

  /// Returns a variable's value; works out its definition's values first, each variable once an epoch.
  @inline(__always)
  mutating func value(of variable: Int32) -> Double {
    while amounts[variable].epoch != epoch {
      if !evaluate(variable, steps: 64) { evaluatePending() }
    }
    return amounts[variable].value
  }

  private mutating func evaluatePending() {
    while pending.count > 0 {
      let last = pending.items[pending.count - 1]
      if amounts[last].epoch == epoch || evaluate(last, steps: 64) { pending.count -= 1 }
    }
  }

  /// Works out a variable's value if its definition's values are known or can be in so many steps.
  ///
  /// Otherwise adds the variables that were too far away to the pending ones.
  private mutating func evaluate(_ variable: Int32, steps: Int) -> Bool {
    let (entities, amounts, terms, epoch) = (entities, amounts, terms, epoch)
    #if CHECKS_INVARIANTS
      self.steps += 1
    #endif
    let definer = entities[variable].definition
    var result = 0.0
    if entities[variable].isFixed {
      result = amounts[variable].value
    } else if definer < 0 {
      result = tableauValue(variable)
    } else if !entities[variable].isColumn {
      result = tableauValue(definer) - amounts[definer].constant
      let start = entities[definer].termStart
      for term in start + 1..<start + entities[definer].termCount {
        let other = terms[term].variable
        if amounts[other].epoch != epoch {
          if steps == 0 {
            pending.push(other)
            return false
          }
          if !evaluate(other, steps: steps - 1) { return false }
        }
        result -= terms[term].coefficient * amounts[other].value
      }
      let own = terms[start].coefficient
      if own != 1 { result /= own }
    }
    amounts[variable].value = result
    amounts[variable].epoch = epoch
    return true
  }

  /// The value of an entity that is in the tableau.
  @inline(__always)
  private mutating func tableauValue(_ entity: Int32) -> Double {
    entities[entity].isColumn ? 0 : rows[entities[entity].line].constant
  }
}
