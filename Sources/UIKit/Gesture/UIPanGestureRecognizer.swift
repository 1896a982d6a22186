/// Recognizes dragging: fingers that move on the view.
///
/// It begins when the fingers have moved 10 points (`uikit-facts §11.1`, measured); those are not part of the translation.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have to move before they drag, in points.
  static let slop: CGFloat = 10
  /// How far back velocity looks, in seconds (`uikit-facts §11.1`).
  static let velocityWindow = 0.1

  /// How few fingers drag; 1 at first.
  open var minimumNumberOfTouches = 1
  /// How many fingers may drag; without limit at first.
  open var maximumNumberOfTouches = Int.max

  private var origin: CGPoint?
  private var offset = CGPoint.zero
  private var samples: [(time: Double, place: CGPoint)] = []

  /// How far the fingers have moved, in the coordinates of `view`, or of the window for nil.
  open func translation(in view: UIView?) -> CGPoint { convertVector(windowTranslation, to: view) }

  /// Goes on as if the fingers had moved so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = self.translation(in: view)
    let change = CGPoint(x: translation.x - present.x, y: translation.y - present.y)
    let window = convertVector(change, from: view)
    offset = CGPoint(x: offset.x + window.x, y: offset.y + window.y)
  }

  /// How fast the fingers moved last, in points per second; fingers that rest keep the velocity of their last motion.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last,
      let first = samples.first(where: { $0.time >= last.time - Self.velocityWindow - 1e-9 }),
      last.time > first.time
    else { return .zero }
    let time = CGFloat(last.time - first.time)
    return convertVector(
      CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time), to: view)
  }

  /// Without what the slop took.
  var windowTranslation: CGPoint {
    guard let origin, let place = samples.last?.place else { return offset }
    return CGPoint(x: place.x - origin.x + offset.x, y: place.y - origin.y + offset.y)
  }

  /// How far the fingers have moved since they came down, the slop included.
  private var fullMovement: CGPoint {
    guard let first = samples.first?.place, let last = samples.last?.place else { return .zero }
    return CGPoint(x: last.x - first.x, y: last.y - first.y)
  }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A change of the number of fingers moves their middle, not the content.
  private func rebase(_ change: () -> Void) {
    let before = windowTranslation
    change()
    guard let origin, isRecognized, !tracked.isEmpty else { return }
    samples = []
    let place = location(in: nil)
    samples.append((clock.now, place))
    offset = CGPoint(x: before.x - (place.x - origin.x), y: before.y - (place.y - origin.y))
  }

  override var locatedTouches: [UITouch] { tracked.filter { $0.phase != .ended && $0.phase != .cancelled } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if locatedTouches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if isRecognized {
      rebase {}
    } else {
      samples = [(clock.now, location(in: nil))]
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    samples.append((clock.now, location(in: nil)))
    if isRecognized {
      state = .changed
      return
    }
    let movement = fullMovement
    let distance = hypot(movement.x, movement.y)
    guard distance > Self.slop, locatedTouches.count >= minimumNumberOfTouches, let start = samples.first?.place else {
      return
    }
    origin = CGPoint(
      x: start.x + movement.x / distance * Self.slop, y: start.y + movement.y / distance * Self.slop)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard locatedTouches.count < minimumNumberOfTouches || locatedTouches.isEmpty else {
      rebase {}
      return
    }
    state = isRecognized ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = isRecognized ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (origin, offset, samples) = (nil, .zero, [])
  }
}
