// Written by Scripts/property-keys: Apple's properties by key.

extension UIPageViewController {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("childForStatusBarHidden", \UIPageViewController.childForStatusBarHidden)
    table.add("childForStatusBarStyle", \UIPageViewController.childForStatusBarStyle)
    table.add("dataSource", \UIPageViewController.dataSource)
    table.add("delegate", \UIPageViewController.delegate)
    table.add("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    table.add("doubleSided", \UIPageViewController.isDoubleSided)
    table.add("navigationOrientation", \UIPageViewController.navigationOrientation)
    table.add("transitionStyle", \UIPageViewController.transitionStyle)
    table.add("viewControllers", \UIPageViewController.viewControllers)
  }
}

extension UISplitViewController {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("childForStatusBarHidden", \UISplitViewController.childForStatusBarHidden)
    table.add("childForStatusBarStyle", \UISplitViewController.childForStatusBarStyle)
    table.add("delegate", \UISplitViewController.delegate)
    table.add("displayMode", \UISplitViewController.displayMode)
    table.add("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    table.add("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
    table.add("collapsed", \UISplitViewController.isCollapsed)
    table.add("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    table.add("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    table.add("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    table.add("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    table.add("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    table.add(
      "preferredInterfaceOrientationForPresentation",
      \UISplitViewController.preferredInterfaceOrientationForPresentation)
    table.add("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    table.add("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
    table.add("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    table.add("preferredStatusBarStyle", \UISplitViewController.preferredStatusBarStyle)
    table.add("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    table.add(
      "preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    table.add("prefersStatusBarHidden", \UISplitViewController.prefersStatusBarHidden)
    table.add("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    table.add("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
    table.add("primaryEdge", \UISplitViewController.primaryEdge)
    table.add("shouldAutorotate", \UISplitViewController.shouldAutorotate)
    table.add("splitBehavior", \UISplitViewController.splitBehavior)
    table.add("style", \UISplitViewController.style)
    table.add("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
    table.add("supportedInterfaceOrientations", \UISplitViewController.supportedInterfaceOrientations)
    table.add("viewControllers", \UISplitViewController.viewControllers)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPageViewController.self, UIPageViewController.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISplitViewController.self, UISplitViewController.keys1) }, 0, 0
)
