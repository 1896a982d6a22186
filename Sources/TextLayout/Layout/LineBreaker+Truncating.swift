import CTextShims
import CoreGraphics

/// Lines shortened by an ellipsis.
extension LineBreaker {
  /// A line of the paragraph's text from `at`, shortened by an ellipsis.
  func truncated(_ index: Int, _ at: Int) -> LineRecord {
    let paragraph = text.paragraphs[index]
    let available = self.available(paragraph.style, isFirst: at == paragraph.start)
    for unit in at..<paragraph.end where analysis.units[unit] == 9 { _ = advance(unit, analysis.width(at..<unit)) }
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
    return masthead_character_at(span.font.table, 0x2026).pointee.advance + span.kern
  }

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
