/// The pan that scrolls, with a reference to its scroll view.
///
/// Weak, as the recognizers of a touch live as long as the finger is down, and the view may go before.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.dragging.fingerDidTouch()
  }

  override func frameworkShouldBegin() -> Bool {
    guard let scrollView else { return false }
    return scrollView.dragging.mayBegin(translation: windowTranslation, touches: tracked)
  }

  override func stateDidChange() {
    super.stateDidChange()
    scrollView?.dragging.panDidChange()
  }

  override func reset() {
    super.reset()
    scrollView?.dragging.fingerDidLeave()
  }
}

/// Holds touches back from the content for a moment, in which they may turn out to scroll.
final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds (`uikit-facts §11.1`).
  static let delay = 0.15

  private weak var scrollView: UIScrollView?
  private var timer: ClockTimer?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isOnContent = touches.contains { touch in
      touch.view !== scrollView && touch.view?.keepsFinger(at: touch.location(in: touch.view)) != true
    }
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled, isOnContent,
      scrollView.dragging.canScroll
    else {
      state = .failed
      return
    }
    timer = clock.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
