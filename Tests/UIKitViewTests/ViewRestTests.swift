import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite struct ViewRestTests {
  private let window: UIWindow

  init() {
    TestScreen.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  final class Watcher: UIView {
    var told: [String] = []
    func start(_ name: String?, _ context: UnsafeMutableRawPointer?) { told.append("start \(name ?? "")") }
    func stop(_ name: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      told.append("stop \(name ?? "") \(finished.boolValue)")
    }
  }

  @available(*, deprecated)
  private func moveOldStyle(_ view: UIView, _ watcher: Watcher?) {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(watcher)
    UIView.setAnimationWillStart(Selector(Watcher.start(_:_:)))
    UIView.setAnimationDidStop(_SelectorName("stop:finished:context:")(Watcher.stop(_:_:_:)))
    view.center.x += 100
    UIView.commitAnimations()
  }

  @available(*, deprecated)
  @Test func changesBetweenBeginAndCommitMove() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let watcher = Watcher()
    moveOldStyle(view, watcher)
    #expect(view.center.x == 105)
    DisplayClock.shared.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 55) < 1)
    #expect(watcher.told == ["start move"])
    DisplayClock.shared.advance(by: 0.6)
    #expect(watcher.told == ["start move", "stop move true"])
    view.center.x = 5
    #expect(view.layer.animationKeys() == nil)
  }

  @available(*, deprecated)
  @Test func withAnimationsSwitchedOffNothingIsBegun() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    moveOldStyle(view, nil)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 105)
  }

  @Test func fingersFromTheEdgeAreRecognized() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .right
    view.addGestureRecognizer(edge)
    let finger = TouchDriver(window: window)
    func drag(_ start: CGFloat, _ end: CGFloat) -> UIGestureRecognizer.State {
      finger.down(at: CGPoint(x: start, y: 300))
      finger.move(to: CGPoint(x: end, y: 300))
      finger.move(to: CGPoint(x: end, y: 301))
      defer { finger.up() }
      return edge.state
    }
    #expect(drag(390, 340) == .changed)
    #expect(drag(200, 140) != .changed)
    #expect(drag(3, 60) != .changed)
  }

  @Test func windowsTellWhatBecomesOfThem() {
    var told: [String] = []
    let names: [NSNotification.Name] = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeHiddenNotification,
    ]
    let second = UIWindow()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: second, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    second.makeKeyAndVisible()
    window.makeKey()
    second.isHidden = true
    #expect(told == names.map(\.rawValue))
  }

  @Test func theScreenSaysWhatItIs() {
    let screen = UIScreen.main
    #expect(screen.maximumFramesPerSecond == 60)
    screen.brightness = 2
    #expect(screen.brightness == 1)
    TestScreen.reset()
    #expect(screen.brightness == 0.5)
    let fixed = screen.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    TestScreen.reset(size: CGSize(width: 852, height: 393))
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    let corner = screen.fixedCoordinateSpace.convert(CGPoint.zero, to: screen.coordinateSpace)
    #expect(screen.fixedCoordinateSpace.convert(corner, from: screen.coordinateSpace) == .zero)
    #expect(corner == CGPoint(x: 0, y: 393))
  }
}
