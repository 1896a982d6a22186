import Testing

@testable import UIKit

@MainActor
@Suite struct CATextLayerTests {
  private func layer(_ string: Any, width: CGFloat = 100, height: CGFloat = 40) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.font = UIFont.systemFont(ofSize: 1)
    layer.fontSize = 10
    layer.string = string
    return layer
  }

  @Test func preferredSizeIsThatOfTheText() {
    let line = layer("one line", width: 10)
    let size = line.preferredFrameSize()
    #expect(size.width > 30 && size.width == size.width.rounded())
    line.isWrapped = true
    line.frame.size.width = 30
    let wrapped = line.preferredFrameSize()
    #expect(wrapped.width <= 30)
    #expect(wrapped.height >= size.height * 2 - 1)
    let plain = CALayer()
    plain.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(plain.preferredFrameSize() == CGSize(width: 3, height: 4))
  }

  private func drawnColumns(_ layer: CATextLayer) -> Range<Int>? {
    let width = Int(layer.bounds.width)
    let context = CGContext(width: width, height: Int(layer.bounds.height), scale: 1)
    layer.render(in: context)
    let drawn = context.makeImage().map { image in
      (0..<width).filter { x in image.cropping(to: CGRect(x: x, y: 0, width: 1, height: image.height))?.isBlank == false
      }
    }
    guard let first = drawn?.first, let last = drawn?.last else { return nil }
    return first..<last + 1
  }

  @Test func textBeginsAtTheUpperLeftCornerAndIsWhite() {
    let text = layer("Tide")
    #expect(text.textFrame.lines.count == 1)
    #expect(text.textFrame.size == ("Tide" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]))
    #expect(text.foregroundColor?.components == [1, 1, 1, 1] && CATextLayer().fontSize == 36)
  }

  @Test func linesBreakOnlyWhereWrappedAndFit() {
    let words = "High water at the harbour"
    let text = layer(words, width: 60, height: 100)
    #expect(text.textFrame.lines.count == 1)
    text.isWrapped = true
    let lines = text.textFrame.lines.count
    #expect(lines > 1)
    text.bounds.size.height = text.textFrame.size.height - 1
    #expect(text.textFrame.lines.count == lines - 1)
  }

  @Test(arguments: [CATextLayerTruncationMode.start, .middle, .end])
  func longLinesAreShortened(mode: CATextLayerTruncationMode) {
    let text = layer("High water at the harbour", width: 60)
    #expect(!text.textFrame.isTruncated)
    text.truncationMode = mode
    #expect(text.textFrame.isTruncated && text.textFrame.lines.count == 1)
  }

  @Test func linesLieWhereTheyAreAsked() throws {
    let text = layer("Tide")
    let left = try #require(drawnColumns(text))
    text.alignmentMode = .right
    let right = try #require(drawnColumns(text))
    text.alignmentMode = .center
    let middle = try #require(drawnColumns(text))
    #expect(left.lowerBound <= 2 && right.upperBound >= 98)
    #expect(abs((middle.lowerBound + middle.upperBound) - 100) <= 2)
  }

  @Test func attributedTextHasItsOwnFontAndFontsAreFoundByName() {
    let attributed = NSAttributedString(string: "Tide", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(layer(attributed).textFrame.size == attributed.size())
    let text = layer("Tide")
    let width = text.textFrame.size.width
    text.font = UIFont.systemFont(ofSize: 1, weight: .heavy).fontName as NSString
    #expect(text.textFrame.size.width > width)
    text.font = CGFont(UIFont.systemFont(ofSize: 1, weight: .heavy).fontName as NSString)
    #expect(text.font is CGFont && text.textFrame.size.width > width)
    #expect(CGFont("No such font" as NSString) == nil)
  }

  @Test func copiesShowTheSame() {
    let text = layer("Tide")
    text.truncationMode = .end
    let copy = CATextLayer(layer: text)
    _ = UIWindow()
    #expect(copy.string as? String == "Tide" && copy.truncationMode == .end && copy.fontSize == 10)
    #expect(text.presentation()?.string as? String == "Tide")
  }
}

extension CGImage {
  fileprivate var isBlank: Bool {
    guard let data = dataProvider?.data.map({ $0 as Data }) else { return true }
    return data.allSatisfy { $0 == 0 }
  }
}
