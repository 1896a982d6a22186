// Made by Scripts/optional-calls from the protocol.

extension UIActionSheetDelegate {
  /// For calls of optional methods: `delegate?.actionSheet?(…)`.
  @_disfavoredOverload public var actionSheet: _UIActionSheetDelegate_actionSheet? {
    _UIActionSheetDelegate_actionSheet(object: self)
  }
  /// For calls of optional methods: `delegate?.willPresent?(…)`.
  @_disfavoredOverload public var willPresent: _UIActionSheetDelegate_willPresent? {
    _UIActionSheetDelegate_willPresent(object: self)
  }
  /// For calls of optional methods: `delegate?.didPresent?(…)`.
  @_disfavoredOverload public var didPresent: _UIActionSheetDelegate_didPresent? {
    _UIActionSheetDelegate_didPresent(object: self)
  }
}

/// The optional methods `actionSheet` of a `UIActionSheetDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIActionSheetDelegate_actionSheet {
  let object: any UIActionSheetDelegate

  /// Calls `actionSheet(_:clickedButtonAt:)`.
  public func callAsFunction(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    object.actionSheet(actionSheet, clickedButtonAt: buttonIndex)
  }

  /// Calls `actionSheet(_:willDismissWithButtonIndex:)`.
  public func callAsFunction(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    object.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex)
  }

  /// Calls `actionSheet(_:didDismissWithButtonIndex:)`.
  public func callAsFunction(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    object.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex)
  }
}

/// The optional methods `willPresent` of a `UIActionSheetDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIActionSheetDelegate_willPresent {
  let object: any UIActionSheetDelegate

  /// Calls `willPresent(_:)`.
  public func callAsFunction(_ actionSheet: UIActionSheet) {
    object.willPresent(actionSheet)
  }
}

/// The optional methods `didPresent` of a `UIActionSheetDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UIActionSheetDelegate_didPresent {
  let object: any UIActionSheetDelegate

  /// Calls `didPresent(_:)`.
  public func callAsFunction(_ actionSheet: UIActionSheet) {
    object.didPresent(actionSheet)
  }
}
