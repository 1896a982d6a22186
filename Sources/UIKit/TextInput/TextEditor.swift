import Foundation

/// A view with an editor for its text: its rules for changes, its callbacks, and the geometry of its text.
@MainActor protocol TextEditorHost: UIView, UITextInput {
  var editor: TextEditor { get }
  /// Whether keys may change the text.
  var editorMayEdit: Bool { get }
  /// Whether the text may be put on the pasteboard.
  var editorMayCopy: Bool { get }
  /// Whether attributes may be changed and pasted.
  var editorTakesAttributes: Bool { get }
  /// Asks whoever may refuse a change.
  func editorShouldChange(_ range: NSRange, to text: String) -> Bool
  /// How characters look that are put in at the selection.
  var editorTypingAttributes: [NSAttributedString.Key: Any] { get }
  /// Characters were replaced, by whatever cause: layouts of them are out of date.
  func editorDidReplace(_ range: NSRange, by length: Int)
  /// The selection is another.
  func editorSelectionDidChange()
  /// The user changed the text.
  func editorTextDidChange()
  /// The caret before a character, in the view's coordinates.
  func editorCaret(at index: Int) -> CGRect
  /// The rectangles of a range.
  func editorRects(of range: NSRange) -> [CGRect]
  /// The place nearest to a point.
  func editorIndex(at point: CGPoint) -> Int
  /// The character under a point.
  func editorCharacter(at point: CGPoint) -> Int?
  /// The characters of the line that a place is on.
  func editorLine(at index: Int) -> NSRange
  /// The menu of commands beside the selection.
  var editorMenu: TextEditMenu { get }
  /// The delegate's menu for a range; nil where it has none.
  func editorEditMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?
  /// The menu comes.
  func editorEditMenuWillCome(_ animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func editorEditMenuWillGo(_ animator: any UIEditMenuInteractionAnimating)
}

/// A text with a selection, and what keys and fingers do to it.
///
/// Text fields and text views have one each. Places count UTF-16 units; those that come from outside are moved into the text. Changes that the user
/// makes are asked for first, can be undone, and are told of in UIKit's order: the selection, then the text.
@MainActor final class TextEditor {
  unowned let host: any TextEditorHost
  var storage: NSMutableAttributedString
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The range of the marked text.
  private(set) var marked: NSRange?
  /// The end of the selection that stays when keys extend the selection.
  private var anchor: Int?
  /// The x coordinate that the caret keeps while it moves up and down.
  private var column: CGFloat?
  private var replacing = 0
  /// Whether the view had the focus before the finger that is told of came down.
  var hadFocus = false
  /// How far the caret is from the finger that moves it freely.
  private var floating: CGVector?

  init(host: any TextEditorHost, storage: NSMutableAttributedString) {
    self.host = host
    self.storage = storage
  }

  var length: Int { storage.length }
  var units: NSString { storage.string as NSString }
  var hasText: Bool { storage.length > 0 }

  /// A range moved into the text.
  func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
    let start = aligned(min(max(0, range.location), length))
    let end = aligned(min(max(start, range.location &+ range.length), length))
    return NSRange(location: start, length: end - start)
  }

  /// The nearest place at or before another that does not split a surrogate pair.
  private func aligned(_ place: Int) -> Int {
    guard place > 0, place < length else { return place }
    let units = units
    let isParted = units.character(at: place) & 0xFC00 == 0xDC00 && units.character(at: place - 1) & 0xFC00 == 0xD800
    return isParted ? place - 1 : place
  }

  // MARK: Selection

  /// Selects a range; tells the host where it is another.
  func select(_ range: NSRange, keepsAnchor: Bool = false) {
    let range = clamped(range)
    if !keepsAnchor {
      anchor = nil
      column = nil
    }
    guard range != selection else { return }
    host.inputDelegate?.selectionWillChange(host)
    selection = range
    host.editorSelectionDidChange()
    host.inputDelegate?.selectionDidChange(host)
  }

  /// The text was replaced as a whole, by the application: the caret goes to its end.
  func textWasSet() {
    marked = nil
    anchor = nil
    column = nil
    selection = NSRange(location: length, length: 0)
  }

  /// Keeps the selection in the text after a change that the application made in the storage.
  func storageDidChange(_ range: NSRange, by newLength: Int) {
    guard replacing == 0 else { return }
    let change = newLength - range.length
    func moved(_ place: Int) -> Int {
      if place <= range.location { return place }
      return place >= range.location + range.length ? place + change : range.location + newLength
    }
    let (start, end) = (moved(selection.location), moved(selection.location + selection.length))
    selection = clamped(NSRange(location: start, length: end - start))
    marked = nil
  }

