import Testing

@testable import QuartzCore

@MainActor
private final class Recorder: CALayerDelegate {
  var log: [String] = []
  var drawing: ((CGContext) -> Void)?

  func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw \(layer.name ?? "")")
    drawing?(ctx)
  }
  func layerWillDraw(_ layer: CALayer) { log.append("will draw \(layer.name ?? "")") }
  func layoutSublayers(of layer: CALayer) { log.append("layout \(layer.name ?? "")") }
}

@MainActor
private final class Displayer: CALayerDelegate {
  var count = 0
  func display(_ layer: CALayer) {
    count += 1
    layer.contents = makeImage(width: 1, [.green])
  }
}

private class StripedLayer: CALayer {
  var drawn: [CGRect] = []
  override func draw(in ctx: CGContext) {
    drawn.append(ctx.boundingBoxOfClipPath)
    ctx.setFillColor(.blue)
    ctx.fill(bounds)
  }
}

private class RestlessLayer: CALayer {
  override func layoutSublayers() { setNeedsLayout() }
}

@MainActor
@Suite struct CALayerPassTests {
  private let recorder = Recorder()

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.delegate = recorder
    return layer
  }

  // MARK: Layout

  @Test func aNewSizeAsksForLayoutAndANewOriginDoesNot() {
    let layer = named("a")
    layer.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(!layer.needsLayout())
    layer.bounds.size = CGSize(width: 1, height: 1)
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(recorder.log == ["layout a"])
    layer.layoutIfNeeded()
    #expect(recorder.log == ["layout a"])
  }

  @Test func layoutBeginsAtTheTopmostSuperlayerThatAsked() {
    let (a, b, c) = (named("a"), named("b"), named("c"))
    a.addSublayer(b)
    b.addSublayer(c)
    for layer in [a, b, c] { layer.setNeedsLayout() }
    c.layoutIfNeeded()
    #expect(recorder.log == ["layout a", "layout b", "layout c"])
  }

  @Test func layoutSkipsWhatDidNotAsk() {
    let (a, b, c) = (named("a"), named("b"), named("c"))
    a.addSublayer(b)
    b.addSublayer(c)
    c.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(recorder.log == ["layout c"])
  }

  @Test func marksOfALayerAddedLaterAreFound() {
    let (a, b, c) = (named("a"), named("b"), named("c"))
    b.addSublayer(c)
    c.setNeedsLayout()
    a.addSublayer(b)
    a.layoutTreeIfNeeded()
    #expect(recorder.log == ["layout c"])
  }

  @Test func layoutThatDoesNotSettleIsReported() {
    var problems: [LayerProblem] = []
    let before = Stage.current.layerHooks.report
    Stage.current.layerHooks.report = { problems.append($0) }
    RestlessLayer().setNeedsLayout()
    let layer = RestlessLayer()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    Stage.current.layerHooks.report = before
    #expect(problems.map(\.kind) == [.layoutDoesNotSettle])
  }

  // MARK: Display

  @Test func aDelegateDrawsOncePerRequest() {
    let layer = named("a")
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    recorder.drawing = { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let compositor = Compositor(size: CGSize(width: 8, height: 8), scale: 1)
    let root = makeLayer(0, 0, 8, 8, .white)
    root.addSublayer(layer)
    layer.setNeedsDisplay()
    for index in 0..<100 {
      layer.position.x = CGFloat(2 + index % 3)
      compositor.render(root)
    }
    #expect(recorder.log == ["will draw a", "draw a"])
    layer.setNeedsDisplay()
    #expect(compositor.render(root).statistics.backingStoresDrawn == 1)
  }

  @Test func theBitmapHasTheResolutionOfContentsScale() {
    let layer = named("a")
    layer.bounds = CGRect(x: 0, y: 0, width: 3.5, height: 2)
    layer.contentsScale = 3
    recorder.drawing = { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let image = layer.contents as! CGImage
    #expect(image.width == 11 && image.height == 6)
  }

  @Test func drawingIsInTheLayersOwnCoordinates() {
    let layer = named("a")
    layer.bounds = CGRect(x: 10, y: 20, width: 2, height: 2)
    recorder.drawing = {
      $0.setFillColor(.red)
      $0.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let picture = picture(width: 2, height: 2) { $0.contents = layer.contents }
    #expect([picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]] == [0, redPixel, 0, 0])
  }

  @Test func nothingIsKeptOfALayerThatNobodyDraws() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
    #expect(!layer.needsDisplay())
  }

  @Test func displayOfTheDelegateReplacesDrawing() {
    let (layer, displayer) = (CALayer(), Displayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.delegate = displayer
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(displayer.count == 1)
    #expect((layer.contents as? CGImage)?.width == 1)
  }

  @Test func aSubclassDrawsAndAPartIsRedrawnInsideOfItsClip() {
    let layer = StripedLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.setNeedsDisplay(CGRect(x: 0, y: 2, width: 10, height: 3))
    layer.setNeedsDisplay(CGRect(x: 0, y: 4, width: 10, height: 4))
    layer.displayIfNeeded()
    #expect(
      layer.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 2, width: 10, height: 6)])
  }

  @Test func opaqueBitmapsStartBlack() {
    let layer = named("a")
    layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.isOpaque = true
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let picture = picture(width: 1, height: 1) { $0.contents = layer.contents }
    #expect(picture[0, 0] == blackPixel)
  }

  @Test func hiddenLayersDrawWhenTheyAreShown() {
    let root = makeLayer(0, 0, 4, 4)
    let layer = named("a")
    layer.frame = root.bounds
    root.addSublayer(layer)
    layer.isHidden = true
    layer.setNeedsDisplay()
    let compositor = Compositor(size: CGSize(width: 4, height: 4), scale: 1)
    compositor.render(root)
    #expect(recorder.log.isEmpty)
    layer.isHidden = false
    compositor.render(root)
    #expect(recorder.log == ["will draw a", "draw a"])
  }

  @Test func aNewSizeAsksForDisplayOnlyWhereWanted() {
    let layer = named("a")
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size = CGSize(width: 6, height: 5)
    #expect(layer.needsDisplay())
  }

  @Test func theDelegateIsHeldWeaklyAndTheOwnerTakesItsPlace() {
    let layer = CALayer()
    do {
      let other = Recorder()
      layer.delegate = other
      #expect(layer.delegate === other)
    }
    #expect(layer.delegate == nil)
    layer.owner = recorder
    #expect(layer.delegate === recorder)
    layer.delegate = nil
    #expect(layer.delegate == nil && layer.owner == nil)
  }
}
