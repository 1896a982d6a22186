import Testing

@testable import UIKit

private final class SplitLog: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  var top: UISplitViewController.Column?
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    calls.append("mode \(displayMode.rawValue)")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    calls.append("show \(column.rawValue)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    calls.append("hide \(column.rawValue)")
  }
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? column }
}

/// Split view controllers on iPads: held upright, on their side, with two and three columns.
@Suite(.serialized) @MainActor struct SplitDisplayTests {
  private let list = RowsController()
  private let middle = UIViewController()
  private let detail = UIViewController()
  private let log = SplitLog()
  private let split: UISplitViewController
  private let window: UIWindow
  private static let upright = CGSize(width: 834, height: 1194)

  init() {
    TestScreen.reset(size: Self.upright)
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: Self.upright), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    split = UISplitViewController(style: .doubleColumn)
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.upright))
  }

  private func show(_ split: UISplitViewController) {
    split.delegate = log
    split.setViewController(list, for: .primary)
    if split.style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    (list.title, middle.title, detail.title) = ("List", "Middle", "Detail")
    window.rootViewController = split
    window.makeKeyAndVisible()
    settle()
  }

  private func settle() {
    window.updateForFrame()
    DisplayClock.shared.settle(limit: 10)
    window.updateForFrame()
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    UIView.performWithoutAnimation {
      UIApplication.shared.resize(to: CGSize(width: width, height: height), safeAreaInsets: .zero)
    }
    settle()
  }

  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil as UIView?)
  }

  private func tap(_ point: CGPoint) {
    let finger = TouchDriver(window: window)
    finger.down(at: point)
    finger.up()
    settle()
  }

  private func tapButton() {
    let button = split.displayModeButtonItem.button
    tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?))
  }

  @Test func uprightTheLastColumnStandsAloneAndTheSidebarComesOverIt() {
    show(split)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(place(detail).width == 834 && !list.isViewLoaded, "what is not seen is not loaded")
    let button = split.displayModeButtonItem.button
    #expect(button.isDescendant(of: detail.navigationController!.navigationBar))
    tapButton()
    #expect(split.displayMode == .oneOverSecondary && log.calls == ["mode 3", "show 0"])
    #expect(place(list) == CGRect(x: 0, y: 0, width: 320, height: 1194) && place(detail).width == 834)
    #expect(button.isDescendant(of: list.navigationController!.navigationBar))
    log.calls = []
    tap(CGPoint(x: 700, y: 600))
    #expect(split.displayMode == .secondaryOnly && log.calls == ["mode 1", "hide 0"] && place(list).maxX <= 0)
  }

  @Test func aFingerFromTheEdgeBringsTheSidebarIn() {
    show(split)
    let finger = TouchDriver(window: window)
    finger.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 200, y: 600), duration: 0.3, steps: 10)
    settle()
    #expect(split.displayMode == .oneOverSecondary)
    split.hide(.primary)
    split.presentsWithGesture = false
    settle()
    finger.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 200, y: 600), duration: 0.3, steps: 10)
    settle()
    #expect(split.displayMode == .secondaryOnly && split.displayModeButtonItem.button.window == nil)
    split.displayModeButtonVisibility = .always
    settle()
    #expect(split.displayModeButtonItem.button.window != nil)
  }

  @Test func turnedItStandsBeside() {
    show(split)
    resize(1194, 834)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(place(list).width == 320 && place(detail).minX == 320.5 && place(detail).maxX == 1194)
    tapButton()
    #expect(split.displayMode == .secondaryOnly && place(detail).width == 1194)
    resize(834, 1194)
    resize(1194, 834)
    #expect(split.displayMode == .oneBesideSecondary, "what was chosen is of one behaviour")
    resize(507, 834)
    #expect(split.isCollapsed && split.displayModeButtonItem.button.window == nil)
    #expect(list.navigationController?.viewControllers == [list, detail])
    resize(1194, 834)
    #expect(!split.isCollapsed && place(detail).minX == 320.5)
  }

  @Test func whatIsPreferredIsShown() {
    split.preferredDisplayMode = .oneBesideSecondary
    show(split)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && place(detail).minX == 320.5)
    split.preferredDisplayMode = .automatic
    split.preferredSplitBehavior = .displace
    settle()
    #expect(split.splitBehavior == .displace && split.displayMode == .oneBesideSecondary)
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .oneOverSecondary
    settle()
    #expect(split.displayMode == .oneOverSecondary && place(detail).width == 834 && place(list).minX == 0)
    split.primaryEdge = .trailing
    settle()
    #expect(place(list).maxX == 834)
  }

  @Test func threeColumnsAreShownOneByOne() {
    let split = UISplitViewController(style: .tripleColumn)
    show(split)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.supplementary)
    settle()
    #expect(split.displayMode == .oneOverSecondary && place(middle).minX == 0 && !list.isViewLoaded)
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoOverSecondary && place(list).minX == 0 && place(middle).minX == 320.5)
    split.show(.secondary)
    settle()
    #expect(split.displayMode == .secondaryOnly && place(middle).maxX <= 0 && place(list).maxX <= 0)
    resize(1366, 1024)
    #expect(split.splitBehavior == .tile && split.displayMode == .oneBesideSecondary && place(detail).minX == 320.5)
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoBesideSecondary && place(detail).minX == 641 && place(detail).maxX == 1366)
    split.hide(.supplementary)
    settle()
    #expect(split.displayMode == .secondaryOnly && place(detail).width == 1366)
    resize(1194, 834)
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoDisplaceSecondary && place(detail).minX == 641 && place(detail).width == 873.5)
    tap(CGPoint(x: 1000, y: 400))
    #expect(split.displayMode == .oneBesideSecondary)
    split.minimumSupplementaryColumnWidth = 400
    settle()
    #expect(split.supplementaryColumnWidth == 400 && place(middle).width == 400)
  }

  @Test(arguments: [(UISplitViewController.Column.primary, 1), (.supplementary, 2), (.secondary, 3)])
  func threeColumnsBecomeOneStack(top: UISplitViewController.Column, count: Int) {
    log.top = top
    let split = UISplitViewController(style: .tripleColumn)
    show(split)
    resize(375, 834)
    #expect(
      split.isCollapsed && list.navigationController?.viewControllers == Array([list, middle, detail].prefix(count)))
    split.show(.secondary)
    settle()
    #expect(list.navigationController?.viewControllers == [list, middle, detail])
    split.show(.supplementary)
    settle()
    #expect(list.navigationController?.viewControllers == [list, middle])
    split.show(.primary)
    settle()
    #expect(list.navigationController?.viewControllers == [list])
    split.show(.secondary)
    settle()
    resize(1366, 1024)
    #expect(
      middle.navigationController?.viewControllers == [middle] && list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail] && place(middle).minX == 0)
  }
}
