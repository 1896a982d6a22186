/// An item of a bar: a title or an image, and whether it is enabled.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Called after a visible change of the item; set by its bar.
  var didChange: (() -> Void)?
  package var appearanceState = AppearanceState()
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an item without title and image.
  public override init() { super.init() }

  /// Makes an item without title and image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.finishDecoding(self, as: UIBarItem.self)
  }

  /// Called after the item was decoded from a nib or storyboard with all its connections; an override calls `super`.
  open func awakeFromNib() {}

  /// Called by Xcode when it draws the item in the editor; nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  /// Whether the item can be used; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// The text; an image comes before it.
  open var title: String? {
    willSet { willAnnounce("title") }
    didSet {
      didAnnounce("title")
      if title != oldValue { changed() }
    }
  }
  /// The image; templates and symbols are drawn in the tint colour, and so are other images unless they say that they are originals.
  open var image: UIImage? { didSet { changed() } }
  /// The image where the bar's height is compact; nil takes `image`.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// How far the image's edges lie inside of where they would, in points; negative values let it stand out.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The same for `landscapeImagePhone`.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Number that an application may find the item by.
  open var tag = 0
  /// Name that tests find the item's view by.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The accessibility label of the item's view.
  open var accessibilityLabel: String? { didSet { changed() } }

  /// The effect of choosing the item, in words; that of its view.
  open var accessibilityHint: String? { didSet { changed() } }
  /// The value that is read after the item's name; that of its view.
  open var accessibilityValue: String? { didSet { changed() } }

  /// Sets attributes of the title in a state; those that are missing are the bar's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (item: UIBarItem) in item.setTitleTextAttributes(attributes, for: state) }
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: Keys

  /// Returns the value of a key without a property; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Takes the value for a key without a property; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.setUndefined(value, key, of: self) }

  func changed() { didChange?() }
}
