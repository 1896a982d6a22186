import CoreGraphics
import SeededRandom
import Testing

@Suite struct PixelAccessTests {
  private func randomMask(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> AlphaMask {
    let bytes = (0..<width * height).map { _ -> UInt8 in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: 0
      case 1: 255
      default: UInt8.random(in: 0...255, using: &random)
      }
    }
    return AlphaMask(width: width, height: height) { target, bytesPerRow in
      for (index, byte) in bytes.enumerated() { target[index / width * bytesPerRow + index % width] = byte }
    }
  }

  /// A clip that is the same but not known to be whole pixels takes the way through Cairo: bytes must not differ.
  @Test func directBlendingGivesCairosBytes() {
    var random = SeededGenerator(seed: 10)
    for round in 0..<60 {
      let mask = randomMask(Int.random(in: 1...23, using: &random), Int.random(in: 1...9, using: &random), &random)
      let x = Int.random(in: -8...20, using: &random)
      let y = Int.random(in: -8...20, using: &random)
      let values = (0..<8).map { _ in CGFloat.random(in: 0...1, using: &random) }
      let clip = CGRect(x: 2, y: 3, width: 16, height: 14)
      func draw(throughCairo: Bool, layered: Bool) -> [UInt32] {
        let context = CGContext(width: 24, height: 24, scale: 1)
        if round % 2 == 0 {
          context.setFillColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
          context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
        }
        if throughCairo {
          // Two equal rectangles: a path, but no single rectangle.
          context.clip(to: [clip, clip])
        } else {
          context.clip(to: clip)
        }
        #expect(context.clipIsPixelRect == !throughCairo)
        if layered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.setAlpha(round % 3 == 0 ? 1 : values[7])
        context.setFillColor(
          red: values[4], green: values[5], blue: values[6], alpha: round % 5 == 0 ? 1 : values[3])
        context.fillMask(mask, atDeviceX: x, deviceY: y)
        if layered { context.endTransparencyLayer() }
        return context.allPixels
      }
      for layered in [false, true] {
        #expect(draw(throughCairo: false, layered: layered) == draw(throughCairo: true, layered: layered))
      }
    }
  }

  @Test func maskIsPaintedAtWholePixels() {
    let mask = AlphaMask(width: 2, height: 1) { bytes, _ in
      bytes[0] = 255
      bytes[1] = 128
    }
    let context = CGContext(width: 4, height: 2, scale: 3)
    context.translateBy(x: 100, y: 100)
    context.setFillColor(red)
    context.fillMask(mask, atDeviceX: 1, deviceY: 1)
    #expect(context.allPixels == [0, 0, 0, 0, 0, 0xFFFF_0000, 0x8080_0000, 0])
    context.setFillColor(CGColor(gray: 0, alpha: 0))
    context.fillMask(mask, atDeviceX: 0, deviceY: 0)
    #expect(context.pixel(0, 0) == 0)
  }

  /// Every shift of a small picture in every small rectangle against a copy made pixel by pixel.
  @Test func scrollingMovesPixels() {
    let areas = [
      DeviceRect(minX: 0, minY: 0, maxX: 5, maxY: 4), DeviceRect(minX: 1, minY: 1, maxX: 4, maxY: 3),
      DeviceRect(minX: -3, minY: 2, maxX: 9, maxY: 9),
    ]
    for area in areas {
      for byX in -6...6 {
        for byY in -5...5 {
          let context = CGContext(width: 5, height: 4, scale: 1)
          context.withUnsafePixels { pixels, _ in
            for index in 0..<20 { pixels[index] = UInt32(index + 1) }
          }
          var expected = context.allPixels
          for y in 0..<4 {
            for x in 0..<5 {
              func inside(_ x: Int, _ y: Int) -> Bool {
                (0..<5).contains(x) && (0..<4).contains(y) && (area.minX..<area.maxX).contains(x)
                  && (area.minY..<area.maxY).contains(y)
              }
              if inside(x, y), inside(x - byX, y - byY) {
                expected[y * 5 + x] = UInt32((y - byY) * 5 + x - byX + 1)
              }
            }
          }
          context.scrollPixels(in: area, byX: byX, byY: byY)
          #expect(context.allPixels == expected)
        }
      }
    }
  }

  @Test func pixelsAreFilledWhateverTheClip() {
    let context = CGContext(width: 2, height: 2, scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fillPixels(with: 0x8000_8000)
    #expect(context.allPixels == [UInt32](repeating: 0x8000_8000, count: 4))
  }

  @Test func sizeInPointsIsRoundedUpToPixels() {
    func size(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> [Int] {
      let context = CGContext(size: CGSize(width: width, height: height), scale: scale)
      return [context.width, context.height]
    }
    #expect(size(390, 844, 3) == [1170, 2532])
    #expect(size(10.1, 0.1, 2) == [21, 1])
    // A third is not a whole number of binary digits; the product must not grow by a pixel.
    #expect(size(100.0 / 3, 1.0 / 3, 3) == [100, 1])
    #expect(size(0, -5, 2) == [1, 1])
  }
}
