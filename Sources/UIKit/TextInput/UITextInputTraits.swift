/// What something that takes text asks of its keyboard; all may be left out.
///
/// A keyboard of the system, which would complete, correct and capitalise words, is not there: hosts can read what was asked for, and the picture of
/// the keyboard shows the kind of keys and the return key.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become typographic.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces follow words that come and go.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys the keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's colours.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// What a new password has to be like.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// Which letters become capitals by themselves; where it is not implemented, `sentences`, and it cannot be set.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether words are corrected; where it is not implemented, `default`, and it cannot be set.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether words are checked; where it is not implemented, `default`, and it cannot be set.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Whether quotation marks become typographic; where it is not implemented, `default`, and it cannot be set.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens become dashes; where it is not implemented, `default`, and it cannot be set.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Whether spaces follow words that come and go; where it is not implemented, `default`, and it cannot be set.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Which keys the keyboard shows; where it is not implemented, `default`, and it cannot be set.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The keyboard's colours; where it is not implemented, `default`, and it cannot be set.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// What the return key says; where it is not implemented, `default`, and it cannot be set.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is off while there is no text; where it is not implemented, `false`, and it cannot be set.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden; where it is not implemented, `false`, and it cannot be set.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// What the text means; where it is not implemented, `nil`, and it cannot be set.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// What a new password has to be like; where it is not implemented, `nil`, and it cannot be set.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// Something that takes the characters of keys.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts characters in at the caret.
  func insertText(_ text: String)
  /// Takes the character before the caret away, or what is selected.
  func deleteBackward()
}
