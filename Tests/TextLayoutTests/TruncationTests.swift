import CoreGraphics
import Testing

@testable import TextLayout

/// What is shown of text that is too long.
@Suite struct TruncationTests {
  let engine = TextEngine.shared
  let text = "The quick brown fox jumps over the lazy dog"

  @Test func tailKeepsTheBeginning() {
    let frame = engine.layout(AttributedText(text, mode: .byTruncatingTail), maxWidth: 120, numberOfLines: 1)
    #expect(frame.shown == ["The quick bro…"])
    #expect(frame.isTruncated)
    #expect(frame.lines[0].isTruncated)
    #expect(frame.size.width <= 120)
  }

  @Test func headKeepsTheEnd() {
    let frame = engine.layout(AttributedText(text, mode: .byTruncatingHead), maxWidth: 120, numberOfLines: 1)
    #expect(frame.shown[0].hasPrefix("…"))
    #expect(frame.shown[0].hasSuffix("lazy dog"))
    #expect(frame.size.width <= 120)
  }

  @Test func middleKeepsBothEnds() {
    let frame = engine.layout(AttributedText(text, mode: .byTruncatingMiddle), maxWidth: 120, numberOfLines: 1)
    let parts = frame.shown[0].split(separator: "…")
    #expect(parts.count == 2)
    #expect(text.hasPrefix(parts[0]))
    #expect(text.hasSuffix(parts[1]))
    #expect(abs(parts[0].count - parts[1].count) <= 3)
    #expect(frame.size.width <= 120)
  }

  @Test func onlyTheLastLineIsShortened() {
    let frame = engine.layout(AttributedText(text, mode: .byTruncatingTail), maxWidth: 120, numberOfLines: 2)
    #expect(frame.shown[0] == "The quick")
    #expect(frame.shown[1].hasPrefix("brown fox"))
    #expect(frame.shown[1].hasSuffix("…"))
    #expect(frame.lines.count == 2)
  }

  @Test func wrappingModesLeaveTheRestOut() {
    let words = engine.layout(AttributedText(text, mode: .byWordWrapping), maxWidth: 120, numberOfLines: 1)
    #expect(words.shown == ["The quick"])
    #expect(words.isTruncated)
    let clipped = engine.layout(AttributedText(text, mode: .byClipping), maxWidth: 120, numberOfLines: 1)
    #expect(clipped.shown == [text])
    #expect(clipped.isTruncated)
    #expect(clipped.lines[0].width > 120)
  }

  @Test(arguments: LineBreakMode.allCases) func textThatFitsIsWhole(mode: LineBreakMode) {
    let frame = engine.layout(AttributedText("Short", mode: mode), maxWidth: 120, numberOfLines: 1)
    #expect(frame.shown == ["Short"])
    #expect(!frame.isTruncated)
    let unlimited = engine.layout(AttributedText(text, mode: mode), maxWidth: 120)
    #expect(!unlimited.isTruncated)
    #expect(unlimited.lines.last?.range.upperBound == text.utf16.count)
  }

  @Test func aFollowingParagraphIsTruncatedToo() {
    let frame = engine.layout(AttributedText("one\ntwo", mode: .byTruncatingTail), maxWidth: 120, numberOfLines: 1)
    #expect(frame.shown == ["one…"])
    let trailing = engine.layout(AttributedText("one\n", mode: .byTruncatingTail), maxWidth: 120, numberOfLines: 1)
    #expect(trailing.shown == ["one"])
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() {
    let line = Font(size: 17).lineHeight
    let attributed = AttributedText(text, mode: .byTruncatingTail)
    let all = engine.layout(attributed, maxWidth: 120)
    #expect(all.lines.count == 4)
    let two = engine.layout(attributed, maxWidth: 120, maxHeight: line * 2.9)
    #expect(two.lines.count == 2)
    #expect(two.shown[1].hasSuffix("…"))
    #expect(engine.layout(attributed, maxWidth: 120, maxHeight: 1).lines.count == 1)
    #expect(engine.layout(attributed, maxWidth: 120, maxHeight: all.size.height).lines.count == 4)
  }

  @Test func anEllipsisStandsAloneWhereNothingElseFits() {
    let frame = engine.layout(AttributedText(text, mode: .byTruncatingTail), maxWidth: 3, numberOfLines: 1)
    #expect(frame.shown == ["…"])
  }

  @Test func clustersAreNeverCut() {
    let family = "👨‍👩‍👧‍👦"
    let text = String(repeating: family + "e\u{301}", count: 10)
    let boundaries = graphemeBoundaries(text)
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      for width in stride(from: CGFloat(20), to: 200, by: 7) {
        let frame = engine.layout(AttributedText(text, mode: mode), maxWidth: width, numberOfLines: 1)
        for run in frame.lines[0].runs where !run.isInserted && !run.range.isEmpty {
          let isStart = frame.lines[0].runs.contains { $0.range.upperBound == run.range.lowerBound && !$0.isInserted }
          #expect(isStart || boundaries.contains(run.range.lowerBound))
        }
        #expect(frame.shown[0].replacing("…", with: "").count <= 20)
        #expect(frame.size.width <= max(width, 20))
      }
    }
  }

  /// One more character would not have fitted.
  @Test func asMuchAsPossibleIsKept() {
    let font = Font(size: 17)
    for width in stride(from: CGFloat(30), to: 330, by: 3.7) {
      let frame = engine.layout(AttributedText(text, mode: .byTruncatingTail), maxWidth: width, numberOfLines: 1)
      guard frame.isTruncated else { continue }
      let kept = frame.shown[0].dropLast()
      let more = text.prefix(kept.count + 1) + "…"
      #expect(engine.width(of: String(more), font: font) > width - 1.5)
    }
  }

  @Test func inRightToLeftTextTheEllipsisIsAtTheLeft() {
    let text = "مرحبا بالعالم هذا نص طويل للتجربة"
    let frame = engine.layout(AttributedText(text, mode: .byTruncatingTail), maxWidth: 120, numberOfLines: 1)
    #expect(frame.lines[0].runs.first?.isInserted == true)
    #expect(frame.lines[0].isRightToLeft)
  }
}
