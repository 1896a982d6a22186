extension UIView {
  /// The active constraints that the view holds: those whose nearest common view it is, in the order of activation.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Activates a constraint and holds it here; both its sides have to be this view or in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.first != nil else { return }
    guard let nearest = constraint.commonAncestor?.object, nearest.isDescendant(of: self) else {
      fatalError(
        constraint.commonAncestor == nil
          ? constraint.noCommonAncestorMessage
          : "\(constraint.words) cannot be held by \(layoutName), which its two sides are not in: set isActive instead."
      )
    }
    constraint.deactivate()
    constraint.install(in: ViewReference(self))
  }

  /// Activates constraints and holds them here.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds; others are left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether an active constraint speaks of the view itself from inside or outside, other than of subviews' places in it.
  ///
  /// Tables ask it of their header and footer, whose frames they set without regard to constraints.
  var hasConstraintsOnItself: Bool {
    guard let item = autoLayout else { return false }
    func speaksOfSize(_ constraint: NSLayoutConstraint) -> Bool {
      let sides = [constraint.first, constraint.second].compactMap { $0 }
      // A relation to something inside places that; alone or with something outside it is about this view.
      return sides.contains { $0.item === item }
        && sides.allSatisfy { side in
          guard let view = side.item.layoutView else { return true }
          return view === self || !view.isDescendant(of: self)
        }
    }
    if item.constraints.contains(where: speaksOfSize) { return true }
    var ancestor = superviewStorage
    while let view = ancestor {
      if view.constraints.contains(where: speaksOfSize) { return true }
      ancestor = view.superviewStorage
    }
    return false
  }
}
