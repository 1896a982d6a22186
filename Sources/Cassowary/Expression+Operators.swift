// Sums of two expressions are disfavoured so that a literal beside a variable is read as a number, not as an expression.

extension Expression {
  @inlinable public static prefix func - (expression: Expression) -> Expression {
    expression * -1
  }

  @_disfavoredOverload @inlinable public static func + (left: consuming Expression, right: Expression) -> Expression {
    left += right
    return left
  }

  @_disfavoredOverload @inlinable public static func - (left: consuming Expression, right: Expression) -> Expression {
    left -= right
    return left
  }

  @inlinable public static func + (left: consuming Expression, right: Double) -> Expression {
    left.constant += right
    return left
  }

  @inlinable public static func + (left: Double, right: Expression) -> Expression {
    right + left
  }

  @inlinable public static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }

  @inlinable public static func - (left: Double, right: Expression) -> Expression {
    -right + left
  }

  @_disfavoredOverload @inlinable public static func + (left: consuming Expression, right: Variable) -> Expression {
    left.terms.append(Term(variable: right))
    return left
  }

  @_disfavoredOverload @inlinable public static func + (left: Variable, right: Expression) -> Expression {
    Expression(left) + right
  }

  @_disfavoredOverload @inlinable public static func - (left: consuming Expression, right: Variable) -> Expression {
    left.terms.append(Term(variable: right, coefficient: -1))
    return left
  }

  @_disfavoredOverload @inlinable public static func - (left: Variable, right: Expression) -> Expression {
    Expression(left) - right
  }

  @inlinable public static func * (expression: consuming Expression, factor: Double) -> Expression {
    for index in expression.terms.indices { expression.terms[index].coefficient *= factor }
    expression.constant *= factor
    return expression
  }

  @inlinable public static func * (factor: Double, expression: Expression) -> Expression {
    expression * factor
  }

  @inlinable public static func / (expression: Expression, divisor: Double) -> Expression {
    expression * (1 / divisor)
  }

  @inlinable public static func += (left: inout Expression, right: Expression) {
    left.terms.append(right.terms, times: 1)
    left.constant += right.constant
  }

  @inlinable public static func -= (left: inout Expression, right: Expression) {
    left.terms.append(right.terms, times: -1)
    left.constant -= right.constant
  }
}

extension Variable {
  @inlinable public static prefix func - (variable: Variable) -> Expression {
    Expression(terms: Terms(Term(variable: variable, coefficient: -1)))
  }

  @inlinable public static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + right
  }

  @inlinable public static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - right
  }

  @inlinable public static func + (left: Variable, right: Double) -> Expression {
    Expression(terms: Terms(Term(variable: left)), constant: right)
  }

  @inlinable public static func + (left: Double, right: Variable) -> Expression {
    right + left
  }

  @inlinable public static func - (left: Variable, right: Double) -> Expression {
    left + -right
  }

  @inlinable public static func - (left: Double, right: Variable) -> Expression {
    Expression(terms: Terms(Term(variable: right, coefficient: -1)), constant: left)
  }

  @inlinable public static func * (variable: Variable, factor: Double) -> Expression {
    Expression(terms: Terms(Term(variable: variable, coefficient: factor)))
  }

  @inlinable public static func * (factor: Double, variable: Variable) -> Expression {
    variable * factor
  }

  @inlinable public static func / (variable: Variable, divisor: Double) -> Expression {
    variable * (1 / divisor)
  }
}
