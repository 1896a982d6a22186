import Testing

@testable import Cassowary

/// Boxes in boxes that live through many changes, against a solver that is new each time.
@Suite struct NestedLifeTests {
  private struct Box {
    let start: Variable
    let length: Variable

    init(in solver: Solver) {
      start = solver.makeVariable(.last)
      length = solver.makeVariable(.first)
    }
  }

  private struct Part {
    var expression: Expression
    var relation: Relation
    var priority: Float
    var id: ConstraintID
  }

  private struct Nest {
    let solver = Solver()
    var boxes: [Box]
    var parts: [Part] = []

    init(_ random: inout SeededGenerator) {
      boxes = [Box(in: solver)]
      add(boxes[0].length - 300, .equal, Bool.random(using: &random) ? 1000 : 50)
    }

    /// Leaves out what cannot hold.
    mutating func add(_ expression: Expression, _ relation: Relation, _ priority: Float) {
      guard let id = try? solver.add(expression, relation, priority: Priority(priority)) else { return }
      parts.append(Part(expression: expression, relation: relation, priority: priority, id: id))
    }

    /// Most boxes go into the one made last, so that there are long chains.
    mutating func nest(_ random: inout SeededGenerator) {
      let isDeep = Int.random(in: 0..<4, using: &random) > 0
      let outer = isDeep ? boxes[boxes.count - 1] : boxes.randomElement(using: &random)!
      let box = Box(in: solver)
      boxes.append(box)
      let inset = Double(Int.random(in: 0...4, using: &random))
      var pins: [(Expression, Relation)] = [
        (box.start - inset, .equal), (box.start + box.length - outer.length + inset, .equal),
        (box.start + 0.5 * box.length - 0.5 * outer.length, .equal), (box.length - 0.5 * outer.length, .equal),
        (box.start + box.length - outer.length, .lessThanOrEqual), (box.length - 40, .lessThanOrEqual),
      ]
      pins.shuffle(using: &random)
      for pin in pins.prefix(2) { add(pin.0, pin.1, random.priorityOfPin()) }
    }

    mutating func change(_ random: inout SeededGenerator) throws {
      let index = Int.random(in: 0..<max(1, parts.count), using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: nest(&random)
      case 5:
        let box = boxes.randomElement(using: &random)!
        let natural = Double(Int.random(in: 5...60, using: &random))
        add(box.length - natural, .lessThanOrEqual, 250)
        add(box.length - natural, .greaterThanOrEqual, 750)
      case 6 where !parts.isEmpty: solver.remove(parts.remove(at: index).id)
      case 7 where !parts.isEmpty:
        let constant = Double(Int.random(in: -300...0, using: &random))
        guard (try? solver.setConstant(constant, of: parts[index].id)) != nil else { return }
        parts[index].expression.constant = constant
      case 8 where !parts.isEmpty:
        let priority = random.priorityOfPin()
        guard (try? solver.setPriority(Priority(priority), of: parts[index].id)) != nil else { return }
        parts[index].priority = priority
      default: solver.solve()
      }
    }

    func expectSameAsNew(_ place: String) throws {
      let new = Solver()
      for _ in boxes { _ = Box(in: new) }
      for part in parts { try new.add(part.expression, part.relation, priority: Priority(part.priority)) }
      for (number, box) in boxes.enumerated() {
        let found = (solver.value(of: box.start), solver.value(of: box.length))
        let expected = (new.value(of: box.start), new.value(of: box.length))
        #expect(
          abs(found.0 - expected.0) < 1e-6 && abs(found.1 - expected.1) < 1e-6,
          "\(place) box \(number): \(found), new \(expected)")
      }
      solver.checkInvariants()
    }
  }

  @Test(arguments: seedBlocks(8, of: 10)) func nestedBoxesAgreeWithNewOnes(block: UInt64) throws {
    for seed in block * 10..<(block + 1) * 10 {
      var random = SeededGenerator(seed: 11_000_000 + seed)
      var nest = Nest(&random)
      for step in 1...80 {
        try nest.change(&random)
        if step % 20 == 0 { try nest.expectSameAsNew("seed \(seed) step \(step)") }
      }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func priorityOfPin() -> Float {
    let choice = Int.random(in: 0..<8, using: &self)
    return choice < 5 ? 1000 : [750, 250, 50][choice - 5]
  }
}
