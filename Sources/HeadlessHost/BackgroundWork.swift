import Foundation
import QuartzCore
import UIKit

/// The background work of a screen, in programs that run such work in a fixed order and on virtual time.
///
/// That is so in programs of the snapshot command: their runtime library (`CWork`) stands before the dispatch library and Foundation.
/// In a test process nobody begins it, or there is no such library; there, work in the background runs as the system has it.
@MainActor
final class BackgroundWork {
  private typealias Number = @convention(c) () -> Double

  private let runWork: @convention(c) (Double) -> Bool
  private let nextTime: Number
  private let lastSingleTime: Number
  private let setTime: @convention(c) (Double) -> Void
  private let setDate: @convention(c) (Double) -> Void
  private let advanceTime: @convention(c) (Double) -> Void
  private let outstandingName: @convention(c) () -> UnsafePointer<CChar>
  private let interrupt: @convention(c) (@convention(c) (Int32) -> Void) -> Void

  /// The seconds of real time for which work is waited for that waits for something outside of the program.
  private let limit: Double
  /// Virtual time of background work when the display clock was at its beginning.
  private let offset: Double
  /// Whether the limit was reached.
  private(set) var gaveUp = false

  /// Takes over background work, once in a process; nil without the library.
  init?(limit: Double) {
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      guard let address = dlsym(nil, "masthead_work_" + name) else { return nil }
      return unsafeBitCast(address, to: type)
    }
    guard let begin = function("begin", (@convention(c) (@convention(c) () -> Void) -> Void).self),
      let run = function("run", (@convention(c) (Double) -> Bool).self), let now = function("now", Number.self),
      let next = function("next", Number.self), let lastSingle = function("last_single", Number.self),
      let setTime = function("set_time", (@convention(c) (Double) -> Void).self),
      let setDate = function("set_date", (@convention(c) (Double) -> Void).self),
      let advance = function("advance", (@convention(c) (Double) -> Void).self),
      let outstanding = function("outstanding", (@convention(c) () -> UnsafePointer<CChar>).self),
      let interrupt = function("when_exiting", (@convention(c) (@convention(c) (Int32) -> Void) -> Void).self)
    else { return nil }
    (runWork, nextTime, lastSingleTime, advanceTime) = (run, next, lastSingle, advance)
    (self.setTime, self.setDate) = (setTime, setDate)
    (outstandingName, self.interrupt, self.limit) = (outstanding, interrupt, limit)
    offset = now() - DisplayClock.epoch
    begin { MainActor.assumeIsolated { MainQueue.drain() } }
    _ = Self.isSeen.holds
  }

  /// The calls of the program that reach the library which runs its work.
  private static let isSeen = PlatformProperty(
    "work-calls", of: "Swift",
    expected: "Blocks, timers, clocks and tasks of the program lead to the library that is linked first.",
    instead: "Background work runs on threads of its own, so that pictures may differ from run to run."
  ) {
    guard let address = dlsym(nil, "masthead_work_is_seen") else { return false }
    return unsafeBitCast(address, to: (@convention(c) () -> Bool).self)()
  }

  /// Sets the date that `Date()` gives while the display clock is at its beginning.
  func begin(at date: Date) { setDate(date.timeIntervalSince1970) }

  /// Sets a function to be called instead when the application ends the process.
  func whenExiting(_ body: @convention(c) (Int32) -> Void) { interrupt(body) }

  /// Runs all blocks of the main queue and all background work, until nothing is left but work that waits for time.
  func run() {
    // The time is waited once: what stands still does not hold up every later frame.
    if !runWork(gaveUp ? 0 : limit) { gaveUp = true }
  }

  /// The work that is not waited for any longer, such as "a thread"; empty for none.
  var outstanding: String { String(cString: outstandingName()) }

  /// The time, by the display clock, at which the last single timer or work falls due; nil without any.
  var lastSingleDeadline: CFTimeInterval? {
    let time = lastSingleTime()
    return time > 0 ? time - offset : nil
  }
}

extension BackgroundWork: ClockEvents {
  var nextDeadline: CFTimeInterval { nextTime() - offset }

  func timePassed(to time: CFTimeInterval) { setTime(time + offset) }

  func runEvents(at time: CFTimeInterval) {
    advanceTime(time + offset)
    run()
  }
}
