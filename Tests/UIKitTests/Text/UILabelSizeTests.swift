import Foundation
import Testing
import UIKit

@Suite(.serialized) @MainActor struct UILabelSizeTests {
  private func label(_ text: String, _ font: UIFont, scale: CGFloat = 3) -> CGSize {
    withTraits(.test(scale: scale)) {
      let label = UILabel()
      label.font = font
      label.text = text
      return label.intrinsicContentSize
    }
  }

  /// `uikit-facts §10`: single-line heights, measured.
  @Test(
    arguments: [
      (17, 20.333, 20.5), (13, 15.667, 16), (12, 14.333, 14.5), (15, 18, 18), (16, 19.333, 19.5), (14, 17, 17),
      (28, 33.667, 33.5), (25, 30, 30), (58, 69.333, 69.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func heightsAreRoundedUpToPixels(size: CGFloat, at3x: CGFloat, at2x: CGFloat) {
    #expect(abs(label("Text", .systemFont(ofSize: size)).height - at3x) < 0.001)
    #expect(abs(label("Text", .systemFont(ofSize: size), scale: 2).height - at2x) < 0.001)
  }

  /// `uikit-facts §10`: widths measured on iOS at 3x, headline and body at 16 and 17 points; at 17 points those
  /// were recorded on an iOS with a little more tracking (−49 units a character, −52 now).
  @Test(
    arguments: [
      ("What's", UIFont.Weight.semibold, 16, 52.667, 0.001), ("What's", .semibold, 17, 55.667, 0.334),
      ("the", .regular, 16, 23.667, 0.001), ("the", .regular, 17, 25, 0.334), ("point", .regular, 16, 37, 0.001),
      ("point", .regular, 17, 39, 0.334), ("?", .regular, 14, 7.333, 0.001), ("?", .regular, 15, 7.667, 0.001),
      ("Layout", .regular, 17, 51.333, 0.001),
    ] as [(String, UIFont.Weight, CGFloat, CGFloat, CGFloat)])
  func widthsAreThoseOfIOS(text: String, weight: UIFont.Weight, size: CGFloat, width: CGFloat, tolerance: CGFloat) {
    let measured = label(text, .systemFont(ofSize: size, weight: weight)).width
    #expect(abs(measured - width) <= tolerance, "\(text) \(size): \(measured), on iOS \(width)")
  }

  struct CatalystSizes: Decodable {
    struct Case: Decodable {
      let text: String
      let pt: CGFloat
      let weight: String
      let w: CGFloat
      let h: CGFloat
    }
    let cases: [Case]
  }

  /// `Fixtures/label-sizes.json` is of Mac Catalyst at 2x, whose advances are larger by a known amount a glyph
  /// (`uikit-facts §10`); with that added our widths are those measured, to half a percent for kerning.
  @Test func widthsAreThoseOfCatalystLessItsTracking() throws {
    let fixture = try TextFixture.decode(CatalystSizes.self, "label-sizes")
    let extra: [CGFloat: CGFloat] = [12: 44, 13: 41, 15: 38, 17: 37]
    #expect(fixture.cases.count == 17)
    for sample in fixture.cases {
      let font = UIFont.systemFont(ofSize: sample.pt, weight: sample.weight == "semibold" ? .semibold : .regular)
      let own = (sample.text as NSString).size(withAttributes: [.font: font]).width
      let units = try #require(extra[sample.pt])
      let catalyst = own + CGFloat(sample.text.count) * units * sample.pt / 2048
      // Advances outside ASCII are estimated.
      let tolerance = sample.text == "›" ? 2 : 0.5 + 0.007 * sample.w
      #expect(abs(catalyst - sample.w) <= tolerance, "\(sample.text): \(catalyst), measured \(sample.w)")
    }
  }

  @Test func linesAddUpBeforeRounding() {
    withTraits(.test()) {
      let label = UILabel()
      label.numberOfLines = 0
      for lines in 1...12 {
        label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
        let exact = CGFloat(lines) * 17 * 1.193359375
        #expect(abs(label.intrinsicContentSize.height - (exact * 3 - 1e-6).rounded(.up) / 3) < 0.001)
      }
    }
  }

  @Test func emptyTextHasNoSize() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func oneLineIgnoresTheWidthThatItIsGiven() {
    let label = UILabel()
    label.text = "A rather long text that does not fit into ten points"
    let natural = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == natural)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > natural.height * 2)
    #expect(label.intrinsicContentSize == natural)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == wrapped)
    #expect(label.sizeThatFits(.zero).width == natural.width)
  }

  @Test func numberOfLinesLimitsTheHeight() {
    TestScreen.reset()
    let label = UILabel()
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    label.numberOfLines = 2
    let size = label.sizeThatFits(CGSize(width: 80, height: 1000))
    #expect(abs(size.height - 40.667) < 0.01)
  }

  @Test func sizesFollowEveryChangeOfTheText() {
    let label = UILabel()
    label.text = "a"
    let small = label.intrinsicContentSize
    label.text = "aaa"
    #expect(label.intrinsicContentSize.width > small.width)
    label.text = "a"
    #expect(label.intrinsicContentSize == small)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > 40)
    label.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(label.intrinsicContentSize == small)
  }

  @Test func scriptsOutsideLatinAreMeasured() {
    for text in ["한국어 이름표", "日本語のラベル", "中文標籤", "نص عربي", "👩‍👩‍👧‍👦🇩🇪", "ไทย"] {
      let size = label(text, .systemFont(ofSize: 17))
      #expect(size.width > 17, "\(text)")
      #expect(size.height >= 20.333, "\(text)")
    }
  }

  @Test func aFamilyOfEmojiIsOneGlyphWide() {
    let family = label("👩‍👩‍👧‍👦", .systemFont(ofSize: 17)).width
    let woman = label("👩", .systemFont(ofSize: 17)).width
    #expect(abs(family - woman) < 1)
  }
}
