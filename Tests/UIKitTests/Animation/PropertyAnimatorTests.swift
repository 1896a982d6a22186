import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("The way of an animator")
struct AnimatorTimelineTests {
  private let linear: AnimatorTimeline.Pace = { $0 }
  private let square: AnimatorTimeline.Pace = { $0 * $0 }

  @Test func itFollowsItsPace() {
    var line = AnimatorTimeline(delay: 0)
    line.run(from: 0, backwards: false, pace: square)
    #expect([0, 0.5, 1].map { line.way(at: $0) } == [0, 0.25, 1])
  }

  @Test func aDelayedAnimationWaitsAndCatchesUp() {
    var line = AnimatorTimeline(delay: 0.5)
    line.run(from: 0, backwards: false, pace: linear)
    #expect([0, 0.5, 0.75, 1].map { line.way(at: $0) } == [0, 0, 0.5, 1])
    line.run(from: 1, backwards: true, pace: linear)
    #expect([1, 0.75, 0.5, 0.2].map { line.way(at: $0) } == [1, 0.5, 0, 0])
  }

  @Test func nothingJumpsWhenItIsHeldScrubbedTurnedOrSetGoing() {
    var line = AnimatorTimeline(delay: 0.1)
    var time = 0.0
    var seen = 0.0
    for step in 0..<40 {
      switch step % 4 {
      case 0: line.run(from: time, backwards: false, pace: square)
      case 1: line.hold(at: time, straight: true)
      case 2: line.run(from: time, backwards: true, pace: square)
      default: line.hold(at: time, straight: true)
      }
      #expect(abs(line.way(at: time) - seen) < 1e-9)
      time = Double((step * 7) % 11) / 10
      seen = line.way(at: time)
      #expect((0...1).contains(seen))
      #expect(abs(line.way(at: 1) - 1) < 1e-9 || step % 4 == 2 || step % 4 == 3)
    }
  }

  @Test func heldItIsScrubbedAlongStraightLinesToBothEnds() {
    var line = AnimatorTimeline(delay: 0)
    line.run(from: 0, backwards: false, pace: square)
    line.hold(at: 0.5, straight: true)
    #expect([0, 0.25, 0.5, 0.75, 1].map { line.way(at: $0) } == [0, 0.125, 0.25, 0.625, 1])
  }
}

@Suite(.serialized) @MainActor struct PropertyAnimatorTests {
  private let stage = Stage()
  private var view: UIView { stage.view }

  private func animator(_ duration: Double = 1, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = self.view
    return UIViewPropertyAnimator(duration: duration, curve: curve) { view.frame.origin.x = 100 }
  }

