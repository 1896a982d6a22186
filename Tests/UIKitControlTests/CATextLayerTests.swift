import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct CATextLayerTests {
  private func ink(_ change: (CATextLayer) -> Void) -> (columns: Range<Int>, rows: Range<Int>)? {
    TestScreen.reset()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.foregroundColor = CGColor.black
    layer.fontSize = 12
    layer.string = "Hi"
    change(layer)
    let context = CGContext(width: 100, height: 40, scale: 1)
    layer.displayIfNeeded()
    layer.render(in: context)
    guard let image = context.makeImage() else { return nil }
    var (left, right, top, bottom) = (100, -1, 40, -1)
    image.withUnsafePixels { pixels, bytesPerRow in
      for y in 0..<40 {
        for x in 0..<100 where pixels[y * bytesPerRow / 4 + x] >> 24 > 64 {
          (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        }
      }
    }
    return right < 0 ? nil : (left..<right + 1, top..<bottom + 1)
  }

  @Test func textStandsAtTheTopOfTheBounds() throws {
    let plain = try #require(ink { _ in })
    #expect(plain.columns.lowerBound < 4 && plain.rows.lowerBound < 8 && plain.rows.upperBound < 16)
    let large = try #require(ink { $0.fontSize = 24 })
    #expect(large.rows.count > plain.rows.count * 3 / 2)
    #expect(ink { $0.string = nil } == nil)
  }

  @Test func linesLieAsTheModeSays() throws {
    let right = try #require(ink { $0.alignmentMode = .right })
    #expect(right.columns.upperBound > 96)
    let middle = try #require(ink { $0.alignmentMode = .center })
    #expect(abs((middle.columns.lowerBound + middle.columns.upperBound) / 2 - 50) < 3)
  }

  @Test func longTextIsBrokenOnlyWhereItIsAskedFor() throws {
    let long = "many words that are longer than the layer is wide"
    let one = try #require(ink { $0.string = long })
    let several = try #require(
      ink {
        $0.string = long
        $0.isWrapped = true
      })
    #expect(one.rows.count < 16 && several.rows.count > 20)
  }

  @Test func attributedTextHasItsOwnLook() throws {
    let text = NSAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(try #require(ink { $0.string = text }).rows.count > 18)
    let copy = CATextLayer(layer: CATextLayer())
    #expect(copy.fontSize == 36 && copy.string == nil && CGFont("No such typeface" as NSString) == nil)
  }
}
