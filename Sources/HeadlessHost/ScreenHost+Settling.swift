import QuartzCore
import UIKit

/// Waiting until a screen rests.
extension ScreenHost {
  /// The number of times in a row that work on the main queue may put off more work and is waited for, without
  /// `BackgroundWork`.
  static let settlingRounds = 8

  /// For how long animations are waited for, in seconds of the display clock.
  static let animationLimit: Double = 10

  /// Runs frames and the blocks of the main queue, and lets animations come to their end.
  ///
  /// Time is the display clock's: waiting takes no longer than laying out and drawing do. Animations that repeat
  /// without end are not waited for, others for at most `animationLimit` seconds. In programs of the snapshot command
  /// background work and work that waits for time is waited for too, the latter for `SnapshotOptions.after` seconds.
  ///
  /// Elsewhere, work that waits for time or for other threads is not waited for, so that the result does not depend on
  /// the machine's speed. A caller that is itself a job of the main queue, such as a test on the main actor, gets
  /// frames only: blocks of the main queue run when it returns or awaits (`MainQueue`).
  public func settle() {
    stage.run { settleOnStage() }
  }

  private func settleOnStage() {
    stage.clock.beginSteering()
    defer { stage.clock.endSteering() }
    if let work {
      settle(work)
    } else {
      for _ in 0..<Self.settlingRounds {
        updateWindows()
        MainQueue.drain()
        if waitsForAnimations { stage.clock.settle(limit: Self.animationLimit) }
      }
    }
    updateWindows()
  }

  private func updateWindows() {
    for window in window.windowsOnScreen { window.updateForFrame() }
  }

  private func settle(_ work: BackgroundWork) {
    let clock = stage.clock
    isChangedByDisplayLinks = false
    let workEnd = clock.now + options.after
    let animationEnd = clock.now + Self.animationLimit
    var steps = DisplayClock.SettlingSteps()
    while true {
      updateWindows()
      work.run()
      updateWindows()
      let due = work.nextDeadline
      if waitsForAnimations, clock.isInMotion, clock.now < animationEnd {
        clock.advance(to: min(steps.next(clock), animationEnd))
      } else if clock.callsApplication, clock.now < workEnd {
        // Display links have each of their frames, with the timers that fall due on the way.
        let frame = min(clock.now + DisplayClock.frameInterval, workEnd)
        let isLast = frame >= workEnd
        let before = isLast ? layoutText() : ""
        clock.advance(to: frame)
        if isLast { isChangedByDisplayLinks = before != layoutText() }
      } else if due <= workEnd {
        // Timers that fire many times in a frame are shown once in it.
        clock.advance(to: max(due, min(clock.now + DisplayClock.frameInterval, workEnd)))
      } else {
        break
      }
    }
  }

  /// Throws if a layout of this host's screen did not come to rest and was stopped, however long ago.
  ///
  /// Such a screen has no picture that could be compared: its look depends on when the layout was stopped.
  package func checkRest() throws(ScreenHostError) {
    let stopped = stage.diagnostics.stoppedLayouts
    guard stopped.count > stoppedLayoutsBefore, let last = stopped.last else { return }
    throw .doesNotRest(
      summary: last.summary, object: last.object, likelyCause: last.likelyCause, cure: last.cure)
  }

  /// Reports work that the screen started and that is not in the picture.
  func reportUnfinishedWork() {
    guard let work else { return }
    if !work.outstanding.isEmpty {
      stage.diagnostics.report(
        Diagnostic(
          kind: .workNotFinished, summary: "The screen started \(work.outstanding) that has not come to an end.",
          object: "the screen",
          likelyCause: "it waits for a file, a network, a lock or another process, or has a run loop of its own",
          cure: "give the screen its data without waiting where it is drawn; the picture shows what was there by then"))
    }
    if isChangedByDisplayLinks, stage.clock.callsApplication {
      let after = LayoutText.number(options.after)
      stage.diagnostics.report(
        Diagnostic(
          kind: .workNotFinished, summary: "A display link still changed the screen when the picture was taken.",
          object: "the screen",
          likelyCause: "it moves something that has not arrived after \(after) seconds, or that never does",
          cure:
            "--after with more than \(after) shows the screen later; a link that is paused or invalidated is waited for no longer"
        ))
    }
    if let deadline = work.lastSingleDeadline, deadline - stage.clock.now <= 3600 {
      let after: Double = ((deadline - DisplayClock.epoch) * 100).rounded(.up) / 100
      stage.diagnostics.report(
        Diagnostic(
          kind: .workNotFinished, summary: "The screen put off work to a time after the picture was taken.",
          object: "the screen", likelyCause: "asyncAfter, a timer or a sleeping task",
          cure: "--after \(LayoutText.number(after)) shows the screen with it"))
    }
  }
}
