/// The lengths that differ by idiom, size class and text size on iOS 15 to 18, in points: bars, width classes, readable
/// lines, keys and columns.
///
/// Everything that measures differently on an iPad asks this table, so that a number stands in one place. Sources are
/// sections of `uikit-facts`; numbers called rules have not been measured.
struct IdiomMetrics: Hashable, Sendable {
  /// The heights of bars, without the safe area beside them (`uikit-facts §15`).
  struct Bars: Hashable, Sendable {
    var navigation: CGFloat
    var toolbar: CGFloat
    var tab: CGFloat
  }

  /// The heights of keys and of the bars above them (`uikit-facts §14`).
  struct Keys: Hashable, Sendable {
    /// The shortest side of the screens that the entry is for, and of all longer ones up to the next entry.
    var side: CGFloat
    var portrait: CGFloat
    var landscape: CGFloat
  }

  /// Bars on phones.
  var phone = Bars(navigation: 44, toolbar: 44, tab: 49)
  /// Bars on phones where the height is compact.
  var compactPhone = Bars(navigation: 32, toolbar: 32, tab: 32)
  /// Bars on iPads since iOS 12, however they are held and however narrow the window.
  var pad = Bars(navigation: 50, toolbar: 50, tab: 50)
  /// The row of a navigation bar in a sheet, on either (`uikit-facts §13`).
  var sheetNavigation: CGFloat = 56

  /// From which width on a window on an iPad has a regular width: half of a 12.9-inch screen has (678), a third and the greater part of
  /// narrower ones held upright have not (`uikit-facts §15`).
  var regularWidth: CGFloat = 678
  /// From which shorter side on a phone has a regular width when it lies on its side: the Plus, Max and XR sizes (`uikit-facts §15`).
  var regularPhoneSide: CGFloat = 414

  /// How wide readable lines are on iPads at the standard text size (`uikit-facts §8`).
  var readableWidth: CGFloat = 672
  /// To multiples of what the widths at other text sizes are rounded (a rule).
  var readableStep: CGFloat = 8
  /// How wide they are elsewhere, and from which width of the view on (`uikit-facts §8`, measured on Mac Catalyst).
  var readableWidthElsewhere: CGFloat = 920
  var readableFromElsewhere: CGFloat = 1008

  /// The keys of iPads by the shorter side of the screen.
  var padKeys = [
    Keys(side: 0, portrait: 265, landscape: 353),
    Keys(side: 1024, portrait: 328, landscape: 423),
  ]

  static let iOS15To18 = IdiomMetrics()

  /// The bars of traits.
  func bars(_ traits: UITraitCollection) -> Bars {
    if traits.userInterfaceIdiom == .pad { return pad }
    return traits.verticalSizeClass == .compact ? compactPhone : phone
  }

  /// The size classes of a window or screen of a size; those of phones are known for full screens only.
  func sizeClasses(
    _ size: CGSize, _ idiom: UIUserInterfaceIdiom
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if idiom == .pad { return (size.width >= regularWidth ? .regular : .compact, .regular) }
    let isLandscape = size.width > size.height
    return (
      isLandscape && size.height >= regularPhoneSide ? .regular : .compact, isLandscape ? .compact : .regular
    )
  }

  /// How wide lines may be in a view of a width; nil where nothing keeps them from being as wide as the margins allow.
  ///
  /// On iPads they grow with the font of body text, of which they hold as many letters at all sizes (a rule).
  func readableWidth(in width: CGFloat, _ traits: UITraitCollection) -> CGFloat? {
    guard traits.userInterfaceIdiom == .pad else {
      return width > readableFromElsewhere ? readableWidthElsewhere : nil
    }
    let category = traits.preferredContentSizeCategory
    let bodies = DynamicType.body.pointSizes
    let wanted = readableWidth * bodies[category.column] / bodies[UIContentSizeCategory.large.column]
    return (wanted / readableStep).rounded() * readableStep
  }

  /// The height of an iPad's keys on a screen of a size.
  func padKeys(_ size: CGSize) -> CGFloat {
    let side = min(size.width, size.height)
    let keys = padKeys.last { $0.side <= side } ?? padKeys[0]
    return size.width > size.height ? keys.landscape : keys.portrait
  }
}
