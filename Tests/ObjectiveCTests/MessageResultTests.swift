import Testing

@testable import ObjectiveC

private final class MadeResult: NSObject {
  static nonisolated(unsafe) var ended = 0
  deinit { MadeResult.ended += 1 }
}

private final class ResultMaker: NSObject {
  func made() -> NSObject { MadeResult() }
  func text() -> String { "x" }
  func isEnding(_ force: Bool) -> Bool { force }
  func count(_ number: Int) -> Int { number }
}

@Suite(.serialized) struct MessageResultTests {
  private let made = _SelectorName("made")(ResultMaker.made)

  @Test func resultsOutliveWhoMadeThem() {
    autoreleasepool {
      let ended = MadeResult.ended
      let result = ResultMaker().perform(made)
      #expect(MadeResult.ended == ended)
      #expect(result?.takeUnretainedValue() is MadeResult)
      let text = ResultMaker().perform(_SelectorName("text")(ResultMaker.text))?.takeUnretainedValue() as? String
      #expect(text == "x")
    }
  }

  @Test func resultsOutliveTheNextMessageToTheSameObject() {
    autoreleasepool {
      let maker = ResultMaker()
      let first = maker.perform(made)
      _ = maker.perform(made)
      #expect(first?.takeUnretainedValue() is MadeResult)
    }
  }

  @Test func poolsLetGoOfWhatCameInThem() {
    let ended = MadeResult.ended
    autoreleasepool {
      _ = ResultMaker().perform(made)
      autoreleasepool { _ = ResultMaker().perform(made) }
      #expect(MadeResult.ended == ended + 1)
    }
    #expect(MadeResult.ended == ended + 2)
  }

  @Test func arrivingObjectsAreTrueAndNilIsZero() {
    let isEnding = _SelectorName("isEnding:")(ResultMaker.isEnding(_:))
    let count = _SelectorName("count:")(ResultMaker.count(_:))
    let maker = ResultMaker()
    func answer(_ selector: Selector, _ argument: Any?) -> Any? {
      if case .returned(let value) = selector.send(to: maker, [argument]) { value } else { "no answer" }
    }
    #expect(answer(isEnding, NSObject()) as? Bool == true)
    #expect(answer(isEnding, nil) as? Bool == false)
    #expect(answer(isEnding, NSNumber(value: false)) as? Bool == false)
    #expect(answer(count, nil) as? Int == 0)
    #expect(answer(count, NSObject()) as? String == "no answer")
  }
}
