import Foundation
import Testing
import UIKit

/// Lines of text styles stand further apart than the font is high.
///
/// Heights are those of wrapped labels that Interface Builder recorded in public storyboards (`ib-layouts`: Body in two lines 42.333
/// at 3x and 42.5 at 2x, Subhead in two lines 38, system font of 16 points in two lines 38.5), all of `uikit-facts §10.1`.
@MainActor @Suite struct TextStyleLeadingTests {
  private func height(_ font: UIFont, lines: Int) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = Array(repeating: "Text", count: lines).joined(separator: "\n")
    return label.intrinsicContentSize.height
  }

  @Test func wrappedLabelsOfTextStylesHaveTheStylesLineDistance() {
    TestScreen.reset()
    #expect(abs(height(.preferredFont(forTextStyle: .body), lines: 1) - 20.3333) < 0.001)
    #expect(abs(height(.preferredFont(forTextStyle: .body), lines: 2) - 42.3333) < 0.001)
    #expect(abs(height(.preferredFont(forTextStyle: .body), lines: 4) - 86.3333) < 0.001)
    #expect(abs(height(.preferredFont(forTextStyle: .subheadline), lines: 2) - 38) < 0.001)
  }

  @Test func plainSystemFontsHaveNone() {
    TestScreen.reset()
    #expect(abs(height(.systemFont(ofSize: 16), lines: 2) - 38.3333) < 0.001)
    #expect(abs(height(.preferredFont(forTextStyle: .body).withSize(16), lines: 2) - 38.3333) < 0.001)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
  }

  @Test func baselinesOfEveryStyleAreAsFarApartAsItSays() {
    let distances: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 41), (.title1, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22), (.callout, 21),
      (.subheadline, 20), (.footnote, 18), (.caption1, 16),
    ]
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    for (style, distance) in distances {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
      #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
    }
    // A font that is higher than its style's distance keeps its height.
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).leading == 0)
  }

  @Test func boldVariantsKeepItAndTheReadersTextSizeChangesIt() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    #expect(bold?.leading == body.leading)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: huge)
    #expect(abs(font.lineHeight + font.leading - max(62, font.lineHeight)) < 1e-9)
  }

  @Test func stringsCountItOnlyWhenAskedTo() {
    let font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font])
    let plain = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
    let spaced = text.boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(abs(plain.height - 2 * font.lineHeight) < 1e-9)
    #expect(abs(spaced.height - 2 * font.lineHeight - font.leading) < 1e-9)
  }
}
