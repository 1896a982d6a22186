import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct SystemAnimationTests {
  @Test func deletedViewsLeaveTheirSuperviewAtTheEnd() {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), other = UIView()
    window.addSubview(view)
    window.addSubview(other)
    var ended: Bool?
    UIView.perform(.delete, on: [view], options: [], animations: { other.alpha = 0.5 }) { ended = $0 }
    #expect(view.superview === window && view.alpha == 0 && other.alpha == 0.5 && ended == nil)
    DisplayClock.shared.advance(by: 0.5)
    #expect(view.superview == nil && ended == true)
  }
}
