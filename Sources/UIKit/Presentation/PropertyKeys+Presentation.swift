// Written by Scripts/property-keys: Apple's properties by key.

extension UIActionSheet {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("actionSheetStyle", \UIActionSheet.actionSheetStyle)
    table.add("cancelButtonIndex", \UIActionSheet.cancelButtonIndex)
    table.add("delegate", \UIActionSheet.delegate)
    table.add("destructiveButtonIndex", \UIActionSheet.destructiveButtonIndex)
    table.add("firstOtherButtonIndex", \UIActionSheet.firstOtherButtonIndex)
    table.add("visible", \UIActionSheet.isVisible)
    table.add("numberOfButtons", \UIActionSheet.numberOfButtons)
    table.add("title", \UIActionSheet.title)
  }
}

extension UIActivity {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("activityImage", \UIActivity.activityImage)
    table.add("activityTitle", \UIActivity.activityTitle)
    table.add("activityType", \UIActivity.activityType)
    table.add("activityViewController", \UIActivity.activityViewController)
  }
}

extension UIActivityViewController {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
    table.add("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
  }
}

extension UIAlertAction {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("title", \UIAlertAction.title)
    table.add("style", \UIAlertAction.style)
    table.add("enabled", \UIAlertAction.isEnabled)
  }
}

extension UIAlertController {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("actions", \UIAlertController.actions)
    table.add("preferredAction", \UIAlertController.preferredAction)
    table.add("textFields", \UIAlertController.textFields)
    table.add("title", \UIAlertController.title)
    table.add("message", \UIAlertController.message)
    table.add("preferredStyle", \UIAlertController.preferredStyle)
    table.add("preferredContentSize", \UIAlertController.preferredContentSize)
    table.add(
      "preferredInterfaceOrientationForPresentation", \UIAlertController.preferredInterfaceOrientationForPresentation)
    table.add("shouldAutorotate", \UIAlertController.shouldAutorotate)
    table.add("supportedInterfaceOrientations", \UIAlertController.supportedInterfaceOrientations)
  }
}

extension UIAlertView {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("alertViewStyle", \UIAlertView.alertViewStyle)
    table.add("cancelButtonIndex", \UIAlertView.cancelButtonIndex)
    table.add("delegate", \UIAlertView.delegate)
    table.add("firstOtherButtonIndex", \UIAlertView.firstOtherButtonIndex)
    table.add("visible", \UIAlertView.isVisible)
    table.add("message", \UIAlertView.message)
    table.add("numberOfButtons", \UIAlertView.numberOfButtons)
    table.add("title", \UIAlertView.title)
  }
}

extension UIColorPickerViewController {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("delegate", \UIColorPickerViewController.delegate)
    table.add("selectedColor", \UIColorPickerViewController.selectedColor)
    table.add("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
    table.add("title", \UIColorPickerViewController.title)
  }
}

extension UIColorWell {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add("intrinsicContentSize", \UIColorWell.intrinsicContentSize)
    table.add("selectedColor", \UIColorWell.selectedColor)
    table.add("supportsAlpha", \UIColorWell.supportsAlpha)
    table.add("title", \UIColorWell.title)
  }
}

extension UIFontPickerViewController {
  fileprivate static func keys8(_ table: _MethodTable) {
    table.add("configuration", \UIFontPickerViewController.configuration)
    table.add("delegate", \UIFontPickerViewController.delegate)
    table.add("selectedFontDescriptor", \UIFontPickerViewController.selectedFontDescriptor)
  }
}

extension UIImagePickerController {
  fileprivate static func keys9(_ table: _MethodTable) {
    table.add("allowsEditing", \UIImagePickerController.allowsEditing)
    table.add("delegate", \UIImagePickerController.delegate)
    table.add("mediaTypes", \UIImagePickerController.mediaTypes)
    table.add("sourceType", \UIImagePickerController.sourceType)
  }
}

