import Testing

@testable import CoreGraphics

@Suite struct PathStrokingTests {
  private let line: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    return path
  }()

  private func stroked(
    _ path: CGPath, _ width: CGFloat = 2, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private func holds(_ path: CGPath, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y), using: .winding)
  }

  @Test func outlinesReachHalfTheWidthToEachSide() {
    let outline = stroked(line)
    #expect(holds(outline, 5, 5.9) && holds(outline, 5, 4.1) && !holds(outline, 5, 6.1) && !holds(outline, 5, 3.9))
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 4, width: 10, height: 2))
    #expect(stroked(line, 0).isEmpty && stroked(line, -1).isEmpty)
  }

  @Test func capsReachBeyondTheEnds() {
    #expect(!holds(stroked(line), -0.1, 5))
    #expect(holds(stroked(line, 2, .square), -0.9, 5.9) && !holds(stroked(line, 2, .square), -1.1, 5))
    let round = stroked(line, 2, .round)
    #expect(holds(round, 10.9, 5) && !holds(round, 10.9, 5.9))
  }

  @Test func cornersAreFilledByTheirJoin() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(holds(stroked(path), 10.95, -0.95))
    #expect(!holds(stroked(path, 2, .butt, .miter, limit: 1.2), 10.95, -0.95))
    #expect(!holds(stroked(path, 2, .butt, .bevel), 10.8, -0.8) && holds(stroked(path, 2, .butt, .bevel), 10.4, -0.4))
    #expect(holds(stroked(path, 2, .butt, .round), 10.65, -0.65) && !holds(stroked(path, 2, .butt, .round), 10.8, -0.8))
  }

  @Test func closedPathsAndCurvesAreRings() {
    let circle = stroked(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil), 4)
    for degree in 0..<360 {
      let angle = CGFloat(degree) * .pi / 180
      func point(_ radius: CGFloat) -> (CGFloat, CGFloat) { (20 + cos(angle) * radius, 20 + sin(angle) * radius) }
      #expect(holds(circle, point(20).0, point(20).1), "at \(degree)")
      #expect(!holds(circle, point(17.9).0, point(17.9).1) && !holds(circle, point(22.1).0, point(22.1).1))
    }
  }

  @Test func dashesFollowTheLengthsFromTheirPhase() {
    let dashed = line.copy(dashingWithPhase: 0, lengths: [3, 2])
    #expect(dashed.boundingBoxOfPath == CGRect(x: 0, y: 5, width: 8, height: 0))
    let outline = stroked(dashed)
    #expect(holds(outline, 2.9, 5) && !holds(outline, 3.1, 5) && holds(outline, 5.1, 5) && !holds(outline, 9, 5))
    let later = stroked(line.copy(dashingWithPhase: 4, lengths: [3, 2]))
    #expect(!holds(later, 0.5, 5) && holds(later, 1.5, 5))
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test func contextsPutTheOutlineInThePlaceOfTheirPath() {
    let context = CGContext(width: 20, height: 20, scale: 1)
    context.addPath(line)
    context.setLineWidth(4)
    context.replacePathWithStrokedPath()
    #expect(context.path.map { holds($0, 5, 6.9) && !holds($0, 5, 7.1) } == true)
    context.beginPath()
    context.addPath(line)
    context.setLineDash(phase: 0, lengths: [2, 100])
    context.replacePathWithStrokedPath()
    #expect(context.path.map { holds($0, 1, 6.9) && !holds($0, 3, 5) } == true)
  }

  @Test func layersAreAsSharpAsTheContextAndAreDrawnUpright() throws {
    let context = CGContext(width: 8, height: 8, scale: 2)
    let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2)))
    let inner = try #require(layer.context)
    inner.setFillColor(.black)
    inner.fill(CGRect(x: 0, y: 0, width: 2, height: 0.5))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    let image = try #require(context.makeImage())
    func alpha(_ x: Int, _ y: Int) -> UInt32 { image.withUnsafePixels { $0[y * $1 / 4 + x] >> 24 } }
    #expect(alpha(2, 2) == 255 && alpha(5, 2) == 255 && alpha(2, 3) == 0 && alpha(6, 2) == 0)
    #expect(CGLayer(context, size: .zero) == nil)
  }
}
