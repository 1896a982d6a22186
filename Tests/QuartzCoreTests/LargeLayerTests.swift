import SeededRandom
import Testing

@testable import QuartzCore

/// Layers that are far larger than the screen: what is seen of them is right, and costs what is seen.
@MainActor @Suite struct LargeLayerTests {
  private let root = makeLayer(0, 0, 80, 60, .white)
  private let compositor = Compositor(size: CGSize(width: 80, height: 60), scale: 3)

  /// Scrolls a layer up in steps and compares each frame with a fresh one.
  private func expectLaw(scrolling layer: CALayer, to end: CGFloat) {
    for step in 0..<4 {
      root.bounds.origin.y = end * CGFloat(step) / 3
      compositor.render(root)
      #expect(compositor.firstDifference(from: root) == nil)
    }
  }

  private func decorated(height: CGFloat, _ kind: Int) -> CALayer {
    let layer = makeLayer(10, 10, 60, height, .red)
    switch kind {
    case 0: layer.shadowOpacity = 0.5
    case 1:
      layer.shadowOpacity = 0.5
      layer.cornerRadius = 8
    case 2: layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.001))
    case 3:
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.001))
      layer.shadowOpacity = 0.5
      layer.cornerRadius = 8
    case 4:
      layer.backgroundColor = nil
      layer.shadowOpacity = 0.5
      layer.addSublayer(makeLayer(5, 5, 20, height - 10, .blue))
    case 5:
      layer.shadowOpacity = 0.5
      layer.shadowPath = CGPath(ellipseIn: layer.bounds, transform: nil)
    case 6:
      let shape = CAShapeLayer()
      shape.frame = layer.bounds
      shape.path = CGPath(ellipseIn: layer.bounds, transform: nil)
      layer.mask = shape
    case 7:
      let gradient = CAGradientLayer()
      gradient.frame = layer.bounds
      gradient.colors = [CGColor.green, CGColor.blue]
      layer.addSublayer(gradient)
    case 8:
      layer.cornerRadius = 20
      layer.frame.origin.x += 0.5
      layer.masksToBounds = true
      layer.addSublayer(makeLayer(0, 0, 30, height, .blue))
    default:
      layer.borderWidth = 3
      layer.cornerRadius = 30
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.0005))
    }
    return layer
  }

  /// 11,000 points are 33,000 pixels, more than a bitmap may have.
  @Test(arguments: 0..<10)
  func tallLayersAreRightWhereverTheyAreLookedAt(kind: Int) {
    for height: CGFloat in [11_000, 1_000_000] {
      let layer = decorated(height: height, kind)
      root.addSublayer(layer)
      expectLaw(scrolling: layer, to: height - 100)
      layer.removeFromSuperlayer()
    }
  }

  @Test(arguments: 0..<10)
  func costOfAFrameDoesNotGrowWithTheLayer(kind: Int) {
    var counts: [Int] = []
    for height: CGFloat in [10_000, 1_000_000] {
      let layer = decorated(height: height, kind)
      root.addSublayer(layer)
      root.bounds.origin.y = height / 2
      let made = compositor.render(root).statistics
      counts.append(made.shadowsMade + made.bitmapsMade)
      layer.removeFromSuperlayer()
    }
    #expect(counts.allSatisfy { $0 <= 12 }, "\(counts)")
  }

  /// The shadow of a long card is that of a short one with its middle repeated: the same bytes as blurred whole.
  @Test func stretchedShadowsAreThoseOfTheWholeOutline() throws {
    var random = SeededGenerator(seed: 5)
    var stretched = 0
    for _ in 0..<60 {
      let layer = makeLayer(
        0, 0, CGFloat((20 + random.below(260 - 20 + 1))), CGFloat((20 + random.below(400 - 20 + 1))), .red)
      layer.cornerRadius = random.chance(70) ? CGFloat((1 + random.below(20 - 1 + 1))) : 0
      if random.chance(30) { layer.cornerCurve = .continuous }
      if random.chance(30) { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
      let placement = DevicePlacement(CGAffineTransform(scaleX: 2, y: 2), boundsOrigin: .zero)
      let outline = LayerOutline(layer, placement)
      let blur = BoxBlur(sigma: CGFloat((0 + random.below(12 - 0 + 1))))
      guard let stretch = ShadowStretch(outline, blur) else { continue }
      stretched += 1
      func shadow(_ outline: LayerOutline) -> ShadowMask {
        let extent = outline.extent
        return ShadowMask(
          mask: AlphaMask(outline.path, in: extent).blurred(blur), x: extent.minX - blur.reach,
          y: extent.minY - blur.reach)
      }
      let whole = shadow(outline)
      let short = shadow(stretch.outline)
      var covered = 0
      var differences = 0
      let part = DeviceRect(minX: -500, minY: -500, maxX: 2000, maxY: 2000)
      stretch.forEachPiece(of: short, in: part) { piece in
        let rect = piece.rect.intersection(part)
        covered += rect.area
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX {
            let mine = short.mask.coverage(x: x - piece.shiftX - short.x, y: y - piece.shiftY - short.y)
            if mine != whole.mask.coverage(x: x - whole.x, y: y - whole.y) { differences += 1 }
          }
        }
      }
      #expect(covered == whole.mask.width * whole.mask.height)
      #expect(differences == 0)
    }
    #expect(stretched > 20)
  }

  private final class DrawnLayer: CALayer {
    var drawn: [CGRect] = []

    override func draw(in ctx: CGContext) {
      drawn.append(ctx.boundingBoxOfClipPath)
      for row in stride(from: CGFloat(0), to: bounds.height, by: 50) {
        ctx.setFillColor(Int(row) % 100 == 0 ? .red : .blue)
        ctx.fill(CGRect(x: 0, y: row, width: bounds.width, height: 50))
      }
    }
  }

  @Test func drawnLayersAreDrawnWhereTheyAreSeen() {
    let layer = DrawnLayer()
    layer.contentsScale = 3
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 20_000)
    layer.setNeedsDisplay()
    root.addSublayer(layer)
    compositor.render(root)
    #expect(Picture(compositor)[30, 30] == redPixel)
    #expect(Picture(compositor)[30, 3 * 50 + 3] == bluePixel)
    // A screen of 240 × 180 pixels touches one square, and two where it lies between.
    #expect(layer.drawn.count == 1)
    expectLaw(scrolling: layer, to: 19_880)
    let count = layer.drawn.count
    // Of 118 squares; between pixels those around are drawn too.
    #expect(count < 20)
    // Nothing is drawn again for what was seen last, and what is asked for again is.
    root.addSublayer(makeLayer(0, 0, 1, 1, .green))
    compositor.render(root)
    #expect(layer.drawn.count == count)
    layer.setNeedsDisplay(CGRect(x: 0, y: 19_930, width: 1, height: 1))
    compositor.render(root)
    #expect(layer.drawn.count == count + 1)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.0001))
    compositor.render(root)
    #expect(compositor.firstDifference(from: root) == nil)
  }

  /// Layers are let go of, composed, drawn and searched without a piece of the stack for each.
  @Test func tensOfThousandsOfLayersMayLieInEachOther() {
    var layer = root
    for _ in 0..<40_000 {
      let inner = makeLayer(0, 0, 9, 9, .red)
      layer.addSublayer(inner)
      layer = inner
    }
    layer.backgroundColor = .blue
    let result = compositor.render(root)
    #expect(result.problems.isEmpty)
    #expect(Picture(compositor)[3, 3] == bluePixel)
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) === layer)
    layer.backgroundColor = .green
    compositor.render(root)
    #expect(Picture(compositor)[3, 3] == greenPixel)
    root.sublayers = nil
    #expect(compositor.render(root).problems.isEmpty)
  }

  @Test func tooManyGroupsInEachOtherAreToldAndShown() {
    let before = Stage.current.layerHooks.report
    var told: [LayerProblem] = []
    Stage.current.layerHooks.report = { told.append($0) }
    defer { Stage.current.layerHooks.report = before }
    var layer = root
    for _ in 0..<1000 {
      let inner = makeLayer(0, 0, 20, 20)
      inner.cornerRadius = 3
      inner.masksToBounds = true
      layer.addSublayer(inner)
      layer = inner
    }
    layer.backgroundColor = .blue
    compositor.render(root)
    #expect(Picture(compositor)[30, 30] == bluePixel)
    #expect(told.contains { $0.kind == .nestedTooDeep && $0.message.contains("128") })
  }

  /// What cannot be used is told with its name, and nothing stops the program.
  @Test func numbersThatCannotBeUsedAreToldByTheirNames() {
    let cases: [(String, (CALayer) -> Void)] = [
      ("backgroundColor", { $0.backgroundColor = CGColor(red: .nan, green: 0, blue: 0, alpha: 1) }),
      ("borderWidth", { $0.borderWidth = .infinity }), ("cornerRadius", { $0.cornerRadius = .nan }),
      (
        "borderColor",
        {
          $0.borderWidth = 1
          $0.borderColor = CGColor(red: 0, green: .infinity, blue: 0, alpha: 1)
        }
      ),
      (
        "shadowRadius",
        {
          $0.shadowOpacity = 1
          $0.shadowRadius = .nan
        }
      ),
      (
        "shadowOffset",
        {
          $0.shadowOpacity = 1
          $0.shadowOffset = CGSize(width: 0, height: CGFloat.nan)
        }
      ),
      (
        "shadowColor",
        {
          $0.shadowOpacity = 1
          $0.shadowColor = CGColor(red: .nan, green: 0, blue: 0, alpha: 1)
        }
      ),
      ("shadowOpacity", { $0.shadowOpacity = .nan }), ("opacity", { $0.opacity = .nan }),
      (
        "shadowPath",
        {
          $0.shadowOpacity = 1
          $0.shadowPath = CGPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2), transform: nil)
        }
      ),
      ("bounds", { $0.bounds.size.width = .infinity }), ("position", { $0.position.x = .nan }),
      ("anchorPoint", { $0.anchorPoint.x = .nan }),
      ("transform", { $0.transform.m11 = .nan }), ("transform", { $0.transform.m14 = .infinity }),
      ("contentsRect", { $0.contentsRect.origin.x = .nan }),
    ]
    for (property, change) in cases {
      for clips in [false, true] {
        let layer = makeLayer(3, 3, 20, 20, .red)
        layer.name = "card"
        layer.masksToBounds = clips
        change(layer)
        #expect(told(of: layer).contains { $0.contains(property) && $0.contains("card") }, "\(property)")
      }
    }
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.startPoint.x = .nan
    #expect(told(of: gradient).contains { $0.contains("startPoint") })
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2), transform: nil)
    #expect(told(of: shape).contains { $0.contains("path") })
    let line = CAShapeLayer()
    line.lineWidth = .infinity
    line.strokeColor = .red
    line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    #expect(told(of: line).contains { $0.contains("lineWidth") })
  }

  private func told(of layer: CALayer) -> [String] {
    let before = Stage.current.layerHooks.report
    Stage.current.layerHooks.report = { _ in }
    defer { Stage.current.layerHooks.report = before }
    if layer.bounds.isEmpty { layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    root.addSublayer(layer)
    defer { layer.removeFromSuperlayer() }
    return compositor.render(root).problems.map(\.message)
  }

  @Test func hugeFramesNeverCrashAndPlainOnesAreShown() {
    for side: CGFloat in [1e7, 1e9, 1e12, 1e18, 1e300, .greatestFiniteMagnitude] {
      let plain = makeLayer(0, 0, side, side, .red)
      // Numbers of this size have no fractions: the rectangle is shown, what is placed by its size is not exact.
      let words = told(of: plain)
      #expect(side > 1e15 ? words.first?.contains("placed exactly") == true : words.isEmpty, "\(side): \(words)")
      root.addSublayer(plain)
      compositor.render(root)
      #expect(Picture(compositor)[100, 100] == redPixel, "\(side)")
      plain.removeFromSuperlayer()
      let changes: [(CALayer) -> Void] = [
        { $0.cornerRadius = 9 }, { $0.shadowOpacity = 1 }, { $0.borderWidth = 1 },
        { $0.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }, { $0.position = .zero },
        { $0.position.x = -side },
      ]
      for (index, change) in changes.enumerated() {
        let layer = makeLayer(0, 0, side, side, .red)
        change(layer)
        let words = told(of: layer)
        if index < 4 {
          #expect(words.contains { $0.contains("too large") || $0.contains("not finite") }, "\(side) \(index)")
        }
      }
    }
  }
}
