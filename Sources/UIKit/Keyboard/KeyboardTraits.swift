/// The settings for a keyboard by its text input.
@MainActor package struct KeyboardTraits: Equatable {
  package let keyboardType: UIKeyboardType
  package let returnKeyType: UIReturnKeyType
  package let appearance: UIKeyboardAppearance
  package let autocapitalization: UITextAutocapitalizationType
  package let autocorrection: UITextAutocorrectionType
  package let spellChecking: UITextSpellCheckingType
  package let smartQuotes: UITextSmartQuotesType
  package let smartDashes: UITextSmartDashesType
  package let smartInsertDelete: UITextSmartInsertDeleteType
  package let contentType: UITextContentType?
  package let passwordRules: UITextInputPasswordRules?
  package let isSecure: Bool
  /// Whether the return key can be pressed.
  package let returnKeyIsEnabled: Bool

  init(_ traits: any UITextInputTraits) {
    keyboardType = traits.keyboardType
    returnKeyType = traits.returnKeyType
    appearance = traits.keyboardAppearance
    autocapitalization = traits.autocapitalizationType
    autocorrection = traits.autocorrectionType
    spellChecking = traits.spellCheckingType
    smartQuotes = traits.smartQuotesType
    smartDashes = traits.smartDashesType
    smartInsertDelete = traits.smartInsertDeleteType
    contentType = traits.textContentType
    passwordRules = traits.passwordRules
    isSecure = traits.isSecureTextEntry
    returnKeyIsEnabled = !traits.enablesReturnKeyAutomatically || (traits as? any UIKeyInput)?.hasText ?? true
  }
}
