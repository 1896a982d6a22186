import CTextShims
import CoreGraphics

/// Setting text in lines.
extension TextEngine {
  /// The size of plain text set within `maxWidth`, in points and unrounded.
  ///
  /// `numberOfLines` 0 means as many as it takes. A size that was asked for lately is found again in some 100 ns.
  public func size(
    of text: String, font: Font, maxWidth: CGFloat = .infinity, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byWordWrapping, lineBreakStrategy: LineBreakStrategy = []
  ) -> CGSize {
    var text = text
    let width = Self.usableWidth(maxWidth)
    let mode = UInt32(lineBreakMode.rawValue) | UInt32(truncatingIfNeeded: lineBreakStrategy.rawValue) << 4
    let hash = SizeCache.hash(&text, font: font, maxWidth: width, numberOfLines: numberOfLines, mode: mode)
    return withMachine { machine in
      let known = machine.sizes.size(
        hash, text: text, font: font, maxWidth: width, numberOfLines: Int32(truncatingIfNeeded: numberOfLines),
        mode: mode)
      func measured() -> CGSize {
        let style = ParagraphStyle(lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy)
        let prepared = machine.prepare(text, font: font, style: style)
        return LineBreaker(machine: machine, text: prepared, maxWidth: width, limit: max(0, numberOfLines)).size
      }
      if let known {
        // A sample: measuring everything again would make debug builds of long lists crawl.
        assert(hash & 63 != 0 || known == measured(), "the size cache has a wrong size for \(text.debugDescription)")
        return known
      }
      let size = measured()
      machine.sizes.insert(
        size, hash: hash, text: text, font: font, maxWidth: width,
        numberOfLines: Int32(truncatingIfNeeded: numberOfLines), mode: mode)
      return size
    }
  }

  /// The size of attributed text set within `maxWidth` and `maxHeight`, in points and unrounded.
  public func size(
    of text: AttributedText, maxWidth: CGFloat = .infinity, maxHeight: CGFloat = .infinity, numberOfLines: Int = 0
  ) -> CGSize {
    if !maxHeight.isFinite, let run = text.runs.first, text.runs.count == 1, run.attributes.isPlain {
      let style = run.attributes.paragraph
      return size(
        of: text.string, font: run.attributes.font, maxWidth: maxWidth, numberOfLines: numberOfLines,
        lineBreakMode: style.lineBreakMode, lineBreakStrategy: style.lineBreakStrategy)
    }
    return withMachine { machine in
      let prepared = machine.prepare(text, in: machine.scratch)
      return Self.breakLines(machine, prepared, maxWidth, maxHeight, numberOfLines).size
    }
  }

  /// Sets text in lines.
  ///
  /// - `maxWidth`: lines break to fit it and are aligned in it; infinite breaks at line ends only.
  /// - `maxHeight`: lines that do not fit wholly are left out, but for the first, and the last one that fits is shortened as
  ///   its line break mode says.
  /// - `numberOfLines`: the most lines there may be, 0 for any number.
  ///
  /// Not a number counts as infinite, negative widths as 0. Cost is linear in the text.
  public func layout(
    _ text: AttributedText, maxWidth: CGFloat = .infinity, maxHeight: CGFloat = .infinity, numberOfLines: Int = 0
  ) -> TextFrame {
    withMachine { machine in
      let prepared = machine.prepare(text, in: machine.scratch)
      let breaker = Self.breakLines(machine, prepared, maxWidth, maxHeight, numberOfLines)
      let width = Self.usableWidth(maxWidth)
      let size = breaker.size
      let container = width.isFinite ? width : size.width
      let lines = breaker.lines.map { Self.line($0, machine, prepared, breaker, container: container) }
      return TextFrame(
        text: text, lines: lines, size: size, containerWidth: container, isTruncated: breaker.isTruncated, engine: self)
    }
  }

  private static func usableWidth(_ width: CGFloat) -> Double { width.isNaN ? .infinity : max(0, width) }

  private static func breakLines(
    _ machine: TextMachine, _ text: PreparedText, _ maxWidth: CGFloat, _ maxHeight: CGFloat, _ numberOfLines: Int
  ) -> LineBreaker {
    let width = usableWidth(maxWidth)
    let all = LineBreaker(machine: machine, text: text, maxWidth: width, limit: max(0, numberOfLines))
    guard maxHeight.isFinite else { return all }
    let fitting = all.lines.prefix { $0.top + $0.height <= maxHeight + LineBreaker.tolerance }.count
    if fitting == all.lines.count { return all }
    return LineBreaker(machine: machine, text: text, maxWidth: width, limit: max(1, fitting))
  }

  private static func line(
    _ record: LineRecord, _ machine: TextMachine, _ text: PreparedText, _ breaker: LineBreaker, container: Double
  ) -> TextLine {
    let paragraph = text.paragraphs[record.paragraph]
    let style = paragraph.style
    let isRightToLeft = paragraph.level == 1
    let head = paragraph.isFirst(lineStart: record.start) ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? max(0, container - style.tailIndent) : -style.tailIndent
    let room = max(0, container - head - tail)
    var width = record.width
    var extra = 0.0
    if style.alignment == .justified, !record.isLastOfParagraph, record.truncation == nil, room > width {
      var spaces = 0
      for index in record.start..<record.end where text.analysis.units[index] == 0x20 { spaces += 1 }
      if spaces > 0 {
        extra = (room - width) / Double(spaces)
        width = room
      }
    }
    var x = isRightToLeft ? tail : head
    switch style.alignment {
    case .left: break
    case .right: x += room - width
    case .center: x += (room - width) / 2
    case .justified, .natural: if isRightToLeft { x += room - width }
    }
    let runs = VisualLine(machine: machine, text: text, line: record, spaceExtra: extra).runs()
    return TextLine(
      range: record.start..<record.next, x: x, top: record.top, height: record.height, baseline: record.baseline,
      ascent: record.ascent, descent: record.descent, width: width, isTruncated: record.truncation != nil,
      isRightToLeft: isRightToLeft, runs: runs)
  }
}

extension TextAttributes {
  /// Whether font, line break mode and strategy alone decide the size.
  var isPlain: Bool {
    kern == 0 && baselineOffset == 0 && letters == nil && attachment == nil && hanLanguage == nil
      && embeddings.isEmpty && paragraph.isPlain
  }
}

extension ParagraphStyle {
  /// Whether nothing but line breaking differs from the default; alignment and direction do not change sizes.
  var isPlain: Bool {
    lineSpacing == 0 && paragraphSpacing == 0 && paragraphSpacingBefore == 0 && firstLineHeadIndent == 0
      && headIndent == 0
      && tailIndent == 0 && minimumLineHeight == 0 && maximumLineHeight == 0 && lineHeightMultiple == 0
      && tabStops == nil && defaultTabInterval == 0 && !tightensForTruncation && hyphenationFactor == 0
  }
}
