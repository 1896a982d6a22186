import Testing

@testable import UIKit

private final class SplitJudge: NSObject, UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var leavesOut = false
  var calls: [String] = []
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? column }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { leavesOut }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expand") }
}

@Suite(.serialized) @MainActor struct UISplitViewControllerTests {
  private let log = CallLog()
  private let judge = SplitJudge()
  private let list = RowsController()
  private let detail = UIViewController()

  private func make(
    wide: Bool, top: UISplitViewController.Column? = nil
  ) -> (split: UISplitViewController, window: UIWindow) {
    let size = wide ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 844)
    TestScreen.reset(size: size)
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      traits: UITraitCollection(userInterfaceIdiom: wide ? .pad : .phone))
    let split = UISplitViewController(style: .doubleColumn)
    judge.top = top
    split.delegate = judge
    list.title = "List"
    detail.title = "Detail"
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle(window)
    return (split, window)
  }

  private func settle(_ window: UIWindow) {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil as UIView?)
  }

  @Test func columnsStandBesideEachOtherInRegularWidth() {
    let (split, window) = make(wide: true)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
    #expect(place(list) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(place(detail) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(list.splitViewController === split && list.navigationController !== detail.navigationController)
    #expect(split.viewControllers.count == 2 && split.viewController(for: .primary) === list)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(abs(list.view.safeAreaInsets.top - 74) < 0.01)
    split.minimumPrimaryColumnWidth = 400
    settle(window)
    #expect(place(list).width == 400)
  }

  @Test func theFirstColumnCanBeHidden() {
    let (split, window) = make(wide: true)
    split.hide(.primary)
    settle(window)
    #expect(split.displayMode == .secondaryOnly && place(detail).width == 1180 && place(list).maxX <= 0)
    split.show(.primary)
    settle(window)
    #expect(place(list).minX == 0 && place(detail).minX == 320.5)
    let button = split.displayModeButtonItem
    button.primaryAction?.perform(sender: button)
    settle(window)
    #expect(split.displayMode == .secondaryOnly && place(detail).width == 1180)
  }

  @Test func theSecondColumnIsOnTopOfTheStackInCompactWidth() {
    let (split, window) = make(wide: false)
    #expect(split.isCollapsed && judge.calls == ["collapse"])
    let stack = list.navigationController
    #expect(stack?.viewControllers == [list, detail] && detail.view.window === window)
    split.show(.primary)
    settle(window)
    #expect(stack?.viewControllers == [list])
    split.show(.secondary)
    settle(window)
    #expect(stack?.viewControllers == [list, detail])
  }

  @Test func theDelegateSaysWhichColumnIsOnTop() {
    let (split, window) = make(wide: false, top: .primary)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(list.view.window === window && detail.viewIfLoaded?.window == nil)
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    settle(window)
    #expect(list.navigationController?.viewControllers == [list, other])
    #expect(split.viewController(for: .secondary) === other)
  }

  @Test func detailsTakeTheSecondColumn() {
    let (split, window) = make(wide: true)
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    settle(window)
    #expect(place(other).minX == 320.5 && detail.viewIfLoaded?.window == nil && detail.parent?.parent == nil)
    list.show(UIViewController(), sender: nil)
    settle(window)
    #expect(list.navigationController?.viewControllers.count == 2 && split.viewControllers.count == 2)
  }

  @Test func columnsComeApartWhenTheWidthBecomesRegular() {
    let (split, window) = make(wide: false)
    let pushed = UIViewController()
    detail.navigationController?.pushViewController(pushed, animated: false)
    settle(window)
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 1180, height: 820), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    window.frame.size = CGSize(width: 1180, height: 820)
    window.screenTraitsDidChange()
    settle(window)
    #expect(!split.isCollapsed && judge.calls == ["collapse", "expand"])
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail, pushed])
    #expect(place(list).width == 320 && place(pushed).minX == 320.5)
  }

  @Test func withoutAStyleControllersAreAsTheyAre() {
    let (_, window) = make(wide: true)
    let split = UISplitViewController()
    let navigation = UINavigationController(rootViewController: RowsController())
    let plain = UIViewController()
    split.viewControllers = [navigation, plain]
    window.rootViewController = split
    settle(window)
    #expect(split.viewControllers == [navigation, plain] && place(plain).minX == 320.5)
  }

  @Test func withoutAContainerControllersArePresented() {
    let (_, window) = make(wide: true)
    let root = UIViewController()
    window.rootViewController = root
    settle(window)
    root.show(UIViewController(), sender: nil)
    settle(window)
    #expect(root.presentedViewController != nil)
  }
}
