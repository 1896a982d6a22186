// Written by Scripts/property-keys: Apple's properties by key.

extension NSLayoutManager {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("hyphenationFactor", \NSLayoutManager.hyphenationFactor)
    table.add("numberOfGlyphs", \NSLayoutManager.numberOfGlyphs)
    table.add("textContainers", \NSLayoutManager.textContainers)
    table.add("textStorage", \NSLayoutManager.textStorage)
    table.add("usesDefaultHyphenation", \NSLayoutManager.usesDefaultHyphenation)
    table.add("usesFontLeading", \NSLayoutManager.usesFontLeading)
  }
}

extension NSTextContainer {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("layoutManager", \NSTextContainer.layoutManager)
    table.add("lineBreakMode", \NSTextContainer.lineBreakMode)
    table.add("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
    table.add("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
    table.add("size", \NSTextContainer.size)
    table.add("widthTracksTextView", \NSTextContainer.widthTracksTextView)
  }
}

extension NSTextStorage {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("changeInLength", \NSTextStorage.changeInLength)
    table.add("delegate", \NSTextStorage.delegate)
    table.add("editedMask", \NSTextStorage.editedMask)
    table.add("editedRange", \NSTextStorage.editedRange)
    table.add("layoutManagers", \NSTextStorage.layoutManagers)
  }
}

