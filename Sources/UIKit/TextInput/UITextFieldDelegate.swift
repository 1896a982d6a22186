/// Is asked and told what a text field does; all methods may be left out.
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
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Unless implemented, nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Unless implemented, it may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Unless implemented, nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Unless implemented, the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Unless implemented, they may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Unless implemented, nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Unless implemented, it may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Unless implemented, it does the rest.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Unless implemented, the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Unless implemented, nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Unless implemented, nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
