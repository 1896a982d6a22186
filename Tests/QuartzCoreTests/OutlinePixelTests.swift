import Testing

@testable import QuartzCore

/// Backgrounds, borders and corners, one pixel at a time; the expected values are computed by hand.
@MainActor
@Suite struct OutlinePixelTests {
  @Test func aBackgroundFillsTheBoundsAtTheScaleOfTheScreen() {
    let picture = picture(width: 10, height: 10, scale: 2) { $0.addSublayer(makeLayer(2, 3, 4, 1, .red)) }
    #expect(picture.width == 20)
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(picture[x, y] == ((4..<12).contains(x) && (6..<8).contains(y) ? redPixel : clearPixel))
      }
    }
  }

  @Test func edgesBetweenPixelsCoverInPart() {
    let picture = picture(width: 4, height: 3, background: .white) { $0.addSublayer(makeLayer(0.5, 1, 2, 1, .black)) }
    // Half of a pixel is covered left and right: 255 · ½.
    #expect([0, 1, 2, 3].map { picture[$0, 1] & 0xFF } == [127, 0, 127, 255] || picture[0, 1] & 0xFF == 128)
    #expect(picture[1, 1] == blackPixel)
    #expect(picture[0, 0] == whitePixel)
  }

  @Test func translucentColoursAreComposited() {
    let picture = picture(width: 2, height: 2, background: .white) { $0.backgroundColor = .halfRed }
    // 128/255 of red over white: green and blue are 255 · 127/255 = 127.
    #expect(picture[0, 0] == 0xFFFF_7F7F)
  }

  @Test func cornersAreCutAndEdgesAreWhole() {
    let picture = picture(width: 20, height: 20) { root in
      let layer = makeLayer(0, 0, 20, 20, .red)
      layer.cornerRadius = 8
      root.addSublayer(layer)
    }
    #expect(picture[0, 0] == 0)
    #expect(picture[19, 19] == 0)
    #expect(picture[10, 0] == redPixel && picture[0, 10] == redPixel && picture[19, 8] == redPixel)
    // The circle about (8, 8) meets the diagonal at 8 − 8/√2 = 2.34: pixel 2 is covered in part, 3 wholly.
    #expect(picture[1, 1] == 0)
    #expect((1..<255).contains(picture.alpha(2, 2)))
    #expect(picture[3, 3] == redPixel)
    for index in 0..<20 {
      for other in 0..<20 {
        let alpha = picture.alpha(index, other)
        for mirrored in [
          picture.alpha(19 - index, other), picture.alpha(index, 19 - other), picture.alpha(other, index),
        ] {
          #expect(alpha == mirrored, "corners are mirror images of each other")
        }
      }
    }
  }

  /// A corner's coverage against the area inside of 8 lines of equal parameters, by 16 × 16 points a pixel.
  ///
  /// Not against that of the circle: iOS was recorded to draw circles of this size a little smaller (`uikit-facts §17`).
  @Test func cornerCoverageIsTheAreaInsideTheCircle() {
    let radius = 9.0
    let bend = radius * 0.552_284_75
    // Ends of the lines, relative to the circle's middle.
    let ends = (0...8).map { index -> (x: Double, y: Double) in
      let (t, u) = (Double(index) / 8, 1 - Double(index) / 8)
      return (
        u * u * u * radius + 3 * u * u * t * radius + 3 * u * t * t * bend,
        3 * u * u * t * bend + 3 * u * t * t * radius + t * t * t * radius
      )
    }
    func isInside(_ x: Double, _ y: Double) -> Bool {
      zip(ends, ends.dropFirst()).allSatisfy { ($1.x - $0.x) * (y - $0.y) - ($1.y - $0.y) * (x - $0.x) >= 0 }
    }
    let picture = picture(width: 40, height: 30) { root in
      root.backgroundColor = .black
      root.cornerRadius = radius
    }
    for y in 0..<9 {
      for x in 0..<9 {
        var inside = 0
        for sy in 0..<16 {
          for sx in 0..<16 {
            let dx = radius - (Double(x) + (Double(sx) + 0.5) / 16)
            let dy = radius - (Double(y) + (Double(sy) + 0.5) / 16)
            if isInside(dx, dy) { inside += 1 }
          }
        }
        #expect(abs(picture.alpha(x, y) - inside * 255 / 256) <= 6, "pixel (\(x), \(y))")
      }
    }
  }

  @Test func aRadiusLargerThanHalfMakesACapsule() {
    let picture = picture(width: 30, height: 10) { root in
      root.backgroundColor = .red
      root.cornerRadius = 100
    }
    #expect(picture[0, 0] == 0 && picture[15, 0] == redPixel && picture[5, 5] == redPixel)
    #expect(picture[0, 4] != 0)
  }

  @Test(arguments: [16, 19, 21])
  func aCircleIsTheSameTurnedAndMirrored(side: Int) {
    let picture = picture(width: CGFloat(side), height: CGFloat(side)) { root in
      root.backgroundColor = .black
      root.cornerRadius = CGFloat(side) / 2
    }
    for y in 0..<side {
      for x in 0..<side {
        let alpha = picture.alpha(x, y)
        #expect(alpha == picture.alpha(side - 1 - x, y) && alpha == picture.alpha(y, x))
      }
    }
  }

  @Test func onlyMaskedCornersAreRounded() {
    let all: [(CACornerMask, Int, Int)] = [
      (.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 19, 0), (.layerMinXMaxYCorner, 0, 19),
      (.layerMaxXMaxYCorner, 19, 19),
    ]
    for (mask, _, _) in all {
      let picture = picture(width: 20, height: 20) { root in
        root.backgroundColor = .red
        root.cornerRadius = 8
        root.maskedCorners = mask
      }
      for (corner, x, y) in all { #expect(picture[x, y] == (corner == mask ? 0 : redPixel)) }
    }
  }

  @Test func continuousCornersLeaveTheEdgeEarlier() {
    func row(_ curve: CALayerCornerCurve) -> [Int] {
      let picture = picture(width: 80, height: 80) { root in
        root.backgroundColor = .black
        root.cornerRadius = 20
        root.cornerCurve = curve
      }
      return (0..<80).map { picture.alpha($0, 0) }
    }
    let (circular, continuous) = (row(.circular), row(.continuous))
    #expect(circular.firstIndex(of: 255)! < continuous.firstIndex(of: 255)!)
    // 1.528665 · 20 = 30.6: from pixel 31 on the edge is whole.
    #expect(continuous[31] == 255)
  }

  @Test func theBorderLiesInsideAndAboveTheSublayers() {
    let picture = picture(width: 12, height: 12) { root in
      root.backgroundColor = .white
      root.borderWidth = 2
      root.borderColor = .blue
      root.addSublayer(makeLayer(0, 0, 6, 12, .red))
    }
    #expect(picture[0, 0] == bluePixel && picture[1, 5] == bluePixel && picture[11, 11] == bluePixel)
    #expect(picture[2, 2] == redPixel && picture[9, 9] == whitePixel)
  }

  @Test func aTranslucentBorderIsPaintedOnceAtItsCorners() {
    let picture = picture(width: 12, height: 12, background: .white) { root in
      root.borderWidth = 3
      root.borderColor = .halfRed
    }
    for (x, y) in [(0, 0), (1, 1), (2, 2), (6, 1), (1, 6), (11, 11), (11, 0)] { #expect(picture[x, y] == 0xFFFF_7F7F) }
    #expect(picture[3, 3] == whitePixel)
  }

  @Test func theBordersCornersFollowTheRadius() {
    let picture = picture(width: 40, height: 40) { root in
      root.borderWidth = 4
      root.borderColor = .blue
      root.cornerRadius = 12
    }
    #expect(picture[0, 0] == 0)
    // On the diagonal the ring lies between 12 − 12/√2 = 3.5 and 12 − 8/√2 = 6.3.
    #expect(picture[2, 2] == 0 && picture[4, 4] == bluePixel && picture[5, 5] == bluePixel && picture[8, 8] == 0)
    #expect(picture[20, 3] == bluePixel && picture[20, 4] == 0)
  }
}
