import Testing

@testable import UIKit

/// What bars once did wrong.
@Suite(.serialized) @MainActor struct BarDefectTests {
  @Test func otherTraitsGiveTheBarAnotherHeight() {
    let rows = RowsController()
    let stage = NavigationStage(rows)
    #expect(stage.bar.frame.height == 44)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    let parent = UIViewController()
    stage.window.rootViewController = parent
    parent.addChild(stage.navigation)
    parent.view.addSubview(stage.navigation.view)
    stage.navigation.view.frame = parent.view.bounds
    stage.settle()
    parent.setOverrideTraitCollection(compact, forChild: stage.navigation)
    stage.settle()
    #expect(stage.bar.frame.height == 32)
    #expect(rows.tableView.safeAreaInsets.top == 79)
  }

  @Test func anOpaqueBarDoesNotCoverTheRefreshControl() throws {
    let rows = RowsController()
    let refresh = UIRefreshControl()
    rows.refreshControl = refresh
    let stage = NavigationStage(rows, large: true)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    stage.bar.scrollEdgeAppearance = look
    stage.settle()
    rows.tableView.contentOffset.y = -143 - 60
    let page = stage.page
    let host = try #require(page.subviews.first { $0.subviews.contains { $0 is ActivitySpinner } })
    #expect(abs(stage.place(host).minY - (143 - 52)) < 0.5)
    // Without a background of the bar it stays where it was.
    stage.bar.scrollEdgeAppearance = nil
    stage.settle()
    rows.tableView.contentOffset.y = -143 - 61
    #expect(!page.subviews.contains { $0.subviews.contains { $0 is ActivitySpinner } })
    rows.tableView.contentOffset.y = -143
    #expect(refresh.subviews.contains { $0.subviews.contains { $0 is ActivitySpinner } })
  }

  @Test func buttonsOfTwoPagesAreNotSeenOverEachOther() {
    let (root, top) = (UIViewController(), UIViewController())
    for controller in [root, top] {
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Wide title", style: .plain, target: nil, action: nil)
    }
    let stage = NavigationStage(root)
    stage.navigation.pushViewController(top, animated: true)
    stage.window.updateForFrame()
    stage.advance(0.175)
    func shown(_ controller: UIViewController) -> Float {
      controller.navigationItem.rightBarButtonItem?.button.layer.presentation()?.opacity ?? 1
    }
    #expect(max(0, shown(root)) < 0.3 && max(0, shown(top)) < 0.3)
    stage.settle()
    #expect(shown(top) == 1)
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(shown(root) == 1)
  }

  @Test func windowsOfAnEarlierHostAreNotTheApplications() {
    let stage = NavigationStage(UIViewController())
    let application = UIApplication.shared
    #expect(application.windows.contains { $0 === stage.window })
    TestScreen.reset()
    #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.count == 1)
    #expect(application.windows.contains { $0 === stage.window })
  }
}
