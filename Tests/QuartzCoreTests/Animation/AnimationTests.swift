import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct AnimationTests {
  private let clock = DisplayClock.shared
  private let layer = makeLayer(0, 0, 100, 100)

  init() { clock.reset() }

  private final class Delegate: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start \(name(anim))") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("\(flag ? "end" : "stop") \(name(anim))")
    }
    private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "?" }
  }

  private func fade(_ from: Any?, _ to: Any?, _ duration: CFTimeInterval = 1, name: String = "") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.setValue(name, forKey: "name")
    return animation
  }

  private var seen: Float { layer.presentation()!.opacity }

  @Test func theLayerKeepsItsOwnValueWhileAnotherIsSeen() {
    layer.add(fade(0, 0.5), forKey: "fade")
    #expect(seen == 0)
    clock.advance(by: 0.5)
    #expect(abs(seen - 0.25) < 1e-6)
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == ["fade"])
    clock.advance(by: 0.5)
    #expect(seen == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func whatIsNotGivenIsWhatIsSeenAnyway() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 1
    func middle(_ from: Any?, _ to: Any?, _ by: Any?) -> CGFloat {
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      layer.position.x = 100
      layer.add(animation, forKey: "x")
      clock.advance(by: 0.5)
      return layer.presentation()!.position.x
    }
    #expect(middle(0, 50, nil) == 25)
    #expect(middle(0, nil, 50) == 25)
    #expect(middle(nil, 50, 20) == 40)
    #expect(middle(0, nil, nil) == 50)
    #expect(middle(nil, 0, nil) == 50)
    #expect(middle(nil, nil, 50) == 125)
    #expect(middle(nil, nil, nil) == 100)
    animation.isAdditive = true
    #expect(middle(-50, 0, nil) == 75)
    #expect(middle(-50, nil, nil) == 75)
  }

  @Test func repetitionsGoOnFromTheLastWhenCumulative() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    layer.add(animation, forKey: "turn")
    clock.advance(by: 2.5)
    let transform = layer.presentation()!.transform
    #expect(abs(atan2(transform.m12, transform.m11) - 2.5) < 1e-9)
  }

  @Test func fillModesShowTheEnds() {
    let animation = fade(0.2, 0.6)
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "fade")
    #expect(seen == 1)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    #expect(abs(seen - 0.2) < 1e-6)
    clock.advance(by: 5)
    #expect(abs(seen - 0.6) < 1e-6)
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    #expect(seen == 1)
  }

  @Test func delegatesAreToldInTheOrderOfEnds() {
    let delegate = Delegate()
    func add(_ name: String, _ duration: CFTimeInterval) {
      let animation = fade(0, 1, duration, name: name)
      animation.delegate = delegate
      layer.add(animation, forKey: name)
    }
    add("long", 0.3)
    add("short", 0.1)
    add("removed", 1)
    add("same", 0.3)
    clock.advance(by: 1.0 / 60)
    #expect(delegate.log == ["start long", "start short", "start removed", "start same"])
    delegate.log = []
    layer.removeAnimation(forKey: "removed")
    clock.advance(to: 3)
    #expect(delegate.log == ["stop removed", "end short", "end long", "end same"])
  }

  @Test func anAnimationOfTheSameKeyTakesThePlace() {
    let delegate = Delegate()
    let first = fade(0, 1, name: "first")
    first.delegate = delegate
    layer.add(first, forKey: "fade")
    layer.add(fade(0.5, 0.5), forKey: "fade")
    #expect(delegate.log == ["stop first"])
    #expect(layer.animationKeys() == ["fade"])
    #expect(seen == 0.5)
    layer.add(fade(0, 0), forKey: nil)
    layer.add(fade(0.25, 0.25), forKey: nil)
    #expect(seen == 0.25)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func changesOfTheOriginalComeTooLate() {
    let animation = fade(0, 0)
    layer.add(animation, forKey: "fade")
    animation.fromValue = 1
    animation.toValue = 1
    #expect(seen == 0)
    (layer.animation(forKey: "fade") as? CABasicAnimation)?.fromValue = 1
    #expect(seen == 0)
  }

  @Test func transactionsGiveDurationAndPace() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.add(fade(0, 1, 0), forKey: "fade")
    CATransaction.commit()
    #expect(layer.animation(forKey: "fade")?.duration == 2)
    clock.advance(by: 1)
    #expect(seen < 0.4)
    layer.removeAllAnimations()
    layer.add(fade(0, 1, 0), forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.duration == 0.25)
  }

  @Test func completionBlocksWaitForTheAnimations() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    layer.add(fade(0, 1, 0.5), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    layer.add(fade(0, 1, 1), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    clock.advance(by: 0.6)
    #expect(log.isEmpty)
    clock.advance(by: 0.6)
    #expect(log == ["inner", "outer"])
  }

  @Test func theTransactionOfATurnEndsWithTheTurn() {
    var ran = false
    CATransaction.setCompletionBlock { ran = true }
    layer.add(fade(0, 1, 0.5), forKey: "a")
    clock.advance(by: 0.1)
    #expect(!ran)
    #expect(CATransaction.completionBlock() == nil)
    clock.advance(by: 0.5)
    #expect(ran)
  }

  /// The idiom of Apple's technical note 1673: pause and resume a tree of layers.
  @Test func layersCanStandStill() {
    let child = makeLayer(0, 0, 10, 10)
    layer.addSublayer(child)
    child.add(fade(0, 1, 2), forKey: "fade")
    clock.advance(by: 0.5)
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    clock.advance(by: 10)
    #expect(abs(child.presentation()!.opacity - 0.25) < 1e-6)
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(abs(child.presentation()!.opacity - 0.25) < 1e-6)
    clock.advance(by: 1)
    #expect(abs(child.presentation()!.opacity - 0.75) < 1e-6)
    clock.advance(by: 1)
    #expect(child.animationKeys() == nil)
    #expect(child.convertTime(child.convertTime(7, from: nil), to: nil) == 7)
  }

  @Test func groupsRunTheirAnimationsTogether() {
    let group = CAAnimationGroup()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    let late = fade(0.5, 0, 1)
    late.beginTime = 1
    group.animations = [move, late]
    group.duration = 2
    layer.add(group, forKey: "group")
    clock.advance(by: 0.5)
    #expect(layer.presentation()!.position.x == 25)
    #expect(seen == 1)
    clock.advance(by: 1)
    #expect(layer.presentation()!.position.x == 75)
    #expect(abs(seen - 0.25) < 1e-6)
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func presentationsKnowTheirModelsAndEachOther() {
    let root = makeLayer(0, 0, 200, 200)
    root.addSublayer(layer)
    let child = makeLayer(0, 0, 50, 50)
    layer.addSublayer(child)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 150
    animation.toValue = 150
    animation.duration = 1
    layer.add(animation, forKey: "x")
    let presentation = layer.presentation()!
    #expect(presentation !== layer)
    #expect(presentation.model() === layer)
    #expect(presentation.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(presentation.superlayer?.model() === root)
    #expect(presentation.sublayers?.first?.model() === child)
    #expect(root.presentation()?.hitTest(CGPoint(x: 120, y: 10))?.model() === child)
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) === root)
    #expect(child.presentation()!.convert(.zero, to: root.presentation()) == CGPoint(x: 100, y: 0))
    #expect(layer.model() === layer)
  }

  @Test func attributesThatLayersDoNotHaveAreReported() {
    let before = Stage.current.layerHooks.report
    defer { Stage.current.layerHooks.report = before }
    var problems: [LayerProblem] = []
    Stage.current.layerHooks.report = { problems.append($0) }
    let wrong = CABasicAnimation(keyPath: "frame")
    wrong.toValue = CGRect.zero
    wrong.duration = 1
    layer.add(wrong, forKey: "frame")
    #expect(problems.map(\.kind) == [.unknownKeyPath])
    #expect(problems.first?.message.contains("\"frame\"") == true)
    problems = []
    layer.add(fade("half", nil), forKey: "fade")
    #expect(problems.first?.kind == .animationValue)
    #expect(problems.first?.message.contains("String") == true)
  }

  @Test func subclassesAnimateTheirOwnAttributes() {
    let shape = CAShapeLayer()
    let animation = CABasicAnimation(keyPath: "lineWidth")
    animation.fromValue = 3
    animation.toValue = 5
    animation.duration = 1
    shape.add(animation, forKey: "width")
    clock.advance(by: 0.5)
    #expect(shape.presentation()!.lineWidth == 4)
    #expect(shape.lineWidth == 1)
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.white, CGColor.black]
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor.black, CGColor.black]
    colors.duration = 1
    gradient.add(colors, forKey: "colors")
    clock.advance(by: 0.5)
    let first = gradient.presentation()!.colors?.first as? CGColor
    #expect(first?.sRGB == SRGBComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }
}
