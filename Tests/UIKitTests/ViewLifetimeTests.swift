import Foundation
import Testing
import UIKit

@MainActor @Suite("Views and the window they were in")
struct ViewLifetimeTests {
  @Test func viewsOutliveTheirWindow() async {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.isHidden = false
      #expect(inner.window === window)
    }
    // UIKit keeps a window that only a local variable held to the end of the turn.
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(view.window == nil)
    #expect(view.superview == nil)
    #expect(inner.window == nil)
    inner.addSubview(UIView())
  }
}
