extension Solver {
  /// Whether every solution that is as good at every priority gives the variable this value.
  ///
  /// What only the rules for ties decide is not determined. Solves a copy: for asking now and then.
  public func isDetermined(_ variable: Variable) -> Bool {
    alternativeValue(of: variable) == nil
  }

  /// Another value of the variable in a solution that is as good at every priority, or nil if there is none.
  ///
  /// At most 100 away from `value(of:)`. Solves a copy: for asking now and then.
  public func alternativeValue(of variable: Variable) -> Double? {
    let value = value(of: variable)
    for distance in [100.0, -100.0] {
      let probe = Solver(copying: self)
      probe.core.pointee.addWish(variable, value + distance)
      let other = probe.value(of: variable)
      if abs(other - value) > 1e-6 { return other }
    }
    return nil
  }
}

extension Core {
  /// Asks for a value at a level of its own below all others, where it decides before the rules for ties do.
  mutating func addWish(_ variable: Variable, _ value: Double) {
    let priority = Priority(.leastNonzeroMagnitude)
    let term = Term(variable: variable)
    withUnsafePointer(to: term) { pointer in
      // Only required constraints can conflict.
      _ = try? add(UnsafeBufferPointer(start: pointer, count: 1), -value, .equal, priority, .yieldsToLater)
    }
  }
}
