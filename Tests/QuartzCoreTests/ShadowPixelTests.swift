import Testing

@testable import QuartzCore

/// Shadows, one pixel at a time.
@MainActor
@Suite struct ShadowPixelTests {
  @Test func aSharpShadowIsTheShapeMoved() {
    let picture = picture(width: 12, height: 12) { root in
      let layer = makeLayer(2, 2, 4, 4, .red)
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowColor = .blue
      layer.shadowOffset = CGSize(width: 3, height: 1)
      root.addSublayer(layer)
    }
    #expect(picture[2, 2] == redPixel && picture[5, 3] == redPixel)
    #expect(picture[6, 3] == bluePixel && picture[8, 6] == bluePixel && picture[5, 6] == bluePixel)
    #expect(picture[9, 3] == 0 && picture[8, 7] == 0 && picture[8, 2] == 0)
  }

  @Test func aShadowFadesAndKeepsItsMass() {
    let picture = picture(width: 60, height: 60) { root in
      let layer = makeLayer(25, 25, 10, 10)
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      layer.shadowOpacity = 1
      layer.shadowRadius = 4
      layer.shadowOffset = .zero
      root.addSublayer(layer)
    }
    var mass = 0
    for y in 0..<60 { for x in 0..<60 { mass += picture.alpha(x, y) } }
    #expect(abs(mass - 100 * 255) < 100 * 255 / 10, "\(mass)")
    let row = (30..<55).map { picture.alpha($0, 30) }
    #expect(row == row.sorted(by: >) && row.first! > 0 && row.last! == 0)
    #expect(picture.alpha(29, 30) == picture.alpha(30, 30) && picture.alpha(20, 30) == picture.alpha(39, 30))
  }

  @Test func theShadowFollowsTheContentWhereThereIsNoBackground() {
    let picture = picture(width: 12, height: 6) { root in
      let layer = makeLayer(0, 0, 6, 6)
      layer.addSublayer(makeLayer(1, 1, 2, 2, .red))
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowColor = .blue
      layer.shadowOffset = CGSize(width: 5, height: 0)
      root.addSublayer(layer)
    }
    #expect(picture[1, 1] == redPixel && picture[6, 1] == bluePixel && picture[7, 2] == bluePixel)
    #expect(picture[8, 1] == 0 && picture[6, 3] == 0)
  }

  @Test func clippingTakesTheShadowAway() {
    let picture = picture(width: 12, height: 12) { root in
      let layer = makeLayer(2, 2, 4, 4, .red)
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 5, height: 5)
      layer.masksToBounds = true
      root.addSublayer(layer)
    }
    #expect(picture[8, 8] == 0)
  }
}
