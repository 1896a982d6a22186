/// Hands the touches of an event to the recognizers that look at them, and to the views they came down on.
///
/// A recognizer may hold the beginning or the end of a touch back from its view until it has failed, and takes the touch away
/// from the view when it succeeds. Views that take one finger at a time (`isMultipleTouchEnabled`), or that share the window with
/// nobody (`isExclusiveTouch`), do not hear of the other fingers; recognizers do.
@MainActor final class TouchDelivery {
  /// The state of a touch for a view.
  final class Track {
    let touch: UITouch
    let event: UIEvent
    var hasBegun = false
    var isTakenAway = false
    /// The touch was lifted, and the view does not know yet.
    var owesEnd = false
    var isOver = false

    init(touch: UITouch, event: UIEvent) {
      self.touch = touch
      self.event = event
    }
  }

  private var tracks: [Track] = []
  /// Decides between the recognizers that look at the touches.
  private(set) lazy var arbiter = GestureArbiter(delivery: self)

  func deliver(_ event: UIEvent, in window: UIWindow) {
    hold()
    defer { letGo() }
    let touches = (event.touches(for: window) ?? []).sorted { ($0.timestamp, $0.number) < ($1.timestamp, $1.number) }
    for touch in touches where touch.phase == .began { begin(touch, event) }
    tellRecognizers(touches, event)
    tellViews(touches, event)
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in touch.gestureRecognizers ?? [] where !recognizer.isUndecided { recognizer.forget(touch) }
    }
  }

  // MARK: Turns

  /// How many deliveries and changes of state are under way, one inside of the other.
  private var depth = 0

  /// Keeps gestures that are over as they are until all who take part know.
  func hold() { depth += 1 }

  /// Ends a hold; with the last one gestures that are over are forgotten.
  func letGo() {
    depth -= 1
    if depth == 0 { finish() }
  }

  /// Finds the recognizers for a touch: those of its view first, then those of the views around it.
  private func begin(_ touch: UITouch, _ event: UIEvent) {
    tracks.removeAll { $0.touch === touch }
    let track = Track(touch: touch, event: event)
    track.isTakenAway = isKeptFromView(touch)
    tracks.append(track)
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard recognizer.receives(touch, event) else { continue }
        recognizer.track(touch)
        arbiter.add(recognizer)
      }
      view = current.superview
    }
  }

  /// Whether the fingers that are down keep this one from its view.
  private func isKeptFromView(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return tracks.contains { other in
      guard let holder = other.touch.view, other.touch.window === touch.window else { return false }
      if other.isTakenAway || other.owesEnd || other.isOver { return false }
      return holder === view ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || holder.isExclusiveTouch
    }
  }

  private func tellRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    for recognizer in arbiter.active {
      if recognizer.isOrphaned {
        recognizer.viewIsGone()
        continue
      }
      let own = touches.filter { touch in recognizer.tracked.contains { $0 === touch } }
      guard !own.isEmpty, recognizer.state != .failed, recognizer.state != .cancelled else { continue }
      func send(_ phase: UITouch.Phase, _ receive: (Set<UITouch>) -> Void) {
        let matching = own.filter { $0.phase == phase }
        if !matching.isEmpty { receive(Set(matching)) }
      }
      send(.began) { recognizer.touchesBegan($0, with: event) }
      send(.moved) { recognizer.touchesMoved($0, with: event) }
      send(.ended) { recognizer.touchesEnded($0, with: event) }
      send(.cancelled) { recognizer.touchesCancelled($0, with: event) }
    }
  }

  // MARK: Views

  private func tellViews(_ touches: [UITouch], _ event: UIEvent) {
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      let own = touches.filter { $0.view === view }.compactMap { touch in tracks.first { $0.touch === touch } }
      tell(view, own.filter { $0.touch.phase == .began }, event, start)
      tell(view, own.filter { $0.touch.phase == .moved && $0.hasBegun && !$0.isTakenAway }, event) {
        view, tracks, event in
        view.touchesMoved(Set(tracks.map(\.touch)), with: event)
      }
      tell(view, own.filter { $0.touch.phase == .ended }, event, end)
      tell(view, own.filter { $0.touch.phase == .cancelled }, event, cancel)
    }
  }

  private func tell(
    _ view: UIView, _ tracks: [Track], _ event: UIEvent, _ send: (UIView, [Track], UIEvent) -> Void
  ) {
    if !tracks.isEmpty { send(view, tracks, event) }
  }

  private func start(_ view: UIView, _ tracks: [Track], _ event: UIEvent) {
    let free = tracks.filter { !$0.hasBegun && !$0.isTakenAway && !isHeld($0.touch, \.delaysTouchesBegan) }
    guard !free.isEmpty else { return }
    let touches: Set<UITouch> = Set(free.map(\.touch))
    guard mayBegin(touches, event, in: view) else {
      for track in free { track.isTakenAway = true }
      return
    }
    for track in free { track.hasBegun = true }
    view.touchesBegan(touches, with: event)
    guard let taker = ResponderMethods.taker(ofTouchIn: view) else { return }
    view.stage.contents.inputUses += 1
    if taker == .row { view.stage.contents.touchedRows += 1 }
  }

  /// Whether the nearest view around that has a say lets the view hear of touches.
  private func mayBegin(_ touches: Set<UITouch>, _ event: UIEvent, in view: UIView) -> Bool {
    var ancestor = view.superview
    while let current = ancestor {
      if let answer = current.letsTouches(touches, with: event, beginIn: view) { return answer }
      ancestor = current.superview
    }
    return true
  }

  private func end(_ view: UIView, _ tracks: [Track], _ event: UIEvent) {
    for track in tracks { track.owesEnd = true }
    release(view, tracks, event)
  }

  private func cancel(_ view: UIView, _ tracks: [Track], _ event: UIEvent) {
    let known = tracks.filter { $0.hasBegun && !$0.isTakenAway && !$0.isOver }
    for track in tracks { track.isOver = true }
    if !known.isEmpty { view.touchesCancelled(Set(known.map(\.touch)), with: event) }
  }

  /// Tells a view of held-back touches, as far as recognizers permit now.
  private func release(_ view: UIView, _ tracks: [Track], _ event: UIEvent) {
    start(view, tracks, event)
    let ended = tracks.filter {
      $0.owesEnd && $0.hasBegun && !$0.isTakenAway && !$0.isOver && !isHeld($0.touch, \.delaysTouchesEnded)
    }
    for track in ended { track.isOver = true }
    if !ended.isEmpty { view.touchesEnded(Set(ended.map(\.touch)), with: event) }
  }

  private func isHeld(_ touch: UITouch, _ delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    (touch.gestureRecognizers ?? []).contains { $0[keyPath: delay] && $0.isUndecided }
  }

  // MARK: Decisions of recognizers

  /// Takes the touches of a recognizer away from their views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    for track in tracks where recognizer.tracked.contains(where: { $0 === track.touch }) && !track.isTakenAway {
      let isKnown = track.hasBegun && !track.isOver
      track.isTakenAway = true
      if isKnown { track.touch.view?.touchesCancelled([track.touch], with: track.event) }
    }
  }

  /// Tells views of touches that nobody holds back any more.
  func releaseHeldTouches() {
    for track in tracks where !track.isOver {
      if let view = track.touch.view { release(view, [track], track.event) }
    }
  }

  /// Whether the view of a touch knows of it.
  func viewKnows(_ touch: UITouch) -> Bool {
    tracks.first { $0.touch === touch }.map { $0.hasBegun && !$0.isTakenAway && !$0.isOver } ?? false
  }

  private func finish() {
    arbiter.finishSequences { recognizer in
      let isUp = recognizer.tracked.allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
      return isUp && !recognizer.isUndecided && !recognizer.isWaiting && recognizer.state != .began
        && recognizer.state != .changed
    }
    tracks.removeAll { track in
      let isUp = track.touch.phase == .ended || track.touch.phase == .cancelled
      return isUp && (track.isOver || track.isTakenAway || !track.owesEnd)
    }
  }
}

extension UIWindow {
  /// A touch of a finger at a place of the window, down and up; returns the hit view.
  @discardableResult
  package func tap(at point: CGPoint) -> UIView? {
    let finger = TouchDriver(window: self)
    let view = finger.down(at: point)
    finger.up()
    return view
  }
}
