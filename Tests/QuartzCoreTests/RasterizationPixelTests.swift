import Testing

@testable import QuartzCore

/// `shouldRasterize` and `sublayerTransform`, one pixel at a time.
@MainActor
@Suite struct RasterizationPixelTests {
  /// A red layer of 4 points with a blue line of one pixel in it, at two pixels a point.
  private func build(_ root: CALayer, _ scale: CGFloat?) {
    let card = makeLayer(0, 0, 4, 4, .red)
    card.addSublayer(makeLayer(2, 0, 0.5, 4, .blue))
    if let scale {
      card.shouldRasterize = true
      card.rasterizationScale = scale
    }
    root.addSublayer(card)
  }

  private func frame(_ scale: CGFloat?) -> Picture {
    let root = makeLayer(0, 0, 4, 4, .white)
    build(root, scale)
    let compositor = Compositor(size: CGSize(width: 4, height: 4), scale: 2)
    _ = compositor.render(root)
    return Picture(compositor)
  }

  @Test func aBitmapAsFineAsTheScreenShowsNothingElse() {
    let plain = frame(nil), fine = frame(2), finer = frame(3)
    for x in 0..<8 {
      #expect(plain[x, 3] == fine[x, 3])
      #expect(plain[x, 3] == finer[x, 3])
    }
  }

  @Test func aCoarserBitmapMixesNeighbours() {
    let coarse = frame(1)
    // One pixel of two is blue: the square is half red, half blue.
    let middle = coarse[4, 3]
    #expect(middle >> 16 & 0xFF > 0x40 && middle & 0xFF > 0x40, "\(String(middle, radix: 16))")
    #expect(coarse[0, 3] & 0xFF < 0x10 && coarse[7, 3] & 0xFF < 0x10)
  }

  @Test func repaintingAPartGivesThePictureOfTheWhole() {
    let root = makeLayer(0, 0, 4, 4, .white)
    build(root, 1)
    let compositor = Compositor(size: CGSize(width: 4, height: 4), scale: 2)
    _ = compositor.render(root)
    root.sublayers?[0].sublayers?[0].position.x += 1
    _ = compositor.render(root)
    let changed = Picture(compositor)
    let fresh = Compositor(size: CGSize(width: 4, height: 4), scale: 2)
    _ = fresh.render(root)
    let whole = Picture(fresh)
    for y in 0..<8 { for x in 0..<8 { #expect(changed[x, y] == whole[x, y]) } }
  }

  @Test func copiesRasterizeToo() {
    let layer = CALayer()
    layer.shouldRasterize = true
    layer.rasterizationScale = 2
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let copy = CALayer(layer: layer)
    #expect(copy.shouldRasterize && copy.rasterizationScale == 2 && copy.sublayerTransform.m11 == 2)
    #expect(!CALayer().shouldRasterize && CALayer().rasterizationScale == 1)
  }

  @Test func sublayerTransformsActAboutTheAnchorPointAndOnSublayersAlone() {
    let root = makeLayer(0, 0, 8, 8, .white)
    let parent = makeLayer(0, 0, 8, 8, .red)
    let child = makeLayer(2, 2, 4, 4, .blue)
    parent.addSublayer(child)
    root.addSublayer(parent)
    parent.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    let compositor = Compositor(size: CGSize(width: 8, height: 8), scale: 1)
    _ = compositor.render(root)
    let picture = Picture(compositor)
    #expect(picture[2, 2] == redPixel && picture[3, 3] == bluePixel && picture[4, 4] == bluePixel)
    #expect(picture[5, 5] == redPixel && picture[0, 0] == redPixel)
    #expect(child.frame == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 3, y: 3))
    #expect(parent.convert(CGPoint(x: 3, y: 3), to: child) == .zero)
    #expect(root.hitTest(CGPoint(x: 3.5, y: 3.5)) === child && root.hitTest(CGPoint(x: 2.5, y: 2.5)) === parent)
    parent.sublayerTransform = CATransform3DIdentity
    _ = compositor.render(root)
    #expect(Picture(compositor)[2, 2] == bluePixel)
  }

  @Test func layersThatShowSublayersOnlyAreNoBackdrops() {
    let layer = CATransformLayer()
    #expect(!layer.flags.contains(.isBackdrop))
  }
}
