/// Recognizes a quick stroke in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a stroke.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static var right: Direction { Direction(rawValue: 1) }
    /// To the left.
    public static var left: Direction { Direction(rawValue: 2) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 4) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 8) }
  }

  /// How far the fingers have to go, in points, how long they may take, and how far they may stray; rules, not measured.
  static let distance: CGFloat = 50
  static let duration = 0.5
  static let straying: CGFloat = 50

  /// How many fingers have to stroke; 1 at first.
  open var numberOfTouchesRequired = 1
  /// The directions that count; right at first.
  open var direction = Direction.right

  private var start: (time: Double, place: CGPoint)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = (clock.now, location(in: nil))
    if tracked.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isUndecided, let start else { return }
    if clock.now - start.time > Self.duration {
      state = .failed
      return
    }
    let place = location(in: nil)
    let (x, y) = (place.x - start.place.x, place.y - start.place.y)
    let found: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    let (along, across) = abs(x) >= abs(y) ? (abs(x), abs(y)) : (abs(y), abs(x))
    if across > Self.straying || (along > UIPanGestureRecognizer.slop && !direction.contains(found)) {
      state = .failed
    } else if along >= Self.distance, tracked.count == numberOfTouchesRequired {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if isUndecided { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