  @Test func itRunsOnTheClockAndTellsItsEnd() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    #expect(view.frame.minX == 0)
    animator.startAnimation()
    #expect(view.frame.minX == 100, "the view is there at once")
    #expect(stage.seen.minX == 0)
    #expect(animator.state == .active && animator.isRunning)
    stage.advance(by: 0.25)
    #expect(abs(stage.seen.minX - 25) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    #expect(stage.clock.isInMotion)
    stage.advance(by: 0.74)
    #expect(ends.isEmpty)
    stage.advance(by: 0.02)
    #expect(ends == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.layer.animationKeys() == nil)
    #expect(!stage.clock.isInMotion)
  }

  @Test func pacesBendTheWay() {
    let animator = animator(1, .easeIn)
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(stage.seen.minX > 5 && stage.seen.minX < 12)
    stage.advance(by: 1)
    view.frame.origin.x = 0
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in view.frame.origin.x = 100 }
    spring.startAnimation()
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      farthest = max(farthest, stage.seen.minX)
    }
    #expect(farthest > 110, "it swings over")
    #expect(stage.seen.minX == 100)
    let physics = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    #expect(abs(physics.duration - 0.5) < 0.02, "physics give the time")
  }

  @Test func heldItStaysWhereItIsAndNobodyWaits() {
    let animator = animator(1, .easeInOut)
    animator.startAnimation()
    stage.advance(by: 0.3)
    let seen = stage.seen.minX
    animator.pauseAnimation()
    stage.advance(by: 3)
    #expect(abs(stage.seen.minX - seen) < 1e-6)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(!stage.clock.isInMotion)
    animator.startAnimation()
    stage.advance(by: 0.69)
    #expect(animator.isRunning, "the time that was left is left")
    stage.advance(by: 0.02)
    #expect(!animator.isRunning)
  }

  @Test func itIsScrubbedEvenly() {
    let animator = animator(1, .easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(stage.seen.minX - 50) < 1e-6)
    animator.fractionComplete = 0.1
    #expect(abs(stage.seen.minX - 10) < 1e-6)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    let view = self.view
    view.frame.origin.x = 0
    let bent = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.y = 100 }
    bent.scrubsLinearly = false
    bent.fractionComplete = 0.5
    #expect(stage.seen.minY > 20 && stage.seen.minY < 45)
  }

  @Test func turnedRoundItGoesBackToTheStart() {
    let animator = animator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.isReversed = true
    #expect(abs(stage.seen.minX - 40) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.6) < 1e-6)
    stage.advance(by: 0.2)
    #expect(abs(stage.seen.minX - 20) < 1e-6)
    stage.advance(by: 0.21)
    #expect(end == .start)
    #expect(view.frame.minX == 0, "the view has its old value again")
  }

  @Test func anAnimatorThatIsTurnedBeforeItStartsRunsFromTheEnd() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(abs(stage.seen.minX - 100) < 1e-6)
    stage.advance(by: 0.25)
    #expect(abs(stage.seen.minX - 75) < 1e-6)
    stage.advance(by: 1)
    #expect(view.frame.minX == 0)
  }

  @Test func itGoesOnWithAnotherPaceAndTime() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    stage.advance(by: 1)
    #expect(abs(stage.seen.minX - 75) < 1e-6)
    stage.advance(by: 1.01)
    #expect(animator.state == .inactive)
    #expect(stage.seen.minX == 100)
  }

  @Test func stoppedForGoodTheViewKeepsWhatIsSeenAndNothingIsTold() {
    let animator = animator()
    var isTold = false
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(abs(view.frame.minX - 30) < 1e-6)
    #expect(view.layer.animationKeys() == nil)
    stage.advance(by: 2)
    #expect(!isTold)
    #expect(abs(view.frame.minX - 30) < 1e-6)
  }

  @Test(
    arguments: [(.end, 100, 1), (.start, 0, 0.5), (.current, 30, 0.65)] as [(UIViewAnimatingPosition, CGFloat, CGFloat)]
  )
  func stoppedItCanBeFinishedAnywhere(position: UIViewAnimatingPosition, x: CGFloat, alpha: CGFloat) {
    view.alpha = 0.5
    view.backgroundColor = .systemRed
    let animator = animator()
    animator.addAnimations { [view] in
      view.alpha = 1
      view.backgroundColor = .systemBlue
    }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.frame.minX - 30) < 1e-6)
    animator.finishAnimation(at: position)
    #expect(end == position)
    #expect(abs(view.frame.minX - x) < 1e-6)
    #expect(abs(view.alpha - alpha) < 1e-6)
    if position == .start { #expect(view.layer.backgroundColor == UIColor.systemRed.cgColor) }
    if position == .end { #expect(view.layer.backgroundColor == UIColor.systemBlue.cgColor) }
  }

  @Test func laterBlocksTakeTheTimeThatIsLeft() {
    let animator = animator()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(stage.seenAlpha - 1) < 1e-6)
    animator.addAnimations { [view] in view.frame.origin.y = 80 }
    stage.advance(by: 0.25)
    #expect(abs(stage.seenAlpha - 0.5) < 1e-6)
    #expect(abs(stage.seen.minY - 40) < 1e-6)
    stage.advance(by: 0.3)
    #expect(stage.seen == CGRect(x: 100, y: 80, width: 100, height: 100))
  }

  @Test func itMayBeHeldAtItsEnd() {
    let animator = animator()
    animator.pausesOnCompletion = true
    var isTold = false
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation()
    stage.advance(by: 1.5)
    #expect(animator.state == .active && !animator.isRunning && !isTold)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(stage.seen.minX - 50) < 1e-6)
    animator.pausesOnCompletion = false
    stage.advance(by: 1)
    #expect(isTold)
    #expect(view.frame.minX == 0)
  }

  @Test func delaysHoldTheStart() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { [view] in view.frame.origin.x = 100 })
    #expect(animator.delay == 0.5 && animator.isRunning)
    stage.advance(by: 0.4)
    #expect(stage.seen.minX == 0)
    stage.advance(by: 0.6)
    #expect(abs(stage.seen.minX - 50) < 1e-6)
    stage.advance(by: 0.6)
    #expect(!animator.isRunning)
  }

  @Test func touchesFindViewsWhereTheyAreSeen() {
    let view = self.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 300 }
    animator.fractionComplete = 0.5
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 50), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(x: 350, y: 50), with: nil) !== view)
    animator.stopAnimation(true)
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 50), with: nil) === view)
    view.frame.origin.x = 0
    let manual = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 300 }
    manual.isManualHitTestingEnabled = true
    manual.fractionComplete = 0.5
    #expect(stage.window.hitTest(CGPoint(x: 350, y: 50), with: nil) === view)
    manual.stopAnimation(true)
    view.frame.origin.x = 0
    let still = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 300 }
    still.isUserInteractionEnabled = false
    still.fractionComplete = 0.5
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 50), with: nil) !== view)
    still.stopAnimation(true)
  }

  @Test func aChangeOfNothingEndsInTime() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {}
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.advance(by: 0.4)
    #expect(end == nil)
    stage.advance(by: 0.2)
    #expect(end == .end)
  }

  @Test func anAnimatorThatIsLetGoOfLeavesNothingBehind() {
    var animator: UIViewPropertyAnimator? = animator()
    weak let held = animator
    animator?.fractionComplete = 0.5
    animator = nil
    #expect(held == nil)
    #expect(view.layer.animationKeys() == nil)
    #expect(stage.seen.minX == 100)
    self.animator().startAnimation()
    stage.advance(by: 2)
    #expect(stage.seen.minX == 100)
    var shown: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shown.map { stage.window.addSubview($0) }
    weak let old = shown
    let scrubbed = UIViewPropertyAnimator(duration: 1, curve: .linear) { old?.alpha = 0 }
    scrubbed.fractionComplete = 0.5
    shown?.removeFromSuperview()
    shown = nil
    stage.advance(by: 0.1)
    #expect(old == nil, "it does not hold the view")
    scrubbed.stopAnimation(true)
  }

  @Test func anAnimatorCanBeUsedAgain() {
    let animator = animator()
    animator.startAnimation()
    stage.advance(by: 2)
    animator.addAnimations { [view] in view.frame.origin.x = 0 }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(stage.seen.minX - 50) < 1e-6)
    stage.advance(by: 1)
  }

  @Test func parametersCanBeArchived() throws {
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1.5))
    let spring = UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 4))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    cubic.encode(with: archiver)
    spring.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let readCubic = try #require(UICubicTimingParameters(coder: reader))
    #expect(readCubic.controlPoint1 == cubic.controlPoint1 && readCubic.controlPoint2 == cubic.controlPoint2)
    #expect(readCubic.timingCurveType == .cubic)
    let readSpring = try #require(UISpringTimingParameters(coder: reader))
    #expect(readSpring.initialVelocity == spring.initialVelocity)
    #expect(readSpring.pace(duration: 1).value(at: 0.3) == spring.pace(duration: 1).value(at: 0.3))
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1.x == CGFloat(Float(0.42)))
    #expect(UICubicTimingParameters().timingCurveType == .cubic)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType == .builtin)
  }
}
