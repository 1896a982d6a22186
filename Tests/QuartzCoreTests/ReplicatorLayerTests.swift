import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct ReplicatorLayerTests {
  private func replicator(_ count: Int, step: CGFloat = 10) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
    layer.addSublayer(makeLayer(0, 0, 6, 20, .white))
    return layer
  }

  private func frame(_ layer: CAReplicatorLayer) -> Picture {
    picture(width: 60, height: 20, background: .black) { $0.addSublayer(layer) }
  }

  @Test func instancesAreMovedOnceMoreEach() {
    let seen = frame(replicator(3))
    #expect([2, 12, 22, 32].map { seen[$0, 10] } == [whitePixel, whitePixel, whitePixel, blackPixel])
    #expect([8, 18].map { seen[$0, 10] } == [blackPixel, blackPixel])
    #expect(frame(replicator(0))[2, 10] == blackPixel)
  }

  @Test func instancesTurnAboutTheAnchorPoint() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    layer.addSublayer(makeLayer(0, 0, 4, 4, .white))
    let seen = frame(layer)
    #expect([seen[2, 2], seen[18, 18], seen[18, 2]] == [whitePixel, whitePixel, blackPixel])
  }

  @Test func coloursAreMultipliedAndGoOn() {
    let layer = replicator(3)
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    layer.instanceGreenOffset = 0.25
    layer.instanceRedOffset = -0.5
    let seen = frame(layer)
    #expect([2, 12, 22].map { seen[$0, 10] } == [0xFFFF_8000, 0xFF80_BF00, 0xFF00_FF00])
    layer.instanceColor = nil
    layer.instanceGreenOffset = 0
    layer.instanceRedOffset = 0
    layer.instanceAlphaOffset = -0.5
    let faded = frame(layer)
    #expect([2, 22].map { faded[$0, 10] } == [whitePixel, blackPixel])
    #expect((0x7E...0x81).contains(faded[12, 10] & 0xFF))
  }

  @Test func replicatorsHoldReplicators() {
    let outer = CAReplicatorLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    outer.instanceCount = 2
    outer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    outer.addSublayer(replicator(2))
    let seen = frame(outer)
    #expect([2, 12, 32, 42].allSatisfy { seen[$0, 10] == whitePixel } && seen[22, 10] == blackPixel)
  }

  @Test func animationsOfLaterInstancesAreDelayed() {
    let clock = DisplayClock.shared
    clock.reset()
    let root = makeLayer(0, 0, 60, 20, .black)
    let layer = replicator(3)
    layer.instanceDelay = 0.25
    root.addSublayer(layer)
    let compositor = Compositor(size: CGSize(width: 60, height: 20), scale: 1)
    compositor.verifiesFrames = true
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.sublayers?[0].add(animation, forKey: nil)
    compositor.render(root)
    clock.advance(by: 0.5)
    compositor.render(root)
    let seen = Picture(compositor)
    for (x, share) in [(2, 0.5), (12, 0.75), (22, 1)] {
      #expect(abs(Double(seen[x, 10] & 0xFF) - share * 255) <= 2, "\(x)")
    }
    clock.advance(by: 1)
  }

  @Test func attributesAreAnimated() {
    let clock = DisplayClock.shared
    clock.reset()
    let root = makeLayer(0, 0, 60, 20, .black)
    let layer = replicator(2, step: 40)
    root.addSublayer(layer)
    let compositor = Compositor(size: CGSize(width: 60, height: 20), scale: 1)
    let animation = CABasicAnimation(keyPath: "instanceTransform")
    animation.fromValue = CATransform3DMakeTranslation(20, 0, 0)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    compositor.render(root)
    #expect(Picture(compositor)[22, 10] == whitePixel)
    clock.advance(by: 0.5)
    compositor.render(root)
    #expect(Picture(compositor)[32, 10] == whitePixel)
    clock.advance(by: 1)
    compositor.render(root)
    #expect(Picture(compositor)[42, 10] == whitePixel)
  }

  @Test func copiesHaveTheValues() {
    let copy = CAReplicatorLayer(layer: replicator(4))
    #expect(copy.instanceCount == 4 && copy.instanceTransform.m41 == 10)
  }
}
