import HeadlessOptions

/// Names of Apple's UIKit, by which a thing that Masthead lacks is told from a misspelled one.
///
/// Read from `docs/data/uikit-api-names.tsv` when the compiler has refused something; empty where the file is not there.
struct AppleNames {
  /// Base names of members by type: `insertRows` for `insertRows(at:with:)`.
  private(set) var members: [String: Set<String>] = [:]

  init(text: String) {
    var type = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("\t") {
        var name = line.dropFirst()
        while let first = name.first, first == "+" || first == "!" { name.removeFirst() }
        members[type, default: []].insert(String(name.prefix { $0 != "(" }))
      } else if let name = line.split(separator: "\t").first {
        type = String(name)
        members[type, default: []].formUnion([])
      }
    }
  }

  init(root: String) {
    let bytes = FileSystem.read(root + "/docs/data/uikit-api-names.tsv") ?? []
    self.init(text: String(decoding: bytes, as: UTF8.self))
    for name in Self.furtherTypes.split(whereSeparator: \.isWhitespace) {
      members[String(name), default: []].formUnion([])
    }
  }

  /// Types of UIKit that the table leaves out because they are far from lists (names only; Apple's documentation of UIKit).
  private static let furtherTypes = """
    UIPickerView UIPickerViewDataSource UIPickerViewDelegate UIDatePicker UISlider UIStepper UIPageControl UIProgressView
    UIActivityIndicatorView UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UISplitViewController UISplitViewControllerDelegate UITabBar UITabBarDelegate UITabBarItem UITabBarController
    UITabBarControllerDelegate UIToolbar UIToolbarDelegate UINavigationBar UINavigationBarDelegate UINavigationItem
    UIBarButtonItem UIBarItem UISearchBar UISearchBarDelegate UISearchController UISearchControllerDelegate
    UISearchResultsUpdating UISearchTextField UITextView UITextViewDelegate UITextFieldDelegate UIWebView UIVisualEffectView
    UIVisualEffect UIBlurEffect UIVibrancyEffect UIActivityViewController UIActivity UIActivityItemSource
    UIDocumentPickerViewController UIDocumentPickerDelegate UIDocumentInteractionController UIDocument UIImagePickerController
    UIImagePickerControllerDelegate UIPopoverPresentationController UIPopoverPresentationControllerDelegate
    UISheetPresentationController UIPresentationController UIAdaptivePresentationControllerDelegate
    UIViewControllerTransitioningDelegate UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIPercentDrivenInteractiveTransition UIFontPickerViewController UIColorPickerViewController UIColorWell UIPasteboard
    UIPasteControl UIPrintInteractionController UIReferenceLibraryViewController UIVideoEditorController UIInputView
    UIInputViewController UIDynamicAnimator UIDynamicBehavior UIGravityBehavior UICollisionBehavior UIAttachmentBehavior
    UISnapBehavior UIPushBehavior UIFieldBehavior UIMotionEffect UIInterpolatingMotionEffect UIMotionEffectGroup
    UIFeedbackGenerator UIImpactFeedbackGenerator UISelectionFeedbackGenerator UINotificationFeedbackGenerator UINib UIStoryboard
    UIStoryboardSegue UIDevice UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UITextChecker UICalendarView
    UICalendarViewDelegate UICalendarSelection UIEditMenuInteraction UIFindInteraction UIScene UISceneConfiguration UISceneDelegate
    UISceneSession UIWindowScene UIWindowSceneDelegate UIStatusBarManager UIPointerInteraction UIHoverGestureRecognizer
    UIScreenEdgePanGestureRecognizer UIRotationGestureRecognizer UIPinchGestureRecognizer UISwipeGestureRecognizer
    UIAccessibilityElement UIAccessibilityCustomAction UILayoutGuide UIKeyCommand UICommand UIUndoManager UILocalNotification
    UIUserNotificationSettings UIAlertView UIActionSheet UIRegion UITextInput UITextPosition UITextRange UIKeyInput
    UITextInputTraits UITextInteraction UIPencilInteraction UIBandSelectionInteraction UILargeContentViewerInteraction
    UIFocusSystem UIFocusGuide UIHostingController UIContentUnavailableView UIContentUnavailableConfiguration
    """

  func hasType(_ name: String) -> Bool { members[name] != nil }

  /// The type that has the member: the named one, or one that it may inherit from; nil when none has.
  func owner(of member: String, in type: String) -> String? {
    lineage(of: type).first { members[$0]?.contains(member) == true }
  }

  /// The name most like `name` among types, or among the members of a type and those it may inherit from.
  ///
  /// Nil when none is near: a third of the letters may differ, at most three.
  func nearest(to name: String, in type: String? = nil) -> String? {
    let candidates = type.map { lineage(of: $0).flatMap { members[$0] ?? [] } } ?? Array(members.keys)
    let limit = min(3, name.utf8.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= limit && candidate != name {
      let distance = editDistance(Array(candidate.utf8), Array(name.utf8))
      guard distance <= limit else { continue }
      if best == nil || (distance, candidate) < (best!.distance, best!.name) { best = (distance, candidate) }
    }
    return best?.name
  }

  /// The type and the classes that it, or a class of the user by that name, may inherit from; the table of names does not tell.
  private func lineage(of type: String) -> [String] {
    let isController = type.hasSuffix("Controller")
    let isValue = hasType(type) && !type.hasPrefix("UI")
    if isValue { return [type] }
    let views = [
      "UIScrollView", "UIControl", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UIView",
    ]
    let controllers = ["UITableViewController", "UICollectionViewController", "UIViewController"]
    let ancestors = isController ? controllers : hasType(type) ? views : controllers + views
    return [type] + ancestors.filter { $0 != type } + ["UIResponder", "UIGestureRecognizer"]
  }
}
