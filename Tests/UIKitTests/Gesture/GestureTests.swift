import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct GestureTests {
  private let stage = Stage()
  private let finger: TouchDriver
  private let log = Log()

  init() { finger = TouchDriver(window: stage.window) }

  @MainActor private final class Log {
    var entries: [String] = []
    func note(_ recognizer: UIGestureRecognizer) { entries.append("\(recognizer.name ?? "?") \(recognizer.state)") }
  }

  private final class TouchedView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(log, action: Selector(Log.note(_:)))
    (view ?? stage.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private let inside = CGPoint(x: 50, y: 50)

  private func tap(_ count: Int = 1) {
    for _ in 0..<count {
      finger.down(at: inside)
      finger.up()
    }
  }

  @Test func tapsAreRecognizedWhenTheFingerIsLifted() {
    let tap = add(UITapGestureRecognizer(), "tap")
    finger.down(at: inside)
    #expect(log.entries.isEmpty)
    #expect(tap.numberOfTouches == 1)
    finger.up()
    #expect(log.entries == ["tap ended"])
    #expect(tap.state == .possible)
    finger.down(at: inside)
    finger.move(to: CGPoint(x: 50, y: 99))
    finger.up()
    #expect(log.entries.count == 1)
  }

  @Test func aSingleTapWaitsForADoubleTapToFail() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    tap()
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.3)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.1)
    #expect(log.entries == ["single ended"])
    log.entries = []
    tap(2)
    stage.advance(by: 1)
    #expect(log.entries == ["double ended"])
  }

  @Test func pressesBeginAfterHalfASecondAndThenFollow() {
    add(UILongPressGestureRecognizer(), "press")
    finger.down(at: inside)
    stage.advance(by: 0.49)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.02)
    finger.move(to: CGPoint(x: 80, y: 80))
    finger.up()
    #expect(log.entries == ["press began", "press changed", "press ended"])
    log.entries = []
    finger.down(at: inside)
    finger.move(to: CGPoint(x: 61, y: 50))
    stage.advance(by: 1)
    finger.up()
    #expect(log.entries.isEmpty)
  }

  @Test func pansLeaveTheirSlopOut() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    finger.down(at: inside)
    stage.advance(by: 0.01)
    finger.move(to: CGPoint(x: 59, y: 50))
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.01)
    finger.move(to: CGPoint(x: 80, y: 50))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 20, y: 0))
    stage.advance(by: 0.01)
    finger.move(to: CGPoint(x: 110, y: 60))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 50, y: 10))
    #expect(abs(pan.velocity(in: nil).x - 2000) < 1e-6)
    pan.setTranslation(.zero, in: stage.view)
    finger.move(to: CGPoint(x: 115, y: 60))
    #expect(pan.translation(in: stage.view) == CGPoint(x: 5, y: 0))
    finger.up()
    #expect(log.entries == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test func swipesHaveADirection() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    finger.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 20, y: 50), duration: 0.1)
    #expect(log.entries == ["swipe ended"])
    finger.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.1)
    finger.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 20, y: 50), duration: 2)
    #expect(log.entries.count == 1)
  }

  @Test func viewsLoseTheTouchesOfARecognizedGesture() {
    let touched = TouchedView(frame: stage.view.bounds)
    stage.view.addSubview(touched)
    let pan = add(UIPanGestureRecognizer(), "pan")
    finger.drag(from: inside, to: CGPoint(x: 90, y: 50), duration: 0.1, steps: 4)
    #expect(touched.log == ["began", "moved", "cancelled"] || touched.log == ["began", "cancelled"])
    touched.log = []
    pan.cancelsTouchesInView = false
    finger.drag(from: inside, to: CGPoint(x: 90, y: 50), duration: 0.1, steps: 2)
    #expect(touched.log == ["began", "moved", "moved", "ended"])
    touched.log = []
    pan.isEnabled = false
    finger.drag(from: inside, to: CGPoint(x: 90, y: 50), duration: 0.1, steps: 1)
    #expect(touched.log == ["began", "moved", "ended"])
  }

  @Test func tapsEndBeforeTheViewKnows() {
    let touched = TouchedView(frame: stage.view.bounds)
    stage.view.addSubview(touched)
    add(UITapGestureRecognizer(), "tap")
    tap()
    #expect(touched.log == ["began", "cancelled"])
    touched.log = []
    let double = add(UITapGestureRecognizer(), "double", to: stage.window)
    double.numberOfTapsRequired = 2
    stage.view.gestureRecognizers = nil
    tap()
    #expect(touched.log == ["began"])
    stage.advance(by: 1)
    #expect(touched.log == ["began", "ended"])
  }

  @Test func innerRecognizersComeFirstUnlessADelegateLetsBoth() {
    final class Friend: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let outer = add(UITapGestureRecognizer(), "outer", to: stage.window)
    add(UITapGestureRecognizer(), "inner")
    tap()
    #expect(log.entries == ["inner ended"])
    log.entries = []
    let friend = Friend()
    outer.delegate = friend
    tap()
    #expect(log.entries == ["inner ended", "outer ended"])
  }

  @Test func delegatesMayObject() {
    final class Objector: NSObject, UIGestureRecognizerDelegate {
      var refusesTouch = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !refusesTouch
      }
    }
    let objector = Objector()
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.delegate = objector
    finger.drag(from: inside, to: CGPoint(x: 90, y: 50), duration: 0.1)
    #expect(log.entries.isEmpty)
    objector.refusesTouch = true
    finger.down(at: inside)
    #expect(pan.numberOfTouches == 0)
    finger.up()
  }

  @Test func controlsKeepTapsToThemselves() {
    let control = UIControl(frame: stage.view.bounds)
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.view.addSubview(control)
    add(UITapGestureRecognizer(), "tap")
    tap()
    #expect(taps == 1)
    #expect(log.entries.isEmpty)
  }

  @Test func recognizersBelongToOneView() {
    let recognizer = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(recognizer)
    #expect(recognizer.view === stage.view)
    stage.window.addGestureRecognizer(recognizer)
    #expect(stage.view.gestureRecognizers == nil)
    #expect(stage.window.gestureRecognizers?.count == 1)
    stage.window.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil)
  }

  @Test func systemsThatTakeTouchesAwayCancelGestures() {
    add(UIPanGestureRecognizer(), "pan")
    finger.down(at: inside)
    finger.move(to: CGPoint(x: 90, y: 50))
    finger.cancel()
    #expect(log.entries == ["pan began", "pan cancelled"])
  }
}
