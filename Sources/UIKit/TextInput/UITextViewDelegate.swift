/// What the user does with a link or picture in a text.
public enum UITextItemInteraction: _OpenEnumeration {
  /// A tap.
  case invokeDefaultAction
  /// A long press that shows what can be done.
  case presentActions
  /// A press that shows what is behind.
  case preview
  @available(*, unavailable) case _unnamed(_UnnamedNumber)
  /// The numbers of the cases, in their order.
  public static let _numbers: [Int] = [0, 1, 2]
}

/// Is asked and told what a text view does; all methods may be left out.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing began; after the keyboard comes up.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether characters may be replaced; the range counts UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection changed; before a change of the text is told of.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be opened that was tapped.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same, from before iOS 10; not called where the other is implemented.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Whether something may be done with a picture in the text that was tapped; there is nothing that is done by itself.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same, from before iOS 10; not called where the other is implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
  /// The menu for a range of the text; nil shows the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu comes.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// What a tap on a link does; nil does nothing.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
  /// Unless implemented, it may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Unless implemented, it may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Unless implemented, nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Unless implemented, nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Unless implemented, they may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Unless implemented, nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Unless implemented, nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Unless implemented, the method from before iOS 10.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Unless implemented, it may.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  /// Unless implemented, the method from before iOS 10.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Unless implemented, it may.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
  /// Unless implemented, the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Unless implemented, nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Unless implemented, nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Unless implemented, what it usually does.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
