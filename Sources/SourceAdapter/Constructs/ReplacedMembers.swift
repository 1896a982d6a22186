internal import SwiftSyntax

/// Overrides of UIKit's own members in extensions of UIKit's classes: `extension UINavigationController { open override var shouldAutorotate: Bool { … } }`.
///
/// Objective-C puts them into the class, in the place of UIKit's. Those that UIKit declares as `dynamic` Swift can replace as well; the list is of what
/// applications are known to replace.
enum ReplacedMembers {
  private static let orientations: Set<String> = [
    "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
  ]
  private static let ofContainers: Set<String> = orientations.union([
    "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle", "childForStatusBarHidden",
    "viewDidLoad()",
  ])
  /// Members that UIKit declares as `dynamic`, by class.
  static let members: [String: Set<String>] = [
    "UINavigationController": ofContainers, "UITabBarController": ofContainers, "UISplitViewController": ofContainers,
    "UIAlertController": orientations.union(["viewWillLayoutSubviews()"]),
    "UITableViewCell": ["canBecomeFirstResponder", "inputView", "inputAccessoryView"],
    "UIPageControl": ["sizeToFit()"],
    "UIScrollView": [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
      "touchesShouldCancel(in:)",
    ],
    "UITableView": ["touchesShouldCancel(in:)"], "UICollectionView": ["touchesShouldCancel(in:)"],
    "UIWindow": ["motionBegan(_:with:)", "motionEnded(_:with:)"],
  ]

  /// Rewrites an override in place; false where UIKit's member cannot be replaced.
  static func adapt(_ member: Member, in scope: TypeScope, draft: inout FileDraft) -> Bool {
    guard !member.isTypeMember, members[scope.name]?.contains(member.fullName) == true,
      let modifiers = member.node.asProtocol(WithModifiersSyntax.self)?.modifiers, let first = modifiers.first,
      let last = modifiers.last
    else { return false }
    // Attributes stand before modifiers; what replaces a member is called by nobody.
    draft.claim(
      first.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "@_dynamicReplacement(for: \(member.fullName)) private")
    draft.insert("_replaced_", at: member.nameRange.lowerBound)
    if member.kind == .property {
      // The compiler looks at the types of methods alone.
      draft.append(
        "extension \(scope.name) { private func _types_\(member.base)() { var _v = \(member.base); _v = _replaced_\(member.base); _ = _v } }",
        for: member.nameRange.lowerBound, guards: member.guards)
    }
    return true
  }
}
