/// What buttons show of something that can be done.
///
/// There are no menus yet, so what only menus show is not declared: subtitles, states, and attributes apart from `disabled`.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static var disabled: Attributes { Attributes(rawValue: 1) }
  }

  var titleStorage: String
  var imageStorage: UIImage?

  init(title: String, image: UIImage?) {
    titleStorage = title
    imageStorage = image
    super.init()
  }

  /// The text.
  open var title: String { titleStorage }
  /// The picture.
  open var image: UIImage? { imageStorage }
}
