import CoreGraphics
import Testing

@testable import TextLayout

/// Right to left, and both directions on one line.
@Suite struct DirectionTests {
  let engine = TextEngine.shared

  @Test func leftToRightTextStaysInOrder() {
    let frame = engine.layout(AttributedText("abc (def) 123"))
    #expect(frame.visual(0) == "abc (def) 123")
    #expect(!frame.lines[0].isRightToLeft)
  }

  @Test func hebrewRunsFromTheRight() {
    let frame = engine.layout(AttributedText("שלום עולם"), maxWidth: 200)
    #expect(frame.visual(0) == "םלוע םולש")
    #expect(frame.lines[0].isRightToLeft)
    #expect(abs(frame.lines[0].x + frame.lines[0].width - 200) < 1e-9)
  }

  @Test func numbersAndLatinKeepTheirOrderInHebrew() {
    #expect(engine.layout(AttributedText("אבג 123 abc דה")).visual(0) == "הד abc 123 גבא")
    #expect(engine.layout(AttributedText("abc אבג 123 def")).visual(0) == "abc 123 גבא def")
  }

  @Test func bracketsAreMirrored() throws {
    let upright = engine.layout(AttributedText("(a)"))
    let mirrored = engine.layout(AttributedText("(א)"))
    let open = try #require(upright.lines[0].runs.first?.glyphs.first)
    let shownFirst = try #require(mirrored.lines[0].runs.first?.glyphs.first)
    #expect(open == shownFirst, "the bracket at the left opens to the right")
    #expect(mirrored.lines[0].runs.first?.indices == [2])
  }

  @Test func theBaseDirectionCanBeGiven() {
    let text = "abc אבג"
    let natural = engine.layout(AttributedText(text), maxWidth: 300)
    #expect(natural.visual(0) == "abc גבא")
    #expect(natural.lines[0].x == 0)
    let right = engine.layout(AttributedText(text, direction: .rightToLeft), maxWidth: 300)
    #expect(right.visual(0) == "גבא abc")
    #expect(right.lines[0].x > 0)
    let plain = engine.layout(AttributedText("abc", direction: .rightToLeft), maxWidth: 300)
    #expect(abs(plain.lines[0].x + plain.lines[0].width - 300) < 1e-9)
    let left = engine.layout(AttributedText("אבג abc", direction: .leftToRight), maxWidth: 300)
    #expect(left.visual(0) == "גבא abc")
    #expect(left.lines[0].x == 0)
  }

  @Test func eachParagraphHasItsOwnDirection() {
    let frame = engine.layout(AttributedText("abc\nאבג\n123"), maxWidth: 300)
    #expect(frame.lines.map(\.isRightToLeft) == [false, true, false])
  }

  /// A joiner that a change of direction parts from its letter was shaped without end.
  @Test(.timeLimit(.minutes(1))) func marksAndJoinersAfterAChangeOfDirectionAreSet() {
    let pieces = [
      "a", "א", "ب", "1", " ", "\u{200D}", "\u{301}", "\u{5B7}", "\u{FE0F}", "👩", "👍🏽", "\u{200F}", "\u{200E}",
      "\u{202B}", "\u{202C}",
      "\u{2067}", "\u{2069}", "한", "\n", "\u{1F3FB}", "\u{20E3}",
    ]
    var generator = SeededGenerator(21)
    for _ in 0..<1500 {
      let text = (0..<Int.random(in: 2...9, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
        .joined()
      let width = CGFloat(Int.random(in: 20...120, using: &generator))
      let frame = engine.layout(AttributedText(text), maxWidth: width)
      let units = frame.lines.flatMap { Array($0.range) }
      #expect(units == units.sorted() && Set(units).count == units.count, "\(text.unicodeScalars.map(\.value))")
      #expect(frame.lines.allSatisfy { $0.width.isFinite && $0.width >= 0 })
    }
  }

  @Test func arabicDigitsKeepTheirOrder() throws {
    let frame = engine.layout(AttributedText("عام ١٢٣"), maxWidth: 300)
    let digits = frame.lines[0].runs.flatMap { run in zip(run.indices, run.positions).map { ($0, run.x, $1.x) } }
      .filter { $0.0 >= 4 }.sorted { $0.0 < $1.0 }
    #expect(digits.count == 3)
    #expect(digits.map(\.2) == digits.map(\.2).sorted())
  }

  @Test func arabicLettersJoin() {
    let font = Font(size: 17)
    let joined = engine.width(of: "ببب", font: font)
    let apart = 3 * engine.width(of: "ب", font: font)
    #expect(joined < apart * 0.8)
  }

  @Test func explicitAlignmentIsNotTurnedAround() {
    let frame = engine.layout(AttributedText("שלום", alignment: .left), maxWidth: 200)
    #expect(frame.lines[0].x == 0)
    let center = engine.layout(AttributedText("שלום", alignment: .center), maxWidth: 200)
    #expect(abs(center.lines[0].x - (200 - center.lines[0].width) / 2) < 1e-9)
  }

  /// Every visible character has one glyph position inside the line, whatever the directions.
  @Test func everyCharacterIsShownOnce() {
    var generator = SeededGenerator(5)
    for round in 0..<200 {
      let text = SampleText.random(&generator, pieces: 1 + round % 20)
      let frame = engine.layout(AttributedText(text), maxWidth: 300)
      frame.checkInvariants()
      for line in frame.lines {
        let covered = line.runs.flatMap { Array($0.range) }.sorted()
        let last = covered.last.map { $0 + 1 } ?? line.range.lowerBound
        #expect(covered == Array(line.range.lowerBound..<last))
        #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 0.01, "\(text.debugDescription)")
        for run in line.runs {
          for position in run.positions { #expect(position.x > -20 && position.x < line.width + 20) }
        }
      }
    }
  }
}
