import CoreGraphics
import Testing

@Suite struct SmokeTests {
  @Test func drawsAPicture() throws {
    let context = CGContext(width: 300, height: 200, scale: 2)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 150, height: 100))
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6)
    context.setFillColor(red)
    context.fill(CGPath.continuousRounded(CGRect(x: 10, y: 10, width: 60, height: 40), radius: 12))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setStrokeColor(blue)
    context.setLineWidth(2)
    context.strokeEllipse(in: CGRect(x: 80, y: 10, width: 60, height: 40))
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, green, blue], locations: nil))
    context.saveGState()
    context.clip(to: CGRect(x: 10, y: 60, width: 60, height: 30))
    context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 70, y: 0), options: [])
    context.restoreGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(green)
    context.fill(CGRect(x: 90, y: 60, width: 20, height: 20))
    context.setFillColor(blue)
    context.fill(CGRect(x: 100, y: 70, width: 20, height: 20))
    context.endTransparencyLayer()
    #expect(context.pixel(60, 60) == 0xFFFF_0000)
    let png = context.pngData()
    if let path = ProcessInfo.processInfo.environment["SMOKE_PNG"] { try png.write(to: URL(filePath: path)) }
    let back = try CGImage.decode(png).image
    #expect(back.hasSamePixels(as: context.makeImage()!))
    #expect(PNGHeader.pixelHash(of: png) == context.pixelHash)
  }
}
