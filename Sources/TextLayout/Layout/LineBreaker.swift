import CTextShims
import CoreGraphics

/// Breaks prepared text into lines, greedily, as UIKit's text layout does.
///
/// - Lines break where UAX #14 allows it, by ICU's rules: so between any two Hangul syllables unless the paragraph asks for
///   `hangulWordPriority`, and never before 、 or 。. A word longer than the line breaks between grapheme clusters.
/// - White space at a break hangs over the margin and moves nothing; at the end of a paragraph it is part of the line. The size of the
///   text counts both as far as there is room (`uikit-facts §17`).
/// - Characters drawn with a fallback font do not change a line's height: a label's line is as high as its own font says, as the
///   intrinsic heights of labels with Korean or emoji text show on iOS. Their glyphs are not clipped.
struct LineBreaker {
  let machine: TextMachine
  let text: PreparedText
  let maxWidth: Double
  /// 0 for no limit.
  let limit: Int
  var lines: [LineRecord] = []
  private(set) var isTruncated = false

  /// Views round sizes up to a pixel, and Auto Layout's arithmetic leaves dust.
  static let tolerance = 1.0 / 1024

  var analysis: TextAnalysis { text.analysis }

  init(machine: TextMachine, text: PreparedText, maxWidth: Double, limit: Int) {
    self.machine = machine
    self.text = text
    self.maxWidth = maxWidth
    self.limit = limit
    for index in text.paragraphs.indices {
      breakParagraph(index)
      if limit > 0, lines.count >= limit {
        isTruncated = isTruncated || (lines.last!.next < analysis.count)
        break
      }
    }
    placeLines()
  }

  // MARK: Breaking

  private mutating func breakParagraph(_ index: Int) {
    let paragraph = text.paragraphs[index]
    let mode = paragraph.style.lineBreakMode
    var at = paragraph.start
    if at == paragraph.end {
      let isLast = limit > 0 && lines.count == limit - 1
      if isLast, mode.truncates, hasInk(after: paragraph.next) {
        lines.append(truncated(index, at))
        isTruncated = true
      } else {
        append(.init(paragraph: index, start: at, end: at, next: paragraph.next, width: 0))
      }
      lines[lines.count - 1].isLastOfParagraph = true
      return
    }
    while at < paragraph.end {
      let isFirst = paragraph.isFirst(lineStart: at)
      let available = self.available(paragraph.style, isFirst: isFirst)
      if limit > 0, lines.count == limit - 1 {
        appendLast(index, at, available: available)
        return
      }
      let line = fill(index, at, available: available, mode: mode)
      append(line)
      at = line.next
    }
    pushOut(index)
  }

  private mutating func append(_ line: LineRecord) { lines.append(line) }

  func available(_ style: ParagraphStyle, isFirst: Bool) -> Double {
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? min(style.tailIndent, maxWidth) : maxWidth + style.tailIndent
    return max(0, tail - head)
  }

  /// The last line that the limit allows.
  private mutating func appendLast(_ index: Int, _ at: Int, available: Double) {
    let paragraph = text.paragraphs[index]
    let mode = paragraph.style.lineBreakMode
    if mode.truncates, paragraph.style.tightensForTruncation, !hasInk(after: paragraph.next) {
      tighten(index, at, available: available)
    }
    if mode == .byClipping {
      var line = wholeRest(index, at)
      line.isLastOfParagraph = true
      append(line)
      isTruncated = isTruncated || line.width > available + Self.tolerance
      return
    }
    let line = fill(index, at, available: available, mode: mode)
    let isComplete = line.next >= paragraph.end && !hasInk(after: paragraph.next)
    if isComplete || !mode.truncates {
      append(line)
      isTruncated = isTruncated || !isComplete
      if isComplete { pushOut(index) }
    } else {
      append(truncated(index, at))
      isTruncated = true
    }
  }

  private func hasInk(after index: Int) -> Bool {
    for unit in index..<max(index, analysis.count) where !Self.isSpace(analysis.units[unit]) {
      if masthead_character_flags(UInt32(analysis.units[unit])) & UInt32(MASTHEAD_NEWLINE) == 0 { return true }
    }
    return false
  }

  /// All that is left of the paragraph on one line.
  private func wholeRest(_ index: Int, _ at: Int) -> LineRecord {
    let paragraph = text.paragraphs[index]
    var x = 0.0
    for unit in at..<paragraph.end { x = advance(unit, x, paragraph, lineStart: at) }
    return .init(paragraph: index, start: at, end: paragraph.end, next: paragraph.next, width: x)
  }

  /// Takes as many characters as fit from `at` on.
  private func fill(_ index: Int, _ at: Int, available: Double, mode: LineBreakMode) -> LineRecord {
    let paragraph = text.paragraphs[index]
    let room = available + Self.tolerance
    let advances = analysis.advances
    let units = analysis.units
    var x = 0.0
    var ink = 0.0
    var unit = at
    while unit < paragraph.end {
      let value = units[unit]
      if value == 9 {
        x = advance(unit, x, paragraph, lineStart: at)
      } else if Self.isSpace(value) {
        x += advances[unit]
      } else {
        let after = x + advances[unit]
        if after > room { break }
        x = after
        ink = x
      }
      unit += 1
    }
    if unit == paragraph.end {
      // White space that ends a paragraph counts as far as there is room.
      return .init(
        paragraph: index, start: at, end: paragraph.end, next: paragraph.next,
        width: min(x, max(ink, available)), isLastOfParagraph: true)
    }
    let (end, isParted) = breakPoint(paragraph, at, overflow: unit, room: room, mode: mode)
    return line(index, at, end, room: room, isParted: isParted)
  }