extension UITextField {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("text", \UITextField.text)
    table.add("attributedText", \UITextField.attributedText)
    table.add("textColor", \UITextField.textColor)
    table.add("font", \UITextField.font)
    table.add("textAlignment", \UITextField.textAlignment)
    table.add("borderStyle", \UITextField.borderStyle)
    table.add("defaultTextAttributes", \UITextField.defaultTextAttributes)
    table.add("placeholder", \UITextField.placeholder)
    table.add("attributedPlaceholder", \UITextField.attributedPlaceholder)
    table.add("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    table.add("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    table.add("minimumFontSize", \UITextField.minimumFontSize)
    table.add("delegate", \UITextField.delegate)
    table.add("background", \UITextField.background)
    table.add("disabledBackground", \UITextField.disabledBackground)
    table.add("editing", \UITextField.isEditing)
    table.add("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
    table.add("typingAttributes", \UITextField.typingAttributes)
    table.add("clearButtonMode", \UITextField.clearButtonMode)
    table.add("leftView", \UITextField.leftView)
    table.add("leftViewMode", \UITextField.leftViewMode)
    table.add("rightView", \UITextField.rightView)
    table.add("rightViewMode", \UITextField.rightViewMode)
    table.add("inputView", \UITextField.inputView)
    table.add("inputAccessoryView", \UITextField.inputAccessoryView)
    table.add("clearsOnInsertion", \UITextField.clearsOnInsertion)
    table.add("interactionState", \UITextField.interactionState)
    table.add("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    table.add("autocapitalizationType", \UITextField.autocapitalizationType)
    table.add("autocorrectionType", \UITextField.autocorrectionType)
    table.add("backgroundColor", \UITextField.backgroundColor)
    table.add("beginningOfDocument", \UITextField.beginningOfDocument)
    table.add("canBecomeFirstResponder", \UITextField.canBecomeFirstResponder)
    table.add("canBecomeFocused", \UITextField.canBecomeFocused)
    table.add("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    table.add("endOfDocument", \UITextField.endOfDocument)
    table.add("hasText", \UITextField.hasText)
    table.add("inputDelegate", \UITextField.inputDelegate)
    table.add("intrinsicContentSize", \UITextField.intrinsicContentSize)
    table.add("secureTextEntry", \UITextField.isSecureTextEntry)
    table.add("keyboardAppearance", \UITextField.keyboardAppearance)
    table.add("keyboardType", \UITextField.keyboardType)
    table.add("markedTextRange", \UITextField.markedTextRange)
    table.add("markedTextStyle", \UITextField.markedTextStyle)
    table.add("passwordRules", \UITextField.passwordRules)
    table.add("returnKeyType", \UITextField.returnKeyType)
    table.add("selectedTextRange", \UITextField.selectedTextRange)
    table.add("semanticContentAttribute", \UITextField.semanticContentAttribute)
    table.add("smartDashesType", \UITextField.smartDashesType)
    table.add("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
    table.add("smartQuotesType", \UITextField.smartQuotesType)
    table.add("spellCheckingType", \UITextField.spellCheckingType)
    table.add("textContentType", \UITextField.textContentType)
    table.add("tokenizer", \UITextField.tokenizer)
  }
}

extension UITextInputPasswordRules {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
  }
}

extension UITextItem {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("content", \UITextItem.content)
    table.add("range", \UITextItem.range)
  }
}

extension UITextSelectionRect {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("containsEnd", \UITextSelectionRect.containsEnd)
    table.add("containsStart", \UITextSelectionRect.containsStart)
    table.add("vertical", \UITextSelectionRect.isVertical)
    table.add("rect", \UITextSelectionRect.rect)
    table.add("writingDirection", \UITextSelectionRect.writingDirection)
  }
}

extension UITextView {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("delegate", \UITextView.delegate)
    table.add("text", \UITextView.text)
    table.add("font", \UITextView.font)
    table.add("textColor", \UITextView.textColor)
    table.add("textAlignment", \UITextView.textAlignment)
    table.add("selectedRange", \UITextView.selectedRange)
    table.add("editable", \UITextView.isEditable)
    table.add("selectable", \UITextView.isSelectable)
    table.add("dataDetectorTypes", \UITextView.dataDetectorTypes)
    table.add("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
    table.add("attributedText", \UITextView.attributedText)
    table.add("typingAttributes", \UITextView.typingAttributes)
    table.add("inputView", \UITextView.inputView)
    table.add("inputAccessoryView", \UITextView.inputAccessoryView)
    table.add("clearsOnInsertion", \UITextView.clearsOnInsertion)
    table.add("textContainer", \UITextView.textContainer)
    table.add("textContainerInset", \UITextView.textContainerInset)
    table.add("layoutManager", \UITextView.layoutManager)
    table.add("textStorage", \UITextView.textStorage)
    table.add("linkTextAttributes", \UITextView.linkTextAttributes)
    table.add("interactionState", \UITextView.interactionState)
    table.add("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    table.add("autocapitalizationType", \UITextView.autocapitalizationType)
    table.add("autocorrectionType", \UITextView.autocorrectionType)
    table.add("beginningOfDocument", \UITextView.beginningOfDocument)
    table.add("canBecomeFirstResponder", \UITextView.canBecomeFirstResponder)
    table.add("canBecomeFocused", \UITextView.canBecomeFocused)
    table.add("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
    table.add("endOfDocument", \UITextView.endOfDocument)
    table.add("hasText", \UITextView.hasText)
    table.add("inputDelegate", \UITextView.inputDelegate)
    table.add("intrinsicContentSize", \UITextView.intrinsicContentSize)
    table.add("scrollEnabled", \UITextView.isScrollEnabled)
    table.add("secureTextEntry", \UITextView.isSecureTextEntry)
    table.add("keyboardAppearance", \UITextView.keyboardAppearance)
    table.add("keyboardType", \UITextView.keyboardType)
    table.add("markedTextRange", \UITextView.markedTextRange)
    table.add("markedTextStyle", \UITextView.markedTextStyle)
    table.add("passwordRules", \UITextView.passwordRules)
    table.add("returnKeyType", \UITextView.returnKeyType)
    table.add("selectedTextRange", \UITextView.selectedTextRange)
    table.add("smartDashesType", \UITextView.smartDashesType)
    table.add("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
    table.add("smartQuotesType", \UITextView.smartQuotesType)
    table.add("spellCheckingType", \UITextView.spellCheckingType)
    table.add("textContentType", \UITextView.textContentType)
    table.add("tokenizer", \UITextView.tokenizer)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSLayoutManager.self, NSLayoutManager.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSTextContainer.self, NSTextContainer.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, NSTextStorage.self, NSTextStorage.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITextField.self, UITextField.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITextInputPasswordRules.self, UITextInputPasswordRules.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITextItem.self, UITextItem.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITextSelectionRect.self, UITextSelectionRect.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITextView.self, UITextView.keys7) }, 0, 0
)
