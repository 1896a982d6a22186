extension UICollectionViewCell: ConfiguredView {
  var standardBackgroundConfiguration: UIBackgroundConfiguration {
    (self as? UICollectionViewListCell)?.backgroundConfigurationOfList ?? .clear()
  }

  var standardBackground: UIBackgroundConfiguration? { (self as? UICollectionViewListCell)?.standardBackgroundOfList }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isEditing = isInEditingMode
    state.isSwiped = isSwiped
    state.cellDragState = UICellConfigurationState.DragState(dragStateStorage)
    state.cellDropState = dropState
    (self as? UICollectionViewListCell)?.addListState(to: &state)
    return state
  }

  var backgroundState: UICellConfigurationState { configurationState }

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  func removeBackgroundViews() {
    backgroundView = nil
    selectedBackgroundView = nil
  }

  func configuredContentDidChange() {
    setNeedsLayout()
    collectionViewAround?.selfSizeDidChange(of: self)
  }
}
