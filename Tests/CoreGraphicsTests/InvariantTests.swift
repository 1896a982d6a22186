import CoreGraphics
import SeededRandom
import Testing

@Suite struct InvariantTests {
  /// Random calls in any order, unbalanced and with useless arguments, must leave a context that holds together.
  @Test(arguments: 0..<40)
  func randomCallsKeepAContextWhole(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let context = CGContext(width: 40, height: 30, scale: 2, opaque: seed % 4 == 0)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, green], locations: nil))
    let image = CGImage.make(width: 2, words: [0x8080_0000, 0xFF00_FF00, 0, 0xFFFF_FFFF])
    let mask = AlphaMask(width: 5, height: 3) { bytes, _ in bytes.update(repeating: 130, count: 24) }
    func number() -> CGFloat {
      switch Int.random(in: 0..<30, using: &random) {
      case 0: return .nan
      case 1: return 1e20
      case 2: return 0
      default: return CGFloat.random(in: -10...30, using: &random)
      }
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    let calls: [(CGContext) -> Void] = [
      { $0.saveGState() }, { $0.saveGState() }, { $0.restoreGState() }, { $0.restoreGState() },
      { $0.translateBy(x: number(), y: number()) }, { $0.rotate(by: number()) },
      { $0.scaleBy(x: number() / 10, y: number() / 10) },
      { $0.beginTransparencyLayer(auxiliaryInfo: nil) }, { $0.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil) },
      { $0.endTransparencyLayer() }, { $0.endTransparencyLayer() },
      { $0.clip(to: rect()) }, { $0.clip(to: [rect(), rect()]) }, { $0.clip() }, { $0.resetClip() },
      { $0.fill(rect()) }, { $0.fill([rect(), rect()]) }, { $0.fillEllipse(in: rect()) }, { $0.clear(rect()) },
      { $0.setLineWidth(number()) }, { $0.setMiterLimit(number()) },
      { $0.setLineDash(phase: number(), lengths: [number(), number()]) },
      { $0.setLineCap(.round) }, { $0.setLineJoin(.bevel) },
      { $0.stroke(rect()) }, { $0.strokeEllipse(in: rect()) }, { $0.strokePath() }, { $0.fillPath() },
      { $0.move(to: point()) }, { $0.addLine(to: point()) }, { $0.addQuadCurve(to: point(), control: point()) },
      { $0.addCurve(to: point(), control1: point(), control2: point()) }, { $0.closePath() },
      {
        $0.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
      },
      { $0.addArc(tangent1End: point(), tangent2End: point(), radius: number()) },
      { $0.setBlendMode(BlendModeTests.modes.randomElement(using: &random) ?? .normal) },
      { $0.setAlpha(number() / 20) },
      { $0.setShadow(offset: CGSize(width: number(), height: number()), blur: number()) },
      { $0.setShadow(offset: .zero, blur: 0, color: nil) },
      { $0.setFillColor(red: number(), green: 0, blue: 1, alpha: 1) },
      { $0.draw(image, in: rect()) }, { $0.drawUpright(image, in: rect(), byTiling: true) },
      { $0.drawColorBitmap(image, atDeviceX: 3, deviceY: 5) }, { $0.fillMask(mask, atDeviceX: 38, deviceY: -1) },
      { $0.drawLinearGradient(gradient, start: point(), end: point(), options: .drawsAfterEndLocation) },
      {
        $0.drawRadialGradient(
          gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(), options: [])
      },
      { _ = $0.pathContains(point(), mode: .fillStroke) }, { $0.scrollPixels(byX: 3, byY: -4) },
      { _ = $0.boundingBoxOfClipPath }, { _ = $0.path?.boundingBoxOfPath },
    ]
    for _ in 0..<300 {
      calls.randomElement(using: &random)?(context)
      context.checkInvariants()
    }
    context.reset()
    context.checkInvariants()
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 15))
    #expect(context.allPixels == [UInt32](repeating: 0xFF00_00FF, count: 1200))
  }

  @Test func dashedLineAcrossTheWorldIsDrawn() {
    let context = CGContext(width: 8, height: 1, scale: 1)
    context.setStrokeColor(red)
    context.setLineDash(phase: 0, lengths: [1, 1])
    context.strokeLineSegments(between: [CGPoint(x: -1e9, y: 0.5), CGPoint(x: 1e9, y: 0.5)])
    #expect(context.allPixels.map { $0 >> 24 } == [255, 0, 255, 0, 255, 0, 255, 0])
    context.checkInvariants()
  }

  @Test func builtPathsHoldTogether() {
    let path = CGMutablePath()
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 0))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addPath(CGPath.continuousRounded(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 2))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.checkInvariants()
    path.removeAll()
    path.checkInvariants()
    #expect(path.isEmpty)
    path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: .zero, radius: 1)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -9)
    path.checkInvariants()
    #expect(path.currentPoint.x.isFinite)
  }
}
