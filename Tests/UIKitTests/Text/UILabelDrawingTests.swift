import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UILabelDrawingTests {
  private func label(_ text: String, width: CGFloat = 100, height: CGFloat = 30) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func alignmentPlacesTheText() throws {
    for (alignment, position) in [
      (NSTextAlignment.left, 0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0),
    ] as [(NSTextAlignment, CGFloat)] {
      let label = label("HH")
      label.textAlignment = alignment
      let ink = try #require(label.drawnContent().inkBounds)
      let middle = position * (100 - label.intrinsicContentSize.width) + label.intrinsicContentSize.width / 2
      #expect(abs(ink.midX - middle) < 1, "\(alignment)")
    }
  }

  @Test func naturalFollowsTheInterface() throws {
    let label = label("HH")
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(label.drawnContent().inkBounds).maxX > 95)
  }

  @Test func textIsCentredVerticallyAndStandsOnWholePixels() throws {
    let label = label("HH", height: 60)
    let ink = try #require(label.drawnContent().inkBounds)
    // The line is 20.3 high; its capitals end 16.2 below its top.
    #expect(abs(ink.maxY - ((60 - 20.287) / 2 + 16.187)) < 0.34)
    let full = label.drawnContent().inkBounds { $0 >> 24 == 255 }
    #expect(abs(try #require(full).maxY - ink.maxY) < 1e-9)
  }

  @Test func textThatDoesNotFitEndsInDots() throws {
    let long = "HHHHHHHHHHHHHHHHHHHH"
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let label = label(long)
      label.lineBreakMode = mode
      let drawn = label.drawnContent()
      #expect(try #require(drawn.inkBounds).maxX <= 100)
      // Dots are low: their stretch has ink below and none at the height of the capitals.
      var dotColumns: [Int] = []
      for x in 0..<100 {
        let column = (0..<3).map { CGFloat(x) + CGFloat($0) / 3 }
        let high = column.contains { drawn.pixel($0, 12) >> 24 > 60 }
        let bottom = column.contains { drawn.pixel($0, 20) >> 24 > 60 }
        if bottom && !high { dotColumns.append(x) }
      }
      #expect(!dotColumns.isEmpty, "\(mode)")
      let middle = CGFloat(dotColumns.reduce(0, +)) / CGFloat(max(1, dotColumns.count))
      switch mode {
      case .byTruncatingTail: #expect(middle > 70)
      case .byTruncatingHead: #expect(middle < 30)
      default: #expect(middle > 30 && middle < 70)
      }
    }
  }

  @Test func clippingDrawsNoDots() throws {
    let label = label("HHHHHHHHHHHHHHHHHHHH")
    label.lineBreakMode = .byClipping
    #expect(try #require(label.drawnContent().inkBounds).maxX > 98)
  }

  @Test func fontsShrinkToFit() throws {
    let label = label("HHHHHHHHHHHH")
    #expect(label.intrinsicContentSize.width > 120)
    label.adjustsFontSizeToFitWidth = true
    let ink = try #require(label.drawnContent().inkBounds)
    #expect(ink.width > 90 && ink.maxX <= 100)
    #expect(ink.height < 12)
    let natural = label.intrinsicContentSize
    #expect(natural.width > 120, "the natural size is that of the full font")
    label.minimumScaleFactor = 0.95
    let limited = try #require(label.drawnContent().inkBounds)
    #expect(limited.height > 11)
  }

  @Test func baselinesOfShrunkTextStayUnlessCentred() throws {
    let full = label("HH", height: 40)
    let fullBottom = try #require(full.drawnContent().inkBounds).maxY
    let small = label("HHHHHHHHHHHHHHHHHHHHHHHH", height: 40)
    small.adjustsFontSizeToFitWidth = true
    #expect(abs(try #require(small.drawnContent().inkBounds).maxY - fullBottom) < 0.5)
    small.baselineAdjustment = .alignCenters
    #expect(try #require(small.drawnContent().inkBounds).maxY < fullBottom - 1)
  }

  @Test func coloursFollowTheState() {
    let label = label("HH")
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(label.drawnContent().inkBounds { $0 == 0xFFFF_0000 } != nil)
    label.isHighlighted = true
    #expect(label.drawnContent().inkBounds { $0 == 0xFF00_00FF } != nil)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.drawnContent().inkBounds { $0 >> 24 > 140 } == nil)
  }

  @Test func dynamicColoursAreThoseOfTheLabelsTraits() {
    let label = label("HH")
    label.overrideUserInterfaceStyle = .dark
    #expect(label.drawnContent().inkBounds { $0 == 0xFFFF_FFFF } != nil)
    label.attributedText = NSAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.label])
    // Also when the lines were set before, for their baselines.
    label.text = nil
    label.attributedText = NSAttributedString(string: "H", attributes: [.foregroundColor: UIColor.label])
    _ = label.firstBaseline(inHeight: 30, width: 100)
    #expect(label.drawnContent().inkBounds { $0 == 0xFFFF_FFFF } != nil)
  }

  @Test func shadowsLieBehindTheText() throws {
    let label = label("HH")
    label.textColor = .red
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 5, height: 0)
    let drawn = label.drawnContent()
    let red = try #require(drawn.inkBounds { $0 == 0xFFFF_0000 })
    let blue = try #require(drawn.inkBounds { $0 == 0xFF00_00FF })
    #expect(abs(blue.maxX - red.maxX - 5) < 0.34)
  }

  @Test func labelsThatDrawThemselvesGetABitmap() {
    final class Own: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(rect)
      }
    }
    final class Text: UILabel {
      override func drawText(in rect: CGRect) {}
    }
    let labels = [Own(), Text(), UILabel()]
    #expect(labels.map { $0.layer.contentDrawing == nil } == [true, false, false])
  }

  @Test func multilineTextIsShortenedInItsLastLine() throws {
    let label = label("one two three four five six seven eight nine ten", width: 80, height: 100)
    label.numberOfLines = 2
    let ink = try #require(label.drawnContent().inkBounds)
    #expect(ink.height < 41 && ink.height > 25)
    #expect(abs(ink.midY - 50) < 4)
  }

  @Test func baselinesAreThoseThatAreDrawn() throws {
    let label = label("HH\nHH", width: 100, height: 80)
    label.numberOfLines = 0
    let drawn = label.drawnContent()
    let ink = try #require(drawn.inkBounds)
    #expect(abs(label.lastBaseline(inHeight: 80, width: 100) - ink.maxY) < 0.34)
    #expect(abs(label.firstBaseline(inHeight: 80, width: 100) - ink.minY - 12) < 0.5)
  }
}
