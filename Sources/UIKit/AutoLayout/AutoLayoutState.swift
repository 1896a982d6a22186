/// What Auto Layout keeps for one view.
@MainActor final class AutoLayoutState {
  let item: LayoutItem
  /// Active constraints held by the view.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The engine of the island whose root the view is.
  var engine: LayoutEngine?
  /// Set on views that are an island of their own although they are in a superview, like the content of cells.
  var isIsland = false
  var huggingHorizontal: UILayoutPriority?
  var huggingVertical: UILayoutPriority?
  var compressionHorizontal: UILayoutPriority?
  var compressionVertical: UILayoutPriority?

  init(view: UIView) { item = LayoutItem(view: view) }

  /// The view was released on another thread and is gone: forgets it without touching it.
  func ownerWasReleasedElsewhere() {
    engine?.forgetEverything()
    engine = nil
    for constraint in constraints { constraint.holder = nil }
    constraints = []
  }

  func removeConstraint(_ constraint: NSLayoutConstraint) {
    if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
  }
}

extension UIView {
  var autoLayoutStateForWriting: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState(view: self)
    autoLayout = state
    return state
  }
}
