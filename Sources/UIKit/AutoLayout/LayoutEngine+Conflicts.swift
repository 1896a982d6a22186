import Cassowary

/// The handling of required constraints that contradict each other.
///
/// The solver names a smallest set that cannot hold together. Of it, the constraint of the application that was activated
/// last is broken: it is left out until something in the engine changes so that it can hold. Sizes that come from outside,
/// frames of views that translate their mask, and natural sizes are never broken. The length of nothing that a stack gives a
/// hidden view outlasts all others: a hidden view with a required height goes, as it does on iOS. Where a stack is too small for
/// its margins, the constraints that hold its views to the margins give way, not those that hold the stack.
extension LayoutEngine {
  /// Breaks one of the conflicting constraints and reports it; nil when none of them can be.
  ///
  /// The addition is a constraint, or one of the engine's own, described in words.
  func breakOne(
    of ids: [ConstraintID], adding constraint: NSLayoutConstraint?, _ own: @autoclosure () -> String = ""
  ) -> NSLayoutConstraint? {
    var involved: [NSLayoutConstraint] = []
    for id in ids {
      if id == .added { continue }
      if let found = constraints.first(where: { $0.installation.id == id }) { involved.append(found) }
    }
    if let constraint { involved.append(constraint) }
    guard let victim = involved.max(by: Self.outlasts) else { return nil }
    let others = ids.filter { id in id != .added && !involved.contains { $0.installation.id == id } }
    reportConflict(victim, involved: involved, others: others, own: constraint == nil ? own() : nil)
    if let id = victim.installation.id { solver.remove(id) }
    victim.installation.id = nil
    victim.installation.isBroken = true
    tables.pointee.broken.append(victim)
    return victim
  }

  /// Whether the second of two constraints is broken rather than the first.
  private static func outlasts(_ first: NSLayoutConstraint, _ second: NSLayoutConstraint) -> Bool {
    if first.hidesView != second.hidesView { return first.hidesView }
    if first.holdsToMargins != second.holdsToMargins { return second.holdsToMargins }
    return first.order < second.order
  }

  /// Tries broken constraints again, in the order of their activation, after something changed.
  func mendBroken() {
    guard mayMend else { return }
    mayMend = false
    guard !tables.pointee.broken.isEmpty else { return }
    for constraint in tables.pointee.broken.sorted(by: { $0.order < $1.order }) {
      let relation = build(constraint, notingReads: true)
      guard isHome(of: constraint), constraint.installation.isBroken else { continue }
      guard let id = try? addBuilt(relation, constraint.priority.rawValue) else { continue }
      constraint.installation.id = id
      constraint.installation.isBroken = false
      constraint.installation.sum = sumConstant
      tables.pointee.broken.removeAll { $0 === constraint }
    }
    mayMend = false
  }
}
