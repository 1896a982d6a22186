import QuartzCore

/// A motion of the device.
@MainActor private final class MotionEvent: UIEvent {
  override var type: UIEvent.EventType { .motion }
  override var subtype: UIEvent.EventSubtype { .motionShake }
}

extension UIWindow {
  /// The device is shaken: the first responder, or else the window, is told of begin and end.
  package func shake() {
    let event = MotionEvent(touches: nil, timestamp: clock.now)
    let responder: UIResponder = firstResponder ?? self
    if ResponderMethods.takesMotion(responder) { windowStage.contents.inputUses += 1 }
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}
