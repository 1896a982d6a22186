/// The settings of a text field or text view for its keyboard.
struct TextInputTraitValues {
  var autocapitalizationType: UITextAutocapitalizationType = .sentences
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  var keyboardType: UIKeyboardType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var returnKeyType: UIReturnKeyType = .default
  var enablesReturnKeyAutomatically: Bool = false
  var isSecureTextEntry: Bool = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}
