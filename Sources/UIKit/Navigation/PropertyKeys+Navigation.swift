// Written by Scripts/property-keys: Apple's properties by key.

extension UIBarAppearance {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("backgroundColor", \UIBarAppearance.backgroundColor)
    table.add("backgroundEffect", \UIBarAppearance.backgroundEffect)
    table.add("backgroundImage", \UIBarAppearance.backgroundImage)
    table.add("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
    table.add("idiom", \UIBarAppearance.idiom)
    table.add("shadowColor", \UIBarAppearance.shadowColor)
    table.add("shadowImage", \UIBarAppearance.shadowImage)
  }
}

extension UIBarButtonItem {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("style", \UIBarButtonItem.style)
    table.add("width", \UIBarButtonItem.width)
    table.add("possibleTitles", \UIBarButtonItem.possibleTitles)
    table.add("customView", \UIBarButtonItem.customView)
    table.add("action", \UIBarButtonItem.action)
    table.add("target", \UIBarButtonItem.target)
    table.add("primaryAction", \UIBarButtonItem.primaryAction)
    table.add("menu", \UIBarButtonItem.menu)
    table.add("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
    table.add("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
    table.add("selected", \UIBarButtonItem.isSelected)
    table.add("hidden", \UIBarButtonItem.isHidden)
    table.add("menuRepresentation", \UIBarButtonItem.menuRepresentation)
    table.add("tintColor", \UIBarButtonItem.tintColor)
    table.add("buttonGroup", \UIBarButtonItem.buttonGroup)
  }
}

extension UIBarButtonItemAppearance {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("disabled", \UIBarButtonItemAppearance.disabled)
    table.add("highlighted", \UIBarButtonItemAppearance.highlighted)
    table.add("normal", \UIBarButtonItemAppearance.normal)
  }
}

extension UIBarButtonItemGroup {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("barButtonItems", \UIBarButtonItemGroup.barButtonItems)
    table.add("displayingRepresentativeItem", \UIBarButtonItemGroup.isDisplayingRepresentativeItem)
    table.add("hidden", \UIBarButtonItemGroup.isHidden)
    table.add("menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
    table.add("representativeItem", \UIBarButtonItemGroup.representativeItem)
  }
}

extension UIBarButtonItemStateAppearance {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
    table.add("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
  }
}

