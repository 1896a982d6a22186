extension UIView {
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
