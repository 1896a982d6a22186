/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable
  /// The factor; must be finite.
  public var coefficient: Double

  /// Makes a multiple of a variable.
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
  /// The multiples of variables, in the order in which they were added; a variable may come more than once.
  public var terms: Terms
  /// The summand without a variable; must be finite.
  public var constant: Double

  /// Makes a sum of terms and a constant.
  @inlinable public init(terms: Terms = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes a sum of terms and a constant.
  @inlinable public init(terms: [Term], constant: Double = 0) {
    self.init(terms: Terms(terms), constant: constant)
  }

  /// Makes an expression that is a variable.
  @inlinable public init(_ variable: Variable) {
    self.init(terms: Terms(Term(variable: variable)))
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes an expression without variables.
  @inlinable public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  /// Makes an expression without variables.
  @inlinable public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}
