import ListGeometry

/// The edge of a row at which a swipe shows actions.
enum SwipeSide {
  case leading
  case trailing
}

/// A swipe of a row, from its first touch until the row lies at rest again, or is gone.
///
/// `SwipeState` says how far the row is aside, `SwipedRowView` shows it; this object asks the one, tells the other, and calls actions.
/// Lists inherit from it to tell cell and delegate. It is a frame driver of the display clock while something moves by itself.
@MainActor class ListSwipe: FrameDriver {
  let side: SwipeSide
  let view: SwipedRowView
  private(set) var state: SwipeState
  /// A weak reference, as the clock may hold a motion longer than the list lives.
  private weak var list: UIView?
  private let configuration: UISwipeActionsConfiguration
  /// The number of the action under way, until its completion is called.
  private var performing: Int?
  /// Whether the cell goes out with an update.
  private(set) var isDeparting = false
  private var wasToldOpen = false
  private var isOver = false

  init(
    _ list: UIView, cell: UIView, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration,
    allowsFullSwipe: Bool
  ) {
    self.list = list
    self.side = side
    self.configuration = configuration
    let size = cell.bounds.size
    let opensAtRight = (side == .trailing) != list.isRightToLeft
    let metrics = list.metricsProfile.swipe
    let titles = configuration.actions.map { SwipeActionButton.titleWidth(of: $0, metrics, rowHeight: size.height) }
    state = SwipeState(
      layout: SwipeLayout(
        titleWidths: titles, rowWidth: size.width, unsafe: Self.unsafe(list, cell, atRight: opensAtRight), metrics),
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe && allowsFullSwipe)
    view = SwipedRowView(cell, actions: configuration.actions, metrics, opensAtRight: opensAtRight)
  }

  /// How far the list's unsafe area reaches over a row from a side; not at all over cards, which keep out of it.
  private static func unsafe(_ list: UIView, _ cell: UIView, atRight: Bool) -> CGFloat {
    let (bounds, row, safeArea) = (list.bounds, cell.convert(cell.bounds, to: list), list.safeAreaInsets)
    return atRight
      ? max(0, safeArea.right - (bounds.maxX - row.maxX)) : max(0, safeArea.left - (row.minX - bounds.minX))
  }

  private var clock: DisplayClock { (list?.stage ?? .current).clock }
  private var now: Double { clock.now }

  /// Whether the row is aside to stay.
  var isActive: Bool { !state.isLeaving && !isDeparting && !isOver }

  // MARK: What lists are told

  /// The row is about to be swiped.
  func swipeWillBegin() {}
  /// The row lies where it was, or is gone.
  func swipeDidEnd() {}
  /// The row begins to go back.
  func swipeWillClose() {}
  /// The row rests open.
  func swipeDidOpen() {}

  // MARK: Beginning and end

  /// Tells the list that the row is about to be swiped, and has the buttons answer.
  func begin() {
    for (index, button) in view.buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.perform(index) }, for: .touchUpInside)
    }
    swipeWillBegin()
  }

  /// The row lies where it was, or is gone: takes everything back.
  private func end() {
    guard !isOver else { return }
    isOver = true
    leaveClock()
    AnimationBlock.with(nil) { view.restoreCell() }
    swipeDidEnd()
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
    animated && UIView.areAnimationsEnabled && list?.window != nil
  }

  // MARK: Actions

  /// Performs an action; the row stays aside until the action calls its completion.
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

  /// The row gets another cell; this one fades as it is.
  func depart() { isDeparting = true }

  /// The row is gone from the data: the action's button takes all the room while the row shrinks, as on iOS
  /// (square/Listable #130, as observed on `UITableView`).
  func collapse() {
    isDeparting = true
    view.isCollapsing = true
    change { $0.complete(performing ?? 0, at: now) }
  }

  // MARK: Motion

  private func change(_ body: (inout SwipeState) -> Void) {
    // The cell serves another row by now; a finger may still be down.
    guard !isOver else { return }
    let wasLeaving = state.isLeaving
    body(&state)
    if !wasLeaving, state.isLeaving {
      wasToldOpen = false
      swipeWillClose()
    }
    show()
    if state.isAtRest { noteRest() } else { clock.add(self) }
  }

  func frame(at time: CFTimeInterval) {
    guard list != nil else { return leaveClock() }
    state.advance(to: time)
    show()
    if state.isAtRest { noteRest() }
  }

  private func noteRest() {
    leaveClock()
    switch state.phase {
    case .closed: end()
    case .open where !wasToldOpen:
      wasToldOpen = true
      swipeDidOpen()
    default: break
    }
  }

  private func show() {
    let (pull, takeover) = (state.pull(at: now), state.takeover(at: now))
    // Each frame is put where it belongs, inside of an application's animation too.
    AnimationBlock.with(nil) { view.show(state.layout, pull: pull, takeover: takeover) }
  }
}

/// A list whose rows can be swiped, as the recognizer of its fingers sees it.
@MainActor protocol SwipingList: AnyObject {
  /// The list itself.
  var swipedList: UIView { get }
  /// The swipe that is open or under a finger.
  var swipeInProgress: ListSwipe? { get }
  /// The swipe that a finger from a place with a translation begins; nil for none.
  func swipeStart(at place: CGPoint, on view: UIView, translation: CGPoint) -> SwipeStart?
  /// Puts rows that are open back to where they were.
  func closeSwipes(except kept: ListSwipe?, animated: Bool)
}

/// The beginning of a swipe by a sideways pan: a new swipe, or an open or moving one taken hold of again.
struct SwipeStart {
  let begin: @MainActor () -> ListSwipe
}
