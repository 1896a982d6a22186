/// The actions of editing that menus and keys send to the first responder; all may be left out.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection away and keeps it on the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by the pasteboard's content.
  func paste(_ sender: Any?)
  /// Selects the text under the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes the selection away.
  func delete(_ sender: Any?)
  /// Makes the selection bold, or no longer.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer.
  func toggleUnderline(_ sender: Any?)
  /// Replaces the selection by the pasteboard's content, with the attributes of the text there.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Puts an address on the pasteboard in the place of the text and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Replaces the text by the pasteboard's content and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Makes the selection read from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the selection read from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Searches in the shown content.
  func find(_ sender: Any?)
  /// Searches and replaces in the shown content.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the place before that was found.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Gives the selection the attributes that a block makes of its own.
  func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Prints the shown content.
  func printContent(_ sender: Any?)
  /// Renames the shown content.
  func rename(_ sender: Any?)
  /// Duplicates the shown content.
  func duplicate(_ sender: Any?)
  /// Moves the shown content elsewhere.
  func move(_ sender: Any?)
  /// Exports the shown content for other applications.
  func export(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Unless implemented, nothing.
  public func cut(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func copy(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func paste(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func select(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func selectAll(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func delete(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func toggleUnderline(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func pasteAndGo(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func increaseSize(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func decreaseSize(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func find(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func findAndReplace(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func findNext(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func findPrevious(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Unless implemented, nothing.
  public func printContent(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func rename(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func duplicate(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func move(_ sender: Any?) {}
  /// Unless implemented, nothing.
  public func export(_ sender: Any?) {}
}
