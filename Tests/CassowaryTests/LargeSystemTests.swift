import SeededRandom
import Testing

@testable import Cassowary

/// Systems too large for the exact reference: a solver that lived through many changes against one that is new.
@Suite struct LargeSystemTests {
  private struct Part {
    var expression: Expression
    var relation: Relation
    var priority: Float
    var id: ConstraintID
  }

  /// Something like layout: positions one after the other, sizes, equal sizes, wishes; few constants, many ties.
  private func part(_ variables: [Variable], _ random: inout SeededGenerator) -> Part {
    func pick() -> Variable { variables[Int.random(in: 0..<variables.count, using: &random)] }
    let near = Int.random(in: 0..<variables.count - 3, using: &random)
    let constant = Double(Int.random(in: -8...8, using: &random)) * 2.5
    let expression: Expression
    switch Int.random(in: 0..<6, using: &random) {
    case 0: expression = Expression(pick()) - constant
    case 1: expression = pick() - pick() + constant
    case 2: expression = variables[near] - variables[near + 1] - variables[near + 2] - constant
    case 3: expression = 2 * variables[near] - variables[near + 1] - variables[near + 3]
    case 4: expression = variables[near] - variables[near + 1] + constant
    default: expression = variables[near] - 0.75 * variables[near + 2] + constant
    }
    return Part(
      expression: expression, relation: random.relation(), priority: random.priority(), id: .added)
  }

  @Test(arguments: seedBlocks(6, of: 10))
  func longLivedSolverAgreesWithNewOne(block: UInt64) {
    for seed in block * 10..<(block + 1) * 10 {
      var random = SeededGenerator(seed: 9_000_000 + seed)
      let solver = Solver()
      let variables = (0..<Int.random(in: 6...24, using: &random)).map { _ in solver.makeVariable() }
      var parts: [Part] = []
      for step in 0..<120 {
        change(&parts, solver, variables, &random)
        if Int.random(in: 0..<6, using: &random) == 0 { solver.solve() }
        if Int.random(in: 0..<40, using: &random) == 0 {
          solver.solve()
          solver.core.pointee.rebuild()
        }
        if step % 20 == 19 {
          expectSameAsNew(solver, variables, parts, seed, step)
          solver.checkInvariants()
        }
      }
    }
  }

  private func change(
    _ parts: inout [Part], _ solver: Solver, _ variables: [Variable], _ random: inout SeededGenerator
  ) {
    let choice = parts.isEmpty ? 0 : Int.random(in: 0..<10, using: &random)
    if choice < 5 {
      var new = part(variables, &random)
      guard let id = try? solver.add(new.expression, new.relation, priority: Priority(new.priority)) else { return }
      new.id = id
      parts.append(new)
      return
    }
    let index = Int.random(in: 0..<parts.count, using: &random)
    switch choice {
    case 5, 6: solver.remove(parts.remove(at: index).id)
    case 7:
      let priority = random.priority()
      guard (try? solver.setPriority(Priority(priority), of: parts[index].id)) != nil else { return }
      parts[index].priority = priority
    default:
      let constant = Double(Int.random(in: -8...8, using: &random)) * 2.5
      guard (try? solver.setConstant(constant, of: parts[index].id)) != nil else { return }
      parts[index].expression.constant = constant
    }
  }

  private func expectSameAsNew(
    _ solver: Solver, _ variables: [Variable], _ parts: [Part], _ seed: UInt64, _ step: Int
  ) {
    let new = Solver()
    for _ in variables { _ = new.makeVariable() }
    for part in parts {
      #expect(throws: Never.self) {
        try new.add(part.expression, part.relation, priority: Priority(part.priority))
      }
    }
    let differences = variables.filter { abs(solver.value(of: $0) - new.value(of: $0)) > 1e-6 }
    #expect(
      differences.isEmpty,
      "seed \(seed) step \(step): \(differences.map { "v\($0.index): \(solver.value(of: $0)), \(new.value(of: $0))" })")
  }

  /// The measure of speed that needs no clock: rows must not grow with the length of the chain.
  @Test func rowsOfChainedCellsStayShort() throws {
    func nodesPerCell(_ count: Int) throws -> Double {
      let solver = Solver()
      let width = solver.makeVariable()
      var below: Expression = 0
      for _ in 0..<count {
        let (top, height, title, text) = (
          solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(top - below, .equal)
        try solver.add(title - width + 32, .lessThanOrEqual)
        try solver.add(title - 180, .equal, priority: Priority(250))
        try solver.add(text - 20, .lessThanOrEqual, priority: Priority(250))
        try solver.add(text - 20, .greaterThanOrEqual, priority: Priority(750))
        try solver.add(height - text - 24, .equal)
        try solver.add(Expression(height), .equal, priority: Priority(50))
        below = top + height
      }
      try solver.add(width - 390, .equal)
      solver.solve()
      solver.checkInvariants()
      return Double(solver.core.pointee.nodeCount) / Double(count)
    }
    let (short, long) = (try nodesPerCell(10), try nodesPerCell(200))
    #expect(long <= short * 1.1)
  }

  /// A row of views, each at the end of the one before: variables and constraints by the thousand.
  private struct Row {
    let solver = Solver()
    var positions: [Variable] = []
    var widths: [ConstraintID] = []

    init(_ count: Int) throws {
      var end = Expression()
      for _ in 0..<count {
        let (position, width) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(position - end, .equal)
        widths.append(try solver.add(width - 3, .equal))
        positions.append(position)
        end = position + width
      }
    }
  }

  /// Tables far beyond the first piece of memory, values at the end of a chain of 40,000 definitions.
  @Test func longChainsAreReadFromTheirEnd() throws {
    let count = 20_000
    let row = try Row(count)
    #expect(row.solver.value(of: row.positions[count - 1]) == Double(3 * (count - 1)))
    #expect(row.solver.value(of: row.positions[7]) == 21)
    try row.solver.setConstant(-5, of: row.widths[3])
    #expect(row.solver.value(of: row.positions[count - 1]) == Double(3 * (count - 1) + 2))
  }

  @Test func largeSolversAreCopiedWhole() throws {
    let row = try Row(6_000)
    let copy = Solver(copying: row.solver)
    try copy.setConstant(-10, of: row.widths[0])
    for index in stride(from: 1, to: 6_000, by: 97) { copy.remove(row.widths[index]) }
    try copy.add(copy.makeVariable() - row.positions[2], .equal)
    #expect(copy.value(of: row.positions[5_999]) == 10 + 3 * Double(5_998 - 62))
    #expect(row.solver.value(of: row.positions[5_999]) == 3 * 5_999)
  }

  /// Only what lies on the way is named, however much else there is.
  @Test func aConflictNamesTheWholeWayAndNothingElse() throws {
    let row = try Row(60)
    let solver = row.solver
    var way: [ConstraintID] = []
    var links: [Variable] = [row.positions[30]]
    for step in 0..<20 {
      let next = solver.makeVariable()
      way.append(try solver.add(next - links[step] - 1, .equal))
      try solver.add(next - 1000, .lessThanOrEqual)
      try solver.add(next - row.positions[step], .equal, priority: Priority(300))
      links.append(next)
    }
    // 31 positions and 30 widths lead to the first link.
    do {
      try solver.add(links[20] - 200, .greaterThanOrEqual)
      Issue.record("There is nothing to make room.")
    } catch {
      #expect(error.conflicting.count == 31 + 30 + 20 + 1)
      #expect(Set(error.conflicting).isSuperset(of: way + row.widths.prefix(30)))
    }
    #expect(solver.value(of: links[20]) == 110)
    solver.checkInvariants()
  }
}
