import Foundation

/// An animation that a gesture holds and moves.
@MainActor protocol TransitionHold: AnyObject {
  /// Brings it to a part of its way.
  func move(to part: CGFloat)
  /// Lets it run to its end or back to its beginning.
  func run(isBackwards: Bool, rest: TimeInterval, pace: any UITimingCurveProvider)
  /// Takes hold again.
  func take()
  /// Leaves it to itself.
  func release()
}

/// Holds an animator that can be held.
@MainActor final class AnimatorHold: TransitionHold {
  private let animator: any UIViewImplicitlyAnimating

  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    if animator.state == .inactive { animator.startAnimation() }
    animator.pauseAnimation()
  }

  func move(to part: CGFloat) { animator.fractionComplete = part }

  func run(isBackwards: Bool, rest: TimeInterval, pace: any UITimingCurveProvider) {
    animator.isReversed = isBackwards
    animator.continueAnimation(withTimingParameters: pace, durationFactor: 0)
  }

  func take() {
    animator.pauseAnimation()
    animator.isReversed = false
  }

  func release() {}
}

/// Holds all that is animated in a layer, by the layer's time.
///
/// Animations are put into the layer while its time stands still; a gesture moves that time. In the end the time is put behind all of them, so that each is told
/// of its end.
@MainActor final class LayerHold: TransitionHold, FrameDriver {
  private static let farAway: CFTimeInterval = 1e6

  private struct Course {
    let since: CFTimeInterval
    let from: CGFloat
    let to: CGFloat
    let rest: TimeInterval
    let function: CAMediaTimingFunction
  }

  private let layer: CALayer
  private let duration: TimeInterval
  private let begin: CFTimeInterval
  private let before: (speed: Float, timeOffset: CFTimeInterval, beginTime: CFTimeInterval)
  private let takeBack: () -> Void
  private var part: CGFloat = 0
  private var course: Course?
  private var end: ClockTimer?
  private var clock: DisplayClock { layer.displayStage.clock }

  /// Holds a layer's animations; `takeBack` gives the animated views their values from before.
  init(_ layer: CALayer, duration: TimeInterval, takeBack: @escaping () -> Void) {
    self.layer = layer
    self.duration = duration
    self.takeBack = takeBack
    before = (layer.speed, layer.timeOffset, layer.beginTime)
    begin = layer.convertTime(layer.displayStage.clock.now, from: nil)
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = begin
  }

  func move(to part: CGFloat) {
    self.part = part
    layer.timeOffset = begin + Double(part) * duration
  }

  func run(isBackwards: Bool, rest: TimeInterval, pace: any UITimingCurveProvider) {
    let function = pace.cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .linear)
    course = Course(
      since: clock.now, from: part, to: isBackwards ? 0 : 1, rest: max(rest, 0), function: function)
    clock.add(self)
    end = clock.schedule(after: max(rest, 0)) { [weak self] in self?.finish(isBackwards: isBackwards) }
  }

  func frame(at time: CFTimeInterval) {
    guard let course else { return leaveClock() }
    let passed = course.rest > 0 ? min((time - course.since) / course.rest, 1) : 1
    let way = CGFloat(course.function.value(at: passed))
    move(to: course.from + (course.to - course.from) * way)
  }

  private func finish(isBackwards: Bool) {
    stop()
    if isBackwards { takeBack() }
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = Self.farAway
  }

  private func stop() {
    course = nil
    end?.cancel()
    end = nil
    leaveClock()
  }

  func take() { stop() }

  func release() {
    stop()
    (layer.speed, layer.timeOffset, layer.beginTime) = before
  }
}
