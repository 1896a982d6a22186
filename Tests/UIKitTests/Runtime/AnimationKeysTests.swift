import Testing
import UIKit

/// Animations, emitters and layers of their own kinds by key, as "Key-Value Coding Extensions" of Core Animation's guide has them.
@MainActor @Suite struct AnimationKeysTests {
  /// An object and values that its class takes by key.
  private struct Given {
    var object: NSObject
    var values: KeyValuePairs<String, Any>
  }

  private var given: [Given] {
    [
      Given(
        object: CABasicAnimation(keyPath: "opacity"),
        values: [
          "keyPath": "position.x", "fromValue": 1, "toValue": 2, "byValue": 3, "additive": true, "cumulative": true,
          "duration": 4.0, "beginTime": 1.0, "speed": 2.0, "timeOffset": 0.5, "repeatCount": 3.0, "repeatDuration": 9.0,
          "autoreverses": true, "removedOnCompletion": false,
        ]),
      Given(
        object: CAKeyframeAnimation(),
        values: [
          "values": [1, 2], "keyTimes": [0, 1], "tensionValues": [0], "continuityValues": [0], "biasValues": [0],
          "timingFunctions": [CAMediaTimingFunction(name: .linear)], "path": CGPath(rect: .zero, transform: nil),
        ]),
      Given(
        object: CASpringAnimation(),
        values: [
          "mass": 2.0, "stiffness": 50.0, "damping": 3.0, "initialVelocity": 1.0, "allowsOverdamping": true,
        ]),
      Given(
        object: CATransition(), values: ["startProgress": 0.25, "endProgress": 0.5]),
      Given(object: CAAnimationGroup(), values: ["animations": [CABasicAnimation()], "duration": 2.0]),
      Given(
        object: CAEmitterLayer(),
        values: [
          "birthRate": 2.0, "lifetime": 3.0, "velocity": 4.0, "scale": 5.0, "spin": 6.0, "seed": 7,
          "emitterPosition": CGPoint(x: 1, y: 2), "emitterSize": CGSize(width: 3, height: 4),
          "emitterCells": [CAEmitterCell()],
        ]),
      Given(
        object: CAEmitterCell(),
        values: [
          "birthRate": 2.0, "lifetime": 3.0, "lifetimeRange": 1.0, "velocity": 4.0, "velocityRange": 1.0, "scale": 0.5,
          "scaleSpeed": 0.5, "spin": 1.0, "emissionLongitude": 1.0, "emissionRange": 2.0, "yAcceleration": 9.0,
          "alphaSpeed": -0.5, "redRange": 0.5, "name": "spark", "enabled": false,
          "color": CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        ]),
      Given(
        object: CATextLayer(),
        values: [
          "string": "text", "fontSize": 12.0, "wrapped": true,
          "foregroundColor": CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        ]),
      Given(object: CAShapeLayer(), values: ["lineDashPattern": [1, 2], "miterLimit": 3.0, "lineDashPhase": 1.0]),
      Given(object: CAReplicatorLayer(), values: ["instanceDelay": 0.5, "instanceAlphaOffset": -0.25]),
      Given(object: CATransformLayer(), values: ["zPosition": 5.0]),
    ]
  }

  @Test func propertiesAreSetAndReadByApplesKeys() {
    for given in given {
      for (key, value) in given.values {
        let before = given.object.value(forKey: key)
        given.object.setValue(value, forKey: key)
        let after = given.object.value(forKey: key)
        let name = "\(key) of \(type(of: given.object))"
        switch value {
        case let number as NSNumber: #expect(after as? NSNumber == number, "\(name)")
        case let text as String: #expect(after as? String == text, "\(name)")
        case let point as CGPoint: #expect(after as? CGPoint == point, "\(name)")
        case let size as CGSize: #expect(after as? CGSize == size, "\(name)")
        case let list as [Any]: #expect((after as? [Any])?.count == list.count, "\(name)")
        default: #expect(after as AnyObject === value as AnyObject, "\(name)")
        }
        #expect("\(before as Any)" != "\(after as Any)", "\(name) was so at first")
      }
    }
  }

  /// Values under keys of the class reach its properties, and are not kept beside them.
  @Test func propertiesOfSwiftHaveWhatKeysSay() {
    let animation = CABasicAnimation()
    animation.setValue(2, forKey: "duration")
    animation.setValue("forwards", forKey: "fillMode")
    animation.setValue(CAMediaTimingFunction(name: .easeIn), forKey: "timingFunction")
    animation.setValue(NSNumber(value: 5), forKeyPath: "toValue")
    #expect(animation.duration == 2)
    #expect(animation.fillMode == .forwards)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
    #expect(animation.toValue as? NSNumber == 5)
    let frames = CAKeyframeAnimation()
    frames.setValue("cubic", forKey: "calculationMode")
    frames.setValue("auto", forKey: "rotationMode")
    #expect(frames.calculationMode == .cubic)
    #expect(frames.rotationMode == .rotateAuto)
    let transition = CATransition()
    transition.setValue("push", forKey: "type")
    #expect(transition.type == .push)
    let emitter = CAEmitterLayer()
    emitter.setValue("line", forKey: "emitterShape")
    #expect(emitter.emitterShape == .line)
  }

  private final class Named: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? { key == "mine" ? 7 : nil }
  }

  private final class Toned: CALayer {
    override class func defaultValue(forKey key: String) -> Any? { key == "tone" ? 5 : nil }
  }

  @Test func otherKeysAreKeptAndHaveTheDefaultOfTheClass() {
    let animation = Named()
    #expect(animation.value(forKey: "mine") as? Int == 7)
    animation.setValue("a", forKey: "mine")
    #expect((animation.copy() as? CAAnimation)?.value(forKey: "mine") as? String == "a")
    let layer = Toned()
    #expect(layer.value(forKey: "tone") as? Int == 5)
    layer.setValue(6, forKey: "tone")
    #expect(layer.value(forKeyPath: "tone") as? Int == 6)
    let cell = CAEmitterCell()
    cell.setValue("plane", forKey: "kind of mine")
    #expect(cell.value(forKey: "kind of mine") as? String == "plane")
  }

  @Test func cellsAreFoundByNameInPaths() {
    let emitter = CAEmitterLayer()
    let spark = CAEmitterCell()
    let smoke = CAEmitterCell()
    (spark.name, smoke.name) = ("spark", "smoke")
    spark.emitterCells = [smoke]
    emitter.emitterCells = [spark]
    emitter.setValue(100, forKeyPath: "emitterCells.spark.birthRate")
    #expect(spark.birthRate == 100)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 100)
    #expect(emitter.value(forKeyPath: "emitterCells.spark") as? CAEmitterCell === spark)
    emitter.setValue(NSNumber(value: 3), forKeyPath: "emitterCells.spark.emitterCells.smoke.lifetime")
    #expect(smoke.lifetime == 3)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.emitterCells.smoke.lifetime") as? Float == 3)
    emitter.setValue(false, forKeyPath: "emitterCells.spark.enabled")
    #expect(!spark.isEnabled)
    emitter.setValue(1, forKeyPath: "emitterCells.nobody.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.nobody.birthRate") == nil)
    let view = UIView()
    view.layer.addSublayer(emitter)
    emitter.name = "fire"
    view.setValue(8, forKeyPath: "layer.sublayers.fire.emitterCells.spark.velocity")
    #expect(spark.velocity == 8)
  }
}
