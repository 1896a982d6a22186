/// The style of a list cell by its role, item, header or footer, and by the list's appearance.
extension UICollectionViewListCell {
  var contentConfigurationOfList: UIListContentConfiguration {
    let appearance = listState?.appearance ?? .plain
    switch (listState?.role ?? .item, appearance) {
    case (.item, .plain), (.item, .grouped), (.item, .insetGrouped): return .cell()
    case (.item, .sidebar): return .sidebarCell()
    case (.item, .sidebarPlain): return .accompaniedSidebarCell()
    case (.header, .plain), (.header, .sidebarPlain): return .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
    case (.header, .sidebar): return .sidebarHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): return .plainFooter()
    case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): return .groupedFooter()
    }
  }

  var backgroundConfigurationOfList: UIBackgroundConfiguration {
    let appearance = listState?.appearance ?? .plain
    switch (listState?.role ?? .item, appearance) {
    case (.item, .plain): return .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): return .listGroupedCell()
    case (.item, .sidebar): return .listSidebarCell()
    case (.item, .sidebarPlain): return .listAccompaniedSidebarCell()
    case (.header, .sidebar), (.footer, .sidebar): return .listSidebarHeader()
    case (_, .plain), (_, .sidebarPlain): return .listPlainHeaderFooter()
    case (_, .grouped), (_, .insetGrouped): return .listGroupedHeaderFooter()
    }
  }

  /// The default background where the layer can show it by itself: a colour without shape.
  ///
  /// The layer then has the card's corners, and no edge is painted twice.
  var layerBackground: UIBackgroundConfiguration? {
    guard configured.background == .standard, backgroundView == nil else { return nil }
    let standard = defaultBackgroundConfiguration()
    let hasShape =
      standard.cornerRadius != 0 || standard.backgroundInsets != .zero || standard.strokeWidth > 0
      || standard.image != nil || standard.customView != nil || standard.visualEffect != nil
    return hasShape ? nil : standard
  }

  var standardBackgroundOfList: UIBackgroundConfiguration? {
    let background = defaultBackgroundConfiguration().updated(for: backgroundState)
    return background == layerBackground ? nil : background
  }

  func addListState(to state: inout UICellConfigurationState) {
    guard let listState else { return }
    state.isPinned = listState.isPinned
    state.isExpanded = isExpanded
    state.setList(isPlain: !listState.appearance.isGrouped)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The list that a section of the appearance is.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
