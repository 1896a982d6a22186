// Written by Scripts/property-keys: Apple's properties by key.

extension UITab {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("badgeValue", \UITab.badgeValue)
    table.add("identifier", \UITab.identifier)
    table.add("image", \UITab.image)
    table.add("hidden", \UITab.isHidden)
    table.add("parent", \UITab.parent)
    table.add("tabBarController", \UITab.tabBarController)
    table.add("title", \UITab.title)
    table.add("userInfo", \UITab.userInfo)
    table.add("viewController", \UITab.viewController)
  }
}

extension UITabBar {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("backgroundImage", \UITabBar.backgroundImage)
    table.add("barStyle", \UITabBar.barStyle)
    table.add("barTintColor", \UITabBar.barTintColor)
    table.add("delegate", \UITabBar.delegate)
    table.add("intrinsicContentSize", \UITabBar.intrinsicContentSize)
    table.add("translucent", \UITabBar.isTranslucent)
    table.add("itemPositioning", \UITabBar.itemPositioning)
    table.add("itemSpacing", \UITabBar.itemSpacing)
    table.add("itemWidth", \UITabBar.itemWidth)
    table.add("items", \UITabBar.items)
    table.add("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    table.add("selectedItem", \UITabBar.selectedItem)
    table.add("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    table.add("shadowImage", \UITabBar.shadowImage)
    table.add("standardAppearance", \UITabBar.standardAppearance)
    table.add("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
  }
}

extension UITabBarAppearance {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
    table.add("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
    table.add("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
    table.add("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
    table.add("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
    table.add("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
    table.add("stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
    table.add("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
  }
}

extension UITabBarController {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("viewControllers", \UITabBarController.viewControllers)
    table.add("selectedViewController", \UITabBarController.selectedViewController)
    table.add("selectedIndex", \UITabBarController.selectedIndex)
    table.add("moreNavigationController", \UITabBarController.moreNavigationController)
    table.add("customizableViewControllers", \UITabBarController.customizableViewControllers)
    table.add("tabBar", \UITabBarController.tabBar)
    table.add("delegate", \UITabBarController.delegate)
    table.add("compactTabIdentifiers", \UITabBarController.compactTabIdentifiers)
    table.add("tabBarHidden", \UITabBarController.isTabBarHidden)
    table.add("selectedTab", \UITabBarController.selectedTab)
    table.add("tabs", \UITabBarController.tabs)
    table.add("childForHomeIndicatorAutoHidden", \UITabBarController.childForHomeIndicatorAutoHidden)
    table.add(
      "childForScreenEdgesDeferringSystemGestures", \UITabBarController.childForScreenEdgesDeferringSystemGestures)
    table.add("childForStatusBarHidden", \UITabBarController.childForStatusBarHidden)
    table.add("childForStatusBarStyle", \UITabBarController.childForStatusBarStyle)
    table.add(
      "preferredInterfaceOrientationForPresentation", \UITabBarController.preferredInterfaceOrientationForPresentation)
    table.add("preferredStatusBarStyle", \UITabBarController.preferredStatusBarStyle)
    table.add("prefersStatusBarHidden", \UITabBarController.prefersStatusBarHidden)
    table.add("shouldAutorotate", \UITabBarController.shouldAutorotate)
    table.add("supportedInterfaceOrientations", \UITabBarController.supportedInterfaceOrientations)
  }
}

extension UITabBarItem {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("badgeColor", \UITabBarItem.badgeColor)
    table.add("badgeValue", \UITabBarItem.badgeValue)
    table.add("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
    table.add("selectedImage", \UITabBarItem.selectedImage)
    table.add("standardAppearance", \UITabBarItem.standardAppearance)
    table.add("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
  }
}

extension UITabBarItemAppearance {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("disabled", \UITabBarItemAppearance.disabled)
    table.add("normal", \UITabBarItemAppearance.normal)
    table.add("selected", \UITabBarItemAppearance.selected)
  }
}

extension UITabBarItemStateAppearance {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
    table.add("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment)
    table.add("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
    table.add("badgeTitlePositionAdjustment", \UITabBarItemStateAppearance.badgeTitlePositionAdjustment)
    table.add("iconColor", \UITabBarItemStateAppearance.iconColor)
    table.add("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
    table.add("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
  }
}

extension UITabGroup {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("children", \UITabGroup.children)
    table.add("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier)
    table.add("selectedChild", \UITabGroup.selectedChild)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITab.self, UITab.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabBar.self, UITabBar.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabBarAppearance.self, UITabBarAppearance.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabBarController.self, UITabBarController.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabBarItem.self, UITabBarItem.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabBarItemAppearance.self, UITabBarItemAppearance.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabBarItemStateAppearance.self, UITabBarItemStateAppearance.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITabGroup.self, UITabGroup.keys7) }, 0, 0
)
