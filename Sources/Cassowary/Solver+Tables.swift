/// The variants of public calls for callers in this package that keep terms and unknowns in tables of their own.
extension Solver {
  /// `add(_:_:priority:inTies:)` for terms that are not in an array.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, priority: Priority,
    inTies rule: TieRule = .yieldsToLater
  ) throws(ConflictError) -> ConstraintID {
    try core.pointee.add(terms, constant, relation, priority, rule)
  }

  /// The values of many variables, named by their indices; 0 for an index of -1.
  package func readValues(
    at indices: UnsafePointer<Int32>, count: Int, into values: UnsafeMutablePointer<Double>
  ) {
    core.pointee.solve()
    core.pointee.readValues(at: indices, count: count, into: values)
  }
}

extension Variable {
  /// The variable of a solver that has this index.
  package init(placedAt index: Int32) { self.init(index: index) }
}

extension Core {
  fileprivate mutating func readValues(
    at indices: UnsafePointer<Int32>, count: Int, into values: UnsafeMutablePointer<Double>
  ) {
    for place in 0..<count {
      let index = indices[place]
      values[place] = index < 0 ? 0 : value(of: index)
    }
  }
}
