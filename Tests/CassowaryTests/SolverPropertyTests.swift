import Cassowary
import SeededRandom
import Testing

@Suite struct SolverPropertyTests {
  @Test(arguments: seedBlocks(8, of: 500))
  func randomSystemsAreSolvedExactly(block: UInt64) {
    for seed in block * 500..<(block + 1) * 500 {
      var random = SeededGenerator(seed: seed)
      let report = random.system().report(seed: seed)
      #expect(report == nil)
    }
  }

  @Test(arguments: seedBlocks(8, of: 80))
  func editedSystemsAreSolvedLikeFreshOnes(block: UInt64) {
    for seed in block * 80..<(block + 1) * 80 {
      var random = SeededGenerator(seed: 1_000_000 + seed)
      let report = random.life().report(seed: seed)
      #expect(report == nil)
    }
  }

  /// A solution is begun again if taking it apart costs too much: with a limit this low, after nearly every change.
  @Test(arguments: seedBlocks(8, of: 80))
  func systemsThatAreBegunAgainAreSolvedLikeFreshOnes(block: UInt64) {
    for seed in block * 80..<(block + 1) * 80 {
      var random = SeededGenerator(seed: 2_000_000 + seed)
      var program = random.life()
      program.patience = Int.random(in: 0..<40, using: &random)
      let report = program.report(seed: seed)
      #expect(report == nil)
    }
  }

  /// Adds what can hold; returns the laws that were taken, with their names.
  private func addAll(
    _ laws: [Law], to solver: Solver, _ variables: [Variable]
  ) -> [(law: Law, id: ConstraintID)] {
    laws.compactMap { law in
      let id = try? solver.add(
        law.expression(variables), law.relation, priority: Priority(law.priority), inTies: law.tieRule)
      return id.map { (law, $0) }
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
        try eager.add(
          law.expression(eagerVariables), law.relation, priority: Priority(law.priority), inTies: law.tieRule)
        eager.solve()
        try lazy.add(law.expression(lazyVariables), law.relation, priority: Priority(law.priority), inTies: law.tieRule)
      }
      for (a, b) in zip(eagerVariables, lazyVariables) {
        #expect(abs(eager.value(of: a) - lazy.value(of: b)) < 1e-9)
      }
    }
  }

  /// A system changes its values by nothing that another one in the same solver goes through, whenever that is.
  @Test func unrelatedViewsMoveNothing() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: 4_000_000 + seed)
      let laws = (0..<8).map { _ in random.law(variables: 4) }
      let alone = Solver()
      let own = (0..<4).map { _ in alone.makeVariable() }
      let shared = Solver()
      var neighbours = (0..<3).map { _ in shared.makeVariable() }
      let tenants = (0..<4).map { _ in shared.makeVariable() }
      neighbours += (0..<2).map { _ in shared.makeVariable() }
      var others: [(law: Law, id: ConstraintID)] = []
      for (number, law) in laws.enumerated() {
        _ = addAll([law], to: alone, own)
        others += addAll((0..<3).map { _ in random.law(variables: 5) }, to: shared, neighbours)
        _ = addAll([law], to: shared, tenants)
        if let other = others.randomElement(using: &random) {
          try? shared.setConstant(Double(Int.random(in: -9...9, using: &random)), of: other.id)
        }
        if number % 2 == 1, let other = others.popLast() { shared.remove(other.id) }
        if number % 3 == 0 { shared.solve() }
        let (expected, found) = (own.map { alone.value(of: $0) }, tenants.map { shared.value(of: $0) })
        let agree = zip(expected, found).allSatisfy { abs($0 - $1) < 1e-9 }
        #expect(agree, "seed \(seed) law \(number): \(found), alone \(expected): \(laws.prefix(number + 1))")
      }
    }
  }

  /// Nothing in a solver depends on addresses, hashes or chance.
  @Test func theSameProgramGivesTheSameBits() {
    for seed in 0..<50 as Range<UInt64> {
      let dumps = (0..<2).map { _ in
        var random = SeededGenerator(seed: 6_000_000 + seed)
        let solver = Solver()
        let variables = (0..<6).map { _ in solver.makeVariable() }
        for id in addAll((0..<12).map { _ in random.law(variables: 6) }, to: solver, variables).map(\.id) {
          if Bool.random(using: &random) { try? solver.setConstant(Double.random(in: -9...9, using: &random), of: id) }
        }
        return "\(variables.map { solver.value(of: $0).bitPattern }) \(solver.dump)"
      }
      #expect(dumps[0] == dumps[1], "seed \(seed)")
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
