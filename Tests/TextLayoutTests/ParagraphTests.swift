import CoreGraphics
import Testing

@testable import TextLayout

/// Heights, indents, attachments, hit testing.
@Suite struct ParagraphTests {
  let engine = TextEngine.shared
  let font = Font(size: 17)

  private func layout(
    _ text: String, maxWidth: CGFloat = .infinity, _ change: (inout ParagraphStyle) -> Void
  ) -> TextFrame {
    var style = ParagraphStyle()
    change(&style)
    return engine.layout(
      AttributedText(text, attributes: TextAttributes(font: font, paragraph: style)), maxWidth: maxWidth)
  }

  @Test func linesAreAsHighAsTheFontSays() {
    for count in 1...5 {
      let text = (0..<count).map { _ in "line" }.joined(separator: "\n")
      let size = engine.size(of: text, font: font)
      #expect(abs(size.height - CGFloat(count) * font.lineHeight) < 1e-9)
    }
    let frame = engine.layout(AttributedText("a\nb", font: font))
    #expect(abs(frame.firstBaseline - font.ascender) < 1e-9)
    #expect(abs(frame.lastBaseline - font.ascender - font.lineHeight) < 1e-9)
  }

  /// A label's line is as high as its own font says, whatever font draws its characters.
  @Test(arguments: ["한국어", "日本語", "中文", "مرحبا", "שלום", "ไทย", "नमस्ते", "😀", "★"])
  func fallbackFontsDoNotChangeTheHeight(text: String) {
    #expect(engine.size(of: text, font: font).height == font.lineHeight)
    #expect(engine.size(of: "Mixed " + text, font: font).height == font.lineHeight)
  }

  @Test func theTallestFontMakesTheLine() {
    var text = AttributedText("small ", font: Font(size: 12))
    text.append("LARGE", attributes: TextAttributes(font: Font(size: 30)))
    text.append(" small again and so on", attributes: TextAttributes(font: Font(size: 12)))
    let frame = engine.layout(text, maxWidth: 160)
    #expect(abs(frame.lines[0].height - Font(size: 30).lineHeight) < 1e-9)
    #expect(abs(frame.lines[1].height - Font(size: 12).lineHeight) < 1e-9)
    #expect(abs(frame.firstBaseline - Font(size: 30).ascender) < 1e-9)
  }

