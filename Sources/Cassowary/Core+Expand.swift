/// Variables are not in the tableau if they can be helped: a position is the sum of all that stands before it, and the row of
/// such a variable would be as long as the system is large. Instead a variable is *defined* by one constraint in
/// which it occurs: solved for it, the constraint says the variable's value in terms of the constraint's own (which the
/// tableau has) and of other variables, all of lower *rank*. What is not defined is a column or, seldom, a row.
///
/// Definitions only describe; they stay right whatever is pivoted. A new constraint is written in terms of columns
/// by following them from the highest rank down, so that what cancels does so before it is followed any further: the
/// distance of two views in the thousandth cell comes out short.
extension Core {
  /// Writes a constraint's expression, or a variable, as the row given.
  mutating func build(row: Int32, from entity: Int32) {
    let (constant, count) = expand(entity)
    rows[Int(row)].constant = constant
    for index in 0..<count {
      let column = touched[index]
      let value = sums[Int(column)]
      sums[Int(column)] = 0
      marks[Int(column)] = -1
      if abs(value) >= Tolerance.coefficient { link(value, row: row, column: column) }
    }
  }

  /// Sums up an entity over the columns: leaves `count` columns in `touched`, with their `sums` and `marks` set.
  private mutating func expand(_ entity: Int32) -> (constant: Double, count: Int) {
    var constant = 0.0
    var count = 0
    if entities[Int(entity)].kind == .variable {
      enlist(entity, 1)
    } else {
      constant = entities[Int(entity)].constant
      for term in termRange(entity) { enlist(terms[term].variable, terms[term].coefficient) }
    }
    while pending.count > 0 {
      let variable = popHighestRank()
      let factor = entitySums[Int(variable)]
      entitySums[Int(variable)] = 0
      entities[Int(variable)].isMarked = false
      if abs(factor) < Tolerance.coefficient { continue }
      if entities[Int(variable)].isColumn {
        count = accumulate(factor, column: entities[Int(variable)].line, count)
        continue
      }
      let definer = entities[Int(variable)].definition
      if definer < 0 {
        count = accumulate(factor, row: entities[Int(variable)].line, count, &constant)
        continue
      }
      let share = factor / coefficient(of: variable, in: definer)
      constant -= share * entities[Int(definer)].constant
      if entities[Int(definer)].isColumn {
        if !entities[Int(definer)].isGhost {
          count = accumulate(share, column: entities[Int(definer)].line, count)
        }
      } else {
        count = accumulate(share, row: entities[Int(definer)].line, count, &constant)
      }
      for term in termRange(definer) where terms[term].variable != variable {
        enlist(terms[term].variable, -share * terms[term].coefficient)
      }
    }
    return (constant, count)
  }

  @inline(__always)
  private mutating func accumulate(_ value: Double, column: Int32, _ count: Int) -> Int {
    sums[Int(column)] += value
    if marks[Int(column)] >= 0 { return count }
    marks[Int(column)] = 0
    touched[count] = column
    return count + 1
  }

  @inline(__always)
  private mutating func accumulate(_ value: Double, row: Int32, _ start: Int, _ constant: inout Double) -> Int {
    var count = start
    constant += value * rows[Int(row)].constant
    var node = rows[Int(row)].head
    while node >= 0 {
      count = accumulate(value * nodes[Int(node)].value, column: nodes[Int(node)].column, count)
      node = nodes[Int(node)].rowNext
    }
    return count
  }

  /// Adds to a variable's sum and lets it wait for its turn, in a heap by rank.
  @inline(__always)
  mutating func enlist(_ variable: Int32, _ value: Double) {
    entitySums[Int(variable)] += value
    if entities[Int(variable)].isMarked { return }
    entities[Int(variable)].isMarked = true
    pending.push(variable)
    var place = Int(pending.count) - 1
    let rank = entities[Int(variable)].rank
    while place > 0 {
      let parent = (place - 1) / 2
      let other = pending.items[parent]
      if entities[Int(other)].rank >= rank { break }
      pending.items[place] = other
      place = parent
    }
    pending.items[place] = variable
  }

  mutating func popHighestRank() -> Int32 {
    let result = pending.items[0]
    let last = pending.pop()
    let count = Int(pending.count)
    if count == 0 { return result }
    let rank = entities[Int(last)].rank
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count, entities[Int(pending.items[child + 1])].rank > entities[Int(pending.items[child])].rank {
        child += 1
      }
      if entities[Int(pending.items[child])].rank <= rank { break }
      pending.items[place] = pending.items[child]
      place = child
    }
    pending.items[place] = last
    return result
  }

  /// The value of a constraint's expression.
  @inline(__always)
  private func tableauValue(_ entity: Int32) -> Double {
    entities[Int(entity)].isColumn ? 0 : rows[Int(entities[Int(entity)].line)].constant
  }

  /// A variable's value; works out what it is defined by first, each variable once an epoch.
  mutating func value(of variable: Int32) -> Double {
    if entities[Int(variable)].valueEpoch == epoch { return entities[Int(variable)].value }
    pending.push(variable)
    while pending.count > 0 {
      let top = pending.items[Int(pending.count) - 1]
      if entities[Int(top)].valueEpoch == epoch {
        pending.count -= 1
        continue
      }
      let definer = entities[Int(top)].definition
      var result = 0.0
      var isReady = true
      if entities[Int(top)].isColumn {
        result = 0
      } else if definer < 0 {
        result = rows[Int(entities[Int(top)].line)].constant
      } else {
        var own = 1.0
        result = tableauValue(definer) - entities[Int(definer)].constant
        for term in termRange(definer) {
          let other = terms[term].variable
          if other == top {
            own = terms[term].coefficient
          } else if entities[Int(other)].valueEpoch == epoch {
            result -= terms[term].coefficient * entities[Int(other)].value
          } else {
            isReady = false
            pending.push(other)
          }
        }
        result /= own
      }
      if isReady {
        entities[Int(top)].value = result
        entities[Int(top)].valueEpoch = epoch
        pending.count -= 1
      }
    }
    return entities[Int(variable)].value
  }
}
