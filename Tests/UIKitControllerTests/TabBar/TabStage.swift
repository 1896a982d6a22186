@testable import UIKit

/// A window of a phone with a safe area (47 above, 34 below), and a tab bar controller in it.
@MainActor final class TabStage {
  let window: UIWindow
  let tabs: UITabBarController
  lazy var finger = TouchDriver(window: window)

  init(
    _ controllers: [UIViewController], size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection = UITraitCollection(), tabs: UITabBarController = UITabBarController()
  ) {
    TestScreen.reset(size: size)
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: 3, safeAreaInsets: safeArea, traits: traits)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.tabs = tabs
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    settle()
  }

  var bar: UITabBar { tabs.tabBar }

  func settle() {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  func tap(_ view: UIView) {
    finger.down(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?))
    finger.up()
    settle()
  }

  func tapTab(_ index: Int) { tap(bar.buttons[index]) }

  /// Where a view is in the window.
  func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }
}
