/// Something that can answer events: views, view controllers, windows.
///
/// Events that a responder does not handle travel along `next`: from a view to its superview (or its view
/// controller, whose next is the view's superview), to the window.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether `becomeFirstResponder()` may succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether `resignFirstResponder()` may succeed; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the window's first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window whose first responder this can become.
  var responderWindow: UIWindow? { nil }

  /// Makes this the first responder of its window; false when it is in none, or does not want to, or the present one
  /// does not yield.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder; false when it does not want to.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// One or more fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
