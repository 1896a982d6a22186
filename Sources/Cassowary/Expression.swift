/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  public var variable: Variable
  /// The factor; must be finite.
  public var coefficient: Double

  @inlinable public init(variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A linear expression: a sum of terms and a constant.
///
/// A variable may occur in several terms; a solver adds them up.
public struct Expression: Sendable {
  public var terms: [Term]
  /// The summand without a variable; must be finite.
  public var constant: Double

  @inlinable public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  @inlinable public init(_ variable: Variable) {
    self.init(terms: [Term(variable: variable)])
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @inlinable public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  @inlinable public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}
