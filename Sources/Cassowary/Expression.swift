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
/// A variable may occur in several terms; a solver adds them up. Written with operators (`x + 2 * width - 16`). Up to four terms
/// cost no memory allocation.
public struct Expression: Hashable, Sendable {
  public var terms: Terms
  /// The summand without a variable; must be finite.
  public var constant: Double

  @inlinable public init(terms: Terms = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  @inlinable public init(terms: [Term], constant: Double = 0) {
    self.init(terms: Terms(terms), constant: constant)
  }

  @inlinable public init(_ variable: Variable) {
    self.init(terms: Terms(Term(variable: variable)))
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
