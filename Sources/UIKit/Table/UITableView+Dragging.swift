import ListGeometry

/// Drags of rows, and drops on the table.
extension UITableView: UISpringLoadedInteractionSupporting, DraggingList {
  var givesDragItems: Bool { dragDelegate != nil }
  var takesDrops: Bool { dropDelegate != nil }

  func makeDragging() -> TableDragging {
    let made = TableDragging(self)
    elements.holders.add(made)
    return made
  }

  /// Lets the data source move a dropped row into the room at the target.
  func moveByDrag(_ source: RowIndex, to target: RowIndex) {
    guard source != target else { return }
    let generation = elements.generation
    dataSource?.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
    // A data source that reloaded or updated the table has put the row in its place.
    if generation == elements.generation {
      move(source, to: target)
      if let shown = shownRows.first(where: { $0.index == target }) { restack(shown.cell) }
    }
    layoutIfNeeded()
  }
}

extension UITableViewCell: DraggedCell {
  func tellDragState(_ state: DraggedState) { dragStateDidChange(DragState(state)) }
  func setTargeted(_ isTargeted: Bool) { dropState = isTargeted ? .targeted : .none }

  /// Makes the content of a dragged row's cell pale in its old place; there the cell takes touches only on its own
  /// request.
  func showDragState() {
    contentView.alpha = dragStateStorage == .dragging ? metricsProfile.cell.draggedAlpha : 1
  }

  var takesTouches: Bool { dragStateStorage != .dragging || userInteractionEnabledWhileDragging }
}

extension UITableViewCell.DragState {
  init(_ state: DraggedState) {
    switch state {
    case .none: self = .none
    case .lifting: self = .lifting
    case .dragging: self = .dragging
    }
  }
}
