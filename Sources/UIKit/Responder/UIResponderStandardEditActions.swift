/// The actions of editing that menus and keys send to the first responder; all may be left out.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes the selection away and keeps it on the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in the place of the selection.
  func paste(_ sender: Any?)
  /// Selects what is under the caret.
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
}
