import HeadlessOptions

/// Names of Apple's UIKit, which tell a missing member of Masthead from a misspelled name.
///
/// Read when the compiler has refused something: Apple's names from `docs/data/uikit-api-names.tsv`, those that Masthead declares from
/// `docs/Compatibility.md`, which is written from its symbols. Empty where the files are not there.
struct AppleNames {
  /// Base names of members by type: `insertRows` for `insertRows(at:with:)`.
  private(set) var members: [String: Set<String>] = [:]
  /// The base names of members that Masthead declares.
  private var declared: [String: Set<String>] = [:]

  init(text: String, compatibility: String = "") {
    var type = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("\t") {
        var name = line.dropFirst()
        while let first = name.first, first == "+" || first == "!" { name.removeFirst() }
        members[type, default: []].insert(Self.base(name))
      } else if let name = line.split(separator: "\t").first {
        type = String(name)
        members[type, default: []].formUnion([])
      }
    }
    for line in compatibility.split(separator: "\n") {
      if line.hasPrefix("### ") {
        type = String(line.dropFirst(4).prefix { $0 != " " })
      } else if line.hasPrefix("Declared: ") {
        let names = line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        declared[type, default: []].formUnion(names.map { Self.base($0.split(separator: " ").last ?? $0) })
      }
    }
  }

  init(root: String) {
    func text(_ path: String) -> String { String(decoding: FileSystem.read(root + path) ?? [], as: UTF8.self) }
    self.init(text: text("/docs/data/uikit-api-names.tsv"), compatibility: text("/docs/Compatibility.md"))
    for name in Self.furtherTypes.split(whereSeparator: \.isWhitespace) {
      members[String(name), default: []].formUnion([])
    }
  }

  private static func base(_ name: Substring) -> String { String(name.prefix { $0 != "(" }) }

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

  /// Returns the type whose member is on iOS and not in Masthead: the named type, or a type that it may inherit from.
  ///
  /// Nil when no such type has the member on iOS, or one has it in Masthead: then the mistake is another.
  func ownerOfMissing(_ member: String, in type: String) -> String? {
    let lineage = lineage(of: type)
    guard !lineage.contains(where: { declared[$0]?.contains(member) == true }) else { return nil }
    return lineage.first { members[$0]?.contains(member) == true }
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

  private static let views = ["UIView", "UIResponder"]
  private static let controllers = ["UIViewController", "UIResponder"]
  private static let ancestors: KeyValuePairs<String, [String]> = [
    "Controller": controllers, "GestureRecognizer": ["UIGestureRecognizer"],
    "UITableView": ["UIScrollView"] + views, "UICollectionView": ["UIScrollView"] + views,
    "UICollectionViewListCell": ["UICollectionViewCell", "UICollectionReusableView"] + views,
    "UICollectionViewCell": ["UICollectionReusableView"] + views,
    "Button": ["UIControl"] + views, "Switch": ["UIControl"] + views, "TextField": ["UIControl"] + views,
    "RefreshControl": ["UIControl"] + views,
    "View": views, "Cell": views, "Label": views, "Control": views, "Window": views,
  ]

  /// Returns the type and the classes that it may inherit from, as the table of names does not list them.
  ///
  /// A class of the user's may be a controller or a view of any kind; so may the one around a name that stands alone ("").
  private func lineage(of type: String) -> [String] {
    guard hasType(type) else { return [type] + Self.controllers + Self.views }
    let found = Self.ancestors.first { type.hasSuffix($0.key) }?.value ?? []
    return [type] + found.filter { $0 != type }
  }
}
