import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct DisplayClockTests {
  private let clock = DisplayClock.shared

  init() { clock.reset() }

  private final class Driver: FrameDriver {
    var times: [CFTimeInterval] = []
    var body: (CFTimeInterval) -> Void = { _ in }
    func frame(at time: CFTimeInterval) {
      times.append(time)
      body(time)
    }
  }

  @Test func timeStandsStillUntilItIsAdvanced() {
    #expect(CACurrentMediaTime() == 1)
    clock.advance(by: 0.5)
    #expect(CACurrentMediaTime() == 1.5)
    clock.reset()
    #expect(CACurrentMediaTime() == 1)
  }

  /// A driver that has itself removed after some frames.
  private func drive(
    frames: Int, ended: @escaping @MainActor ([CFTimeInterval]) -> Void
  ) -> Driver {
    let driver = Driver()
    driver.body = { [unowned driver] _ in
      guard driver.times.count == frames else { return }
      driver.leaveClock()
      ended(driver.times)
    }
    clock.add(driver)
    return driver
  }

  @Test func motionGoesOnByItselfWhileItsEndIsAwaited() async {
    let times = await withCheckedContinuation { (continuation: CheckedContinuation<[CFTimeInterval], Never>) in
      _ = drive(frames: 3) { continuation.resume(returning: $0) }
    }
    #expect(times.count == 3)
    #expect(abs(times[2] - (1 + 3.0 / 60)) < 1e-12)
    await Task.yield()
    #expect(abs(clock.now - (1 + 3.0 / 60)) < 1e-12, "nothing moves any more")
  }

  @Test func nothingGoesOnWhileSomebodySteers() async {
    clock.beginSteering()
    let driver = drive(frames: 2) { _ in }
    for _ in 0..<10 { await Task.yield() }
    #expect(driver.times.isEmpty && clock.now == 1)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      driver.body = { _ in
        driver.leaveClock()
        continuation.resume()
      }
      clock.endSteering()
    }
    #expect(driver.times.count == 1)
  }

  @Test func aDurationPassesInFramesOfWhichTheLastMayBeShorter() {
    let driver = Driver()
    clock.add(driver)
    clock.advance(by: 0.05)
    driver.leaveClock()
    clock.advance(by: 1)
    #expect(driver.times.count == 3)
    for (frame, time) in driver.times.enumerated() {
      #expect(abs(time - min(1 + Double(frame + 1) / 60, 1.05)) < 1e-12)
    }
  }

  @Test func timersFallDueAtTheirOwnTimesInOrder() {
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \((clock.now * 1000).rounded() / 1000)") }
    clock.schedule(after: 0.3) { note("third") }
    clock.schedule(after: 0.1) {
      note("first")
      clock.schedule(after: 0.15) { note("second") }
    }
    clock.schedule(after: 0.3) { note("fourth") }
    clock.schedule(after: 0.2) { note("cancelled") }.cancel()
    clock.schedule(after: 5) { note("late") }
    clock.advance(to: 2)
    #expect(log == ["first 1.1", "second 1.25", "third 1.3", "fourth 1.3"])
  }

  @Test func aDriverThatIsRemovedByAnotherIsNotCalledAnyMore() {
    let (first, second) = (Driver(), Driver())
    first.body = { _ in second.leaveClock() }
    clock.add(first)
    clock.add(second)
    clock.advance(to: 1.1)
    #expect(first.times.count == 1)
    #expect(second.times.isEmpty)
    first.leaveClock()
  }

  @Test func layoutComesLastInAFrame() {
    var log: [String] = []
    let driver = Driver()
    driver.body = { _ in log.append("driver") }
    let handler = clock.frameHandler
    defer { clock.frameHandler = handler }
    clock.frameHandler = { log.append("layout") }
    clock.add(driver)
    clock.schedule(after: 0.01) { log.append("timer") }
    clock.advance(to: 1.01)
    driver.leaveClock()
    #expect(log == ["timer", "driver", "layout"])
  }

  @Test func settlingGoesToTheEndOfWhatEnds() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.4
    layer.add(animation, forKey: "short")
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "endless")
    #expect(clock.settle(limit: 10))
    #expect(abs(clock.now - 1.4) < 1e-9)
    #expect(layer.animationKeys() == ["endless"])
    animation.repeatCount = 100
    layer.add(animation, forKey: "long")
    #expect(!clock.settle(limit: 10))
    #expect(abs(clock.now - 11.4) < 1e-9)
  }
}
