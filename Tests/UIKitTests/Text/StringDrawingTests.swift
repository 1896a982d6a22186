import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct StringDrawingTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private let text = "several words that take more than one line" as NSString

  @Test func sizesAreExact() {
    let size = ("abc" as NSString).size(withAttributes: font)
    #expect(abs(size.height - 20.287109375) < 1e-9)
    #expect(size.width == NSAttributedString(string: "abc", attributes: font).size().width)
    #expect(("" as NSString).size(withAttributes: font).width == 0)
  }

  @Test func withoutAFontTextHasTwelvePoints() {
    #expect(abs(text.size().height - 12 * 1.193359375) < 1e-9)
  }

  @Test func boundsWrapInTheWidth() {
    TestScreen.reset()
    let options: NSStringDrawingOptions = .usesLineFragmentOrigin
    let rect = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: options, attributes: font,
      context: nil)
    #expect(rect.width <= 100)
    #expect(rect.origin == .zero)
    let lines = (rect.height / 20.287109375).rounded()
    #expect(lines >= 3)
    #expect(abs(rect.height - lines * 20.287109375) < 1e-6)
    let label = UILabel()
    label.numberOfLines = 0
    label.lineBreakStrategy = []
    label.text = text as String
    #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 0)).height - rect.height) < 0.34)
  }

  @Test func theHeightCountsOnlyWhenTheLastLineIsShortened() {
    let small = CGSize(width: 100, height: 45)
    let all = text.boundingRect(with: small, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    #expect(all.height > 45)
    let some = text.boundingRect(
      with: small, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: font, context: nil)
    #expect(abs(some.height - 2 * 20.287109375) < 1e-6)
  }

  @Test func withoutLinesTheOriginIsOnTheBaseline() {
    let rect = text.boundingRect(with: .zero, attributes: font, context: nil)
    #expect(abs(rect.minY + 16.1865234375) < 1e-6)
    #expect(abs(rect.height - 20.287109375) < 1e-6)
  }

  @Test func drawingContextsShrinkAndTell() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    _ = text.boundingRect(
      with: CGSize(width: 100, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: font, context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(context.totalBounds.height <= 45)
  }

  @Test func stringsAreDrawnWhereTheyAreAsked() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in
      ("HH" as NSString).draw(
        at: CGPoint(x: 20, y: 30),
        withAttributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
    }
    let ink = try #require(image.inkBounds)
    // Capitals stand on the baseline, 16.2 points down, and are 12 high.
    #expect(abs(ink.minX - 21) < 1.5)
    #expect(abs(ink.maxY - 46) < 1)
    #expect(abs(ink.height - 12) < 1)
    #expect(image.inkBounds { $0 == 0xFFFF_0000 } != nil)
  }

  @Test func linesThatDoNotFitAreNotDrawn() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 45), withAttributes: font)
    }
    #expect(try #require(image.inkBounds).maxY <= 45)
  }

  // MARK: Paragraphs and attributes

  private func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    let style = NSMutableParagraphStyle()
    change(style)
    var attributes = font
    attributes[.paragraphStyle] = style
    return ("a\nb\nc" as NSString).size(withAttributes: attributes).height
  }

  @Test func paragraphStylesChangeHeights() {
    let plain = 3 * 20.287109375
    #expect(abs(height { _ in } - plain) < 1e-6)
    #expect(abs(height { $0.minimumLineHeight = 30 } - 90) < 1e-6)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 30) < 1e-6)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * plain) < 1e-6)
    #expect(abs(height { $0.paragraphSpacing = 7 } - plain - 14) < 1e-6)
    #expect(height { $0.lineSpacing = 5 } > plain + 9.9)
  }

  @Test func paragraphStylesAreValues() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.headIndent = 4
    let copy = style.copy() as! NSParagraphStyle
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(copy.headIndent == 4)
    #expect(copy != style)
    let again = copy.mutableCopy() as! NSMutableParagraphStyle
    again.alignment = .right
    #expect(again == style)
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func kernWidensEveryCharacter() {
    var attributes = font
    attributes[.kern] = 3
    let plain = ("abcd" as NSString).size(withAttributes: font).width
    #expect(abs(("abcd" as NSString).size(withAttributes: attributes).width - plain - 12) < 1e-6)
    attributes[.kern] = CGFloat(3)
    #expect(abs(("abcd" as NSString).size(withAttributes: attributes).width - plain - 12) < 1e-6)
  }

  /// Foundation on Linux ends the program when it compares values that look like its own objects.
  @Test func attributesMayBeAddedPieceByPiece() {
    let text = NSMutableAttributedString(string: "abcdefgh")
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<500 {
      let range = NSRange(location: next(4), length: 1 + next(4))
      switch next(4) {
      case 0: text.addAttribute(.font, value: UIFont.systemFont(ofSize: CGFloat(10 + next(3))), range: range)
      case 1: text.addAttribute(.foregroundColor, value: UIColor(white: CGFloat(next(3)) / 2, alpha: 1), range: range)
      case 2: text.addAttribute(.backgroundColor, value: [UIColor.red, .label, .systemBlue][next(3)], range: range)
      default:
        let style = NSMutableParagraphStyle()
        style.headIndent = CGFloat(next(3))
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
    #expect(text.size().width > 0)
  }
}
