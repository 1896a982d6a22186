extension UITableViewCell: ConfiguredView {
  var contentConfigurationOfStyle: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    @unknown default: .cell()
    }
  }

  var backgroundConfigurationOfTable: UIBackgroundConfiguration {
    tableState.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isEditing = isEditing
    state.isSwiped = tableState.swipe != nil
    state.isReordering = editingParts?.isReordering ?? false
    state.cellDragState = UICellConfigurationState.DragState(dragStateStorage)
    state.cellDropState = dropState
    return state
  }

  /// The state for the background: without selection for a cell without selection style, without focus for an own focus
  /// style.
  var backgroundState: UICellConfigurationState {
    var state = configurationState
    if focusStyle == .custom { state.isFocused = false }
    guard selectionStyle == .none else { return state }
    state.isSelected = false
    state.isHighlighted = false
    return state
  }

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
  }

  func configuredContentDidChange() {
    setNeedsLayout()
    tableAround?.selfSizeDidChange(of: self)
  }

  /// The size of the configured content at a width, with the separator's pixel; cells of list content are not lower than rows.
  func configuredFittingSize(_ target: CGSize) -> CGSize {
    let width = contentWidth(forCellWidth: target.width)
    // What content configurations inset depends on where their view is.
    if bounds.width != target.width { bounds.size.width = target.width }
    contentView.frame = contentFrame(cellWidth: target.width, height: contentView.frame.height)
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let list = contentView as? UIListContentView
    guard fitting.height > 0 || list != nil else {
      reportNoHeight()
      return CGSize(width: target.width, height: metricsProfile.cell.height)
    }
    let pixel = tableState.isInTable && tableState.separatorStyle != .none ? 1 / displayScale : 0
    let minimum = list?.listConfiguration.style.minimumHeight(metricsProfile.listContent) ?? 0
    return CGSize(width: target.width, height: max(minimum, fitting.height + pixel))
  }
}
