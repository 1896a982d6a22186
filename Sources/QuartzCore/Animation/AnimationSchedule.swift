/// The layers that are animated, and when their animations end.
///
/// A layer is held as long as an animation of it is under way, so that every end is told.
@MainActor
final class AnimationSchedule {
  private unowned let clock: DisplayClock

  private var layers: [CALayer] = []
  private var number: UInt64 = 0

  init(clock: DisplayClock) {
    self.clock = clock
  }

  func nextNumber() -> UInt64 {
    number += 1
    return number
  }

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    clock.motionBegan()
  }

  func removeAll() {
    for layer in layers {
      layer.extras?.animations = nil
      layer.flags.remove(.isAnimated)
      layer.markChanged()
    }
    layers = []
  }

  private var pending: [RunningAnimation] {
    layers.flatMap { $0.extras?.animations?.running.filter { !$0.isOver } ?? [] }
  }

  /// When the next animation ends; nil when none will.
  var nextEnd: CFTimeInterval? {
    if layers.isEmpty { return nil }
    let end = pending.map(\.end).min() ?? .infinity
    return end.isFinite ? end : nil
  }

  /// When the last of the animations that come to an end does.
  var lastFiniteEnd: CFTimeInterval? {
    if layers.isEmpty { return nil }
    return pending.map(\.end).filter(\.isFinite).max()
  }

  /// Tells the ends of animations that have ended by now, in the order of ends, and of being added.
  func finishDueAnimations() {
    let now = clock.now
    let due = pending.map { (end: $0.end, animation: $0) }
      .filter { $0.end <= now + DisplayClock.tolerance }
      .sorted { ($0.end, $0.animation.number) < ($1.end, $1.animation.number) }
    for (_, running) in due {
      let layer = running.layer
      if running.animation.isRemovedOnCompletion { layer.drop(running) }
      running.finish(true)
      layer.markChanged()
    }
    purge()
  }

  /// Tells starts, ends animations of layers taken off the screen, and marks moving layers for the compositor.
  func markActiveLayers() {
    guard !layers.isEmpty else { return }
    let now = clock.now
    for running in pending where !running.isOver {
      let layer = running.layer
      if running.hasLeftStage {
        layer.drop(running)
        running.finish(false)
      } else if layer.localTime(at: now) >= running.begin {
        running.start()
      }
      layer.markChanged()
    }
    purge()
  }

  private func purge() {
    layers.removeAll { $0.extras?.animations?.running.allSatisfy(\.isOver) ?? true }
  }
}
