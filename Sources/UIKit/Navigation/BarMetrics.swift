/// The lengths of navigation bars on iOS 15 to 18, in points.
///
/// Heights of the row are those of `IdiomMetrics`; 52 more with a large title (`uikit-facts §15`), and 30 for a prompt, are what frames of
/// running applications show. Places inside of the bar that nobody has published are rules of this library and marked so.
struct NavigationBarMetrics {
  /// The row of title and buttons in a sheet.
  var sheetRowHeight: CGFloat { IdiomMetrics.iOS15To18.sheetNavigation }
  /// The height of a large title at the text size Large, in points; see `largeTitle(_:)`.
  private let largeTitleHeight: CGFloat = 52
  /// The height of a prompt, in points.
  var promptHeight: CGFloat = 30
  /// How far a large title's text box keeps from the lower edge (a rule).
  var largeTitleBottom: CGFloat = 8
  /// From the edge to the arrow of the back button (a rule, as are those below).
  var backIndicatorStart: CGFloat = 8
  /// From the arrow to its title.
  var backTitleGap: CGFloat = 6
  /// Between buttons.
  var buttonGap: CGFloat = 16
  /// Between the title and buttons, at least.
  var titleGap: CGFloat = 8
  /// How wide a button's place for the finger is at least.
  var touchWidth: CGFloat = 44
  /// The least width in points of the title beside groups of buttons, before one button replaces a group.
  var leastTitle: CGFloat = 80
  /// Of a search bar beside the buttons: as wide as this, but not more than a third of the bar.
  var inlineSearchWidth: CGFloat = 280
  var inlineSearchHeight: CGFloat = 36
  /// The last part of the bar's way, in points, in which an inline title fades in under a large one.
  var titleFade: CGFloat = 12
  /// How far content scrolls below the bar until the bar's background is wholly there.
  var edgeFade: CGFloat = 8

  /// The font of titles: 17 points, semibold.
  @MainActor var titleFont: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
  /// The font of large titles: the size of the text style of that name, 34 points at Large, and bold.
  @MainActor func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
    .systemFont(ofSize: Self.largeTitleSize(traits), weight: .bold)
  }

  /// The height of a large title in the bar: 52 points at Large, elsewhere more or less by the difference of line
  /// heights (a rule).
  @MainActor func largeTitle(_ traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
    return largeTitleHeight + (largeTitleFont(traits).lineHeight - usual).rounded()
  }

  private static func largeTitleSize(_ traits: UITraitCollection) -> CGFloat {
    DynamicType.of(.largeTitle).pointSize(traits.preferredContentSizeCategory)
  }
  /// The font of prompts: 13 points.
  @MainActor var promptFont: UIFont { .systemFont(ofSize: 13) }

  /// The row's height under the given traits.
  func row(_ traits: UITraitCollection) -> CGFloat { IdiomMetrics.iOS15To18.bars(traits).navigation }
  /// Whether the row is as low as on phones in compact height, which leaves no room for large titles.
  func isCompact(_ traits: UITraitCollection) -> Bool { isCompact(row(traits)) }
  func isCompact(_ row: CGFloat) -> Bool { row <= IdiomMetrics.iOS15To18.compactPhone.navigation }
}

/// The lengths of toolbars on iOS 15 to 18, in points (`uikit-facts §15`).
struct ToolbarMetrics {
  /// Between two buttons without a space between them (a rule).
  var buttonGap: CGFloat = 16

  func height(_ traits: UITraitCollection) -> CGFloat { IdiomMetrics.iOS15To18.bars(traits).toolbar }
  /// Whether the bar is as low as on phones in compact height.
  func isCompact(_ traits: UITraitCollection) -> Bool { height(traits) <= IdiomMetrics.iOS15To18.compactPhone.toolbar }
}

/// Texts that the system shows in bars.
enum BarText {
  static var back: String { SystemWords.word("Back") }
  static var edit: String { SystemWords.word("Edit") }
  static var done: String { SystemWords.word("Done") }
  static var cancel: String { SystemWords.word("Cancel") }
  static var save: String { SystemWords.word("Save") }
  static var undo: String { SystemWords.word("Undo") }
  static var redo: String { SystemWords.word("Redo") }
}
