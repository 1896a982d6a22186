/// Something that can answer events: views, view controllers, windows.
///
/// Events that a responder does not handle travel along `next`: from a view to its superview (or its view
/// controller, whose next is the view's superview), to the window.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Whether anybody observes a property: setters ask it before they say that something changes.
  package final nonisolated(unsafe) var hasKeyValueObservers = false

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

  // MARK: Actions

  /// Whether the responder does an action at present: unless overridden, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first responder from this one along `next` that does an action; nil when none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Whether the responder has a method for the selector; see `NSObjectProtocol.responds(to:)`.
  open func responds(to aSelector: Selector!) -> Bool { aSelector?.isUnderstood(by: self) ?? false }

  // MARK: Keys and values

  /// Is told of changes that the responder was added for as an observer; raises where it is not overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    KeyValueDelivery.refuse(self, keyPath)
  }

  /// The value of the property of a key; raises for a key that the class does not have.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Sets the property of a key; raises for a key that the class does not have, and for a value of another type.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

  /// Is asked for keys that the class does not have; raises where it is not overridden.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.refuse(key, self, "read") }

  /// Is given values for keys that the class does not have; raises where it is not overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.refuse(key, self, "set") }

  // MARK: Touches

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
