/// A kind of element for going from one to the next: headings, links, or elements found by an application.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: _Enumeration, Sendable {
    /// To the one before.
    case previous
    /// To the one after.
    case next
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// Kinds that the system has names for.
  public enum SystemRotorType: _Enumeration, Sendable {
    case none
    case link
    case visitedLink
    case heading
    case headingLevel1
    case headingLevel2
    case headingLevel3
    case headingLevel4
    case headingLevel5
    case headingLevel6
    case boldText
    case italicText
    case underlineText
    case misspelledWord
    case image
    case textField
    case table
    case list
    case landmark
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 19 }

    /// The spoken name of the rotor.
    var name: String {
      switch self {
      case .none: ""
      case .link: "Links"
      case .visitedLink: "Visited Links"
      case .heading: "Headings"
      case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
        "Headings Level \(rawValue - SystemRotorType.heading.rawValue)"
      case .boldText: "Bold Text"
      case .italicText: "Italic Text"
      case .underlineText: "Underlined Text"
      case .misspelledWord: "Misspelled Words"
      case .image: "Images"
      case .textField: "Text Fields"
      case .table: "Tables"
      case .list: "Lists"
      case .landmark: "Landmarks"
      @unknown default: ""
      }
    }
  }

  /// Finds the next thing; nil where there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  private let type: SystemRotorType

  /// Makes a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: name.attributed, itemSearch: itemSearchBlock)
  }
  /// Makes a rotor with a name with attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    type = .none
    super.init()
  }
  /// Makes a rotor in the place of one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = type.name.attributed
    self.itemSearchBlock = itemSearchBlock
    self.type = type
    super.init()
  }

  // Silent: UIAccessibilityCustomRotor.name, attributedName | the reader says it
  /// The name that is read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = newValue.attributed }
  }
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// Finds the next thing.
  open var itemSearchBlock: Search
  /// The system's rotor in whose place it stands.
  open var systemRotorType: SystemRotorType { type }
}

/// From where a rotor searches, and where to.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Makes a search for the next thing after nothing.
  public override init() { super.init() }
  // Silent: UIAccessibilityCustomRotorSearchPredicate.currentItem, searchDirection | handed to the
  //   application's search
  /// The element read at present; without an element the search starts at the beginning.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Makes a result of nothing.
  public override init() { super.init() }
  /// Makes a result; `targetRange` is the part of the element's text that is meant, nil for all of it.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
  /// The element; not held.
  open weak var targetElement: (any NSObjectProtocol)?
  // Silent: UIAccessibilityCustomRotorItemResult.targetRange | the part of a text that a reader begins with
  /// The part of its text.
  open var targetRange: UITextRange?
}

extension AccessibilityEnvironment {
  /// The rotors at the read element: its own, then those of the responders around.
  package func rotors(in window: UIWindow) -> [UIAccessibilityCustomRotor] {
    let start = focused as? UIResponder ?? window.rootViewController?.viewIfLoaded
    return sequence(first: start, next: { $0?.next }).prefix { $0 != nil }.flatMap {
      $0?.accessibilityCustomRotors ?? []
    }
  }

  /// Finds the next element by a rotor and reads it; nil for none.
  package func turn(
    _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction = .next
  ) -> NSObject? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let focused {
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: focused, targetRange: nil)
    }
    guard let element = rotor.itemSearchBlock(predicate)?.targetElement as? NSObject else { return nil }
    focus(element)
    return element
  }
}
