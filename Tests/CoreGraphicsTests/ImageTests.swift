import CoreGraphics
import Testing

@Suite struct ImageTests {
  /// Red, green over blue, white.
  private let image = CGImage.make(width: 2, words: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

  @Test func layoutsOfBytesAreUnderstood() throws {
    // One pixel of red 255, green 128, blue 0, alpha 128.
    let cases: [([UInt8], UInt32, UInt32)] = [
      ([255, 128, 0, 128], CGImageAlphaInfo.last.rawValue, 0x8080_4000),
      ([128, 64, 0, 128], CGImageAlphaInfo.premultipliedLast.rawValue, 0x8080_4000),
      ([128, 255, 128, 0], CGImageAlphaInfo.first.rawValue, 0x8080_4000),
      ([128, 128, 64, 0], CGImageAlphaInfo.premultipliedFirst.rawValue, 0x8080_4000),
      ([0, 64, 128, 128], CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000, 0x8080_4000),
      ([128, 0, 64, 128], CGImageAlphaInfo.premultipliedLast.rawValue | 0x2000, 0x8080_4000),
      ([255, 128, 0, 7], CGImageAlphaInfo.noneSkipLast.rawValue, 0xFFFF_8000),
      ([0, 128, 255, 7], CGImageAlphaInfo.noneSkipFirst.rawValue | 0x2000, 0xFFFF_8000),
      ([255, 128, 0, 128], CGImageAlphaInfo.last.rawValue | 0x4000, 0x8080_4000),
    ]
    for (bytes, info, expected) in cases {
      let image = try #require(
        bytes.withUnsafeBytes {
          CGImage(bytes: $0, width: 1, height: 1, bytesPerRow: 4, bitmapInfo: CGBitmapInfo(rawValue: info))
        })
      #expect(image.pixel(0, 0) == expected)
    }
    let short = [UInt8](repeating: 0, count: 7).withUnsafeBytes {
      CGImage(
        bytes: $0, width: 1, height: 2, bytesPerRow: 4,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue))
    }
    #expect(short == nil)
  }

  @Test func croppingSharesPixelsAndCutsToThePicture() throws {
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 2)))
    #expect(part.width == 1 && part.height == 2)
    #expect(part.allPixels == [0xFF00_FF00, 0xFFFF_FFFF])
    #expect(part.bytesPerRow == 8)
    #expect(try #require(part.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1))).allPixels == [0xFFFF_FFFF])
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: 0.5, y: 0.5, width: 0.2, height: 0.2))?.allPixels == [0xFFFF_0000])
  }

  @Test func uprightDrawingKeepsRowsAndQuartzDrawingTurnsThem() {
    let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
    let upright = CGContext(width: 4, height: 4, scale: 1)
    upright.drawUpright(image, in: rect)
    #expect(upright.pixel(1, 1) == 0xFFFF_0000 && upright.pixel(2, 1) == 0xFF00_FF00)
    #expect(upright.pixel(1, 2) == 0xFF00_00FF && upright.pixel(2, 2) == 0xFFFF_FFFF)
    let turned = CGContext(width: 4, height: 4, scale: 1)
    turned.draw(image, in: rect)
    #expect(turned.pixel(1, 1) == 0xFF00_00FF && turned.pixel(1, 2) == 0xFFFF_0000)
    #expect(turned.pixel(2, 1) == 0xFFFF_FFFF && turned.pixel(0, 0) == 0)
  }

  @Test func quartzContextDrawsUpright() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.allPixels == image.allPixels)
  }

  @Test func nearestPixelGivesBlocks() {
    let context = CGContext(width: 6, height: 6, scale: 1)
    context.interpolationQuality = .none
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 6, height: 6))
    for y in 0..<6 { for x in 0..<6 { #expect(context.pixel(x, y) == image.pixel(x / 3, y / 3)) } }
  }

  @Test(arguments: [CGInterpolationQuality.default, .none, .low, .medium, .high])
  func edgesOfAScaledPictureStayCrisp(quality: CGInterpolationQuality) {
    let context = CGContext(width: 10, height: 10, scale: 1)
    context.interpolationQuality = quality
    context.drawUpright(CGImage.make(width: 1, words: [0xFFFF_0000]), in: CGRect(x: 2, y: 2, width: 6, height: 6))
    for y in 0..<10 {
      for x in 0..<10 {
        let inside = (2..<8).contains(x) && (2..<8).contains(y)
        #expect(context.pixel(x, y) == (inside ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test func scaledDownPicturesAreAveraged() {
    let checks = CGImage.make(
      width: 8, words: (0..<64).map { ($0 + $0 / 8) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let context = CGContext(width: 2, height: 2, scale: 1)
    context.drawUpright(checks, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    for word in context.allPixels { #expect(abs(Int(word & 0xFF) - 128) <= 3 && word >> 24 == 255) }
  }

  @Test func alphaFadesAPicture() {
    let context = CGContext(width: 2, height: 2, scale: 1)
    context.setAlpha(0.5)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.allPixels == [0x8080_0000, 0x8000_8000, 0x8000_0080, 0x8080_8080])
  }

  @Test func tilesCoverTheClip() {
    let context = CGContext(width: 5, height: 5, scale: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 4))
    context.drawUpright(image, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    for y in 0..<5 {
      for x in 0..<5 { #expect(context.pixel(x, y) == (y < 4 ? image.pixel((x + 1) % 2, (y + 1) % 2) : 0)) }
    }
  }

  @Test func colorBitmapIgnoresTheTransformButNotTheClip() {
    let context = CGContext(width: 4, height: 2, scale: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.translateBy(x: 50, y: 50)
    context.drawColorBitmap(image, atDeviceX: 1, deviceY: 0)
    #expect(context.allPixels == [0, 0xFFFF_0000, 0, 0, 0, 0xFF00_00FF, 0, 0])
  }

  @Test func pictureOfAContextDoesNotChangeWithIt() throws {
    let context = CGContext(width: 3, height: 2, scale: 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = try #require(context.makeImage())
    let part = try #require(context.makeImage(of: DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 9)))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(before.allPixels == [0xFFFF_0000, 0, 0, 0, 0, 0])
    #expect(part.allPixels == [0xFFFF_0000, 0])
    #expect(context.makeImage(of: DeviceRect(minX: 3, minY: 0, maxX: 5, maxY: 1)) == nil)
  }

  @Test func croppedPictureIsDrawnAlone() throws {
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 1, height: 1)))
    let context = CGContext(width: 2, height: 1, scale: 1)
    context.drawUpright(part, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.allPixels == [0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func opacityIsFound() {
    #expect(image.isOpaque)
    #expect(!CGImage.make(width: 2, words: [0xFFFF_0000, 0xFE00_0000]).isOpaque)
  }
}