  // MARK: Changes

  /// Puts characters in the place of a range, and the selection behind them; false when somebody refused.
  @discardableResult
  func change(
    _ range: NSRange, to text: NSAttributedString, asks: Bool = true, selecting: NSRange? = nil, marking: NSRange? = nil
  ) -> Bool {
    let range = clamped(range)
    if asks, !host.editorShouldChange(range, to: text.string) { return false }
    host.inputDelegate?.textWillChange(host)
    replace(range, by: text)
    let new = selecting ?? NSRange(location: range.location + text.length, length: 0)
    marked = marking
    anchor = nil
    column = nil
    let isMoved = clamped(new) != selection
    selection = clamped(new)
    if isMoved || range.length != text.length || text.length > 0 { host.editorSelectionDidChange() }
    host.editorTextDidChange()
    host.inputDelegate?.textDidChange(host)
    return true
  }

  /// Replaces characters and remembers how to take that back.
  private func replace(_ range: NSRange, by text: NSAttributedString) {
    let old = storage.attributedSubstring(from: range)
    let oldSelection = selection
    replacing += 1
    storage.replaceCharacters(in: range, with: text)
    replacing -= 1
    host.editorDidReplace(range, by: text.length)
    guard let manager = host.undoManager else { return }
    let new = NSRange(location: range.location, length: text.length)
    manager.registerUndo(withTarget: host as UIView) { view in
      guard let host = view as? any TextEditorHost else { return }
      host.editor.change(new, to: old, asks: false, selecting: oldSelection)
    }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
  }