extension UIBarItem {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("enabled", \UIBarItem.isEnabled)
    table.add("title", \UIBarItem.title)
    table.add("image", \UIBarItem.image)
    table.add("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    table.add("imageInsets", \UIBarItem.imageInsets)
    table.add("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
    table.add("tag", \UIBarItem.tag)
    table.add("accessibilityHint", \UIBarItem.accessibilityHint)
    table.add("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    table.add("accessibilityLabel", \UIBarItem.accessibilityLabel)
    table.add("accessibilityValue", \UIBarItem.accessibilityValue)
  }
}

extension UINavigationBar {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("barStyle", \UINavigationBar.barStyle)
    table.add("delegate", \UINavigationBar.delegate)
    table.add("translucent", \UINavigationBar.isTranslucent)
    table.add("topItem", \UINavigationBar.topItem)
    table.add("backItem", \UINavigationBar.backItem)
    table.add("items", \UINavigationBar.items)
    table.add("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    table.add("behavioralStyle", \UINavigationBar.behavioralStyle)
    table.add("preferredBehavioralStyle", \UINavigationBar.preferredBehavioralStyle)
    table.add("barTintColor", \UINavigationBar.barTintColor)
    table.add("shadowImage", \UINavigationBar.shadowImage)
    table.add("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    table.add("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    table.add("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    table.add("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    table.add("standardAppearance", \UINavigationBar.standardAppearance)
    table.add("compactAppearance", \UINavigationBar.compactAppearance)
    table.add("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
    table.add("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
    table.add("barPosition", \UINavigationBar.barPosition)
    table.add("intrinsicContentSize", \UINavigationBar.intrinsicContentSize)
  }
}

extension UINavigationBarAppearance {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
    table.add("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
    table.add("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
    table.add("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
    table.add("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
    table.add("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
    table.add("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
  }
}

extension UINavigationController {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("topViewController", \UINavigationController.topViewController)
    table.add("visibleViewController", \UINavigationController.visibleViewController)
    table.add("viewControllers", \UINavigationController.viewControllers)
    table.add("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
    table.add("navigationBar", \UINavigationController.navigationBar)
    table.add("toolbarHidden", \UINavigationController.isToolbarHidden)
    table.add("toolbar", \UINavigationController.toolbar)
    table.add("delegate", \UINavigationController.delegate)
    table.add("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    table.add("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    table.add("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    table.add("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
    table.add("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    table.add("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    table.add("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
    table.add("childForHomeIndicatorAutoHidden", \UINavigationController.childForHomeIndicatorAutoHidden)
    table.add(
      "childForScreenEdgesDeferringSystemGestures", \UINavigationController.childForScreenEdgesDeferringSystemGestures)
    table.add("childForStatusBarHidden", \UINavigationController.childForStatusBarHidden)
    table.add("childForStatusBarStyle", \UINavigationController.childForStatusBarStyle)
    table.add(
      "preferredInterfaceOrientationForPresentation",
      \UINavigationController.preferredInterfaceOrientationForPresentation)
    table.add("preferredStatusBarStyle", \UINavigationController.preferredStatusBarStyle)
    table.add("prefersStatusBarHidden", \UINavigationController.prefersStatusBarHidden)
    table.add("shouldAutorotate", \UINavigationController.shouldAutorotate)
    table.add("supportedInterfaceOrientations", \UINavigationController.supportedInterfaceOrientations)
  }
}

extension UINavigationItem {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("title", \UINavigationItem.title)
    table.add("titleView", \UINavigationItem.titleView)
    table.add("prompt", \UINavigationItem.prompt)
    table.add("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    table.add("backButtonTitle", \UINavigationItem.backButtonTitle)
    table.add("hidesBackButton", \UINavigationItem.hidesBackButton)
    table.add("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
    table.add("backAction", \UINavigationItem.backAction)
    table.add("titleMenuProvider", \UINavigationItem.titleMenuProvider)
    table.add("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    table.add("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    table.add("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    table.add("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    table.add("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    table.add("leadingItemGroups", \UINavigationItem.leadingItemGroups)
    table.add("centerItemGroups", \UINavigationItem.centerItemGroups)
    table.add("trailingItemGroups", \UINavigationItem.trailingItemGroups)
    table.add("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
    table.add("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
    table.add("overflowPresentationSource", \UINavigationItem.overflowPresentationSource)
    table.add("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    table.add("style", \UINavigationItem.style)
    table.add("searchController", \UINavigationItem.searchController)
    table.add("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
    table.add("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
    table.add("searchBarPlacement", \UINavigationItem.searchBarPlacement)
    table.add("standardAppearance", \UINavigationItem.standardAppearance)
    table.add("compactAppearance", \UINavigationItem.compactAppearance)
    table.add("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
    table.add("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    table.add("accessibilityHint", \UINavigationItem.accessibilityHint)
    table.add("accessibilityLabel", \UINavigationItem.accessibilityLabel)
  }
}

extension UIToolbar {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("barStyle", \UIToolbar.barStyle)
    table.add("items", \UIToolbar.items)
    table.add("translucent", \UIToolbar.isTranslucent)
    table.add("barTintColor", \UIToolbar.barTintColor)
    table.add("standardAppearance", \UIToolbar.standardAppearance)
    table.add("compactAppearance", \UIToolbar.compactAppearance)
    table.add("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
    table.add("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
    table.add("delegate", \UIToolbar.delegate)
    table.add("barPosition", \UIToolbar.barPosition)
    table.add("intrinsicContentSize", \UIToolbar.intrinsicContentSize)
  }
}

extension UIToolbarAppearance {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
    table.add("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarAppearance.self, UIBarAppearance.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarButtonItem.self, UIBarButtonItem.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarButtonItemAppearance.self, UIBarButtonItemAppearance.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarButtonItemGroup.self, UIBarButtonItemGroup.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarButtonItemStateAppearance.self, UIBarButtonItemStateAppearance.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarItem.self, UIBarItem.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UINavigationBar.self, UINavigationBar.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UINavigationBarAppearance.self, UINavigationBarAppearance.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UINavigationController.self, UINavigationController.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UINavigationItem.self, UINavigationItem.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIToolbar.self, UIToolbar.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIToolbarAppearance.self, UIToolbarAppearance.keys11) }, 0, 0
)
