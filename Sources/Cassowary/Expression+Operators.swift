// Sums of two expressions are disfavoured so that a literal beside a variable is read as a number, not as an expression.

extension Expression {
  @inlinable public static prefix func - (expression: Expression) -> Expression {
    expression * -1
  }

  @_disfavoredOverload @inlinable public static func + (left: Expression, right: Expression) -> Expression {
    Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  @_disfavoredOverload @inlinable public static func - (left: Expression, right: Expression) -> Expression {
    left + -right
  }

  @inlinable public static func + (left: Expression, right: Double) -> Expression {
    Expression(terms: left.terms, constant: left.constant + right)
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

  @_disfavoredOverload @inlinable public static func + (left: Expression, right: Variable) -> Expression {
    Expression(terms: left.terms + CollectionOfOne(Term(variable: right)), constant: left.constant)
  }

  @_disfavoredOverload @inlinable public static func + (left: Variable, right: Expression) -> Expression {
    Expression(left) + right
  }

  @_disfavoredOverload @inlinable public static func - (left: Expression, right: Variable) -> Expression {
    Expression(terms: left.terms + CollectionOfOne(Term(variable: right, coefficient: -1)), constant: left.constant)
  }

  @_disfavoredOverload @inlinable public static func - (left: Variable, right: Expression) -> Expression {
    Expression(left) - right
  }

  @inlinable public static func * (expression: Expression, factor: Double) -> Expression {
    var result = expression
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
    result.constant *= factor
    return result
  }

  @inlinable public static func * (factor: Double, expression: Expression) -> Expression {
    expression * factor
  }

  @inlinable public static func / (expression: Expression, divisor: Double) -> Expression {
    expression * (1 / divisor)
  }

  @inlinable public static func += (left: inout Expression, right: Expression) {
    left = left + right
  }

  @inlinable public static func -= (left: inout Expression, right: Expression) {
    left = left - right
  }
}

extension Variable {
  @inlinable public static prefix func - (variable: Variable) -> Expression {
    Expression(terms: [Term(variable: variable, coefficient: -1)])
  }

  @inlinable public static func + (left: Variable, right: Variable) -> Expression {
    Expression(terms: [Term(variable: left), Term(variable: right)])
  }

  @inlinable public static func - (left: Variable, right: Variable) -> Expression {
    Expression(terms: [Term(variable: left), Term(variable: right, coefficient: -1)])
  }

  @inlinable public static func + (left: Variable, right: Double) -> Expression {
    Expression(terms: [Term(variable: left)], constant: right)
  }

  @inlinable public static func + (left: Double, right: Variable) -> Expression {
    right + left
  }

  @inlinable public static func - (left: Variable, right: Double) -> Expression {
    left + -right
  }

  @inlinable public static func - (left: Double, right: Variable) -> Expression {
    Expression(terms: [Term(variable: right, coefficient: -1)], constant: left)
  }

  @inlinable public static func * (variable: Variable, factor: Double) -> Expression {
    Expression(terms: [Term(variable: variable, coefficient: factor)])
  }

  @inlinable public static func * (factor: Double, variable: Variable) -> Expression {
    variable * factor
  }

  @inlinable public static func / (variable: Variable, divisor: Double) -> Expression {
    variable * (1 / divisor)
  }
}
