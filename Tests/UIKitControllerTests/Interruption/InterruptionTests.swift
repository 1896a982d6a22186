import Testing

@testable import UIKit

/// What is under way is overtaken by something else at three moments, and each ends in order: callbacks of appearance in balance, views at their places, nothing
/// that moves, nobody who stays though he went, touches taken again.
@Suite(.serialized) @MainActor struct InterruptionTests {
  @Test(arguments: UnderWay.allCases)
  func whatIsUnderWayIsOvertakenInOrder(_ first: UnderWay) {
    for second in WhatComes.allCases {
      for (name, wait) in [("at once", 0), ("halfway", first.duration / 2), ("near the end", first.duration - 0.02)] {
        let (faults, journal) = run(first, second, after: wait)
        #expect(
          faults.isEmpty,
          "\(first.rawValue), \(second.rawValue) \(name): \(faults.joined(separator: "; ")) | \(journal)")
      }
    }
  }

  private func run(_ first: UnderWay, _ second: WhatComes, after wait: Double) -> ([String], String) {
    let stage = InterruptionStage()
    first.begin(on: stage)
    if wait > 0 { stage.advance(wait) }
    stage.record.journal.append("—")
    second.happen(on: stage)
    stage.advance(0.1)
    if stage.finger.isDown { stage.finger.up() }
    stage.settle()
    stage.check()
    let journal = stage.record.journal.joined(separator: ", ")
    let left = stage.close()
    return (stage.record.faults + left.map { "\($0) outlives its window" }, journal)
  }
}
