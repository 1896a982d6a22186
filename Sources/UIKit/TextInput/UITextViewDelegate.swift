/// The user's action on a link or picture in a text.
public enum UITextItemInteraction: _Enumeration, Sendable {
  /// A tap.
  case invokeDefaultAction
  // Silent: UITextItemInteraction.presentActions, preview | a tap is the only interaction there is;
  //   applications compare
  /// A long press for a menu of actions.
  case presentActions
  /// A press for a preview.
  case preview
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}

/// The methods by which a text view asks and tells its delegate; all may be left out.
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
  /// Whether a tapped picture in the text may have its action; here pictures have none of their own.
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
  /// The action of a tap on a link; nil does nothing.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

extension UITextViewDelegate {
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textViewShouldBeginEditing_")
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.call("textViewShouldBeginEditing:", self, textView, or: true)
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textViewShouldEndEditing_")
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethods.call("textViewShouldEndEditing:", self, textView, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textViewDidBeginEditing_")
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalMethods.call("textViewDidBeginEditing:", self, textView, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textViewDidEndEditing_")
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalMethods.call("textViewDidEndEditing:", self, textView, or: ())
  }
  /// Unless implemented, they may.
  @_silgen_name("masthead_default_textView_shouldChangeTextInRange_replacementText_")
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethods.call("textView:shouldChangeTextInRange:replacementText:", self, textView, range, text, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textViewDidChange_")
  public func textViewDidChange(_ textView: UITextView) {
    OptionalMethods.call("textViewDidChange:", self, textView, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textViewDidChangeSelection_")
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalMethods.call("textViewDidChangeSelection:", self, textView, or: ())
  }
  /// Unless implemented, the method from before iOS 10.
  @_silgen_name("masthead_default_textView_shouldInteractWithURL_inRange_interaction_")
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethods.call(
      "textView:shouldInteractWithURL:inRange:interaction:", self, textView, URL, characterRange, interaction,
      or: self.textView(textView, shouldInteractWith: URL, in: characterRange))
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textView_shouldInteractWithURL_inRange_")
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    OptionalMethods.call("textView:shouldInteractWithURL:inRange:", self, textView, URL, characterRange, or: true)
  }
  /// Unless implemented, the method from before iOS 10.
  @_silgen_name("masthead_default_textView_shouldInteractWithTextAttachment_inRange_interaction_")
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethods.call(
      "textView:shouldInteractWithTextAttachment:inRange:interaction:", self, textView, textAttachment, characterRange,
      interaction, or: self.textView(textView, shouldInteractWith: textAttachment, in: characterRange))
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_textView_shouldInteractWithTextAttachment_inRange_")
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    OptionalMethods.call(
      "textView:shouldInteractWithTextAttachment:inRange:", self, textView, textAttachment, characterRange, or: true)
  }
  /// Unless implemented, the suggested actions.
  @_silgen_name("masthead_default_textView_editMenuForTextInRange_suggestedActions_")
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethods.call(
      "textView:editMenuForTextInRange:suggestedActions:", self, textView, range, suggestedActions, or: nil)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textView_willPresentEditMenuWithAnimator_")
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    OptionalMethods.call("textView:willPresentEditMenuWithAnimator:", self, textView, animator, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textView_willDismissEditMenuWithAnimator_")
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    OptionalMethods.call("textView:willDismissEditMenuWithAnimator:", self, textView, animator, or: ())
  }
  /// Unless implemented, what it usually does.
  @_silgen_name("masthead_default_textView_primaryActionForTextItem_defaultAction_")
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    OptionalMethods.call(
      "textView:primaryActionForTextItem:defaultAction:", self, textView, textItem, defaultAction, or: defaultAction)
  }
}
