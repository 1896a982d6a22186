/// Decides between recognizers that look at the same touches.
@MainActor final class GestureArbiter {
  private unowned let delivery: TouchDelivery

  init(delivery: TouchDelivery) {
    self.delivery = delivery
  }

  /// The recognizers that look at touches now, those of inner views first.
  private(set) var active: [UIGestureRecognizer] = []
  private var waiting: [UIGestureRecognizer] = []

  func add(_ recognizer: UIGestureRecognizer) {
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  /// Ends the gestures whose touches are all up and whose outcome is known.
  func finishSequences(where isOver: (UIGestureRecognizer) -> Bool) {
    for recognizer in active where isOver(recognizer) {
      active.removeAll { $0 === recognizer }
      waiting.removeAll { $0 === recognizer }
      recognizer.finishSequence()
    }
  }

  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in other !== recognizer }
  }

  /// Whether a recognizer has begun already that does not let this one begin too.
  func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains {
      $0.isRecognized && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
        && !recognizer.maySimultaneously($0)
    }
  }

  /// Whether another recognizer has to fail first, and may still do so.
  func hasToWait(_ recognizer: UIGestureRecognizer) -> Bool {
    rivals(of: recognizer).contains { $0.isUndecided && recognizer.requiresFailure(of: $0) }
  }

  func noteWaiting(_ recognizer: UIGestureRecognizer) { waiting.append(recognizer) }

  /// A recognizer was recognized: the others fail, and the views lose their touches.
  func noteRecognition(of recognizer: UIGestureRecognizer) {
    // First, so that what was held back from a view is not told when those fail that held it.
    if recognizer.cancelsTouchesInView { delivery.cancelTouches(of: recognizer) }
    for other in rivals(of: recognizer) where other.isUndecided {
      let excludes = recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      if excludes && !recognizer.maySimultaneously(other) { other.state = .failed }
    }
  }

  /// A recognizer failed or ended: those that waited for it, and held touches, may go on.
  func noteDecision(of recognizer: UIGestureRecognizer) {
    let list = waiting
    waiting.removeAll { !$0.isWaiting || $0 === recognizer }
    for other in list where other !== recognizer { other.resumeIfFree() }
    delivery.releaseHeldTouches()
  }
}
