extension UIResponder {
  /// The keyboard is about to come up, or to change its height; see the keys below.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    .init("UIKeyboardWillShowNotification")
  }
  /// The keyboard has come up.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    .init("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    .init("UIKeyboardWillHideNotification")
  }
  /// The keyboard has gone.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    .init("UIKeyboardDidHideNotification")
  }
  /// The keyboard's frame is about to change, also when it comes or goes.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard's frame has changed.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    .init("UIKeyboardDidChangeFrameNotification")
  }

  /// The frame before, on the screen: an `NSValue` of a rectangle.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The frame after, on the screen: an `NSValue` of a rectangle.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// How long the change takes, in seconds: a number.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// The curve of the change: a number.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether the keyboard is the application's: a number, true.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIView {
  func contains(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded else { return false }
    // A window has what is shown above the keyboard for it.
    return view.isDescendant(of: self) || self is UIWindow && view.responderWindow === self
  }

  /// The window of the first responder is left.
  func firstResponderLeavesWindow() {
    resignFirstResponder()
    leaveFirstResponder()
  }
}

extension UIScrollView {
  /// When a finger that scrolls sends the keyboard away.
  public enum KeyboardDismissMode: _Enumeration, Sendable {
    /// Never.
    case none
    /// As soon as it scrolls.
    case onDrag
    /// The finger moves the keyboard below its upper edge, and dismisses it by letting go there.
    case interactive
    /// As `onDrag`; the accessory goes too.
    case onDragWithAccessory
    /// As `interactive`; the accessory goes too.
    case interactiveWithAccessory
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  /// The finger that scrolls began, moved or was lifted.
  func keyboardFollows(_ pan: UIPanGestureRecognizer) {
    let keyboard = stage.screen.keyboard
    guard keyboardDismissMode != .none, keyboard.isShown, let window else { return }
    let isInteractive = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    switch pan.state {
    case .began: if !isInteractive { keyboard.dismiss() }
    case .changed: if isInteractive { keyboard.finger(atY: pan.location(in: nil).y + window.frame.minY) }
    case .ended, .cancelled: if isInteractive { keyboard.fingerDidLift(movesDown: pan.velocity(in: nil).y >= 0) }
    default: break
    }
  }
}
