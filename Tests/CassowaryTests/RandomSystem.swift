import Cassowary
import SeededRandom

extension SeededGenerator {
  /// A law on a few of the variables; the priorities are few, so that ties are frequent.
  mutating func law(variables: Int) -> Law {
    var coefficients = [Int](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let factor = [1, 1, -1, -1, 2, -2, 3].randomElement(using: &self)!
      coefficients[Int.random(in: 0..<variables, using: &self)] = factor
    }
    return Law(
      coefficients: coefficients, constant: Int.random(in: -10...10, using: &self), relation: relation(),
      priority: priority(), tieRule: Int.random(in: 0..<3, using: &self) == 0 ? .holdsAgainstLater : .yieldsToLater)
  }

  mutating func relation() -> Relation {
    [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &self)!
  }

  mutating func priority() -> Float {
    [1000, 1000, 999.5, 750, 750, 750, 250.5, 250, 250, 250, 1].randomElement(using: &self)!
  }
}

extension Law {
  func expression(_ variables: [Variable]) -> Expression {
    Expression(
      terms: zip(variables, coefficients).filter { $0.1 != 0 }.map {
        Term(variable: $0, coefficient: Double($1))
      },
      constant: Double(constant))
  }
}
