// Made by Scripts/optional-calls from the protocol.

extension UIAlertViewDelegate {
  /// For calls of optional methods: `delegate?.alertView?(…)`.
  @_disfavoredOverload public var alertView: _UIAlertViewDelegate_alertView? {
    _UIAlertViewDelegate_alertView(object: self)
  }
  /// For calls of optional methods: `delegate?.willPresent?(…)`.
  @_disfavoredOverload public var willPresent: _UIAlertViewDelegate_willPresent? {
    _UIAlertViewDelegate_willPresent(object: self)
  }
  /// For calls of optional methods: `delegate?.didPresent?(…)`.
  @_disfavoredOverload public var didPresent: _UIAlertViewDelegate_didPresent? {
    _UIAlertViewDelegate_didPresent(object: self)
  }
  /// For calls of optional methods: `delegate?.alertViewShouldEnableFirstOtherButton?(…)`.
  @_disfavoredOverload public var alertViewShouldEnableFirstOtherButton:
    _UIAlertViewDelegate_alertViewShouldEnableFirstOtherButton?
  { _UIAlertViewDelegate_alertViewShouldEnableFirstOtherButton(object: self) }
}

/// The optional methods `alertView` of a `UIAlertViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAlertViewDelegate_alertView {
  let object: any UIAlertViewDelegate

  /// Calls `alertView(_:clickedButtonAt:)`.
  public func callAsFunction(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    object.alertView(alertView, clickedButtonAt: buttonIndex)
  }

  /// Calls `alertView(_:willDismissWithButtonIndex:)`.
  public func callAsFunction(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    object.alertView(alertView, willDismissWithButtonIndex: buttonIndex)
  }

  /// Calls `alertView(_:didDismissWithButtonIndex:)`.
  public func callAsFunction(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    object.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
  }
}

/// The optional methods `willPresent` of a `UIAlertViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAlertViewDelegate_willPresent {
  let object: any UIAlertViewDelegate

  /// Calls `willPresent(_:)`.
  public func callAsFunction(_ alertView: UIAlertView) {
    object.willPresent(alertView)
  }
}

/// The optional methods `didPresent` of a `UIAlertViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAlertViewDelegate_didPresent {
  let object: any UIAlertViewDelegate

  /// Calls `didPresent(_:)`.
  public func callAsFunction(_ alertView: UIAlertView) {
    object.didPresent(alertView)
  }
}

/// The optional methods `alertViewShouldEnableFirstOtherButton` of a `UIAlertViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIAlertViewDelegate_alertViewShouldEnableFirstOtherButton {
  let object: any UIAlertViewDelegate

  /// Calls `alertViewShouldEnableFirstOtherButton(_:)`.
  public func callAsFunction(_ alertView: UIAlertView) -> Bool {
    object.alertViewShouldEnableFirstOtherButton(alertView)
  }
}
