/// The scrolling by which the text being typed is kept in sight.
///
/// As on iOS the scroll views are asked by `scrollRectToVisible(_:animated:)`, which applications override to keep their offset, and know only
/// of their own insets: one that reaches below the keyboard without an inset leaves the text there (`uikit-facts §11.2`).
extension ScreenKeyboard {
  /// Scrolls the field or the caret into sight; does nothing if it is in sight, or without typing.
  func keepFocusInSight() {
    guard focusHolds == 0, isShown, hasKeys, let view = typist else { return }
    guard isMoving else { return view.scrollFocusIntoSight(animated: true) }
    // Together with the keyboard.
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      view.scrollFocusIntoSight(animated: false)
    }
  }

  /// The view that is typed in.
  private var typist: UIView? { responder as? UIView }

  /// Runs a change that places the caret, and then scrolls the caret into sight: the keyboard may come meanwhile.
  func placingCaret(_ body: () -> Void) {
    focusHolds += 1
    body()
    focusHolds -= 1
    keepFocusInSight()
  }

  /// Whether somebody types in a view, or in what its controller shows above the keyboard.
  func isTyped(in view: UIView) -> Bool {
    guard hasKeys, let responder else { return false }
    return sequence(first: responder, next: \.next).contains { $0 === view }
  }
}

extension UIView {
  /// The part of a view with typing to keep in sight: all of a field, the caret of a longer text.
  private var focusRect: CGRect {
    guard let text = self as? UITextView else { return bounds }
    return text.editorCaret(at: NSMaxRange(text.editor.selection)).intersection(bounds.insetBy(dx: 0, dy: -1))
  }

  /// Scrolls the views around to the field or the caret, and a table to the whole row if there is room.
  func scrollFocusIntoSight(animated: Bool) {
    if let text = self as? UITextView, text.isScrollEnabled { text.scrollRangeToVisible(text.editor.selection) }
    showInScrollViews(focusRect, wholeRows: true, animated: animated)
  }

  /// Scrolls the views around to the caret after a move by a key; false until the view has grown for it.
  func scrollCaretIntoSight() -> Bool {
    let rect = focusRect
    if rect.isNull { return false }
    showInScrollViews(rect, wholeRows: false, animated: false)
    return true
  }

  private func showInScrollViews(_ rect: CGRect, wholeRows: Bool, animated: Bool) {
    guard !rect.isNull else { return }
    var row: UITableViewCell?
    var ancestor = superview
    while let view = ancestor {
      if let cell = view as? UITableViewCell { row = cell }
      if let scrollView = view as? UIScrollView {
        var shown = scrollView.convert(rect, from: self)
        if wholeRows, scrollView is UITableView, let row {
          let whole = scrollView.convert(row.bounds, from: row)
          let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
          if whole.height <= room.height {
            shown = CGRect(x: shown.minX, y: whole.minY, width: shown.width, height: whole.height)
          }
        }
        scrollView.showFocus(shown, animated: animated)
        row = nil
      }
      ancestor = view.superview
    }
  }
}

extension UIScrollView {
  /// Shows a rectangle of the content, unless it is in sight.
  fileprivate func showFocus(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    let isSeen =
      rect.minX >= seen.minX - 0.5 && rect.maxX <= seen.maxX + 0.5 && rect.minY >= seen.minY - 0.5
      && rect.maxY <= seen.maxY + 0.5
    if !isSeen, !isDragging { scrollRectToVisible(rect, animated: animated) }
  }
}

extension UIView {
  /// Tells the lists around that nobody types in the view any more.
  func editingLeft() {
    var ancestor = superview
    while let view = ancestor {
      (view as? UIScrollView)?.editingDidLeave()
      ancestor = view.superview
    }
  }
}
