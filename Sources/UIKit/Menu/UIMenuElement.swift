import Foundation

/// An element of a menu: an action or command, another menu, or elements that come later.
@preconcurrency @MainActor open class UIMenuElement: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification
{
  /// How an element is shown, and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown in grey; cannot be chosen.
    public static var disabled: Attributes { Attributes(rawValue: 1) }
    /// Shown in red; for what cannot be undone.
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// Left out of the menu.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// Leaves the menu open when it is chosen.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  /// Whether what an element stands for is on.
  public enum State: _Enumeration, Sendable {
    /// It is not; nothing is shown.
    case off
    /// It is; a check mark is shown.
    case on
    /// A part is; a line is shown.
    case mixed
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  var titleStorage: String
  var imageStorage: UIImage?
  private var subtitleStorage: String?

  init(title: String, image: UIImage?) {
    titleStorage = title
    imageStorage = image
    super.init()
  }

  /// Elements that cannot be changed are their own copies; actions are copied.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Name that tests find the element by.
  open var accessibilityIdentifier: String?

  /// The text.
  open var title: String { titleStorage }
  /// A smaller text below the title; nil for none.
  open var subtitle: String? {
    get { subtitleStorage }
    set { subtitleStorage = newValue }
  }
  /// The picture.
  open var image: UIImage? { imageStorage }

  /// Hook for elements that can be chosen: how a menu shows them.
  var menuAttributes: Attributes { [] }
  /// Hook for elements that can be chosen: whether they are on.
  ///
  /// Others stay off.
  var menuState: State {
    get { .off }
    set {}
  }
  /// Hook for elements that need a performer: whether there is a responder for them, along `next` from the menu's
  /// place.
  func canBePerformed(by responder: UIResponder?) -> Bool { true }
  /// Hook for elements that can be chosen: does what they are for.
  ///
  /// `responder` is where the menu belongs.
  func performFromMenu(sender: Any?, responder: UIResponder?) {}
}
