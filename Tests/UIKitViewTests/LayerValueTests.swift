import Testing

@testable import ObjectiveC
@testable import QuartzCore
@testable import UIKit

/// What transactions have by key.
@MainActor private enum TransactionKeys {
  static func value(_ key: String) -> Any? { CATransaction.current.values[key] }
}

/// Value functions of animations, values of transactions, and events that are ignored.
@MainActor @Suite struct LayerValueTests {
  private let window: UIWindow

  init() {
    TestScreen.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  @Test func aValueFunctionTurnsByMoreThanHalfATurn() {
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
