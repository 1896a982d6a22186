import CAllocations
import Measuring
import UIKit

/// A self-sizing cell of views and constraints, over the solver alone on the same system.
///
/// Everything that a list does is measured: the cell is asked for its height, gets its frame and is laid out, and all its views
/// have their frames afterwards. Text sizes are given.
struct CellsGroup: Group {
  static let name = "cells"
  static let peerPrograms: [String] = []

  private struct Figures {
    var first = 0.0
    var reuse = 0.0
    var allocations = 0.0
    var cached = 0.0
  }

  mutating func measure(_ round: inout Round, peers: Peers?) throws {
    let create = try SolverGroup.create()
    let solverReuse = try SolverGroup.reuse()
    let cells = try MainActor.assumeIsolated { try Self.measureCells() }
    round.record("cell.first_layout", cells.first, "us")
    round.record("cell.reuse", cells.reuse, "us")
    round.record("cell.fitting_cached", cells.cached, "us")
    round.recordRatio("cell.first_layout.vs_solver_create", cells.first, over: create)
    round.recordRatio("cell.reuse.vs_solver_reuse", cells.reuse, over: solverReuse)
    round.record("cell.reuse.allocations", cells.allocations, "allocations")
    round.recordRatio("cell.fitting_cached.vs_reuse", cells.cached, over: cells.reuse)
  }

  @MainActor private static func measureCells() throws -> Figures {
    var figures = Figures()
    figures.first = try firstLayout()
    (figures.reuse, figures.allocations) = try reuse()
    figures.cached = try fittingCached()
    return figures
  }

  /// A cell from nothing to its frames, and away again.
  @MainActor private static func firstLayout() throws -> Double {
    let sizes = LabelSizes(titleHeight: 20, subtitleHeight: 36)
    var bottom = 0.0
    let time = Clock.microseconds {
      let cell = UIKitCell(sizes)
      cell.layOut()
      bottom = cell.subtitleBottom
    }
    try BenchmarkError.check("the bottom of a new cell's subtitle", bottom, equals: sizes.cellHeight - 12)
    return time
  }

  /// A living cell gets other texts and is laid out: the time, and how many allocations one takes.
  @MainActor private static func reuse() throws -> (time: Double, allocations: Double) {
    let cell = UIKitCell(LabelSizes())
    cell.layOut()
    var sizes = LabelSizes()
    var turn = 0
    func once() {
      turn += 1
      sizes.titleWidth = Double(120 + turn & 127)
      sizes.titleHeight = Double(20 + (turn & 1) * 20)
      sizes.subtitleWidth = Double(200 + (turn &* 7) & 511)
      sizes.subtitleHeight = Double(18 * (1 + turn & 3))
      cell.show(sizes)
      cell.layOut()
    }
    let time = Clock.microseconds { once() }
    try BenchmarkError.check(
      "the bottom of a reused cell's subtitle", cell.subtitleBottom, equals: max(74, sizes.cellHeight) - 12)
    let before = allocation_count()
    for _ in 0..<1000 { once() }
    return (time, Double(allocation_count() - before) / 1000)
  }

  /// The height of a cell in which nothing changed since it was asked last.
  @MainActor private static func fittingCached() throws -> Double {
    let cell = UIKitCell(LabelSizes(titleHeight: 20, subtitleHeight: 36))
    cell.layOut()
    var height = 0.0
    let time = Clock.microseconds { height += Double(cell.fittingHeight()) }
    try BenchmarkError.check("the height of an unchanged cell", Double(cell.fittingHeight()), equals: 84)
    return time
  }
}
