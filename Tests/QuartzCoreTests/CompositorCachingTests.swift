import Testing

@testable import QuartzCore

/// The statistics show that what can be kept is kept.
@MainActor
@Suite struct CompositorCachingTests {
  private let root = makeLayer(0, 0, 100, 200, .white)
  private let compositor = Compositor(size: CGSize(width: 100, height: 200), scale: 2)

  private func scrollView(rows: Int) -> (CALayer, [ClosureDrawing]) {
    let scroll = makeLayer(0, 20, 100, 160, .white)
    scroll.masksToBounds = true
    var drawings: [ClosureDrawing] = []
    for index in 0..<rows {
      let cell = makeLayer(0, CGFloat(index) * 20, 100, 20, index % 2 == 0 ? .red : .blue)
      let label = makeLayer(5, 5, 50, 10)
      let drawing = ClosureDrawing { _, context in
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: CGFloat(index + 1), height: 3))
      }
      drawings.append(drawing)
      label.contentDrawing = drawing
      cell.addSublayer(label)
      scroll.addSublayer(cell)
    }
    root.addSublayer(scroll)
    return (scroll, drawings)
  }

  private func expectLaw(_ location: SourceLocation = #_sourceLocation) {
    #expect(compositor.firstDifference(from: root) == nil, sourceLocation: location)
  }

  @Test func anUnchangedTreeCostsNothing() {
    root.addSublayer(makeLayer(1, 1, 5, 5, .red))
    compositor.render(root)
    for _ in 0..<10 {
      let result = compositor.render(root)
      #expect(result.statistics == FrameStatistics())
      #expect(result.damage.isEmpty && result.moves.isEmpty)
    }
  }

  @Test func settingTheSameValuesIsNoChange() {
    let layer = makeLayer(1, 1, 5, 5, .red)
    root.addSublayer(layer)
    compositor.render(root)
    layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    layer.backgroundColor = .red
    layer.opacity = 1
    layer.cornerRadius = 0
    layer.isHidden = false
    layer.transform = CATransform3DIdentity
    #expect(compositor.render(root).statistics.wasUnchanged)
  }

  @Test func aColourDamagesItsLayerOnly() {
    let layer = makeLayer(10, 10, 5, 5, .red)
    root.addSublayer(layer)
    compositor.render(root)
    layer.backgroundColor = .blue
    #expect(compositor.render(root).damage == [DeviceRect(minX: 20, minY: 20, maxX: 30, maxY: 30)])
    expectLaw()
  }

  @Test func aMoveDamagesWhereTheLayerWasAndIs() {
    let layer = makeLayer(0, 0, 5, 5, .red)
    root.addSublayer(layer)
    compositor.render(root)
    layer.position.x += 90
    layer.position.y += 150
    let result = compositor.render(root)
    #expect(
      Set(result.damage) == [
        DeviceRect(minX: 0, minY: 0, maxX: 10, maxY: 10), DeviceRect(minX: 180, minY: 300, maxX: 190, maxY: 310),
      ])
    expectLaw()
  }

  @Test func aChangeOutsideOfTheScreenPaintsNothing() {
    let layer = makeLayer(200, 10, 5, 5, .red)
    root.addSublayer(layer)
    compositor.render(root)
    layer.backgroundColor = .blue
    let result = compositor.render(root)
    #expect(result.damage.isEmpty && result.statistics.paintedPixels == 0)
  }

  @Test func scrollingMovesPixelsAndPaintsTheStrip() {
    let (scroll, drawings) = scrollView(rows: 40)
    compositor.render(root)
    for drawing in drawings { drawing.count = 0 }
    scroll.bounds.origin.y = 12
    let result = compositor.render(root)
    #expect(
      result.moves == [
        FrameResult.Move(rect: DeviceRect(minX: 0, minY: 40, maxX: 200, maxY: 360), dx: 0, dy: -24)
      ])
    #expect(result.damage == [DeviceRect(minX: 0, minY: 336, maxX: 200, maxY: 360)])
    #expect(drawings.filter { $0.count > 0 }.count <= 2)
    expectLaw()
  }

  @Test func scrollingBackAndForthStaysRight() {
    let (scroll, _) = scrollView(rows: 40)
    compositor.verifiesFrames = true
    compositor.render(root)
    for offset in [3.0, 40, 41.5, 0, -10, 600, 640, 100, 100.5, 99] {
      scroll.bounds.origin.y = offset
      compositor.render(root)
    }
  }

  @Test func scrollingUnderABarRepaintsTheBarsPlaceOnly() {
    let (scroll, _) = scrollView(rows: 40)
    let bar = makeLayer(0, 0, 100, 40, CGColor(gray: 0.5, alpha: 0.5))
    root.addSublayer(bar)
    compositor.render(root)
    scroll.bounds.origin.y = 10
    let result = compositor.render(root)
    #expect(result.moves.count == 1)
    #expect(result.statistics.paintedPixels < 200 * 140)
    expectLaw()
  }

  @Test func aPinnedHeaderStaysWhileRowsMove() {
    let (scroll, _) = scrollView(rows: 40)
    let header = makeLayer(0, 0, 100, 15, .green)
    scroll.addSublayer(header)
    compositor.render(root)
    scroll.bounds.origin.y = 5
    header.position.y += 5
    let result = compositor.render(root)
    #expect(result.moves.count == 1)
    expectLaw()
  }

  @Test func scrollingInsideARoundedClipKeepsTheCorners() {
    let (scroll, _) = scrollView(rows: 40)
    scroll.cornerRadius = 12
    compositor.render(root)
    scroll.bounds.origin.y = 7
    let result = compositor.render(root)
    #expect(result.moves.count == 1)
    #expect(result.statistics.paintedPixels < 200 * 160)
    expectLaw()
  }

  @Test func aScrollByPartsOfAPixelIsRepainted() {
    let (scroll, _) = scrollView(rows: 10)
    compositor.render(root)
    scroll.bounds.origin.y = 0.3
    #expect(compositor.render(root).moves.isEmpty)
    expectLaw()
  }

  /// Tables put the lowest cell hindmost: there the last one painted comes to be the first.
  @Test(arguments: [false, true])
  func cellsReusedWhileScrollingArePaintedInTheirNewPlaceOnly(isLowestHindmost: Bool) {
    let (scroll, _) = scrollView(rows: 9)
    if isLowestHindmost { scroll.sublayers = scroll.sublayers!.reversed() }
    compositor.render(root)
    for step in 1...30 {
      scroll.bounds.origin.y = CGFloat(step) * 20
      let highest: CALayer = isLowestHindmost ? scroll.sublayers!.last! : scroll.sublayers![0]
      highest.position.y += 180
      highest.removeFromSuperlayer()
      scroll.insertSublayer(highest, at: isLowestHindmost ? 0 : 8)
      let result = compositor.render(root)
      #expect(result.moves.count == 1)
      #expect(result.statistics.paintedPixels <= 200 * 40 + 4096)
      expectLaw()
    }
  }

  @Test func shadowsAndCornersAreMadeOnce() {
    for index in 0..<6 {
      let card = makeLayer(10, CGFloat(index) * 30 + 5, 80, 20, .white)
      card.cornerRadius = 6
      card.shadowOpacity = 0.3
      card.shadowRadius = 4
      root.addSublayer(card)
    }
    let first = compositor.render(root).statistics
    #expect(first.shadowsMade == 1 && first.masksMade == 1)
    for index in 0..<20 {
      root.sublayers![index % 6].position.y += 1
      let next = compositor.render(root).statistics
      #expect(next.shadowsMade == 0 && next.masksMade == 0)
    }
    expectLaw()
  }

  @Test func scaledPicturesAreDrawnAsideOnce() {
    let layer = makeLayer(3.25, 5, 40, 30)
    layer.contents = makeImage(width: 2, [.red, .green, .blue, .white])
    root.addSublayer(layer)
    #expect(compositor.render(root).statistics.bitmapsMade == 1)
    for _ in 0..<10 {
      layer.position.y += 2
      #expect(compositor.render(root).statistics.bitmapsMade == 0)
    }
    expectLaw()
  }

  @Test func unstableDrawingIsAskedOncePerVersion() {
    let layer = makeLayer(3, 5, 40, 30)
    let drawing = ClosureDrawing(isStable: false) { layer, context in context.fillEllipse(in: layer.bounds) }
    layer.contentDrawing = drawing
    root.addSublayer(layer)
    for _ in 0..<100 {
      layer.position.y += 1
      compositor.render(root)
    }
    #expect(drawing.count == 1)
    layer.setNeedsDisplay()
    compositor.render(root)
    #expect(drawing.count == 2)
    expectLaw()
  }

  @Test func twoCompositorsOfOneTreeBothSeeChanges() {
    let layer = makeLayer(0, 0, 5, 5, .red)
    root.addSublayer(layer)
    let other = Compositor(size: CGSize(width: 100, height: 200), scale: 1)
    for color in [CGColor.blue, .green, .red] {
      layer.backgroundColor = color
      compositor.render(root)
      other.render(root)
      #expect(compositor.firstDifference(from: root) == nil)
      #expect(other.firstDifference(from: root) == nil)
    }
  }

  @Test func aLayerMadeAtTheAddressOfADeadOneIsSeen() {
    for index in 0..<20 {
      root.sublayers = [makeLayer(CGFloat(index), 0, 5, 5, index % 2 == 0 ? .red : .blue)]
      compositor.render(root)
      expectLaw()
    }
  }

  @Test func resizingPaintsEverything() {
    compositor.render(root)
    compositor.resize(to: CGSize(width: 50, height: 60), scale: 3)
    #expect(compositor.render(root).damage == [DeviceRect(minX: 0, minY: 0, maxX: 150, maxY: 180)])
    #expect(compositor.pixelWidth == 150)
    expectLaw()
  }

  // MARK: One-shot rendering

  @Test func renderInAContextEqualsTheFrame() {
    _ = scrollView(rows: 5)
    compositor.render(root)
    let context = CGContext(width: 200, height: 400, scale: 2)
    root.render(in: context)
    let (frame, drawn) = (Picture(compositor), Picture(context))
    for y in 0..<400 { for x in 0..<200 { #expect(frame[x, y] == drawn[x, y]) } }
  }

  @Test func renderIgnoresThePositionAndHonoursTheTransformOfTheContext() {
    let layer = makeLayer(30, 40, 4, 4, .red)
    root.addSublayer(layer)
    let context = CGContext(width: 10, height: 10, scale: 1)
    context.translateBy(x: 2, y: 1)
    layer.render(in: context)
    let picture = Picture(context)
    #expect(picture[2, 1] == redPixel && picture[5, 4] == redPixel && picture[1, 1] == 0 && picture[6, 1] == 0)
  }

  @Test func contentFarTallerThanAScreenIsRenderedInBands() {
    let tall = CALayer()
    tall.bounds = CGRect(x: 0, y: 0, width: 4, height: 9000)
    for index in 0..<900 { tall.addSublayer(makeLayer(0, CGFloat(index) * 10, 4, 5, index % 2 == 0 ? .red : .blue)) }
    let context = CGContext(width: 4, height: 9000, scale: 1)
    tall.render(in: context)
    let picture = Picture(context)
    for y in 0..<9000 {
      let expected = y % 10 >= 5 ? 0 : (y / 10 % 2 == 0 ? redPixel : bluePixel)
      #expect(picture[2, y] == expected)
    }
  }

  @Test func renderingOnceLeavesTheCompositorsNotesAlone() {
    let layer = makeLayer(0, 0, 5, 5, .red)
    root.addSublayer(layer)
    compositor.render(root)
    layer.backgroundColor = .blue
    root.render(in: CGContext(width: 20, height: 20, scale: 1))
    #expect(!compositor.render(root).statistics.wasUnchanged)
    expectLaw()
  }
}
