import Foundation

/// A text of any length that scrolls, can be selected and edited.
///
/// Paragraphs are set in lines as they are seen, so that the length of the text costs nothing; the height of those that were never seen is estimated.
/// A view that does not scroll is as high as its text. Text keeps `textContainerInset` from the edges (8 points above and below) and the container's
/// `lineFragmentPadding` (5 points) from the sides; without a font it is set in 12 points.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  static let defaultFontSize: CGFloat = 12

  private var storage = NSTextStorage()
  private var manager = NSLayoutManager()
  private var container = NSTextContainer()
  private(set) lazy var editor = TextEditor(host: self, storage: storage)
  let content = TextViewContent()
  var traitValues = TextInputTraitValues()
  /// How text looks that is set or typed.
  var ownAttributes: [NSAttributedString.Key: Any] = [:]
  private var typing: [NSAttributedString.Key: Any]?
  /// The natural size at a width, until the text changes.
  var knownSize: (width: CGFloat?, size: CGSize)?
  /// Whether a finger that came down may still be a tap.
  var tapPlace: CGPoint?

  /// Makes a view with a frame, on the system's background; nil is a container of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    settingDefaults { backgroundColor = .systemBackground }
    setUp(textContainer)
  }

  /// Makes a view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
    coder.finishDecoding(self, as: UITextView.self)
  }

  private func setUp(_ given: NSTextContainer?) {
    if let given {
      container = given
      if let layoutManager = given.layoutManager { manager = layoutManager }
    } else {
      container.widthTracksTextView = true
    }
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if let known = manager.textStorage { storage = known } else { storage.addLayoutManager(manager) }
    manager.didChange = { [weak self] range, delta in self?.layoutIsStale(range, delta) }
    manager.adjusts = { [weak self] text, range in self?.adjust(text, range) }
    content.textView = self
    addSubview(content)
    alwaysBounceVertical = false
    layoutIsStale(NSRange(location: 0, length: 0), 0)
  }

  package override var shownText: String? { text }
  override var accessibilityDefaults: AccessibilityDefaults { .element([], value: text) }

  // MARK: Text

  /// The text; setting it gives it the view's font and colour and tells nobody.
  open var text: String! {
    get { storage.string }
    set { replaceAll(NSAttributedString(string: newValue ?? "", attributes: defaultAttributes)) }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      let text: NSAttributedString = newValue ?? NSAttributedString(string: "")
      if text.length > 0 {
        let first = text.attributes(at: 0, effectiveRange: nil)
        for key in [NSAttributedString.Key.font, .foregroundColor] where first[key] != nil {
          ownAttributes[key] = first[key]
        }
      }
      replaceAll(text)
    }
  }

  private func replaceAll(_ text: NSAttributedString) {
    storage.setAttributedString(text)
    typing = nil
    editor.textWasSet()
    setNeedsLayout()
  }

  /// The text's font; setting it sets all of the text in it.
  open var font: UIFont? {
    get {
      if storage.length > 0, let font = storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { return font }
      return ownAttributes[.font] as? UIFont
    }
    set {
      styled(\UITextView.font, newValue)
      setAttribute(.font, newValue)
    }
  }
  /// The colour of the text, `UIColor.label` unless set.
  open var textColor: UIColor? {
    get { ownAttributes[.foregroundColor] as? UIColor ?? .label }
    set {
      styled(\UITextView.textColor, newValue)
      setAttribute(.foregroundColor, newValue)
    }
  }
  /// The alignment of lines.
  open var textAlignment: NSTextAlignment {
    get { (ownAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      styled(\UITextView.textAlignment, newValue)
      let style = NSMutableParagraphStyle((ownAttributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? .init())
      style.alignment = newValue
      setAttribute(.paragraphStyle, style)
    }
  }
  /// How the next characters look that are typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing ?? editorTypingAttributes }
    set { typing = newValue }
  }
  var typingOverride: [NSAttributedString.Key: Any]? { typing }
  /// How links look; in the tint colour unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkLook ?? [.foregroundColor: tintColor as Any] }
    set {
      styled(\UITextView.linkTextAttributes, newValue)
      linkLook = newValue
      textLayoutDidChange()
    }
  }
  private var linkLook: [NSAttributedString.Key: Any]?
  /// Whether keys and menus may make text bold, italic or underlined.
  open var allowsEditingTextAttributes = false
  /// Whether the next characters that are typed take the place of the whole text.
  open var clearsOnInsertion = false
  /// Whether fonts of text styles follow the reader's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// The selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }
  /// Whether the text may be edited; true unless set.
  open var isEditable = true {
    didSet {
      if isEditable != oldValue, !dataDetectorTypes.isEmpty { textLayoutDidChange() }
      if !isEditable, oldValue, isFirstResponder, !isSelectable { resignFirstResponder() } else { reloadInputViews() }
    }
  }
  /// Whether text may be selected, and links tapped; true unless set.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  /// The kinds of data to find in text that may not be edited, shown and opened as links; none unless set.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { textLayoutDidChange() } }
  }

  /// Makes a view of no size; both of Apple's text engines are the same one here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// The state of the view by the user's touches: the selection and the scroll offset, to be given to a view of the
  /// same text.
  ///
  /// Values that do not come from this property change nothing.
  open var interactionState: Any {
    get { TextInteractionState(selection: selectedRange, offset: contentOffset) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      selectedRange = state.selection
      contentOffset = state.offset
    }
  }

  /// Scrolls as little as it takes to show a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = editor.clamped(range)
    let rects = range.length > 0 ? editorRects(of: range) : [editorCaret(at: range.location)]
    guard let first = rects.first else { return }
    updateContentSize()
    scrollRectToVisible(rects.reduce(first) { $0.union($1) }, animated: false)
  }

  // MARK: Layout

  /// The room for lines.
  open var textContainer: NSTextContainer { container }
  /// The manager that sets the text in lines.
  open var layoutManager: NSLayoutManager { manager }
  /// The text, which tells of changes.
  open var textStorage: NSTextStorage { storage }
  /// How far the container keeps from the edges: 8 points above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textLayoutDidChange() } }
  }

  /// Whether the text scrolls; where it does not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return naturalSize(width: layoutWidth)
  }
  /// The size of the text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(width: size.width > 0 && size.width < UILabel.unlimited ? size.width : nil)
  }
  /// The width from Auto Layout, during its question for the natural size at this width.
  private var layoutWidth: CGFloat?

  override func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  override var wrapsText: Bool { !isScrollEnabled }
  override func layoutBaselines(in size: CGSize) -> LayoutBaselines { ownBaselines(in: size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
    if caretWaits, scrollCaretIntoSight() { caretWaits = false }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsLayout()
  }

  override func didScroll() {
    super.didScroll()
    editorMenu.dismiss()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textLayoutDidChange()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    textLayoutDidChange()
  }

  // MARK: Editing

  /// The delegate, which is asked and told of editing and scrolling.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { delegateStorage as? any UITextViewDelegate }
    set { delegateStorage = newValue }
  }
  /// Whether the caret was moved by a key, and is to be seen when the text has its new place.
  var caretWaits = false
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

  /// A view whose text may be edited or selected can.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Whether the view can have the focus: editable text can, and is edited while focused.
  open override var canBecomeFocused: Bool { isEditable }
  override var formsFocusGroup: Bool { true }
  override var standardFocusEffect: UIFocusEffect? { nil }
  override func focusedViewWasPressed() -> Bool { becomeFirstResponder() }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard responderWindow != nil, canBecomeFirstResponder else { return false }
    if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    editingDidBegin()
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isEditable, !(delegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    editingDidEnd()
    return true
  }

  override func endEditingByForce() {
    super.endEditingByForce()
    editingDidEnd()
  }

  /// Types characters, as a key does: the delegate is asked.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editor.selectAll()
    }
    editor.insert(text)
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
      styled(\UITextView.keyboardAppearance, newValue)
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

  // MARK: Text input

  private(set) lazy var editorMenu = TextEditMenu(host: self)
  /// The text of a range with its attributes.
  open func attributedText(in range: UITextRange) -> NSAttributedString {
    editor.range(range).map { storage.attributedSubstring(from: $0) } ?? NSAttributedString(string: "")
  }
  /// Puts text with its attributes in the place of a range, without asking the delegate.
  open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    if let range = editor.range(range) { editor.change(range, to: attributedText, asks: false) }
  }
  /// Types text with its attributes: the delegate is asked.
  open func insertAttributedText(_ string: NSAttributedString) {
    guard isEditable else { return }
    editor.change(editor.marked ?? editor.selection, to: string)
  }
  /// Replaces the marked text, or else the selection, by new marked text with its attributes.
  open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    editor.setMarked(markedText ?? NSAttributedString(string: ""), selected: selectedRange)
  }
  /// The user begins to move the caret freely.
  open func beginFloatingCursor(at point: CGPoint) { editor.beginFloating(at: point) }
  /// Moves the caret to the place nearest to a point that moves as the given one does.
  open func updateFloatingCursor(at point: CGPoint) { editor.float(to: point) }
  /// The caret stays where it is.
  open func endFloatingCursor() { editor.endFloating() }

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
  /// Selects all; chosen from a menu, the menu for all of it comes.
  open override func selectAll(_ sender: Any?) {
    editor.selectAll()
    if sender is UICommand { editorMenu.present() }
  }
  /// Replaces the selection by the text of the pasteboard, with the attributes of typed text.
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }
  /// Makes the paragraphs of the selection read from left to right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { editor.makeSelection(read: .leftToRight) }
  /// Makes the paragraphs of the selection read from right to left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { editor.makeSelection(read: .rightToLeft) }
  /// Makes the selection a point larger, where attributes may be edited.
  open override func increaseSize(_ sender: Any?) { editor.changeSize(by: 1) }
  /// Makes the selection a point smaller, where attributes may be edited.
  open override func decreaseSize(_ sender: Any?) { editor.changeSize(by: -1) }
  /// Gives the selection the attributes that a block makes of its own, where attributes may be edited.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { editor.changeAttributes(conversionHandler) }
  /// Makes the selection bold, or no longer, where attributes may be edited.
  open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
  /// Makes the selection italic, or no longer, where attributes may be edited.
  open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
  /// Underlines the selection, or no longer, where attributes may be edited.
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    tapPlace = touches.first?.location(in: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard tapPlace != nil, let touch = touches.first else { return }
    tapPlace = nil
    wasTapped(at: touch.location(in: self), count: touch.tapCount)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    tapPlace = nil
  }

  /// Editing began.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The user changed the text.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// Editing ended.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}
