import Foundation
internal import TextLayout

/// From places to characters and back, in the container's coordinates.
extension NSLayoutManager {
  private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  private func place(_ rect: CGRect, of index: Int, _ lines: TextFlow.ParagraphLines) -> CGRect {
    rect.offsetBy(dx: padding, dy: flow.top(index) + lines.top)
  }

  /// The paragraph of a place, and the place in it; an empty paragraph has one place.
  private func local(_ place: Int) -> (paragraph: Int, lines: TextFlow.ParagraphLines, place: Int) {
    _ = estimatedHeight
    let index = flow.paragraph(at: place)
    let lines = lines(index)
    return (index, lines, lines.isEmpty ? 0 : min(place - flow.start(index), lines.frame.text.count))
  }

  /// The caret before a character: a line high and without width.
  func caret(at place: Int) -> CGRect {
    let (index, lines, inside) = local(place)
    return self.place(lines.frame.caretRect(at: inside), of: index, lines)
  }

  /// The rectangles of a range, one for each stretch that is unbroken on its line.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    _ = estimatedHeight
    var result: [CGRect] = []
    let (first, last) = (flow.paragraph(at: range.location), flow.paragraph(at: NSMaxRange(range) - 1))
    for index in first...max(first, last) {
      let lines = lines(index)
      let start = flow.start(index)
      let from = max(0, range.location - start)
      let to = min(NSMaxRange(range) - start, lines.frame.text.count)
      if !lines.isEmpty, from < to {
        result += lines.frame.rects(for: from..<to).map { place($0, of: index, lines) }
      }
    }
    return result
  }

  /// The place nearest to a point.
  func index(at point: CGPoint) -> Int {
    _ = estimatedHeight
    let index = flow.paragraph(atY: point.y)
    let lines = lines(index)
    if lines.isEmpty { return flow.start(index) }
    let inside = CGPoint(x: point.x - padding, y: point.y - flow.top(index) - lines.top)
    return flow.start(index) + lines.frame.caretIndex(at: inside)
  }

  /// The character under a point.
  func character(at point: CGPoint) -> Int? {
    _ = estimatedHeight
    let index = flow.paragraph(atY: point.y)
    let lines = lines(index)
    guard !lines.isEmpty else { return nil }
    let inside = CGPoint(x: point.x - padding, y: point.y - flow.top(index) - lines.top)
    return lines.frame.characterIndex(at: inside).map { flow.start(index) + $0 }
  }

  /// The characters of the line at a place, with its line end, and the rectangle of its glyphs.
  func line(at place: Int) -> (range: NSRange, used: CGRect) {
    let (index, lines, inside) = local(place)
    let start = flow.start(index)
    guard !lines.isEmpty, let number = lines.frame.lineIndex(of: inside) else {
      let rect = lines.frame.lines.first?.rect ?? .zero
      let empty = CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height)
      return (flow.range(index), self.place(empty, of: index, lines))
    }
    let line = lines.frame.lines[number]
    let isLast = number == lines.frame.lines.count - 1
    let end = isLast ? flow.paragraphs[index].length : line.range.upperBound
    let range = NSRange(location: start + line.range.lowerBound, length: end - line.range.lowerBound)
    return (range, self.place(line.rect, of: index, lines))
  }
}
