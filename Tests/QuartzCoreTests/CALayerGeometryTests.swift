import SeededRandom
import Testing

@testable import QuartzCore

@MainActor
@Suite struct CALayerGeometryTests {
  private func close(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.width - b.width) < 1e-9
      && abs(a.height - b.height) < 1e-9
  }

  @Test func newLayersHaveApplesDefaults() {
    let layer = CALayer()
    #expect(layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.contentsScale == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.sublayers == nil)
    #expect(layer.superlayer == nil)
    #expect(!layer.isHidden && !layer.masksToBounds && !layer.isOpaque && layer.allowsGroupOpacity)
    #expect(layer.backgroundColor == nil)
    #expect(layer.borderColor == .black)
    #expect(layer.maskedCorners.rawValue == 15)
  }

  @Test func settingADefaultValueMakesNoSideStorage() {
    let layer = CALayer()
    layer.cornerRadius = 0
    layer.shadowOpacity = 0
    layer.contentsGravity = .resize
    layer.contents = nil
    layer.transform = CATransform3DIdentity
    layer.zPosition = 0
    layer.name = nil
    layer.mask = nil
    layer.delegate = nil
    #expect(layer.decoration == nil && layer.contentStorage == nil && layer.extras == nil)
  }

  @Test func frameSetsPositionAndSizeAndKeepsTheBoundsOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
  }

  @Test func frameReadsBackUnderAnyAnchorAndScale() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(-1...2))
      layer.setAffineTransform(
        CGAffineTransform(
          scaleX: random.number(0.2...3) * (random.chance(30) ? -1 : 1), y: random.number(0.2...3)))
      let frame = CGRect(
        x: random.number(-50...50), y: random.number(-50...50), width: random.number(0...80),
        height: random.number(0...80))
      layer.frame = frame
      #expect(close(layer.frame, frame), "\(layer.frame) is not \(frame)")
    }
  }

  @Test func frameIsTheBoxAroundTheTurnedBounds() {
    let layer = makeLayer(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(close(layer.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
  }

  @Test func aScaledLayersFrameSetsTheUnscaledBounds() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(layer.bounds.size == CGSize(width: 50, height: 20))
    #expect(layer.position == CGPoint(x: 50, y: 20))
  }

  @Test func aNegativeFrameIsStandardized() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  /// Conversion against the definition: through each superlayer, one by one.
  @Test func conversionIsTheChainOfSuperlayers() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      var layers: [CALayer] = [CALayer()]
      for _ in 0..<8 {
        let layer = makeLayer(
          random.number(-20...20), random.number(-20...20), random.number(1...50), random.number(1...50))
        layer.bounds.origin = CGPoint(x: random.number(-9...9), y: random.number(-9...9))
        layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
        if random.chance(40) { layer.setAffineTransform(CGAffineTransform(rotationAngle: random.number(0...6))) }
        layers[random.below(layers.count)].addSublayer(layer)
        layers.append(layer)
      }
      let (from, to) = (layers[random.below(layers.count)], layers[random.below(layers.count)])
      let point = CGPoint(x: random.number(-30...30), y: random.number(-30...30))
      func up(_ point: CGPoint, _ layer: CALayer) -> CGPoint {
        let next = point.applying(layer.transformToSuperlayer)
        return layer.superlayer.map { up(next, $0) } ?? next
      }
      let there = from.convert(point, to: to)
      let (inRoot, back) = (up(point, from), up(there, to))
      #expect(abs(inRoot.x - back.x) < 1e-6 && abs(inRoot.y - back.y) < 1e-6)
      let again = to.convert(there, to: from)
      #expect(abs(again.x - point.x) < 1e-6 && abs(again.y - point.y) < 1e-6)
      let other = from.convert(there, from: to)
      #expect(abs(other.x - point.x) < 1e-6 && abs(other.y - point.y) < 1e-6)
    }
  }

  @Test func conversionUpwardsOfUntransformedLayersIsExact() {
    let root = makeLayer(0, 0, 100, 100)
    let scroll = makeLayer(0, 10, 100, 80)
    let cell = makeLayer(5, 44, 90, 44)
    root.addSublayer(scroll)
    scroll.addSublayer(cell)
    scroll.bounds.origin.y = 30
    #expect(cell.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 6, y: 26))
    #expect(cell.convert(cell.bounds, to: root) == CGRect(x: 5, y: 24, width: 90, height: 44))
    #expect(root.convert(CGPoint(x: 6, y: 26), to: cell) == CGPoint(x: 1, y: 2))
  }

  @Test func conversionToNilIsToTheSpaceOfTheRoot() {
    let root = makeLayer(7, 8, 100, 100)
    let child = makeLayer(10, 20, 10, 10)
    root.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 17, y: 28))
  }

  @Test func copiesHaveTheAttributesAndNotTheTree() {
    let layer = makeLayer(1, 2, 3, 4, .red)
    layer.cornerRadius = 5
    layer.name = "original"
    layer.masksToBounds = true
    layer.addSublayer(CALayer())
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.cornerRadius == 5 && copy.name == "original" && copy.masksToBounds)
    #expect(copy.backgroundColor == .red)
    #expect(copy.sublayers == nil)
    copy.cornerRadius = 6
    #expect(layer.cornerRadius == 5)
  }
}
