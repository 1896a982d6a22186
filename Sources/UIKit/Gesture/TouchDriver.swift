/// A finger on a window, moved by a test or a host.
///
/// Each call is an event at the present time of the display clock; `advance(by:)` of the clock lies between them. The place is in
/// the window's coordinates.
@MainActor
package final class TouchDriver {
  /// Taps that follow each other faster than this, in seconds, and nearer than `repeatDistance` points are counted.
  private static let repeatInterval = 0.35
  private static let repeatDistance: CGFloat = 45

  private let window: UIWindow
  private var touch: UITouch?
  /// Whether the finger came down while the application ignored touches.
  private var isIgnored = false
  private var lastTap: (time: Double, place: CGPoint, count: Int)?

  package init(window: UIWindow) {
    self.window = window
  }

  /// Whether the finger is down.
  package var isDown: Bool { touch != nil }

  /// Puts the finger down; returns the view that it hit.
  @discardableResult
  package func down(at point: CGPoint) -> UIView? {
    ensure(touch == nil, "The finger is down already; lift it first")
    let now = window.clock.now
    isIgnored = window.stage.application.isIgnoringInteractionEvents
    let view = isIgnored ? nil : window.stage.run { window.hitTest(point, with: nil) }
    var count = 1
    if let last = lastTap, now - last.time <= Self.repeatInterval,
      hypot(point.x - last.place.x, point.y - last.place.y) <= Self.repeatDistance
    {
      count = last.count + 1
    }
    let touch = UITouch(window: window, view: view, location: point, tapCount: count, timestamp: now)
    self.touch = touch
    send(touch)
    return view
  }

  /// Moves the finger.
  package func move(to point: CGPoint) {
    guard let touch else { fatalError("The finger is not down; put it down before it is moved") }
    touch.move(to: point, phase: .moved, timestamp: window.clock.now)
    send(touch)
  }

  /// Lifts the finger where it is.
  package func up() { end(.ended) }

  /// Cancels the touch, as the system does.
  package func cancel() { end(.cancelled) }

  private func end(_ phase: UITouch.Phase) {
    guard let touch else { fatalError("The finger is not down; put it down before it is lifted") }
    let place = touch.location(in: nil)
    touch.move(to: place, phase: phase, timestamp: window.clock.now)
    self.touch = nil
    lastTap = phase == .ended ? (window.clock.now, place, touch.tapCount) : nil
    send(touch)
  }

  /// Puts the finger down, moves it in even steps and lifts it; the clock is advanced by `duration` meanwhile.
  package func drag(from start: CGPoint, to end: CGPoint, duration: Double, steps: Int = 10) {
    let clock = window.clock
    let begin = clock.now
    down(at: start)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      clock.advance(to: begin + duration * Double(part))
      move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    up()
  }

  private func send(_ touch: UITouch) {
    if isIgnored { return }
    window.stage.run { window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.now)) }
  }
}
