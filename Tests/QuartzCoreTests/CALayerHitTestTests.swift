import Testing

@testable import QuartzCore

@MainActor
@Suite struct CALayerHitTestTests {
  private let root = makeLayer(0, 0, 100, 100)
  private let back = makeLayer(10, 10, 50, 50)
  private let front = makeLayer(30, 30, 50, 50)

  init() {
    root.addSublayer(back)
    root.addSublayer(front)
  }

  @Test func theFrontmostLayerIsHit() {
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
  }

  @Test func depthCountsBeforeOrder() {
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
  }

  @Test func hiddenLayersAreNotHit() {
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
  }

  @Test func thePointIsInTheCoordinatesOfTheSuperlayer() {
    root.position = CGPoint(x: 150, y: 50)
    #expect(root.hitTest(CGPoint(x: 140, y: 40)) === front)
    root.bounds.origin = CGPoint(x: 25, y: 0)
    #expect(root.hitTest(CGPoint(x: 110, y: 15)) === back)
  }

  @Test func sublayersOutsideAreHitUnlessTheLayerClips() {
    let outside = makeLayer(60, 0, 10, 10)
    back.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 75, y: 15)) === outside)
    back.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 75, y: 15)) === root)
  }

  @Test func transformsCount() {
    front.setAffineTransform(CGAffineTransform(scaleX: 0.1, y: 0.1))
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === front)
    front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === back)
  }

  @Test func containsIsHalfOpen() {
    #expect(root.contains(.zero))
    #expect(!root.contains(CGPoint(x: 100, y: 0)))
  }
}
