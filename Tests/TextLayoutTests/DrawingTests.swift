import CoreGraphics
import Testing

@testable import TextLayout

/// Pixels.
@Suite struct DrawingTests {
  let engine = TextEngine.shared

  private func canvas(_ width: CGFloat = 120, _ height: CGFloat = 40, scale: CGFloat = 2) -> CGContext {
    let context = CGContext(size: CGSize(width: width, height: height), scale: scale, opaque: true)
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    return context
  }

  private func pixels(_ context: CGContext) -> [UInt32] {
    context.withUnsafePixels { pixels, bytesPerRow in
      (0..<context.height).flatMap { row in
        Array(UnsafeBufferPointer(start: pixels + row * bytesPerRow / 4, count: context.width))
      }
    }
  }

  /// Bounds of the pixels that are not white.
  private func ink(_ context: CGContext) -> CGRect {
    let all = pixels(context)
    var box = CGRect.null
    for (index, pixel) in all.enumerated() where pixel & 0xFF_FFFF != 0xFF_FFFF {
      let x = index % context.width
      let y = index / context.width
      box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return box
  }

  @Test func capitalsStandOnTheBaselineAndAreAsHighAsTheFontSays() {
    for size in [17.0, 28, 34] {
      for weight in [0.0, 0.4] {
        let context = canvas(200, 60, scale: 3)
        let frame = engine.layout(AttributedText("HHH", font: Font(size: size, weight: weight)))
        frame.draw(in: context, at: CGPoint(x: 5, y: 5))
        let box = ink(context)
        let baseline = ((5 + frame.firstBaseline) * 3).rounded()
        #expect(box.maxY == baseline)
        #expect(abs(box.height - Font(size: size).capHeight * 3) <= 1.01)
        #expect(box.minX >= 15 && box.maxX <= 15 + frame.size.width * 3)
      }
    }
  }

  @Test(arguments: [11.0, 17, 24, 40]) func emojiStandInTheMiddleOfTheirRoom(size: Double) {
    let frame = engine.layout(AttributedText("😀", font: Font(size: size)))
    let context = canvas(80, 80, scale: 4)
    frame.draw(in: context, at: CGPoint(x: 10, y: 10))
    let box = ink(context)
    #expect(abs(box.midX / 4 - 10 - frame.size.width / 2) < 0.6)
    // The font's own picture has a transparent margin besides.
    #expect(box.width / 4 <= frame.size.width && box.width / 4 > 0.7 * frame.size.width)
  }

  @Test(arguments: [0.0, 0.3, 0.4]) func roundedLettersHaveTheirInkWithoutItsCorners(weight: Double) {
    func drawn(_ family: Font.Family, _ text: String) -> (box: CGRect, dark: Int) {
      let context = canvas(300, 80, scale: 2)
      engine.layout(AttributedText(text, font: Font(family, size: 60, weight: weight))).draw(
        in: context, at: CGPoint(x: 5, y: 5))
      return (ink(context), pixels(context).count { $0 & 0xFF < 128 })
    }
    for text in ["HTE", "text", "agy", "0123"] {
      let sharp = drawn(.system, text)
      let rounded = drawn(.systemRounded, text)
      // The two cuts of regular text differ in the height of small letters by 38/2048 em, 2.2 pixels here, and in their overshoots.
      let tolerance: CGFloat = weight == 0 ? 5 : 3
      #expect(abs(sharp.box.width - rounded.box.width) < 6, "\(text)")
      #expect(abs(sharp.box.height - rounded.box.height) < tolerance, "\(text)")
      // Regular text is drawn with the display cut at this size, rounded text with the text cut, which is a little bolder.
      #expect(abs(Double(rounded.dark) / Double(sharp.dark) - 1) < 0.12, "\(text)")
    }
    let capital = drawn(.systemRounded, "I")
    let sharp = drawn(.system, "I")
    #expect(capital.dark != sharp.dark)
    #expect(
      engine.width(of: "Rounded", font: Font(.systemRounded, size: 17))
        == engine.width(of: "Rounded", font: Font(size: 17)))
  }

