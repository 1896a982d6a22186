import Foundation

/// One finger on the screen, from its coming down until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: _Enumeration, Sendable {
    case began
    case moved
    // Silent: UITouch.Phase.stationary, regionEntered, regionMoved, regionExited | there is no pointer; every
    //   finger in an event has moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 8 }
  }

  /// Properties of a touch whose values may be guesses.
  public struct Properties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    // Silent: UITouch.Properties.force, azimuth, altitude, location, roll | nothing of a finger is guessed;
    //   applications ask whether a set has them
    /// How hard it presses.
    public static var force: Properties { Properties(rawValue: 1) }
    /// The azimuth of a pencil.
    public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
    /// How steeply it is held.
    public static var altitude: Properties { Properties(rawValue: 1 << 2) }
    /// The location of the touch.
    public static var location: Properties { Properties(rawValue: 1 << 3) }
    /// How far it is rolled.
    public static var roll: Properties { Properties(rawValue: 1 << 4) }
  }

  /// The kind of device that makes touches.
  public enum TouchType: _Enumeration, Sendable {
    case direct
    // Silent: UITouch.TouchType.indirect, indirectPointer | there are fingers only
    case indirect
    case pencil
    case indirectPointer
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }

    /// The same as a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// Seconds on the display clock at the last change.
  open private(set) var timestamp: TimeInterval
  /// The phase of the touch.
  open private(set) var phase: Phase
  /// How many times the finger tapped at this place.
  open private(set) var tapCount: Int
  /// The window that the finger came down in.
  open private(set) weak var window: UIWindow?
  /// The view that the finger came down on; it gets all events of the touch.
  open private(set) weak var view: UIView?

  /// The recognizers that look at the touch; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// The kind of device of the touch: a finger.
  open var type: TouchType { .direct }

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

  /// The place of the finger, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { converted(windowLocation, to: view) }

  /// The last place of the finger, in the coordinates of `view`, or of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousWindowLocation, to: view) }

  // What only a pencil, or a screen that feels pressure, would say more of.

  /// The radius of the finger's contact, in points; a rule, as hosts say where a finger is and not how large.
  open var majorRadius: CGFloat { 20 }
  /// How far the radius may be off.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How hard the finger presses; 0, as on screens that do not feel it.
  open var force: CGFloat { 0 }
  /// The greatest possible force; 0, as on screens that do not feel it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The place of the finger, as exactly as is known: as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The last place of the finger, as exactly as is known: as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The direction of a pencil, in radians from the x axis; 0 for fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil, as a vector of length 1; along the x axis for fingers.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How steeply a pencil is held, in radians; upright for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pencil is rolled, in radians; 0 for fingers.
  open var rollAngle: CGFloat { 0 }
  /// The number of an update that is still to come; nil, as nothing is guessed.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Properties that are guessed; none.
  open var estimatedProperties: Properties { [] }
  /// Properties of which better values are still to come; none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

/// A set of touches that changed together.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    // Silent: UIEvent.ButtonMask.primary, secondary | there are fingers only; applications ask whether a set
    //   has them
    /// The button that is pressed usually.
    public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
    /// The one that opens menus.
    public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }
    /// The button of a number from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  /// The kind of an event.
  public enum EventType: _Enumeration, Sendable {
    case touches
    case motion
    // Silent: UIEvent.EventType.remoteControl, scroll, hover, transform | there are touches only
    case remoteControl
    case presses
    case scroll
    case hover
    case transform
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 7 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { [0, 1, 2, 3, 10, 11, 14][place] }
  }

  /// The kind of motion of an event, or the button of a remote control.
  public enum EventSubtype: _Enumeration, Sendable {
    case none
    case motionShake
    // Silent: UIEvent.EventSubtype.remoteControlPlay, remoteControlPause, remoteControlStop,
    //   remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack,
    //   remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward,
    //   remoteControlEndSeekingForward | there are no remote controls; applications compare
    case remoteControlPlay
    case remoteControlPause
    case remoteControlStop
    case remoteControlTogglePlayPause
    case remoteControlNextTrack
    case remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward
    case remoteControlEndSeekingForward
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 12 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 2 ? place : place + 98 }
  }

  /// The kind of the event; touches.
  open var type: EventType { .touches }
  /// The kind of motion; none for touches.
  open var subtype: EventSubtype { .none }
  /// Seconds on the host's clock.
  open private(set) var timestamp: TimeInterval
  /// The touches of the event.
  open private(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>?, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that came down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The touches that came down on `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches that the system had between two events, with the last one; the touch alone, as each gets an event.
  ///
  /// Nil for a touch that is not of the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains { $0 === touch } == true ? [touch] : nil
  }
  /// Touches that are guessed to come; none, and nil for a touch that is not of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains { $0 === touch } == true ? [] : nil
  }
  /// The buttons of a pointer that are down; none, as there are fingers only.
  open var buttonMask: ButtonMask { [] }
  /// The modifier keys that are held: those of the key that was pressed; none in events of touches.
  open var modifierFlags: UIKeyModifierFlags { modifiersOfPresses }
  var modifiersOfPresses: UIKeyModifierFlags { [] }

  /// The touches that a recognizer looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.tracked.contains { $0 === touch } }
  }
}
