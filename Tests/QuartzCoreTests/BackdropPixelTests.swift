import Testing

@testable import QuartzCore

@MainActor
@Suite struct BackdropPixelTests {
  private func backdrop(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 4, saturation: CGFloat = 1,
    tint: CGColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0)
  ) -> BackdropLayer {
    let layer = BackdropLayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.effect = BackdropEffect(radius: radius, saturation: saturation, tint: tint)
    return layer
  }

  private func grey(_ word: UInt32) -> Int { Int(word & 255) }

  @Test(arguments: [1, 2, 3] as [CGFloat], [0, 1, 4, 9, 20] as [CGFloat])
  func oneColourStaysAsItIs(scale: CGFloat, radius: CGFloat) {
    let picture = picture(width: 37, height: 23, scale: scale) {
      $0.backgroundColor = CGColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
      $0.addSublayer(backdrop(3, 2, 29, 18, radius: radius))
    }
    let word = picture[0, 0]
    for y in 0..<picture.height { for x in 0..<picture.width where picture[x, y] != word { Issue.record("\(x) \(y)") } }
  }

  @Test func anEdgeIsSpreadToBothSidesAlike() {
    let picture = picture(width: 200, height: 20) {
      $0.backgroundColor = .white
      $0.addSublayer(makeLayer(0, 0, 100, 20, .black))
      $0.addSublayer(backdrop(0, 0, 200, 20, radius: 10))
    }
    #expect(grey(picture[0, 10]) == 0 && grey(picture[199, 10]) == 255)
    for distance in [0, 3, 8, 15, 30] {
      let (left, right) = (grey(picture[99 - distance, 10]), grey(picture[100 + distance, 10]))
      #expect(abs(left + right - 255) <= 2, "\(distance)")
    }
    // A normal distribution: 84 % at one standard deviation.
    #expect(abs(grey(picture[110, 10]) - 217) < 12)
    for x in 1..<200 where grey(picture[x, 10]) < grey(picture[x - 1, 10]) { Issue.record("falls at \(x)") }
  }

  /// Blurs of any strength, also those that are made of averages, have no steps between squares.
  @Test(arguments: [6, 12, 20, 40] as [CGFloat])
  func blursAreSmooth(radius: CGFloat) {
    let picture = picture(width: 400, height: 40) {
      $0.backgroundColor = .white
      $0.addSublayer(makeLayer(0, 0, 201, 40, .black))
      $0.addSublayer(backdrop(0, 0, 400, 40, radius: radius))
    }
    for x in 1..<400 {
      let step = grey(picture[x, 20]) - grey(picture[x - 1, 20])
      #expect(step >= 0 && CGFloat(step) <= 255 / radius * 0.4 + 1.5, "at \(x)")
    }
    #expect(grey(picture[0, 20]) <= 1 && grey(picture[399, 20]) >= 254)
  }

  @Test func whatLiesBesideIsNotSeenInIt() {
    let picture = picture(width: 60, height: 20) {
      $0.backgroundColor = .white
      $0.addSublayer(makeLayer(0, 0, 30, 20, .black))
      $0.addSublayer(backdrop(30, 0, 30, 20, radius: 8))
    }
    #expect(grey(picture[29, 10]) == 0 && grey(picture[30, 10]) == 255)
  }

  @Test func tintAndSaturationColour() {
    let tinted = picture(width: 8, height: 8) {
      $0.backgroundColor = .white
      $0.addSublayer(backdrop(0, 0, 8, 8, tint: .halfRed))
    }
    #expect(tinted[4, 4] == 0xFFFF_7F7F || tinted[4, 4] == 0xFFFF_8080)
    let plain = picture(width: 8, height: 8) {
      $0.backgroundColor = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
      $0.addSublayer(backdrop(0, 0, 8, 8, saturation: 2))
    }
    let (red, green) = (Int(plain[4, 4] >> 16 & 255), Int(plain[4, 4] >> 8 & 255))
    #expect(red - green > 95 && red - green < 107)
  }

  @Test func opacityMixesWithWhatWasThere() {
    let picture = picture(width: 8, height: 8) {
      $0.backgroundColor = .white
      let layer = backdrop(0, 0, 8, 8, tint: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
      layer.opacity = 0.5
      $0.addSublayer(layer)
    }
    #expect(abs(grey(picture[4, 4]) - 191) <= 1)
  }

  @Test func roundedCornersCutIt() {
    let picture = picture(width: 40, height: 40) {
      $0.backgroundColor = .white
      let box = makeLayer(0, 0, 40, 40)
      box.cornerRadius = 20
      box.masksToBounds = true
      box.addSublayer(backdrop(0, 0, 40, 40, tint: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)))
      $0.addSublayer(box)
    }
    #expect(grey(picture[0, 0]) == 255 && grey(picture[20, 20]) < 130)
  }

  @Test func aRecolouredLayerHasOneColour() {
    let picture = picture(width: 10, height: 10) {
      $0.backgroundColor = .white
      let layer = RecolouredLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.colour = .red
      layer.addSublayer(makeLayer(0, 0, 5, 10, .blue))
      layer.addSublayer(makeLayer(5, 0, 5, 5, CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)))
      $0.addSublayer(layer)
    }
    #expect(picture[2, 2] == redPixel && picture[8, 8] == 0xFFFF_FFFF)
    #expect(picture[8, 2] == 0xFFFF_7F7F || picture[8, 2] == 0xFFFF_8080)
  }
}
