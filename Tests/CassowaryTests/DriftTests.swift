import Cassowary
import SeededRandom
import Testing

@Suite struct DriftTests {
  /// Rows of views with thirds as multipliers, edited 100,000 times, against the same system solved afresh.
  @Test func hundredThousandEditsLeaveNoTrace() throws {
    var random = SeededGenerator(seed: 7)
    let count = 12
    var constants = (0..<count).map { _ in (low: 10.0, high: 20.0) }
    var width = 300.0
    func build() throws -> (Solver, [Variable], [(low: ConstraintID, high: ConstraintID)], ConstraintID) {
      let solver = Solver()
      let views = (0..<count).map { _ in solver.makeVariable() }
      let total = solver.makeVariable()
      let widthID = try solver.add(total - width, .equal)
      var sum = -1 * Expression(total)
      for view in views { sum += Expression(view) }
      try solver.add(sum, .equal)
      for index in stride(from: 0, to: count - 1, by: 3) {
        try solver.add(views[index] - views[index + 1] / 3 - 1, .greaterThanOrEqual, priority: Priority(900))
      }
      var ids: [(low: ConstraintID, high: ConstraintID)] = []
      for (view, constant) in zip(views, constants) {
        let low = try solver.add(view - constant.low, .lessThanOrEqual, priority: Priority(250))
        ids.append((low, try solver.add(view - constant.high, .greaterThanOrEqual, priority: Priority(750))))
      }
      return (solver, views, ids, widthID)
    }
    let (solver, views, ids, widthID) = try build()
    for edit in 1...100_000 {
      if edit % 5 == 0 {
        width = Double.random(in: 100...500, using: &random)
        try solver.setConstant(-width, of: widthID)
      } else {
        let index = Int.random(in: 0..<count, using: &random)
        constants[index].low = Double.random(in: 5...60, using: &random)
        constants[index].high = constants[index].low
        try solver.setConstant(-constants[index].low, of: ids[index].low)
        try solver.setConstant(-constants[index].high, of: ids[index].high)
      }
      if edit % 10 == 0 { solver.solve() }
      if edit % 10_000 == 0 {
        let (fresh, freshViews, _, _) = try build()
        for (view, freshView) in zip(views, freshViews) {
          #expect(abs(solver.value(of: view) - fresh.value(of: freshView)) < 1e-9)
        }
        solver.checkInvariants()
      }
    }
  }
}
