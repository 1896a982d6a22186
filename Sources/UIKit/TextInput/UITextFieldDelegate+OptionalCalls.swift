// Made by Scripts/optional-calls from the protocol.

extension UITextFieldDelegate {
  /// For calls of optional methods: `delegate?.textFieldShouldBeginEditing?(…)`.
  @_disfavoredOverload public var textFieldShouldBeginEditing: _UITextFieldDelegate_textFieldShouldBeginEditing? {
    _UITextFieldDelegate_textFieldShouldBeginEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textFieldDidBeginEditing?(…)`.
  @_disfavoredOverload public var textFieldDidBeginEditing: _UITextFieldDelegate_textFieldDidBeginEditing? {
    _UITextFieldDelegate_textFieldDidBeginEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textFieldShouldEndEditing?(…)`.
  @_disfavoredOverload public var textFieldShouldEndEditing: _UITextFieldDelegate_textFieldShouldEndEditing? {
    _UITextFieldDelegate_textFieldShouldEndEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textFieldDidEndEditing?(…)`.
  @_disfavoredOverload public var textFieldDidEndEditing: _UITextFieldDelegate_textFieldDidEndEditing? {
    _UITextFieldDelegate_textFieldDidEndEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textField?(…)`.
  @_disfavoredOverload public var textField: _UITextFieldDelegate_textField? {
    _UITextFieldDelegate_textField(object: self)
  }
  /// For calls of optional methods: `delegate?.textFieldDidChangeSelection?(…)`.
  @_disfavoredOverload public var textFieldDidChangeSelection: _UITextFieldDelegate_textFieldDidChangeSelection? {
    _UITextFieldDelegate_textFieldDidChangeSelection(object: self)
  }
  /// For calls of optional methods: `delegate?.textFieldShouldClear?(…)`.
  @_disfavoredOverload public var textFieldShouldClear: _UITextFieldDelegate_textFieldShouldClear? {
    _UITextFieldDelegate_textFieldShouldClear(object: self)
  }
  /// For calls of optional methods: `delegate?.textFieldShouldReturn?(…)`.
  @_disfavoredOverload public var textFieldShouldReturn: _UITextFieldDelegate_textFieldShouldReturn? {
    _UITextFieldDelegate_textFieldShouldReturn(object: self)
  }
}

/// The optional methods `textFieldShouldBeginEditing` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldBeginEditing {
  let object: any UITextFieldDelegate

  /// Calls `textFieldShouldBeginEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) -> Bool {
    object.textFieldShouldBeginEditing(textField)
  }
}

/// The optional methods `textFieldDidBeginEditing` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldDidBeginEditing {
  let object: any UITextFieldDelegate

  /// Calls `textFieldDidBeginEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) {
    object.textFieldDidBeginEditing(textField)
  }
}

/// The optional methods `textFieldShouldEndEditing` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldEndEditing {
  let object: any UITextFieldDelegate

  /// Calls `textFieldShouldEndEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) -> Bool {
    object.textFieldShouldEndEditing(textField)
  }
}

/// The optional methods `textFieldDidEndEditing` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldDidEndEditing {
  let object: any UITextFieldDelegate

  /// Calls `textFieldDidEndEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) {
    object.textFieldDidEndEditing(textField)
  }

  /// Calls `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    object.textFieldDidEndEditing(textField, reason: reason)
  }
}

/// The optional methods `textField` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textField {
  let object: any UITextFieldDelegate

  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  /// Calls `textField(_:editMenuForCharactersIn:suggestedActions:)`.
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  /// Calls `textField(_:willPresentEditMenuWith:)`.
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textField(textField, willPresentEditMenuWith: animator)
  }

  /// Calls `textField(_:willDismissEditMenuWith:)`.
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textField(textField, willDismissEditMenuWith: animator)
  }
}

/// The optional methods `textFieldDidChangeSelection` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldDidChangeSelection {
  let object: any UITextFieldDelegate

  /// Calls `textFieldDidChangeSelection(_:)`.
  public func callAsFunction(_ textField: UITextField) {
    object.textFieldDidChangeSelection(textField)
  }
}

/// The optional methods `textFieldShouldClear` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldClear {
  let object: any UITextFieldDelegate

  /// Calls `textFieldShouldClear(_:)`.
  public func callAsFunction(_ textField: UITextField) -> Bool {
    object.textFieldShouldClear(textField)
  }
}

/// The optional methods `textFieldShouldReturn` of a `UITextFieldDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextFieldDelegate_textFieldShouldReturn {
  let object: any UITextFieldDelegate

  /// Calls `textFieldShouldReturn(_:)`.
  public func callAsFunction(_ textField: UITextField) -> Bool {
    object.textFieldShouldReturn(textField)
  }
}
