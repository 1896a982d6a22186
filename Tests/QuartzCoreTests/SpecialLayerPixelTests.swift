import Testing

@testable import QuartzCore

/// Shapes and gradients, one pixel at a time.
@MainActor
@Suite struct SpecialLayerPixelTests {
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
