import CoreGraphics
import Testing

/// How round areas are drawn.
@Suite struct FlatteningTests {
  /// `uikit-facts §17`: blue on white, at the edge of a circle of 4 points at 3 pixels a point.
  @Test func smallCirclesAreAsDarkAtTheirEdgeAsRecorded() {
    let context = CGContext(width: 28, height: 28, scale: 1, opaque: true)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fillEllipse(in: CGRect(x: 2, y: 2, width: 24, height: 24))
    func red(_ x: Int, _ y: Int) -> Int {
      context.withUnsafePixels { pixels, bytesPerRow in Int(pixels[y * bytesPerRow / 4 + x] >> 16 & 0xFF) }
    }
    // The rasterizer looks at 15 lines across a pixel: half a line is 8.
    #expect(abs(red(14 + 7, 14 + 9) - 177) <= 8)
    #expect(abs(red(14 + 9, 14 + 7) - 177) <= 8)
    #expect(abs((red(14 + 7, 14 + 9) + red(14 + 9, 14 + 7)) / 2 - 177) <= 3)
  }

  @Test func largeCirclesAreWithinATenthOfAPixel() {
    let context = CGContext(width: 420, height: 420, scale: 1)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.fillEllipse(in: CGRect(x: 10, y: 10, width: 400, height: 400))
    let covered = context.withUnsafePixels { pixels, bytesPerRow in
      (0..<420).reduce(0) { sum, y in
        (0..<420).reduce(sum) { $0 + Int(pixels[y * bytesPerRow / 4 + $1] >> 24) }
      }
    }
    let radius = (Double(covered) / 255 / .pi).squareRoot()
    #expect(radius < 200 && radius > 199.9)
  }
}
