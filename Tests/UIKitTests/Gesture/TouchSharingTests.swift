import Testing

@testable import UIKit

/// Who gets a finger while others are down: `isMultipleTouchEnabled` and `isExclusiveTouch`.
@Suite(.serialized) @MainActor struct TouchSharingTests {
  private final class TouchedView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  }

  private let stage = Stage()
  private let left = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let right = TouchedView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  private let first: TouchDriver
  private let second: TouchDriver
  private let onLeft = CGPoint(x: 20, y: 20)
  private let onRight = CGPoint(x: 120, y: 20)

  init() {
    stage.window.addSubview(left)
    stage.window.addSubview(right)
    first = TouchDriver(window: stage.window)
    second = TouchDriver(window: stage.window)
  }

  @Test func aSecondFingerIsKeptFromAViewThatTakesOne() {
    first.down(at: onLeft)
    second.down(at: CGPoint(x: 60, y: 60))
    second.move(to: CGPoint(x: 61, y: 60))
    second.up()
    #expect(left.log == ["began"])
    first.up()
    #expect(left.log == ["began", "ended"])
    second.down(at: onLeft)
    #expect(left.log == ["began", "ended", "began"])
    second.up()
  }

  @Test func theSecondFingerStaysAwayWhenTheFirstIsLifted() {
    first.down(at: onLeft)
    second.down(at: CGPoint(x: 60, y: 60))
    first.up()
    second.move(to: CGPoint(x: 70, y: 60))
    second.up()
    #expect(left.log == ["began", "ended"])
  }

  @Test func aViewThatTakesMoreGetsBothFingers() {
    left.isMultipleTouchEnabled = true
    first.down(at: onLeft)
    second.down(at: CGPoint(x: 60, y: 60))
    second.up()
    first.up()
    #expect(left.log == ["began", "began", "ended", "ended"])
  }

  @Test func otherViewsGetFingersMeanwhile() {
    first.down(at: onLeft)
    second.down(at: onRight)
    #expect(left.log == ["began"])
    #expect(right.log == ["began"])
    first.up()
    second.up()
  }

  @Test func anExclusiveViewKeepsFingersFromTheOthers() {
    left.isExclusiveTouch = true
    first.down(at: onLeft)
    second.down(at: onRight)
    second.up()
    #expect(right.log.isEmpty)
    first.up()
    second.down(at: onRight)
    second.up()
    #expect(right.log == ["began", "ended"])
  }

  @Test func anExclusiveViewGetsNoFingerWhileAnotherViewHasOne() {
    left.isExclusiveTouch = true
    first.down(at: onRight)
    second.down(at: onLeft)
    first.up()
    second.up()
    #expect(left.log.isEmpty)
    #expect(right.log == ["began", "ended"])
  }

  @Test func exclusiveViewsInOtherWindowsDoNotCount() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    other.isHidden = false
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.isExclusiveTouch = true
    other.addSubview(view)
    first.down(at: onLeft)
    let finger = TouchDriver(window: other)
    finger.down(at: onLeft)
    finger.up()
    first.up()
    #expect(view.log == ["began", "ended"])
  }

  @Test func recognizersSeeTheFingersThatViewsDoNot() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let counter = Counter()
    tap.addTarget(counter, action: Selector(Counter.count(_:)))
    left.isExclusiveTouch = true
    left.addGestureRecognizer(tap)
    first.down(at: onLeft)
    second.down(at: CGPoint(x: 60, y: 60))
    #expect(left.log == ["began"])
    first.up()
    second.up()
    #expect(counter.taps == 1)
  }

  @MainActor private final class Counter {
    var taps = 0
    func count(_ recognizer: UIGestureRecognizer) { taps += 1 }
  }
}
