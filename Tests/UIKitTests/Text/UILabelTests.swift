import Foundation
import Testing
import UIKit

@Suite(.serialized) @MainActor struct UILabelTests {
  @Test func defaultsAreThoseOfUIKit() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == UIColor.label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test func plainTextReadsAsAttributedTextWithTheLabelsProperties() throws {
    let label = UILabel()
    label.text = "abc"
    label.textColor = .systemRed
    label.font = .boldSystemFont(ofSize: 20)
    label.textAlignment = .center
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.foregroundColor] as? UIColor == .systemRed)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func attributedTextTakesWhatItLacksFromTheLabel() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    let completed = try #require(label.attributedText)
    #expect((completed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect((completed.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    #expect(label.text == "ab")
  }

  @Test func settingAPropertySetsAllOfTheAttributedText() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(label.textColor == .red)
    label.textColor = .green
    #expect(label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .green)
    label.font = .systemFont(ofSize: 40)
    #expect(abs(label.intrinsicContentSize.height - 48) < 0.01)
    label.textAlignment = .right
    #expect(
      (label.attributedText?.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        == .right)
  }

  @Test func textDropsAttributesAndKeepsThoseOfTheFirstCharacter() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    label.text = "b"
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
  }

  @Test func fontsOfStylesFollowTheTextSizeWhenAsked() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let container = UIView(frame: window.bounds)
    let following = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    following.adjustsFontForContentSizeCategory = true
    following.font = .preferredFont(forTextStyle: .title2)
    following.text = "a"
    let still = UILabel(frame: following.frame)
    still.font = .preferredFont(forTextStyle: .title2)
    let fixed = UILabel(frame: following.frame)
    fixed.adjustsFontForContentSizeCategory = true
    let scaled = UILabel(frame: following.frame)
    scaled.adjustsFontForContentSizeCategory = true
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 40)
    for view in [following, still, fixed, scaled] { container.addSubview(view) }
    window.addSubview(container)
    window.isHidden = false
    container.setTraitOverridesForTesting(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(following.font.pointSize == 44)
    #expect(following.intrinsicContentSize.height > 52)
    #expect(still.font.pointSize == 22)
    #expect(fixed.font.pointSize == 17)
    #expect(scaled.font.pointSize == 40)
    container.setTraitOverridesForTesting(UITraitCollection(preferredContentSizeCategory: .large))
    #expect(following.font.pointSize == 22)
    #expect(scaled.font.pointSize == 20)
  }

  /// `uikit-facts §17`: the rectangle is at the top; drawing stands the text in the middle.
  @Test func theRectangleOfTextIsAtTheTopOfItsBounds() {
    withTraits(.test()) {
      let label = UILabel()
      label.text = "Text"
      let rect = label.textRect(forBounds: CGRect(x: 10, y: 20, width: 100, height: 100), limitedToNumberOfLines: 1)
      #expect(rect.minX == 10)
      #expect(rect.minY == 20)
      #expect(abs(rect.height - 20.333) < 0.001)
      label.textAlignment = .right
      let right = label.textRect(forBounds: CGRect(x: 10, y: 20, width: 100, height: 100), limitedToNumberOfLines: 1)
      #expect(abs(right.maxX - 110) < 0.001)
    }
  }

  @Test func theRectangleHasTheSizeOfWhatIsShownInItsBounds() {
    withTraits(.test()) {
      let label = UILabel()
      label.text = "one two three four five six seven eight nine ten"
      label.numberOfLines = 0
      let bounds = CGRect(x: 0, y: 0, width: 80, height: 50)
      let shown = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
      #expect(abs(shown.height - 40.667) < 0.001, "two lines fit in 50 points")
      label.numberOfLines = 1
      let line = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      #expect(line.width <= 80 && line.width > 60 && abs(line.height - 20.333) < 0.001)
      #expect(label.sizeThatFits(bounds.size).width > 300, "the natural size is that of the whole line")
    }
  }

  @Test func subclassesAddRoomThroughTextRect() {
    final class PaddedLabel: UILabel {
      let padding = UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 12)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        return inner.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -6, right: -12))
      }
      var drawn: [CGRect] = []
      override func drawText(in rect: CGRect) {
        drawn.append(rect)
        super.drawText(in: rect.inset(by: padding))
      }
    }
    let plain = UILabel()
    plain.text = "Text"
    let padded = PaddedLabel()
    padded.text = "Text"
    let size = padded.intrinsicContentSize
    #expect(abs(size.width - plain.intrinsicContentSize.width - 20) < 0.001)
    #expect(abs(size.height - plain.intrinsicContentSize.height - 10) < 0.001)
    padded.frame = CGRect(origin: .zero, size: size)
    let image = UIGraphicsImageRenderer(size: size).image { _ in padded.draw(padded.bounds) }
    #expect(padded.drawn == [padded.bounds])
    #expect(image.inkBounds != nil)
    #expect((image.inkBounds?.minX ?? 0) >= 8)
  }
}
