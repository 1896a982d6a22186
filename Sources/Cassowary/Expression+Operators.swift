// Sums of two expressions are disfavoured so that a literal beside a variable is read as a number, not as an expression.

extension Expression {
  /// The expression with all its signs turned.
  @inlinable public static prefix func - (expression: Expression) -> Expression {
    expression * -1
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @_disfavoredOverload @inlinable public static func + (left: consuming Expression, right: Expression) -> Expression {
    left += right
    return left
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @_disfavoredOverload @inlinable public static func - (left: consuming Expression, right: Expression) -> Expression {
    left -= right
    return left
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func + (left: consuming Expression, right: Double) -> Expression {
    left.constant += right
    return left
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func + (left: Double, right: Expression) -> Expression {
    right + left
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func - (left: Double, right: Expression) -> Expression {
    -right + left
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @_disfavoredOverload @inlinable public static func + (left: consuming Expression, right: Variable) -> Expression {
    left.terms.append(Term(variable: right))
    return left
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @_disfavoredOverload @inlinable public static func + (left: Variable, right: Expression) -> Expression {
    Expression(left) + right
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @_disfavoredOverload @inlinable public static func - (left: consuming Expression, right: Variable) -> Expression {
    left.terms.append(Term(variable: right, coefficient: -1))
    return left
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @_disfavoredOverload @inlinable public static func - (left: Variable, right: Expression) -> Expression {
    Expression(left) - right
  }

  /// The expression with every coefficient and the constant multiplied by a number.
  @inlinable public static func * (expression: consuming Expression, factor: Double) -> Expression {
    for index in expression.terms.indices { expression.terms[index].coefficient *= factor }
    expression.constant *= factor
    return expression
  }

  /// The expression with every coefficient and the constant multiplied by a number.
  @inlinable public static func * (factor: Double, expression: Expression) -> Expression {
    expression * factor
  }

  /// The expression with every coefficient and the constant divided by a number; by 0 gives infinite coefficients.
  @inlinable public static func / (expression: Expression, divisor: Double) -> Expression {
    expression * (1 / divisor)
  }

  /// Adds an expression's terms and constant; terms of a variable that both have are joined by the solver.
  @inlinable public static func += (left: inout Expression, right: Expression) {
    left.terms.append(right.terms, times: 1)
    left.constant += right.constant
  }

  /// Subtracts an expression's terms and constant.
  @inlinable public static func -= (left: inout Expression, right: Expression) {
    left.terms.append(right.terms, times: -1)
    left.constant -= right.constant
  }
}

extension Variable {
  /// The variable with coefficient −1.
  @inlinable public static prefix func - (variable: Variable) -> Expression {
    Expression(terms: Terms(Term(variable: variable, coefficient: -1)))
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + right
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - right
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func + (left: Variable, right: Double) -> Expression {
    Expression(terms: Terms(Term(variable: left)), constant: right)
  }

  /// The sum; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func + (left: Double, right: Variable) -> Expression {
    right + left
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func - (left: Variable, right: Double) -> Expression {
    left + -right
  }

  /// The difference; terms of a variable that both sides have are joined by the solver.
  @inlinable public static func - (left: Double, right: Variable) -> Expression {
    Expression(terms: Terms(Term(variable: right, coefficient: -1)), constant: left)
  }

  /// The expression with every coefficient and the constant multiplied by a number.
  @inlinable public static func * (variable: Variable, factor: Double) -> Expression {
    Expression(terms: Terms(Term(variable: variable, coefficient: factor)))
  }

  /// The expression with every coefficient and the constant multiplied by a number.
  @inlinable public static func * (factor: Double, variable: Variable) -> Expression {
    variable * factor
  }

  /// The expression with every coefficient and the constant divided by a number; by 0 gives infinite coefficients.
  @inlinable public static func / (variable: Variable, divisor: Double) -> Expression {
    variable * (1 / divisor)
  }
}
