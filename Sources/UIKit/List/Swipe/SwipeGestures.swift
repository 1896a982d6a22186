/// The finger that pulls a row aside.
///
/// It begins sideways only, where the row has actions on that side; else it fails, and the finger belongs to whoever else wants it.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var list: (any SwipingList)?
  private var touch: (place: CGPoint, view: UIView)?
  private var start: SwipeStart?
  private var swipe: ListSwipe?

  init(list: any SwipingList) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, let first = touches.first, let view = first.view else { return }
    touch = (first.location(in: list?.swipedList), view)
  }

  override func frameworkShouldBegin() -> Bool {
    guard let touch, let list else { return false }
    start = list.swipeStart(at: touch.place, on: touch.view, translation: windowTranslation)
    return start != nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began:
      swipe = start?.begin()
      swipe?.grab()
      swipe?.drag(by: translation(in: list?.swipedList).x)
    case .changed: swipe?.drag(by: translation(in: list?.swipedList).x)
    case .ended: swipe?.release(velocity: velocity(in: list?.swipedList).x)
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
  private weak var list: (any SwipingList)?

  init(list: any SwipingList) {
    self.list = list
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let open = list?.swipeInProgress, !touches.contains(where: { open.isOnButton($0.view) }) else {
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
    list?.swipeInProgress != nil && !(otherGestureRecognizer is UIPanGestureRecognizer)
      && !(otherGestureRecognizer is DelayedTouchesGestureRecognizer)
  }

  override func stateDidChange() {
    super.stateDidChange()
    if state == .ended { list?.closeSwipes(except: nil, animated: true) }
  }
}

extension ListSwipe {
  /// Whether a touch came down on one of the actions.
  fileprivate func isOnButton(_ view: UIView?) -> Bool {
    view.map { touched in self.view.buttons.contains { touched.isDescendant(of: $0) } } ?? false
  }
}
