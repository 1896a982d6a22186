import Cassowary

/// A constraint with whole numbers.
struct Law: CustomStringConvertible {
  /// One coefficient a variable.
  var coefficients: [Int]
  var constant: Int
  var relation: Relation
  var priority: Float
  var tieRule = TieRule.yieldsToLater

  var isRequired: Bool { priority >= 1000 }

  var description: String {
    let sum = coefficients.enumerated().filter { $0.element != 0 }.map { "\($0.element)·x\($0.offset)" }
    return
      "\((sum + [String(constant)]).joined(separator: " + ")) \(["≤", "=", "≥"][Int(relation.rawValue)]) 0 @\(priority)\(tieRule == .holdsAgainstLater ? " holds" : "")"
  }
}

/// Finds the solution slowly and exactly, by a textbook primal simplex method in standard form over fractions.
///
/// It shares nothing with the solver under test: no dual method, no free variables, no steps from one system to the
/// next. Its cost is a list of sums to be made least one after the other: the violation of required laws; the total at each
/// priority; each law's violation, highest priority first, in it those that hold against later ones, first first, then the others, last first; each early variable's size, first first;
/// each inequality's distance from being tight, first first; each late variable's size, first first.
struct ReferenceSolver {
  /// nil if the required laws contradict each other.
  static func solve(_ laws: [Law], variables: Int, late: Set<Int> = []) -> [Rational]? {
    // Law i says: sum - above(i) + below(i) = -constant. Columns: plus and minus part of each variable, above, below.
    let columns = 2 * variables + 2 * laws.count
    var tableau: [[Rational]] = []
    var basis: [Int] = []
    for (index, law) in laws.enumerated() {
      var row = [Rational](repeating: 0, count: columns + 1)
      for (variable, coefficient) in law.coefficients.enumerated() {
        row[2 * variable] = Rational(coefficient)
        row[2 * variable + 1] = Rational(-coefficient)
      }
      row[2 * variables + 2 * index] = -1
      row[2 * variables + 2 * index + 1] = 1
      row[columns] = Rational(-law.constant)
      basis.append(2 * variables + 2 * index + (law.constant > 0 ? 0 : 1))
      tableau.append(law.constant > 0 ? row.map { -$0 } : row)
    }

    func violations(of index: Int) -> [Int] {
      let above = 2 * variables + 2 * index
      switch laws[index].relation {
      case .lessThanOrEqual: return [above]
      case .equal: return [above, above + 1]
      case .greaterThanOrEqual: return [above + 1]
      }
    }
    var costs: [[Rational]] = []
    func addCost(_ members: [Int]) {
      var cost = [Rational](repeating: 0, count: columns + 1)
      for member in members { cost[member] = 1 }
      costs.append(cost)
    }
    let all = laws.indices
    addCost(all.filter { laws[$0].isRequired }.flatMap(violations))
    let priorities = Set(laws.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    for priority in priorities { addCost(all.filter { laws[$0].priority == priority }.flatMap(violations)) }
    for priority in priorities {
      let peers = all.filter { laws[$0].priority == priority }
      for index in peers where laws[index].tieRule == .holdsAgainstLater { addCost(violations(of: index)) }
      for index in peers.reversed() where laws[index].tieRule == .yieldsToLater { addCost(violations(of: index)) }
    }
    for variable in 0..<variables where !late.contains(variable) { addCost([2 * variable, 2 * variable + 1]) }
    for index in all where laws[index].relation != .equal {
      addCost([2 * variables + 2 * index, 2 * variables + 2 * index + 1])
    }
    for variable in 0..<variables where late.contains(variable) { addCost([2 * variable, 2 * variable + 1]) }

    func clear(_ row: inout [Rational], _ column: Int, with pivot: [Rational]) {
      let factor = row[column]
      if factor == 0 { return }
      for index in 0...columns where pivot[index] != 0 { row[index] = row[index] - factor * pivot[index] }
    }
    for (row, column) in basis.enumerated() {
      for cost in costs.indices { clear(&costs[cost], column, with: tableau[row]) }
    }
    // Bland's rule: the first column that helps, the first row that blocks.
    while let entering = (0..<columns).first(where: { column in
      costs.first { $0[column] != 0 }.map { $0[column] < 0 } ?? false
    }) {
      var leaving: Int?
      for row in tableau.indices where tableau[row][entering] > 0 {
        guard let best = leaving else {
          leaving = row
          continue
        }
        let (a, b) = (
          tableau[row][columns] / tableau[row][entering], tableau[best][columns] / tableau[best][entering]
        )
        if a < b || (a == b && basis[row] < basis[best]) { leaving = row }
      }
      guard let leaving else { fatalError("unbounded") }
      let factor = tableau[leaving][entering]
      tableau[leaving] = tableau[leaving].map { $0 / factor }
      for row in tableau.indices where row != leaving { clear(&tableau[row], entering, with: tableau[leaving]) }
      for cost in costs.indices { clear(&costs[cost], entering, with: tableau[leaving]) }
      basis[leaving] = entering
    }
    if costs[0][columns] != 0 { return nil }
    var values = [Rational](repeating: 0, count: columns)
    for (row, column) in basis.enumerated() { values[column] = tableau[row][columns] }
    return (0..<variables).map { values[2 * $0] - values[2 * $0 + 1] }
  }

  static func canHold(_ laws: [Law], variables: Int) -> Bool {
    solve(laws.filter(\.isRequired), variables: variables) != nil
  }
}
