import CoreGraphics
import Testing

@Suite struct GradientTests {
  private func strip(_ gradient: CGGradient, _ start: CGFloat, _ end: CGFloat, _ options: CGGradientDrawingOptions)
    -> [UInt32]
  {
    let context = CGContext(width: 10, height: 1, scale: 1)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0), options: options)
    return context.allPixels
  }

  @Test func colourAtAPixelIsThatOfItsCentre() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], locations: nil))
    for (x, word) in strip(gradient, 0, 10, []).enumerated() {
      let expected = (Double(x) + 0.5) / 10 * 255
      #expect(abs(Double(word & 0xFF) - expected) <= 1.5)
      #expect(word >> 24 == 255)
    }
  }

  @Test func optionsSayWhatIsPaintedBeyondTheEnds() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    func painted(_ options: CGGradientDrawingOptions) -> [Bool] { strip(gradient, 3, 7, options).map { $0 != 0 } }
    let middle = (0..<10).map { (3..<7).contains($0) }
    #expect(painted([]) == middle)
    #expect(painted(.drawsBeforeStartLocation) == (0..<10).map { $0 < 7 })
    #expect(painted(.drawsAfterEndLocation) == (0..<10).map { $0 >= 3 })
    #expect(painted([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == (0..<10).map { _ in true })
    #expect(strip(gradient, 3, 7, .drawsBeforeStartLocation)[0] == 0xFFFF_0000)
    #expect(strip(gradient, 3, 7, .drawsAfterEndLocation)[9] == 0xFF00_00FF)
    #expect(strip(gradient, 3, 3, .drawsAfterEndLocation) == [UInt32](repeating: 0, count: 10))
  }

  @Test func locationsPlaceTheColours() throws {
    let locations: [CGFloat] = [0.5, 0, 0.5, 1]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, red, blue, blue], locations: locations))
    let pixels = strip(gradient, 0, 10, [])
    #expect(pixels == [UInt32](repeating: 0xFFFF_0000, count: 5) + [UInt32](repeating: 0xFF00_00FF, count: 5))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [red], locations: [.nan]) == nil)
  }

  @Test func componentsMakeTheSameGradient() throws {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let made = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2))
    let usual = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    #expect(strip(made, 0, 10, []) == strip(usual, 0, 10, []))
  }

  @Test func radialGradientIsRoundAndEndsAtItsCircle() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
    let context = CGContext(width: 20, height: 20, scale: 1)
    let center = CGPoint(x: 10, y: 10)
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 2, endCenter: center, endRadius: 8, options: [])
    for y in 0..<20 {
      for x in 0..<20 {
        let distance = hypot(CGFloat(x) + 0.5 - 10, CGFloat(y) + 0.5 - 10)
        let word = context.pixel(x, y)
        if distance < 1.9 || distance > 8.1 {
          #expect(word == 0)
        } else if distance > 2.1 && distance < 7.9 {
          #expect(word >> 24 == 255)
          #expect(abs(CGFloat(word & 0xFF) - (distance - 2) / 6 * 255) <= 3)
        }
      }
    }
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 2, endCenter: center, endRadius: 8,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(context.pixel(10, 10) == 0xFFFF_0000 && context.pixel(0, 0) == 0xFF00_00FF)
  }

  @Test func alphaFadesTheGradient() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, red], locations: nil))
    let context = CGContext(width: 2, height: 1, scale: 1)
    context.setAlpha(0.5)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: [])
    #expect(context.allPixels == [0x8080_0000, 0x8080_0000])
  }
}
