import Foundation
internal import TextLayout

/// A text in paragraphs, which are set in lines when somebody asks for them.
///
/// Paragraphs that nobody asked for have estimated heights. Where each begins is known up to the last one that was asked for; a change sets the
/// paragraphs in lines again that it touches, and counts those behind it on.
struct TextFlow {
  struct Paragraph {
    /// UTF-16 units, with the line end.
    var length: Int
    /// Units of the line end: 0, 1 or 2.
    var ending: Int
    var height: CGFloat
    var isMeasured = false
    var lines: ParagraphLines?
  }

  /// A paragraph set in lines.
  struct ParagraphLines {
    var frame: TextFrame
    var images: [AttachedImage?]
    /// From the paragraph's top to the frame's.
    var top: CGFloat
    var isEmpty: Bool
  }

  private(set) var paragraphs: [Paragraph] = [Paragraph(length: 0, ending: 0, height: 0)]
  private var starts: [Int] = [0]
  private var tops: [CGFloat] = [0]
  /// How many starts and tops hold.
  private var known = 1
  private(set) var length = 0
  private(set) var height: CGFloat = 0

  // MARK: Places

  private mutating func know(_ index: Int) {
    guard index >= known else { return }
    for place in known...index {
      let before = paragraphs[place - 1]
      if place < starts.count {
        starts[place] = starts[place - 1] + before.length
        tops[place] = tops[place - 1] + before.height
      } else {
        starts.append(starts[place - 1] + before.length)
        tops.append(tops[place - 1] + before.height)
      }
    }
    known = index + 1
  }

  mutating func start(_ index: Int) -> Int {
    know(index)
    return starts[index]
  }

  mutating func top(_ index: Int) -> CGFloat {
    know(index)
    return tops[index]
  }

  /// The paragraph that a place is in; the end belongs to the last.
  mutating func paragraph(at place: Int) -> Int {
    find { flow, index in flow.start(index) <= place }
  }

  /// The paragraph at a height; above the first and below the last it is those.
  mutating func paragraph(atY y: CGFloat) -> Int {
    find { flow, index in flow.top(index) <= y }
  }

  /// The last paragraph that is not beyond something.
  private mutating func find(_ isBefore: (inout TextFlow, Int) -> Bool) -> Int {
    know(paragraphs.count - 1)
    var (low, high) = (0, paragraphs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(&self, middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func range(_ index: Int) -> NSRange { NSRange(location: start(index), length: paragraphs[index].length) }

  // MARK: Changes

  /// Takes all of a text over; `whole` makes one paragraph of it.
  mutating func reset(_ text: String, whole: Bool, estimate: (Int) -> CGFloat) {
    paragraphs = whole ? [Paragraph(length: text.utf16.count, ending: 0, height: 0)] : Self.split(text)
    for index in paragraphs.indices { paragraphs[index].height = estimate(paragraphs[index].length) }
    length = paragraphs.reduce(0) { $0 + $1.length }
    height = paragraphs.reduce(0) { $0 + $1.height }
    starts = [0]
    tops = [0]
    known = 1
  }

  /// Characters were replaced: `range` is of the text as it is now, `delta` by how much it became longer.
  mutating func change(_ range: NSRange, _ delta: Int, _ text: NSString, estimate: (Int) -> CGFloat) {
    let oldEnd = range.location + range.length - delta
    var first = paragraph(at: range.location)
    let last = paragraph(at: oldEnd)
    var start = start(first)
    // A line feed may now follow a carriage return.
    if first > 0, start > 0, text.character(at: start - 1) == 0x0D {
      first -= 1
      start = self.start(first)
    }
    let end = self.start(last) + paragraphs[last].length + delta
    var new = Self.split(text.substring(with: NSRange(location: start, length: max(0, end - start))))
    // The empty paragraph behind a line end is the next one's beginning, unless nothing follows.
    if last + 1 < paragraphs.count, new.last?.length == 0 { new.removeLast() }
    for index in new.indices { new[index].height = estimate(new[index].length) }
    let old = paragraphs[first...last]
    height += new.reduce(0) { $0 + $1.height } - old.reduce(0) { $0 + $1.height }
    paragraphs.replaceSubrange(first...last, with: new)
    if paragraphs.isEmpty { paragraphs = [Paragraph(length: 0, ending: 0, height: estimate(0))] }
    length += delta
    known = max(1, first)
    starts.removeLast(starts.count - min(starts.count, max(1, first)))
    tops.removeLast(tops.count - min(tops.count, max(1, first)))
    // What follows the first or precedes the last may have lost or got room beside it.
    for index in [first - 1, first + new.count] where paragraphs.indices.contains(index) { forget(index) }
  }

  mutating func forget(_ index: Int) {
    paragraphs[index].isMeasured = false
    paragraphs[index].lines = nil
  }

  mutating func set(_ lines: ParagraphLines, height new: CGFloat, at index: Int) {
    let difference = new - paragraphs[index].height
    paragraphs[index].lines = lines
    paragraphs[index].isMeasured = true
    guard difference != 0 else { return }
    paragraphs[index].height = new
    height += difference
    known = min(known, index + 1)
  }

  /// Frees the lines of paragraphs outside of a range; their heights stay.
  mutating func free(except range: Range<Int>) {
    for index in paragraphs.indices where !range.contains(index) && paragraphs[index].lines != nil {
      paragraphs[index].lines = nil
    }
  }

  /// The paragraphs of a text: each with its line end, and at last one without.
  private static func split(_ text: String) -> [Paragraph] {
    var result: [Paragraph] = []
    var (length, previous) = (0, UInt16(0))
    for unit in text.utf16 {
      if previous == 0x0D, unit != 0x0A {
        result.append(Paragraph(length: length, ending: 1, height: 0))
        length = 0
      }
      length += 1
      if unit == 0x0A || unit == 0x2029 {
        result.append(Paragraph(length: length, ending: previous == 0x0D && unit == 0x0A ? 2 : 1, height: 0))
        length = 0
      }
      previous = unit
    }
    if previous == 0x0D {
      result.append(Paragraph(length: length, ending: 1, height: 0))
      length = 0
    }
    result.append(Paragraph(length: length, ending: 0, height: 0))
    return result
  }
}
