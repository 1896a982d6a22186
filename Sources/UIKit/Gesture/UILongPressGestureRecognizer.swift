/// Recognizes fingers that stay down for a while; they may then move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps have to come before the press; 0 at first.
  open var numberOfTapsRequired = 0
  /// How many fingers have to press; 1 at first.
  open var numberOfTouchesRequired = 1
  /// How long they have to stay, in seconds; 0.5 at first.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move before the gesture begins, in points; 10 at first.
  open var allowableMovement: CGFloat = 10

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard isUndecided else { return }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    if tracked.count > numberOfTouchesRequired || touches.contains(where: { $0.tapCount <= numberOfTapsRequired }) {
      state = .failed
    } else if tracked.count == numberOfTouchesRequired {
      timer = clock.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if isRecognized {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = isRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = isRecognized ? .cancelled : .failed
  }

  override func stateDidChange() {
    super.stateDidChange()
    timer?.cancel()
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    (starts, timer) = ([:], nil)
  }
}
