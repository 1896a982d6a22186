import Foundation

/// A line of text that can be edited.
///
/// Text stands in `textRect(forBounds:)`, while it is edited in `editingRect(forBounds:)`, where it scrolls sideways to keep the caret in sight;
/// text that does not fit is shortened at its end otherwise. Keys come from a hardware keyboard, by way of `insertText(_:)`; the delegate is
/// asked and told in UIKit's order. A field with rounded corners is 34 points high (`uikit-facts` oracle `ib-layouts`).
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  /// The border around the text.
  public enum BorderStyle: _Enumeration, Sendable {
    case none
    case line
    case bezel
    case roundedRect
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// When a button or view at the side is shown.
  public enum ViewMode: _Enumeration, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// Why editing ended.
  public enum DidEndEditingReason: _Enumeration, Sendable {
    /// The text holds.
    case committed
    /// The change was taken back.
    case cancelled
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  private(set) lazy var editor = TextEditor(host: self, storage: NSMutableAttributedString(string: ""))
  let content = TextFieldContentView()
  let looks = TextFieldBorderLayer()
  private(set) var clearButton: UIButton?
  private var backgroundView: UIImageView?
  var traitValues = TextInputTraitValues()
  /// How text looks that says nothing of its own.
  var ownAttributes: [NSAttributedString.Key: Any] = [:]
  private var typing: [NSAttributedString.Key: Any]?
  private var placeholderStorage: NSAttributedString?
  private var plainPlaceholder: String?

  /// Makes a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a field of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UITextField.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    looks.hasImplicitActions = false
    layer.addSublayer(looks)
    content.field = self
    addSubview(content)
  }

  package override var shownText: String? { isSecureTextEntry ? editor.secureText : text }

  /// Without a text the placeholder is the value, as on iOS.
  override var accessibilityDefaults: AccessibilityDefaults {
    let text = shownText ?? ""
    return .element(stateTraits, value: text.isEmpty ? placeholder : text)
  }

  // MARK: Text

  /// The text; nil is set as an empty one.
  ///
  /// Setting it tells nobody.
  open var text: String? {
    get { editor.storage.string }
    set {
      announcing("text") {
        setStorage(NSMutableAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
      }
    }
  }

  /// The text with attributes; those that are missing are the field's.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(attributedString: editor.storage) }
    set {
      announcing("text") {
        setStorage(NSMutableAttributedString(attributedString: completed(newValue ?? NSAttributedString(string: ""))))
      }
    }
  }

  private func setStorage(_ text: NSMutableAttributedString) {
    editor.storage = text
    editor.textWasSet()
    textContentDidChange()
  }

  /// The font, system 17 unless set; setting it sets all of the text in it.
  open var font: UIFont? {
    get { ownAttributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      styled(\UITextField.font, newValue)
      setAttribute(.font, newValue)
    }
  }
  /// The colour of the text, `UIColor.label` unless set.
  open var textColor: UIColor? {
    get { ownAttributes[.foregroundColor] as? UIColor ?? .label }
    set {
      styled(\UITextField.textColor, newValue)
      setAttribute(.foregroundColor, newValue)
    }
  }
  /// The alignment of the text; `natural` is the beginning in the interface's reading direction.
  open var textAlignment: NSTextAlignment {
    get { (ownAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      styled(\UITextField.textAlignment, newValue)
      let style = NSMutableParagraphStyle((ownAttributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? .init())
      style.alignment = newValue
      setAttribute(.paragraphStyle, style)
    }
  }
  /// How text looks; setting it changes all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes.merging([.font: font as Any, .foregroundColor: textColor as Any]) { own, _ in own } }
    set {
      styled(\UITextField.defaultTextAttributes, newValue)
      ownAttributes = newValue
      editor.storage.setAttributes(defaultTextAttributes, range: NSRange(location: 0, length: editor.length))
      textContentDidChange()
    }
  }
  /// How the next characters look that are typed; nil is as the text before them.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typing ?? editorTypingAttributes : nil }
    set { typing = newValue }
  }
  var typingOverride: [NSAttributedString.Key: Any]? { typing }
  /// Whether keys and menus may make text bold, italic or underlined.
  open var allowsEditingTextAttributes = false

  /// The text shown in an empty field.
  open var placeholder: String? {
    get { plainPlaceholder ?? placeholderStorage?.string }
    set {
      plainPlaceholder = newValue
      placeholderStorage = nil
      textContentDidChange()
    }
  }
  /// The same with attributes; those that are missing are the field's font and alignment and `UIColor.placeholderText`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderStorage ?? plainPlaceholder.map { completedPlaceholder(NSAttributedString(string: $0)) } }
    set {
      placeholderStorage = newValue.map { NSAttributedString(attributedString: $0) }
      plainPlaceholder = nil
      textContentDidChange()
    }
  }

  /// Whether the text is taken away when editing begins, if the delegate agrees.
  open var clearsOnBeginEditing = false
  /// Whether the next characters that are typed take the place of the whole text.
  open var clearsOnInsertion = false
  /// Whether text that is too wide is drawn smaller, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textContentDidChange() } }
  }
  /// The least size, in points, to which text is made smaller; 0 makes it no smaller.
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { textContentDidChange() } } }
  /// Whether fonts of text styles follow the reader's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Look

  /// The border around the text; none unless set.
  open var borderStyle = BorderStyle.none {
    didSet {
      styled(\UITextField.borderStyle, borderStyle)
      guard borderStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      textLayoutDidChange()
    }
  }
  /// A picture behind the text, stretched; not with rounded corners.
  open var background: UIImage? { didSet { setNeedsLayout() } }
  /// The picture while the field is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }
  /// When the button is shown that takes the text away; only while there is text.
  open var clearButtonMode = ViewMode.never {
    didSet {
      styled(\UITextField.clearButtonMode, clearButtonMode)
      setNeedsLayout()
    }
  }
  /// The view where reading begins.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When it is shown; never unless set.
  open var leftViewMode = ViewMode.never { didSet { sideViewDidChange(from: leftView, to: leftView) } }
  /// The view where reading ends; not beside the clear button.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When it is shown; never unless set.
  open var rightViewMode = ViewMode.never { didSet { sideViewDidChange(from: rightView, to: rightView) } }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    textLayoutDidChange()
  }

  /// The rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(bounds) }
  /// The rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(leftView, isLeading: true, bounds) }
  /// The rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideViewRect(rightView, isLeading: false, bounds) }
  /// Draws the text, in the field's coordinates.
  open func drawText(in rect: CGRect) { content.drawText(in: rect) }
  /// Draws the placeholder, in the field's coordinates.
  open func drawPlaceholder(in rect: CGRect) { content.drawPlaceholder(in: rect) }

  // MARK: Editing

  /// The delegate, which is asked and told of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is edited.
  open var isEditing: Bool { isFirstResponder }
  private var inputViewStorage: UIView?
  private var accessoryStorage: UIView?
  /// The view in the keyboard's place.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set {
      inputViewStorage = newValue
      reloadInputViews()
    }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessoryStorage }
    set {
      accessoryStorage = newValue
      reloadInputViews()
    }
  }

  /// An enabled field can.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field can have the focus: editable fields can, and are edited while focused.
  open override var canBecomeFocused: Bool { canBecomeFirstResponder }
  override var formsFocusGroup: Bool { true }
  override var takesTabKey: Bool { false }
  /// The caret shows where the focus is.
  override var standardFocusEffect: UIFocusEffect? { nil }
  override func focusedViewWasPressed() -> Bool { becomeFirstResponder() }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    // The keyboard comes up after editing began.
    return window.screen.keyboard.holding {
      guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
      editingDidBegin()
      return true
    }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    editingDidEnd()
    return true
  }

  override func endEditingByForce() {
    super.endEditingByForce()
    editingDidEnd()
  }

  /// Types characters, as a key does: the delegate is asked; a line end is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return returnKeyWasPressed() }
    if clearsOnInsertion {
      clearsOnInsertion = false
      editor.selectAll()
    }
    editor.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
  /// Deletes backwards, as the key does: the selection, or a character with all its parts.
  open func deleteBackward() { editor.deleteBackward() }
  /// Whether the delegate agrees to a change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.range(range).map { editorShouldChange($0, to: text) } ?? false
  }

  // MARK: Keyboard

  /// The letters that become capitals by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traitValues.autocapitalizationType }
    set { traitValues.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traitValues.autocorrectionType }
    set { traitValues.autocorrectionType = newValue }
  }
  /// Whether words are checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traitValues.spellCheckingType }
    set { traitValues.spellCheckingType = newValue }
  }
  /// Whether quotation marks become typographic.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traitValues.smartQuotesType }
    set { traitValues.smartQuotesType = newValue }
  }
  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { traitValues.smartDashesType }
    set { traitValues.smartDashesType = newValue }
  }
  /// Whether spaces follow words that come and go.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traitValues.smartInsertDeleteType }
    set { traitValues.smartInsertDeleteType = newValue }
  }
  /// The keys of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { traitValues.keyboardType }
    set { traitValues.keyboardType = newValue }
  }
  /// The keyboard's colours.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traitValues.keyboardAppearance }
    set {
      styled(\UITextField.keyboardAppearance, newValue)
      traitValues.keyboardAppearance = newValue
    }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { traitValues.returnKeyType }
    set { traitValues.returnKeyType = newValue }
  }
  /// Whether the return key is off while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { traitValues.enablesReturnKeyAutomatically }
    set { traitValues.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is shown as dots, and cannot be copied.
  open var isSecureTextEntry: Bool {
    get { traitValues.isSecureTextEntry }
    set {
      guard newValue != traitValues.isSecureTextEntry else { return }
      traitValues.isSecureTextEntry = newValue
      secureEntryDidChange()
    }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { traitValues.textContentType }
    set { traitValues.textContentType = newValue }
  }
  /// The rules for a new password.
  open var passwordRules: UITextInputPasswordRules? {
    get { traitValues.passwordRules }
    set { traitValues.passwordRules = newValue }
  }

  private(set) lazy var editorMenu = TextEditMenu(host: self)

  /// The state of the field by the user's touches: the selection, to be given to a field of the same text.
  ///
  /// Values that do not come from this property change nothing.
  open var interactionState: Any {
    get { TextInteractionState(selection: editor.selection) }
    set { if let state = newValue as? TextInteractionState { editor.select(state.selection) } }
  }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { editor.hasText }
  /// The characters of a range.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  /// Puts characters in the place of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = editor.range(range) { editor.change(range, to: editor.attributed(text), asks: false) }
  }
  /// The selection; empty is a caret.
  open var selectedTextRange: UITextRange? {
    get { TextIndexRange(editor.selection) }
    set { if let range = newValue.flatMap({ editor.range($0) }) { editor.select(range) } }
  }
  /// The range of the marked text.
  open var markedTextRange: UITextRange? { editor.marked.map(TextIndexRange.init) }
  /// The attributes of marked text; underlined unless set.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textLayoutDidChange() } }
  /// Replaces the marked text, or else the selection, by new marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarked(markedText, selected: selectedRange)
  }
  /// Accepts the marked text.
  open func unmarkText() { editor.unmark() }
  /// The beginning of the text.
  open var beginningOfDocument: UITextPosition { TextIndex(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { TextIndex(editor.length) }
  /// The range between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  /// The place so many UTF-16 units further on.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// The place so many characters or lines further in a direction.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
  /// The order of two places.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// UTF-16 units between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }
  /// The delegate for changes that the text makes by itself.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and sentences.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The end of a range in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthest: direction)
  }
  /// The characters from a place on in a direction, on its line.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { editor.characters(extending: position, direction) }
  /// The direction in which the text at a place is read.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { editor.direction(at: position) }
  /// Sets the direction in which the paragraphs of a range are read.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    editor.setDirection(writingDirection, for: range)
  }
  /// The rectangle of the range's first line.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
  /// The caret at a place, 2 points wide; it is drawn there.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caret(at: position) }
  /// The rectangles of a range; the selection is drawn there.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(range) }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closest(to: point, within: nil) }
  /// The place of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closest(to: point, within: range)
  }
  /// The character under a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.character(at: point) }
  /// How the text at a place looks.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { editor.attributes(at: position) }

  // MARK: Actions

  /// Whether an action of editing can be done at present.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Deletes the selection and keeps it on the pasteboard.
  open override func cut(_ sender: Any?) { editor.cut() }
  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { editor.copy() }
  /// Puts the text of the pasteboard in the place of the selection.
  open override func paste(_ sender: Any?) { editor.paste() }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    editor.selectWord()
    if sender is UICommand { editorMenu.present() }
  }
  /// Selects all.
  open override func selectAll(_ sender: Any?) {
    editor.selectAll()
    if sender is UICommand { editorMenu.present() }
  }
  /// Replaces the selection by the text of the pasteboard, with the attributes of typed text.
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }
  /// Makes the text read from left to right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { editor.makeSelection(read: .leftToRight) }
  /// Makes the text read from right to left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { editor.makeSelection(read: .rightToLeft) }
  /// Makes the selection bold, or no longer, where attributes may be edited.
  open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
  /// Makes the selection italic, or no longer, where attributes may be edited.
  open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
  /// Underlines the selection, or no longer, where attributes may be edited.
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }

  // MARK: Sizes and touches

  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override func layoutBaselines(in size: CGSize) -> LayoutBaselines { ownBaselines(in: size) }

  override var layoutLineHeight: CGFloat? { font?.lineHeight }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled, isFirstResponder { endEditing(true) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textLayoutDidChange()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    textContentDidChange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      textLayoutDidChange()
    }
  }

  open override var backgroundColor: UIColor? {
    get { hasColorOfLayer ? super.backgroundColor : fillColor ?? super.backgroundColor }
    set {
      fillColor = newValue
      updateFill()
      takeLayerColorBack()
    }
  }
  /// The background colour as set: with rounded corners it fills those.
  var fillColor: UIColor?

  func setLayerFill(_ color: UIColor?) {
    if color !== backgroundColorStorage { super.backgroundColor = color }
  }

  func showBackground(_ image: UIImage?) {
    guard let image else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView()
    view.image = image
    if view.superview == nil { insertSubview(view, at: 0) }
    view.frame = bounds
    backgroundView = view
  }

  func showClearButton(_ isShown: Bool) {
    guard isShown else {
      clearButton?.removeFromSuperview()
      clearButton = nil
      return
    }
    let button = clearButton ?? makeClearButton()
    if button.superview == nil { addSubview(button) }
    button.frame = clearButtonRect(forBounds: bounds)
    clearButton = button
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isTap, let touch = touches.first { wasTapped(at: touch.location(in: self), count: touch.tapCount) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if isFirstResponder, let touch = touches.first { caretFollows(touch.location(in: self)) }
  }

  /// Editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The user changed the text.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Why editing ended, in the notification of it: a number.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
