import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct KeyframeAnimationTests {
  private let stage = Stage()
  private var view: UIView { stage.view }

  private func course(_ options: UIView.KeyframeAnimationOptions, _ body: @escaping () -> Void) -> [CGFloat] {
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: options, animations: body)
    return (0...8).map { step in
      stage.clock.advance(to: 1 + Double(step) / 2)
      return stage.seen.minX
    }
  }

  @Test func keyframesFollowEachOtherAndValuesStayBetween() {
    let course = course([]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 20 }
    }
    #expect(course == [0, 50, 100, 100, 100, 60, 20, 20, 20])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func changesOutsideOfKeyframesTakeTheWholeTime() {
    let course = course([]) { view.frame.origin.x = 80 }
    #expect(course == [0, 10, 20, 30, 40, 50, 60, 70, 80])
  }

  @Test func coloursAndTransformsTakePart() {
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      }
    }
    stage.advance(by: 0.25)
    #expect(view.layer.presentation()!.backgroundColor!.sRGB.red == 0.5)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()!.backgroundColor!.sRGB.green == 0.5)
    #expect(view.layer.presentation()!.backgroundColor!.sRGB.red == 1)
  }

  @Test func theEndIsToldOnce() {
    nonisolated(unsafe) var log: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 4 }
      }, completion: { log.append($0) })
    stage.clock.advance(to: 1.9)
    #expect(log.isEmpty)
    stage.clock.advance(to: 2.1)
    #expect(log == [true])
  }

  @Test func discreteKeyframesJump() {
    let course = course(.calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 20 }
    }
    #expect(course == [0, 0, 0, 0, 100, 100, 100, 100, 20])
  }
}
