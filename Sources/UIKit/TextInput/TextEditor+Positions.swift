import Foundation

/// The answers to `UITextInput` for positions of this library.
extension TextEditor {
  func index(_ position: UITextPosition) -> Int? {
    guard let index = (position as? TextIndex)?.index, (0...length).contains(index) else { return nil }
    return index
  }

  func range(_ range: UITextRange) -> NSRange? {
    guard let range = (range as? TextIndexRange)?.range else { return nil }
    return clamped(range)
  }

  func text(in range: UITextRange) -> String? { self.range(range).map { units.substring(with: $0) } }

  func range(from first: UITextPosition, to last: UITextPosition) -> UITextRange? {
    guard let first = index(first), let last = index(last) else { return nil }
    return TextIndexRange(NSRange(location: min(first, last), length: abs(last - first)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let index = index(position), (0...length).contains(index + offset) else { return nil }
    return TextIndex(index + offset)
  }

  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    guard var place = index(position) else { return nil }
    for _ in 0..<max(0, offset) {
      let next = step(from: place, direction)
      guard next != place else { return nil }
      place = next
    }
    return TextIndex(place)
  }

  private func step(from place: Int, _ direction: UITextLayoutDirection) -> Int {
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != isRightToLeft(at: place)
      return isForward ? nextCharacter(after: place) : previousCharacter(before: place)
    case .up, .down:
      let caret = host.editorCaret(at: place)
      let y = direction == .down ? caret.maxY + caret.height / 2 : caret.minY - caret.height / 2
      let next = host.editorIndex(at: CGPoint(x: caret.midX, y: y))
      return host.editorCaret(at: next).minY == caret.minY ? place : next
    @unknown default:
      let isForward = (direction == .right) != isRightToLeft(at: place)
      return isForward ? nextCharacter(after: place) : previousCharacter(before: place)
    }
  }

  func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    guard let first = index(first), let second = index(second), first != second else { return .orderedSame }
    return first < second ? .orderedAscending : .orderedDescending
  }

  func offset(from first: UITextPosition, to last: UITextPosition) -> Int {
    guard let first = index(first), let last = index(last) else { return 0 }
    return last - first
  }

  private func isForward(_ direction: UITextLayoutDirection, at place: Int) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .left: isRightToLeft(at: place)
    case .right: !isRightToLeft(at: place)
    @unknown default: !isRightToLeft(at: place)
    }
  }

  func position(within range: UITextRange, farthest direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    return TextIndex(isForward(direction, at: range.location) ? range.location + range.length : range.location)
  }

  func characters(extending position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    guard let place = index(position) else { return nil }
    let line = host.editorLine(at: place)
    let isForward = isForward(direction, at: place)
    let other = isForward ? line.location + line.length : line.location
    return TextIndexRange(NSRange(location: min(place, other), length: abs(place - other)))
  }

  func direction(at position: UITextPosition) -> NSWritingDirection {
    guard let place = index(position) else { return .natural }
    return isRightToLeft(at: place) ? .rightToLeft : .leftToRight
  }

  func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard let range = self.range(range) else { return }
    let all = units.paragraphRange(for: range)
    storage.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
      let own = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      let style = own ?? NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      storage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    host.editorDidReplace(all, by: all.length)
  }

  func caret(at position: UITextPosition) -> CGRect { index(position).map { host.editorCaret(at: $0) } ?? .zero }

  func firstRect(_ range: UITextRange) -> CGRect {
    guard let range = self.range(range) else { return .null }
    if range.length == 0 { return host.editorCaret(at: range.location) }
    let rects = host.editorRects(of: range)
    guard let first = rects.first else { return .null }
    return rects.filter { $0.minY == first.minY }.reduce(first) { $0.union($1) }
  }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range) else { return [] }
    let rects = host.editorRects(of: range)
    let direction: NSWritingDirection = isRightToLeft(at: range.location) ? .rightToLeft : .leftToRight
    return rects.enumerated().map { number, rect in
      TextSelectionRect(rect, isFirst: number == 0, isLast: number == rects.count - 1, direction: direction)
    }
  }

  func closest(to point: CGPoint, within range: UITextRange?) -> UITextPosition? {
    let place = host.editorIndex(at: point)
    guard let range else { return TextIndex(place) }
    guard let range = self.range(range) else { return nil }
    return TextIndex(min(max(place, range.location), range.location + range.length))
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard let place = host.editorCharacter(at: point) else { return nil }
    let end = nextCharacter(after: place)
    return TextIndexRange(NSRange(location: place, length: end - place))
  }
}
