import Testing

@testable import QuartzCore

/// Where contents go, one pixel at a time.
@MainActor
@Suite struct ContentsPixelTests {
  @Test func contentsAreStretchedOverTheBounds() {
    let image = makeImage(width: 2, [.red, .green, .blue, .white])
    let picture = picture(width: 4, height: 4) { root in
      root.contents = image
      root.magnificationFilter = .nearest
    }
    #expect(
      [picture[0, 0], picture[3, 0], picture[0, 3], picture[3, 3]] == [redPixel, greenPixel, bluePixel, whitePixel])
    #expect(picture[1, 1] == redPixel && picture[2, 1] == greenPixel)
  }

  /// The picture is 2 × 2 in bounds of 6 × 6: where its red corner comes to lie.
  @Test(arguments: [
    ("center", 2, 2), ("top", 2, 4), ("bottom", 2, 0), ("left", 0, 2), ("right", 4, 2), ("topLeft", 0, 4),
    ("topRight", 4, 4), ("bottomLeft", 0, 0), ("bottomRight", 4, 0),
  ])
  func gravityPlacesContentsOfTheirOwnSize(gravity: String, x: Int, y: Int) {
    let image = makeImage(width: 2, [.red, .green, .blue, .white])
    let picture = picture(width: 6, height: 6) { root in
      root.contents = image
      root.contentsGravity = CALayerContentsGravity(rawValue: gravity)
    }
    for row in 0..<6 {
      for column in 0..<6 {
        let inside = (x..<x + 2).contains(column) && (y..<y + 2).contains(row)
        #expect((picture[column, row] != 0) == inside)
      }
    }
    #expect(picture[x, y] == redPixel && picture[x + 1, y + 1] == whitePixel)
  }

  @Test func aspectGravitiesFitAndFill() {
    let image = makeImage(width: 2, [.red, .red])
    let fit = picture(width: 6, height: 5) { root in
      root.contents = image
      root.contentsGravity = .resizeAspect
    }
    #expect(fit[0, 0] == 0 && fit[3, 1] == redPixel && fit[5, 3] == redPixel && fit[3, 4] == 0)
    let fill = picture(width: 12, height: 6) { root in
      let layer = makeLayer(3, 0, 6, 6)
      layer.contents = image
      layer.contentsGravity = .resizeAspectFill
      root.addSublayer(layer)
    }
    #expect(fill[0, 0] == redPixel && fill[11, 5] == redPixel, "it reaches beyond the bounds, 12 wide about the middle")
  }

  @Test func contentsScaleMakesPointsOfPixels() {
    let image = makeImage(width: 2, [.red, .green, .blue, .white])
    let picture = picture(width: 3, height: 3, scale: 2) { root in
      root.contents = image
      root.contentsScale = 2
      root.contentsGravity = .bottomLeft
    }
    #expect(picture[0, 0] == redPixel && picture[1, 1] == whitePixel && picture[2, 0] == 0)
  }

  @Test func contentsRectShowsAPart() {
    let image = makeImage(width: 2, [.red, .green, .blue, .white])
    let picture = picture(width: 4, height: 4) { root in
      root.contents = image
      root.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    }
    for y in 0..<4 { for x in 0..<4 { #expect(picture[x, y] == greenPixel) } }
  }

  @Test func ninePartsStretchTheMiddleOnly() {
    let image = makeImage(
      width: 3, [.red, .green, .red, .blue, .white, .blue, .red, .green, .red])
    let picture = picture(width: 9, height: 7) { root in
      root.contents = image
      root.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    for y in 0..<7 {
      for x in 0..<9 {
        let (edgeX, edgeY) = (x == 0 || x == 8, y == 0 || y == 6)
        let expected = edgeX ? (edgeY ? redPixel : bluePixel) : (edgeY ? greenPixel : whitePixel)
        #expect(picture[x, y] == expected, "pixel (\(x), \(y))")
      }
    }
  }

  @Test func cornerRadiusCutsContentsOnlyWithClipping() {
    let image = makeImage(width: 1, [.red])
    for clips in [false, true] {
      let picture = picture(width: 20, height: 20) { root in
        root.contents = image
        root.cornerRadius = 10
        root.masksToBounds = clips
      }
      #expect(picture[0, 0] == (clips ? 0 : redPixel))
      #expect(picture[10, 10] == redPixel)
    }
  }

  @Test func aBiasMakesWhatIsDrawnSmallerSofter() {
    let stripes = makeImage(width: 16, (0..<256).map { $0 % 4 < 2 ? .black : .white })
    func seen(_ filter: CALayerContentsFilter, _ bias: Float) -> Picture {
      picture(width: 8, height: 8) { root in
        root.contents = stripes
        (root.minificationFilter, root.minificationFilterBias) = (filter, bias)
      }
    }
    func contrast(_ picture: Picture) -> Int { abs(Int(picture[2, 4] & 0xFF) - Int(picture[3, 4] & 0xFF)) }
    let plain = contrast(seen(.trilinear, 0))
    #expect(plain > 100 && contrast(seen(.trilinear, 1)) < plain / 2)
    #expect(contrast(seen(.linear, 1)) == plain && contrast(seen(.trilinear, -1)) == plain)
  }
}
