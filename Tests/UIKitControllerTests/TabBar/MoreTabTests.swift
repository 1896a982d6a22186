import Foundation
import Testing

@testable import UIKit

/// More controllers than a bar has room for, and tabs in the place of controllers.
@Suite(.serialized) @MainActor struct MoreTabTests {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "C\(index)"
      return controller
    }
  }

  private func list(_ stage: TabStage) -> UITableView? {
    (stage.tabs.moreNavigationController.viewControllers.first as? UITableViewController)?.tableView
  }

  private func tapRow(_ row: Int, _ stage: TabStage) throws {
    let cell = try #require(list(stage)?.cellForRow(at: IndexPath(row: row, section: 0)))
    stage.tap(cell)
  }

  @Test func theFifthTabOfAPhoneHasTheControllersThatHaveNone() throws {
    let all = controllers(7)
    let stage = TabStage(all)
    #expect(stage.bar.items?.map(\.title) == ["C0", "C1", "C2", "C3", "More"])
    stage.tapTab(4)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    #expect(stage.tabs.selectedIndex == NSNotFound)
    let table = try #require(list(stage))
    #expect(table.window === stage.window)
    let titles = table.visibleCells.map { $0.textLabel?.text }
    #expect(titles == ["C4", "C5", "C6"])
    try tapRow(1, stage)
    #expect(stage.tabs.selectedViewController === all[5] && stage.tabs.selectedIndex == 5)
    #expect(all[5].view.window === stage.window)
    #expect(all[5].navigationController === stage.tabs.moreNavigationController)
    #expect(all[5].tabBarController === stage.tabs)
  }

  @Test func whatWasChosenInTheListIsThereAgainUntilTheListIsShown() throws {
    let all = controllers(6)
    let stage = TabStage(all)
    stage.tapTab(4)
    try tapRow(0, stage)
    stage.tapTab(1)
    #expect(stage.tabs.selectedViewController === all[1])
    stage.tapTab(4)
    #expect(stage.tabs.selectedViewController === all[4] && all[4].view.window != nil)
    stage.tapTab(4)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    #expect(all[4].parent === stage.tabs)
    stage.tabs.selectedIndex = 5
    stage.settle()
    #expect(all[5].view.window === stage.window && stage.bar.selectedItem?.title == "More")
  }

  @Test func aNavigationControllerLendsItsControllersToTheList() throws {
    var all = controllers(5)
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    all.append(navigation)
    let stage = TabStage(all)
    stage.tapTab(4)
    try tapRow(1, stage)
    let more = stage.tabs.moreNavigationController
    #expect(stage.tabs.selectedViewController === navigation)
    #expect(more.viewControllers.last === first && first.view.window === stage.window)
    more.popToRootViewController(animated: false)
    stage.settle()
    #expect(navigation.viewControllers == [first])
    #expect(navigation.tabBarItem.title == "First")
  }

  @Test func aWideBarHasEightTabs() {
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    let stage = TabStage(controllers(8), size: CGSize(width: 1024, height: 768), safeArea: .zero, traits: pad)
    #expect(stage.bar.items?.count == 8 && stage.bar.items?.last?.title == "C7")
    stage.tabs.viewControllers = controllers(9)
    stage.settle()
    #expect(stage.bar.items?.count == 8 && stage.bar.items?.last?.title == "More")
  }

  @Test func theListIsReorderedUnlessNothingIsCustomizable() throws {
    let stage = TabStage(controllers(6))
    stage.tapTab(4)
    let root = try #require(stage.tabs.moreNavigationController.viewControllers.first)
    #expect(root.navigationItem.rightBarButtonItem === root.editButtonItem)
    let table = try #require(list(stage))
    (root as? UITableViewController)?.tableView(
      table, moveRowAt: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    #expect(stage.tabs.viewControllers?.map(\.title) == ["C0", "C1", "C2", "C3", "C5", "C4"])
    stage.tabs.customizableViewControllers = nil
    #expect(root.navigationItem.rightBarButtonItem == nil)
  }

  @Test func controllersThatGoAreLeftByTheList() throws {
    let all = controllers(6)
    let stage = TabStage(all)
    stage.tabs.selectedIndex = 5
    stage.settle()
    stage.tabs.viewControllers = Array(all.prefix(3))
    stage.settle()
    #expect(all[5].parent == nil && stage.tabs.selectedIndex == 0)
    #expect(stage.bar.items?.count == 3 && all[0].view.window === stage.window)
  }

  // MARK: Tabs

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      calls.append("should \(tab.identifier)")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")") }
  }

  @Test func tabsMakeTheirControllers() {
    let tabs = ["a", "b"].map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
    let judge = Judge()
    let controller = UITabBarController(tabs: tabs)
    controller.delegate = judge
    let stage = TabStage(controller.viewControllers ?? [], tabs: controller)
    controller.tabs = tabs
    stage.settle()
    #expect(stage.bar.items?.map(\.title) == ["a", "b"] && controller.selectedTab === tabs[0])
    stage.tapTab(1)
    #expect(controller.selectedTab === tabs[1] && controller.selectedViewController === tabs[1].viewController)
    #expect(judge.calls == ["should b", "did b after a"])
    #expect(tabs[1].viewController?.tab === tabs[1] && tabs[1].tabBarController === controller)
    tabs[0].badgeValue = "3"
    #expect(stage.bar.items?.first?.badgeValue == "3")
    tabs[0].isHidden = true
    #expect(stage.bar.items?.map(\.title) == ["b"])
  }

  @Test func aGroupShowsItsChosenChild() {
    let inner = ["x", "y"].map { name in UITab(title: name, image: nil, identifier: name) { _ in UIViewController() } }
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: inner)
    let first = UITab(title: "f", image: nil, identifier: "f") { _ in UIViewController() }
    let controller = UITabBarController(tabs: [first, group])
    let stage = TabStage([], tabs: controller)
    controller.tabs = [first, group]
    stage.settle()
    #expect(controller.tab(forIdentifier: "y") === inner[1])
    controller.selectedTab = inner[1]
    stage.settle()
    #expect(controller.selectedTab === inner[1] && inner[1].viewController?.view.window === stage.window)
    #expect(stage.bar.selectedItem?.title == "g" && inner[0].viewController == nil)
    group.selectedChild = inner[0]
    stage.settle()
    #expect(inner[0].viewController?.view.window === stage.window)
    #expect(inner[1].viewController?.view.window == nil)
    controller.compactTabIdentifiers = ["g"]
    #expect(stage.bar.items?.map(\.title) == ["g"])
  }
}
