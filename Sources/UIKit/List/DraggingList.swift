/// A list whose cells are dragged: what tables and collection views have in common.
@MainActor protocol DraggingList: UIScrollView {
  associatedtype Drags: ListDragging
  /// The state of drags and drops in the list; nil while there never was a delegate for them.
  var drags: Drags? { get set }
  var dragInteractionEnabled: Bool { get }
  var isSpringLoaded: Bool { get }
  var givesDragItems: Bool { get }
  var takesDrops: Bool { get }
  func makeDragging() -> Drags
}

extension DraggingList {
  /// Attaches drags and drops once a delegate gives items or takes drops, or rows are spring-loaded; lists whose items
  /// are moved by drags take drops too.
  func updateDragging() {
    guard drags == nil else { return updateDragEnabling() }
    guard givesDragItems || takesDrops || isSpringLoaded else { return }
    let made = makeDragging()
    drags = made
    made.attach()
    updateDragEnabling()
  }

  func updateDragEnabling() { drags?.drag.isEnabled = dragInteractionEnabled && givesDragItems }
}

/// A cell whose looks follow the drag of its row or item.
@MainActor protocol DraggedCell: UIView {
  var dragStateStorage: DraggedState { get set }
  func setNeedsUpdateConfiguration()
  /// Tells the cell's class.
  func tellDragState(_ state: DraggedState)
  /// Whether a drop would go into the row or item.
  func setTargeted(_ isTargeted: Bool)
}

extension DraggedCell {
  func setDragState(_ state: DraggedState) {
    guard state != dragStateStorage else { return }
    dragStateStorage = state
    setNeedsUpdateConfiguration()
    tellDragState(state)
  }
}
