/// The editing state and controls of a cell, made when the cell is first edited.
@MainActor final class CellEditing {
  var state: UITableViewCell.StateMask = []
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle that shows the selection takes the editing control's place.
  var showsSelection = false
  var shouldIndent = true
  var showsReorderControl = false
  /// Whether a finger moves the row.
  var isReordering = false
  /// How strong the shadow of the cell's layer is while no finger moves the row.
  var shadowAtRest: Float = 0
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var multipleSelectionBackground: UIView?
  /// The control at the leading edge, while it is there.
  var editControl: CellEditControl?
  /// The control at the trailing edge, while it is there.
  var reorderControl: CellReorderControl?

  var isEditing: Bool { state.contains(.showingEditControl) }
  var hasEditControl: Bool { isEditing && (showsSelection || style != .none) }
  var hasReorderControl: Bool { isEditing && showsReorderControl }

  /// Places the present controls; leaving ones keep their frames.
  func layout(in columns: CellColumns, _ metrics: MetricsProfile.Editing, height: CGFloat, margin: CGFloat) {
    if let editControl, hasEditControl {
      let frame = columns.rect(
        leading: 0, width: CellEditControl.width(metrics, margin: margin), height: height)
      if editControl.frame != frame { editControl.frame = frame }
    }
    if let reorderControl, hasReorderControl {
      let width = columns.reorderRoom + metrics.reorderOverlap
      let frame = columns.rect(leading: columns.innerWidth - width, width: width, height: height)
      if reorderControl.frame != frame { reorderControl.frame = frame }
    }
  }
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
    return CellEditControl.width(metricsProfile.editing, margin: accessoryMargin)
  }

  /// The width of the reorder control at the trailing edge.
  var reorderRoom: CGFloat {
    guard let editingParts, editingParts.hasReorderControl else { return 0 }
    return accessoryMargin + metricsProfile.editing.reorderLines.width
  }

  func changeEditingParts<Value: Equatable>(
    _ part: ReferenceWritableKeyPath<CellEditing, Value>, to value: Value
  ) {
    // Setting a default value needs no editing state.
    if editingParts == nil, CellEditing()[keyPath: part] == value { return }
    guard loadedEditing[keyPath: part] != value else { return }
    loadedEditing[keyPath: part] = value
    if isEditing { editingLookDidChange(animated: false) }
  }

  /// Takes the table's settings for the row's control.
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
    let accessory = shownAccessory
    var arriving: [UIView] = []
    AnimationBlock.with(nil) {
      let before = Set(subviews.map { ObjectIdentifier($0) })
      showControls()
      showAccessoryOfMode()
      layoutAccessory()
      arriving = [parts.editControl, parts.reorderControl, shownAccessory].compactMap { $0 }.filter {
        !before.contains(ObjectIdentifier($0))
      }
      if moves {
        for view in arriving { view.alpha = 0 }
        if let control = parts.editControl, arriving.contains(control) { moveAside(control) }
      }
    }
    contentView.layoutMarginsInputsDidChange()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard moves else {
      removeControlsThatLeft()
      if let accessory, accessory !== shownAccessory { accessory.removeFromSuperview() }
      for view in [parts.editControl, parts.reorderControl] { view?.alpha = 1 }
      return completion()
    }
    let leaving = accessory === shownAccessory ? nil : accessory
    let labels = holdLetters(of: contentView)
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        for view in arriving { view.alpha = 1 }
        parts.editControl?.alpha = parts.hasEditControl ? 1 : 0
        parts.reorderControl?.alpha = parts.hasReorderControl ? 1 : 0
        if let control = parts.editControl, !parts.hasEditControl { self.moveAside(control) }
        leaving?.alpha = 0
        self.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        for label in labels { label.layer.contentsGravity = .resize }
        guard let self else { return }
        removeControlsThatLeft()
        if let leaving {
          leaving.alpha = 1
          if leaving !== shownAccessory { leaving.removeFromSuperview() }
        }
        completion()
      })
  }

  /// Keeps the text of labels whose width changes to one side, unstretched; returns these labels.
  private func holdLetters(of view: UIView) -> [UILabel] {
    var labels: [UILabel] = []
    for child in view.subviews {
      guard let label = child as? UILabel, label.layer.contentsGravity == .resize else {
        labels += holdLetters(of: child)
        continue
      }
      switch label.textAlignment {
      case .center: label.layer.contentsGravity = .center
      case .right: label.layer.contentsGravity = .right
      case .natural where isRightToLeft: label.layer.contentsGravity = .right
      default: label.layer.contentsGravity = .left
      }
      labels.append(label)
    }
    return labels
  }

  /// Moves a control outwards, where animations begin and end, to keep ahead of the content.
  private func moveAside(_ control: CellEditControl) {
    let way = metricsProfile.editing.circle + metricsProfile.editing.circleDistance
    control.frame.origin.x = isRightToLeft ? bounds.width - control.frame.width + way : -way
  }

  private func removeControlsThatLeft() {
    let parts = loadedEditing
    if !parts.hasEditControl {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
    }
    if !parts.hasReorderControl {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
    }
  }

  private func showControls() {
    let parts = loadedEditing
    if parts.hasEditControl {
      let control = parts.editControl ?? makeEditControl()
      control.purpose = parts.showsSelection ? .select : parts.style.purpose
      control.isChecked = isSelected
    }
    if parts.hasReorderControl, parts.reorderControl == nil {
      let control = CellReorderControl()
      control.addGestureRecognizer(ReorderGestureRecognizer(cell: self))
      parts.reorderControl = control
      addSubview(control)
    }
    parts.layout(
      in: columns(width: bounds.width), metricsProfile.editing, height: bounds.height, margin: accessoryMargin)
    parts.editControl?.placeCircle()
    parts.reorderControl?.placeLines()
  }

  private func makeEditControl() -> CellEditControl {
    let control = CellEditControl()
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        tableAround?.editControlWasTapped(self)
      }, for: .primaryActionTriggered)
    loadedEditing.editControl = control
    addSubview(control)
    return control
  }
}

extension UITableViewCell.EditingStyle {
  fileprivate var purpose: CellEditControl.Purpose {
    switch self {
    case .none: .select
    case .delete: .delete
    case .insert: .insert
    @unknown default: .select
    }
  }
}
