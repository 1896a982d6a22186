import Testing
@testable import UIKit

/// Whether the content of a scroll view hears of fingers.
@MainActor @Suite struct ContentTouchTests {
  private final class Picky: UIScrollView {
    var asked: [UIView] = []
    var answer = false
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      asked.append(view)
      return answer
    }
  }

  private final class Listener: UIView {
    var heard = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += touches.count }
  }

  @Test func scrollViewIsAskedBeforeItsContentHears() {
    TestScreen.reset()
    let window = UIWindow()
    let scroll = Picky(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let content = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(scroll.asked.count == 1 && scroll.asked.first === content && content.heard == 0)
    scroll.answer = true
    window.tap(at: CGPoint(x: 50, y: 50))
    #expect(scroll.asked.count == 2 && content.heard == 2)
    // A finger that the content does not hear of scrolls all the same.
    scroll.answer = false
    let finger = TouchDriver(window: window)
    finger.down(at: CGPoint(x: 50, y: 200))
    finger.move(to: CGPoint(x: 50, y: 150))
    finger.move(to: CGPoint(x: 50, y: 100))
    #expect(scroll.contentOffset.y > 40)
    finger.up()
  }
}