  @Test func spacingStandsBetweenLinesOnly() {
    let plain = layout("a\nb\nc") { _ in }
    let spaced = layout("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(abs(spaced.size.height - plain.size.height - 10) < 1e-9)
    let paragraphs = layout("a\nb\nc") {
      $0.paragraphSpacing = 4
      $0.paragraphSpacingBefore = 3
    }
    #expect(abs(paragraphs.size.height - plain.size.height - 14) < 1e-9)
    #expect(paragraphs.lines[0].top == 0)
  }

  @Test func lineHeightsAreMultipliedThenHeldBetweenLimits() {
    #expect(abs(layout("a") { $0.lineHeightMultiple = 1.5 }.size.height - font.lineHeight * 1.5) < 1e-9)
    #expect(layout("a") { $0.minimumLineHeight = 40 }.size.height == 40)
    #expect(layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
    let tall = layout("a") { $0.minimumLineHeight = 40 }
    #expect(abs(tall.firstBaseline - (40 + font.descender)) < 1e-9)
  }

  @Test func indentsNarrowTheLines() {
    let frame = layout("one two three four five six", maxWidth: 120) {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    #expect(frame.lines[0].x == 30)
    for line in frame.lines.dropFirst() { #expect(line.x == 10) }
    for line in frame.lines { #expect(line.x + line.width <= 100.001) }
  }

  @Test func alignmentPlacesLines() {
    for (alignment, share) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
      let frame = layout("abc", maxWidth: 200) { $0.alignment = alignment }
      #expect(abs(frame.lines[0].x - (200 - frame.lines[0].width) * share) < 1e-9)
    }
    let justified = layout("one two three four five", maxWidth: 100) { $0.alignment = .justified }
    #expect(abs(justified.lines[0].width - 100) < 1e-9)
    #expect(justified.lines.last!.width < 100)
  }

  @Test func kernIsAddedAfterEveryCharacter() {
    var attributes = TextAttributes(font: font)
    attributes.kern = 2
    let kerned = engine.layout(AttributedText("abc", attributes: attributes)).size.width
    #expect(abs(kerned - engine.width(of: "abc", font: font) - 6) < 1e-9)
    let emoji = engine.layout(AttributedText("👨‍👩‍👧‍👦", attributes: attributes)).size.width
    #expect(abs(emoji - engine.width(of: "😀", font: font) - 2) < 1e-6)
  }

  @Test func raisedTextMakesTheLineHigher() {
    var attributes = TextAttributes(font: font)
    attributes.baselineOffset = 6
    var text = AttributedText("a", font: font)
    text.append("2", attributes: attributes)
    let frame = engine.layout(text)
    #expect(abs(frame.lines[0].height - font.lineHeight - 6) < 1e-9)
    #expect(abs(frame.firstBaseline - font.ascender - 6) < 1e-9)
  }

  @Test func attachmentsTakeTheirRoom() throws {
    var attributes = TextAttributes(font: font)
    attributes.attachment = TextAttachmentBox(size: CGSize(width: 40, height: 30), y: -4, identifier: 9)
    var text = AttributedText("ab", font: font)
    text.append("\u{FFFC}", attributes: attributes)
    text.append("cd", attributes: TextAttributes(font: font))
    let frame = engine.layout(text)
    let box = try #require(frame.attachments.first)
    #expect(frame.attachments.count == 1)
    #expect(box.identifier == 9)
    #expect(box.rect.size == CGSize(width: 40, height: 30))
    #expect(abs(box.rect.minX - engine.width(of: "ab", font: font)) < 1e-9)
    #expect(abs(box.rect.maxY - frame.firstBaseline - 4) < 1e-9)
    #expect(abs(frame.firstBaseline - 26) < 1e-9)
    #expect(abs(frame.size.width - engine.width(of: "ab", font: font) - 40 - engine.width(of: "cd", font: font)) < 1e-9)
  }

  // MARK: Hit testing

  @Test func pointsFindCharactersAndBack() {
    var generator = SeededGenerator(3)
    for round in 0..<120 {
      let text = SampleText.random(&generator, pieces: 1 + round % 15)
      let frame = engine.layout(AttributedText(text), maxWidth: 250)
      for line in frame.lines {
        for run in line.runs {
          for index in run.range {
            let offset = index - run.range.lowerBound
            let middle = (run.carets[offset] + run.carets[offset + 1]) / 2
            guard abs(run.carets[offset] - run.carets[offset + 1]) > 0.01 else { continue }
            let point = CGPoint(x: line.x + middle, y: line.top + line.height / 2)
            #expect(frame.characterIndex(at: point) == index)
            let rects = frame.rects(for: index..<index + 1)
            #expect(rects.count == 1 && rects[0].insetBy(dx: -0.001, dy: -0.001).contains(point))
          }
        }
      }
    }
  }

  @Test func caretsStandWhereTheyWerePut() {
    let frame = engine.layout(AttributedText("Hello wonderful world", font: font), maxWidth: 90)
    #expect(frame.caretIndex(at: CGPoint(x: -10, y: -10)) == 0)
    #expect(frame.caretIndex(at: CGPoint(x: 500, y: 500)) == 21)
    for index in 0..<21 where !" ".utf16.contains(Array(frame.text.string.utf16)[index]) {
      let rect = frame.caretRect(at: index)
      #expect(frame.caretIndex(at: CGPoint(x: rect.minX, y: rect.midY)) == index)
      #expect(rect.height == frame.lines[0].height)
    }
    #expect(engine.layout(AttributedText("")).caretIndex(at: .zero) == 0)
    #expect(frame.characterIndex(at: CGPoint(x: 300, y: 5)) == nil)
  }

  @Test func aRangeOverLinesHasABoxOnEach() {
    let frame = engine.layout(AttributedText("one two three four", font: font), maxWidth: 70)
    #expect(frame.rects(for: 0..<18).count == frame.lines.count)
    #expect(frame.rects(for: 4..<4).isEmpty)
  }
}
