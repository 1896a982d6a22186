// Made by Scripts/optional-calls from the protocol.

extension UITextViewDelegate {
  /// For calls of optional methods: `delegate?.textViewShouldBeginEditing?(…)`.
  @_disfavoredOverload public var textViewShouldBeginEditing: _UITextViewDelegate_textViewShouldBeginEditing? {
    _UITextViewDelegate_textViewShouldBeginEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textViewShouldEndEditing?(…)`.
  @_disfavoredOverload public var textViewShouldEndEditing: _UITextViewDelegate_textViewShouldEndEditing? {
    _UITextViewDelegate_textViewShouldEndEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textViewDidBeginEditing?(…)`.
  @_disfavoredOverload public var textViewDidBeginEditing: _UITextViewDelegate_textViewDidBeginEditing? {
    _UITextViewDelegate_textViewDidBeginEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textViewDidEndEditing?(…)`.
  @_disfavoredOverload public var textViewDidEndEditing: _UITextViewDelegate_textViewDidEndEditing? {
    _UITextViewDelegate_textViewDidEndEditing(object: self)
  }
  /// For calls of optional methods: `delegate?.textView?(…)`.
  @_disfavoredOverload public var textView: _UITextViewDelegate_textView? { _UITextViewDelegate_textView(object: self) }
  /// For calls of optional methods: `delegate?.textViewDidChange?(…)`.
  @_disfavoredOverload public var textViewDidChange: _UITextViewDelegate_textViewDidChange? {
    _UITextViewDelegate_textViewDidChange(object: self)
  }
  /// For calls of optional methods: `delegate?.textViewDidChangeSelection?(…)`.
  @_disfavoredOverload public var textViewDidChangeSelection: _UITextViewDelegate_textViewDidChangeSelection? {
    _UITextViewDelegate_textViewDidChangeSelection(object: self)
  }
}

/// The optional methods `textViewShouldBeginEditing` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewShouldBeginEditing {
  let object: any UITextViewDelegate

  /// Calls `textViewShouldBeginEditing(_:)`.
  public func callAsFunction(_ textView: UITextView) -> Bool {
    object.textViewShouldBeginEditing(textView)
  }
}

/// The optional methods `textViewShouldEndEditing` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewShouldEndEditing {
  let object: any UITextViewDelegate

  /// Calls `textViewShouldEndEditing(_:)`.
  public func callAsFunction(_ textView: UITextView) -> Bool {
    object.textViewShouldEndEditing(textView)
  }
}

/// The optional methods `textViewDidBeginEditing` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidBeginEditing {
  let object: any UITextViewDelegate

  /// Calls `textViewDidBeginEditing(_:)`.
  public func callAsFunction(_ textView: UITextView) {
    object.textViewDidBeginEditing(textView)
  }
}

/// The optional methods `textViewDidEndEditing` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidEndEditing {
  let object: any UITextViewDelegate

  /// Calls `textViewDidEndEditing(_:)`.
  public func callAsFunction(_ textView: UITextView) {
    object.textViewDidEndEditing(textView)
  }
}

/// The optional methods `textView` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textView {
  let object: any UITextViewDelegate

  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    object.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    object.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  /// Calls `textView(_:shouldInteractWith:in:)`.
  public func callAsFunction(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    object.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    object.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
  }

  /// Calls `textView(_:shouldInteractWith:in:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool {
    object.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }

  /// Calls `textView(_:editMenuForTextIn:suggestedActions:)`.
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    object.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  /// Calls `textView(_:willPresentEditMenuWith:)`.
  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textView(textView, willPresentEditMenuWith: animator)
  }

  /// Calls `textView(_:willDismissEditMenuWith:)`.
  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    object.textView(textView, willDismissEditMenuWith: animator)
  }

  /// Calls `textView(_:primaryActionFor:defaultAction:)`.
  public func callAsFunction(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    object.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
  }
}

/// The optional methods `textViewDidChange` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidChange {
  let object: any UITextViewDelegate

  /// Calls `textViewDidChange(_:)`.
  public func callAsFunction(_ textView: UITextView) {
    object.textViewDidChange(textView)
  }
}

/// The optional methods `textViewDidChangeSelection` of a `UITextViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITextViewDelegate_textViewDidChangeSelection {
  let object: any UITextViewDelegate

  /// Calls `textViewDidChangeSelection(_:)`.
  public func callAsFunction(_ textView: UITextView) {
    object.textViewDidChangeSelection(textView)
  }
}
