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

  private func turned(_ angle: CGFloat, eye: CGFloat = 40) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / eye
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }

  @Test func perspectiveMakesWhatIsFartherSmaller() {
    let picture = picture(width: 40, height: 40) { root in
      let layer = makeLayer(10, 10, 20, 20, .red)
      layer.transform = turned(0.8)
      root.addSublayer(layer)
    }
    // The right edge is 0.72 · 10 points farther, seen at 5.9 and 17 points high; the left one is seen at −8.5 and 24.4 high.
    #expect(picture[12, 9] == redPixel && picture[12, 30] == redPixel)
    #expect(picture[12, 6] == 0 && picture[10, 20] == 0)
    #expect(picture[24, 13] == redPixel && picture[24, 9] == 0 && picture[27, 20] == 0)
  }

  @Test func whatASuperlayerDoesToAllSublayersHasPerspectiveToo() {
    let picture = picture(width: 40, height: 40) { root in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 40
      root.sublayerTransform = perspective
      let near = makeLayer(18, 18, 4, 4, .red)
      near.zPosition = 20
      root.addSublayer(near)
    }
    // Half way to the eye everything is seen twice as large.
    #expect(picture[17, 17] == redPixel && picture[22, 22] == redPixel)
    #expect(picture[14, 20] == 0 && picture[25, 20] == 0)
  }

  @Test func oneSidedLayersShowTheirBackNotUnderPerspectiveEither() {
    for (angle, alpha) in [(0.3, 255), (2.8, 0), (CGFloat.pi / 2, 0)] as [(CGFloat, UInt8)] {
      let picture = picture(width: 40, height: 40) { root in
        let layer = makeLayer(10, 10, 20, 20, .red)
        layer.isDoubleSided = false
        layer.transform = turned(angle, eye: 400)
        root.addSublayer(layer)
      }
      #expect(picture.alpha(20, 20) == alpha)
    }
  }

  @Test func aLayerUnderPerspectiveKeepsItsSublayersMaskAndOpacity() {
    let picture = picture(width: 40, height: 40) { root in
      let layer = makeLayer(10, 10, 20, 20, .red)
      layer.transform = turned(0.5, eye: 200)
      layer.opacity = 0.5
      layer.addSublayer(makeLayer(0, 0, 20, 8, .white))
      layer.masksToBounds = true
      layer.cornerRadius = 8
      root.addSublayer(layer)
    }
    #expect((126...129).contains(picture.alpha(20, 25)) && (126...129).contains(picture.alpha(20, 13)))
    #expect(picture[20, 13] & 0xFF == picture[20, 13] >> 24, "white")
    #expect(picture.alpha(11, 10) == 0, "the corner is round")
  }

  @Test func behindTheEyeNothingIsSeen() {
    let picture = picture(width: 40, height: 40) { root in
      let layer = makeLayer(-180, 10, 400, 20, .red)
      layer.transform = turned(1.2, eye: 60)
      root.addSublayer(layer)
    }
    // Right of the middle it goes away from the eye; the part at the left comes up to it, as high as the picture.
    #expect(picture[20, 20] == redPixel && picture[2, 4] == redPixel && picture[38, 4] == 0)
  }

  @Test func turnsUnderPerspectiveAreMixedAsTurns() {
    let half = TransformMixing.mix(turned(0), turned(.pi / 2), 0.5)
    let expected = turned(.pi / 4)
    for key in [\CATransform3D.m11, \.m13, \.m14, \.m31, \.m33, \.m34, \.m44] {
      #expect(abs(half[keyPath: key] - expected[keyPath: key]) < 1e-9)
    }
  }

  @Test func geometryThatIsNoNumberIsRefusedInWords() {
    let root = makeLayer(0, 0, 4, 4, .white)
    root.addSublayer(makeLayer(.nan, 0, 4, 4, .red))
    let before = Stage.current.layerHooks.report
    Stage.current.layerHooks.report = { _ in }
    let result = Compositor(size: CGSize(width: 4, height: 4), scale: 1).render(root)
    Stage.current.layerHooks.report = before
    #expect(result.problems.map(\.kind) == [.geometryNotFinite])
  }
}
