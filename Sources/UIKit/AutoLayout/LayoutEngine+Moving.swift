/// What becomes of an engine's constraints when its island ends.
extension LayoutEngine {
  /// All constraints out of the engine, in the order of their activation.
  private func takeConstraints() -> [NSLayoutConstraint] {
    for item in items { resetMembership(of: item) }
    items = []
    let taken = constraints.sorted { $0.order < $1.order }
    constraints = []
    for constraint in taken {
      forgetNotes(of: constraint)
      constraint.installation = NSLayoutConstraint.Installation()
    }
    return taken
  }

  /// Hands everything to another engine; this one is not used afterwards.
  func dissolve(into other: LayoutEngine) {
    var frames: [(LayoutItem, CGRect)] = []
    for item in items { frames.append((item, item.membership.frame)) }
    let moved = takeConstraints()
    for (item, frame) in frames { item.membership.frame = frame }
    if root.autoLayout?.engine === self { root.autoLayout?.engine = nil }
    for constraint in moved { other.enqueue(constraint) }
  }

  /// Called when the root went without notice: takes all constraints out of force.
  func forgetEverything() {
    for constraint in takeConstraints() { constraint.holder = nil }
  }

  /// Called when the root goes: constraints between views that outlive it go to the engines that these have now.
  func abandon() {
    let left = takeConstraints()
    for constraint in left where constraint.holder === root { constraint.holder = nil }
    for constraint in left {
      if let holder = constraint.holder { holder.layoutEngineForWriting.enqueue(constraint) }
    }
  }
}
