/// A tab of a tab bar: a title, an image, another image while it is chosen, and a badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var standardLook: UITabBarAppearance?
  private var edgeLook: UITabBarAppearance?

  /// Makes an item without title and image.
  public override init() { super.init() }

  /// Makes an item without title and image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UITabBarItem.self)
  }

  /// Makes an item with a title, an image, and a number that an application may find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title, an image, and another image for the time in which it is chosen; nil takes `image` then too.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's items, with its title in English and its image.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.text, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// The image while the item is chosen; nil is `image`.
  ///
  /// Templates and symbols are drawn in the tint colour, and so are other images unless they say that they are originals.
  open var selectedImage: UIImage? { didSet { changed() } }

  /// The text in a badge at the image; nil for no badge, an empty text for a badge without a text.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of the badge; nil is what the appearance says, red unless set there.
  open var badgeColor: UIColor? {
    didSet {
      styled(\UITabBarItem.badgeColor, badgeColor)
      changed()
    }
  }

  /// How far the title stands from its place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      styled(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
      changed()
    }
  }

  /// Sets attributes of the badge's text in a state; those that are missing are the appearance's.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    styled([Int(state.rawValue)]) { (target: UITabBarItem) in
      target.setBadgeTextAttributes(textAttributes, for: state)
    }
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }

  /// The attributes that were set for the badge's text in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// How the bar looks while this item is chosen; nil is the bar's own.
  ///
  /// Copied when it is set.
  open var standardAppearance: UITabBarAppearance? {
    get { standardLook }
    set { standardLook = adopt(newValue) }
  }
  /// The same where the content ends above the bar.
  ///
  /// Copied when it is set.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeLook }
    set { edgeLook = adopt(newValue) }
  }

  private func adopt(_ look: UITabBarAppearance?) -> UITabBarAppearance? {
    let copy = look?.copy(with: nil) as? UITabBarAppearance
    copy?.didChange = { [weak self] in self?.changed() }
    changed()
    return copy
  }
}

extension UITabBarItem {
  /// Tabs that look the same in all applications.
  public enum SystemItem: _Enumeration, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 12 }

    var text: String {
      switch self {
      case .more: SystemWords.word("More")
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: SystemWords.word("Search")
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      @unknown default: SystemWords.word("More")
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      @unknown default: "ellipsis"
      }
    }
  }
}