extension UIPercentDrivenInteractiveTransition {
  fileprivate static func keys10(_ table: _MethodTable) {
    table.add("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
    table.add("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
    table.add("duration", \UIPercentDrivenInteractiveTransition.duration)
    table.add("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
    table.add("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
    table.add("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
  }
}

extension UIPopoverPresentationController {
  fileprivate static func keys11(_ table: _MethodTable) {
    table.add("adaptivePresentationStyle", \UIPopoverPresentationController.adaptivePresentationStyle)
    table.add(
      "adaptiveSheetPresentationController", \UIPopoverPresentationController.adaptiveSheetPresentationController)
    table.add("arrowDirection", \UIPopoverPresentationController.arrowDirection)
    table.add("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    table.add("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    table.add("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    table.add("delegate", \UIPopoverPresentationController.delegate)
    table.add(
      "frameOfPresentedViewInContainerView", \UIPopoverPresentationController.frameOfPresentedViewInContainerView)
    table.add("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    table.add("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    table.add("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
    table.add("presentedView", \UIPopoverPresentationController.presentedView)
    table.add("shouldRemovePresentersView", \UIPopoverPresentationController.shouldRemovePresentersView)
    table.add("sourceItem", \UIPopoverPresentationController.sourceItem)
    table.add("sourceRect", \UIPopoverPresentationController.sourceRect)
    table.add("sourceView", \UIPopoverPresentationController.sourceView)
  }
}

extension UIPresentationController {
  fileprivate static func keys12(_ table: _MethodTable) {
    table.add("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
    table.add("containerView", \UIPresentationController.containerView)
    table.add("delegate", \UIPresentationController.delegate)
    table.add("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView)
    table.add("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
    table.add("preferredContentSize", \UIPresentationController.preferredContentSize)
    table.add("presentationStyle", \UIPresentationController.presentationStyle)
    table.add("presentedView", \UIPresentationController.presentedView)
    table.add("presentedViewController", \UIPresentationController.presentedViewController)
    table.add("presentingViewController", \UIPresentationController.presentingViewController)
    table.add("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
    table.add("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
    table.add("traitCollection", \UIPresentationController.traitCollection)
    table.add("traitOverrides", \UIPresentationController.traitOverrides)
  }
}

extension UISheetPresentationController {
  fileprivate static func keys13(_ table: _MethodTable) {
    table.add("delegate", \UISheetPresentationController.delegate)
    table.add("detents", \UISheetPresentationController.detents)
    table.add("frameOfPresentedViewInContainerView", \UISheetPresentationController.frameOfPresentedViewInContainerView)
    table.add("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
    table.add("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
    table.add("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
    table.add("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
    table.add(
      "prefersScrollingExpandsWhenScrolledToEdge",
      \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
    table.add("presentedView", \UISheetPresentationController.presentedView)
    table.add("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
    table.add("sourceView", \UISheetPresentationController.sourceView)
    table.add(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIActionSheet.self, UIActionSheet.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIActivity.self, UIActivity.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIActivityViewController.self, UIActivityViewController.keys2) }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAlertAction.self, UIAlertAction.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAlertController.self, UIAlertController.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIAlertView.self, UIAlertView.keys5) }, 0, 0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIColorPickerViewController.self, UIColorPickerViewController.keys6) }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIColorWell.self, UIColorWell.keys7) }, 0, 0
)
@section("swift5_tests") @used private let record8: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIFontPickerViewController.self, UIFontPickerViewController.keys8) }, 0, 0
)
@section("swift5_tests") @used private let record9: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIImagePickerController.self, UIImagePickerController.keys9) }, 0, 0
)
@section("swift5_tests") @used private let record10: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, UIPercentDrivenInteractiveTransition.self, UIPercentDrivenInteractiveTransition.keys10) }, 0, 0
)
@section("swift5_tests") @used private let record11: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPopoverPresentationController.self, UIPopoverPresentationController.keys11) }, 0, 0
)
@section("swift5_tests") @used private let record12: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPresentationController.self, UIPresentationController.keys12) }, 0, 0
)
@section("swift5_tests") @used private let record13: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISheetPresentationController.self, UISheetPresentationController.keys13) }, 0, 0
)