  // Heavy text has the same cut in both designs. Arcs take ink away, but for less than a fifth of a pixel where edges are curved.
  @Test(arguments: ["agy", "tRf4", "&@Q%", "xkA1"]) func roundCornersAddNoNubs(text: String) {
    func drawn(_ family: Font.Family) -> [UInt32] {
      let context = canvas(300, 80, scale: 2)
      engine.layout(AttributedText(text, font: Font(family, size: 60, weight: 0.4))).draw(
        in: context, at: CGPoint(x: 5, y: 5))
      return pixels(context)
    }
    let (sharp, rounded) = (drawn(.system), drawn(.systemRounded))
    #expect(zip(sharp, rounded).allSatisfy { Int($0 & 0xFF) <= Int($1 & 0xFF) + 48 })
    #expect(sharp != rounded)
  }

  @Test(arguments: [0.0, 0.3]) func roundedStemsEndInArcs(weight: Double) {
    let context = canvas(80, 80, scale: 2)
    engine.layout(AttributedText("I", font: Font(.systemRounded, size: 60, weight: weight))).draw(
      in: context, at: CGPoint(x: 5, y: 5))
    let (all, box) = (pixels(context), ink(context))
    func dark(_ row: CGFloat) -> Int {
      all[(Int(row) * context.width)..<(Int(row + 1) * context.width)].count { $0 & 0xFF < 128 }
    }
    #expect(dark(box.minY + 1) * 4 <= dark(box.midY) * 3)
    #expect(dark(box.maxY - 2) * 4 <= dark(box.midY) * 3)
    #expect(dark(box.minY + 20) == dark(box.midY))
  }

  @Test func drawingIsTheSameEveryTimeAndInANewEngine() {
    let text = AttributedText("Text 한글 日本 مرحبا 😀👍🏽 é", font: Font(size: 15))
    func draw(_ engine: TextEngine) -> [UInt32] {
      let context = canvas(300, 40)
      engine.layout(text).draw(in: context, at: CGPoint(x: 3.3, y: 4.7))
      return pixels(context)
    }
    let first = draw(engine)
    #expect(first == draw(engine))
    let other = TextEngine(map: .standard)
    _ = other.size(of: "日本語 something else before", font: Font(size: 31))
    #expect(first == draw(other))
    #expect(first.contains { $0 & 0xFF_FFFF != 0xFF_FFFF })
  }

  @Test func aWholePixelsMoveMovesThePixels() {
    let frame = engine.layout(AttributedText("Moving", font: Font(size: 17)))
    let one = canvas()
    frame.draw(in: one, at: CGPoint(x: 4.2, y: 6.1))
    let two = canvas()
    frame.draw(in: two, at: CGPoint(x: 9.7, y: 8.6))
    #expect(ink(one).offsetBy(dx: 11, dy: 5) == ink(two))
  }

  @Test func quarterPixelsMakeFourImages() {
    let frame = engine.layout(AttributedText("l", font: Font(size: 17)))
    var images: [[UInt32]] = []
    for step in 0..<16 {
      let context = canvas(20, 30, scale: 1)
      frame.draw(in: context, at: CGPoint(x: 4 + CGFloat(step) / 16, y: 4))
      let image = pixels(context)
      if !images.contains(image) { images.append(image) }
    }
    // The sixteenths of a pixel round to four quarters, and perhaps to the next pixel's first.
    #expect(images.count == 4 || images.count == 5)
  }

  @Test func masksAndOutlinesAgree() {
    let frame = engine.layout(AttributedText("Outline", font: Font(size: 30)))
    let masks = canvas(140, 50)
    frame.draw(in: masks, at: CGPoint(x: 4, y: 4))
    let outlines = canvas(140, 50)
    outlines.saveGState()
    outlines.translateBy(x: 4, y: 4)
    outlines.fill(frame.glyphPath())
    outlines.restoreGState()
    func darkness(_ context: CGContext) -> Double {
      pixels(context).reduce(0.0) { $0 + Double(255 - ($1 & 0xFF)) }
    }
    #expect(abs(darkness(masks) / darkness(outlines) - 1) < 0.01)
  }

