extension Solver {
  /// The turn in which a variable that no constraint decides takes the value nearest to 0; see ``Solver`` about ties.
  public enum Turn: Sendable {
    /// The turn before inequalities are made tight.
    case first
    /// The turn after inequalities are made tight.
    case last
  }

  /// Makes a variable, free to take any value; 0 as long as nothing constrains it.
  public func makeVariable(_ turn: Turn = .first) -> Variable {
    core.pointee.makeVariable(turn)
  }

  /// Removes a variable, which no constraint may use any longer.
  public func removeVariable(_ variable: Variable) {
    core.pointee.removeVariable(variable)
  }

  /// The variable's value in the solution, which is brought up to date first.
  ///
  /// Costs the variables that it is defined by; those that were read since the last change are known.
  public func value(of variable: Variable) -> Double {
    core.pointee.solve()
    core.pointee.requireVariable(variable)
    return core.pointee.value(of: variable.index)
  }
}

extension Core {
  mutating func makeVariable(_ turn: Solver.Turn) -> Variable {
    let entity = makeEntity()
    entities[entity].kind = .variable
    entities[entity].isLate = turn == .last
    entities[entity].upper = .soft
    entities[entity].lower = .soft
    _ = makeColumn(for: entity)
    entities[entity].rank = makeRank()
    return Variable(index: entity)
  }

  mutating func removeVariable(_ variable: Variable) {
    requireVariable(variable)
    let entity = variable.index
    ensure(
      entities[entity].uses == 0,
      "Variable \(entity) is still used by \(entities[entity].uses) terms of constraints. Remove those first.")
    // Unused, it depends on nothing, and nothing on it: it is a column without a node, unless rounding has left some.
    if !entities[entity].isColumn || columns[entities[entity].line].head >= 0 {
      ensureRounding("An unused variable is no empty column")
      restart()
    }
    ensure(
      entities[entity].isColumn && columns[entities[entity].line].head < 0,
      "An unused variable is no empty column: the solver's tables are damaged.")
    freeColumn(entities[entity].line)
    freeEntity(entity)
  }

  @inline(__always)
  func requireVariable(_ variable: Variable) {
    ensure(
      variable.index >= 0 && variable.index < entityCount && entities[variable.index].kind == .variable,
      "Variable \(variable.index) is not one of this solver's: it was removed or belongs to another solver.")
  }
}
