/// A key or button that is pressed, until it is let go.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: _Enumeration, Sendable {
    case began
    // Silent: UIPress.Phase.changed, stationary | hosts give them and applications compare
    case changed
    case stationary
    case ended
    case cancelled
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  /// The button of a remote control; keys have numbers of their own, without cases.
  public enum PressType: _Enumeration, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    // Silent: UIPress.PressType.playPause, tvRemoteOneTwoThree, tvRemoteFourColors | buttons of remote
    //   controls, of which there are none
    case playPause
    case pageUp
    case pageDown
    case tvRemoteOneTwoThree
    case tvRemoteFourColors
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 11 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 7 ? place : place + 23 }

    static let all: [NSNumber] = ([0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33] as [Int]).map { NSNumber(value: $0) }
  }

  /// Seconds on the display clock at the last change.
  open private(set) var timestamp: TimeInterval
  /// The phase of the press.
  open private(set) var phase = Phase.began
  /// The button that the key stands for, of the arrows and return; `select` for other keys.
  open private(set) var type: PressType
  /// The window that the press goes to.
  open private(set) weak var window: UIWindow?
  /// The first receiver of the press: the first responder, the focused item, or the window's controller.
  open private(set) weak var responder: UIResponder?
  /// How hard the key is pressed: 1, as keys do not tell.
  open var force: CGFloat { 1 }
  /// The key.
  open private(set) var key: UIKey?

  init(key: UIKey, window: UIWindow, responder: UIResponder?, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      case .keyboardEscape: .menu
      default: .select
      }
    super.init()
  }

  var recognizers: [UIGestureRecognizer] = []
  /// The recognizers that look at the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  func end(_ phase: Phase, at time: TimeInterval) {
    self.phase = phase
    timestamp = time
  }
}

/// Keys that changed together.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>

  init(presses: Set<UIPress>, timestamp: TimeInterval) {
    self.presses = presses
    super.init(touches: nil, timestamp: timestamp)
  }

  /// The kind of event: presses of keys.
  open override var type: UIEvent.EventType { .presses }
  /// The keys of the event.
  open var allPresses: Set<UIPress> { presses }

  override var modifiersOfPresses: UIKeyModifierFlags {
    presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
  }
}

/// Hands keys to the first responder of a window, after key commands had their turn.
@MainActor enum PressDelivery {
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    for phase in [UIPress.Phase.began, .ended, .cancelled] {
      var presses = event.allPresses.filter { $0.phase == phase }
      if phase == .began {
        presses = presses.filter { press in
          guard let key = press.key else { return true }
          // Focus comes before an application's commands for the same keys, but for those that want priority (WWDC 2021, “Focus on iPad
          // keyboard navigation”).
          let isDone =
            KeyCommands.perform(key, from: receiver(in: window), withPriority: true)
            || window.windowStage.contents.focus.handle(key, in: window)
            || KeyCommands.perform(key, from: receiver(in: window), withPriority: false)
          if isDone { window.windowStage.contents.inputUses += 1 }
          return !isDone
        }
      }
      guard !presses.isEmpty, let receiver = receiver(in: window) else { continue }
      deliverToRecognizers(presses, event, phase, from: receiver)
      // A recognizer that recognizes counts itself; one that only follows a key does nothing for it.
      if phase == .began, ResponderMethods.takesPress(receiver) { window.windowStage.contents.inputUses += 1 }
      switch phase {
      case .began: receiver.pressesBegan(presses, with: event)
      case .cancelled: receiver.pressesCancelled(presses, with: event)
      default: receiver.pressesEnded(presses, with: event)
      }
    }
  }

  /// Recognizers of the views from a responder outwards hear of presses before responders do.
  private static func deliverToRecognizers(
    _ presses: Set<UIPress>, _ event: UIPressesEvent, _ phase: UIPress.Phase, from receiver: UIResponder
  ) {
    if phase == .began {
      let start = receiver as? UIView ?? (receiver as? UIViewController)?.viewIfLoaded
      for view in sequence(first: start, next: { $0?.superview }) {
        for recognizer in view?.gestureRecognizers ?? [] {
          for press in presses where recognizer.receives(press) { recognizer.track(press) }
        }
        if view == nil { break }
      }
    }
    var told: [UIGestureRecognizer] = []
    for recognizer in presses.flatMap(\.recognizers) where !told.contains(where: { $0 === recognizer }) {
      told.append(recognizer)
    }
    for recognizer in told {
      let own = presses.filter { $0.recognizers.contains { $0 === recognizer } }
      switch phase {
      case .began: recognizer.pressesBegan(own, with: event)
      case .cancelled: recognizer.pressesCancelled(own, with: event)
      default: recognizer.pressesEnded(own, with: event)
      }
      if phase != .began { for press in own { recognizer.forget(press) } }
    }
  }

  /// The first responder, or the focused item, or the foremost controller, or the window.
  static func receiver(in window: UIWindow) -> UIResponder? {
    if let first = window.firstResponder { return first }
    if let focused = window.windowStage.contents.focus.item as? UIView, focused.window === window { return focused }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller ?? window
  }
}
