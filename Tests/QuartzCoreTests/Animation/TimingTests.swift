import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite struct TimingTests {
  @Test func theCurveIsFoundToManyDigits() {
    for name in [CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default, .linear] {
      let function = CAMediaTimingFunction(name: name)
      var points: [Float] = [0, 0, 0, 0]
      function.getControlPoint(at: 1, values: &points)
      let (x1, y1) = (Double(points[0]), Double(points[1]))
      function.getControlPoint(at: 2, values: &points)
      let (x2, y2) = (Double(points[0]), Double(points[1]))
      for step in 0...100 {
        // A point of the curve has to be found at its own x.
        let t = Double(step) / 100
        let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        #expect(abs(function.value(at: a * x1 + b * x2 + c) - (a * y1 + b * y2 + c)) < 1e-8, "\(name) \(t)")
      }
    }
  }

  @Test func steepCurvesAreFoundToo() {
    let function = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
    #expect(abs(function.value(at: 0.5) - 0.5) < 1e-6)
    #expect(function.value(at: 0.1) < 0.01)
    let overshooting = CAMediaTimingFunction(controlPoints: 0.3, 1.8, 0.6, 1)
    #expect(overshooting.value(at: 0.5) > 1)
    #expect(overshooting.value(at: 1) == 1)
  }

  @Test func runsAreCountedAndFolded() {
    var timing = MediaTiming()
    timing.repeatCount = 2.5
    func at(_ time: Double) -> RunPosition? { timing.position(at: time, begin: 10, duration: 2) }
    #expect(at(9.9) == nil)
    #expect(at(10) == RunPosition(time: 0, run: 0))
    #expect(at(11.5) == RunPosition(time: 1.5, run: 0))
    #expect(at(13) == RunPosition(time: 1, run: 1))
    #expect(at(15) == nil)
    timing.fillMode = .both
    #expect(at(0) == RunPosition(time: 0, run: 0))
    #expect(at(99) == RunPosition(time: 1, run: 2))
    timing.repeatCount = 2
    #expect(at(99) == RunPosition(time: 2, run: 1))
    timing.autoreverses = true
    #expect(at(13) == RunPosition(time: 1, run: 0))
    #expect(at(14.5) == RunPosition(time: 0.5, run: 1))
    #expect(at(99) == RunPosition(time: 0, run: 1))
    timing.speed = 2
    timing.timeOffset = 1
    #expect(at(10.25) == RunPosition(time: 1.5, run: 0))
  }

  /// The closed solution against the equation of motion, integrated in small steps.
  @Test func springsObeyTheirEquation() {
    for (stiffness, damping, velocity) in [
      (100.0, 10.0, 0.0), (100.0, 20.0, 0.0), (100.0, 50.0, 0.0), (300.0, 5.0, 12.0), (40.0, 30.0, -8.0),
    ] {
      for mass in [0.5, 1.0, 3.0] {
        let spring = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
        var (x, v) = (1.0, -velocity)
        let step = 1e-4
        for index in 1...15_000 {
          func force(_ x: Double, _ v: Double) -> Double { (-stiffness * x - damping * v) / mass }
          let (k1, l1) = (v, force(x, v))
          let (k2, l2) = (v + step / 2 * l1, force(x + step / 2 * k1, v + step / 2 * l1))
          let (k3, l3) = (v + step / 2 * l2, force(x + step / 2 * k2, v + step / 2 * l2))
          let (k4, l4) = (v + step * l3, force(x + step * k3, v + step * l3))
          x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
          v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
          if index % 500 == 0 { #expect(abs(spring.value(at: Double(index) * step) - (1 - x)) < 1e-6) }
        }
      }
    }
  }

  @Test func springsStayAtRestOnceSettled() {
    for ratio in [0.2, 0.5, 0.8, 1, 1.5] {
      for velocity in [0.0, 5, -3] {
        let spring = SpringMotion(dampingRatio: ratio, settlingIn: 0.6, initialVelocity: velocity)
        #expect(abs(spring.settlingTime - 0.6) < 1e-6)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        for step in 0..<200 { #expect(abs(spring.value(at: 0.6 + Double(step) * 0.01) - 1) <= 0.0011) }
      }
    }
  }

  @Test func perceptualDurationAndBounceAreAppleDocumentedSprings() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 157.91367) < 1e-4)
    #expect(abs(spring.damping - 18.849556) < 1e-5)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.25) < 1e-9)
    #expect(spring.duration == spring.settlingDuration)
    #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5).bounce + 0.5) < 1e-9)
  }

  /// Apple's documentation gives about 2.85 s for a damping of 5 and just over 1 s for 15; ours are estimates too.
  @Test func settlingIsNearWhatAppleDocuments() {
    let spring = CASpringAnimation()
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.15)
    spring.damping = 15
    #expect(spring.settlingDuration > 0.9 && spring.settlingDuration < 1.2)
  }
}
