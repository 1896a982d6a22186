/// The state of a row's swipe, without views: the row's distance and motion, and the consequence of letting go.
///
/// Distances count outwards: positive opens the row. The row follows the finger; let go it opens, closes, or, where it was pulled far
/// enough, does its first action. Times are those of the display clock.
struct SwipeState {
  enum Phase: Equatable {
    /// The row lies where rows lie.
    case closed
    /// A finger moves it.
    case dragging
    /// A finger moves it and would, if lifted now, do the first action, whose button has taken all the room.
    case armed
    /// It rests aside, or is on the way there.
    case open
    /// It is on the way back.
    case closing
    /// The row leaves the screen, as the action under way deletes it.
    case completing
  }

  /// The consequence of letting go of a row.
  enum Release: Equatable {
    case opens
    case closes
    case doesFirstAction
  }

  let layout: SwipeLayout
  let allowsFullSwipe: Bool
  private(set) var phase = Phase.closed
  private var pullMotion = SwipeMotion(at: 0, precision: 0.25)
  private var takeoverMotion = SwipeMotion(at: 0, precision: 0.002)
  private var takingOver = 0
  /// The length of a path of the finger from the row at rest to its pull at the touch.
  private var grip: CGFloat = 0

  init(layout: SwipeLayout, allowsFullSwipe: Bool) {
    self.layout = layout
    self.allowsFullSwipe = allowsFullSwipe
  }

  // MARK: What is seen

  /// How far the row is pulled at a time, in points.
  func pull(at time: Double) -> CGFloat { min(max(0, pullMotion.value(at: time)), layout.rowWidth) }

  /// The button that widens over the others, and its share of the way.
  func takeover(at time: Double) -> SwipeLayout.Takeover? {
    let part = min(max(0, takeoverMotion.value(at: time)), 1)
    return part > 0 ? SwipeLayout.Takeover(action: takingOver, part: part) : nil
  }

  /// Whether nothing changes by itself any more.
  var isAtRest: Bool { pullMotion.isOver && takeoverMotion.isOver }

  /// Whether the row is on its way back or was never moved.
  var isLeaving: Bool { phase == .closing || phase == .closed }

  // MARK: The finger

  /// A finger takes hold of the row, wherever it is.
  mutating func grab(at time: Double) {
    grip = layout.distance(for: pull(at: time), allowsFullSwipe: allowsFullSwipe)
    pullMotion.jump(to: pull(at: time))
    setPhase(.dragging, at: time)
  }

  /// The finger has moved so far since it took hold.
  mutating func drag(by distance: CGFloat, at time: Double) {
    guard phase == .dragging || phase == .armed else { return }
    let pull = layout.pull(by: grip + distance, allowsFullSwipe: allowsFullSwipe)
    pullMotion.jump(to: pull)
    setPhase(allowsFullSwipe && pull >= layout.fullSwipePull ? .armed : .dragging, at: time)
  }

  /// The finger is lifted, at a speed in points per second.
  mutating func release(velocity: CGFloat, at time: Double) -> Release {
    if phase == .armed {
      complete(0, at: time)
      return .doesFirstAction
    }
    guard phase == .dragging else { return isLeaving ? .closes : .opens }
    if layout.opens(from: pull(at: time), velocity: velocity) {
      open(at: time, velocity: velocity)
      return .opens
    }
    close(at: time, velocity: velocity)
    return .closes
  }

  /// The finger's touch was taken away: the row goes where it is nearer to, and does nothing.
  mutating func cancel(at time: Double) {
    guard phase == .dragging || phase == .armed else { return }
    if layout.opens(from: pull(at: time), velocity: 0) { open(at: time) } else { close(at: time) }
  }

  // MARK: Without a finger

  mutating func open(at time: Double, velocity: CGFloat? = nil) {
    setPhase(.open, at: time)
    pullMotion.go(to: layout.openPull, at: time, velocity: velocity)
  }

  mutating func close(at time: Double, velocity: CGFloat? = nil) {
    guard !isLeaving else { return }
    setPhase(.closing, at: time)
    pullMotion.go(to: 0, at: time, velocity: velocity)
    settle()
  }

  /// The row goes out of sight while the button of an action takes all the room.
  mutating func complete(_ action: Int, at time: Double) {
    if takeoverMotion.value(at: time) == 0 { takingOver = action }
    setPhase(.completing, at: time)
    pullMotion.go(to: layout.rowWidth, at: time)
  }

  /// Brings everything to where it goes, at once.
  mutating func finish() {
    pullMotion.jump(to: pullMotion.target)
    takeoverMotion.jump(to: takeoverMotion.target)
    settle()
  }

  /// Time has come to `time`.
  mutating func advance(to time: Double) {
    pullMotion.settle(at: time)
    takeoverMotion.settle(at: time)
    settle()
  }

  private mutating func settle() {
    if phase == .closing, pullMotion.isOver {
      takeoverMotion.jump(to: 0)
      phase = .closed
    }
  }

  /// A button takes the room while the row is armed or goes out, and keeps what it has on the way back.
  private mutating func setPhase(_ new: Phase, at time: Double) {
    guard new != phase else { return }
    phase = new
    if new == .closing { return }
    let part: CGFloat = new == .armed || new == .completing ? 1 : 0
    if takeoverMotion.target != part { takeoverMotion.go(to: part, at: time) }
  }
}
