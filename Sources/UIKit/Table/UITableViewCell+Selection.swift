/// How a cell shows that it is selected or under a finger.
extension UITableViewCell {
  /// Shows the background, the line and the content of a cell that is selected, highlighted or neither.
  func updateSelectionLook() {
    editingParts?.editControl?.isChecked = isSelectedStorage
    let isShown = (isSelectedStorage || isHighlightedStorage) && selectionStyle != .none
    // A background configuration shows the state by itself.
    let several = isSelectedStorage && tableState.selectsSeveral ? multipleSelectionBackgroundView : nil
    if isShown, !configured.background.isCustom {
      let background = several ?? selectedBackgroundStorage ?? makeSelectedBackground()
      if background.superview !== self {
        background.frame = bounds
        insertSubview(background, at: backgroundViewStorage == nil ? 0 : 1)
      }
      if several != nil { selectedBackgroundStorage?.removeFromSuperview() }
    } else {
      selectedBackgroundStorage?.removeFromSuperview()
    }
    if several == nil || !isShown { multipleSelectionBackgroundView?.removeFromSuperview() }
    bottomSeparator?.isHidden = isShown
    setHighlightedContent(isShown)
  }

  private func makeSelectedBackground() -> UIView {
    let background = UIView()
    // The grey of iOS 13 to 18, seen on screen; not measured.
    background.backgroundColor = .systemGray4
    selectedBackgroundStorage = background
    return background
  }

  private func setHighlightedContent(_ isHighlighted: Bool) {
    textLabelStorage?.isHighlighted = isHighlighted
    detailLabelStorage?.isHighlighted = isHighlighted
    imageViewStorage?.isHighlighted = isHighlighted
  }
}
