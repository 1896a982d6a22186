import Testing
import UIKit

/// Layers by key, as "Key-Value Coding Extensions" of Core Animation's guide has them.
@MainActor @Suite struct LayerKeysTests {
  private let layer = CALayer()

  @Test func propertiesAreSetAndReadByAppleSKeys() {
    layer.setValue(8, forKey: "cornerRadius")
    layer.setValue(true, forKey: "hidden")
    layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    layer.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
    layer.setValue(CGPoint(x: 5, y: 6), forKey: "position")
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)), forKey: "transform")
    layer.setValue("resize", forKey: "contentsGravity")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    #expect(layer.cornerRadius == 8)
    #expect(layer.isHidden)
    #expect(layer.opacity == 0.5)
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.position == CGPoint(x: 5, y: 6))
    #expect(layer.transform.m22 == 3)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.value(forKey: "backgroundColor") != nil)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 8)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test func anyOtherKeyIsKept() {
    #expect(layer.value(forKey: "anything") == nil)
    layer.setValue("mine", forKey: "anything")
    #expect(layer.value(forKey: "anything") as? String == "mine")
    layer.setValue(nil, forKey: "anything")
    #expect(layer.value(forKey: "anything") == nil)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name of mine")
    #expect(animation.value(forKey: "name of mine") as? String == "fade")
  }

  @Test func partsOfValuesHavePaths() throws {
    layer.setValue(1.0, forKeyPath: "transform.rotation.z")
    let rotation = try #require(layer.value(forKeyPath: "transform.rotation.z") as? NSNumber)
    #expect(abs(rotation.doubleValue - 1) < 1e-12)
    #expect(layer.value(forKeyPath: "transform.rotation") as? Double == rotation.doubleValue)
    layer.setValue(7, forKeyPath: "position.x")
    #expect(layer.position == CGPoint(x: 7, y: 0))
    layer.setValue(20, forKeyPath: "bounds.size.width")
    #expect(layer.bounds.width == 20)
    layer.setValue(CGSize(width: 4, height: 5), forKeyPath: "bounds.size")
    #expect(layer.bounds.size == CGSize(width: 4, height: 5))
    layer.setValue(3, forKeyPath: "shadowOffset.width")
    #expect(layer.shadowOffset.width == 3)
    layer.transform = CATransform3DIdentity
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2)
    layer.transform = CATransform3DIdentity
    layer.setValue(30, forKeyPath: "frame.size.width")
    #expect(layer.frame.width == 30)
    #expect(layer.value(forKeyPath: "frame.size.width") as? CGFloat == 30)
  }

  @Test func pathsLeadThroughViewsAndSublayers() {
    let view = UIView()
    view.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 8)
    view.setValue(0.5, forKeyPath: "layer.transform.rotation.z")
    #expect(
      (view.value(forKeyPath: "layer.transform.rotation.z") as? NSNumber).map { abs($0.doubleValue - 0.5) < 1e-12 }
        == true)
    let named = CAShapeLayer()
    named.name = "ring"
    view.layer.addSublayer(named)
    view.setValue(4, forKeyPath: "layer.sublayers.ring.lineWidth")
    #expect(named.lineWidth == 4)
    #expect(view.value(forKeyPath: "layer.sublayers.ring.lineWidth") as? CGFloat == 4)
  }

  @Test func layersOfTheirOwnKindsHaveTheirKeys() {
    let shape = CAShapeLayer()
    shape.setValue("round", forKey: "lineCap")
    shape.setValue(0.25, forKey: "strokeEnd")
    #expect(shape.lineCap == .round)
    #expect(shape.strokeEnd == 0.25)
    let gradient = CAGradientLayer()
    gradient.setValue(CGPoint(x: 1, y: 0), forKey: "startPoint")
    gradient.setValue([UIColor.red.cgColor], forKey: "colors")
    #expect(gradient.startPoint == CGPoint(x: 1, y: 0))
    #expect(gradient.colors?.count == 1)
    let replicator = CAReplicatorLayer()
    replicator.setValue(3, forKey: "instanceCount")
    #expect(replicator.instanceCount == 3)
  }
}
