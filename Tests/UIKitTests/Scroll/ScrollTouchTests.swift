import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ScrollTouchTests {
  private let stage = Stage()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let finger: TouchDriver

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scrollView)
    stage.window.updateForFrame()
    finger = TouchDriver(window: stage.window)
  }

  private func wait(_ seconds: Double) { stage.advance(by: seconds) }

  private final class Content: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private func makeContent() -> Content {
    let content = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    scrollView.addSubview(content)
    return content
  }

  @Test func theFirstTenPointsDoNotScroll() {
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 291))
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isDragging)
    finger.move(to: CGPoint(x: 200, y: 270))
    #expect(scrollView.contentOffset.y == 20)
    #expect(scrollView.isDragging)
    finger.up()
  }

  @Test func contentHearsOfAFingerThatRests() {
    let content = makeContent()
    finger.down(at: CGPoint(x: 200, y: 300))
    #expect(content.log.isEmpty)
    wait(0.14)
    #expect(content.log.isEmpty)
    wait(0.02)
    #expect(content.log == ["began"])
    finger.move(to: CGPoint(x: 200, y: 250))
    #expect(content.log == ["began", "cancelled"])
    #expect(scrollView.isDragging)
    finger.up()
  }

  @Test func contentNeverHearsOfAQuickDrag() {
    let content = makeContent()
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(content.log.isEmpty)
    #expect(scrollView.contentOffset.y == 90)
    wait(3)
  }

  @Test func quickTapsReachTheContentWhole() {
    let content = makeContent()
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.up()
    #expect(content.log == ["began", "ended"])
  }

  @Test func withoutDelayTheContentHearsAtOnce() {
    let content = makeContent()
    scrollView.delaysContentTouches = false
    finger.down(at: CGPoint(x: 200, y: 300))
    #expect(content.log == ["began"])
    scrollView.canCancelContentTouches = false
    finger.move(to: CGPoint(x: 200, y: 200))
    #expect(content.log == ["began", "moved"])
    #expect(scrollView.contentOffset.y == 0)
    finger.up()
    #expect(content.log == ["began", "moved", "ended"])
  }

  @Test func controlsKeepAFingerThatTheyKnowOf() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.addSubview(button)
    finger.down(at: CGPoint(x: 200, y: 300))
    wait(0.2)
    #expect(button.isTracking)
    finger.move(to: CGPoint(x: 200, y: 200))
    #expect(scrollView.contentOffset.y == 0)
    finger.up()
    // A quick drag that begins on it scrolls.
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(scrollView.contentOffset.y == 90)
    #expect(!button.isTracking)
    wait(3)
  }

  @Test func aFingerStopsContentThatMoves() {
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), duration: 0.1)
    #expect(scrollView.isDecelerating)
    wait(0.1)
    finger.down(at: CGPoint(x: 200, y: 300))
    #expect(!scrollView.isDecelerating)
    let offset = scrollView.contentOffset
    wait(1)
    #expect(scrollView.contentOffset == offset)
    finger.up()
  }

  @Test func contentThatIsLetGoPastItsEdgeComesBack() {
    finger.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.5)
    #expect(scrollView.contentOffset.y < -50)
    #expect(scrollView.isDecelerating)
    wait(2)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!scrollView.isDecelerating)
    scrollView.bounces = false
    finger.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.5)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func pagesAreTurnedOneAtATime() {
    scrollView.isPagingEnabled = true
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), duration: 0.1)
    wait(3)
    #expect(scrollView.contentOffset.y == 400)
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), duration: 1)
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.up()
    wait(3)
    #expect(scrollView.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
  }

  @Test func theDelegateChoosesWhereContentRests() {
    final class Chooser: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.y = 777 }
    }
    let chooser = Chooser()
    scrollView.delegate = chooser
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), duration: 0.1)
    wait(5)
    #expect(scrollView.contentOffset.y == 777)
  }

  @Test func scrollsThatCodeAsksForTakeTime() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let listener = Listener()
    scrollView.delegate = listener
    scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scrollView.contentOffset.y == 0)
    wait(0.15)
    #expect(scrollView.contentOffset.y > 200 && scrollView.contentOffset.y < 400)
    wait(0.16)
    #expect(scrollView.contentOffset.y == 600)
    #expect(listener.ends == 1)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    wait(0.4)
    #expect(scrollView.contentOffset.y == 0)
    #expect(listener.ends == 2)
  }

  @Test func viewsThatScrollAcrossLeaveUprightDragsToTheOuterView() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    inner.contentSize = CGSize(width: 1200, height: 400)
    inner.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(inner)
    finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(scrollView.contentOffset.y == 90)
    #expect(inner.contentOffset == .zero)
    wait(5)
    let before = scrollView.contentOffset
    scrollView.setContentOffset(.zero, animated: false)
    finger.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.1)
    #expect(inner.contentOffset.x == 90)
    #expect(scrollView.contentOffset == .zero)
    #expect(before.y > 90)
    wait(5)
  }

  @Test func anOwnerThatGoesWhileItMovesIsForgotten() {
    var short: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    short!.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(short!)
    short!.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    short!.removeFromSuperview()
    short = nil
    wait(1)
    #expect(!stage.clock.isInMotion)
  }
}
