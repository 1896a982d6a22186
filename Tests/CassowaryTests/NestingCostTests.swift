#if CHECKS_INVARIANTS
  import Testing

  @testable import Cassowary

  /// Chains of boxes, each inside of the one before: what they cost, in variables and coefficients visited, grows with their number.
  @Suite struct NestingCostTests {
    enum Pins: String, CaseIterable, Sendable {
      case startFirst, endFirst, centred

      func add(_ box: Box, in outer: Box, to solver: Solver) throws {
        switch self {
        case .startFirst:
          try solver.add(Expression(box.start) - 1, .equal)
          try solver.add(box.start + box.length - outer.length + 1, .equal)
        case .endFirst:
          try solver.add(box.start + box.length - outer.length + 1, .equal)
          try solver.add(Expression(box.start) - 1, .equal)
        case .centred:
          try solver.add(box.start + 0.5 * box.length - 0.5 * outer.length, .equal)
          try solver.add(box.length - outer.length + 2, .equal)
        }
      }
    }

    struct Box: Sendable {
      let start: Variable
      let length: Variable

      init(_ solver: Solver) {
        start = solver.makeVariable(.last)
        length = solver.makeVariable(.first)
      }
    }

    /// A chain in an outermost box of 3000 points, which a required constraint or a wish says.
    private func chain(
      _ count: Int, _ pins: Pins, outermost: Priority = .required, content: Bool = false
    ) throws -> (solver: Solver, boxes: [Box]) {
      let solver = Solver()
      var boxes = [Box(solver)]
      try solver.add(boxes[0].length - 3000, .equal, priority: outermost)
      for _ in 0..<count {
        let box = Box(solver)
        try pins.add(box, in: boxes[boxes.count - 1], to: solver)
        boxes.append(box)
      }
      if content {
        for box in boxes {
          try solver.add(box.length - 20, .lessThanOrEqual, priority: Priority(250))
          try solver.add(box.length - 20, .greaterThanOrEqual, priority: Priority(750))
        }
      }
      solver.solve()
      return (solver, boxes)
    }

    private func expectLinear(
      _ name: String, _ steps: (Int) throws -> Int
    ) rethrows {
      let (short, long) = (try steps(200), try steps(400))
      #expect(Double(long) <= 2.2 * Double(short), "\(name): \(short) steps for 200 boxes, \(long) for 400")
    }

    @Test(arguments: Pins.allCases) func pinsCostAsMuchDeepDownAsAtTheTop(_ pins: Pins) throws {
      try expectLinear("\(pins)") { count in
        let (solver, boxes) = try chain(count, pins)
        #expect(solver.value(of: boxes[count].length) == Double(3000 - 2 * count))
        return solver.steps
      }
    }

    @Test(arguments: Pins.allCases) func pinsInABoxThatIsFittedCostAsMuchDeepDown(_ pins: Pins) throws {
      try expectLinear("\(pins)") { count in
        let (solver, boxes) = try chain(count, pins, outermost: Priority(50))
        #expect(solver.value(of: boxes[count].length) == Double(3000 - 2 * count))
        return solver.steps
      }
    }

    @Test(arguments: Pins.allCases) func contentCostsAsMuchDeepDownAsAtTheTop(_ pins: Pins) throws {
      try expectLinear("\(pins)") { count in
        let (solver, boxes) = try chain(count, pins, content: true)
        #expect(solver.value(of: boxes[count].length) == Double(3000 - 2 * count))
        return solver.steps
      }
    }

    @Test(arguments: Pins.allCases) func chainsFollowAnotherOutermostLength(_ pins: Pins) throws {
      let solver = Solver()
      var boxes = [Box(solver)]
      let held = try solver.add(boxes[0].length - 3000, .equal)
      for count in 1...60 {
        let box = Box(solver)
        try pins.add(box, in: boxes[count - 1], to: solver)
        boxes.append(box)
        if count % 20 == 0 {
          try solver.setConstant(-Double(3000 + count), of: held)
          #expect(solver.value(of: box.length) == Double(3000 - count))
        }
        solver.checkInvariants()
      }
      try solver.setPriority(Priority(50), of: held)
      try solver.add(boxes[60].length - 100, .equal)
      #expect(solver.value(of: boxes[0].length) == 220)
      solver.checkInvariants()
    }
  }
#endif
