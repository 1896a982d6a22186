import CAppleSystem
import Foundation
import Testing

@testable import AppleSystem

@Suite struct LogFormatTests {
  @Test func argumentsTakeTheirPlaces() {
    #expect(LogFormat.text("%{public}@ is %d of %ld", ["a", 3, 4]) == "a is 3 of 4")
    #expect(LogFormat.text("%.2f %5.1f|%x", [1.005, 2.25, 255]) == "1.00   2.2|ff")
    #expect(LogFormat.text("100%% %{private}@ %@", ["secret", String?.none as Any?]) == "100% <private> (null)")
    #expect(LogFormat.text("%@ %@", ["one"]) == "one %@")
    #expect(LogFormat.text("%s", ["text"]) == "text")
    #expect(LogFormat.text("50%", []) == "50%")
  }

  @Test func messagesHidePrivateValues() {
    let message: OSLogMessage = "user \("Ann", privacy: .private) has \(3) of \("x", privacy: .public)"
    #expect(message.text == "user <private> has 3 of x")
    let number: OSLogMessage = "\(2.0 / 3, format: .fixed(precision: 2))"
    #expect(number.text == "0.67")
  }

  @Test func messagesGoToStandardErrorWhenAskedFor() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("OS_ACTIVITY_DT_MODE", "1", 1)
      Logger(subsystem: "app", category: "net").error("lost \(1)")
      os_log("plain %d", log: .default, type: .info, 5)
      os_log(.fault, log: OSLog(subsystem: "a", category: .pointsOfInterest), "broken")
      os_log("never", log: .disabled)
      exit(0)
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines == ["app:net error lost 1", "info plain 5", "a:PointsOfInterest fault broken"])
  }
}

@Suite struct QuietLogTests {
  @Test func messagesGoNowhereUnlessAskedFor() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("OS_ACTIVITY_DT_MODE", "NO", 1)
      Logger().fault("never")
      os_log("never")
      exit(OSLog.default.isEnabled(type: .fault) ? 1 : 0)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!said.contains("never"))
  }
}

@Suite struct UnfairLockTests {
  @Test func oneThreadAtATimeIsInside() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 80_000)
  }

  @Test func takenLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.precondition(.owner)
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    let state = OSAllocatedUnfairLock(initialState: 1)
    state.withLockUnchecked { _ in #expect(state.withLockIfAvailable { $0 } == nil) }
  }

  @Test func structIsALockOfItsOwn() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }
}

@Suite struct ClockAndSignpostTests {
  @Test func clockOnlyGoesForward() {
    let first = mach_absolute_time()
    var base = mach_timebase_info()
    #expect(mach_timebase_info(&base) == 0)
    #expect(base.numer == base.denom)
    #expect(mach_absolute_time() >= first)
  }

  @Test func signpostsRunWhatTheySurround() {
    let poster = OSSignposter(subsystem: "a", category: "b")
    let state = poster.beginInterval("load")
    #expect(poster.withIntervalSignpost("inner") { 3 } == 3)
    poster.endInterval("load", state)
    os_signpost(.event, log: .default, name: "x", "%d", 1)
  }
}
