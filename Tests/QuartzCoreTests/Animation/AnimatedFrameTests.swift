import Foundation
import SeededRandom
import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct AnimatedFrameTests {
  private let clock = DisplayClock.shared
  private let root = makeLayer(0, 0, 60, 60, .white)
  private let layer = makeLayer(0, 0, 20, 20, .red)
  private let compositor = Compositor(size: CGSize(width: 60, height: 60), scale: 1)

  init() {
    clock.reset()
    root.addSublayer(layer)
    compositor.verifiesFrames = true
  }

  private func move(_ layer: CALayer, _ key: String, _ from: Any, _ to: Any, _ duration: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    layer.add(animation, forKey: key)
  }

  private func picture() -> Picture {
    compositor.render(root)
    return Picture(compositor)
  }

  @Test func framesShowWhereTheAnimationIs() {
    layer.position = CGPoint(x: 50, y: 50)
    move(layer, "position", CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 50), 1)
    #expect(picture()[5, 5] == redPixel)
    clock.advance(by: 0.5)
    let middle = picture()
    #expect(middle[30, 30] == redPixel)
    #expect(middle[5, 5] == whitePixel)
    #expect(middle[50, 50] == whitePixel)
    clock.advance(by: 1)
    #expect(picture()[50, 50] == redPixel)
    #expect(layer.extras?.animations == nil)
  }

  @Test func nothingIsMadeForLayersThatDoNotMove() {
    compositor.render(root)
    let identity = LayerCounters.identity
    for step in 1...20 {
      clock.advance(by: 1.0 / 60)
      #expect(compositor.render(root).statistics.wasUnchanged)
      layer.position.x = CGFloat(step)
      #expect(!compositor.render(root).statistics.wasUnchanged)
    }
    #expect(LayerCounters.identity == identity)
    #expect(layer.extras == nil)
    #expect(!clock.isInMotion)
  }

  @Test func aMovingLayerIsPaintedWithoutBeingDrawnAnew() {
    let drawing = ClosureDrawing { layer, context in
      context.setFillColor(.green)
      context.fill(layer.bounds)
    }
    layer.contentDrawing = drawing
    move(layer, "opacity", 0, 1, 1)
    compositor.render(root)
    let version = layer.extras?.animations?.shown?.version
    clock.advance(by: 0.5)
    compositor.render(root)
    #expect(layer.extras?.animations?.shown?.version == version)
    #expect(Picture(compositor)[10, 10] == 0xFF80_FF80 || Picture(compositor)[10, 10] == 0xFF7F_FF7F)
  }

  @Test func drawnContentIsStretchedWithTheBounds() {
    // A drawing that is green at the left half of the bounds it is asked to draw for.
    let drawing = ClosureDrawing { layer, context in
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: layer.bounds.width / 2, height: layer.bounds.height))
    }
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.contentDrawing = drawing
    move(layer, "bounds.size.width", 20, 20, 1)
    let stretched = picture()
    #expect(stretched[19, 10] == greenPixel)
    #expect(stretched[21, 10] == redPixel)
    #expect(stretched[31, 10] == whitePixel)
    layer.contentsGravity = .left
    let placed = picture()
    #expect(placed[29, 10] == greenPixel)
  }

  @Test func hiddenCanBeHeldBack() {
    layer.isHidden = true
    move(layer, "hidden", false, false, 1)
    #expect(picture()[5, 5] == redPixel)
    clock.advance(by: 2)
    #expect(picture()[5, 5] == whitePixel)
  }

  @Test func picturesOfLayersLeaveAnimationsOut() {
    move(layer, "position", CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50), 1)
    let context = CGContext(width: 60, height: 60, scale: 1)
    root.render(in: context)
    #expect(Picture(context)[5, 5] == redPixel)
  }

  /// Frames with animations of everything, compared with whole ones pixel by pixel.
  @Test func animatedFramesArePaintedInPartsAsWhole() {
    var random = SeededGenerator(seed: 11)
    func pick(_ low: CGFloat, _ high: CGFloat) -> CGFloat { CGFloat.random(in: low...high, using: &random).rounded() }
    var layers: [CALayer] = []
    for index in 0..<12 {
      let made = makeLayer(pick(0, 50), pick(0, 50), pick(4, 30), pick(4, 30), [CGColor.red, .green, .blue][index % 3])
      made.cornerRadius = pick(0, 6)
      made.masksToBounds = index % 4 == 0
      (layers.randomElement(using: &random) ?? root).addSublayer(made)
      layers.append(made)
    }
    for _ in 0..<60 {
      let layer = layers.randomElement(using: &random)!
      switch Int.random(in: 0..<7, using: &random) {
      case 0: move(layer, "position", layer.position, CGPoint(x: pick(0, 60), y: pick(0, 60)), 0.2)
      case 1: move(layer, "opacity", 0, 1, 0.3)
      case 2: move(layer, "bounds.size", layer.bounds.size, CGSize(width: pick(1, 40), height: pick(1, 40)), 0.2)
      case 3: move(layer, "backgroundColor", CGColor.white, CGColor.blue, 0.15)
      case 4: move(layer, "transform.rotation.z", 0, pick(-3, 3), 0.25)
      case 5: layer.position.x = pick(0, 60)
      default: layer.removeAllAnimations()
      }
      clock.advance(by: 1.0 / 60)
      compositor.render(root)
    }
  }
}
