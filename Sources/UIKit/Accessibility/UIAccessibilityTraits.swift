/// The traits of an element for accessibility: a button, a header, a disabled element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, as on iOS.
  public let rawValue: UInt64
  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  // Silent: UIAccessibilityTraits.none | no bits: what is said where nothing is
  /// Nothing special.
  public static let none = UIAccessibilityTraits([])
  /// It does something when it is activated.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the screen is about when an application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used at present.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field for searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating it plays or records something that nothing should be said into.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Fingers reach it directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it was read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It holds the tabs of the application.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The title of the elements that follow.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It turns something on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.toggleButton, "toggle button"), (.link, "link"), (.image, "image"),
    (.searchField, "search field"), (.keyboardKey, "keyboard key"), (.staticText, "text"), (.header, "header"),
    (.tabBar, "tab bar"), (.adjustable, "adjustable"), (.selected, "selected"), (.notEnabled, "dimmed"),
    (.updatesFrequently, "updates frequently"), (.summaryElement, "summary"), (.playsSound, "plays sound"),
    (.startsMediaSession, "starts media session"), (.allowsDirectInteraction, "allows direct interaction"),
    (.causesPageTurn, "causes page turn"),
  ]

  /// The traits in words, in a fixed order.
  package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}

/// The kind of a container.
public enum UIAccessibilityContainerType: _Enumeration, Sendable {
  case none
  // Silent: UIAccessibilityContainerType.dataTable, list, landmark, semanticGroup | each is read together, as
  //   only none is not
  case dataTable
  case list
  case landmark
  case semanticGroup
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 5 }
}

/// The direction of a scroll.
public enum UIAccessibilityScrollDirection: _Enumeration, Sendable {
  // Silent: UIAccessibilityScrollDirection.right, left, up, down, next, previous | what a reader asks the
  //   application for, which answers
  case right
  case left
  case up
  case down
  case next
  case previous
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 6 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place + 1 }
}
