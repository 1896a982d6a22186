import Cassowary
import SeededRandom

/// Something done to a solver; places count among the laws that are there, and wrap around.
enum Step: CustomStringConvertible {
  case add(Law)
  case remove(Int)
  case setPriority(Int, Float)
  case setConstant(Int, Int)
  /// Compares with the exact solution. Between two of them changes pile up unsolved.
  case check

  var description: String {
    switch self {
    case .add(let law): "add \(law)"
    case .remove(let place): "remove #\(place)"
    case .setPriority(let place, let priority): "set priority of #\(place) to \(priority)"
    case .setConstant(let place, let constant): "set constant of #\(place) to \(constant)"
    case .check: "check"
    }
  }
}

/// Steps that any part of is a program too, so that a failing one can be made smaller.
struct Program: CustomStringConvertible {
  var variableCount: Int
  /// Variables whose turn is the last one.
  var late: Set<Int> = []
  /// The number of visited coefficients after which the solver begins a solution again between two checks; nil for its own.
  var patience: Int?
  var steps: [Step]

  var description: String {
    let limit = patience.map { ", limit: \($0)" } ?? ""
    return (["\(variableCount) variables, late: \(late.sorted())\(limit)"] + steps.map(\.description))
      .joined(separator: "\n  ")
  }

  /// What is wrong at first with how the solver under test fares, or nil.
  func failure() -> String? {
    var run = Run(variableCount, late: late, patience: patience)
    for (number, step) in steps.enumerated() {
      if let problem = run.perform(step) { return "step \(number), \(step): \(problem)" }
    }
    return run.perform(.check).map { "at the end: \($0)" }
  }

  /// Leaves out steps as long as it still fails.
  func smallest() -> Program {
    var result = self
    var place = 0
    while place < result.steps.count {
      var smaller = result
      smaller.steps.remove(at: place)
      if smaller.failure() != nil {
        result = smaller
        place = 0
      } else {
        place += 1
      }
    }
    return result
  }

  /// What to print about a failure: the seed, and the smallest program that fails.
  func report(seed: UInt64) -> String? {
    guard failure() != nil else { return nil }
    let smallest = smallest()
    return "seed \(seed): \(smallest.failure() ?? ""), in\n  \(smallest)"
  }
}

/// A solver under test beside the laws that it has to know.
private struct Run {
  let solver = Solver()
  let variables: [Variable]
  let late: Set<Int>
  let patience: Int?
  var taken: [(law: Law, id: ConstraintID)] = []

  init(_ count: Int, late: Set<Int>, patience: Int?) {
    let solver = solver
    self.late = late
    self.patience = patience
    if let patience { solver.visitLimit = patience }
    variables = (0..<count).map { solver.makeVariable(late.contains($0) ? .last : .first) }
  }

  mutating func perform(_ step: Step) -> String? {
    switch step {
    case .add(let law):
      do {
        let id = try solver.add(
          law.expression(variables), law.relation, priority: Priority(law.priority), inTies: law.tieRule)
        taken.append((law, id))
      } catch {
        return problem(with: error, about: .added, among: taken + [(law, .added)])
      }
    case .remove(let place):
      if taken.isEmpty { return nil }
      solver.remove(taken.remove(at: place % taken.count).id)
    case .setPriority(let place, let priority):
      return change(place) { law in
        law.priority = priority
      } by: { solver, id throws(ConflictError) in
        try solver.setPriority(Priority(priority), of: id)
      }
    case .setConstant(let place, let constant):
      return change(place) { law in
        law.constant = constant
      } by: { solver, id throws(ConflictError) in
        try solver.setConstant(Double(constant), of: id)
      }
    case .check:
      return check()
    }
    return nil
  }

  private mutating func change(
    _ place: Int, _ edit: (inout Law) -> Void, by tell: (Solver, ConstraintID) throws(ConflictError) -> Void
  ) -> String? {
    if taken.isEmpty { return nil }
    let place = place % taken.count
    var changed = taken
    edit(&changed[place].law)
    do {
      try tell(solver, taken[place].id)
      taken = changed
      return nil
    } catch {
      return problem(with: error, about: taken[place].id, among: changed)
    }
  }

  /// A set of conflicting laws has to be one, to hold the changed one, and to be none with any one of it left out.
  private func problem(
    with error: ConflictError, about id: ConstraintID, among laws: [(law: Law, id: ConstraintID)]
  ) -> String? {
    let members = error.conflicting.compactMap { id in laws.first { $0.id == id }?.law }
    if members.count != error.conflicting.count { return "the conflict names a constraint that is not there" }
    if !error.conflicting.contains(id) { return "the conflict does not name what was changed" }
    if !members.allSatisfy(\.isRequired) { return "the conflict names what is not required: \(members)" }
    if ReferenceSolver.canHold(members, variables: variables.count) { return "these can hold together: \(members)" }
    for index in members.indices {
      var others = members
      others.remove(at: index)
      if !ReferenceSolver.canHold(others, variables: variables.count) {
        return "these conflict without \(members[index]) too: \(members)"
      }
    }
    return nil
  }

  private func check() -> String? {
    let laws = taken.map(\.law)
    guard let expected = ReferenceSolver.solve(laws, variables: variables.count, late: late) else {
      return "accepted laws that cannot hold together: \(laws)"
    }
    if patience != nil { solver.visitLimit = .max }
    let values = variables.map { solver.value(of: $0) }
    solver.checkInvariants()
    if let patience { solver.visitLimit = patience }
    if zip(values, expected).allSatisfy({ abs($0 - $1.double) < 1e-7 }) { return nil }
    return "\(values), should be \(expected.map(\.double))"
  }
}

extension SeededGenerator {
  /// Laws, one after the other.
  mutating func system() -> Program {
    let count = Int.random(in: 1...4, using: &self)
    let steps = (0..<Int.random(in: 1...8, using: &self)).map { _ in Step.add(law(variables: count)) }
    return Program(variableCount: count, late: lateVariables(among: count), steps: steps)
  }

  /// A life of additions, removals and changes.
  mutating func life(steps count: Int = 40) -> Program {
    let variables = Int.random(in: 2...4, using: &self)
    var size = 0
    var laws: [Law] = []
    var steps: [Step] = []
    for _ in 0..<count {
      let place = Int.random(in: 0..<9, using: &self)
      switch size == 0 ? 0 : Int.random(in: 0..<10, using: &self) {
      case 0...3 where size < 9:
        laws.append(law(variables: variables))
        // Often about the same as another one, like the two sides of an intrinsic size.
        if Bool.random(using: &self), let other = laws.randomElement(using: &self) {
          laws[laws.count - 1].coefficients = other.coefficients
          if Bool.random(using: &self) { laws[laws.count - 1].constant = other.constant }
        }
        steps.append(.add(laws[laws.count - 1]))
        size += 1
      case 4...5:
        steps.append(.remove(place))
        size -= 1
      case 6...7: steps.append(.setPriority(place, priority()))
      default: steps.append(.setConstant(place, Int.random(in: -10...10, using: &self)))
      }
      if Int.random(in: 0..<3, using: &self) == 0 { steps.append(.check) }
    }
    return Program(variableCount: variables, late: lateVariables(among: variables), steps: steps)
  }

  /// None in every third program, else any.
  private mutating func lateVariables(among count: Int) -> Set<Int> {
    if Int.random(in: 0..<3, using: &self) == 0 { return [] }
    return Set((0..<count).filter { _ in Bool.random(using: &self) })
  }
}
