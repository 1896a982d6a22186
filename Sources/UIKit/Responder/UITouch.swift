/// One finger on the screen, from its coming down until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What makes touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The same as a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// Seconds on the display clock at the last change.
  public private(set) var timestamp: TimeInterval
  /// Where the touch is in its life.
  public private(set) var phase: Phase
  /// How many times the finger tapped at this place.
  public let tapCount: Int
  /// The window that the finger came down in.
  public private(set) weak var window: UIWindow?
  /// The view that the finger came down on; it gets all events of the touch.
  public private(set) weak var view: UIView?

  /// The recognizers that look at the touch; nil when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// What made the touch: a finger.
  public var type: TouchType { .direct }

  /// Counts all touches in the order in which they came down.
  let number: Int
  private static var lastNumber = 0
  private var recognizers: [UIGestureRecognizer] = []
  private var windowLocation: CGPoint
  private var previousWindowLocation: CGPoint

  init(window: UIWindow, view: UIView?, location: CGPoint, tapCount: Int, timestamp: TimeInterval) {
    self.window = window
    self.view = view
    self.tapCount = tapCount
    self.timestamp = timestamp
    UITouch.lastNumber += 1
    number = UITouch.lastNumber
    phase = .began
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  func add(_ recognizer: UIGestureRecognizer) { recognizers.append(recognizer) }

  func remove(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousWindowLocation = windowLocation
    windowLocation = location
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Where the finger is, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { converted(windowLocation, to: view) }

  /// Where the finger was before, in the coordinates of `view`, or of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousWindowLocation, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

/// A set of touches that changed together.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What kind of motion an event is, or which button of remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// What the event is about; touches.
  open var type: EventType { .touches }
  /// What kind of motion it is; none for touches.
  open var subtype: EventSubtype { .none }
  /// Seconds on the host's clock.
  public let timestamp: TimeInterval
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>?, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that came down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touches that came down on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches that a recognizer looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.tracked.contains { $0 === touch } }
  }
}
