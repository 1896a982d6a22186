/// The relation of two fingers: their distance, and the direction from one to the other.
struct TwoFingers {
  var distance: CGFloat
  var angle: CGFloat

  /// Nil while fewer than two fingers are down; the first two count.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = hypot(second.x - first.x, second.y - first.y)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}

/// The common part of pinches and rotations: a value that two fingers change, and how fast it changes.
@MainActor struct TwoFingerValue {
  /// How far back velocity looks, in seconds; as that of pans.
  private static let window = UIPanGestureRecognizer.velocityWindow
  private var samples: [(time: Double, value: CGFloat)] = []

  mutating func note(_ value: CGFloat, at time: Double) { samples.append((time, value)) }

  /// The change a second, over the last moments.
  var velocity: CGFloat {
    guard let last = samples.last, let first = samples.first(where: { $0.time >= last.time - Self.window - 1e-9 }),
      last.time > first.time
    else { return 0 }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}

extension UIGestureRecognizer {
  /// The touches that are not over.
  fileprivate var fingersThatAreDown: [UITouch] { tracked.filter { $0.phase != .ended && $0.phase != .cancelled } }

  fileprivate func ignoreThirdFinger(_ touches: Set<UITouch>, _ event: UIEvent) {
    if fingersThatAreDown.count > 2 { for touch in touches { ignore(touch, for: event) } }
  }

  fileprivate func endWithoutSecondFinger() {
    let count = fingersThatAreDown.count
    if count < 2, isRecognized { state = .ended } else if count == 0 { state = .failed }
  }
}

/// Recognizes two fingers that move apart or towards each other.
///
/// It begins when their distance has changed by 8 points (a rule, not measured); the scale counts from there.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  static let slop: CGFloat = 8

  private var start: CGFloat?
  private var reference: CGFloat = 1
  private var factor: CGFloat = 1
  private var present: CGFloat = 1
  private var changes = TwoFingerValue()

  /// How much farther apart the fingers are than when it began; may be set, and goes on from there.
  open var scale: CGFloat {
    get { present }
    set {
      factor = present == 0 ? newValue : factor * newValue / present
      present = newValue
    }
  }

  /// The change of the scale a second.
  open var velocity: CGFloat { changes.velocity }

  override var locatedTouches: [UITouch] { fingersThatAreDown }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreThirdFinger(touches, event)
    if start == nil { start = TwoFingers(locatedTouches)?.distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let distance = TwoFingers(locatedTouches)?.distance else { return }
    if isUndecided {
      guard abs(distance - start) >= Self.slop else { return }
      reference = max(distance, 1)
      changes.note(present, at: clock.now)
      state = .began
    } else if isRecognized {
      present = distance / reference * factor
      changes.note(present, at: clock.now)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endWithoutSecondFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = isRecognized ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (start, reference, factor, present) = (nil, 1, 1, 1)
    changes = TwoFingerValue()
  }
}

/// Recognizes two fingers that turn about each other.
///
/// It begins when they have turned by 5 degrees (a rule, not measured); the rotation counts from there.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  static let slop: CGFloat = .pi / 36

  private var last: CGFloat?
  private var turned: CGFloat = 0
  private var changes = TwoFingerValue()

  /// How far the fingers have turned since it began, in radians, clockwise; may be set, and goes on from there.
  open var rotation: CGFloat = 0

  /// The change of the rotation a second.
  open var velocity: CGFloat { changes.velocity }

  override var locatedTouches: [UITouch] { fingersThatAreDown }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreThirdFinger(touches, event)
    if last == nil { last = TwoFingers(locatedTouches)?.angle }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = isRecognized ? .cancelled : .failed
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let last, let angle = TwoFingers(locatedTouches)?.angle else { return }
    // The shorter way round.
    let change = (angle - last).remainder(dividingBy: 2 * .pi)
    self.last = angle
    if isUndecided {
      turned += change
      guard abs(turned) >= Self.slop else { return }
      changes.note(rotation, at: clock.now)
      state = .began
    } else if isRecognized {
      rotation += change
      changes.note(rotation, at: clock.now)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endWithoutSecondFinger()
  }

  open override func reset() {
    super.reset()
    (last, turned, rotation) = (nil, 0, 0)
    changes = TwoFingerValue()
  }
}
