import CoreGraphics
import SeededRandom
import Testing

@Suite struct ColorTests {
  @Test func componentsAndAlphaAreThoseGiven() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.numberOfComponents == 4)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray.components == [0.25, 0.5])
    #expect(gray.sRGB == SRGBComponents(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test func equalityCountsSpaceAndComponents() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == red)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5) != red)
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) != red)
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  /// CSS Color 4 §10 and its test suite: `color(display-p3 1 0 0)` is `color(srgb 1.0931 -0.2267 -0.1501)`.
  @Test func displayP3RedLiesOutsideOfSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    let found = wide.sRGB
    #expect(abs(found.red - 1.0931) < 1e-4 && abs(found.green + 0.2267) < 1e-4 && abs(found.blue + 0.1501) < 1e-4)
    #expect(found.quantized == SRGBComponents(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func grayIsTheSameInBothSpaces() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    for value in [0, 0.02, 0.25, 0.5, 1] as [CGFloat] {
      let found = try #require(CGColor(colorSpace: space, components: [value, value, value, 1])).sRGB
      for component in [found.red, found.green, found.blue] { #expect(abs(component - value) < 1e-9) }
    }
  }

  @Test func conversionThereAndBackIsExactToRounding() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    var random = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let values = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }
      let color = try #require(CGColor(colorSpace: wide, components: values))
      let there = try #require(color.converted(to: extended, intent: .defaultIntent, options: nil))
      let back = try #require(there.converted(to: wide, intent: .defaultIntent, options: nil)?.components)
      for (before, after) in zip(values, back) { #expect(abs(before - after) < 1e-7) }
    }
  }

  @Test func unknownSpaceIsRefused() {
    #expect(CGColorSpace(name: "kCGColorSpaceACESCGLinear") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
  }

  @Test func componentsAreRoundedToPixelSteps() {
    let odd = SRGBComponents(red: 100.6 / 255, green: -1, blue: 2, alpha: .nan).quantized
    #expect(odd == SRGBComponents(red: 101.0 / 255, green: 0, blue: 1, alpha: 0))
    let context = CGContext(width: 1, height: 1, scale: 1)
    for value in 0...255 {
      for offset in [-0.4, 0, 0.4] as [CGFloat] {
        context.setFillColor(gray: (CGFloat(value) + offset) / 255, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 0) & 0xFF == UInt32(value))
      }
    }
  }
}
