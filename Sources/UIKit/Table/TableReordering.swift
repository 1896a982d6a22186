import ListGeometry

/// A row under the finger that moves it, from the lift to the drop.
///
/// `RowReordering` gives the displacement of the other rows; this object follows the finger.
@MainActor final class TableReordering: IndexHolder {
  let cell: UITableViewCell
  var state: RowReordering
  private weak var table: UITableView?
  /// From the finger up to the upper edge of the row.
  private let grip: CGFloat
  private let scrolling: EdgeScrolling
  /// The row of the last question to the delegate.
  private var proposed: RowIndex

  init(_ table: UITableView, _ shown: ShownRow, at location: CGPoint) {
    self.table = table
    cell = shown.cell
    let frame = table.geometry.frame(ofRow: shown.index)
    state = RowReordering(source: shown.index, height: frame.height)
    proposed = shown.index
    grip = location.y - frame.minY
    scrolling = EdgeScrolling(table, at: location) { [weak table] in table?.editing.reordering?.follow() }
  }

  /// The top of the held row.
  var top: CGFloat {
    guard let table else { return 0 }
    return min(max(table.bounds.minY + scrolling.finger - grip, 0), max(0, table.geometry.contentHeight - state.height))
  }

  func move(to location: CGPoint) {
    scrolling.move(to: location)
    follow()
  }

  func stop() { scrolling.stop() }

  // MARK: Changes of the contents

  /// Does nothing: an update ends the movement before its changes, except for the drop itself.
  func indicesDidMove(by plan: ListUpdatePlan) {}

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) { table?.endReordering() }

  var heldIndices: [RowIndex] { table?.editing.reordering === self ? [state.source] : [] }

  /// Holds the row where the finger is, and has the others make room.
  private func follow() {
    guard let table else { return }
    state.height = table.geometry.frame(ofRow: state.source).height
    AnimationBlock.with(nil) { table.placeReordered(cell) }
    guard
      let place = table.geometry.reorderTarget(moving: state.source, heldAt: top, reach: table.bounds.height),
      place != proposed
    else { return }
    proposed = place
    let target = table.checkedMoveTarget(of: state.source, proposed: place)
    guard target != state.target else { return }
    state.target = target
    table.makeRoom()
  }
}

/// The finger on a reorder control: it lifts the row at once, and nobody else gets the touch.
final class ReorderGestureRecognizer: UIGestureRecognizer {
  private weak var cell: UITableViewCell?
  private weak var table: UITableView?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard isUndecided else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began:
      guard let cell, let table = cell.tableAround else { return }
      self.table = table
      table.lift(cell, at: location(in: table))
    case .changed: if let cell, let table { table.moveLifted(cell, to: location(in: table)) }
    case .ended: if let cell { table?.drop(cell, isCancelled: false) }
    case .cancelled: if let cell { table?.drop(cell, isCancelled: true) }
    default: break
    }
  }
}