  @Test func rotatedTextIsFilledAsOutlines() {
    let context = canvas(60, 60)
    context.translateBy(x: 30, y: 5)
    context.rotate(by: .pi / 2)
    engine.layout(AttributedText("HHH", font: Font(size: 17))).draw(in: context, at: .zero)
    let box = ink(context)
    #expect(box.height > box.width)
  }

  @Test func coloursComeFromTheTextOrTheContext() {
    let context = canvas()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    engine.layout(AttributedText("█", font: Font(size: 17))).draw(in: context, at: .zero)
    #expect(pixels(context).contains(0xFFFF_0000))
    let blue = TextAttributes(font: Font(size: 17), foreground: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    let other = canvas()
    engine.layout(AttributedText("█", attributes: blue)).draw(in: other, at: .zero)
    #expect(pixels(other).contains(0xFF00_00FF))
    #expect(other.fillColor == CGColor(gray: 0, alpha: 1), "the context's colour stays as it was")
  }

  @Test func emojiHaveColours() {
    let context = canvas()
    engine.layout(AttributedText("😀", font: Font(size: 30))).draw(in: context, at: CGPoint(x: 2, y: 2))
    let colours = Set(pixels(context))
    #expect(colours.count > 100)
    let yellow = pixels(context).count { $0 >> 16 & 0xFF > 200 && $0 & 0xFF < 120 }
    #expect(yellow > 200)
  }

  @Test func decorationsAndBackgroundsAreDrawn() {
    var attributes = TextAttributes(font: Font(size: 17))
    attributes.underline = TextDecoration(color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    attributes.strikethrough = TextDecoration(color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    attributes.background = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let context = canvas()
    let frame = engine.layout(AttributedText("mm", attributes: attributes))
    frame.draw(in: context, at: .zero)
    let all = pixels(context)
    let red = all.indices.filter { all[$0] == 0xFFFF_0000 }
    let blue = all.indices.filter { all[$0] == 0xFF00_00FF }
    let green = all.count { $0 == 0xFF00_FF00 }
    #expect(!red.isEmpty && !blue.isEmpty && green > 300)
    #expect(red.first! / context.width > Int(frame.firstBaseline * 2))
    #expect(blue.last! / context.width < Int(frame.firstBaseline * 2))
  }

  @Test func symbolsAreOutlinesInEms() throws {
    let path = "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"
    let font = try #require(OutlineFont(paths: ["/nonexistent", path]))
    let home = try #require(font.outline(of: 0xF2DC))
    let box = home.boundingBoxOfPath
    #expect(box.width > 0.5 && box.width < 1)
    #expect(box.minY < -0.5 && box.maxY <= 0.25)
    // A plus has right angles only, so that its box grows by what its strokes do.
    let plus = try #require(font.outline(of: 0xF415)).boundingBoxOfPath
    let bold = try #require(font.outline(of: 0xF415, emboldening: 0.05)).boundingBoxOfPath
    #expect(abs(bold.width - plus.width - 0.05) < 0.01)
    #expect(abs(bold.midX - plus.midX) < 0.01 && abs(bold.midY - plus.midY) < 0.01)
    #expect(font.outline(of: 0x10_FFFF) == nil)
    #expect(OutlineFont(paths: ["/nonexistent"]) == nil)
  }

  @Test func drawingFromManyThreadsIsTheSame() async {
    let expected = await Self.render(seed: 0)
    await withTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<8 { group.addTask { await Self.render(seed: 0) } }
      for await result in group { #expect(result == expected) }
    }
  }

  private static func render(seed: Int) async -> [UInt32] {
    let tests = DrawingTests()
    let context = tests.canvas(300, 80)
    for index in 0..<10 {
      let text = AttributedText("Row \(index) 한글 😀 مرحبا", font: Font(size: 10 + CGFloat(index)))
      tests.engine.layout(text, maxWidth: 200).draw(in: context, at: CGPoint(x: index, y: index * 6))
    }
    return tests.pixels(context)
  }
}
