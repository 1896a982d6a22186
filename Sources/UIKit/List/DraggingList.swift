/// A list whose cells are dragged: what tables and collection views have in common.
@MainActor protocol DraggingList: UIScrollView {
  associatedtype Drags: ListDragging
  /// What drags do in the list; nil where there never was a delegate for them.
  var drags: Drags? { get set }
  var dragInteractionEnabled: Bool { get }
  var isSpringLoaded: Bool { get }
  var givesDragItems: Bool { get }
  var takesDrops: Bool { get }
  func makeDragging() -> Drags
}

extension DraggingList {
  /// Rows and items can be dragged where there is a delegate for it; drops are taken by one, and by lists whose items are moved by drags.
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

/// A cell that looks like what a drag does to it.
@MainActor protocol DraggedCell: UIView {
  var dragStateStorage: DraggedState { get set }
  func setNeedsUpdateConfiguration()
  /// Tells the cell's class.
  func tellDragState(_ state: DraggedState)
  /// Whether what is dropped would go into it.
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
