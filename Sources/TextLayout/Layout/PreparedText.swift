import CTextShims
import CoreGraphics

/// A text with everything known that does not depend on the width it is set in.
struct PreparedText {
  /// Characters with the same attributes.
  struct Span {
    var start: Int
    var end: Int
    var font: ResolvedFont
    var kern: Double
    /// The factor of the room of its characters.
    var widthFactor = 1.0
    /// Height above and below the baseline, both positive.
    var ascent: Double
    var descent: Double
    /// Room below its lines when others follow.
    var leading: Double
    var attachment: TextAttachmentBox?
  }

  struct Paragraph {
    var start: Int
    /// The place before the line end.
    var end: Int
    /// The place behind the line end.
    var next: Int
    var style: ParagraphStyle
    /// 0 left to right, 1 right to left.
    var level: UInt8
    /// Whether the paragraph follows a U+2028 and continues another one's lines.
    var isContinued = false

    /// Whether a line that begins at `start` is the paragraph's first.
    func isFirst(lineStart: Int) -> Bool { lineStart == start && !isContinued }
  }

  let analysis: TextAnalysis
  var spans: [Span] = []
  var paragraphs: [Paragraph] = []

  var isRightToLeft: Bool { (paragraphs.first?.level ?? 0) == 1 }

  func spanIndex(at index: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if spans[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension PreparedText.Span {
  init(start: Int, end: Int, font: ResolvedFont, attributes: TextAttributes) {
    self.start = start
    self.end = end
    self.font = font
    kern = attributes.kern
    widthFactor = Double(attributes.letters?.widthFactor ?? 1)
    ascent = attributes.font.ascender + attributes.baselineOffset
    descent = -attributes.font.descender - attributes.baselineOffset
    leading = attributes.font.leading
    attachment = attributes.attachment
    if let attachment {
      ascent = max(ascent, attachment.y + attachment.size.height)
      descent = max(descent, -attachment.y)
    }
  }
}

extension TextMachine {
  /// Prepares plain text in the machine's own memory: valid until the next text is prepared there.
  func prepare(_ string: String, font: Font, style: ParagraphStyle) -> PreparedText {
    scratch.setText(string)
    var text = PreparedText(analysis: scratch)
    if scratch.count > 0 {
      let resolved = resolved(font, hanLanguage(scratch, nil))
      text.spans.append(
        .init(
          start: 0, end: scratch.count, font: resolved, kern: 0, ascent: font.ascender, descent: -font.descender,
          leading: font.leading, attachment: nil))
    }
    analyze(&text) { _ in style }
    return text
  }

  func prepare(_ attributed: AttributedText, in analysis: TextAnalysis) -> PreparedText {
    analysis.setText(attributed.string)
    var text = PreparedText(analysis: analysis)
    text.spans.reserveCapacity(attributed.runs.count)
    for run in attributed.runs {
      let language = hanLanguage(analysis, run.attributes.hanLanguage)
      text.spans.append(
        .init(
          start: run.range.lowerBound, end: min(run.range.upperBound, analysis.count),
          font: resolved(run.attributes.font, language), attributes: run.attributes))
    }
    analyze(&text, embeddings: { attributed.runs[$0].attributes.embeddings }) {
      attributed.runs[$0].attributes.paragraph
    }
    return text
  }

  private func hanLanguage(_ analysis: TextAnalysis, _ given: HanLanguage?) -> HanLanguage {
    if let given { return given }
    switch masthead_guess_cjk(analysis.units, analysis.count) {
    case 1: return .japanese
    case 2: return .korean
    default: return .simplifiedChinese
    }
  }

  /// Finds paragraphs and directions and measures every character.
  ///
  /// `style` gives a span's paragraph style, `embeddings` the directions that it sets.
  private func analyze(
    _ text: inout PreparedText, embeddings: ((Int) -> [DirectionEmbedding])? = nil, style: (Int) -> ParagraphStyle
  ) {
    let analysis = text.analysis
    findParagraphs(&text, style: style)
    let isEmbedded = embeddings.map { embeddings in text.spans.indices.contains { !embeddings($0).isEmpty } } ?? false
    if isEmbedded || masthead_needs_bidi(analysis.units, analysis.count) != 0
      || text.paragraphs.contains(where: { $0.style.baseWritingDirection == .rightToLeft })
    {
      let levels = analysis.makeLevels()
      for (index, paragraph) in text.paragraphs.enumerated() {
        let base: UInt8
        switch paragraph.style.baseWritingDirection {
        case .natural: base = 255
        case .leftToRight: base = 0
        case .rightToLeft: base = 1
        }
        text.paragraphs[index].level = masthead_bidi_levels(
          analysis.units + paragraph.start, paragraph.next - paragraph.start, base, levels + paragraph.start)
        if isEmbedded, let embeddings { embed(text, index, embeddings) }
      }
    }
    for span in text.spans {
      let factor = span.widthFactor
      measure(analysis, span.start, span.end, font: span.font, kern: span.kern / factor, levels: analysis.levels)
      if factor != 1 {
        for index in span.start..<span.end { analysis.advances[index] *= factor }
      }
      if let attachment = span.attachment {
        for index in span.start..<span.end where analysis.units[index] == 0xFFFC {
          analysis.advances[index] = attachment.size.width + 2 * attachment.padding + span.kern
        }
      }
    }
  }

  /// Finds a paragraph's directions again, with those that its spans set.
  private func embed(_ text: PreparedText, _ index: Int, _ embeddings: (Int) -> [DirectionEmbedding]) {
    guard let levels = text.analysis.levels else { return }
    let paragraph = text.paragraphs[index]
    var given = [UInt8](repeating: 0, count: paragraph.next - paragraph.start)
    var isEmbedded = false
    for (position, span) in text.spans.enumerated() where span.start < paragraph.end && span.end > paragraph.start {
      var level = paragraph.level
      var isOverride = false
      for embedding in embeddings(position) where level < Self.deepestLevel {
        level = embedding.isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
        isOverride = embedding.isOverride
      }
      guard level != paragraph.level else { continue }
      isEmbedded = true
      let mark: UInt8 = isOverride ? 0x80 : 0
      for unit in max(span.start, paragraph.start)..<min(span.end, paragraph.end) {
        given[unit - paragraph.start] = level | mark
      }
    }
    guard isEmbedded else { return }
    for unit in given.indices where given[unit] == 0 { given[unit] = paragraph.level }
    masthead_bidi_levels_within(
      text.analysis.units + paragraph.start, given.count, paragraph.level, &given, levels + paragraph.start)
  }

  /// Deeper embeddings count for nothing; the algorithm ends at 125.
  private static let deepestLevel: UInt8 = 60

  private func findParagraphs(_ text: inout PreparedText, style: (Int) -> ParagraphStyle) {
    let analysis = text.analysis
    let units = analysis.units
    let count = analysis.count
    guard count > 0 else { return }
    var start = 0
    var span = 0
    while true {
      while span + 1 < text.spans.count, text.spans[span].end <= start { span += 1 }
      let end = masthead_line_end(units, start, count)
      var next = min(end + 1, count)
      if end + 1 < count, units[end] == 0x0D, units[end + 1] == 0x0A { next = end + 2 }
      let isContinued = start > 0 && units[start - 1] == 0x2028
      text.paragraphs.append(
        .init(start: start, end: end, next: next, style: style(span), level: 0, isContinued: isContinued))
      if end == count { return }
      start = next
    }
  }
}
