import Testing

@testable import QuartzCore

/// Every visual attribute, one pixel at a time; the expected values are computed by hand.
@MainActor
@Suite struct AppearancePixelTests {
  // MARK: Background, border, corners

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
          // Coverage is sampled on 15 lines a pixel: rows and columns may differ by half a line, 255 / 15 / 2.
          #expect(abs(alpha - mirrored) <= 8, "the rasterizer samples 15 lines a pixel")
        }
      }
    }
  }

  /// A corner's coverage against the area of the circle, by 16 × 16 points a pixel.
  @Test func cornerCoverageIsTheAreaInsideTheCircle() {
    let radius = 9.0
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
            if dx * dx + dy * dy <= radius * radius { inside += 1 }
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

  // MARK: Opacity

  @Test func groupOpacityFadesTheWholeAndNotEachLayer() {
    func build(_ root: CALayer, grouped: Bool) {
      let parent = makeLayer(0, 0, 4, 4, .red)
      parent.opacity = 0.5
      parent.allowsGroupOpacity = grouped
      parent.addSublayer(makeLayer(0, 0, 2, 4, .blue))
      root.addSublayer(parent)
    }
    let grouped = picture(width: 4, height: 4, background: .white) { build($0, grouped: true) }
    // Blue hides red in the group: only blue and white are mixed.
    #expect(grouped[0, 0] == 0xFF7F_7FFF || grouped[0, 0] == 0xFF80_80FF)
    let single = picture(width: 4, height: 4, background: .white) { build($0, grouped: false) }
    // Red over white is ff8080 or near; half of blue over that leaves red at half.
    #expect(single[0, 0] >> 16 & 0xFF > single[0, 0] >> 8 & 0xFF)
    #expect(abs(Int(single[0, 0] >> 16 & 0xFF) - 128) <= 1)
    #expect(abs(Int(single[0, 0] >> 8 & 0xFF) - 64) <= 1)
    #expect(grouped[3, 0] == single[3, 0])
  }

  @Test func opacityOfASingleThingNeedsNoGroup() {
    let root = makeLayer(0, 0, 4, 4, .white)
    let layer = makeLayer(0, 0, 4, 4, .red)
    layer.opacity = 0.5
    root.addSublayer(layer)
    let compositor = Compositor(size: CGSize(width: 4, height: 4), scale: 1)
    #expect(compositor.render(root).statistics.groups == 0)
    #expect(abs(Int(Picture(compositor)[0, 0] & 0xFF) - 128) <= 1)
  }

  @Test func opacityOutsideOfTheRangeIsCut() {
    let picture = picture(width: 2, height: 1) { root in
      let (over, under) = (makeLayer(0, 0, 1, 1, .red), makeLayer(1, 0, 1, 1, .red))
      over.opacity = 3
      under.opacity = -1
      root.sublayers = [over, under]
    }
    #expect(picture[0, 0] == redPixel && picture[1, 0] == 0)
  }

  @Test func hiddenLayersAndTheirSublayersAreLeftOut() {
    let picture = picture(width: 2, height: 1) { root in
      let parent = makeLayer(0, 0, 2, 1, .red)
      parent.addSublayer(makeLayer(0, 0, 2, 1, .blue))
      parent.isHidden = true
      root.addSublayer(parent)
    }
    #expect(picture[0, 0] == 0)
  }

  // MARK: Order

  @Test func depthAndIndexOrderTheSublayers() {
    let picture = picture(width: 3, height: 1) { root in
      let (a, b) = (makeLayer(0, 0, 2, 1, .red), makeLayer(1, 0, 2, 1, .blue))
      a.zPosition = 1
      root.sublayers = [a, b]
    }
    #expect([picture[0, 0], picture[1, 0], picture[2, 0]] == [redPixel, redPixel, bluePixel])
  }

  // MARK: Clipping and masks

  @Test func sublayersReachOutsideUnlessTheLayerClips() {
    for clips in [false, true] {
      let picture = picture(width: 4, height: 4) { root in
        let parent = makeLayer(1, 1, 2, 2, .red)
        parent.masksToBounds = clips
        parent.addSublayer(makeLayer(0, 0, 3, 1, .blue))
        root.addSublayer(parent)
      }
      #expect(picture[1, 1] == bluePixel && picture[3, 1] == (clips ? 0 : bluePixel))
    }
  }

  @Test func roundedClipsCutSublayersWithoutAHaloOfTheBackground() {
    let picture = picture(width: 20, height: 20, background: .white) { root in
      let parent = makeLayer(0, 0, 20, 20, .red)
      parent.cornerRadius = 8
      parent.masksToBounds = true
      parent.addSublayer(makeLayer(0, 0, 20, 20, .blue))
      root.addSublayer(parent)
    }
    #expect(picture[0, 0] == whitePixel && picture[10, 10] == bluePixel)
    // Where the corner covers in part there is white and blue, but no red left over: red equals green.
    for y in 0..<8 {
      for x in 0..<8 {
        let pixel = picture[x, y]
        #expect(pixel >> 16 & 0xFF == pixel >> 8 & 0xFF, "pixel (\(x), \(y))")
        #expect(pixel & 0xFF == 255)
      }
    }
  }

  /// Clipping by mixing saved pixels back is the same as clipping a group.
  @Test func roundedClipsEqualAMaskOfTheSameShape() {
    func build(_ root: CALayer, _ masked: Bool) {
      let parent = makeLayer(3, 2, 24, 21, CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.6))
      parent.addSublayer(makeLayer(4, 4, 40, 7, CGColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.7)))
      if masked {
        let mask = makeLayer(0, 0, 24, 21, .black)
        mask.cornerRadius = 7
        parent.mask = mask
      } else {
        parent.cornerRadius = 0
        parent.masksToBounds = true
        parent.cornerRadius = 7
        // The background is cut once only, as the mask does.
        parent.backgroundColor = nil
        parent.insertSublayer(makeLayer(0, 0, 24, 21, CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.6)), at: 0)
      }
      root.addSublayer(parent)
    }
    let clipped = picture(width: 30, height: 26, background: .white) { build($0, false) }
    let masked = picture(width: 30, height: 26, background: .white) { build($0, true) }
    for y in 0..<26 {
      for x in 0..<30 {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let difference = Int(clipped[x, y] >> shift & 0xFF) - Int(masked[x, y] >> shift & 0xFF)
          #expect(abs(difference) <= 2, "pixel (\(x), \(y))")
        }
      }
    }
  }

  @Test func aMaskCutsByItsAlpha() {
    let picture = picture(width: 3, height: 1, background: .white) { root in
      let layer = makeLayer(0, 0, 3, 1, .red)
      let mask = makeLayer(0, 0, 2, 1, .black)
      let half = makeLayer(1, 0, 1, 1)
      mask.backgroundColor = nil
      half.backgroundColor = CGColor(gray: 0, alpha: 0.5)
      mask.sublayers = [makeLayer(0, 0, 1, 1, .blue), half]
      layer.mask = mask
      root.addSublayer(layer)
    }
    #expect(picture[0, 0] == redPixel && picture[2, 0] == whitePixel)
    #expect(abs(Int(picture[1, 0] & 0xFF) - 127) <= 1)
  }

  @Test func aMaskLiesInTheLayersCoordinates() {
    let picture = picture(width: 4, height: 1) { root in
      let layer = makeLayer(1, 0, 3, 1, .red)
      layer.bounds.origin.x = 10
      layer.mask = makeLayer(11, 0, 1, 1, .black)
      root.addSublayer(layer)
    }
    #expect([0, 1, 2, 3].map { picture[$0, 0] } == [0, 0, redPixel, 0])
  }

  // MARK: Transform

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

  // MARK: Shadow

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

  // MARK: Contents

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

  // MARK: Special layers

  @Test func shapesAreFilledAndStroked() {
    let picture = picture(width: 12, height: 12) { root in
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
      shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 8, height: 6), transform: nil)
      shape.fillColor = .red
      shape.strokeColor = .blue
      shape.lineWidth = 2
      root.addSublayer(shape)
    }
    #expect(picture[1, 1] == bluePixel && picture[2, 5] == bluePixel && picture[10, 8] == bluePixel)
    #expect(picture[3, 3] == redPixel && picture[8, 6] == redPixel && picture[11, 5] == 0 && picture[0, 5] == 0)
  }

  @Test func evenOddLeavesHoles() {
    for rule in [CAShapeLayerFillRule.nonZero, .evenOdd] {
      let picture = picture(width: 9, height: 9) { root in
        let (shape, path) = (CAShapeLayer(), CGMutablePath())
        path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
        path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        shape.path = path
        shape.fillRule = rule
        root.addSublayer(shape)
      }
      #expect(picture[4, 4] == (rule == .evenOdd ? 0 : blackPixel))
    }
  }

  @Test func anAxialGradientGoesFromTopToBottom() {
    let picture = picture(width: 4, height: 64) { root in
      let gradient = CAGradientLayer()
      gradient.frame = root.bounds
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      root.addSublayer(gradient)
    }
    for y in 0..<64 {
      let expected = (Double(y) + 0.5) / 64 * 255
      #expect(abs(Double(picture[1, y] & 0xFF) - expected) <= 2)
      #expect(picture[0, y] == picture[3, y])
    }
  }

  @Test func gradientsKeepTheirLocationsAndCorners() {
    let picture = picture(width: 40, height: 40) { root in
      let gradient = CAGradientLayer()
      gradient.frame = root.bounds
      gradient.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
      gradient.locations = [0, 0.5, 0.5, 1]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.cornerRadius = 10
      root.addSublayer(gradient)
    }
    #expect(
      picture[0, 0] == 0 && picture[5, 20] == redPixel && picture[18, 2] == redPixel && picture[35, 20] == bluePixel)
  }

  @Test func aRadialGradientEndsAtItsEllipse() {
    let picture = picture(width: 40, height: 20) { root in
      let gradient = CAGradientLayer()
      gradient.frame = root.bounds
      gradient.type = .radial
      gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      root.addSublayer(gradient)
    }
    #expect(picture[0, 0] == whitePixel, "the corners lie outside")
    #expect(picture[20, 10] & 0xFF < 20)
    #expect(abs(Int(picture[29, 10] & 0xFF) - Int(picture[20, 14] & 0xFF)) < 20, "half way in x is half way in y")
  }
}
