import Foundation

/// Finds the units of a text input.
///
/// Words are runs of letters and digits, sentences end with a full stop, question or exclamation mark, whatever the language; lines are those on
/// the screen.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (UIResponder & UITextInput)?

  /// Makes a tokenizer for an input.
  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The editor of the input; nil for inputs without.
  private var editor: TextEditor? { (input as? any TextEditorHost)?.editor }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue
      || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  private func unit(at place: Int, _ granularity: UITextGranularity, isForward: Bool, _ editor: TextEditor) -> NSRange?
  {
    // Forwards the unit that begins at a place counts, backwards the one that ends there.
    let inside = isForward ? place : place - 1
    guard inside >= 0, inside < editor.length else { return nil }
    switch granularity {
    case .character:
      let end = editor.nextCharacter(after: inside)
      let start = editor.previousCharacter(before: end)
      return NSRange(location: start, length: end - start)
    case .word:
      guard let word = editor.word(around: inside), NSLocationInRange(inside, word) else { return nil }
      return word
    case .sentence: return editor.sentence(around: inside)
    case .paragraph: return editor.paragraph(at: inside)
    case .line: return editor.host.editorLine(at: inside)
    case .document: return NSRange(location: 0, length: editor.length)
    @unknown default:
      let end = editor.nextCharacter(after: inside)
      let start = editor.previousCharacter(before: end)
      return NSRange(location: start, length: end - start)
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let editor, let place = editor.index(position) else { return nil }
    return unit(at: place, granularity, isForward: isForward(direction), editor).map(TextIndexRange.init)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let editor, let place = editor.index(position) else { return false }
    // At the end of a unit, forwards; at the beginning of one, backwards.
    let isForward = isForward(direction)
    guard let unit = unit(at: place, granularity, isForward: !isForward, editor) else { return false }
    return isForward ? unit.location + unit.length == place : unit.location == place
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let editor, let place = editor.index(position) else { return nil }
    let isForward = isForward(direction)
    guard isForward ? place < editor.length : place > 0 else { return nil }
    guard let unit = unit(at: place, granularity, isForward: isForward, editor) else {
      return TextIndex(editor.wordBoundary(from: place, isForward: isForward))
    }
    return TextIndex(isForward ? unit.location + unit.length : unit.location)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let editor, let place = editor.index(position) else { return false }
    return unit(at: place, granularity, isForward: isForward(direction), editor) != nil
  }
}
