import CTextShims
import CoreGraphics

/// Lines shortened by an ellipsis.
extension LineBreaker {
  /// A line of the paragraph's text from `at`, shortened by an ellipsis.
  func truncated(_ index: Int, _ at: Int) -> LineRecord {
    let paragraph = text.paragraphs[index]
    let available = self.available(paragraph.style, isFirst: paragraph.isFirst(lineStart: at))
    for unit in at..<paragraph.end where analysis.units[unit] == 9 {
      _ = advance(unit, analysis.width(at..<unit), paragraph, lineStart: at)
    }
    func result(_ head: Range<Int>, _ tail: Range<Int>, _ span: Int, _ ellipsis: Double) -> LineRecord {
      let width = analysis.width(head) + ellipsis + analysis.width(tail)
      return .init(
        paragraph: index, start: at, end: paragraph.end, next: analysis.count, width: width,
        truncation: .init(head: head, tail: tail, span: span, ellipsisWidth: ellipsis), isLastOfParagraph: true)
    }
    switch paragraph.style.lineBreakMode {
    case .byTruncatingHead:
      let span = text.spanIndex(at: at)
      let ellipsis = ellipsisWidth(span)
      let tail = suffix(at, paragraph.end, room: available - ellipsis)
      return result(at..<at, tail..<paragraph.end, span, ellipsis)
    case .byTruncatingMiddle:
      let span = text.spanIndex(at: at)
      let ellipsis = ellipsisWidth(span)
      var head = prefix(at, paragraph.end, room: (available - ellipsis) / 2)
      let tail = suffix(head, paragraph.end, room: available - ellipsis - analysis.width(at..<head))
      // What the tail's whole clusters left over may hold one more of the head's.
      head = prefix(at, tail, room: available - ellipsis - analysis.width(tail..<paragraph.end))
      return result(at..<head, tail..<paragraph.end, span, ellipsis)
    default:
      // The ellipsis looks like the last character kept.
      var head = paragraph.end
      var span = text.spanIndex(at: max(at, min(head, analysis.count) - 1))
      for _ in 0..<4 {
        let found = prefix(at, paragraph.end, room: available - ellipsisWidth(span))
        let foundSpan = text.spanIndex(at: max(at, found - 1))
        head = found
        if foundSpan == span { break }
        span = foundSpan
      }
      return result(at..<head, paragraph.end..<paragraph.end, span, ellipsisWidth(span))
    }
  }

  private func ellipsisWidth(_ span: Int) -> Double {
    let span = text.spans[span]
    return masthead_character_at(span.font.table, 0x2026).pointee.advance * span.widthFactor + span.kern
  }

  /// Sets the rest of a paragraph closer if its excess over the room is at most a twentieth, so that it fits.
  ///
  /// A twentieth is Apple's default, by the documentation of `tighteningFactor(forTruncation)` of AppKit's paragraph styles. Each character gives the same,
  /// but for tabs and the last one.
  func tighten(_ index: Int, _ at: Int, available: Double) {
    let paragraph = text.paragraphs[index]
    var end = paragraph.end
    while end > at, Self.isSpace(analysis.units[end - 1]) { end -= 1 }
    let width = analysis.width(at..<end)
    guard width > available + Self.tolerance, width <= available * (1 + Self.tightening) else { return }
    let places = (at..<max(at, end - 1)).filter { analysis.advances[$0] > 0 && analysis.units[$0] != 9 }
    guard !places.isEmpty else { return }
    let share = (width - available) / Double(places.count)
    for place in places { analysis.advances[place] -= share }
  }

  private static let tightening = 0.05

  /// The end of the longest run of whole clusters from `start` no wider than `room`.
  private func prefix(_ start: Int, _ end: Int, room: Double) -> Int {
    var x = 0.0
    var best = start
    var unit = start
    while unit < end {
      x += analysis.advances[unit]
      if x > room + Self.tolerance { break }
      unit += 1
      if unit == end || isGraphemeBoundary(unit) { best = unit }
    }
    return best
  }

  /// The start of the longest run of whole clusters up to `end` no wider than `room`.
  private func suffix(_ start: Int, _ end: Int, room: Double) -> Int {
    var x = 0.0
    var best = end
    var unit = end
    while unit > start {
      x += analysis.advances[unit - 1]
      if x > room + Self.tolerance { break }
      unit -= 1
      if isGraphemeBoundary(unit) { best = unit }
    }
    return best
  }
}
