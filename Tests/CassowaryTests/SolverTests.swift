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

  @Test func dumpTellsWhatIsHeldAndWhatGaveWay() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x - 10, .equal)
    try solver.add(y - 2 * x, .greaterThanOrEqual)
    try solver.add(y - 7.5, .equal, priority: Priority(250))
    try solver.add(x - z, .equal, priority: Priority(749.5))
    #expect(solver.dump.hasPrefix("not solved since the last change\n"))
    solver.solve()
    #expect(
      solver.dump == """
        solved
        priorities below required: 749.5, 250
        variables:
          v0 = 10, from c3
          v1 = 20, from c4
          v2 = 10, from c6
        held at zero:
          c3: v0 - 10 = 0 required
          c4: v1 - 2·v0 ≥ 0 required
          c6: -v2 + v0 = 0 @749.5
        rows:
          c5 = 12.5, changing with c4, given up, above: v1 - 7.5 = 0 @250

        """)
  }

  @Test func copyIsIndependent() throws {
    let x = solver.makeVariable()
    let id = try solver.add(x - 10, .equal, priority: Priority(750))
    let copy = Solver(copying: solver)
    try copy.setConstant(-20, of: id)
    #expect(copy.value(of: x) == 20)
    #expect(solver.value(of: x) == 10)
  }

  @Test func numbersThatAreNoneStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      try solver.add(solver.makeVariable() + .nan, .equal)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      try solver.add(.infinity * solver.makeVariable(), .equal)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let id = try solver.add(solver.makeVariable() - 1, .equal)
      try solver.setConstant(-.infinity, of: id)
    }
    await #expect(processExitsWith: .failure) { _ = Priority(.nan) }
    await #expect(processExitsWith: .failure) { _ = Priority(0) }
  }

  @Test func expressionsWithoutVariablesHoldOrDoNot() throws {
    let wish = try solver.add(-1, .greaterThanOrEqual, priority: Priority(500))
    try solver.add(1, .greaterThanOrEqual)
    #expect(throws: ConflictError(conflicting: [.added])) { try solver.add(-1, .greaterThanOrEqual) }
    #expect(solver.violation(of: wish) == 1)
    solver.checkInvariants()
  }

  @Test func namesOfWhatIsGoneStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let id = try solver.add(solver.makeVariable() - 1, .equal)
      solver.remove(id)
      try solver.add(solver.makeVariable() - 1, .equal)
      solver.remove(id)
    }
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.makeVariable()
      try solver.add(x - 1, .equal)
      solver.removeVariable(x)
    }
  }

  @Test func aRefusedConstraintLeavesNothingBehind() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try solver.add(x - 10, .lessThanOrEqual)
    let b = try solver.add(y - x - 5, .equal)
    let c = try solver.add(y - 15, .greaterThanOrEqual)
    try solver.add(y - 40, .equal, priority: Priority(500))
    #expect(throws: ConflictError(conflicting: [a, b, .added])) { try solver.add(y - 16, .greaterThanOrEqual) }
    #expect(throws: ConflictError(conflicting: [a, b, c])) { try solver.setConstant(-16, of: c) }
    #expect([solver.value(of: x), solver.value(of: y)] == [10, 15])
    solver.checkInvariants()
  }

  /// Between two bounds that met and part again, the least length is taken, whichever was held; likewise when one goes.
  @Test(arguments: [true, false])
  func boundsThatPartLeaveTheChoiceToTheTieRule(lowerFirst: Bool) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    var bounds: [Relation: ConstraintID] = [:]
    let relations: [Relation] = [.lessThanOrEqual, .greaterThanOrEqual]
    for relation in lowerFirst ? relations.reversed() : relations {
      bounds[relation] = try solver.add(x - 10, relation, priority: Priority(relation == .lessThanOrEqual ? 250 : 750))
    }
    try solver.add(y - 2 * x, .equal)
    let (upper, lower) = (try #require(bounds[.lessThanOrEqual]), try #require(bounds[.greaterThanOrEqual]))
    #expect(solver.value(of: y) == 20)
    try solver.setConstant(-4, of: lower)
    #expect(solver.value(of: y) == 8)
    try solver.setConstant(-10, of: lower)
    #expect(solver.value(of: y) == 20)
    try solver.setConstant(-12, of: upper)
    #expect(solver.value(of: y) == 20)
    try solver.setConstant(-10, of: upper)
    #expect(solver.value(of: y) == 20)
    try solver.setConstant(7, of: lower)
    #expect(solver.value(of: y) == 0)
    try solver.setConstant(-10, of: lower)
    #expect(solver.value(of: y) == 20)
    solver.remove(lower)
    #expect(solver.value(of: y) == 0)
    solver.checkInvariants()
  }

  /// The inequality between two views pins the second while the first is held where both agree, and lets it go with another constant.
  @Test func whatWasPinnedByAGhostIsDecidedAgain() throws {
    let solver = Solver()
    let (late, first) = (solver.makeVariable(.last), solver.makeVariable())
    try solver.add(2 * late - first - 10, .lessThanOrEqual, priority: Priority(250))
    try solver.add(late - first - 3, .greaterThanOrEqual, priority: Priority(750))
    let place = try solver.add(late - 7, .equal)
    #expect([solver.value(of: late), solver.value(of: first)] == [7, 4])
    try solver.setConstant(1, of: place)
    #expect([solver.value(of: late), solver.value(of: first)] == [-1, -4])
  }

  /// A required equality that comes while others wait to be repaired is refused, and defines nothing.
  @Test func anEqualityThatIsRefusedWhileOthersWaitLeavesNoTrace() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let bound = try solver.add(x - 9, .greaterThanOrEqual)
    try solver.add(x - y, .lessThanOrEqual, priority: Priority(1))
    try solver.add(-1 * z - 3, .lessThanOrEqual, priority: Priority(250))
    try solver.add(2 * z - 1, .greaterThanOrEqual, priority: Priority(750))
    try solver.add(2 * y + 2, .equal)
    // The solution is begun again, in which the equality is a row like any other.
    solver.visitLimit = 0
    solver.remove(bound)
    #expect(throws: ConflictError.self) { try solver.add(y + 0, .equal) }
    solver.visitLimit = 20_000_000
    #expect([solver.value(of: x), solver.value(of: y), solver.value(of: z)] == [-1, -1, 0.5])
    solver.checkInvariants()
  }
}
