/// Hands the touches of an event to the recognizers that look at them, and to the views they came down on.
///
/// A recognizer may hold the beginning or the end of a touch back from its view until it has failed, and takes the touch away
/// from the view when it succeeds. Views that take one finger at a time (`isMultipleTouchEnabled`), or that share the window with
/// nobody (`isExclusiveTouch`), do not hear of the other fingers; recognizers do.
@MainActor final class TouchDelivery {
  /// A touch on its way to a view.
  final class Track {
    let touch: UITouch
    let event: UIEvent
    var phase = Phase.held

    init(touch: UITouch, event: UIEvent) {
      self.touch = touch
      self.event = event
    }

    /// The knowledge of the view.
    enum Phase {
      /// The finger is down, and the view has not heard of it.
      case held
      /// The view has heard of the touch.
      case known
      /// The finger is lifted, and the view has heard of nothing.
      case heldAndLifted
      /// The finger is lifted, and the view has heard of its beginning alone.
      case knownAndLifted
      /// The view hears no more of it: a recognizer has the touch, or other fingers keep it off.
      case takenAway
      /// The view has heard of the end, or the touch was cancelled.
      case over
    }

    var isKnown: Bool { phase == .known || phase == .knownAndLifted }
    var isHeld: Bool { phase == .held || phase == .heldAndLifted }
    var isDown: Bool { phase == .held || phase == .known }
    var owesEnd: Bool { phase == .heldAndLifted || phase == .knownAndLifted }

    /// The view hears of the beginning.
    func begin() {
      if phase == .held { phase = .known } else if phase == .heldAndLifted { phase = .knownAndLifted }
    }

    /// The finger is lifted.
    func lift() {
      if phase == .held { phase = .heldAndLifted } else if phase == .known { phase = .knownAndLifted }
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
    if isKeptFromView(touch) { track.phase = .takenAway }
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
      if !other.isDown { return false }
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
      tell(view, own.filter { $0.touch.phase == .moved && $0.isKnown }, event) {
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
    let free = tracks.filter { $0.isHeld && !isHeld($0.touch, \.delaysTouchesBegan) }
    guard !free.isEmpty else { return }
    let touches: Set<UITouch> = Set(free.map(\.touch))
    guard mayBegin(touches, event, in: view) else {
      for track in free { track.phase = .takenAway }
      return
    }
    for track in free { track.begin() }
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
    for track in tracks { track.lift() }
    release(view, tracks, event)
  }

  private func cancel(_ view: UIView, _ tracks: [Track], _ event: UIEvent) {
    let known = tracks.filter(\.isKnown)
    for track in tracks { track.phase = .over }
    if !known.isEmpty { view.touchesCancelled(Set(known.map(\.touch)), with: event) }
  }

  /// Tells a view of held-back touches, as far as recognizers permit now.
  private func release(_ view: UIView, _ tracks: [Track], _ event: UIEvent) {
    start(view, tracks, event)
    let ended = tracks.filter { $0.phase == .knownAndLifted && !isHeld($0.touch, \.delaysTouchesEnded) }
    for track in ended { track.phase = .over }
    if !ended.isEmpty { view.touchesEnded(Set(ended.map(\.touch)), with: event) }
  }

  private func isHeld(_ touch: UITouch, _ delay: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    (touch.gestureRecognizers ?? []).contains { $0[keyPath: delay] && $0.isUndecided }
  }

  // MARK: Decisions of recognizers

  /// Takes the touches of a recognizer away from their views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    for track in tracks where recognizer.tracked.contains(where: { $0 === track.touch }) {
      let isKnown = track.isKnown
      if track.phase != .over { track.phase = .takenAway }
      if isKnown { track.touch.view?.touchesCancelled([track.touch], with: track.event) }
    }
  }

  /// Tells views of touches that nobody holds back any more.
  func releaseHeldTouches() {
    for track in tracks where track.isHeld || track.isKnown {
      if let view = track.touch.view { release(view, [track], track.event) }
    }
  }

  /// Whether the view of a touch knows of it.
  func viewKnows(_ touch: UITouch) -> Bool {
    tracks.first { $0.touch === touch }?.isKnown ?? false
  }

  private func finish() {
    arbiter.finishSequences { recognizer in
      let isUp = recognizer.tracked.allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
      return isUp && !recognizer.isUndecided && !recognizer.isWaiting && recognizer.state != .began
        && recognizer.state != .changed
    }
    tracks.removeAll { track in
      let isUp = track.touch.phase == .ended || track.touch.phase == .cancelled
      return isUp && !track.owesEnd
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
