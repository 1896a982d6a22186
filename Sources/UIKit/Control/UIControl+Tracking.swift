extension UIControl {
  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event: event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event: event) }
    if openMenuAsPrimaryAction(at: touch.location(in: self), event) { isHighlighted = false }
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    if let menuUnderFinger { return menuUnderFinger.fingerMoved(touch.location(in: nil)) }
    let wasInside = isTouchInside
    isTouchInside = countsAsInside(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    if let menuUnderFinger {
      stopTracking()
      menuUnderFinger.fingerLifted(touch.location(in: nil))
      return
    }
    isTouchInside = countsAsInside(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    if isInside { willSendPrimaryEvents() }
    send(isInside ? .touchUpInside : .touchUpOutside, event: event)
    if isInside, !primaryEvents.isEmpty { send(primaryEvents, event: event) }
  }

  func trackCancelled(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func countsAsInside(_ touch: UITouch) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -UIControl.touchSlack, dy: -UIControl.touchSlack).contains(location)
  }
}
