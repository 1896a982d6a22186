import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct StepperTests {
  private let window: UIWindow
  private let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
  private let values = Recorded<Double>()
  private let plus = CGPoint(x: 90, y: 26)
  private let minus = CGPoint(x: 20, y: 26)

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let values = values
    stepper.addAction(UIAction { values.append(($0.sender as! UIStepper).value) }, for: .valueChanged)
    window.addSubview(stepper)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func halvesStepUpAndDownInsideTheRange() {
    #expect(stepper.frame == CGRect(x: 10, y: 10, width: 94, height: 32))
    window.tap(at: minus)
    #expect(values.all.isEmpty, "there is nothing below 0")
    stepper.stepValue = 60
    window.tap(at: plus)
    window.tap(at: plus)
    window.tap(at: plus)
    #expect(values.all == [60, 100])
    window.tap(at: minus)
    #expect(stepper.value == 40)
  }

  @Test func aStepPastAnEndBeginsAtTheOtherWhenItWraps() {
    stepper.wraps = true
    stepper.maximumValue = 2
    for _ in 0..<4 { window.tap(at: plus) }
    window.tap(at: minus)
    window.tap(at: minus)
    #expect(values.all == [1, 2, 0, 1, 0, 2])
  }

  @Test func aFingerThatStaysRepeatsTheStepByTheClock() {
    let finger = TouchDriver(window: window)
    finger.down(at: plus)
    #expect(values.all == [1])
    DisplayClock.shared.advance(by: 0.45)
    #expect(values.all == [1])
    DisplayClock.shared.advance(by: 0.3)
    #expect(values.all.count == 4)
    finger.up()
    DisplayClock.shared.advance(by: 1)
    #expect(values.all.count == 4)
    stepper.autorepeat = false
    finger.down(at: plus)
    DisplayClock.shared.advance(by: 2)
    #expect(values.all.count == 5)
    finger.up()
  }

  @Test func aStepperThatIsNotContinuousTellsWhenTheFingerIsLifted() {
    stepper.isContinuous = false
    let finger = TouchDriver(window: window)
    finger.down(at: plus)
    DisplayClock.shared.advance(by: 0.95)
    #expect(values.all.isEmpty)
    finger.up()
    #expect(values.all.count == 1)
    #expect(stepper.value > 3)
  }

  @Test func minusStandsWhereReadingBegins() {
    stepper.value = 5
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.setNeedsLayout()
    stepper.layoutIfNeeded()
    window.tap(at: minus)
    #expect(stepper.value == 6)
    #expect(stepper.plus.frame.minX == 0)
  }

  @Test func imagesOfStatesAreShown() {
    #expect(stepper.incrementImage(for: .normal) != nil)
    let star = UIImage(systemName: "star")
    stepper.setIncrementImage(star, for: .normal)
    stepper.setDecrementImage(star, for: .disabled)
    stepper.layoutIfNeeded()
    #expect(stepper.plus.image === star)
    #expect(stepper.minus.image === star, "nothing is below 0")
    stepper.value = 1
    stepper.layoutIfNeeded()
    #expect(stepper.minus.image !== star)
  }
}
