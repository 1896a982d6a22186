extension Solver {
  /// The tableau in words, for reading: priorities, then what is held at zero, then each row with its value and side.
  ///
  /// Variables are written `v` and constraints `c` with their index.
  public var dump: String {
    core.pointee.dump
  }

  /// Stops the program with a message if the tables contradict themselves; for tests.
  public func checkInvariants() {
    core.pointee.checkInvariants()
  }
}

extension Core {
  private func name(_ entity: Int32) -> String {
    (entities[entity].kind == .variable ? "v" : "c") + String(entity)
  }

  private func describe(_ entity: Int32) -> String {
    guard entities[entity].kind == .constraint else { return "variable" }
    var text = ""
    for index in termRange(entity) {
      text += " \(terms[index].coefficient < 0 ? "-" : "+") \(abs(terms[index].coefficient))·v\(terms[index].variable)"
    }
    let sign = ["≤", "=", "≥"][Int(entities[entity].relation.rawValue)]
    return "\(amounts[entity].constant)\(text) \(sign) 0 @\(priority(of: entity).value)"
  }

  var dump: String {
    var text = "levels:"
    for level in 0..<levelCount { text += " \(levels[level])" }
    text += "\ncolumns (held at zero):\n"
    for entity in 0..<entityCount where entities[entity].kind != .free && entities[entity].isColumn {
      text += "  \(name(entity))  [\(describe(entity))]\(entities[entity].isGhost ? " ghost" : "")\n"
    }
    text += "rows:\n"
    for entity in 0..<entityCount where entities[entity].kind != .free && !entities[entity].isColumn {
      if entities[entity].line < 0 {
        text += "  \(name(entity)) is defined by \(name(entities[entity].definition))\n"
        continue
      }
      let row = rows[entities[entity].line]
      text += "  \(name(entity)) = \(row.constant)"
      var entries: [(entity: Int32, value: Double)] = []
      var node = row.head
      while node >= 0 {
        entries.append((columns[nodes[node].column].entity, nodes[node].value))
        node = nodes[node].rowNext
      }
      entries.sort { $0.entity < $1.entity }
      for entry in entries { text += " \(entry.value < 0 ? "-" : "+") \(abs(entry.value))·\(name(entry.entity))" }
      let side = entities[entity].side
      let state = side == 0 ? "holds" : side > 0 ? "given up, above" : "given up, below"
      text += "  \(entities[entity].isQueued ? "waiting" : state)  [\(describe(entity))]\n"
    }
    return text
  }

  mutating func checkInvariants() {
    var lines = 0
    for column in 0..<columnCount where isInUse(column: column) {
      precondition(marks[column] == -1 && sums[column] == 0, "Column \(column) has left marks behind.")
      var previous: Int32 = -1
      var node = columns[column].head
      while node >= 0 {
        precondition(nodes[node].column == column, "Node \(node) hangs in column \(column), which is not its own.")
        precondition(nodes[node].columnPrevious == previous, "Node \(node) does not know the one above it.")
        precondition(isInUse(row: nodes[node].row), "Node \(node) belongs to a row that is not in use.")
        previous = node
        node = nodes[node].columnNext
      }
      lines += 1
    }
    var variables = 0
    for entity in 0..<entityCount {
      precondition(entitySums[entity] == 0, "Entity \(entity) has left a sum behind.")
      precondition(
        !entities[entity].isGhost || (entities[entity].isColumn && entities[entity].definition >= 0),
        "Constraint \(entity) is a ghost, but no column that defines.")
      precondition(!entities[entity].isMarked, "Entity \(entity) is still marked.")
      if entities[entity].kind == .variable {
        variables += 1
        checkDefinition(entity)
      }
    }
    precondition(lines == variables, "\(lines) columns for \(variables) variables.")
    for row in 0..<rowCount where isInUse(row: row) { checkRow(row) }
  }

  /// A variable is in the tableau or defined, and by variables of lower rank.
  private func checkDefinition(_ variable: Int32) {
    let definer = entities[variable].definition
    if definer < 0 {
      precondition(entities[variable].line >= 0, "Variable \(variable) is neither in the tableau nor defined.")
      return
    }
    precondition(entities[definer].kind == .constraint, "Variable \(variable) is defined by what is gone.")
    precondition(entities[definer].definition == variable, "Constraint \(definer) does not know what it defines.")
    precondition(
      terms[entities[definer].termStart].variable == variable, "Constraint \(definer) begins with another variable.")
    for index in defining(definer) {
      precondition(
        entities[terms[index].variable].rank < entities[variable].rank,
        "Variable \(variable) is defined by \(terms[index].variable), which does not come before it.")
    }
  }

  /// A row is linked well, is its own expression, and lies on its side or waits.
  private mutating func checkRow(_ row: Int32) {
    let entity = rows[row].entity
    var previous: Int32 = -1
    var node = rows[row].head
    while node >= 0 {
      precondition(nodes[node].row == row, "Node \(node) hangs in row \(row), which is not its own.")
      precondition(nodes[node].rowPrevious == previous, "Node \(node) does not know the one before it.")
      precondition(isInUse(column: nodes[node].column), "Node \(node) belongs to a column that is not in use.")
      let holder = columns[nodes[node].column].entity
      precondition(!entities[holder].isGhost, "Column \(holder) is a ghost, but has nodes.")
      previous = node
      node = nodes[node].rowNext
    }
    // Stops if the row is not its expression.
    let constant = freshConstant(ofRow: row)
    precondition(
      abs(constant - rows[row].constant) < 1e-7 * max(1, abs(constant)),
      "Row \(row) has the value \(rows[row].constant), but should have \(constant).")
    precondition(
      contradiction(row) == 0 || entities[entity].isQueued || abs(constant) <= Tolerance.conflict,
      "Row \(row) is on the wrong side and does not wait to be repaired.")
  }
}
