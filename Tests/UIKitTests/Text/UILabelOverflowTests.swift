import Foundation
import Testing

@testable import UIKit

/// Text that does not fit, and text that is no text.
@Suite(.serialized) @MainActor struct UILabelOverflowTests {
  /// The label's ink on a canvas that is larger than the label by 50 points on every side, from the label's corner.
  private func ink(_ label: UILabel) -> CGRect? {
    let canvas = label.bounds.insetBy(dx: -50, dy: -50)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(bounds: canvas, format: format).image {
      label.layer.contentDrawing?.drawContent(of: label.layer, in: $0.cgContext)
    }
    return image.inkBounds?.offsetBy(dx: -50, dy: -50)
  }

  private func label(width: CGFloat, height: CGFloat, lines: Int, mode: NSLineBreakMode) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = "Mmmmm WWWWWWWWWWWWWWWW Mmmm\nmore lines\nthan fit"
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  nonisolated private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  @Test(arguments: Self.modes, [NSTextAlignment.left, .center, .right])
  func nothingIsPaintedOutsideOfTheLabel(mode: NSLineBreakMode, alignment: NSTextAlignment) throws {
    try withTraits(.test(scale: 2)) {
      for lines in [0, 1, 2] {
        for (width, height) in [(80, 21), (80, 45), (30, 12), (7, 50)] as [(CGFloat, CGFloat)] {
          let label = label(width: width, height: height, lines: lines, mode: mode)
          label.textAlignment = alignment
          let seen = try #require(ink(label), "\(mode) \(lines) \(width) draws nothing")
          #expect(
            label.bounds.insetBy(dx: -0.01, dy: -0.01).contains(seen), "\(mode) \(lines) \(width) × \(height): \(seen)")
        }
      }
    }
  }

  @Test func clippedTextReachesTheEdge() throws {
    try withTraits(.test(scale: 2)) {
      let seen = try #require(ink(label(width: 80, height: 21, lines: 1, mode: .byClipping)))
      #expect(seen.maxX > 78)
    }
  }

  @Test func textThatFitsKeepsItsOvershoots() throws {
    try withTraits(.test(scale: 2)) {
      let label = UILabel()
      label.font = .italicSystemFont(ofSize: 40)
      label.text = "f"
      label.sizeToFit()
      let seen = try #require(ink(label))
      #expect(!label.bounds.contains(seen), "the hook of an italic f stands over its room")
    }
  }

  @Test(arguments: Self.modes) func sizeThatFitsIsTheBoundingRectOfTheText(mode: NSLineBreakMode) {
    withTraits(.test(scale: 2)) {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      let text = NSAttributedString(
        string: "several words that take a few lines in the width that there is for them, and a last",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      for width in stride(from: 90, through: 330, by: 17) as StrideThrough<CGFloat> {
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let bounds = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        let fitting = label.sizeThatFits(size)
        #expect(abs(fitting.width - min(width, (bounds.width * 2 - 1e-6).rounded(.up) / 2)) < 0.5, "\(width)")
        #expect(abs(fitting.height - (bounds.height * 2 - 1e-6).rounded(.up) / 2) < 1e-6, "\(width)")
      }
    }
  }

  @Test func theSpaceAtABreakCountsAsFarAsThereIsRoom() {
    withTraits(.test(scale: 2)) {
      let font = UIFont.systemFont(ofSize: 17)
      func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Wwww mmmm"
      let word = width("mmmm")
      let line = width("Wwww")
      #expect(line < word)
      label.text = "mmmm Wwww"
      let roomy = label.sizeThatFits(CGSize(width: word + 20, height: 1000)).width
      #expect(abs(roomy - (width("mmmm ") * 2).rounded(.up) / 2) < 1e-6)
      let tight = label.sizeThatFits(CGSize(width: 72, height: 1000)).width
      #expect(tight <= 72)
    }
  }

  @Test func badSizesAndHugeOnesAreMeasuredAndDrawn() {
    for size in [0, -5, .nan, .infinity, 1e-9, 1e6, 1e300] as [CGFloat] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.font = UIFont.systemFont(ofSize: 17).withSize(size)
      label.text = "Text 한국어 😀"
      let natural = label.intrinsicContentSize
      #expect(natural.width.isFinite && natural.height.isFinite, "\(size)")
      _ = ink(label)
      label.frame.size = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
      _ = label.sizeThatFits(CGSize(width: CGFloat.nan, height: 0))
    }
  }

  @Test func unpairedSurrogatesAndControlCharactersAreMeasuredAndDrawn() throws {
    let units: [[UInt16]] = [
      [0xD83D], [0xDE00, 0xD83D], [0x41, 0xD83D, 0x42], [0, 1, 0x1F], [0x200D, 0x200D], [0xFE0F], [0xFFFC],
      [0x301, 0x302],
      [0x202E, 0x41, 0x202C], [0x2066], [0xFFFF], [0x0D], [0x0D, 0x0A, 0x0D], [0x2028, 0x2029],
    ]
    for text in units {
      let string = NSString(characters: text, length: text.count) as String
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      label.numberOfLines = 0
      label.text = string
      #expect(label.intrinsicContentSize.width.isFinite)
      _ = ink(label)
      label.attributedText = NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 9)])
      _ = ink(label)
    }
  }

  @Test(arguments: Self.modes) func aMillionCharactersAreMeasuredAndDrawn(mode: NSLineBreakMode) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.lineBreakMode = mode
    label.text = String(repeating: "m", count: 1_000_000)
    #expect(label.intrinsicContentSize.width > 1_000_000)
    #expect(try #require(self.ink(label)).maxX <= 200.01)
    label.numberOfLines = 2
    #expect(try #require(self.ink(label)).maxX <= 200.01)
  }
}
