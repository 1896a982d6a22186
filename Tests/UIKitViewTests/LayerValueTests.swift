import Testing

@testable import ObjectiveC
@testable import QuartzCore
@testable import UIKit

/// A layer as the source adapter makes it of one with `@NSManaged var part: CGFloat`.
private final class RingLayer: CALayer {
  @_LayerValue("part") var part: CGFloat
  @_LayerValue("title") var title: String?
  var drawn: [CGFloat] = []

  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool { key == "part" || super.needsDisplay(forKey: key) }
  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "part" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.part
    animation.duration = 1
    return animation
  }
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height))
  }
}

extension RingLayer {
  fileprivate static func _m1(_ t: _MethodTable) { t.add("part", \RingLayer.part) }
}
@section("swift5_tests") @used private let _r1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, RingLayer.self, { RingLayer._m1($0) }) }, 0, 0
)

/// What transactions have by key.
@MainActor private enum TransactionKeys {
  static func value(_ key: String) -> Any? { CATransaction.current.values[key] }
}

/// Properties that classes of layers leave to Core Animation.
@MainActor @Suite struct LayerValueTests {
  private let window: UIWindow
  private let layer = RingLayer()

  init() {
    TestScreen.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    window.layer.addSublayer(layer)
  }

  @Test func propertiesAreZeroOrNilUntilTheyAreSet() {
    #expect(layer.part == 0 && layer.title == nil)
    layer.title = "a"
    #expect(layer.title == "a" && !layer.needsDisplay())
    layer.part = 0.5
    #expect(layer.part == 0.5 && layer.needsDisplay())
  }

  @Test func animationsMoveThemAndDrawEachFrame() throws {
    layer.part = 0.2
    layer.removeAllAnimations()
    window.updateForFrame()
    layer.part = 1
    #expect(layer.animationKeys() == ["part"])
    DisplayClock.shared.advance(by: 0.5)
    let shown = try #require(layer.shownLayer as? RingLayer)
    #expect(shown !== layer && abs(shown.part - 0.6) < 0.15)
    #expect(shown.contents != nil)
    let part = shown.part
    DisplayClock.shared.advance(by: 0.2)
    #expect((layer.shownLayer as? RingLayer).map { $0.part > part } == true)
    DisplayClock.shared.advance(by: 1)
    #expect(layer.animationKeys() == nil && layer.shownLayer === layer)
  }

  @Test func othersMoveByAnimationsAlone() {
    let plain = CALayer()
    window.layer.addSublayer(plain)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi * 2, 1)
    turn.timingFunction = CAMediaTimingFunction(name: .linear)
    plain.add(turn, forKey: nil)
    DisplayClock.shared.advance(by: 0.25)
    let transform = plain.presentation()?.transform ?? CATransform3DIdentity
    // A quarter of a whole turn, where two equal transforms would not move at all.
    #expect(abs(transform.m11) < 0.01 && abs(transform.m12 - 1) < 0.01)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
  }

  @Test func transactionsHaveValuesByKey() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2, forKey: "mine")
    CATransaction.begin()
    #expect(CATransaction.disableActions() && TransactionKeys.value("mine") as? Int == 2)
    CATransaction.commit()
    CATransaction.commit()
    #expect(TransactionKeys.value("mine") == nil && !CATransaction.disableActions())
  }

  @Test func touchesThatBeginWhileEventsAreIgnoredReachNobody() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(button)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let finger = TouchDriver(window: window)
    UIApplication.shared.beginIgnoringInteractionEvents()
    finger.down(at: CGPoint(x: 10, y: 10))
    UIApplication.shared.endIgnoringInteractionEvents()
    finger.up()
    #expect(count == 0 && !UIApplication.shared.isIgnoringInteractionEvents)
    finger.down(at: CGPoint(x: 10, y: 10))
    finger.up()
    #expect(count == 1)
  }

  @Test func oneViewStandsForBothBaselinesOfOld() {
    final class Old: UIView {
      let inner = UIView()
      override func forBaselineLayout() -> UIView { inner }
    }
    let view = Old()
    #expect(view.forLastBaselineLayout === view.inner)
  }
}
