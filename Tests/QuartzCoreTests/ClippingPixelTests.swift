import Testing

@testable import QuartzCore

/// Clips and masks, one pixel at a time.
@MainActor
@Suite struct ClippingPixelTests {
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
}
