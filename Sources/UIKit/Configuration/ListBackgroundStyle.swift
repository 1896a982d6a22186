/// The colours of the styles of list backgrounds.
///
/// Cells are filled as rows of tables are, headers and footers are clear until they float (`uikit-facts §1.2, §6.5,
/// §14`); the greys of touched and selected cells and the values of sidebars are rules.
enum ListBackgroundStyle: String, Hashable, Sendable {
  case clear, listPlainCell, listPlainHeaderFooter, listGroupedCell, listGroupedHeaderFooter
  case listSidebarHeader, listSidebarCell, listAccompaniedSidebarCell
  /// Of the list around.
  case listCell, listHeader, listFooter

  /// The style in place of this one in a list; outside of lists the plain one.
  func resolved(in list: UIListEnvironment) -> ListBackgroundStyle {
    switch (self, list) {
    case (.listCell, .sidebar): .listSidebarCell
    case (.listCell, .sidebarPlain): .listAccompaniedSidebarCell
    case (.listCell, _): list.isGrouped == true ? .listGroupedCell : .listPlainCell
    case (.listHeader, .sidebar), (.listFooter, .sidebar): .listSidebarHeader
    case (.listHeader, _), (.listFooter, _): list.isGrouped == true ? .listGroupedHeaderFooter : .listPlainHeaderFooter
    default: self
    }
  }

  /// Whether the colour tells that the view has the focus.
  var showsFocus: Bool {
    switch self {
    case .listPlainCell, .listGroupedCell, .listSidebarCell, .listAccompaniedSidebarCell, .listCell: true
    default: false
    }
  }

  func cornerRadius(_ metrics: MetricsProfile.ListBackground) -> CGFloat {
    switch self {
    case .listSidebarCell, .listAccompaniedSidebarCell: metrics.sidebarCornerRadius
    default: 0
    }
  }

  func insets(_ metrics: MetricsProfile.ListBackground) -> NSDirectionalEdgeInsets {
    switch self {
    case .listSidebarCell, .listAccompaniedSidebarCell:
      NSDirectionalEdgeInsets(top: 0, leading: metrics.sidebarInset, bottom: 0, trailing: metrics.sidebarInset)
    default: .zero
    }
  }

  /// Nil is the tint colour.
  func color(_ state: ListBackgroundState) -> UIColor? {
    switch self {
    case .listCell, .listHeader, .listFooter: return resolved(in: state.list).color(state)
    case .clear, .listGroupedHeaderFooter, .listSidebarHeader: return .clear
    case .listPlainHeaderFooter: return state.isPinned ? Self.pinned : .clear
    case .listPlainCell: return state.isTouched ? Self.touched : .systemBackground
    case .listGroupedCell: return state.isTouched ? Self.touched : .secondarySystemGroupedBackground
    case .listSidebarCell:
      if state.isSelected { return nil }
      return state.isTouched ? Self.touched : .clear
    case .listAccompaniedSidebarCell: return state.isTouched ? Self.touched : .clear
    }
  }

  /// The grey of iOS 13 to 18, seen on screen; not measured.
  static let touched: UIColor = .systemGray4

  /// Plain tables show a header that floats on a background of its own (`uikit-facts §1.2`).
  static let pinned = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 29 / 255, green: 29 / 255, blue: 31 / 255, alpha: 1) : UIColor(white: 247 / 255, alpha: 1)
  }
}

/// The state on which styles depend.
struct ListBackgroundState {
  /// Whether a finger or something that is dragged is on the view, or it is selected or has the focus.
  var isTouched = false
  var isSelected = false
  var isPinned = false
  var list = UIListEnvironment.none
  var traits: UITraitCollection?

  /// The distances under the traits.
  var metrics: MetricsProfile.ListBackground { (traits ?? .current).metricsProfile.listBackground }

  init() {}

  init(_ state: any UIConfigurationState) {
    traits = state.traitCollection
    if let cell = state as? UICellConfigurationState {
      isSelected = cell.isSelected
      isTouched = cell.isSelected || cell.isHighlighted || cell.isFocused || cell.cellDropState == .targeted
      isPinned = cell.isPinned
      list = .around(cell.traitCollection, cell.list)
    } else if let view = state as? UIViewConfigurationState {
      isSelected = view.isSelected
      isTouched = view.isSelected || view.isHighlighted || view.isFocused
      isPinned = view.isPinned
      list = .around(view.traitCollection, view.list)
    }
  }
}
