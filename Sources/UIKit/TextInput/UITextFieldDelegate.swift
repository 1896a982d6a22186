/// The methods by which a text field asks and tells its delegate; all may be left out.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began; before the keyboard comes up.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended; not called where the method with a reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether characters may be replaced; the range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection changed; before the text is told of.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be taken away, by the clear button or as editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed; false leaves out what else it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu for a range of the text; nil shows the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu comes.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textFieldShouldBeginEditing_")
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethods.call("textFieldShouldBeginEditing:", self, textField, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textFieldDidBeginEditing_")
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethods.call("textFieldDidBeginEditing:", self, textField, or: ())
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textFieldShouldEndEditing_")
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethods.call("textFieldShouldEndEditing:", self, textField, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textFieldDidEndEditing_")
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethods.call("textFieldDidEndEditing:", self, textField, or: ())
  }
  /// Unless implemented, the method without a reason.
  @_silgen_name("masthead_default_textFieldDidEndEditing_reason_")
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    OptionalMethods.call(
      "textFieldDidEndEditing:reason:", self, textField, reason, or: textFieldDidEndEditing(textField))
  }
  /// Unless implemented, they may.
  @_silgen_name("masthead_default_textField_shouldChangeCharactersInRange_replacementString_")
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    OptionalMethods.call(
      "textField:shouldChangeCharactersInRange:replacementString:", self, textField, range, string, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textFieldDidChangeSelection_")
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethods.call("textFieldDidChangeSelection:", self, textField, or: ())
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textFieldShouldClear_")
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethods.call("textFieldShouldClear:", self, textField, or: true)
  }
  /// Unless implemented, it does the rest.
  @_silgen_name("masthead_default_textFieldShouldReturn_")
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethods.call("textFieldShouldReturn:", self, textField, or: true)
  }
  /// Unless implemented, the suggested actions.
  @_silgen_name("masthead_default_textField_editMenuForCharactersInRange_suggestedActions_")
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethods.call(
      "textField:editMenuForCharactersInRange:suggestedActions:", self, textField, range, suggestedActions, or: nil)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textField_willPresentEditMenuWithAnimator_")
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMethods.call("textField:willPresentEditMenuWithAnimator:", self, textField, animator, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textField_willDismissEditMenuWithAnimator_")
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMethods.call("textField:willDismissEditMenuWithAnimator:", self, textField, animator, or: ())
  }
}
