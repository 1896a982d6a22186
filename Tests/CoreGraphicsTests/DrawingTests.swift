import CoreGraphics
import SeededRandom
import Testing

@Suite struct DrawingTests {
  private func filled(_ rect: CGRect, width: Int = 4, height: Int = 4, scale: CGFloat = 1) -> CGContext {
    let context = CGContext(width: width, height: height, scale: scale)
    context.setFillColor(red)
    context.fill(rect)
    return context
  }

  @Test func wholePixelsAreFilledFullyAndOthersNotAtAll() {
    let context = filled(CGRect(x: 1, y: 2, width: 2, height: 1))
    for y in 0..<4 {
      for x in 0..<4 {
        let inside = (1..<3).contains(x) && y == 2
        #expect(context.pixel(x, y) == (inside ? 0xFFFF_0000 : 0))
      }
    }
  }

  /// Half of a pixel is 128 of 255, a quarter 64, premultiplied.
  @Test func partsOfPixelsAreCovered() {
    let context = filled(CGRect(x: 0.5, y: 0.5, width: 2, height: 2))
    #expect(context.pixel(1, 1) == 0xFFFF_0000)
    #expect(context.pixel(0, 1) == 0x8080_0000 && context.pixel(2, 1) == 0x8080_0000)
    #expect(context.pixel(1, 0) == 0x8080_0000 && context.pixel(1, 2) == 0x8080_0000)
    #expect(context.pixel(0, 0) == 0x4040_0000 && context.pixel(2, 2) == 0x4040_0000)
    #expect(context.pixel(3, 3) == 0)
  }

  @Test func scaleMakesPixelsOfPoints() {
    let context = filled(CGRect(x: 0.5, y: 0, width: 1, height: 0.5), scale: 2)
    #expect(context.allPixels.map { $0 == 0 ? 0 : 1 } == [0, 1, 1, 0] + [Int](repeating: 0, count: 12))
  }

