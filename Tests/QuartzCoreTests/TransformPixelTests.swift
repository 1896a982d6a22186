import Testing

@testable import QuartzCore

/// Transforms, and geometry that is refused.
@MainActor
@Suite struct TransformPixelTests {
  @Test func aQuarterTurnIsExact() {
    let picture = picture(width: 6, height: 6) { root in
      let layer = makeLayer(0, 2, 6, 2, .red)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      root.addSublayer(layer)
    }
    for y in 0..<6 {
      for x in 0..<6 { #expect(picture.alpha(x, y) == ((2..<4).contains(x) ? 255 : 0)) }
    }
  }

  @Test func aScaleActsAboutTheAnchorPoint() {
    let picture = picture(width: 8, height: 8) { root in
      let layer = makeLayer(2, 2, 4, 4, .red)
      layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 2))
      root.addSublayer(layer)
    }
    #expect(picture[3, 0] == redPixel && picture[4, 7] == redPixel && picture[2, 4] == 0 && picture[5, 4] == 0)
  }

  @Test(arguments: [(1, 0), (0, 255), (1.0 / 3, 255), (2.0 / 3, 0)] as [(CGFloat, UInt8)])
  func aOneSidedLayerIsNotSeenFromBehind(halfTurns: CGFloat, alpha: UInt8) {
    let picture = picture(width: 8, height: 8) { root in
      let layer = makeLayer(0, 0, 8, 8, .red)
      let inner = makeLayer(0, 0, 8, 8, .red)
      layer.isDoubleSided = false
      layer.transform = CATransform3DMakeRotation(halfTurns * .pi, 0, 1, 0)
      layer.addSublayer(inner)
      root.addSublayer(layer)
    }
    #expect(picture.alpha(4, 4) == alpha)
  }

  @Test func perspectiveIsRefusedInWords() {
    let root = makeLayer(0, 0, 4, 4, .white)
    let layer = makeLayer(0, 0, 4, 4, .red)
    layer.name = "card"
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.transform = CATransform3DRotate(transform, 0.5, 0, 1, 0)
    root.addSublayer(layer)
    var reported: [LayerProblem] = []
    let before = LayerProblem.report
    LayerProblem.report = { reported.append($0) }
    let compositor = Compositor(size: CGSize(width: 4, height: 4), scale: 1)
    let result = compositor.render(root)
    LayerProblem.report = before
    #expect(result.problems == reported)
    #expect(reported.map(\.kind) == [.perspective])
    #expect(reported.first?.message.contains("card") == true && reported.first?.message.contains("m34") == true)
    #expect(Picture(compositor)[2, 2] == whitePixel)
  }

  @Test func geometryThatIsNoNumberIsRefusedInWords() {
    let root = makeLayer(0, 0, 4, 4, .white)
    root.addSublayer(makeLayer(.nan, 0, 4, 4, .red))
    let before = LayerProblem.report
    LayerProblem.report = { _ in }
    let result = Compositor(size: CGSize(width: 4, height: 4), scale: 1).render(root)
    LayerProblem.report = before
    #expect(result.problems.map(\.kind) == [.geometryNotFinite])
  }
}
