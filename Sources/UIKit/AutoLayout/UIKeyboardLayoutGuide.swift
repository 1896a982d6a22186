/// The place of the keyboard; see `UIView.keyboardLayoutGuide`.
///
/// It follows the keyboard of the screen (`ScreenKeyboard`); while that is away it stays at rest at the bottom edge.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  init(owner: UIView) {
    super.init(kind: .keyboard, owner: owner)
    owner.stage.screen.keyboard.add(self)
  }

  /// Whether the guide reaches up to the safe area while the keyboard is away, or lies flat on the view's bottom edge; true
  /// unless set.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.autoLayoutGuideInsetsDidChange() } }
  }
}

extension UIView {
  /// The height of the resting keyboard above the bottom edge, in points.
  var restingKeyboardHeight: CGFloat {
    autoLayout?.systemGuides?.keyboard?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
  }

  /// The height of the keyboard above the bottom edge, in points.
  var keyboardHeight: CGFloat { max(restingKeyboardHeight, stage.screen.keyboard.overlap(of: self)) }

  /// The insets of the keyboard's place from the bounds.
  var keyboardInsets: UIEdgeInsets {
    UIEdgeInsets(top: bounds.height - keyboardHeight, left: 0, bottom: 0, right: 0)
  }
}