  func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: host.editorTypingAttributes)
  }

  /// Types characters in the place of the marked text or the selection.
  func insert(_ text: String) {
    guard host.editorMayEdit else { return }
    change(marked ?? selection, to: attributed(text))
  }

  /// Deletes the selection, or else the character before the caret, with all its parts.
  func deleteBackward() {
    guard host.editorMayEdit else { return }
    let range: NSRange
    if selection.length > 0 {
      range = selection
    } else {
      let start = previousCharacter(before: selection.location)
      guard start < selection.location else { return }
      range = NSRange(location: start, length: selection.location - start)
    }
    let composed = marked.flatMap { marked -> NSRange? in
      let rest = NSRange(location: marked.location, length: marked.length - range.length)
      return rest.length > 0 && NSIntersectionRange(marked, range).length == range.length ? rest : nil
    }
    change(range, to: NSAttributedString(string: ""), marking: composed)
  }

  /// Deletes the text between the caret and another place.
  private func delete(to place: Int) {
    guard host.editorMayEdit else { return }
    if selection.length > 0 { return deleteBackward() }
    let (start, end) = (min(place, selection.location), max(place, selection.location))
    if start < end { change(NSRange(location: start, length: end - start), to: NSAttributedString(string: "")) }
  }

  // MARK: Composition

  func setMarked(_ text: String?, selected: NSRange) { setMarked(attributed(text ?? ""), selected: selected) }

  func setMarked(_ text: NSAttributedString, selected: NSRange) {
    guard host.editorMayEdit else { return }
    let range = marked ?? selection
    let length = text.length
    let mark = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = range.location + min(max(0, selected.location == NSNotFound ? length : selected.location), length)
    let inside = NSRange(location: start, length: min(selected.length, range.location + length - start))
    change(range, to: text, selecting: inside, marking: mark)
  }

  // MARK: The caret that floats

  func beginFloating(at point: CGPoint) {
    let caret = host.editorCaret(at: head)
    floating = CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
  }

  func float(to point: CGPoint) {
    guard let floating else { return }
    let place = host.editorIndex(at: CGPoint(x: point.x + floating.dx, y: point.y + floating.dy))
    select(NSRange(location: place, length: 0))
  }

  func endFloating() { floating = nil }

  func unmark() {
    guard let range = marked else { return }
    marked = nil
    host.editorDidReplace(NSRange(location: range.location, length: 0), by: 0)
  }

  // MARK: Pasteboard

  /// Whether an action of editing can be done at present.
  func canPerform(_ action: Selector) -> Bool? {
    let hasSelection = selection.length > 0
    switch action.name {
    case "cut:": return hasSelection && host.editorMayCopy && host.editorMayEdit
    case "copy:": return hasSelection && host.editorMayCopy
    case "paste:", "pasteAndMatchStyle:": return host.editorMayEdit && UIPasteboard.general.hasStrings
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:":
      return host.editorMayEdit && hasText
    case "increaseSize:", "decreaseSize:", "updateTextAttributesWithConversionHandler:":
      return hasSelection && host.editorTakesAttributes && host.editorMayEdit
    case "delete:": return hasSelection && host.editorMayEdit
    case "select:": return hasText && !hasSelection
    case "selectAll:": return hasText && selection.length < length
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      return hasSelection && host.editorTakesAttributes && host.editorMayEdit
    default: return nil
    }
  }

  func copy() {
    guard selection.length > 0, host.editorMayCopy else { return }
    UIPasteboard.general.string = units.substring(with: selection)
  }

  func cut() {
    guard selection.length > 0, host.editorMayCopy, host.editorMayEdit else { return }
    copy()
    change(selection, to: NSAttributedString(string: ""))
  }

  func paste() {
    guard host.editorMayEdit, let text = UIPasteboard.general.string else { return }
    change(marked ?? selection, to: attributed(text))
  }

  func deleteSelection() {
    if selection.length > 0 { delete(to: selection.location) }
  }

  func selectAll() { select(NSRange(location: 0, length: length)) }

  /// Selects the word at the caret.
  func selectWord() {
    if let word = word(around: selection.location) { select(word) }
  }

  // MARK: Keys

  /// Carries out arrows and other keys without characters; false for keys without effect here.
  func move(by key: UIKey) -> Bool {
    let isByWord = key.modifierFlags.contains(.alternate)
    let isToEdge = key.modifierFlags.contains(.command)
    let extends = key.modifierFlags.contains(.shift)
    let head = head
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isForward = (key.keyCode == .keyboardRightArrow) != isRightToLeft(at: head)
      if selection.length > 0, !extends, !isByWord, !isToEdge {
        moveHead(to: isForward ? selection.location + selection.length : selection.location, extends: false)
      } else if isToEdge {
        moveHead(to: edge(of: host.editorLine(at: head), isEnd: isForward), extends: extends)
      } else if isByWord {
        moveHead(to: wordBoundary(from: head, isForward: isForward), extends: extends)
      } else {
        moveHead(to: isForward ? nextCharacter(after: head) : previousCharacter(before: head), extends: extends)
      }
    case .keyboardUpArrow, .keyboardDownArrow:
      let isDown = key.keyCode == .keyboardDownArrow
      if isToEdge {
        moveHead(to: isDown ? length : 0, extends: extends)
      } else {
        moveByLine(isDown: isDown, extends: extends)
      }
    case .keyboardHome: moveHead(to: 0, extends: extends)
    case .keyboardEnd: moveHead(to: length, extends: extends)
    case .keyboardDeleteForward: delete(to: nextCharacter(after: selection.location))
    case .keyboardDeleteOrBackspace:
      guard isByWord || isToEdge else { return false }
      let line = host.editorLine(at: selection.location)
      delete(to: isToEdge ? line.location : wordBoundary(from: selection.location, isForward: false))
    default: return false
    }
    return true
  }

  /// The end of the selection that keys move.
  private var head: Int {
    guard let anchor else { return selection.location + selection.length }
    return anchor == selection.location ? selection.location + selection.length : selection.location
  }

  private func moveHead(to place: Int, extends: Bool) {
    guard extends else { return select(NSRange(location: place, length: 0)) }
    let fixed = anchor ?? (place < selection.location + selection.length ? selection.location : selection.location)
    anchor = fixed
    select(NSRange(location: min(fixed, place), length: abs(fixed - place)), keepsAnchor: true)
    anchor = fixed
  }

  private func edge(of line: NSRange, isEnd: Bool) -> Int {
    guard isEnd else { return line.location }
    var end = line.location + line.length
    if end > line.location, end <= length, isLineEnd(units.character(at: end - 1)) { end -= 1 }
    return end
  }

  private func moveByLine(isDown: Bool, extends: Bool) {
    let caret = host.editorCaret(at: head)
    let x = column ?? caret.midX
    let y = isDown ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
    let place = host.editorIndex(at: CGPoint(x: x, y: y))
    let isSame = place == head || host.editorCaret(at: place).minY == caret.minY
    moveHead(to: isSame ? (isDown ? length : 0) : place, extends: extends)
    column = x
  }
}
