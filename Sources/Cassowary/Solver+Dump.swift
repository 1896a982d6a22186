extension Solver {
  /// The solver's state in words, for reading.
  ///
  /// First every variable with its value and the constraint that says it, then the constraints that are held at zero, then all others:
  /// by how much each is above or below zero, how that depends on the held ones, and whether it was given up. Variables are
  /// written `v` and constraints `c`, with their index. Works on the state as it is and solves nothing.
  public var dump: String {
    core.pointee.dump()
  }

  /// Stops the program with a message if the tables contradict themselves; for tests.
  public func checkInvariants() {
    core.pointee.checkInvariants()
  }
}

extension Core {
  mutating func dump() -> String {
    var text = isSolved ? "solved\n" : "not solved since the last change\n"
    let priorities = (0..<levelCount).map { Self.text(of: Double(levels[$0])) }
    if !priorities.isEmpty { text += "priorities below required: \(priorities.joined(separator: ", "))\n" }
    text += "variables:\n"
    for entity in 0..<entityCount where entities[entity].kind == .variable {
      text += "  \(describe(variable: entity))\n"
    }
    text += "held at zero:\n"
    for entity in 0..<entityCount where entities[entity].kind == .constraint && entities[entity].isColumn {
      text += "  \(name(entity)): \(describe(constraint: entity))\n"
    }
    text += "rows:\n"
    for entity in 0..<entityCount where entities[entity].kind == .constraint && !entities[entity].isColumn {
      text += "  \(name(entity)) \(describe(rowOf: entity)), \(state(of: entity)): \(describe(constraint: entity))\n"
    }
    return text
  }

  private func name(_ entity: Int32) -> String {
    (entities[entity].kind == .variable ? "v" : "c") + String(entity)
  }

  private mutating func describe(variable: Int32) -> String {
    let value = "\(name(variable)) = \(Self.text(of: value(of: variable)))"
    let definer = entities[variable].definition
    if entities[variable].isColumn { return "\(value), held there" }
    if definer >= 0 { return "\(value), from \(name(definer))" }
    return "\(name(variable)) \(describe(rowOf: variable))"
  }

  private func describe(constraint: Int32) -> String {
    let summands = termRange(constraint).map { (name(terms[$0].variable), terms[$0].coefficient) }
    let sum = Self.sum(of: summands, and: amounts[constraint].constant)
    let sign = ["≤", "=", "≥"][Int(entities[constraint].relation.rawValue)]
    let level = entities[constraint].level
    return "\(sum) \(sign) 0 \(level < 0 ? "required" : "@" + Self.text(of: Double(levels[level])))"
  }

  /// Describes a row as a sum over the entities held at zero.
  private func describe(rowOf entity: Int32) -> String {
    let row = rows[entities[entity].line]
    var entries: [(holder: Int32, value: Double)] = []
    var node = row.head
    while node >= 0 {
      entries.append((columns[nodes[node].column].entity, nodes[node].value))
      node = nodes[node].rowNext
    }
    entries.sort { $0.holder < $1.holder }
    let sum = Self.sum(of: entries.map { (name($0.holder), $0.value) }, and: 0)
    return "= \(Self.text(of: row.constant))" + (entries.isEmpty ? "" : ", changing with \(sum)")
  }

  private func state(of entity: Int32) -> String {
    if entities[entity].isQueued { return "waiting" }
    if entities[entity].side == 0 { return "holds" }
    return entities[entity].side > 0 ? "given up, above" : "given up, below"
  }

  /// `2·a - b + 3`: without factors and summands that say nothing.
  private static func sum(of summands: [(name: String, factor: Double)], and constant: Double) -> String {
    var result = ""
    func add(_ text: String, isNegative: Bool) {
      if result.isEmpty {
        result = (isNegative ? "-" : "") + text
      } else {
        result += (isNegative ? " - " : " + ") + text
      }
    }
    for (name, factor) in summands {
      let size = abs(factor)
      add((size == 1 ? "" : text(of: size) + "·") + name, isNegative: factor < 0)
    }
    if constant != 0 || summands.isEmpty { add(text(of: abs(constant)), isNegative: constant < 0) }
    return result
  }

