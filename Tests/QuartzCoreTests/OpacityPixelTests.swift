import Testing

@testable import QuartzCore

/// Opacity, visibility and the order of painting, one pixel at a time.
@MainActor
@Suite struct OpacityPixelTests {
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

  @Test func depthAndIndexOrderTheSublayers() {
    let picture = picture(width: 3, height: 1) { root in
      let (a, b) = (makeLayer(0, 0, 2, 1, .red), makeLayer(1, 0, 2, 1, .blue))
      a.zPosition = 1
      root.sublayers = [a, b]
    }
    #expect([picture[0, 0], picture[1, 0], picture[2, 0]] == [redPixel, redPixel, bluePixel])
  }
}
