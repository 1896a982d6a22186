/// Recognizes taps: fingers that come down and are lifted near where they came down.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move, in points; a rule, not measured.
  static let allowedMovement: CGFloat = 45
  /// How long the next tap may be waited for, in seconds; a rule, not measured.
  static let tapInterval = 0.35

  /// How many taps make the gesture; 1 at first.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap; 1 at first.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var mostTouches = 0
  private var tapPlace: CGPoint?
  private var timer: ClockTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    timer?.cancel()
    for touch in touches {
      let place = touch.location(in: nil)
      starts[ObjectIdentifier(touch)] = place
      if let tapPlace, hypot(place.x - tapPlace.x, place.y - tapPlace.y) > Self.allowedMovement { state = .failed }
    }
    let down = tracked.filter { $0.phase != .ended }.count
    mostTouches = max(mostTouches, down)
    if down > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > Self.allowedMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard isUndecided, !tracked.contains(where: { $0.phase != .ended }) else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    tapPlace = touches.first?.location(in: nil)
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = clock.schedule(after: Self.tapInterval) { [weak self] in self?.state = .failed }
    }
  }

  /// A press of a kind that was asked for is a tap.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if ownPressTypes != nil, numberOfTapsRequired == 1 { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    (starts, taps, mostTouches, tapPlace, timer) = ([:], 0, 0, nil, nil)
  }
}
