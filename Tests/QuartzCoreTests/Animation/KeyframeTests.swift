import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite(.serialized) struct KeyframeTests {
  private let clock = DisplayClock.shared
  private let layer = makeLayer(0, 0, 10, 10)

  init() { clock.reset() }

  /// What is seen of `position.x` at eighths of the duration.
  private func course(_ change: (CAKeyframeAnimation) -> Void) -> [CGFloat] {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 80, 100]
    animation.duration = 8
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    change(animation)
    clock.reset()
    layer.removeAllAnimations()
    layer.add(animation, forKey: "x")
    return (0...8).map { step in
      clock.advance(to: 1 + Double(step))
      return layer.presentation()!.position.x
    }
  }

  @Test func valuesFollowEachOtherInStraightLines() {
    #expect(course { _ in } == [0, 20, 40, 60, 80, 85, 90, 95, 100])
  }

  @Test func keyTimesSayWhen() {
    #expect(course { $0.keyTimes = [0, 0.25, 1] }[2] == 80)
    // A number of times that does not fit does not count.
    #expect(course { $0.keyTimes = [0, 1] }[4] == 80)
  }

  @Test func discreteValuesStay() {
    #expect(course { $0.calculationMode = .discrete } == [0, 0, 0, 80, 80, 80, 100, 100, 100])
    let timed = course {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.5, 0.75, 1]
    }
    #expect(timed == [0, 0, 0, 0, 80, 80, 100, 100, 100])
  }

  @Test func pacedIsAsFastEverywhere() {
    let paced = course { $0.calculationMode = .paced }
    for (step, value) in paced.enumerated() { #expect(abs(value - CGFloat(step) * 12.5) < 1e-9) }
  }

  @Test func cubicGoesSmoothlyThroughAllValues() {
    let cubic = course { $0.calculationMode = .cubic }
    #expect((cubic[0], cubic[4], cubic[8]) == (0, 80, 100))
    // Half way by Hermite's polynomial with the tangents 40 and 50.
    #expect(abs(cubic[2] - 38.75) < 1e-9)
    // Full tension makes each value a halt: the ways are then those of a smooth step.
    let tense = course {
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1]
    }
    #expect(abs(tense[2] - 40) < 1e-9)
    #expect(abs(tense[1] - 80 * 0.15625) < 1e-9)
  }

  @Test func eachWayHasItsOwnPace() {
    let course = course { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }
    #expect(course[2] < 30)
    #expect(course[6] == 90)
  }

  @Test func pointsMoveAlongPathsAndTurnWithThem() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 4
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "path")
    clock.advance(by: 1)
    #expect(abs(layer.presentation()!.position.x - 50) < 1e-9)
    clock.advance(by: 2)
    #expect(abs(layer.presentation()!.position.y - 150) < 1e-9)
    let turn = layer.presentation()!.transform
    #expect(abs(atan2(turn.m12, turn.m11) - .pi / 2) < 1e-9)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "path")
    clock.advance(by: 2)
    let place = layer.presentation()!.position
    #expect(abs(place.x - 100) < 1e-9 && abs(place.y - 100) < 1e-9)
  }
}
