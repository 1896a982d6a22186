extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down on it.
    public static var touchDown: Event { Event(rawValue: 1) }
    /// A finger came down on it again.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// A finger moved on it.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// A finger that came down on it moved outside.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// A finger came back.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// A finger left it.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// A finger was lifted on it.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// A finger that came down on it was lifted outside.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The system took the touch away.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The value changed by the user's hand.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The primary action of the control.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// The menu is about to open.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    /// Editing began.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The text changed by the user's hand.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// Editing ended with the return key.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All events of touches.
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    /// All events of editing.
    public static var allEditingEvents: Event { Event(rawValue: 0xF0000) }
    // Silent: UIControl.Event.applicationReserved, systemReserved | sets and ranges of bits, compared as bits
    /// Bits that applications may use.
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
    /// Bits that the system may use.
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    /// All events.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static var normal: State { State(rawValue: 0) }
    /// A finger is on it.
    public static var highlighted: State { State(rawValue: 1) }
    /// It takes no touches.
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// It is chosen.
    public static var selected: State { State(rawValue: 1 << 2) }
    /// It is in focus.
    public static var focused: State { State(rawValue: 1 << 3) }
    // Silent: UIControl.State.application, reserved | there is no focus; the others are ranges of bits,
    //   compared as bits
    /// Bits that applications may use.
    public static var application: State { State(rawValue: 0x00FF_0000) }
    /// Bits that the system may use.
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }

  /// The alignment of content from top to bottom.
  public enum ContentVerticalAlignment: _Enumeration, Sendable {
    case center
    case top
    case bottom
    case fill
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// The alignment of content from side to side.
  public enum ContentHorizontalAlignment: _Enumeration, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 6 }
  }
}
