/// A rectangle without a view, which sends focus on to other environments.
///
/// It takes part in Auto Layout as other guides do, and in the search for the next item in a direction.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether it sends the focus elsewhere; true unless set.
  open var isEnabled = true
  /// The environments for the focus, in order: the first with a focusable item counts.
  ///
  /// Without any the guide is not there.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
