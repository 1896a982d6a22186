/// The lengths of tab bars on iOS 15 to 18, in points.
///
/// Heights are those of `IdiomMetrics`; the 10-point titles of stacked tabs and the 18-point badges are what frames of running applications
/// show; places inside of a tab that nobody has published are rules of this library and marked so.
struct TabBarMetrics {
  /// The centre of the image in a stacked tab (a rule).
  var imageCenter: CGFloat = 19.5
  /// The top of the title in a stacked tab.
  var titleTop: CGFloat = 35
  /// Between image and title that stand side by side (a rule).
  var inlineGap: CGFloat = 6
  /// The least room that a title keeps from the edges of its tab (a rule).
  var titleMargin: CGFloat = 1
  /// The width of a tab where tabs stand together in the middle.
  var centeredWidth: CGFloat = 76
  /// Between tabs that stand together in the middle.
  var centeredSpacing: CGFloat = 34
  /// The least height and width of a badge.
  var badgeSide: CGFloat = 18
  /// The margin left and right of a badge's text.
  var badgeMargin: CGFloat = 5
  /// The start of a badge, from the centre of the image (a rule).
  var badgeStart: CGFloat = 5
  /// The top of a badge in a stacked tab (a rule).
  var badgeTop: CGFloat = 3
  /// How far a badge stands above the middle of the image of a tab with its title beside it (a rule).
  var inlineBadgeRise: CGFloat = 15
  /// How dim a tab is that cannot be used (a rule).
  var disabledAlpha: CGFloat = 0.4

  /// The height above the safe area under the given traits.
  func height(_ traits: UITraitCollection) -> CGFloat { IdiomMetrics.iOS15To18.bars(traits).tab }

  /// How a tab is laid out under the given traits.
  func style(_ traits: UITraitCollection) -> UITabBarItemAppearance.Style {
    if traits.verticalSizeClass == .compact, traits.userInterfaceIdiom != .pad { return .compactInline }
    return traits.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// The font of titles: 10 points, medium; beside the image 13 points, 12 in compact height.
  @MainActor func titleFont(_ style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    @unknown default: .systemFont(ofSize: 10, weight: .medium)
    }
  }

  /// How symbols are drawn: the bar does not grow with the text size, and neither do they (a rule, for the sizes that the Human Interface
  /// Guidelines give for images: 25 points, 18 in compact height).
  @MainActor func symbols(_ style: UITabBarItemAppearance.Style) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: style == .compactInline ? 13 : 18, weight: .medium, scale: .large)
  }

  /// The colour of tabs that are not chosen: 153 of 255, dark 117, as in Apple's design resources.
  static let unselected = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 117 / 255 : 153 / 255, alpha: 1)
  })

  /// The font of badges.
  @MainActor var badgeFont: UIFont { .systemFont(ofSize: 13) }
}
