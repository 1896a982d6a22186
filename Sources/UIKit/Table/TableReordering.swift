import ListGeometry

/// One row under the finger that moves it, from being lifted until it is dropped.
///
/// `RowReordering` says what stands aside; this object follows the finger, and scrolls the table on the display clock while the
/// finger is near an edge.
@MainActor final class TableReordering: FrameDriver {
  /// How near to an edge of the visible part the finger has to be to scroll it, in points; a rule, not measured.
  static let edge: CGFloat = 50
  /// How fast it scrolls at the edge itself, in points per second; a rule, not measured.
  static let speed: CGFloat = 600

  let cell: UITableViewCell
  var state: RowReordering
  /// Weak, as the clock holds what is in motion longer than the table may live.
  private weak var table: UITableView?
  /// From the finger up to the upper edge of the row.
  private let grip: CGFloat
  /// Where the finger is, from the upper edge of the table's bounds.
  private var finger: CGFloat
  /// What the delegate was asked about last.
  private var proposed: RowIndex
  private var lastFrame: CFTimeInterval?

  init(_ table: UITableView, _ shown: ShownRow, at location: CGPoint) {
    self.table = table
    cell = shown.cell
    let frame = table.geometry.frame(ofRow: shown.index)
    state = RowReordering(source: shown.index, height: frame.height)
    proposed = shown.index
    grip = location.y - frame.minY
    finger = location.y - table.bounds.minY
  }

  /// Where the row is held.
  var top: CGFloat {
    guard let table else { return 0 }
    return min(max(table.bounds.minY + finger - grip, 0), max(0, table.geometry.contentHeight - state.height))
  }

  func move(to location: CGPoint) {
    guard let table else { return }
    finger = location.y - table.bounds.minY
    follow()
    if scrollSpeed != 0 {
      if lastFrame == nil { lastFrame = DisplayClock.now }
      DisplayClock.shared.add(self)
    } else {
      stop()
    }
  }

  func stop() {
    lastFrame = nil
    DisplayClock.shared.remove(self)
  }

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

  // MARK: Scrolling

  /// Points per second; up is negative.
  private var scrollSpeed: CGFloat {
    guard let table else { return 0 }
    let inset = table.adjustedContentInset
    let above = finger - inset.top
    let below = table.bounds.height - inset.bottom - finger
    if above < Self.edge { return -Self.speed * min(1, (Self.edge - above) / Self.edge) }
    if below < Self.edge { return Self.speed * min(1, (Self.edge - below) / Self.edge) }
    return 0
  }

  func frame(at time: CFTimeInterval) {
    guard let table, let last = lastFrame else { return stop() }
    lastFrame = time
    let way = scrollSpeed * CGFloat(time - last)
    let wanted = CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + way)
    let offset = table.clampedContentOffset(wanted).y
    // Content that is at its end may still grow by what is measured there.
    guard offset != table.contentOffset.y else { return }
    table.contentOffset.y = PixelGrid.round(offset, scale: table.displayScale)
    follow()
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
      guard let cell, let table = cell.table else { return }
      self.table = table
      table.lift(cell, at: location(in: table))
    case .changed: if let cell, let table { table.moveLifted(cell, to: location(in: table)) }
    case .ended: if let cell { table?.drop(cell, isCancelled: false) }
    case .cancelled: if let cell { table?.drop(cell, isCancelled: true) }
    default: break
    }
  }
}
