extension UITableViewHeaderFooterView: ConfiguredView {
  var contentConfigurationOfTable: UIListContentConfiguration {
    switch (tableState.style, tableState.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  var backgroundConfigurationOfTable: UIBackgroundConfiguration {
    tableState.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    state.list = tableState.style
    return state
  }

  var backgroundState: UIViewConfigurationState { configurationState }

  func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  func removeBackgroundViews() { backgroundView = nil }

  func configuredContentDidChange() {
    setNeedsLayout()
    tableAround?.selfSizeDidChange(of: self)
  }
}