  /// Returns the end of a line that began at `at` and has no room for `overflow`, and whether a word is parted there.
  private func breakPoint(
    _ paragraph: PreparedText.Paragraph, _ at: Int, overflow: Int, room: Double, mode: LineBreakMode
  ) -> (end: Int, isParted: Bool) {
    if mode != .byCharWrapping {
      analysis.markBreaks(MASTHEAD_BREAK_LINE, machine.breaker)
      let keepsHangul = paragraph.style.lineBreakStrategy.keepsHangulWords
      var candidate = overflow
      while candidate > at {
        if analysis.hasBreak(MASTHEAD_BREAK_LINE, at: candidate), !(keepsHangul && isInsideHangul(candidate)),
          hasRoomForHyphen(at, candidate, room)
        {
          break
        }
        candidate -= 1
      }
      if paragraph.style.hyphenationFactor > 0,
        let parted = partingPlace(
          paragraph, at, end: candidate, overflow: overflow, available: room - Self.tolerance)
      {
        return (parted, true)
      }
      if candidate > at { return (candidate, false) }
    }
    var candidate = overflow
    while candidate > at, !isGraphemeBoundary(candidate) { candidate -= 1 }
    if candidate > at { return (candidate, false) }
    // Not even one cluster fits: it is set all the same, or the text would never end.
    candidate = at + 1
    while candidate < paragraph.end, !isGraphemeBoundary(candidate) { candidate += 1 }
    return (candidate, false)
  }

  /// Whether a line ends with a soft hyphen, which is drawn there and nowhere else.
  private func endsWithSoftHyphen(_ end: Int) -> Bool { end > 0 && analysis.units[end - 1] == 0xAD }

  func hyphenWidth(_ end: Int) -> Double {
    let span = text.spans[text.spanIndex(at: end - 1)]
    return masthead_character_at(span.font.table, 0x2D).pointee.advance * span.widthFactor + span.kern
  }

  private func hasRoomForHyphen(_ at: Int, _ end: Int, _ room: Double) -> Bool {
    !endsWithSoftHyphen(end) || analysis.width(at..<end) + hyphenWidth(end) <= room
  }

  private func isInsideHangul(_ index: Int) -> Bool {
    func isHangul(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit) }
    return index > 0 && index < analysis.count && isHangul(analysis.units[index - 1]) && isHangul(analysis.units[index])
  }

  func isGraphemeBoundary(_ index: Int) -> Bool {
    if analysis.seen & UInt32(MASTHEAD_COMPLEX) == 0 { return true }
    analysis.markBreaks(MASTHEAD_BREAK_GRAPHEME, machine.breaker)
    return analysis.hasBreak(MASTHEAD_BREAK_GRAPHEME, at: index)
  }

  /// The line `at..<end`, with the white space at its end hanging.
  private func line(
    _ index: Int, _ at: Int, _ end: Int, room: Double = .infinity, isParted: Bool = false
  ) -> LineRecord {
    let paragraph = text.paragraphs[index]
    var next = end
    // A tab moves the text after it, on whichever line it comes to stand.
    while next < paragraph.end, Self.isSpace(analysis.units[next]), analysis.units[next] != 9 { next += 1 }
    var inkEnd = end
    while inkEnd > at, Self.isSpace(analysis.units[inkEnd - 1]) { inkEnd -= 1 }
    let isLast = next == paragraph.end
    let hasHyphen = isParted || !isLast && endsWithSoftHyphen(end) && hasRoomForHyphen(at, end, room)
    let hyphen = hasHyphen ? hyphenWidth(end) : 0
    return .init(
      paragraph: index, start: at, end: inkEnd, next: isLast ? paragraph.next : next,
      width: analysis.width(at..<inkEnd) + hyphen, hangingWidth: analysis.width(inkEnd..<next), hyphenWidth: hyphen,
      isLastOfParagraph: isLast)
  }

  static func isSpace(_ unit: UInt16) -> Bool {
    if unit == 0x20 || unit == 0x09 { return true }
    if unit < 0x1680 { return false }
    return unit == 0x1680 || unit == 0x3000 || unit == 0x205F
      || ((0x2000...0x200A).contains(unit) && unit != 0x2007)
  }

  /// Keeps a last line from holding a single word, when the paragraph asks for it: a word of the line before joins it.
  ///
  /// Words stand between spaces. The line before keeps two words at least, and a last line that would get too long stays as it is
  /// (a rule: how far iOS goes has not been measured).
  private mutating func pushOut(_ index: Int) {
    let style = text.paragraphs[index].style
    guard style.lineBreakStrategy.contains(.pushOut), style.lineBreakMode != .byCharWrapping, lines.count >= 2,
      let last = lines.last, last.paragraph == index, lines[lines.count - 2].paragraph == index
    else { return }
    let before = lines[lines.count - 2]
    func lastWord(_ range: Range<Int>) -> Int? {
      range.last { $0 > range.lowerBound && Self.isSpace(analysis.units[$0 - 1]) && !Self.isSpace(analysis.units[$0]) }
    }
    guard lastWord(last.start..<last.end) == nil, Self.isSpace(analysis.units[last.start - 1]),
      let moved = lastWord(before.start..<before.end), lastWord(before.start..<moved) != nil
    else { return }
    let width = analysis.width(moved..<last.end)
    guard width <= available(style, isFirst: false) + Self.tolerance else { return }
    lines[lines.count - 2] = line(index, before.start, moved)
    lines[lines.count - 1].start = moved
    lines[lines.count - 1].width = width
  }
}
