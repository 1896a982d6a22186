/// Lengths and times of menus.
///
/// Width, row height and corner radius are those of Apple's design resources for iOS 16 to 18; the rest are rules after
/// the looks on iOS.
struct MenuMetrics {
  var width: CGFloat = 250
  /// At the text sizes for accessibility.
  var accessibilityWidth: CGFloat = 350
  var rowHeight: CGFloat = 44
  var cornerRadius: CGFloat = 13
  /// Before titles and behind images.
  var sideMargin: CGFloat = 16
  /// Room for check marks and arrows, where a menu has any.
  var markWidth: CGFloat = 28
  /// Above and below texts.
  var textMargin: CGFloat = 11
  /// Between texts and images.
  var imageGap: CGFloat = 12
  /// The band between sections.
  var sectionGap: CGFloat = 8
  /// The height of a section's title.
  var headerHeight: CGFloat = 30
  /// Between a menu and what it belongs to.
  var anchorGap: CGFloat = 8
  /// Between a menu and the edges of the screen.
  var screenMargin: CGFloat = 8
  /// The scale of a menu behind its opened submenu.
  var parentScale: CGFloat = 0.95
  var openingTime = 0.25
  var closingTime = 0.2
  /// How long a finger stays on a view until its menu opens.
  var pressTime = 0.5
  /// The distance in points for the finger that opened a menu to begin choosing from it.
  var slideSlack: CGFloat = 10
  var previewCornerRadius: CGFloat = 13
  /// The margin around the content of an element that is not a row.
  var tileMargin: CGFloat = 6
  var tileCornerRadius: CGFloat = 8
  /// Of an element of medium size: its picture and the room around it.
  var tilePicture: CGFloat = 38
  var paletteRing: CGFloat = 2

  /// The height of an element of medium size, whose title is so tall.
  func tileHeight(title: CGFloat) -> CGFloat { tilePicture + title + tileMargin }

  @MainActor static let band = UIColor(dynamicProvider: { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.08)
  })
  /// The blur of the screen behind a context menu, which its dim colour lies over.
  @MainActor static func blur(_ traits: UITraitCollection) -> BackdropEffect {
    BackdropEffect(radius: 12, saturation: 1.2, tint: dim.resolvedColor(with: traits).cgColor)
  }
  /// The colour over the screen behind a context menu.
  @MainActor static let dim = UIColor(dynamicProvider: { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  })

  /// The width of a panel under traits.
  func width(_ traits: UITraitCollection) -> CGFloat {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? accessibilityWidth : width
  }
}
