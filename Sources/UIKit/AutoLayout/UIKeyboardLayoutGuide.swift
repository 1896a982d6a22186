/// The place of the keyboard; see `UIView.keyboardLayoutGuide`.
///
/// There is no keyboard, so that the guide stays where it is at rest: near the bottom edge, away from the others.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  init(owner: UIView) { super.init(kind: .keyboard, owner: owner) }

  /// Whether the guide reaches up to the safe area while the keyboard is away, or lies flat on the view's bottom edge; true
  /// unless set.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.autoLayoutGuideInsetsDidChange() } }
  }
}

extension UIView {
  /// How far the keyboard at rest reaches up from the bottom edge.
  var restingKeyboardHeight: CGFloat {
    autoLayout?.systemGuides?.keyboard?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
  }

  /// How far the keyboard's place at rest lies inside the bounds.
  var keyboardInsets: UIEdgeInsets {
    UIEdgeInsets(top: bounds.height - restingKeyboardHeight, left: 0, bottom: 0, right: 0)
  }
}
