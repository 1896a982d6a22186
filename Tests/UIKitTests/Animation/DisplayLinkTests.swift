import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct DisplayLinkTests {
  @MainActor private final class Counter {
    var times: [Double] = []
    var calls = 0

    func tick(_ link: CADisplayLink) {
      calls += 1
      times.append(link.timestamp)
    }

    func count() { calls += 1 }
  }

  private let stage = Stage()
  private let counter = Counter()

  private func makeLink() -> CADisplayLink { CADisplayLink(target: counter, selector: Selector(Counter.tick(_:))) }

  @Test func aLinkIsCalledOnceInEachFrame() {
    let link = makeLink()
    stage.advance(by: 0.1)
    #expect(counter.calls == 0, "it has to be added first")
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    let begin = stage.clock.now
    stage.advance(by: 0.1)
    #expect(counter.calls == 6)
    #expect(abs(counter.times[0] - begin - 1.0 / 60) < 1e-9)
    #expect(counter.times.last == stage.clock.now)
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
    link.invalidate()
    stage.advance(by: 0.1)
    #expect(counter.calls == 6)
    link.add(to: .main, forMode: .default)
    stage.advance(by: 0.1)
    #expect(counter.calls == 6, "an invalid link stays so")
  }

  @Test func aPausedLinkIsNotCalled() {
    let link = makeLink()
    link.add(to: .main, forMode: .default)
    link.isPaused = true
    stage.advance(by: 0.1)
    #expect(counter.calls == 0)
    link.isPaused = false
    stage.advance(by: 0.05)
    #expect(counter.calls == 3)
    link.invalidate()
  }

  @Test(arguments: [(30, 15), (20, 10), (60, 30), (120, 30), (1, 1)] as [(Float, Int)])
  func aLinkIsCalledAsOftenAsItLikes(rate: Float, calls: Int) {
    let link = makeLink()
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 120, preferred: rate)
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.5)
    #expect(counter.calls == calls)
    link.invalidate()
  }

  @Test func aLinkStaysUntilItIsRemovedForAllModes() {
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.remove(from: .main, forMode: .common)
    stage.advance(by: 1.0 / 60)
    #expect(counter.calls == 1)
    link.remove(from: .main, forMode: .default)
    stage.advance(by: 1.0 / 60)
    #expect(counter.calls == 1)
  }

  @Test func nobodyWaitsForALinkButItRunsWhileSomethingElseMoves() {
    let link = UIScreen.main.displayLink(withTarget: counter, selector: Selector(Counter.count))
    link?.add(to: .main, forMode: .common)
    #expect(!stage.clock.isInMotion)
    stage.clock.settle(limit: 5)
    #expect(counter.calls == 0)
    UIView.animate(withDuration: 0.5) { stage.view.alpha = 0 }
    stage.clock.settle(limit: 5)
    #expect((30...31).contains(counter.calls))
    link?.invalidate()
  }

  @Test func aLinkHoldsItsTargetUntilItIsInvalid() {
    var target: Counter? = Counter()
    weak let held = target
    var link: CADisplayLink? = target.map { CADisplayLink(target: $0, selector: Selector(Counter.count)) }
    link?.add(to: .main, forMode: .common)
    target = nil
    #expect(held != nil)
    link?.invalidate()
    #expect(held == nil)
    weak let old = link
    link = nil
    #expect(old == nil)
  }
}
