import ListGeometry

/// Selection, by code and by touch, and editing mode.
extension UICollectionView {
  /// Whether items may be selected in the present mode.
  var allowsSelectionNow: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items may be selected in the present mode.
  var allowsSeveralNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func setSelected(_ indexPath: IndexPath, _ isSelected: Bool, animated: Bool = false) {
    // The delegate may reload while it is asked.
    if isSelected, !contains(indexPath) { return }
    guard selection.set(RowIndex(indexPath), isSelected) else { return }
    shownCell(at: indexPath)?.setSelected(isSelected, animated: animated)
  }

  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else {
      for index in selection.indices { setSelected(IndexPath(index), false, animated: animated) }
      return
    }
    guard contains(indexPath) else { return }
    if !allowsSeveralNow {
      for index in selection.indices where index != RowIndex(indexPath) {
        setSelected(IndexPath(index), false, animated: animated)
      }
    }
    setSelected(indexPath, true, animated: animated)
    if !position.isEmpty { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  // MARK: Touches

  /// A finger came down on a cell: it is highlighted unless the delegate objects, and can then be selected.
  func fingerDidTouch(_ cell: UICollectionViewCell) {
    guard allowsSelectionNow || performsPrimaryActions, let indexPath = indexPath(for: cell) else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    cell.isTouched = true
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Whether a tap may do something although nothing is selected by it.
  private var performsPrimaryActions: Bool { allowsSelection }

  /// The finger on a cell was lifted, or taken away to scroll: the item is selected, then highlight ends (`uikit-facts §6.4`).
  func fingerDidLeave(_ cell: UICollectionViewCell, isTap: Bool) {
    guard cell.isTouched else { return }
    cell.isTouched = false
    if isTap, let indexPath = indexPath(for: cell) {
      stage.contents.touchedRows -= 1
      tap(indexPath)
    }
    cell.isHighlighted = false
    // Whoever was told of it may have changed the contents.
    if let indexPath = indexPath(for: cell) { delegate?.collectionView(self, didUnhighlightItemAt: indexPath) }
  }

  /// A tap selects or deselects an item and, where it does not extend a selection, performs its primary action.
  private func tap(_ indexPath: IndexPath) {
    let extends = allowsSeveralNow && !selection.indices.isEmpty
    let goal = ScrollGoal(RowIndex(indexPath))
    elements.holders.add(goal)
    if allowsSelectionNow { selectByTouch(indexPath) }
    guard !extends, let delegate, let index = goal.row, contains(index),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: IndexPath(index))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: IndexPath(index))
  }

  func selectByTouch(_ indexPath: IndexPath) {
    if allowsSeveralNow, selection.contains(RowIndex(indexPath)) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      setSelected(indexPath, false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsSeveralNow {
      for index in selection.indices where index != RowIndex(indexPath) {
        setSelected(IndexPath(index), false)
        delegate?.collectionView(self, didDeselectItemAt: IndexPath(index))
      }
    }
    setSelected(indexPath, true)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    if let cell = cellForItem(at: indexPath) { cell.selectionSegue?(cell) }
  }

  // MARK: Editing

  func editingDidChange() {
    if !allowsSelectionNow {
      select(nil, animated: false, [])
    } else if !allowsSeveralNow {
      for index in selection.indices.dropFirst() { setSelected(IndexPath(index), false) }
    }
    for shown in elements.shown {
      if let cell = shown.view as? UICollectionViewCell { tellEditing(cell, shown.element) }
    }
  }

  /// Tells a cell whether to show the controls of editing mode.
  func tellEditing(_ cell: UICollectionViewCell, _ element: ElementKey) {
    guard let index = dataIndex(of: element) else { return }
    let isEditable = isEditing && (delegate?.collectionView(self, canEditItemAt: IndexPath(index)) ?? true)
    if cell.isInEditingMode != isEditable { cell.isInEditingMode = isEditable }
    if let drags { cell.setDragState(drags.state(of: index)) }
  }
}
