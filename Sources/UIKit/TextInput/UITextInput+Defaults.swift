// What may be left out of a text input.
extension UITextInput {
  /// Unless implemented, the place so many UTF-16 units behind the range's beginning; nil behind its end.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let found = position(from: range.start, offset: offset),
      compare(found, to: range.end) != .orderedDescending
    else { return nil }
    return found
  }
  /// Unless implemented, the UTF-16 units between the range's beginning and the place.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// Unless implemented, the characters without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Unless implemented, the characters are put there without their attributes.
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    replace(range, withText: attributedText.string)
  }
  /// Unless implemented, the characters are typed without their attributes.
  public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
  /// Unless implemented, the characters are composed without their attributes.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Unless implemented, the caret stands upright.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Unless implemented, it is.
  public var isEditable: Bool { true }
  /// Unless implemented, nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Unless implemented, nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Unless implemented, nothing.
  public func endFloatingCursor() {}
  /// Unless implemented, the suggested actions.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// Unless implemented, nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Unless implemented, nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
