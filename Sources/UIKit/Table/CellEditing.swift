/// What a cell has for editing mode; made for the first of it.
@MainActor final class CellEditing {
  var state: UITableViewCell.StateMask = []
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle that shows the selection takes the editing control's place.
  var showsSelection = false
  var shouldIndent = true
  /// The control at the leading edge, while it is there.
  var editControl: CellEditControl?

  var isEditing: Bool { state.contains(.showingEditControl) }
  var hasEditControl: Bool { isEditing && (showsSelection || style != .none) }

  func layout(in columns: CellColumns, height: CGFloat, margin: CGFloat) {
    guard let editControl, hasEditControl else { return }
    let frame = columns.rect(leading: 0, width: Self.editWidth(margin: margin), height: height)
    if editControl.frame != frame { editControl.frame = frame }
  }

  static func editWidth(margin: CGFloat) -> CGFloat { margin + CellEditMark.diameter + CellEditMark.distance }
}

/// Editing mode in a cell.
extension UITableViewCell {
  static let editingDuration: TimeInterval = 0.3

  /// The parts, made now if there are none.
  var loadedEditing: CellEditing {
    if let editingParts { return editingParts }
    let parts = CellEditing()
    editingParts = parts
    return parts
  }

  /// How far the content stands aside for the control.
  var editRoom: CGFloat {
    guard let editingParts, editingParts.isEditing, editingParts.shouldIndent else { return 0 }
    return CellEditing.editWidth(margin: accessoryMargin)
  }

  func changeEditingParts<Value: Equatable>(
    _ part: ReferenceWritableKeyPath<CellEditing, Value>, to value: Value
  ) {
    // Setting what is so anyway makes nothing.
    if editingParts == nil, CellEditing()[keyPath: part] == value { return }
    guard loadedEditing[keyPath: part] != value else { return }
    loadedEditing[keyPath: part] = value
    if isEditing { editingLookDidChange(animated: false) }
  }

  /// What the table says of the row's control.
  func setEditingStyle(_ style: EditingStyle, showsSelection: Bool) {
    changeEditingParts(\.style, to: style)
    changeEditingParts(\.showsSelection, to: showsSelection)
  }

  func changeEditing(_ isEditing: Bool, animated: Bool) {
    change(.showingEditControl, isEditing, animated: animated)
  }

  /// A change that the cell's class is told of before it and after its animation.
  private func change(_ part: StateMask, _ isShown: Bool, animated: Bool) {
    var state = editingParts?.state ?? []
    guard isShown != state.contains(part) else { return }
    if isShown { state.insert(part) } else { state.remove(part) }
    willTransition(to: state)
    loadedEditing.state = state
    editingLookDidChange(animated: animated) { [weak self] in self?.didTransition(to: state) }
  }

  // MARK: Look

  /// Shows what there is to show, at once or in time.
  private func editingLookDidChange(animated: Bool, completion: @escaping () -> Void = {}) {
    let parts = loadedEditing
    let moves = animated && window != nil && UIView.areAnimationsEnabled
    let leaving = parts.hasEditControl ? nil : parts.editControl
    AnimationBlock.with(nil) { showEditControl(fadesIn: moves) }
    contentView.layoutMarginsInputsDidChange()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard moves else {
      leaving?.removeFromSuperview()
      if leaving != nil { parts.editControl = nil }
      return completion()
    }
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        parts.editControl?.alpha = parts.hasEditControl ? 1 : 0
        self.layoutIfNeeded()
      },
      completion: { _ in
        if let leaving, parts.editControl === leaving, !parts.hasEditControl {
          leaving.removeFromSuperview()
          parts.editControl = nil
        }
        completion()
      })
  }

  private func showEditControl(fadesIn: Bool) {
    let parts = loadedEditing
    guard parts.hasEditControl else { return }
    let control = parts.editControl ?? makeEditControl(isSeen: !fadesIn)
    control.style = parts.showsSelection ? .none : parts.style
    control.isChecked = isSelected
    if !fadesIn { control.alpha = 1 }
    parts.layout(in: columns(width: bounds.width), height: bounds.height, margin: accessoryMargin)
    control.placeCircle()
  }

  private func makeEditControl(isSeen: Bool) -> CellEditControl {
    let control = CellEditControl()
    control.alpha = isSeen ? 1 : 0
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        table?.editControlWasTapped(self)
      }, for: .primaryActionTriggered)
    loadedEditing.editControl = control
    addSubview(control)
    return control
  }
}
