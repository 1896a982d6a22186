/// Hands the touches of an event to the views they came down on.
@MainActor enum TouchDelivery {
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.timestamp < $1.timestamp }
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      let own = Set(touches.filter { $0.view === view })
      send(own.filter { $0.phase == .began }) { view.touchesBegan($0, with: event) }
      send(own.filter { $0.phase == .moved }) { view.touchesMoved($0, with: event) }
      send(own.filter { $0.phase == .ended }) { view.touchesEnded($0, with: event) }
      send(own.filter { $0.phase == .cancelled }) { view.touchesCancelled($0, with: event) }
    }
  }

  private static func send(_ touches: Set<UITouch>, to receiver: (Set<UITouch>) -> Void) {
    if !touches.isEmpty { receiver(touches) }
  }
}

extension UIWindow {
  /// A finger that comes down and is lifted at a place of the window; returns the view that it hit.
  @discardableResult
  package func tap(at point: CGPoint, timestamp: TimeInterval = 0) -> UIView? {
    let view = hitTest(point, with: nil)
    let touch = UITouch(window: self, view: view, location: point, tapCount: 1, timestamp: timestamp)
    sendEvent(UIEvent(touches: [touch], timestamp: timestamp))
    touch.move(to: point, phase: .ended, timestamp: timestamp)
    sendEvent(UIEvent(touches: [touch], timestamp: timestamp))
    return view
  }
}
