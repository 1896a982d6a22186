import Cassowary
import Testing

@Suite struct SolverPropertyTests {
  /// Adds what can hold; returns the laws that were taken, with their names.
  private func addAll(
    _ laws: [Law], to solver: Solver, _ variables: [Variable]
  ) -> [(law: Law, id: ConstraintID)] {
    var taken: [(law: Law, id: ConstraintID)] = []
    for law in laws {
      do {
        let id = try solver.add(law.expression(variables), law.relation, priority: Priority(law.priority))
        taken.append((law, id))
      } catch {
        expectIrreducible(error, added: law, among: taken, variables: variables.count)
      }
    }
    return taken
  }

  private func expectIrreducible(
    _ error: ConflictError, added: Law, among taken: [(law: Law, id: ConstraintID)], variables: Int
  ) {
    #expect(error.conflicting.last == .added)
    let members = error.conflicting.map { id in taken.first { $0.id == id }?.law ?? added }
    #expect(members.allSatisfy { $0.isRequired })
    #expect(!ReferenceSolver.canHold(members, variables: variables), "\(members)")
    for index in members.indices {
      var others = members
      others.remove(at: index)
      #expect(ReferenceSolver.canHold(others, variables: variables), "\(members) without \(members[index])")
    }
  }

  private func expectExact(
    _ solver: Solver, _ variables: [Variable], _ laws: [Law], _ seed: UInt64, _ step: Int = 0
  ) {
    guard let expected = ReferenceSolver.solve(laws, variables: variables.count) else {
      Issue.record("seed \(seed) step \(step): accepted laws that can not hold: \(laws)")
      return
    }
    let values = variables.map { solver.value(of: $0) }
    let matches = zip(values, expected).allSatisfy { abs($0 - $1.double) < 1e-7 }
    #expect(matches, "seed \(seed) step \(step): \(values), should be \(expected.map(\.double)): \(laws)")
  }

