/// The settings of a text input for its keyboard; all may be left out.
///
/// A keyboard of the system, which would complete, correct and capitalise words, is not there: hosts can read these
/// settings, and the picture of the keyboard shows the kind of keys and the return key.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that become capitals by themselves.
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
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's colours.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// The rules for a new password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// The letters that become capitals by themselves; unless implemented `sentences`, and setting has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether words are corrected; unless implemented `default`, and setting has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether words are checked; unless implemented `default`, and setting has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Whether quotation marks become typographic; unless implemented `default`, and setting has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens become dashes; unless implemented `default`, and setting has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Whether spaces follow inserted and deleted words; unless implemented `default`, and setting has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The keys of the keyboard; unless implemented `default`, and setting has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The keyboard's colours; unless implemented `default`, and setting has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the return key; unless implemented `default`, and setting has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key is off without text; unless implemented `false`, and setting has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden; unless implemented `false`, and setting has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text; unless implemented `nil`, and setting has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The rules for a new password; unless implemented `nil`, and setting has no effect.
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
  /// Deletes the character before the caret, or the selection.
  func deleteBackward()
}
