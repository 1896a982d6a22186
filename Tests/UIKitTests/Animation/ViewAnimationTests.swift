import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ViewAnimationTests {
  private let stage = Stage()
  private var view: UIView { stage.view }

  private func linear(_ duration: Double, _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: changes, completion: completion)
  }

  @Test func viewsHaveTheirNewValuesAtOnceAndAreSeenOnTheWay() {
    linear(1) {
      view.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    #expect(view.center == CGPoint(x: 200, y: 225))
    #expect(view.alpha == 0)
    stage.advance(by: 0.5)
    let seen = view.layer.presentation()!
    #expect(seen.position == CGPoint(x: 125, y: 137.5))
    #expect(seen.bounds == CGRect(x: 0, y: 0, width: 150, height: 75))
    #expect(abs(seen.opacity - 0.5) < 1e-6)
    #expect(abs(atan2(seen.transform.m12, seen.transform.m11) - 0.5) < 1e-9)
    #expect(seen.backgroundColor?.alpha == 0.5)
    stage.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func theEndCanBeAwaitedWithoutAHost() async {
    let isFinished = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      linear(0.3, { view.alpha = 0 }, { continuation.resume(returning: $0) })
    }
    #expect(isFinished && view.layer.animationKeys() == nil)
    let moved = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      UIView.animate(withDuration: 0.1, animations: { view.frame.origin.x = 50 }) { _ in
        UIView.animate(withDuration: 0.1, animations: { view.frame.origin.x = 80 }) {
          continuation.resume(returning: $0)
        }
      }
    }
    #expect(moved && view.frame.minX == 80)
  }

  @Test func curvesGiveThePace() {
    func middle(_ options: UIView.AnimationOptions) -> CGFloat {
      view.frame.origin.x = 0
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.frame.origin.x = 100 })
      stage.advance(by: 0.25)
      defer { stage.advance(by: 1) }
      return stage.seen.minX
    }
    #expect(abs(middle(.curveLinear) - 25) < 1e-9)
    #expect(middle(.curveEaseIn) < 12)
    #expect(middle(.curveEaseOut) > 35)
    // Apple's easeInEaseOut is the Bézier curve of (0.42, 0) and (0.58, 1): 0.129 at a quarter.
    #expect(abs(middle([]) - 12.9) < 0.1)
  }

  @Test func delaysHoldTheOldValue() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
    stage.advance(by: 0.4)
    #expect(stage.seenAlpha == 1)
    stage.advance(by: 0.6)
    #expect(abs(stage.seenAlpha - 0.5) < 1e-6)
  }

  @Test func completionsComeOnTheClockInTheOrderOfEnds() {
    var log: [String] = []
    linear(0.5) {
      view.alpha = 0.5
    } _: {
      log.append("half \($0)")
    }
    linear(0.2) {
      view.frame.origin.x = 50
    } _: {
      log.append("fifth \($0)")
    }
    linear(0.5) {
      view.frame.origin.y = 50
    } _: {
      log.append("second half \($0)")
    }
    linear(0.5) {
    } _: {
      log.append("nothing \($0)")
    }
    linear(0) {
      view.backgroundColor = .red
    } _: {
      log.append("at once \($0)")
    }
    #expect(log.isEmpty)
    stage.advance(by: 0.001)
    #expect(log == ["nothing true", "at once true"])
    stage.clock.advance(to: 3)
    #expect(log.dropFirst(2) == ["fifth true", "half true", "second half true"])
  }

  @Test func chainsTakeTheSumOfTheirDurations() {
    var end: Double = 0
    linear(0.3) {
      view.alpha = 0
    } _: { _ in
      linear(0.3) {
        view.alpha = 1
      } _: { _ in
        end = CACurrentMediaTime()
      }
    }
    stage.clock.advance(to: 9)
    #expect(abs(end - 1.6) < 1e-9)
  }

  @Test func aChangeOnTheWayBendsTheMotion() {
    linear(1) { view.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    #expect(stage.seen.minX == 50)
    linear(1) { view.frame.origin.x = 0 }
    #expect(stage.seen.minX == 50)
    // Both motions add up: the first still goes on.
    stage.advance(by: 0.5)
    #expect(abs(stage.seen.minX - 50) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(stage.seen.minX - 25) < 1e-9)
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func motionsThatAreSentBackAddUpAndBothComeToTheirEnds(options: UIView.AnimationOptions) {
    var log: [String] = []
    func move(to x: CGFloat, _ name: String) {
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: { view.frame.origin.x = x },
        completion: { log.append("\(name) \($0)") })
    }
    move(to: 100, "there")
    stage.advance(by: 0.5)
    move(to: 0, "back")
    #expect(stage.seen.minX == 50)
    // One goes on as fast as the other takes back.
    stage.advance(by: 0.25)
    #expect(abs(stage.seen.minX - 50) < 1e-9)
    #expect(log == [])
    stage.advance(by: 0.25)
    #expect(log == ["there true"])
    #expect(abs(stage.seen.minX - 50) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(stage.seen.minX - 25) < 1e-9)
    stage.advance(by: 0.25)
    #expect(log == ["there true", "back true"])
  }

  @Test func alphaAndSizesAddUpToo() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear]) {
      view.alpha = 0
      view.bounds.size.width = 200
    }
    stage.advance(by: 0.5)
    let width = view.layer.presentation()!.bounds.width
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.alpha = 1
      view.bounds.size.width = 100
    }
    stage.advance(by: 0.25)
    #expect(abs(view.layer.presentation()!.opacity - 0.5) < 1e-6)
    #expect(abs(view.layer.presentation()!.bounds.width - width) < 1e-9)
  }

  @Test func whatRepeatsForEverGivesWayToWhatBeginsAtItsPresentState() {
    var log: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
      animations: { view.frame.origin.x = 100 }, completion: { log.append("repeating \($0)") })
    stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { view.frame.origin.x = 0 }, completion: { log.append("last \($0)") })
    #expect(log == ["repeating false"])
    #expect(stage.seen.minX == 50)
    stage.advance(by: 1)
    #expect(log == ["repeating false", "last true"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func theEndOfABlockThatMovesNothingComesBeforeTheLayoutThatItAskedFor() {
    var log: [String] = []
    let listening = LayoutListener()
    listening.onLayout = { log.append("layout") }
    view.addSubview(listening)
    stage.advance(by: 0.1)
    log = []
    stage.clock.schedule(after: 0) {
      UIView.animate(
        withDuration: 0.5,
        animations: {
          log.append("block")
          listening.setNeedsLayout()
        }, completion: { log.append("end \($0)") })
      log.append("after")
    }
    stage.advance(by: 0.1)
    #expect(log == ["block", "after", "end true", "layout"])
  }

  @Test func blocksThatMoveNothingAndBeginThemselvesAgainLetTimePass() {
    var count = 0
    func again() {
      count += 1
      UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in again() })
    }
    stage.clock.schedule(after: 0) { again() }
    stage.advance(by: 0.1)
    #expect(count > 1 && count < 20)
  }

  @Test func scrollsThatAnimateByThemselvesAddNothingToABlock() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    view.addSubview(scroll)
    scroll.contentOffset.y = 500
    stage.advance(by: 0.1)
    var end: Double?
    let start = stage.clock.now
    UIView.animate(withDuration: 0.9) {
      scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
      scroll.flashScrollIndicators()
    } completion: { _ in
      end = stage.clock.now - start
    }
    stage.advance(by: 0.05)
    #expect(end != nil && end! < 0.02)
    #expect(scroll.contentOffset.y > 0)
    stage.advance(by: 0.3)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func severalChangesOfOneBlockAreOne() {
    var log: [Bool] = []
    linear(1) {
      view.center = CGPoint(x: 300, y: 300)
      view.center = CGPoint(x: 150, y: 50)
      view.backgroundColor = .red
      view.backgroundColor = .blue
    } _: {
      log.append($0)
    }
    #expect(stage.seen.midX == 50)
    stage.advance(by: 0.5)
    #expect(stage.seen.midX == 100)
    #expect(stage.seen.midY == 50)
    stage.advance(by: 0.5)
    #expect(log == [true])
  }

  @Test func removingAnimationsOrTheViewIsToldAsNotFinished() {
    var log: [Bool] = []
    linear(1) {
      view.alpha = 0
    } _: {
      log.append($0)
    }
    view.layer.removeAllAnimations()
    #expect(log == [false])
    linear(1) {
      view.alpha = 1
    } _: {
      log.append($0)
    }
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(log == [false, false])
  }

  @Test func viewsOutsideOfWindowsChangeAtOnce() {
    let lonely = UIView()
    var log: [Bool] = []
    linear(1) {
      lonely.alpha = 0
    } _: {
      log.append($0)
    }
    #expect(lonely.layer.animationKeys() == nil)
    stage.advance(by: 0.01)
    #expect(log == [true])
  }

  @Test func repeatingGoesOnAndComesBack() {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.alpha = 0 })
    for (time, alpha) in [(0.25, 0.75), (1, 0), (1.5, 0.5), (2, 1), (100.25, 0.75)] as [(Double, Float)] {
      stage.clock.advance(to: 1 + time)
      #expect(abs(stage.seenAlpha - alpha) < 1e-5, "\(time)")
    }
    #expect(!stage.clock.isInMotion)
    view.layer.removeAllAnimations()
    linear(1) { UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 1 } }
    stage.advance(by: 3.5)
    #expect(abs(stage.seenAlpha - 0.5) < 1e-5)
    stage.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func animationsCanBeSwitchedOff() {
    linear(1) {
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      view.frame.origin.x = 10
    }
    #expect(view.layer.animationKeys() == ["position"])
    view.layer.removeAllAnimations()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    var log: [Bool] = []
    linear(1) {
      view.alpha = 0
    } _: {
      log.append($0)
    }
    #expect(view.layer.animationKeys() == nil)
    stage.advance(by: 0.01)
    #expect(log == [true])
  }

  @Test func blocksInsideOfBlocksTakeTheOuterTiming() {
    #expect(UIView.inheritedAnimationDuration == 0)
    linear(2) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: { view.frame.origin.x = 100 })
    }
    stage.advance(by: 0.5)
    #expect(abs(stage.seenAlpha - 0.75) < 1e-6)
    #expect(abs(stage.seen.minX - 50) < 1e-9)
  }

  @Test func touchesPassAnimatedViewsByUnlessAllowed() {
    linear(1) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.window)
    stage.advance(by: 1)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test func springsSwingAndRestInTime() {
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { view.frame.origin.x = 100 })
    var highest: CGFloat = 0
    for _ in 0..<48 {
      stage.advance(by: 1.0 / 60)
      highest = max(highest, stage.seen.minX)
    }
    // A damping ratio ζ swings over by exp(−πζ / √(1 − ζ²)).
    #expect(abs(highest - 125.4) < 1.5)
    #expect(view.layer.animationKeys() == nil)
    view.frame.origin.x = 0
    UIView.animate(springDuration: 0.5, bounce: 0) { view.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    // Critically damped with ω = 2π / 0.5: 1 − (1 + 2π)·e^−2π after one period.
    #expect(abs(stage.seen.minX - 98.64) < 0.01)
  }

  @Test func layersOfTheApplicationMoveWithTheBlock() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let compositor = Compositor(size: stage.window.bounds.size, scale: 1)
    compositor.render(stage.window.layer)
    linear(2) { layer.position.x = 105 }
    stage.advance(by: 1)
    #expect(layer.presentation()!.position.x == 55)
  }

  @Test func userSubclassesOfLayersHavePresentations() {
    final class Gauge: CALayer {
      var level: CGFloat = 0
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? Gauge { level = other.level }
      }
    }
    final class GaugeView: UIView {
      override class var layerClass: AnyClass { Gauge.self }
    }
    let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (gauge.layer as? Gauge)?.level = 3
    stage.window.addSubview(gauge)
    linear(1) { gauge.alpha = 0 }
    stage.advance(by: 0.5)
    let presentation = (gauge.layer as? Gauge)?.presentation()
    #expect(presentation?.level == 3)
    #expect(presentation?.opacity == 0.5)
  }
}

private final class LayoutListener: UIView {
  var onLayout: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
