import Foundation

extension UITextField: TextEditorHost {
  var editorMayEdit: Bool { isEnabled }
  var editorMayCopy: Bool { !isSecureTextEntry }
  var editorTakesAttributes: Bool { allowsEditingTextAttributes }

  func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  var editorTypingAttributes: [NSAttributedString.Key: Any] {
    if let typingOverride { return typingOverride }
    guard allowsEditingTextAttributes, editor.hasText else { return defaultTextAttributes }
    let place = max(0, min(editor.selection.location, editor.length) - 1)
    return editor.storage.attributes(at: place, effectiveRange: nil)
  }

  func editorDidReplace(_ range: NSRange, by length: Int) { textContentDidChange() }

  func editorEditMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
  func editorEditMenuWillCome(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  func editorEditMenuWillGo(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  func editorSelectionDidChange() {
    editorMenu.dismiss()
    content.selectionDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  func editorTextDidChange() {
    if hasKeyValueObservers {
      willChangeValue(forKey: "text")
      didChangeValue(forKey: "text")
    }
    send(.editingChanged, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    if enablesReturnKeyAutomatically { reloadInputViews() }
  }

  func editorCaret(at index: Int) -> CGRect { content.caret(at: index) }
  func editorRects(of range: NSRange) -> [CGRect] { content.rects(of: range) }
  func editorIndex(at point: CGPoint) -> Int { content.index(at: point) }
  func editorCharacter(at point: CGPoint) -> Int? { content.character(at: point) }
  func editorLine(at index: Int) -> NSRange { NSRange(location: 0, length: editor.length) }

  // MARK: Beginning and end

  func editingDidBegin() {
    if clearsOnBeginEditing, editor.hasText, delegate?.textFieldShouldClear(self) ?? true { clear() }
    textLayoutDidChange()
    content.selectionDidChange()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func editingDidEnd() {
    editorMenu.dismiss()
    editor.unmark()
    typingAttributes = nil
    content.scrollToBeginning()
    textLayoutDidChange()
    content.selectionDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, event: nil)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
  }

  /// The return key: asks the delegate, tells targets, and gives the keyboard up where somebody waits for its end.
  func returnKeyWasPressed() {
    if editor.marked != nil { return editor.unmark() }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isAwaited = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, event: nil)
    send(.primaryActionTriggered, event: nil)
    if isAwaited { resignFirstResponder() }
  }

  private func clear() {
    editor.change(NSRange(location: 0, length: editor.length), to: NSAttributedString(string: ""), asks: false)
  }

  func clearButtonWasTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    (self as? UISearchTextField)?.removeAllTokens()
    clear()
  }

  // MARK: Touches

  func wasTapped(at point: CGPoint, count: Int) {
    editor.hadFocus = isFirstResponder
    guard isFirstResponder || becomeFirstResponder() else { return }
    switch count {
    case 1: editor.tapped(at: content.index(at: point), editorMenu)
    case 2:
      editor.select(NSRange(location: content.index(at: point), length: 0))
      editor.selectWord()
      editorMenu.present()
    default:
      editor.selectAll()
      editorMenu.present()
    }
  }

  func caretFollows(_ point: CGPoint) { editor.select(NSRange(location: content.index(at: point), length: 0)) }

  // MARK: Attributes

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    ownAttributes[key] = value
    let all = NSRange(location: 0, length: editor.length)
    if let value = value ?? defaultTextAttributes[key] {
      editor.storage.addAttribute(key, value: value, range: all)
    } else {
      editor.storage.removeAttribute(key, range: all)
    }
    textContentDidChange()
  }

  /// Text with the field's attributes where it has none.
  func completed(_ text: NSAttributedString) -> NSAttributedString {
    Self.completed(text, by: defaultTextAttributes)
  }

  func completedPlaceholder(_ text: NSAttributedString) -> NSAttributedString {
    var attributes = defaultTextAttributes
    attributes[.foregroundColor] = placeholderColor
    return Self.completed(text, by: attributes)
  }

  private static func completed(
    _ text: NSAttributedString, by attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
      result.setAttributes(attributes.merging(own) { $1 }, range: range)
    }
    return AttributedStringMemory.sealed(result)
  }

  func adjustFonts() {
    let traits = traitCollection
    if let own = ownAttributes[.font] as? UIFont { ownAttributes[.font] = own.adjusted(to: traits) }
    editor.adjustFonts(to: traits)
    textContentDidChange()
  }
}

extension TextEditor {
  /// The place of the caret for a tap: the nearer end of the word, as on iOS.
  func edgeNear(_ index: Int) -> Int {
    guard let word = word(around: index) else { return index }
    let end = word.location + word.length
    return index - word.location < end - index ? word.location : end
  }

  /// How the text at a place looks.
  func attributes(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    guard let place = index(position), length > 0 else { return nil }
    return storage.attributes(at: min(place, length - 1), effectiveRange: nil)
  }

  /// The text with a dot for each unit.
  var secureText: String { String(repeating: "\u{2022}", count: length) }

  /// Sets fonts of text styles to the reader's text size.
  func adjustFonts(to traits: UITraitCollection) {
    storage.enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(to: traits)
      if adjusted !== font { storage.addAttribute(.font, value: adjusted, range: range) }
    }
  }
}
