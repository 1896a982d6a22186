import Cassowary
import Measuring

/// The constraint solver alone, without views, and kiwi on the same systems.
struct SolverGroup: Group {
  static let name = "solver"
  static let peerPrograms = ["kiwi_cell"]

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let kiwi = try peers?.run("kiwi_cell", ["cell"])
    let create = try Self.create()
    let reuse = try Self.reuse()
    let edit = try Self.edit()
    round.record("solver.create", create, "us")
    round.record("solver.reuse", reuse, "us")
    round.record("solver.edit", edit, "us")
    if let kiwi {
      round.recordRatio(
        "solver.create.vs_kiwi", create, over: try kiwi.median(ofCase: "cell: create constraints + solver + solve"))
      round.recordRatio(
        "solver.reuse.vs_kiwi", reuse, over: try kiwi.median(ofCase: "cell: reuse (4 intrinsic edits) + update"))
      round.recordRatio(
        "solver.edit.vs_kiwi", edit, over: try kiwi.median(ofCase: "cell: edit one intrinsic height + update"))
    }

    let chain1000 = try Self.chain(of: 1000, repeating: 7)
    let chain10000 = try Self.chain(of: 10_000, repeating: 3)
    round.record("solver.chain1000.cell", chain1000, "us")
    round.record("solver.chain10000.cell", chain10000, "us")
    round.recordRatio("solver.chain1000.vs_single", chain1000, over: create)
    round.recordRatio("solver.chain10000.vs_chain1000", chain10000, over: chain1000)

    let tree = try Self.tree()
    round.record("solver.tree6", tree, "us")
    if let peers {
      let kiwi = try peers.run("kiwi_cell", ["nest", "6"])
      round.recordRatio("solver.tree6.vs_kiwi", tree, over: try kiwi.median(ofCase: "tree depth 6 (127 views"))
    }
  }

  /// A cell from nothing: solver, variables, constraints, its frames.
  static func create() throws -> Double {
    let sizes = LabelSizes()
    var height = 0.0
    let time = try Clock.microseconds {
      let solver = Solver()
      let cell = try SolverCell(in: solver, left: 0, top: 0, sizes: sizes)
      try solver.add(cell.content.width - 390, .equal)
      height = cell.readFrames(from: solver)
    }
    try BenchmarkError.check("the height of a new cell", height, equals: sizes.cellHeight)
    return time
  }

  /// A living cell and its solver.
  private static func livingCell() throws -> (Solver, SolverCell) {
    let solver = Solver()
    let cell = try SolverCell(in: solver, left: 0, top: 0, sizes: LabelSizes())
    try solver.add(cell.content.width - 390, .equal)
    return (solver, cell)
  }

  /// All four intrinsic sizes of a living cell change, its frames are read.
  static func reuse() throws -> Double {
    let (solver, cell) = try livingCell()
    var (turn, height, sizes) = (0, 0.0, LabelSizes())
    let time = try Clock.microseconds {
      turn += 1
      sizes.titleWidth = Double(120 + turn & 127)
      sizes.titleHeight = Double(20 + (turn & 1) * 20)
      sizes.subtitleWidth = Double(200 + (turn &* 7) & 511)
      sizes.subtitleHeight = Double(18 * (1 + turn & 3))
      try cell.titleWidth.set(to: sizes.titleWidth, in: solver)
      try cell.titleHeight.set(to: sizes.titleHeight, in: solver)
      try cell.subtitleWidth.set(to: sizes.subtitleWidth, in: solver)
      try cell.subtitleHeight.set(to: sizes.subtitleHeight, in: solver)
      height = cell.readFrames(from: solver)
    }
    try BenchmarkError.check("the height of a reused cell", height, equals: max(74, sizes.cellHeight))
    return time
  }

  /// One intrinsic height of a living cell changes, its frames are read.
  static func edit() throws -> Double {
    let (solver, cell) = try livingCell()
    var (turn, height, sizes) = (0, 0.0, LabelSizes())
    let time = try Clock.microseconds {
      turn += 1
      sizes.titleHeight = Double(20 + turn & 31)
      try cell.titleHeight.set(to: sizes.titleHeight, in: solver)
      height = cell.readFrames(from: solver)
    }
    try BenchmarkError.check("the height of an edited cell", height, equals: max(74, sizes.cellHeight))
    return time
  }

  /// Cells in one solver, each under the one before and all of one shared width; the time for each.
  static func chain(of count: Int, repeating repetitions: Int) throws -> Double {
    var times: [Double] = []
    for _ in 0..<repetitions {
      let begin = Clock.processorSeconds()
      let solver = Solver()
      let width = solver.makeVariable()
      var top = Expression()
      var last: SolverCell?
      var expected = 0.0
      for index in 0..<count {
        var sizes = LabelSizes(
          titleWidth: Double(100 + index % 90), titleHeight: 20.5, subtitleWidth: Double(200 + index % 300),
          subtitleHeight: 18.25 * Double(1 + index % 4))
        if index == 0 || index == count - 1 {
          sizes = LabelSizes(titleHeight: 20)
        }
        let cell = try SolverCell(in: solver, left: 0, top: top, sizes: sizes)
        try solver.add(cell.content.width - width, .equal)
        top = cell.content.bottom
        expected += max(74, sizes.cellHeight)
        last = cell
      }
      try solver.add(width - 390, .equal)
      guard let last else { return 0 }
      let bottom = solver.value(of: last.content.y) + solver.value(of: last.content.height)
      times.append((Clock.processorSeconds() - begin) / Double(count) * 1e6)
      try BenchmarkError.check("the bottom of \(count) chained cells", bottom, equals: expected)
    }
    return median(of: times)
  }

  /// A tree of stacks of depth 6 from nothing.
  static func tree() throws -> Double {
    var (width, views, constraints) = (0.0, 0, 0)
    let time = try Clock.microseconds {
      let solver = Solver()
      let tree = try StackTree(depth: 6, in: solver)
      width = solver.value(of: tree.root.width)
      views = tree.viewCount
      constraints = tree.constraintCount
    }
    try BenchmarkError.check("the width of the tree", width, equals: 390)
    try BenchmarkError.check("the number of the tree's views", Double(views), equals: 127)
    // The peer's 700, and the width, which it has as an edit variable.
    try BenchmarkError.check("the number of the tree's constraints", Double(constraints), equals: 701)
    return time
  }
}
