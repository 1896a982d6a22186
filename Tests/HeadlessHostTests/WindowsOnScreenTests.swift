import Foundation
import HeadlessHost
import Testing
import UIKit

/// What is on the screen beside the host's window, and how long windows live.
@Suite(.serialized) @MainActor struct WindowsOnScreenTests {
  private func host() throws -> ScreenHost {
    let host = ScreenHost(options: SnapshotOptions(size: Device.Size(width: 20, height: 20), scale: 1))
    let view = UIView()
    view.backgroundColor = .red
    try host.show(view)
    return host
  }

  private func window(_ color: UIColor, x: CGFloat, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: x, y: 0, width: 10, height: 20))
    window.backgroundColor = color
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  /// Red, green and blue, eight bits each.
  private func pixel(_ host: ScreenHost, x: Int) -> UInt32 {
    let context = CGContext(width: 1, height: 1, scale: 1)
    context.translateBy(x: CGFloat(-x), y: -5)
    UIGraphicsPushContext(context)
    UIImage(cgImage: host.image()).draw(at: .zero)
    UIGraphicsPopContext()
    return context.withUnsafePixels { pixels, _ in pixels[0] & 0xFF_FFFF }
  }

  @Test func windowsAreDrawnByLevelThenByTheOrderInWhichTheyWereShown() throws {
    let host = try host()
    defer { host.close() }
    let alert = window(UIColor(red: 0, green: 0, blue: 1, alpha: 1), x: 10, level: .alert)
    let normal = window(UIColor(red: 0, green: 1, blue: 0, alpha: 1), x: 5)
    host.drawFrame()
    #expect(host.layoutText().components(separatedBy: "\nUIWindow").count == 4)
    let own = pixel(host, x: 2)
    #expect(pixel(host, x: 7) == 0x00FF00)
    #expect(pixel(host, x: 12) == 0x0000FF)
    alert.isHidden = true
    #expect(pixel(host, x: 12) == 0x00FF00)
    normal.isHidden = true
    #expect(pixel(host, x: 12) == own)
  }

  @Test func theKeyIsPassedToTheFrontmostWindowThatIsShown() throws {
    let host = try host()
    defer { host.close() }
    let alert = window(.blue, x: 0, level: .alert)
    let normal = window(.green, x: 0)
    normal.makeKeyAndVisible()
    #expect(normal.isKeyWindow && !host.window.isKeyWindow)
    normal.isHidden = true
    #expect(alert.isKeyWindow)
    alert.isHidden = true
    #expect(host.window.isKeyWindow)
  }

  @Test func aWindowThatALocalHeldLivesToTheEndOfTheTurn() {
    let view = UIView()
    func show() {
      let window = UIWindow()
      window.addSubview(view)
    }
    show()
    #expect(view.window != nil)
  }

  @Test func appearanceCallbacksGetTheAnimatedOfTheTransition() throws {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear \(animated)") }
      override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing \(animated)") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear \(animated)") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear \(animated)") }
    }
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = Child()
    let host = try host()
    defer { host.close() }
    try host.show(container)
    container.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    container.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(
      child.calls == [
        "willAppear true", "isAppearing true", "didAppear true", "willDisappear true", "didDisappear true",
      ])
  }

  @Test func aNegativeOffsetShowsTheListPulledDown() throws {
    let host = ScreenHost(options: SnapshotOptions(size: Device.Size(width: 100, height: 100), scale: 1))
    defer { host.close() }
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 500)
    try host.show(scrollView)
    try host.scroll(.offset(-80))
    #expect(scrollView.contentOffset.y == -80)
    try host.scroll(.offset(9000))
    #expect(scrollView.contentOffset.y == 400)
  }
}
