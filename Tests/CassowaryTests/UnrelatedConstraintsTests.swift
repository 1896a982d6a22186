import SeededRandom
import Testing

@testable import Cassowary

/// Hundreds of constraints between random edges of random views, as no layout has them and programs do.
///
/// Before rows were chosen by their steepest edge and doubtful pivots left to a rebuilt tableau, the first of these
/// systems went round in circles without end and the second took minutes.
@Suite struct UnrelatedConstraintsTests {
  private struct Views {
    let solver = Solver()
    private(set) var edges: [[Variable]] = []
    private(set) var sizes: [ConstraintID] = []
    private(set) var ids: [ConstraintID] = []

    init(_ count: Int) {
      for _ in 0..<count {
        let (left, top) = (solver.makeVariable(.last), solver.makeVariable(.last))
        edges.append([left, top, solver.makeVariable(), solver.makeVariable()])
      }
      for view in edges {
        for size in view[2...] {
          if let id = try? solver.add(Expression(size), .greaterThanOrEqual) { sizes.append(id) }
        }
      }
    }

    /// Left, right, centre or width, or the same down the screen.
    func attribute(_ kind: Int, down: Bool, of view: Int) -> Expression {
      let (origin, size) = (edges[view][down ? 1 : 0], edges[view][down ? 3 : 2])
      switch kind {
      case 0: return Expression(origin)
      case 1: return Expression(origin) + Expression(size)
      case 2: return Expression(origin) + 0.5 * Expression(size)
      default: return Expression(size)
      }
    }

    mutating func constrain(_ random: inout SeededGenerator) {
      let (first, second) = (pick(&random), pick(&random))
      if first == second { return }
      let down = Bool.random(using: &random)
      let isSize = Int.random(in: 0..<4, using: &random) == 0
      func kind() -> Int { isSize ? 3 : Int.random(in: 0..<3, using: &random) }
      let left = attribute(kind(), down: down, of: first)
      let factor = [1, 1, 1, 0.5, 2].randomElement(using: &random)!
      let right = factor * attribute(kind(), down: down, of: second)
      let constant = Double(Int.random(in: 0..<100, using: &random))
      let priority = Priority([1000, 999, 750, 500, 250].randomElement(using: &random)!)
      if let id = try? solver.add(left - right - constant, random.relation(), priority: priority) { ids.append(id) }
    }

    mutating func removeFirst(_ count: Int) {
      for id in ids.prefix(count) { solver.remove(id) }
      ids.removeFirst(count)
    }

    private func pick(_ random: inout SeededGenerator) -> Int { Int.random(in: 0..<edges.count, using: &random) }
  }

  @Test(arguments: [(60, 300, UInt64(1)), (60, 300, 2), (100, 500, 3), (100, 500, 4)])
  func solvedAtOnceAreSolvedAsOneAfterAnother(views: Int, constraints: Int, seed: UInt64) {
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    var (atOnce, inTurn) = (Views(views), Views(views))
    for number in 0..<constraints {
      atOnce.constrain(&first)
      inTurn.constrain(&second)
      if number.isMultiple(of: 20) { inTurn.solver.solve() }
    }
    for (edges, others) in zip(atOnce.edges, inTurn.edges) {
      for (edge, other) in zip(edges, others) {
        let (value, expected) = (atOnce.solver.value(of: edge), inTurn.solver.value(of: other))
        #expect(abs(value - expected) <= 1e-6 * max(1, abs(expected)))
      }
    }
    atOnce.solver.checkInvariants()
    inTurn.solver.checkInvariants()
  }

  /// Rounding once made the system of 800 end the program when it was taken apart, and removing one constraint took minutes.
  @Test(arguments: [(100, 500, UInt64(6), 20_000_000), (100, 500, 7, 20_000), (100, 800, 8, 20_000_000)])
  func whatIsLeftOfASolutionIsSolvedAsIfNothingElseHadBeenThere(views: Int, constraints: Int, seed: UInt64, limit: Int)
  {
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
    var (solved, unsolved) = (Views(views), Views(views))
    for _ in 0..<constraints {
      solved.constrain(&first)
      unsolved.constrain(&second)
    }
    solved.solver.visitLimit = limit
    solved.solver.solve()
    solved.removeFirst(constraints * 2 / 3)
    unsolved.removeFirst(constraints * 2 / 3)
    solved.solver.visitLimit = 20_000_000
    for (edges, others) in zip(solved.edges, unsolved.edges) {
      for (edge, other) in zip(edges, others) {
        let (value, expected) = (solved.solver.value(of: edge), unsolved.solver.value(of: other))
        #expect(abs(value - expected) <= 1e-6 * max(1, abs(expected)))
      }
    }
    #expect(solved.solver.isFinished && unsolved.solver.isFinished)
    solved.solver.checkInvariants()
    // Variables that nothing uses can go.
    solved.removeFirst(solved.ids.count)
    for size in solved.sizes { solved.solver.remove(size) }
    for edge in solved.edges.joined() { solved.solver.removeVariable(edge) }
    #expect(solved.solver.constraintCount == 0)
  }

  @Test func aSolutionThatTakesTooLongEndsAndGoesOnAtTheNext() {
    var (first, second) = (SeededGenerator(seed: 5), SeededGenerator(seed: 5))
    var (whole, parts) = (Views(60), Views(60))
    for _ in 0..<300 {
      whole.constrain(&first)
      parts.constrain(&second)
    }
    whole.solver.solve()
    #expect(whole.solver.isFinished)
    parts.solver.visitLimit = 2000
    parts.solver.solve()
    #expect(!parts.solver.isFinished)
    // Required constraints hold all the same.
    for view in parts.edges { #expect(parts.solver.value(of: view[2]) > -1e-6) }
    let wish = try? parts.solver.add(Expression(parts.edges[0][0]) - 1, .equal, priority: Priority(1))
    _ = try? whole.solver.add(Expression(whole.edges[0][0]) - 1, .equal, priority: Priority(1))
    #expect(wish != nil)
    parts.solver.visitLimit = .max
    for (view, other) in zip(whole.edges, parts.edges) {
      for (edge, same) in zip(view, other) {
        #expect(abs(whole.solver.value(of: edge) - parts.solver.value(of: same)) < 1e-5)
      }
    }
    #expect(parts.solver.isFinished)
    parts.solver.checkInvariants()
  }
}
