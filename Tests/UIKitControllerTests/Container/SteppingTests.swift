import Testing

@testable import UIKit

/// Containers that take the second column in and give it back, and those that unwind segues step through.
@Suite(.serialized) @MainActor struct SteppingTests {
  private final class Taker: UIViewController {
    var taken: UIViewController?
    var given: UIViewController?
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { taken = secondaryViewController }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
      given
    }
  }

  private final class Judge: NSObject, UISplitViewControllerDelegate {
    var other: UIViewController?
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { other }
  }

  private let judge = Judge()

  private func show(_ controller: UIViewController, width: CGFloat) -> UIWindow {
    let size = CGSize(width: width, height: 844)
    TestScreen.reset(size: size)
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(userInterfaceIdiom: width > 600 ? .pad : .phone))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle(window)
    return window
  }

  private func settle(_ window: UIWindow) {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  private func split(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
    let split = UISplitViewController()
    split.delegate = judge
    split.viewControllers = [primary, secondary]
    return split
  }

  @Test func theFirstColumnIsAskedToTakeTheSecondInAndToGiveIt() {
    let (primary, secondary) = (Taker(), UIViewController())
    let split = split(primary, secondary)
    let window = show(split, width: 1180)
    window.traitOverrides.horizontalSizeClass = .compact
    settle(window)
    #expect(primary.taken === secondary && split.viewControllers == [primary])
    primary.given = UIViewController()
    window.traitOverrides.horizontalSizeClass = .regular
    settle(window)
    #expect(split.viewControllers == [primary, primary.given])
    window.traitOverrides.horizontalSizeClass = .compact
    settle(window)
    judge.other = UIViewController()
    window.traitOverrides.horizontalSizeClass = .regular
    settle(window)
    #expect(split.viewControllers == [primary, judge.other], "the delegate comes first")
  }

  @Test func bothControllersAreGivenBackBeforeTheyAreShown() {
    let (primary, secondary) = (UIViewController(), UIViewController())
    let split = split(primary, secondary)
    #expect(split.viewControllers == [primary, secondary])
    _ = show(split, width: 390)
    #expect(split.viewControllers.count == 1)
  }

  @Test func aNavigationControllerPushesAndGivesBack() {
    let (list, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: list)
    let split = split(stack, detail)
    let window = show(split, width: 1180)
    window.traitOverrides.horizontalSizeClass = .compact
    settle(window)
    #expect(stack.viewControllers == [list, detail])
    window.traitOverrides.horizontalSizeClass = .regular
    settle(window)
    #expect(stack.viewControllers == [list] && split.viewControllers == [stack, detail])
  }

  @Test func unwindSegueGoesThroughTabsAndStacks() {
    let (goal, above, other) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: goal)
    let tabs = UITabBarController()
    tabs.viewControllers = [other, stack]
    let window = show(tabs, width: 390)
    tabs.selectedIndex = 1
    stack.pushViewController(above, animated: false)
    settle(window)
    tabs.selectedIndex = 0
    let sheet = UIViewController()
    other.present(sheet, animated: false)
    settle(window)
    sheet.goBack(by: UIStoryboardSegue(identifier: nil, source: sheet, destination: goal))
    settle(window)
    #expect(tabs.selectedViewController === stack && stack.topViewController === goal)
    #expect(tabs.presentedViewController == nil && goal.view.window != nil)
  }

  @Test func aNavigationControllersDelegateSaysHowItIsTurned() {
    final class Turner: NSObject, UINavigationControllerDelegate {
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.preferredInterfaceOrientationForPresentation == .portrait)
    let turner = Turner()
    stack.delegate = turner
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }
}
