import CoreGraphics

/// The heights and places of lines.
extension LineBreaker {
  mutating func placeLines() {
    var y = 0.0
    for index in lines.indices {
      let style = text.paragraphs[lines[index].paragraph].style
      if index > 0 {
        let previous = lines[index - 1]
        let above = text.paragraphs[previous.paragraph].style
        y += above.lineSpacing + previous.leading
        if previous.paragraph != lines[index].paragraph, !text.paragraphs[lines[index].paragraph].isContinued {
          y += above.paragraphSpacing + style.paragraphSpacingBefore
        }
      }
      measureHeight(index, style: style)
      lines[index].top = y
      y += lines[index].height
    }
  }

  private mutating func measureHeight(_ index: Int, style: ParagraphStyle) {
    var line = lines[index]
    var first = text.spanIndex(at: min(line.start, max(analysis.count - 1, 0)))
    line.ascent = text.spans[first].ascent
    line.descent = text.spans[first].descent
    line.leading = text.spans[first].leading
    while first + 1 < text.spans.count, text.spans[first + 1].start < line.end {
      first += 1
      line.ascent = max(line.ascent, text.spans[first].ascent)
      line.descent = max(line.descent, text.spans[first].descent)
      line.leading = max(line.leading, text.spans[first].leading)
    }
    var height = line.ascent + line.descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    line.height = height
    lines[index] = line
  }

  /// The size of all lines, unrounded: the widest with its indents and hanging white space, and where the last one ends.
  var size: CGSize {
    guard let last = lines.last else { return .zero }
    var width = 0.0
    for line in lines {
      let paragraph = text.paragraphs[line.paragraph]
      let isFirst = paragraph.isFirst(lineStart: line.start)
      let head = isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
      width = max(width, line.width + head)
      if line.hangingWidth > 0 {
        let room = available(paragraph.style, isFirst: isFirst)
        width = max(width, head + min(line.width + line.hangingWidth, room))
      }
    }
    return CGSize(width: width, height: last.top + last.height)
  }
}
