import ListGeometry

/// The finger that pulls a row aside.
///
/// It begins sideways only, where the row has actions on that side; else it fails, and the finger belongs to whoever else wants it.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var touch: (place: CGPoint, view: UIView)?
  private var start: SwipeStart?
  private var swipe: TableSwipe?

  init(table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, let first = touches.first, let view = first.view else { return }
    touch = (first.location(in: table), view)
  }

  override func frameworkShouldBegin() -> Bool {
    guard let touch, let table else { return false }
    start = table.swipeStart(at: touch.place, on: touch.view, translation: windowTranslation)
    return start != nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began:
      swipe = start.flatMap { table?.begin($0) }
      swipe?.grab()
      swipe?.drag(by: translation(in: table).x)
    case .changed: swipe?.drag(by: translation(in: table).x)
    case .ended: swipe?.release(velocity: velocity(in: table).x)
    case .cancelled: swipe?.cancelDrag()
    default: break
    }
  }

  override func reset() {
    super.reset()
    (touch, start, swipe) = (nil, nil, nil)
  }
}

/// The tap beside the buttons of a row that is open: it closes the row, and means nothing else.
///
/// Touches that come down while a row is open are kept from the views until they turn out to scroll, to swipe, or to be this.
final class SwipeDismissalGestureRecognizer: UIGestureRecognizer {
  private weak var table: UITableView?

  init(table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let open = table?.openSwipe, !touches.contains(where: { open.isOnButton($0.view) }) else {
      state = .failed
      return
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// An application's taps come after it; what drags does not wait.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    table?.openSwipe != nil && !(otherGestureRecognizer is UIPanGestureRecognizer)
      && !(otherGestureRecognizer is DelayedTouchesGestureRecognizer)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if state == .ended { table?.closeSwipes(animated: true) }
  }
}

extension TableSwipe {
  /// Whether a touch came down on one of the actions.
  fileprivate func isOnButton(_ view: UIView?) -> Bool {
    view.map { touched in self.view.buttons.contains { touched.isDescendant(of: $0) } } ?? false
  }
}

/// What a finger that moves sideways begins.
enum SwipeStart {
  case new(ShownRow, SwipeSide, UISwipeActionsConfiguration)
  /// A row that is open, or on the way, is taken hold of again.
  case again(TableSwipe)
}
