/// The look of a tab bar: background, tabs in each way of laying them out, and what marks the chosen one.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// Makes a default appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observe()
  }

  /// Makes an appearance with the background and the line of another, and what else it has of a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    observe()
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// Makes a default appearance; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observe()
  }

  private func observe() {
    for tabs in [stacked, inline, compactInline] { tabs.didChange = { [weak self] in self?.didChange?() } }
  }

  private func copy(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
    defer { didChange?() }
    guard let copy = appearance.copy(with: nil) as? UITabBarItemAppearance else { return appearance }
    copy.didChange = { [weak self] in self?.didChange?() }
    return copy
  }

  /// How tabs look whose title stands below the image; copied when it is set.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = copy(newValue) }
  }
  /// How tabs look whose title stands beside the image; copied when it is set.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = copy(newValue) }
  }
  /// How they look on phones in compact height; copied when it is set.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = copy(newValue) }
  }

  /// The colour of `selectionIndicatorImage`, where that is a template; nil is the tint colour.
  open var selectionIndicatorTintColor: UIColor? { didSet { didChange?() } }
  /// A picture behind the chosen tab, in its own size.
  open var selectionIndicatorImage: UIImage? { didSet { didChange?() } }

  /// The placement of stacked tabs: they fill the width unless it is regular.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { didChange?() } }
  /// The width of stacked tabs that stand together in the middle; 0 is the default.
  open var stackedItemWidth: CGFloat = 0 { didSet { didChange?() } }
  /// The distance between stacked tabs grouped in the middle, in points; 0 is the default.
  open var stackedItemSpacing: CGFloat = 0 { didSet { didChange?() } }

  func tabs(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    @unknown default: stacked
    }
  }

  /// The look with content that ends above the bar, if none was set for this case: this one without a background.
  var withoutBackground: UITabBarAppearance {
    guard let copy = copy(with: nil) as? UITabBarAppearance else { return self }
    copy.configureWithTransparentBackground()
    return copy
  }
}
