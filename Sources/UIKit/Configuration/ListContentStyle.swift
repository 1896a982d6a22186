/// The fonts and colours of the styles of list content; distances are the profile's (`MetricsProfile.ListContent`).
///
/// Fonts are those of the legacy cells and headers (`uikit-facts §6.1`); the values of prominent headers, of sidebars
/// and of states are rules.
enum ListContentStyle: String, Hashable, Sendable {
  case cell, subtitleCell, valueCell
  /// Of the list around.
  case header, footer
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

  /// The style in place of this one in a list; outside of lists the plain one.
  ///
  /// Cells of any list are those of a sidebar in one, as since iOS 18 (Apple's documentation of `UIListContentConfiguration.cell()`).
  func resolved(in list: UIListEnvironment) -> ListContentStyle {
    switch (self, list) {
    case (.header, .sidebar): .sidebarHeader
    case (.header, _): list.isGrouped == true ? .groupedHeader : .plainHeader
    case (.footer, _): list.isGrouped == true ? .groupedFooter : .plainFooter
    case (.cell, .sidebar): .sidebarCell
    case (.cell, .sidebarPlain): .accompaniedSidebarCell
    case (.subtitleCell, .sidebar): .sidebarSubtitleCell
    case (.subtitleCell, .sidebarPlain): .accompaniedSidebarSubtitleCell
    default: self
    }
  }

  /// The vertical placement of content in a view higher than the content.
  enum Placement { case top, middle, bottom }

  var isSideBySide: Bool { self == .valueCell }

  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// The least height: that of a row, for cells.
  func minimumHeight(_ metrics: MetricsProfile.ListContent) -> CGFloat { isCell ? metrics.cellHeight : 0 }

  /// Grouped titles keep next to their rows (`uikit-facts §1.3`).
  var placement: Placement {
    switch self {
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: .bottom
    case .groupedFooter, .plainFooter: .top
    default: .middle
    }
  }

  func margins(_ metrics: MetricsProfile.ListContent) -> NSDirectionalEdgeInsets {
    switch self {
    case .cell, .subtitleCell, .valueCell: metrics.cell.insets
    case .header, .plainHeader: metrics.plainHeader.insets
    case .groupedHeader: metrics.groupedHeader.insets
    case .footer, .plainFooter, .groupedFooter: metrics.footer.insets
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: metrics.prominentHeader.insets
    case .sidebarCell, .sidebarSubtitleCell: metrics.sidebarCell.insets
    case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: metrics.accompaniedSidebarCell.insets
    case .sidebarHeader: metrics.sidebarHeader.insets
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
}

/// The state on which styles depend.
struct ListContentState {
  var traits: UITraitCollection?
  var isDisabled = false
  var isSelected = false
  /// The list around; none outside of lists.
  var list = UIListEnvironment.none

  /// The distances under the traits.
  var metrics: MetricsProfile.ListContent { (traits ?? .current).metricsProfile.listContent }

  /// Texts stand below each other then, as those of cells without configuration do.
  var isAtAccessibilitySize: Bool {
    (traits ?? .current).preferredContentSizeCategory.isAccessibilityCategory
  }

  init() {}

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      list = .around(cell.traitCollection, cell.list)
      isSelected = cell.isSelected || cell.isHighlighted
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      list = .around(view.traitCollection, view.list)
      isSelected = view.isSelected || view.isHighlighted
    }
  }
}

extension MetricsProfile.ListContent {
  /// The side of the square that symbols are reserved at a text size.
  func symbolSide(_ traits: UITraitCollection, scale: CGFloat) -> CGFloat {
    PixelGrid.round(symbolSide * DynamicType.of(.body).growth(traits.preferredContentSizeCategory), scale: scale)
  }
}

extension UIListEnvironment {
  /// The list of the traits; without one the list that a view was told of.
  static func around(_ traits: UITraitCollection, _ style: UITableView.Style?) -> UIListEnvironment {
    let named = traits.listEnvironment
    return named == .unspecified ? style?.environment ?? .none : named
  }
}

extension UITableView.Style {
  /// The list that a table of the style is.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    @unknown default: .plain
    }
  }
}
