import Foundation

extension NSAttributedString.Key {
  /// A `URL`, or its text, opened by a tap on the characters.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension UITextView: TextEditorHost {
  var editorMayEdit: Bool { isEditable }
  var editorMayCopy: Bool { !isSecureTextEntry }
  var editorTakesAttributes: Bool { allowsEditingTextAttributes }

  func editorShouldChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// How text looks that says nothing.
  var defaultAttributes: [NSAttributedString.Key: Any] {
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.defaultFontSize), .foregroundColor: UIColor.label,
    ]
    return ownAttributes.merging(usual) { own, _ in own }
  }

  var editorTypingAttributes: [NSAttributedString.Key: Any] {
    if let typingOverride { return typingOverride }
    guard editor.hasText else { return defaultAttributes }
    let place = max(0, min(editor.selection.location, editor.length) - 1)
    var attributes = textStorage.attributes(at: place, effectiveRange: nil)
    attributes[.link] = nil
    attributes[.attachment] = nil
    return attributes
  }

  func editorDidReplace(_ range: NSRange, by length: Int) {
    // The storage told of it; what is composed looks otherwise without a change of the storage.
    if range.length == 0, length == 0 { textLayoutDidChange() }
  }

  func editorEditMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
  func editorEditMenuWillCome(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  func editorEditMenuWillGo(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  func editorSelectionDidChange() {
    editorMenu.dismiss()
    content.selectionDidChange()
    delegate?.textViewDidChangeSelection(self)
  }

  func editorTextDidChange() {
    if hasKeyValueObservers {
      willChangeValue(forKey: "text")
      didChangeValue(forKey: "text")
    }
    if isScrollEnabled { scrollRangeToVisible(editor.selection) }
    if isFirstResponder {
      caretWaits = true
      setNeedsLayout()
    }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    if enablesReturnKeyAutomatically { reloadInputViews() }
  }

  // MARK: Places, in the view's coordinates

  private var corner: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  private func inContainer(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - corner.x, y: point.y - corner.y) }

  func editorCaret(at index: Int) -> CGRect {
    updateContainer()
    var rect = layoutManager.caret(at: index).offsetBy(dx: corner.x, dy: corner.y)
    rect.size.width = TextSelectionViews.caretWidth
    return PixelGrid.round(rect, scale: displayScale)
  }

  func editorRects(of range: NSRange) -> [CGRect] {
    updateContainer()
    return layoutManager.rects(of: range).map {
      PixelGrid.round($0.offsetBy(dx: corner.x, dy: corner.y), scale: displayScale)
    }
  }

  func editorIndex(at point: CGPoint) -> Int {
    updateContainer()
    return layoutManager.index(at: inContainer(point))
  }

  func editorCharacter(at point: CGPoint) -> Int? {
    updateContainer()
    return layoutManager.character(at: inContainer(point))
  }

  func editorLine(at index: Int) -> NSRange {
    updateContainer()
    return layoutManager.line(at: index).range
  }

  // MARK: Beginning and end

  func editingDidBegin() {
    content.selectionDidChange()
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func editingDidEnd() {
    editorMenu.dismiss()
    editor.unmark()
    content.selectionDidChange()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: Touches

  func wasTapped(at point: CGPoint, count: Int) {
    if isSelectable, !(isEditable && isFirstResponder), openLink(at: point) || touchAttachment(at: point) { return }
    guard isEditable || (isSelectable && count > 1) else {
      editor.select(NSRange(location: editor.selection.location, length: 0))
      return
    }
    editor.hadFocus = isFirstResponder
    stage.screen.keyboard.placingCaret { placeCaret(at: point, count: count) }
  }

  private func placeCaret(at point: CGPoint, count: Int) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    let place = editorIndex(at: point)
    switch count {
    case 1: editor.tapped(at: place, editorMenu)
    case 2:
      if let word = editor.word(around: place) { editor.select(word) }
      editorMenu.present()
    default:
      editor.select(editor.paragraph(at: place))
      editorMenu.present()
    }
  }

  /// Opens the link under a point, if the delegate agrees; false where there is none.
  private func openLink(at point: CGPoint) -> Bool {
    guard let place = editorCharacter(at: point) else { return false }
    var range = NSRange()
    var value = textStorage.attribute(
      .link, at: place, longestEffectiveRange: &range, in: NSRange(location: 0, length: textStorage.length))
    if value == nil, let found = detectedLink(at: place) {
      value = found.url
      range = found.range
    }
    guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return false }
    if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
      let usual = UIAction(title: url.absoluteString) { [stage] _ in stage.application.open(url) }
      let item = UITextItem(content: .link(url), range: range)
      let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
      action?.perform(sender: self)
    }
    return true
  }

  /// Tells the delegate of a tap on a picture in the text, without any other effect; false without picture.
  private func touchAttachment(at point: CGPoint) -> Bool {
    guard let place = editorCharacter(at: point) else { return false }
    var range = NSRange()
    guard
      let attachment = textStorage.attribute(.attachment, at: place, effectiveRange: &range) as? NSTextAttachment
    else { return false }
    _ = delegate?.textView(self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    return true
  }

  // MARK: Attributes

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    ownAttributes[key] = value
    let all = NSRange(location: 0, length: textStorage.length)
    if let value = value ?? defaultAttributes[key] {
      textStorage.addAttribute(key, value: value, range: all)
    } else {
      textStorage.removeAttribute(key, range: all)
    }
    textLayoutDidChange()
  }

  func adjustFonts() {
    let traits = traitCollection
    if let own = ownAttributes[.font] as? UIFont { ownAttributes[.font] = own.adjusted(to: traits) }
    editor.adjustFonts(to: traits)
    textLayoutDidChange()
  }
}
