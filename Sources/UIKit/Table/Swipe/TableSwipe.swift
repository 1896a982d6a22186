import ListGeometry

/// Which actions of a row a swipe shows.
enum SwipeSide {
  case leading
  case trailing
}

/// One row's swipe, from the finger that begins it until the row lies where it was, or is gone.
///
/// `SwipeState` says how far the row is aside, `SwipedRowView` shows it; this object asks the one, tells the other, and calls actions,
/// cell and delegate. It is a frame driver of the display clock while something moves by itself.
@MainActor final class TableSwipe: FrameDriver {
  let cell: UITableViewCell
  let side: SwipeSide
  let view: SwipedRowView
  /// Where the row is; nil once it is deleted.
  private(set) var row: RowIndex?
  private(set) var state: SwipeState
  /// Weak, as the clock holds what is in motion longer than the table may live.
  private weak var table: UITableView?
  private let configuration: UISwipeActionsConfiguration
  /// The action that was begun and has not said that it is done.
  private var performing: Int?
  /// Whether the cell goes out with an update.
  private var isDeparting = false
  private var wasToldOpen = false
  private var isOver = false

  init(_ table: UITableView, _ shown: ShownRow, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration) {
    self.table = table
    cell = shown.cell
    row = shown.index
    self.side = side
    self.configuration = configuration
    let size = shown.cell.bounds.size
    let titles = configuration.actions.map { SwipeActionButton.titleWidth(of: $0, rowHeight: size.height) }
    state = SwipeState(
      layout: SwipeLayout(titleWidths: titles, rowWidth: size.width),
      // What confirms a deletion in editing mode is tapped.
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe && !table.isEditing)
    let opensAtRight = (side == .trailing) != table.isRightToLeft
    view = SwipedRowView(shown.cell, actions: configuration.actions, opensAtRight: opensAtRight)
  }

  private var now: Double { DisplayClock.now }

  /// Whether the row is aside to stay.
  var isActive: Bool { !state.isLeaving && !isDeparting }

  // MARK: Beginning and end

  /// Tells delegate and cell that the row is about to be swiped, and has the buttons answer.
  func begin() {
    for (index, button) in view.buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.perform(index) }, for: .touchUpInside)
    }
    guard let table, let row else { return }
    table.delegate?.tableView(table, willBeginEditingRowAt: IndexPath(row))
    if side == .trailing {
      cell.willTransition(to: cell.stateMask(showsDeleteConfirmation: true))
      cell.loadedEditing.state.insert(.showingDeleteConfirmation)
    }
    cell.tableState.swipe = side
  }

  /// The row lies where it was, or is gone: takes everything back.
  private func end() {
    guard !isOver else { return }
    isOver = true
    DisplayClock.shared.remove(self)
    AnimationBlock.with(nil) { view.restoreCell() }
    cell.tableState.swipe = nil
    table?.swipes.removeAll { $0 === self }
    if side == .trailing {
      cell.loadedEditing.state.remove(.showingDeleteConfirmation)
      cell.didTransition(to: cell.stateMask(showsDeleteConfirmation: false))
    }
    guard let table else { return }
    table.delegate?.tableView(table, didEndEditingRowAt: row.map { IndexPath($0) })
  }

  /// Ends the swipe at once.
  func finish() {
    change {
      $0.close(at: now)
      $0.finish()
    }
    end()
  }

  // MARK: The finger

  func grab() { change { $0.grab(at: now) } }

  /// The finger has moved so far to the right since it took hold.
  func drag(by x: CGFloat) { change { $0.drag(by: outwards(x), at: now) } }

  func release(velocity: CGFloat) {
    var release = SwipeState.Release.closes
    change { release = $0.release(velocity: outwards(velocity), at: now) }
    if release == .doesFirstAction { perform(0) }
  }

  func cancelDrag() { change { $0.cancel(at: now) } }

  private func outwards(_ x: CGFloat) -> CGFloat { view.opensAtRight ? -x : x }

  // MARK: By code

  func open(animated: Bool) {
    change {
      $0.open(at: now)
      if !moves(animated) { $0.finish() }
    }
  }

  func close(animated: Bool) {
    guard isActive else { return }
    if moves(animated) { change { $0.close(at: now) } } else { finish() }
  }

  private func moves(_ animated: Bool) -> Bool {
    animated && UIView.areAnimationsEnabled && table?.window != nil
  }

  // MARK: Actions

  /// Does an action: the row stays aside until the action says that it is done.
  private func perform(_ index: Int) {
    guard performing == nil, isActive else { return }
    performing = index
    let action = configuration.actions[index]
    action.handler(action, view.buttons[index]) { [weak self] _ in self?.didPerform() }
  }

  private func didPerform() {
    guard performing != nil else { return }
    performing = nil
    close(animated: true)
  }

  // MARK: Updates

  /// The row has another index, and the cell goes there.
  func rowDidMove(to index: RowIndex) { row = index }

  /// The row gets another cell; this one fades as it is.
  func rowWasReloaded(at index: RowIndex) {
    row = index
    isDeparting = true
  }

  /// The row is gone from the data: the action's button takes all the room while the row shrinks, as on iOS
  /// (square/Listable #130, as observed on `UITableView`).
  func rowWasDeleted() {
    row = nil
    isDeparting = true
    view.isCollapsing = true
    change { $0.complete(performing ?? 0, at: now) }
  }

  // MARK: Motion

  private func change(_ body: (inout SwipeState) -> Void) {
    let wasLeaving = state.isLeaving
    body(&state)
    if !wasLeaving, state.isLeaving {
      wasToldOpen = false
      if side == .trailing { cell.willTransition(to: cell.stateMask(showsDeleteConfirmation: false)) }
    }
    show()
    if state.isAtRest { noteRest() } else { DisplayClock.shared.add(self) }
  }

  func frame(at time: CFTimeInterval) {
    guard table != nil else { return DisplayClock.shared.remove(self) }
    state.advance(to: time)
    show()
    if state.isAtRest { noteRest() }
  }

  private func noteRest() {
    DisplayClock.shared.remove(self)
    switch state.phase {
    case .closed: end()
    case .open where !wasToldOpen:
      wasToldOpen = true
      if side == .trailing { cell.didTransition(to: cell.stateMask(showsDeleteConfirmation: true)) }
    default: break
    }
  }

  private func show() {
    let (pull, takeover) = (state.pull(at: now), state.takeover(at: now))
    // Each frame is put where it belongs, inside of an application's animation too.
    AnimationBlock.with(nil) { view.show(state.layout, pull: pull, takeover: takeover) }
  }
}

extension UITableViewCell {
  /// What the cell shows, as its class is told of it.
  func stateMask(showsDeleteConfirmation: Bool) -> StateMask {
    let state = editingParts?.state ?? []
    return showsDeleteConfirmation
      ? state.union(.showingDeleteConfirmation) : state.subtracting(.showingDeleteConfirmation)
  }
}
