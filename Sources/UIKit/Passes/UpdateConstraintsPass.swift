/// Pass: brings constraints up to date, from the lowest views up.
///
/// Reads the `needsConstraintsUpdate` flags. Calls `updateConstraints()` (and `updateViewConstraints()` of controllers).
/// May change constraints and flags; changes no frame. Runs before layout, for the subtree that is laid out.
@MainActor enum UpdateConstraintsPass {
  static func run(_ root: UIView) {
    guard root.subtreeNeedsConstraintsUpdate else { return }
    root.subtreeNeedsConstraintsUpdate = false
    for subview in root.subviewStorage { run(subview) }
    guard root.needsConstraintsUpdate else { return }
    root.needsConstraintsUpdate = false
    if let viewController = root.viewController {
      viewController.updateViewConstraints()
    } else {
      root.updateConstraints()
    }
    root.needsConstraintsUpdate = false
  }
}
