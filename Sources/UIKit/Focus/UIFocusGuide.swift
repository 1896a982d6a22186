/// A rectangle without a view that sends the focus that comes into it elsewhere.
///
/// It takes part in Auto Layout as other guides do, and in the search for what lies next in a direction.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether it sends the focus elsewhere; true unless set.
  open var isEnabled = true
  /// Where the focus goes, in order: the first that has something that can be focused counts.
  ///
  /// Without any the guide is not there.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
