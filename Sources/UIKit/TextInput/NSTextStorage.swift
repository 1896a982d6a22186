import Foundation

/// A text that tells its layout managers and its delegate of changes.
///
/// It keeps its characters itself; a subclass that keeps them elsewhere overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)` and calls `edited(_:range:changeInLength:)` in the last two. Change it on the main thread
/// once it has layout managers.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of a change: characters or attributes.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static var editedAttributes: EditActions { EditActions(rawValue: 1) }
    /// Characters.
    public static var editedCharacters: EditActions { EditActions(rawValue: 2) }
  }

  /// The kinds of the changes that are not processed yet.
  open private(set) var editedMask: EditActions = []
  /// The range of these changes, in the present text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units they made the text longer.
  open private(set) var changeInLength = 0
  /// The delegate, which is told of changes before and after attributes are mended.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that show the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  private var nesting = 0
  /// Calls of methods that are made of others: one tells of the change.
  private var depth = 0

  /// Makes an empty text.
  public convenience init() { self.init(string: "") }

  /// Adds a layout manager, which then shows the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let text = self
    MainActor.assumeIsolated { aLayoutManager.storageWasSet(to: text) }
  }

  /// Removes a layout manager, which then shows the text no longer.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    MainActor.assumeIsolated { aLayoutManager.storageWasSet(to: nil) }
  }

  // MARK: Changes

  /// Notes a change; `range` is that of the old text, and `delta` by how much it became longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      let old = self.editedRange
      let end = max(old.location + old.length, editedRange.location + editedRange.length) + delta
      let start = min(old.location, new.location)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if nesting == 0 { processEditing() }
  }

  /// Tells of the changes that were noted: the delegate, the layout managers.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    nesting += 1
    nonisolated(unsafe) let text = self
    MainActor.assumeIsolated { text.tellDelegate() }
    nesting -= 1
    let (range, delta) = (editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    let managers = layoutManagers
    MainActor.assumeIsolated { for manager in managers { manager.storageDidChange(range, delta) } }
  }

  @MainActor private func tellDelegate() {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }

  /// Keeps changes until `endEditing()` was called as often.
  open override func beginEditing() {
    super.beginEditing()
    nesting += 1
  }

  /// Tells of the changes since `beginEditing()`.
  open override func endEditing() {
    super.endEditing()
    nesting = max(0, nesting - 1)
    if nesting == 0 { processEditing() }
  }

  /// Makes a change of several steps and tells of it once.
  private func note(_ mask: EditActions, _ range: NSRange, _ change: () -> Void) {
    let before = length
    depth += 1
    change()
    depth -= 1
    if depth == 0 { edited(mask, range: range, changeInLength: length - before) }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    note([.editedCharacters, .editedAttributes], range) {
      guard let whole = wholeCharacters(around: range) else { return super.replaceCharacters(in: range, with: str) }
      // New text has the attributes of the first unit that it replaces, or of the one before it.
      let place = range.length > 0 ? range.location : range.location - 1
      let new = NSAttributedString(string: str, attributes: attributes(at: place, effectiveRange: nil))
      super.replaceCharacters(in: whole, with: completed(new, range, whole))
    }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    note([.editedCharacters, .editedAttributes], range) {
      guard let whole = wholeCharacters(around: range) else {
        return super.replaceCharacters(in: range, with: attrString)
      }
      super.replaceCharacters(in: whole, with: completed(attrString, range, whole))
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    note(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    note(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    note(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    note(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    note([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    note([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
}

/// Foundation on Linux moves the ends of a range that lie inside of a character, such as between the units of a line end, to the character's, but not those
/// of the attributes: text and attributes had different lengths then.
extension NSTextStorage {
  /// The range with whole characters at its ends; nil if its own ends are such already.
  private func wholeCharacters(around range: NSRange) -> NSRange? {
    let text: String = string
    let start = Self.boundary(text, range.location, step: -1)
    let end = Self.boundary(text, range.location + range.length, step: 1)
    let whole = NSRange(location: start, length: end - start)
    return whole == range ? nil : whole
  }

  /// The next place between characters, on or beside a place.
  private static func boundary(_ text: String, _ place: Int, step: Int) -> Int {
    let units = text.utf16
    var index = units.index(units.startIndex, offsetBy: place)
    var place = place
    while index != units.startIndex, index != units.endIndex, index.samePosition(in: text) == nil {
      index = units.index(index, offsetBy: step)
      place += step
    }
    return place
  }

  /// New text with what stays of the characters that a range cuts.
  private func completed(_ new: NSAttributedString, _ range: NSRange, _ whole: NSRange) -> NSAttributedString {
    let end = range.location + range.length
    let result = NSMutableAttributedString(
      attributedString: attributedSubstring(
        from: NSRange(location: whole.location, length: range.location - whole.location)))
    result.append(new)
    result.append(attributedSubstring(from: NSRange(location: end, length: whole.location + whole.length - end)))
    return result
  }
}

/// The methods by which a text storage tells of changes.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text changed, and may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The text changed; attributes may still be.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textStorage_willProcessEditing_range_changeInLength_")
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    OptionalMethods.call(
      "textStorage:willProcessEditing:range:changeInLength:", self, textStorage, editedMask, editedRange, delta, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_textStorage_didProcessEditing_range_changeInLength_")
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    OptionalMethods.call(
      "textStorage:didProcessEditing:range:changeInLength:", self, textStorage, editedMask, editedRange, delta, or: ())
  }
}
