import CTextShims
import CoreGraphics
import Testing

@testable import TextLayout

/// Where lines end.
@Suite struct LineBreakingTests {
  let engine = TextEngine.shared

  @Test func latinBreaksAtSpacesWhichHang() {
    let frame = engine.layout(AttributedText("The quick brown fox jumps"), maxWidth: 90)
    #expect(frame.shown == ["The quick", "brown fox", "jumps"])
    #expect(frame.lines[0].range == 0..<10)
    let line = engine.width(of: "brown fox", font: Font(size: 17))
    #expect(abs(frame.lines[1].width - line) < 1e-9)
    frame.checkInvariants()
  }

  @Test func aWordLongerThanTheLineBreaksInside() {
    let frame = engine.layout(AttributedText("a Donaudampfschifffahrt"), maxWidth: 80)
    #expect(frame.shown[0] == "a")
    #expect(frame.lines.count == 4)
    for line in frame.lines { #expect(line.width <= 80) }
  }

  @Test func hyphensAndSlashesBreakByTheStandard() {
    #expect(engine.layout(AttributedText("well-known"), maxWidth: 60).shown == ["well-", "known"])
    #expect(engine.layout(AttributedText("a\u{00A0}b c"), maxWidth: 24).shown == ["a\u{00A0}b", "c"])
  }

  @Test func koreanBreaksBetweenSyllablesUnlessWordsComeFirst() {
    let text = "오늘은 날씨가 참 좋습니다"
    let syllables = engine.layout(AttributedText(text), maxWidth: 92)
    #expect(syllables.shown == ["오늘은 날씨", "가 참 좋습니", "다"])
    let words = engine.layout(AttributedText(text, strategy: .hangulWordPriority), maxWidth: 92)
    #expect(words.shown == ["오늘은", "날씨가 참", "좋습니다"])
    #expect(engine.layout(AttributedText(text, strategy: .standard), maxWidth: 92).shown == syllables.shown)
    let long = engine.layout(AttributedText("대한민국대한민국", strategy: .hangulWordPriority), maxWidth: 70)
    #expect(long.lines.count == 2)
  }

  @Test func japaneseKeepsPunctuationWithItsWord() {
    let frame = engine.layout(AttributedText("吾輩は猫である。名前はまだ無い。"), maxWidth: 17 * 7.5)
    #expect(frame.shown == ["吾輩は猫であ", "る。名前はまだ", "無い。"])
    let bracket = engine.layout(AttributedText("東京都（とうきょう）"), maxWidth: 17 * 4.5)
    #expect(bracket.shown[0] == "東京都")
    #expect(bracket.shown[1].hasPrefix("（"))
  }

  @Test func chineseBreaksBetweenAnyTwoCharacters() {
    let frame = engine.layout(AttributedText("天地玄黄宇宙洪荒"), maxWidth: 17 * 3.2)
    #expect(frame.shown == ["天地玄", "黄宇宙", "洪荒"])
    #expect(abs(frame.lines[0].width - 51) < 1e-6)
  }

  @Test func thaiBreaksBetweenWordsOfTheDictionary() {
    let frame = engine.layout(AttributedText("สวัสดีชาวโลกทุกคน"), maxWidth: 60)
    #expect(frame.shown.joined() == "สวัสดีชาวโลกทุกคน")
    #expect(frame.lines.count >= 2)
    #expect(["สวัสดี", "สวัสดีชาว"].contains(frame.shown[0]))
  }

  @Test func joinedEmojiAreNeverSplit() {
    let family = "👨‍👩‍👧‍👦"
    for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
      let frame = engine.layout(AttributedText(String(repeating: family, count: 5), mode: mode), maxWidth: 50)
      #expect(frame.shown == [family + family, family + family, family])
    }
    let narrow = engine.layout(AttributedText(family + "👍🏽🇰🇷", mode: .byCharWrapping), maxWidth: 1)
    #expect(narrow.shown == [family, "👍🏽", "🇰🇷"])
  }

