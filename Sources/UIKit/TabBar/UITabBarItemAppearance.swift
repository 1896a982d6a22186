/// How tabs look in one way of laying them out, state by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How title and image of a tab stand to each other.
  public enum Style: _Enumeration, Sendable {
    /// The title below the image: where the width is compact and the height is not.
    case stacked
    /// The title beside the image: where the width is regular.
    case inline
    /// The same on phones in compact height.
    case compactInline
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  private let normalState = UITabBarItemStateAppearance()
  private let selectedState = UITabBarItemStateAppearance()
  private let disabledState = UITabBarItemStateAppearance()
  private var styleStorage: Style
  /// Called after a value changed; set by the bar appearance around this one.
  var didChange: (() -> Void)? {
    didSet { for state in states { state.didChange = { [weak self] in self?.didChange?() } } }
  }

  private var states: [UITabBarItemStateAppearance] { [normalState, selectedState, disabledState] }

  /// Makes the default appearance of stacked tabs.
  public convenience override init() { self.init(style: .stacked) }

  /// Makes the default appearance of a style.
  public init(style: UITabBarItemAppearance.Style) {
    styleStorage = style
    super.init()
  }

  /// Makes the default appearance of stacked tabs; archives are not read.
  public convenience required init?(coder: NSCoder) { self.init(style: .stacked) }

  /// Sets everything to the default of a style.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    styleStorage = style
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// The appearance of tabs that are not chosen; other states take missing values from it, but for colours.
  open var normal: UITabBarItemStateAppearance { normalState }
  /// The appearance of the chosen tab; its colours are the tint colour unless set.
  open var selected: UITabBarItemStateAppearance { selectedState }
  /// The appearance of tabs that cannot be used.
  open var disabled: UITabBarItemStateAppearance { disabledState }

  /// Makes an appearance with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance(style: styleStorage)
    for (mine, other) in zip(copy.states, states) { mine.take(other) }
    return copy
  }

  /// The state that was given something for a tab, in front of `normal`.
  func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
    isEnabled ? isSelected ? selectedState : normalState : disabledState
  }
}

/// How tabs look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  /// Attributes of the title; those that are missing are the default's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// How far the title stands from its place.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// The colour of templates and symbols; nil is the default of the state.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// How far the badge stands from its place.
  open var badgePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// The colour of the badge; nil is red.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  /// Attributes of the badge's text; those that are missing are the default's, 13 points and white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// How far the badge's text stands from its place.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
