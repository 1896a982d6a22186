import CoreGraphics
import Testing

@Suite struct ClipTests {
  private func lit(_ context: CGContext) -> [Bool] {
    context.setFillColor(red)
    context.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
    return context.allPixels.map { $0 != 0 }
  }

  @Test func clipsIntersect() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    #expect(context.deviceClipBounds == DeviceRect(minX: 1, minY: 0, maxX: 3, maxY: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(lit(context) == [false, true, true, false])
  }

  @Test func clipIsRestored() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(!context.clipIsPixelRect)
    #expect(context.deviceClipBounds == DeviceRect(minX: 0, minY: 0, maxX: 2, maxY: 1))
    context.restoreGState()
    #expect(context.clipIsPixelRect)
    #expect(lit(context) == [true, true, true, true])
  }

  @Test func clipToRectanglesIsTheirUnion() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 0, width: 1, height: 1)])
    #expect(lit(context) == [true, false, false, true])
    let none = CGContext(width: 4, height: 1, scale: 1)
    none.clip(to: [])
    #expect(lit(none) == [false, false, false, false])
  }

  /// A row of black pixels with those alphas.
  private func mask(_ alphas: [CGFloat]) throws -> CGImage {
    let context = CGContext(width: alphas.count, height: 1, scale: 1)
    for (place, alpha) in alphas.enumerated() {
      context.setFillColor(CGColor(gray: 0, alpha: alpha))
      context.fill(CGRect(x: place, y: 0, width: 1, height: 1))
    }
    return try #require(context.makeImage())
  }

  @Test func aPictureLetsThroughAsMuchAsItIsOpaque() throws {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: try mask([1, 0.5, 0]))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(context.allPixels.map { $0 >> 24 } == [255, 128, 0, 0])
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(context.allPixels.map { $0 >> 24 } == [255, 128, 255, 0])
  }

  @Test func picturesThatLimitDrawingAddUpAndHoldForLayersOnce() throws {
    let context = CGContext(width: 2, height: 1, scale: 1)
    let half = try mask([0.5, 1])
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: half)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(context.allPixels.map { $0 >> 24 } == [128, 255])
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: half)
    context.setBlendMode(.copy)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.allPixels[1] >> 24 == 255)
  }

  @Test func thePixelsOfAPictureAreProvided() throws {
    let picture = try mask([1, 0.5])
    let data = try #require(picture.dataProvider?.data)
    #expect(data.length == 8)
    let bytes = data.bytes.assumingMemoryBound(to: UInt8.self)
    #expect(bytes[3] == 255 && bytes[7] == 128 && picture.bitsPerPixel == 32)
  }

  @Test func evenOddClipLeavesTheHole() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.clip(using: .evenOdd)
    #expect(lit(context) == [true, false, false, true])
  }

  @Test func clipWithoutPathDoesNothing() {
    let context = CGContext(width: 2, height: 1, scale: 1)
    context.clip()
    #expect(lit(context) == [true, true])
  }

  @Test func resetClipOpensEverything() {
    let context = CGContext(width: 2, height: 1, scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.resetClip()
    #expect(lit(context) == [true, true])
  }

  @Test func disjointClipsDrawNothing() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clip(to: CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
    #expect(lit(context) == [false, false, false, false])
  }

  @Test func pathClipIsSmoothed() {
    let context = CGContext(width: 10, height: 10, scale: 1)
    context.clip(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.pixel(5, 5) == 0xFFFF_0000 && context.pixel(0, 0) == 0)
    let direct = CGContext(width: 10, height: 10, scale: 1)
    direct.setFillColor(red)
    direct.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    for (clipped, filled) in zip(context.allPixels, direct.allPixels) {
      #expect(abs(Int(clipped >> 24) - Int(filled >> 24)) <= 1)
    }
  }
}
