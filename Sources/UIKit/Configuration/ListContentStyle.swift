/// What the styles of list content have: fonts, colours, distances.
///
/// The margins of `cell` and `groupedHeader` and the paddings are those that iOS 15 to 17 printed (`uikit-facts §6.5`); one
/// line in a grouped footer gives its measured height of 30 (`§1.3`), one in a plain header 28 (`§1.2`). Fonts are those of the
/// legacy cells and headers (`§6.1`); what is said of prominent headers, of sidebars and of states is a rule.
enum ListContentStyle: String, Hashable, Sendable {
  case cell, subtitleCell, valueCell
  /// Of the list around.
  case header, footer
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

  /// The style that stands for this one in a list; that of plain ones outside of lists.
  func resolved(in list: UITableView.Style?) -> ListContentStyle {
    let isPlain = (list ?? .plain) == .plain
    switch self {
    case .header: return isPlain ? .plainHeader : .groupedHeader
    case .footer: return isPlain ? .plainFooter : .groupedFooter
    default: return self
    }
  }

  /// Where content stands in a view that is higher than it needs.
  enum Placement { case top, middle, bottom }

  static let imageToTextPadding: CGFloat = 16
  static let textToSecondaryTextVerticalPadding: CGFloat = 3
  /// As much as legacy cells leave between title and value.
  static let textToSecondaryTextHorizontalPadding: CGFloat = 6

  var isSideBySide: Bool { self == .valueCell }

  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// The least height: that of a row (`uikit-facts §1.1`).
  var minimumHeight: CGFloat { isCell ? 44 : 0 }

  /// Grouped titles keep next to their rows (`uikit-facts §1.3`).
  var placement: Placement {
    switch self {
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: .bottom
    case .groupedFooter, .plainFooter: .top
    default: .middle
    }
  }

  var margins: NSDirectionalEdgeInsets {
    switch self {
    case .plainHeader: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 3.5, trailing: 8)
    case .groupedHeader: NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    case .plainFooter, .groupedFooter: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader:
      NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 8, trailing: 8)
    default: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }
  }

  // MARK: Texts

  private var textStyle: (style: UIFont.TextStyle, isBold: Bool) {
    switch self {
    case .plainHeader: (.headline, false)
    case .plainFooter, .groupedHeader, .groupedFooter: (.footnote, false)
    case .prominentInsetGroupedHeader, .sidebarHeader: (.title3, true)
    case .extraProminentInsetGroupedHeader: (.title2, true)
    default: (.body, false)
    }
  }

  private var secondaryTextStyle: UIFont.TextStyle {
    switch self {
    case .valueCell: .body
    case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      .caption1
    default: .footnote
    }
  }

  private func color(_ state: ListContentState, standard: UIColor) -> UIColor {
    if state.isDisabled { return .tertiaryLabel }
    // The selected row of a sidebar is filled with the tint colour.
    if self == .sidebarCell || self == .sidebarSubtitleCell, state.isSelected { return .white }
    return standard
  }

  /// The font of the text at the text size of given traits; nil means the current.
  func font(_ traits: UITraitCollection?) -> UIFont {
    let (style, isBold) = textStyle
    let font: UIFont = .preferredFont(forTextStyle: style, compatibleWith: traits)
    guard isBold, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return tight(font) }
    return tight(UIFont(descriptor: bold, size: 0))
  }

  /// The font of the second text at the text size of given traits; nil means the current.
  func secondaryFont(_ traits: UITraitCollection?) -> UIFont {
    tight(.preferredFont(forTextStyle: secondaryTextStyle, compatibleWith: traits))
  }

  /// Two lines of a footer are as high as twice one, unlike lines of a text style (`uikit-facts §6.2`).
  private func tight(_ font: UIFont) -> UIFont {
    isCell ? font : .systemFont(ofSize: font.pointSize, weight: font.weight)
  }

  func textProperties(_ state: ListContentState) -> UIListContentConfiguration.TextProperties {
    let isSmall = textStyle.style == .footnote
    return UIListContentConfiguration.TextProperties(
      font: font(state.traits), color: color(state, standard: isSmall ? .secondaryLabel : .label),
      transform: self == .groupedHeader ? .uppercase : .none)
  }

  func secondaryTextProperties(_ state: ListContentState) -> UIListContentConfiguration.TextProperties {
    let standard: UIColor
    switch self {
    case .cell, .subtitleCell: standard = .label
    default: standard = .secondaryLabel
    }
    return UIListContentConfiguration.TextProperties(
      font: secondaryFont(state.traits), color: color(state, standard: standard))
  }

  // MARK: Image

  func imageProperties(_ state: ListContentState) -> UIListContentConfiguration.ImageProperties {
    let tint: UIColor? =
      state.isDisabled
      ? .tertiaryLabel : (self == .sidebarCell || self == .sidebarSubtitleCell) && state.isSelected ? .white : nil
    return UIListContentConfiguration.ImageProperties(
      symbolConfiguration: UIImage.SymbolConfiguration(textStyle: textStyle.style), tintColor: tint)
  }

  /// The side of the square that symbols are reserved at a text size.
  ///
  /// 28 points at Large, growing as body text does: wide enough for nearly all symbols next to body text, a rule.
  static func symbolSide(_ traits: UITraitCollection, scale: CGFloat) -> CGFloat {
    PixelGrid.round(28 * DynamicType.of(.body).growth(traits.preferredContentSizeCategory), scale: scale)
  }
}

/// What styles look at in a state.
struct ListContentState {
  var traits: UITraitCollection?
  var isDisabled = false
  var isSelected = false
  /// The list around; nil outside of lists.
  var list: UITableView.Style?

  /// Texts stand below each other then, as those of cells without configuration do.
  var isAtAccessibilitySize: Bool {
    (traits ?? .current).preferredContentSizeCategory.isAccessibilityCategory
  }

  init() {}

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      list = cell.list
      isSelected = cell.isSelected || cell.isHighlighted
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      list = view.list
      isSelected = view.isSelected || view.isHighlighted
    }
  }
}
