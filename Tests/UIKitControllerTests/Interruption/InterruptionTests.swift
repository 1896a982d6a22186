import Testing

@testable import UIKit

/// What is under way is overtaken by something else at three moments, and each ends in order: callbacks of appearance in balance, views at their places, nothing
/// that moves, nobody who stays though he went, touches taken again.
@Suite(.serialized) @MainActor struct InterruptionTests {
  @Test(arguments: UnderWay.allCases)
  func whatIsUnderWayIsOvertakenInOrder(_ first: UnderWay) {
    for second in WhatComes.allCases {
      for (name, wait) in [("at once", 0), ("halfway", first.duration / 2), ("near the end", first.duration - 0.02)] {
        expectOrder(first, second, after: wait, on: .phone, name)
      }
    }
  }

  @Test(arguments: UnderWay.allCases)
  func onAPadTheSameHolds(_ first: UnderWay) {
    for second in WhatComes.allCases { expectOrder(first, second, after: first.duration / 2, on: .pad, "halfway") }
  }

  private func expectOrder(
    _ first: UnderWay, _ second: WhatComes, after wait: Double, on place: InterruptionStage.Place, _ moment: String
  ) {
    let stage = InterruptionStage(place)
    first.begin(on: stage)
    if wait > 0 { stage.advance(wait) }
    stage.record.journal.append("—")
    second.happen(on: stage)
    stage.advance(0.1)
    if stage.finger.isDown { stage.finger.up() }
    stage.settle()
    stage.check()
    let journal = stage.record.journal.joined(separator: ", ")
    let faults = stage.record.faults + stage.close().map { "\($0) outlives its window" }
    #expect(
      faults.isEmpty,
      "\(first.rawValue), \(second.rawValue) \(moment): \(faults.joined(separator: "; ")) | \(journal)")
  }
}
