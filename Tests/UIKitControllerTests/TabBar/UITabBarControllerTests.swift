import Testing

@testable import UIKit

private final class Judge: NSObject, UITabBarControllerDelegate {
  var answers = true
  var calls: [String] = []
  func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    calls.append("should \(viewController.title ?? "")")
    return answers
  }
  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    calls.append("did \(viewController.title ?? "")")
  }
}

private final class CountingTabs: UITabBarController {
  var seen: [(title: String?, index: Int)] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { seen.append((item.title, selectedIndex)) }
}

@Suite(.serialized) @MainActor struct UITabBarControllerTests {
  private let log = CallLog()

  private func make(_ names: String...) -> [UIViewController] { names.map { LoggedController($0, log) } }

  @Test func theFirstControllerIsShownAboveTheBar() {
    let all = make("a", "b")
    let stage = TabStage(all)
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.bar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(all[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(!all[1].isViewLoaded)
    #expect(all[0].tabBarController === stage.tabs)
    #expect(stage.bar.items?.map(\.title) == ["a", "b"])
    #expect(stage.bar.selectedItem === all[0].tabBarItem)
  }

  @Test func aTapShowsAnotherController() {
    let all = make("a", "b")
    let stage = TabStage(all)
    _ = log.take()
    stage.tapTab(1)
    #expect(stage.tabs.selectedViewController === all[1])
    #expect(
      log.take() == [
        "b load", "a willDisappear false", "b willAppear false", "b isAppearing false", "a didDisappear false",
        "b didAppear false",
      ])
    #expect(all[0].view.window == nil && all[1].view.window === stage.window)
  }

  @Test func theDelegateMayRefuse() {
    let all = make("a", "b")
    let stage = TabStage(all)
    let judge = Judge()
    stage.tabs.delegate = judge
    judge.answers = false
    stage.tapTab(1)
    #expect(stage.tabs.selectedIndex == 0 && stage.bar.selectedItem === all[0].tabBarItem)
    judge.answers = true
    stage.tapTab(1)
    #expect(stage.tabs.selectedIndex == 1)
    #expect(judge.calls == ["should b", "should b", "did b"])
    // The program's own choice asks nobody.
    stage.tabs.selectedIndex = 0
    #expect(judge.calls.count == 3)
  }

  @Test func aSubclassIsToldBeforeTheChoice() {
    let tabs = CountingTabs()
    let stage = TabStage(make("a", "b"), tabs: tabs)
    stage.tapTab(1)
    #expect(tabs.seen.map(\.title) == ["b"] && tabs.seen.map(\.index) == [0])
  }

  @Test func placesOutsideOfTheControllersChangeNothing() {
    let stage = TabStage(make("a", "b"))
    stage.tabs.selectedIndex = 7
    #expect(stage.tabs.selectedIndex == 0)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func newControllersKeepTheChosenOne() {
    let all = make("a", "b", "c")
    let stage = TabStage(all)
    stage.tabs.selectedIndex = 2
    stage.tabs.viewControllers = [all[2], all[0]]
    stage.settle()
    #expect(stage.tabs.selectedIndex == 0 && stage.tabs.selectedViewController === all[2])
    #expect(all[1].parent == nil)
    let other = make("d")
    stage.tabs.setViewControllers(other, animated: true)
    stage.settle()
    #expect(stage.tabs.selectedViewController === other[0] && other[0].view.window === stage.window)
    #expect(all[2].parent == nil && all[2].view.window == nil)
  }

  @Test func aTapOnTheChosenTabGoesBackToTheFirstController() {
    let navigation = UINavigationController(rootViewController: LoggedController("root", log))
    let stage = TabStage([navigation] + make("b"))
    navigation.pushViewController(LoggedController("top", log), animated: false)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    stage.tapTab(0)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func titlesOfControllersAreThoseOfTheirTabs() {
    let root = make("root")[0]
    let navigation = UINavigationController(rootViewController: root)
    let stage = TabStage([navigation])
    #expect(stage.bar.items?.first === root.tabBarItem)
    root.title = "New"
    stage.settle()
    #expect(stage.bar.buttons[0].label.text == "New")
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    stage.settle()
    #expect(stage.bar.buttons[0].label.text == "Search")
    root.navigationItem.title = "Only in the bar"
    stage.settle()
    #expect(stage.bar.buttons[0].label.text == "Search")
    root.title = "Both"
    stage.settle()
    #expect(stage.bar.buttons[0].label.text == "Both")
  }

  @Test func aTabBarThatIsNotTranslucentEndsTheViews() {
    let all = make("a")
    let stage = TabStage(all)
    stage.bar.isTranslucent = false
    stage.settle()
    #expect(all[0].view.frame.height == 761)
    #expect(all[0].view.safeAreaInsets.bottom == 0)
    all[0].extendedLayoutIncludesOpaqueBars = true
    stage.tabs.view.setNeedsLayout()
    stage.settle()
    #expect(all[0].view.frame.height == 844 && all[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func theBarCanBeHidden() {
    let all = make("a")
    let stage = TabStage(all)
    stage.tabs.setTabBarHidden(true, animated: true)
    stage.settle()
    #expect(stage.bar.isHidden && all[0].view.safeAreaInsets.bottom == 34)
    stage.tabs.isTabBarHidden = false
    stage.settle()
    #expect(!stage.bar.isHidden && all[0].view.safeAreaInsets.bottom == 83)
  }

  // MARK: With navigation controllers

  @Test func aPushedControllerHidesTheBar() {
    let rows = RowsController()
    let navigation = UINavigationController(rootViewController: rows)
    let stage = TabStage([navigation])
    #expect(rows.tableView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    let detail = RowsController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    stage.window.updateForFrame()
    DisplayClock.shared.advance(by: 0.2)
    // The bar goes with the view that it belongs to, below the one that comes.
    #expect(stage.bar.superview is BarWrapperView && !stage.bar.isHidden)
    #expect(stage.bar.frame.minY == 761)
    stage.settle()
    #expect(stage.bar.isHidden && stage.bar.superview === stage.tabs.view)
    #expect(detail.tableView.adjustedContentInset.bottom == 34)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(!stage.bar.isHidden && stage.place(stage.bar).minY == 761)
    #expect(rows.tableView.adjustedContentInset.bottom == 83)
  }

  @Test func aSwipeThatIsTakenBackKeepsTheBarHidden() {
    let navigation = UINavigationController(rootViewController: RowsController())
    let stage = TabStage([navigation])
    let detail = RowsController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    stage.settle()
    #expect(stage.bar.isHidden)
    stage.finger.down(at: CGPoint(x: 4, y: 400))
    for x in stride(from: 20, through: 100, by: 20) { stage.finger.move(to: CGPoint(x: CGFloat(x), y: 400)) }
    #expect(!stage.bar.isHidden)
    stage.finger.move(to: CGPoint(x: 10, y: 400))
    stage.finger.up()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.bar.isHidden && stage.bar.superview === stage.tabs.view)
  }

  @Test func theToolbarStandsOnTheTabBar() {
    let navigation = UINavigationController(rootViewController: RowsController())
    navigation.isToolbarHidden = false
    let stage = TabStage([navigation])
    #expect(stage.place(navigation.toolbar) == CGRect(x: 0, y: 717, width: 390, height: 44))
  }

  @Test func theBackgroundGoesWhereTheContentEnds() {
    for isInNavigation in [true, false] {
      let rows = RowsController()
      let stage = TabStage([isInNavigation ? UINavigationController(rootViewController: rows) : rows])
      #expect(stage.bar.background.progress == 1)
      rows.tableView.contentOffset.y = rows.tableView.contentSize.height - 761
      #expect(stage.bar.background.progress == 0)
      rows.tableView.contentOffset.y -= 4
      #expect(stage.bar.background.progress == 0.5)
      rows.rows = 2
      rows.tableView.reloadData()
      stage.settle()
      #expect(stage.bar.background.progress == 0)
    }
  }

  @Test func coloursOfTheWindowReachTheChosenTab() {
    let all = make("a", "b")
    let stage = TabStage(all)
    stage.window.tintColor = .systemGreen
    stage.settle()
    func color(_ index: Int) -> UIColor? {
      stage.bar.buttons[index].label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .systemGreen)
    #expect(color(1) == TabBarMetrics.unselected)
    stage.bar.unselectedItemTintColor = .brown
    stage.settle()
    #expect(color(1) == .brown)
  }
}