  @Test func anEmojiSequenceIsAsWideAsOneEmoji() {
    let font = Font(size: 17)
    let one = engine.width(of: "😀", font: font)
    for sequence in ["👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "1️⃣", "❤️", "☝🏽", "👩‍❤️‍👨", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      #expect(abs(engine.width(of: sequence, font: font) - one) < 1e-6, "\(sequence)")
    }
    #expect(
      abs(
        engine.width(of: "a👍🏽b", font: font) - one - engine.width(of: "a", font: font)
          - engine.width(of: "b", font: font)) < 1e-6)
  }

  @Test func characterWrappingFillsEveryLine() {
    let frame = engine.layout(AttributedText("abcdefghij klmnop", mode: .byCharWrapping), maxWidth: 60)
    #expect(frame.shown[0] == "abcdef")
    for line in frame.lines { #expect(line.width <= 60 + 0.001) }
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}"])
  func lineEndsEndLines(separator: String) {
    let frame = engine.layout(AttributedText("one" + separator + "two"))
    #expect(frame.shown == ["one", "two"])
    #expect(frame.lines[0].range.upperBound == 3 + separator.utf16.count)
  }

  @Test func anEmptyTextHasNoLinesAndATrailingLineEndOneMore() {
    #expect(engine.layout(AttributedText("")).lines.isEmpty)
    #expect(engine.layout(AttributedText("")).size == .zero)
    #expect(engine.size(of: "", font: Font(size: 17)) == .zero)
    let frame = engine.layout(AttributedText("a\n"))
    #expect(frame.lines.count == 2)
    #expect(frame.lines[1].range == 2..<2)
    #expect(engine.layout(AttributedText("\n\n")).lines.count == 3)
  }

  @Test func whiteSpaceCountsAtAParagraphsEndAndHangsAtABreak() {
    let font = Font(size: 17)
    let space = engine.width(of: " ", font: font)
    #expect(abs(engine.size(of: "abc  ", font: font).width - engine.width(of: "abc", font: font) - 2 * space) < 1e-6)
    let width = engine.width(of: "abc", font: font)
    let wrapped = engine.layout(AttributedText("abc       def"), maxWidth: width + 1)
    #expect(wrapped.shown == ["abc", "def"])
    #expect(abs(wrapped.lines[0].width - width) < 1e-6)
    #expect(engine.layout(AttributedText("abc       "), maxWidth: width + 1).size.width <= width + 1)
  }

  @Test func textSetInItsOwnRoundedWidthDoesNotWrap() {
    for text in ["Hello UIKit", "What's the point?", "오늘은 날씨가", "AVAST Wavy To. LT"] {
      for size in stride(from: 9.0, through: 40, by: 0.5) {
        let font = Font(size: size)
        let width = engine.size(of: text, font: font).width
        #expect(engine.size(of: text, font: font, maxWidth: width).height == font.lineHeight)
        let pixels = (width * 3).rounded(.up) / 3
        #expect(engine.size(of: text, font: font, maxWidth: pixels).height == font.lineHeight)
      }
    }
  }

  @Test func tabsGoToTheNextStop() {
    let frame = engine.layout(AttributedText("a\tb"))
    #expect(abs(frame.caretRect(at: 2).minX - 28) < 1e-6)
  }

  @Test func pushingOutLeavesNoWordAlone() {
    let text = "one two three four"
    let width = engine.width(of: "one two three", font: Font(size: 17)) + 1
    #expect(engine.layout(AttributedText(text), maxWidth: width).shown == ["one two three", "four"])
    let pushed = engine.layout(AttributedText(text, strategy: .pushOut), maxWidth: width)
    #expect(pushed.shown == ["one two", "three four"])
    pushed.checkInvariants()
    let limited = engine.layout(AttributedText(text, strategy: .standard), maxWidth: width, numberOfLines: 2)
    #expect(limited.shown == ["one two", "three four"])
    // Two words, or a last line that would not fit: nothing moves. Japanese has no words to move.
    #expect(engine.layout(AttributedText("three four", strategy: .pushOut), maxWidth: 50).shown == ["three", "four"])
    let japanese = engine.layout(AttributedText("吾輩は猫である", strategy: .pushOut), maxWidth: 17 * 6.2)
    #expect(japanese.shown == ["吾輩は猫であ", "る"])
  }

  @Test func softHyphensShowAtABreakOnly() {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    let font = Font(size: 17)
    #expect(abs(engine.width(of: text, font: font) - engine.width(of: "Donaudampfschiff", font: font)) < 1)
    let whole = engine.layout(AttributedText(text))
    #expect(whole.lines[0].runs.allSatisfy { !$0.isInserted })
    let width = engine.width(of: "Donaudampf-", font: font)
    let broken = engine.layout(AttributedText(text), maxWidth: width + 2)
    #expect(broken.shown == ["Donau\u{AD}dampf\u{AD}-", "schiff"])
    #expect(broken.lines[0].runs.last?.glyphs.count == 1)
    #expect(broken.lines[0].width <= width + 2)
    broken.checkInvariants()
    // Room for the letters, not for the hyphen.
    let tight = engine.layout(AttributedText(text), maxWidth: width - 1)
    #expect(tight.shown[0] == "Donau\u{AD}-")
  }

  // MARK: Properties

  /// Every break is one that ICU allows, or a grapheme boundary of a line that had no other; ranges cover the text.
  @Test func breaksAreLegalForRandomText() {
    var generator = SeededGenerator(7)
    let breaker = masthead_breaker_create()
    for round in 0..<400 {
      let text = SampleText.random(&generator, pieces: 1 + round % 40)
      let units = Array(text.utf16)
      var flags = [UInt8](repeating: 0, count: units.count + 1)
      _ = masthead_breaker_mark(breaker, MASTHEAD_BREAK_LINE, units, units.count, &flags)
      let graphemes = graphemeBoundaries(text)
      let width = CGFloat.random(in: 1...400, using: &generator)
      let frame = engine.layout(AttributedText(text), maxWidth: width)
      frame.checkInvariants()
      #expect(frame.lines.map(\.range).flatMap { Array($0) } == Array(0..<units.count))
      for line in frame.lines.dropLast() {
        let end = line.range.upperBound
        let isLegal = flags[end] & UInt8(MASTHEAD_BREAK_LINE) != 0
        let isForced = graphemes.contains(end) && frame.lines.first { $0.range.contains(end) } != nil
        #expect(isLegal || isForced, "\(text.debugDescription) at \(end), width \(width)")
        if !isLegal {
          // Nothing allowed inside the line: the word did not fit.
          let inner = line.range.dropFirst().filter { flags[$0] & UInt8(MASTHEAD_BREAK_LINE) != 0 }
          #expect(inner.isEmpty, "\(text.debugDescription) broke at \(end) though \(inner) were allowed")
        }
        let inkEnd = line.range.last { units[$0] != 10 && !LineBreaker.isSpace(units[$0]) } ?? line.range.lowerBound
        let isOneCluster = graphemes.filter { $0 > line.range.lowerBound && $0 <= inkEnd }.isEmpty
        #expect(
          line.width <= width + 0.01 || isOneCluster || units[line.range].contains(9),
          "\(String(decoding: units[line.range], as: UTF16.self).debugDescription) is \(line.width) in \(width)")
      }
    }
  }

  /// A wider line never needs more lines, and a longer text is never narrower on one line.
  @Test func linesAndWidthsAreMonotonic() {
    var generator = SeededGenerator(11)
    for _ in 0..<100 {
      let text = SampleText.random(&generator, pieces: 25, newlines: false).replacing("\t", with: " ")
      var previous = Int.max
      for width in stride(from: CGFloat(60), through: 600, by: 45) {
        let count = engine.layout(AttributedText(text), maxWidth: width).lines.count
        #expect(count <= previous, "\(text.debugDescription) at \(width)")
        previous = count
      }
    }
  }

  /// Plain measuring, attributed measuring and layout are three ways to the same size.
  @Test func allWaysOfMeasuringAgree() {
    var generator = SeededGenerator(23)
    for round in 0..<300 {
      let text = SampleText.random(&generator, pieces: 1 + round % 30)
      let font = Font(size: [11, 13, 17, 22, 34].randomElement(using: &generator)!)
      let width = CGFloat.random(in: 20...500, using: &generator)
      let limit = Int.random(in: 0...3, using: &generator)
      for mode in LineBreakMode.allCases {
        let style = ParagraphStyle(lineBreakMode: mode)
        let attributed = AttributedText(text, attributes: TextAttributes(font: font, paragraph: style))
        let plain = engine.size(of: text, font: font, maxWidth: width, numberOfLines: limit, lineBreakMode: mode)
        let frame = engine.layout(attributed, maxWidth: width, numberOfLines: limit)
        #expect(plain == frame.size)
        #expect(engine.size(of: attributed, maxWidth: width, maxHeight: 1e9, numberOfLines: limit) == frame.size)
        if limit > 0 { #expect(frame.lines.count <= limit) }
        frame.checkInvariants()
      }
    }
  }

  /// The fast path for ASCII adds in the same order as the general one.
  @Test func fastAndGeneralWidthsAreTheSameToTheLastBit() {
    var generator = SeededGenerator(31)
    for _ in 0..<300 {
      let text = String(
        String.UnicodeScalarView(
          (0..<40).map { _ in
            UnicodeScalar(UInt8.random(in: 32..<127, using: &generator))
          }))
      let font = Font(size: CGFloat.random(in: 8...40, using: &generator))
      #expect(engine.width(of: text, font: font) == engine.layout(AttributedText(text, font: font)).lines[0].width)
    }
  }
}
