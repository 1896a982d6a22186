/// What menus and buttons show of something that can be done.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Can not be chosen.
    public static var disabled: Attributes { Attributes(rawValue: 1) }
    /// Destroys something.
    public static var destructive: Attributes { Attributes(rawValue: 2) }
    /// Is not shown.
    public static var hidden: Attributes { Attributes(rawValue: 4) }
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  var titleStorage: String
  var imageStorage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    titleStorage = title
    imageStorage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The text.
  open var title: String { titleStorage }
  /// The text below the title.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage? { imageStorage }
}
