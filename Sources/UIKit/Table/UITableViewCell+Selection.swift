import ListGeometry

/// How a cell shows that it is selected or under a finger.
extension UITableViewCell {
  /// Whether the cell looks selected or highlighted, or as having the focus.
  var showsSelection: Bool {
    (isSelectedStorage || isHighlightedStorage) && selectionStyle != .none || isFocused && focusStyle == .default
  }

  /// Shows the background, the lines and the content of a cell that is selected, highlighted or neither.
  ///
  /// - Parameter animated: whether a background that comes or goes fades.
  func updateSelectionLook(animated: Bool = false) {
    editingParts?.editControl?.isChecked = isSelectedStorage
    let isShown = showsSelection
    // A background configuration shows the state by itself.
    let several = isSelectedStorage && tableState.selectsSeveral ? multipleSelectionBackgroundView : nil
    if isShown, !configured.background.isCustom {
      endSelectionFade()
      showSelectedBackground(several, animated: animated)
    } else {
      hideSelectedBackground(animated: animated)
    }
    updateSeparatorVisibility()
    if isShown != lookedSelected {
      lookedSelected = isShown
      tableAround?.selectionLookDidChange(of: self)
    }
    setHighlightedContent(isShown)
  }

  /// Whether a change of the look is seen to happen.
  private func fades(_ animated: Bool) -> Bool { animated && window != nil && UIView.areAnimationsEnabled }

  private func showSelectedBackground(_ several: UIView?, animated: Bool) {
    let background = several ?? selectedBackgroundStorage ?? makeSelectedBackground()
    if several != nil { selectedBackgroundStorage?.removeFromSuperview() }
    if several == nil { multipleSelectionBackgroundView?.removeFromSuperview() }
    guard background.superview !== self else { return }
    background.frame = bounds
    insertSubview(background, at: backgroundView == nil ? 0 : 1)
    if fades(animated) { SelectionFade.fadeIn(background) }
  }

  private func hideSelectedBackground(animated: Bool) {
    if selectionFade != nil { return }
    let shown = [selectedBackgroundStorage, multipleSelectionBackgroundView].compactMap { $0 }.filter {
      $0.superview === self
    }
    guard let background = shown.first, fades(animated) else {
      for view in shown { view.removeFromSuperview() }
      return
    }
    selectionFade = SelectionFade(out: background) { [weak self] fade in
      if self?.selectionFade === fade { self?.endSelectionFade() }
    }
  }

  /// Removes a fading background, and restores its own opacity.
  func endSelectionFade() {
    guard let fade = selectionFade else { return }
    selectionFade = nil
    fade.end()
  }

  /// The line below is hidden while this row, or the next one, looks selected (`uikit-facts §1.5`).
  func updateSeparatorVisibility() {
    guard let line = bottomSeparator else { return }
    let isHidden = showsSelection || isAboveSelection
    if line.isHidden != isHidden { line.isHidden = isHidden }
  }

  /// Changes the state as `change` does and brings configurations up to date, in an animation if asked for.
  func changeSelectionState(animated: Bool, _ change: () -> Void) {
    change()
    updateSelectionLook(animated: animated)
    setNeedsUpdateConfiguration()
    guard fades(animated), configured.background.isCustom || configured.content != nil else { return }
    UIView.animate(
      withDuration: SelectionFade.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.updateConfigurationIfNeeded() }, completion: nil)
  }

  /// The cell goes off the screen: the finger on it means nothing any more.
  func willLeaveTable() {
    endSelectionFade()
    isAboveSelection = false
    guard isTouched else { return }
    isTouched = false
    setHighlighted(false, animated: false)
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

extension UITableView {
  /// A cell began or ceased to look selected: the line of the row above goes or comes with its own.
  func selectionLookDidChange(of cell: UITableViewCell) {
    guard elements.phase == .resting, let place = shownRows.firstIndex(where: { $0.cell === cell }), place > 0 else {
      return
    }
    updateSeparator(above: place, shownRows)
  }

  /// After other rows came on the screen, or went to other places.
  func updateSeparatorsBesideSelection() {
    let rows = shownRows
    guard !rows.isEmpty else { return }
    for place in 1...rows.count { updateSeparator(above: place, rows) }
  }

  /// Updates the line of the row above a place in the shown rows.
  private func updateSeparator(above place: Int, _ rows: ShownRows) {
    let upper = rows[place - 1]
    var isAboveSelection = false
    if place < rows.count {
      let lower = rows[place]
      isAboveSelection = lower.cell.lookedSelected && lower.index.section == upper.index.section
    }
    guard upper.cell.isAboveSelection != isAboveSelection else { return }
    upper.cell.isAboveSelection = isAboveSelection
    upper.cell.updateSeparatorVisibility()
  }
}
