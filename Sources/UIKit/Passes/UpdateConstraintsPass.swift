/// Pass: brings constraints up to date, from the lowest views up.
///
/// Reads the `needsConstraintsUpdate` flags. Calls `updateConstraints()` (and `updateViewConstraints()` of controllers).
/// May change constraints and flags; changes no frame. Runs before layout, for the subtree that is laid out.
@MainActor enum UpdateConstraintsPass {
  static func run(_ root: UIView) {
    guard root.subtreeNeedsConstraintsUpdate else { return }
    root.subtreeNeedsConstraintsUpdate = false
    let subviews = root.subviewStorage
    subviews.forEachUnretained { subview in subview.reading { run($0) } }
    guard root.needsConstraintsUpdate else { return }
    root.needsConstraintsUpdate = false
    if root.hasViewController, let viewController = root.viewController {
      viewController.updateViewConstraints()
    } else {
      root.updateConstraints()
    }
    root.needsConstraintsUpdate = false
  }
}