  @Test(arguments: 0..<8)
  func randomSystemsAreSolvedExactly(block: UInt64) {
    for seed in block * 250..<(block + 1) * 250 {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...4, using: &random)
      let laws = (0..<Int.random(in: 1...8, using: &random)).map { _ in random.law(variables: count) }
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      let taken = addAll(laws, to: solver, variables)
      expectExact(solver, variables, taken.map(\.law), seed)
      solver.checkInvariants()
    }
  }

  @Test(arguments: 0..<8)
  func editedSystemsAreSolvedLikeFreshOnes(block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 {
      var random = SeededGenerator(seed: 1_000_000 + seed)
      let count = Int.random(in: 2...4, using: &random)
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var taken: [(law: Law, id: ConstraintID)] = []
      for step in 0..<40 {
        switch taken.isEmpty ? 0 : Int.random(in: 0..<10, using: &random) {
        case 0...3 where taken.count < 9:
          let law = random.law(variables: count)
          do {
            let id = try solver.add(law.expression(variables), law.relation, priority: Priority(law.priority))
            taken.append((law, id))
          } catch {
            expectIrreducible(error, added: law, among: taken, variables: count)
          }
        case 4...5:
          let index = Int.random(in: 0..<taken.count, using: &random)
          solver.remove(taken.remove(at: index).id)
        case 6...7:
          let index = Int.random(in: 0..<taken.count, using: &random)
          var changed = taken[index].law
          changed.priority = random.priority()
          do {
            try solver.setPriority(Priority(changed.priority), of: taken[index].id)
            taken[index].law = changed
          } catch {
            expectIrreducible(error, changed: changed, at: index, taken, variables: count)
          }
        default:
          let index = Int.random(in: 0..<taken.count, using: &random)
          var changed = taken[index].law
          changed.constant = Int.random(in: -10...10, using: &random)
          do {
            try solver.setConstant(Double(changed.constant), of: taken[index].id)
            taken[index].law = changed
          } catch {
            expectIrreducible(error, changed: changed, at: index, taken, variables: count)
          }
        }
        // Sometimes several changes come between two solutions.
        if Int.random(in: 0..<3, using: &random) == 0 {
          expectExact(solver, variables, taken.map(\.law), seed, step)
          solver.checkInvariants()
        }
      }
    }
  }

  private func expectIrreducible(
    _ error: ConflictError, changed: Law, at index: Int, _ taken: [(law: Law, id: ConstraintID)], variables: Int
  ) {
    #expect(error.conflicting.contains(taken[index].id))
    var now = taken
    now[index].law = changed
    let members = error.conflicting.compactMap { id in now.first { $0.id == id }?.law }
    #expect(members.count == error.conflicting.count)
    #expect(!ReferenceSolver.canHold(members, variables: variables), "\(members)")
    for index in members.indices {
      var others = members
      others.remove(at: index)
      #expect(ReferenceSolver.canHold(others, variables: variables), "\(members) without \(members[index])")
    }
  }

  @Test func orderOfWorkDoesNotMatterOnlyOrderOfAdding() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: 3_000_000 + seed)
      let laws = (0..<8).map { _ in
        var law = random.law(variables: 4)
        if law.isRequired { law.priority = 750 }
        return law
      }
      let (eager, lazy) = (Solver(), Solver())
      let eagerVariables = (0..<4).map { _ in eager.makeVariable() }
      let lazyVariables = (0..<4).map { _ in lazy.makeVariable() }
      for law in laws {
        try eager.add(law.expression(eagerVariables), law.relation, priority: Priority(law.priority))
        eager.solve()
        try lazy.add(law.expression(lazyVariables), law.relation, priority: Priority(law.priority))
      }
      for (a, b) in zip(eagerVariables, lazyVariables) {
        #expect(abs(eager.value(of: a) - lazy.value(of: b)) < 1e-9)
      }
    }
  }

  @Test func unrelatedAdditionsMoveNothing() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: 4_000_000 + seed)
      let solver = Solver()
      let variables = (0..<3).map { _ in solver.makeVariable() }
      let laws = (0..<6).map { _ in random.law(variables: 3) }
      let first = addAll(laws, to: solver, variables)
      let before = variables.map { solver.value(of: $0) }
      let others = (0..<3).map { _ in solver.makeVariable() }
      let second = addAll((0..<6).map { _ in random.law(variables: 3) }, to: solver, others)
      #expect(variables.map { solver.value(of: $0) } == before)
      for (_, id) in first { solver.remove(id) }
      expectExact(solver, others, second.map(\.law), seed)
    }
  }

  @Test func ambiguityIsWhatAnExactSolverCanMoveAtNoCost() {
    for seed in 0..<150 as Range<UInt64> {
      var random = SeededGenerator(seed: 5_000_000 + seed)
      let count = 3
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      let laws = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.law(variables: count) }
      let taken = addAll(laws, to: solver, variables).map(\.law)
      guard let solution = ReferenceSolver.solve(taken, variables: count) else {
        Issue.record("seed \(seed)")
        continue
      }
      for variable in 0..<count {
        var unit = [Int](repeating: 0, count: count)
        unit[variable] = 1
        // Twelve times the value is whole for nearly all of these systems; leave out the others.
        guard solution[variable].denominator == 1 else { continue }
        let value = solution[variable].numerator
        let canMove = [50, -50].contains { distance in
          let wish = Law(
            coefficients: unit, constant: -(value + distance), relation: .equal, priority: .leastNonzeroMagnitude)
          return ReferenceSolver.solve(taken + [wish], variables: count)![variable] != solution[variable]
        }
        #expect(solver.isDetermined(variables[variable]) == !canMove, "seed \(seed) x\(variable): \(taken)")
        if let other = solver.alternativeValue(of: variables[variable]) {
          #expect(abs(other - Double(value)) > 1e-6)
        }
      }
    }
  }
}
