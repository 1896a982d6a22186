/// A place in a text, made and understood by the text input that it belongs to.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A stretch of a text, made and understood by the text input that it belongs to.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Whether nothing is in it.
  open var isEmpty: Bool { start == end }
  /// The beginning of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// One rectangle of the selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle itself.
  open var rect: CGRect { .zero }
  /// The direction in which it is read.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether lines run from top to bottom.
  open var isVertical: Bool { false }
}

/// A direction in a text: forwards, or towards the right, as a number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public var rawValue: Int
  /// Makes a direction from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction along a text.
public enum UITextStorageDirection: _Enumeration, Sendable {
  case forward
  case backward
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
}

/// A direction on the screen.
public enum UITextLayoutDirection: _Enumeration, Sendable {
  case right
  case left
  case up
  case down
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 4 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place + 2 }
}

/// The units of a text.
public enum UITextGranularity: _Enumeration, Sendable {
  case character
  case word
  case sentence
  case paragraph
  case line
  case document
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 6 }
}

/// The methods by which a text input tells of its own changes.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, sentences, lines and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place, as far as the place is inside of one in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at the edge of a unit that lies on the other side of the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is inside of a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Something whose text can be read, changed, selected and composed.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The characters of a range; nil for one that is not of this text.
  func text(in range: UITextRange) -> String?
  /// Puts characters in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty is a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which is not accepted yet; nil for none.
  var markedTextRange: UITextRange? { get }
  /// How that is shown; nil is the usual.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or else the selection, by new marked text; the range is counted from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many characters or lines further in a direction; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// UTF-16 units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate for changes that the text makes by itself.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and sentences.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The characters from a place on in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction in which the text at a place is read.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction in which a range is read.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The caret at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character under a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether a change is agreed to; true where it is not implemented.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// How the text at a place looks; nil where it is not implemented.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// The view in whose coordinates rectangles are; the input itself where it is a view.
  var textInputView: UIView { get }
  /// The place so many characters behind a range's beginning; nil behind its end.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters a place is behind a range's beginning.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The text of a range with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Puts text with its attributes in the place of a range.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Types text with its attributes.
  func insertAttributedText(_ string: NSAttributedString)
  /// Replaces the marked text, or else the selection, by new marked text with its attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// How the caret at a place is turned.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// Whether the text may be changed.
  var isEditable: Bool { get }
  /// The user begins to move the caret freely.
  func beginFloatingCursor(at point: CGPoint)
  /// The caret that is moved freely is at a point.
  func updateFloatingCursor(at point: CGPoint)
  /// The caret stays where it is.
  func endFloatingCursor()
  /// The menu for a range; nil shows the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu comes.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// The menu goes.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// Unless implemented, it is.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Unless implemented, nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Unless implemented, the input itself, or an empty view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// The position of an editor: UTF-16 units from the beginning.
final class TextIndex: UITextPosition {
  let index: Int

  init(_ index: Int) { self.index = index }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextIndex)?.index == index }
  nonisolated override var hash: Int { index }
  nonisolated override var description: String { "<UITextPosition: \(index)>" }
}

/// The range of an editor.
final class TextIndexRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextIndex(range.location) }
  override var end: UITextPosition { TextIndex(range.location + range.length) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextIndexRange)?.range == range }
  nonisolated override var hash: Int { range.location &* 31 &+ range.length }
  nonisolated override var description: String { "<UITextRange: \(range.location), \(range.length)>" }
}

/// A rectangle of an editor's selection.
final class TextSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let direction: NSWritingDirection

  init(_ place: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
    (self.place, self.isFirst, self.isLast, self.direction) = (place, isFirst, isLast, direction)
    super.init()
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
  override var writingDirection: NSWritingDirection { direction }
}
