import Cassowary
import Testing

@Suite struct SolverTests {
  let solver = Solver()

  @Test func unconstrainedVariableIsZero() {
    #expect(solver.value(of: solver.makeVariable()) == 0)
  }

  /// uikit-facts §8: 80 ≤ w ≤ 200, w = 300 @500 gives 200.
  @Test func optionalEqualityStopsAtTheRequiredLimit() throws {
    let w = solver.makeVariable()
    try solver.add(w - 80, .greaterThanOrEqual)
    try solver.add(w - 200, .lessThanOrEqual)
    let wish = try solver.add(w - 300, .equal, priority: Priority(500))
    #expect(solver.value(of: w) == 200)
    #expect(solver.violation(of: wish) == 100)
  }

  /// uikit-facts §8: 60 @750 against 140 @749 gives 60.
  @Test func nextPriorityDoesNotCountAgainstTheHigherOne() throws {
    let w = solver.makeVariable()
    try solver.add(w - 140, .equal, priority: Priority(749))
    try solver.add(w - 60, .equal, priority: Priority(750))
    #expect(solver.value(of: w) == 60)
  }

  /// uikit-facts §8: 30 @999 and ≥ 90 gives 90.
  @Test func almostRequiredGivesWayToRequired() throws {
    let w = solver.makeVariable()
    try solver.add(w - 30, .equal, priority: Priority(999))
    try solver.add(w - 90, .greaterThanOrEqual)
    #expect(solver.value(of: w) == 90)
  }

  @Test func aThousandLowerConstraintsDoNotOutweighOne() throws {
    let w = solver.makeVariable()
    try solver.add(w - 10, .equal, priority: Priority(250.5))
    for _ in 0..<1000 { try solver.add(w - 90, .equal, priority: Priority(250)) }
    #expect(solver.value(of: w) == 10)
  }

  @Test func fractionsOfPrioritiesCount() throws {
    let w = solver.makeVariable()
    try solver.add(w - 1, .equal, priority: Priority(999.5))
    try solver.add(w - 2, .equal, priority: Priority(999))
    #expect(solver.value(of: w) == 1)
  }

  /// The measured rule of uikit-facts §9 `fill`: 29.5, 29 and 41.5 in 300 with spacing 8: the first becomes 213.5.
  @Test func earlierOfEqualsStretches() throws {
    let widths = try fill([29.5, 29, 41.5], in: 300, spacing: 8)
    #expect(widths == [213.5, 29, 41.5])
  }

  /// uikit-facts §9: 76.5 and 94 in 120 with spacing 8: the first becomes 18.
  @Test func earlierOfEqualsIsCompressed() throws {
    let widths = try fill([76.5, 94], in: 120, spacing: 8)
    #expect(widths == [18, 94])
  }

  @Test func orderOfAddingChoosesWhoStretches() throws {
    let widths = try fill([29.5, 29, 41.5], in: 300, spacing: 8, order: [2, 1, 0])
    #expect(widths == [29.5, 29, 225.5])
  }

  private func fill(
    _ intrinsic: [Double], in width: Double, spacing: Double, order: [Int]? = nil
  ) throws -> [Double] {
    let views = intrinsic.map { _ in solver.makeVariable() }
    var sum = Expression(constant: spacing * Double(views.count - 1) - width)
    for view in views { sum += Expression(view) }
    try solver.add(sum, .equal)
    for index in order ?? Array(views.indices) {
      try solver.add(views[index] - intrinsic[index], .lessThanOrEqual, priority: Priority(250))
      try solver.add(views[index] - intrinsic[index], .greaterThanOrEqual, priority: Priority(750))
    }
    return views.map { solver.value(of: $0) }
  }

  @Test func termsOfTheSameVariableAddUp() throws {
    let x = solver.makeVariable()
    try solver.add(x + x + x - 12, .equal)
    #expect(solver.value(of: x) == 4)
    try solver.add(x - x, .equal)
    #expect(solver.value(of: x) == 4)
  }

  @Test func removedConstraintNoLongerCounts() throws {
    let x = solver.makeVariable()
    let strong = try solver.add(x - 10, .equal)
    try solver.add(x - 3, .equal, priority: Priority(1))
    #expect(solver.value(of: x) == 10)
    solver.remove(strong)
    #expect(solver.value(of: x) == 3)
  }

  @Test func constantMayChangeAtAnyPriority() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let top = try solver.add(x - 10, .equal)
    let gap = try solver.add(y - x - 5, .equal, priority: Priority(10))
    #expect(solver.value(of: y) == 15)
    try solver.setConstant(-20, of: top)
    try solver.setConstant(-7, of: gap)
    #expect(solver.value(of: y) == 27)
  }

  @Test func priorityMayChangeToAndFromRequired() throws {
    let x = solver.makeVariable()
    let a = try solver.add(x - 1, .equal)
    let b = try solver.add(x - 2, .equal, priority: Priority(500))
    try solver.setPriority(Priority(400), of: a)
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(.required, of: a)
    #expect(solver.value(of: x) == 1)
    #expect(throws: ConflictError(conflicting: [a, b])) { try solver.setPriority(.required, of: b) }
    #expect(solver.value(of: x) == 1)
    #expect(solver.violation(of: b) == 1)
    solver.checkInvariants()
  }

  @Test func removedVariableMakesRoomForAnother() throws {
    let x = solver.makeVariable()
    let id = try solver.add(x - 10, .equal)
    solver.remove(id)
    solver.removeVariable(x)
    let y = solver.makeVariable()
    #expect(solver.value(of: y) == 0)
    solver.checkInvariants()
  }

  @Test func dumpNamesLevelsColumnsAndRows() throws {
    let x = solver.makeVariable()
    try solver.add(x - 10, .equal, priority: Priority(750))
    solver.solve()
    #expect(solver.dump.contains("levels: 750.0"))
    #expect(solver.dump.contains("-10.0 + 1.0·v0 = 0 @750.0"))
    #expect(solver.dump.contains("v0 is defined by c1"))
  }

  @Test func copyIsIndependent() throws {
    let x = solver.makeVariable()
    let id = try solver.add(x - 10, .equal, priority: Priority(750))
    let copy = Solver(copying: solver)
    try copy.setConstant(-20, of: id)
    #expect(copy.value(of: x) == 20)
    #expect(solver.value(of: x) == 10)
  }
}
