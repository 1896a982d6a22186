import Testing

@testable import UIKit

/// Groups of buttons, menus of titles, and search bars beside buttons.
@Suite(.serialized) @MainActor struct NavigationItemGroupTests {
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// An iPad, where bars are wide.
  private func pad(_ root: UIViewController) -> (window: UIWindow, navigation: UINavigationController) {
    TestScreen.reset(size: CGSize(width: 1024, height: 768))
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 1024, height: 768), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.updateForFrame()
    return (window, navigation)
  }

  @Test func groupsAndButtonsAreTheSame() {
    let item = UINavigationItem(title: "T")
    let (a, b, c) = (button("a"), button("b"), button("c"))
    item.rightBarButtonItems = [a, b]
    #expect(item.trailingItemGroups.map { $0.barButtonItems.map(\.title) } == [["b", "a"]])
    item.trailingItemGroups = [.fixedGroup(items: [a, b]), c.creatingFixedGroup()]
    #expect(item.rightBarButtonItems?.map(\.title) == ["c", "b", "a"])
    #expect(c.buttonGroup === item.trailingItemGroups[1])
    item.pinnedTrailingGroup = UIBarButtonItemGroup(barButtonItems: [button("p")], representativeItem: nil)
    #expect(item.shownTrailing.map(\.title) == ["p", "c", "b", "a"])
    item.trailingItemGroups[1].isHidden = true
    #expect(item.shownTrailing.map(\.title) == ["p", "b", "a"])
    item.leadingItemGroups = [
      .optionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false, items: [a])
    ]
    #expect(item.shownLeading.isEmpty && item.leftBarButtonItems?.count == 1)
  }

  @Test func aGroupWithoutRoomShowsTheButtonThatStandsForIt() throws {
    let root = controller("A title")
    let more = button("More")
    let group = UIBarButtonItemGroup(
      barButtonItems: (0..<6).map { button("Button \($0)") }, representativeItem: more)
    root.navigationItem.trailingItemGroups = [group]
    let stage = NavigationStage(root)
    #expect(group.isDisplayingRepresentativeItem && more.button.window === stage.window)
    #expect(more.menu?.children.map(\.title) == (0..<6).map { "Button \($0)" })
    group.barButtonItems = [button("One")]
    stage.settle()
    #expect(!group.isDisplayingRepresentativeItem && more.button.window == nil)
  }

  @Test func theMiddleOfAWideBarHasButtonsOnlyForBrowsersAndEditors() {
    let root = controller("Document")
    let bold = button("Bold")
    root.navigationItem.centerItemGroups = [bold.creatingMovableGroup(customizationIdentifier: "b")]
    let (window, navigation) = pad(root)
    #expect(bold.button.window == nil)
    root.navigationItem.style = .editor
    window.updateForFrame()
    let page = navigation.navigationBar.page
    let middle = bold.button.convert(bold.button.bounds, to: nil as UIView?).midX
    #expect(bold.button.window === window && abs(middle - 512) < 1)
    #expect((page?.titleLabel.frame.minX ?? 999) < 60)
  }

  @Test func aNarrowEditorHasAnEllipsisForWhatIsInTheMiddle() {
    let root = controller("Document")
    root.navigationItem.style = .editor
    root.navigationItem.centerItemGroups = [button("Bold").creatingFixedGroup()]
    let stage = NavigationStage(root)
    let overflow = root.navigationItem.overflow
    #expect(overflow.button.window === stage.window && root.navigationItem.overflowPresentationSource != nil)
    #expect(overflow.menu?.children.map(\.title) == ["Bold"])
  }

  @Test func aTapOnTheTitleOpensItsMenu() throws {
    let root = controller("Document")
    var chosen = 0
    root.navigationItem.titleMenuProvider = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Own") { _ in chosen += 1 }])
    }
    let stage = NavigationStage(root)
    let titleButton = try #require(
      stage.page.row.subviews.compactMap { $0 as? NavigationTitleButton }.first { !$0.isHidden })
    #expect(titleButton.frame.maxX > stage.page.titleLabel.frame.maxX)
    stage.tap(titleButton)
    let menu = try #require(stage.window.subviews.last as? MenuStage)
    let row = try #require(menu.presentation?.panels.first?.rows.first)
    #expect(row.shownText == "Own")
    stage.tap(row)
    #expect(chosen == 1)
  }

  @Test func theSearchBarOfAWideBarStandsBesideItsButtons() throws {
    let root = controller("Things")
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    let (window, navigation) = pad(root)
    #expect(root.navigationItem.searchBarPlacement == .inline && search.searchBarPlacement == .inline)
    #expect(navigation.navigationBar.frame.height == 50)
    let place = search.searchBar.convert(search.searchBar.bounds, to: nil as UIView?)
    #expect(place.maxX < 1024 && place.minX > 600 && place.height == 36)
    root.navigationItem.preferredSearchBarPlacement = .stacked
    root.navigationItem.hidesSearchBarWhenScrolling = false
    window.updateForFrame()
    #expect(navigation.navigationBar.frame.height == 102)
  }

  @Test func scopeButtonsOfASearchBarBesideButtonsStandBelowTheRow() throws {
    let root = controller("Things")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    root.navigationItem.searchController = search
    let (window, navigation) = pad(root)
    search.isActive = true
    DisplayClock.shared.settle(limit: 5)
    window.updateForFrame()
    #expect(navigation.navigationBar.frame.height == 96)
    let scopes = search.searchBar.scopes
    let place = scopes.convert(scopes.bounds, to: navigation.navigationBar)
    #expect(place.minY == 50 && place.height == 32 && place.width > 900 && !scopes.isHidden)
    search.isActive = false
    DisplayClock.shared.settle(limit: 5)
    window.updateForFrame()
    #expect(navigation.navigationBar.frame.height == 50)
  }

  // MARK: Pictures

  private func picture(_ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { _ in }
  }

  @Test func buttonsHaveThePictureOfTheirStyle() {
    let item = button("Save")
    let (plain, done) = (picture(30), picture(20))
    item.setBackgroundImage(plain, for: .normal, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === plain)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    #expect(item.backgrounds.inForce(.highlighted, .plain, .compact) === plain)
    let root = controller("T")
    root.navigationItem.rightBarButtonItem = item
    let stage = NavigationStage(root)
    let shown = item.button.subviews.compactMap { $0 as? UIImageView }.first { $0.image === plain }
    #expect(shown?.frame.height == 30 && (shown?.frame.width ?? 0) > item.button.bounds.width)
    item.style = .done
    stage.settle()
    #expect(shown?.image === done && shown?.frame.height == 20)
  }

  @Test func barsHaveThePictureOfTheirPlace() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (any, top) = (picture(44), picture(44))
    bar.setBackgroundImage(any, for: .default)
    bar.setBackgroundImage(top, for: .top, barMetrics: .default)
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === any)
    #expect(bar.backgroundImage(for: .default) === any && bar.barPosition == .top)
    #expect(bar.looksInForce(for: UINavigationItem()).standard.backgroundImage === top)
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tools.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
    tools.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === any)
    tools.layoutIfNeeded()
    let shown = tools.allSubviews.compactMap { $0 as? UIImageView }.contains { $0.image === any }
    #expect(shown)
  }
}

extension UIView {
  fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