  /// Whole numbers without a fraction.
  private static func text(of number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  mutating func checkInvariants() {
    var lines = 0
    for column in 0..<columnCount where isInUse(column: column) {
      ensure(marks[column] == -1 && sums[column] == 0, "Column \(column) has left marks behind.")
      var previous: Int32 = -1
      var node = columns[column].head
      while node >= 0 {
        ensure(nodes[node].column == column, "Node \(node) hangs in column \(column), which is not its own.")
        ensure(nodes[node].columnPrevious == previous, "Node \(node) does not know the one above it.")
        ensure(isInUse(row: nodes[node].row), "Node \(node) belongs to a row that is not in use.")
        previous = node
        node = nodes[node].columnNext
      }
      lines += 1
    }
    var variables = 0
    for entity in 0..<entityCount {
      ensure(entitySums[entity] == 0, "Entity \(entity) has left a sum behind.")
      ensure(
        !entities[entity].isGhost || (entities[entity].isColumn && entities[entity].definition >= 0),
        "Constraint \(entity) is a ghost, but no column that defines.")
      ensure(!entities[entity].isMarked, "Entity \(entity) is still marked.")
      if entities[entity].kind == .variable {
        variables += 1
        checkDefinition(entity)
        checkFixed(entity)
      }
    }
    ensure(lines == variables, "\(lines) columns for \(variables) variables.")
    for row in 0..<rowCount where isInUse(row: row) { checkRow(row) }
  }

  /// A variable is in the tableau or defined, and by variables of lower rank.
  private func checkDefinition(_ variable: Int32) {
    let definer = entities[variable].definition
    if definer < 0 {
      ensure(entities[variable].line >= 0, "Variable \(variable) is neither in the tableau nor defined.")
      return
    }
    ensure(entities[definer].kind == .constraint, "Variable \(variable) is defined by what is gone.")
    ensure(entities[definer].definition == variable, "Constraint \(definer) does not know what it defines.")
    ensure(
      terms[entities[definer].termStart].variable == variable, "Constraint \(definer) begins with another variable.")
    for index in defining(definer) {
      ensure(
        entities[terms[index].variable].rank < entities[variable].rank,
        "Variable \(variable) is defined by \(terms[index].variable), which does not come before it.")
    }
  }

  /// Checks that a variable marked as fixed depends on ghosts alone, and has the value of its definition.
  private func checkFixed(_ variable: Int32) {
    if !entities[variable].isFixed { return }
    ensure(!entities[variable].isColumn, "Variable \(variable) is fixed, but a column.")
    let line = entities[variable].line
    guard line >= 0 else { return }
    ensure(rows[line].head < 0, "Variable \(variable) is fixed, but its row has coefficients.")
    ensure(
      abs(rows[line].constant - amounts[variable].value) < 1e-7 * max(1, abs(rows[line].constant)),
      "Variable \(variable) is fixed at \(amounts[variable].value), but its row says \(rows[line].constant).")
  }

  /// A row is linked well, is its own expression, and lies on its side or waits.
  private mutating func checkRow(_ row: Int32) {
    let entity = rows[row].entity
    var previous: Int32 = -1
    var node = rows[row].head
    while node >= 0 {
      ensure(nodes[node].row == row, "Node \(node) hangs in row \(row), which is not its own.")
      ensure(nodes[node].rowPrevious == previous, "Node \(node) does not know the one before it.")
      ensure(isInUse(column: nodes[node].column), "Node \(node) belongs to a column that is not in use.")
      let holder = columns[nodes[node].column].entity
      ensure(!entities[holder].isGhost, "Column \(holder) is a ghost, but has nodes.")
      previous = node
      node = nodes[node].rowNext
    }
    // Stops if the row is not its expression.
    let constant = freshConstant(ofRow: row)
    ensure(
      abs(constant - rows[row].constant) < 1e-7 * max(1, abs(constant)),
      "Row \(row) has the value \(rows[row].constant), but should have \(constant).")
    ensure(
      contradiction(row) == 0 || entities[entity].isQueued || abs(constant) <= Tolerance.conflict,
      "Row \(row) is on the wrong side and does not wait to be repaired.")
  }
}