  @Test func quartzSpaceHasItsOriginAtTheBottom() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    #expect(context.ctm == .identity)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(0, 3) == 0xFFFF_0000 && context.pixel(0, 0) == 0)
  }

  @Test func unsupportedBitmapLayoutsAreRefused() {
    func make(_ info: UInt32, bits: Int = 8, bytesPerRow: Int = 0, width: Int = 4, gray: Bool = false) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
        space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    let native = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    #expect(make(native) != nil)
    #expect(make(CGImageAlphaInfo.last.rawValue) == nil && make(CGImageAlphaInfo.first.rawValue) == nil)
    #expect(make(native, bits: 16) == nil && make(native, bytesPerRow: 12) == nil && make(native, width: 0) == nil)
    #expect(make(native, gray: true) == nil && make(CGImageAlphaInfo.none.rawValue) == nil)
  }

  /// Bytes of one pixel of red 255, green 128, blue 0 at half alpha, in memory that held another pixel.
  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo(), [128, 64, 0, 128]),
      (.premultipliedLast, .byteOrder32Big, [128, 64, 0, 128]),
      (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
      (.premultipliedFirst, .byteOrder32Big, [128, 128, 64, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func bytesStandInTheOrderThatWasAskedFor(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]) throws {
    var memory = [UInt8](repeating: 7, count: 12)
    try memory.withUnsafeMutableBytes { place in
      let context = try #require(
        CGContext(
          data: place.baseAddress, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue))
      #expect(context.data == place.baseAddress && context.alphaInfo == alpha && context.bytesPerRow == 4)
      context.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
      context.setFillColor(CGColor(srgbRed: 1, green: 128 / 255, blue: 0, alpha: 128 / 255))
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(Array(place) == bytes + [UInt8](repeating: 7, count: 8))
      // A layer is there when it ends; pixels of the caller's are behind it.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(place)[4..<8] == [7, 7, 7, 7])
      context.endTransparencyLayer()
      #expect(Array(place)[4..<8].reduce(0) { $0 + Int($1) } == 255)
      #expect(try #require(context.makeImage()).width == 1)
    }
  }

  @Test func contextDrawsIntoTheCallersMemory() throws {
    var memory = [UInt32](repeating: 0, count: 5 * 2)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 20,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.flush()
    }
    let row: [UInt32] = [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0]
    #expect(memory == row + row)
  }

  @Test func transformOfAUIKitContextIsAsOnIOS() {
    let context = CGContext(width: 20, height: 10, scale: 2)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 10))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 8))
    #expect(context.convertToUserSpace(CGPoint(x: 2, y: 8)) == CGPoint(x: 1, y: 1))
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 2)
    #expect(context.deviceTransform == CGAffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 6, ty: 8))
    context.rotate(by: .pi / 2)
    #expect(abs(context.deviceTransform.b - 4) < 1e-12)
  }

  @Test func quarterTurnMovesAFilledRectangle() {
    let context = CGContext(width: 4, height: 4, scale: 1)
    context.translateBy(x: 4, y: 0)
    context.rotate(by: .pi / 2)
    context.setFillColor(red)
    // x runs down the right edge, y to the left.
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    let lit = (0..<16).filter { context.pixel($0 % 4, $0 / 4) == 0xFFFF_0000 }
    #expect(lit == [7, 11])
  }

  @Test func restoreBringsBackEverythingThatWasSaved() {
    let context = CGContext(width: 4, height: 4, scale: 1)
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.translateBy(x: 2, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setAlpha(0.5)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.allPixels == [UInt32](repeating: 0xFFFF_0000, count: 16))
    context.restoreGState()
    context.restoreGState()
    #expect(context.fillColor == red)
  }

  @Test func alphaMultipliesTheColour() {
    let context = CGContext(width: 1, height: 1, scale: 1)
    context.setAlpha(0.5)
    context.setFillColor(red: 1, green: 1, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // 0.25 of 255 is 63.75.
    #expect(context.pixel(0, 0) == 0x4040_4000)
  }

  @Test func evenOddLeavesTheHole() {
    let context = CGContext(width: 5, height: 1, scale: 1)
    context.setFillColor(red)
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 1))
    context.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
    context.fillPath(using: .evenOdd)
    #expect(context.allPixels.map { $0 != 0 } == [true, true, false, true, true])
    #expect(context.isPathEmpty)
  }

  @Test func rectanglesFilledTogetherAreAUnion() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill([CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 1, y: 0, width: 2, height: 1)])
    #expect(context.allPixels == [0x8080_0000, 0x8080_0000, 0x8080_0000, 0])
  }

  @Test func pathKeepsThePlaceItWasBuiltAt() {
    let context = CGContext(width: 4, height: 1, scale: 1)
    context.setFillColor(red)
    context.translateBy(x: 1, y: 0)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.translateBy(x: 2, y: 0)
    #expect(context.path?.boundingBox == CGRect(x: -2, y: 0, width: 1, height: 1))
    context.fillPath()
    #expect(context.allPixels.map { $0 != 0 } == [false, true, false, false])
  }

  @Test func strokeCoversHalfItsWidthOnEachSide() {
    let context = CGContext(width: 6, height: 6, scale: 1)
    context.setStrokeColor(red)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 1, y: 3))
    context.addLine(to: CGPoint(x: 5, y: 3))
    context.strokePath()
    for y in 0..<6 {
      for x in 0..<6 {
        #expect((context.pixel(x, y) == 0xFFFF_0000) == ((1..<5).contains(x) && (2..<4).contains(y)))
      }
    }
  }

  @Test(arguments: [(CGLineCap.butt, 1, 5), (.square, 0, 6), (.round, 1, 5)])
  func capsEndTheLine(cap: CGLineCap, first: Int, end: Int) {
    let context = CGContext(width: 6, height: 2, scale: 1)
    context.setStrokeColor(red)
    context.setLineWidth(2)
    context.setLineCap(cap)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 5, y: 1))
    context.strokePath()
    for x in 0..<6 { #expect((context.pixel(x, 0) >> 24 == 255) == (first..<end).contains(x)) }
    // A round cap covers π/4 of the pixel beyond the end.
    if cap == .round { #expect(abs(Int(context.pixel(0, 0) >> 24) - 200) <= 3) }
  }

  @Test(arguments: [(CGLineJoin.miter, 255), (.bevel, 128), (.round, 200)])
  func joinsShapeTheCorner(join: CGLineJoin, coverage: Int) {
    let context = CGContext(width: 6, height: 6, scale: 1)
    context.setStrokeColor(red)
    context.setLineWidth(2)
    context.setLineJoin(join)
    context.addLines(between: [CGPoint(x: 1, y: 5), CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1)])
    context.strokePath()
    #expect(abs(Int(context.pixel(0, 0) >> 24) - coverage) <= 3)
  }

  @Test func miterLimitCutsTheCorner() {
    let context = CGContext(width: 6, height: 6, scale: 1)
    context.setStrokeColor(red)
    context.setLineWidth(2)
    context.setMiterLimit(1.2)
    context.addLines(between: [CGPoint(x: 1, y: 5), CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1)])
    context.strokePath()
    #expect(abs(Int(context.pixel(0, 0) >> 24) - 128) <= 3)
  }

  @Test func dashesAndGapsAlternate() {
    let context = CGContext(width: 8, height: 1, scale: 1)
    func stroke(_ phase: CGFloat, _ lengths: [CGFloat]) -> [Int] {
      context.clear(CGRect(x: 0, y: 0, width: 8, height: 1))
      context.setStrokeColor(red)
      context.setLineDash(phase: phase, lengths: lengths)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
      return context.allPixels.map { $0 == 0 ? 0 : 1 }
    }
    #expect(stroke(0, [2, 1]) == [1, 1, 0, 1, 1, 0, 1, 1])
    #expect(stroke(1, [2, 1]) == [1, 0, 1, 1, 0, 1, 1, 0])
    let solid = [Int](repeating: 1, count: 8)
    #expect(stroke(0, []) == solid && stroke(0, [0, 0]) == solid && stroke(0, [-1, 2]) == solid)
    #expect(stroke(.nan, [2, 1]) == solid)
  }

  @Test func strokeWidthGrowsWithTheTransform() {
    let context = CGContext(width: 8, height: 8, scale: 1)
    context.scaleBy(x: 1, y: 4)
    context.setStrokeColor(red)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
    #expect((0..<8).map { context.pixel(4, $0) != 0 } == [false, false, true, true, true, true, false, false])
  }

  @Test func clearWinsOverAlphaBlendModeAndShadow() {
    let context = filled(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.setAlpha(0.1)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 3)
    context.clear(CGRect(x: 1, y: 0, width: 2, height: 4))
    #expect((0..<4).map { context.pixel($0, 1) } == [0xFFFF_0000, 0, 0, 0xFFFF_0000])
  }

  @Test func opaqueContextStaysOpaque() throws {
    let context = CGContext(width: 2, height: 1, scale: 1, opaque: true)
    #expect(context.allPixels == [0xFF00_0000, 0xFF00_0000])
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context.allPixels == [0xFF80_8080, 0xFF00_0000])
    #expect(try #require(context.makeImage()).alphaInfo == .noneSkipFirst)
    #expect(context.makeImage()?.allPixels == [0xFF80_8080, 0xFF00_0000])
  }

  @Test func withoutAntialiasingPixelsAreAllOrNothing() {
    let context = CGContext(width: 8, height: 8, scale: 1)
    context.setShouldAntialias(false)
    context.setFillColor(red)
    context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 7, height: 7))
    #expect(Set(context.allPixels) == [0, 0xFFFF_0000])
  }

  @Test func unusableGeometryDrawsNothingAndBreaksNothing() {
    let context = CGContext(width: 2, height: 2, scale: 1)
    context.setFillColor(red)
    context.setStrokeColor(red)
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    context.fill(CGRect.null)
    context.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: 1)])
    context.fillPath()
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    context.setLineWidth(-1)
    context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.allPixels == [0, 0, 0, 0])
    context.fill(CGRect.infinite)
    #expect(context.allPixels == [UInt32](repeating: 0xFFFF_0000, count: 4))
    context.setFillColor(blue)
    context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 1e12 + 1))
    #expect(context.allPixels == [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000])
  }

  @Test func pathContainsCountsStrokes() {
    let context = CGContext(width: 20, height: 20, scale: 1)
    context.setLineWidth(4)
    context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 4, y: 10), mode: .fill))
    #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .eoFillStroke))
    #expect(!context.isPathEmpty)
  }

  @Test func sameCallsGiveTheSameBytes() {
    func render() -> PixelHash {
      let context = CGContext(width: 200, height: 200, scale: 2)
      var random = SeededGenerator(seed: 7)
      for index in 0..<60 {
        func value(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        context.saveGState()
        context.rotate(by: value(0...0.5))
        context.setFillColor(red: value(0...1), green: value(0...1), blue: value(0...1), alpha: value(0...1))
        if index % 3 == 0 { context.setShadow(offset: CGSize(width: 1, height: 2), blur: value(0...9)) }
        let rect = CGRect(x: value(0...80), y: value(0...80), width: value(5...60), height: value(5...60))
        context.fill(CGPath.continuousRounded(rect, radius: value(0...20)))
        context.restoreGState()
      }
      return context.pixelHash
    }
    #expect(render() == render())
  }
}
