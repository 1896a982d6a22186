import Cassowary

/// The order of constraints and unknowns, which decides between layouts that are equally good.
///
/// The solver's answer depends on nothing but its constraints and their order. Constraints that a stack makes for itself come whenever
/// it is changed, and natural sizes whenever a view is first spoken of or gets another priority: in a tree that was changed step by step
/// they would lie in another order than in one that is made new, and its views elsewhere. So an island in which a stack, a priority or a
/// natural size came late is taken into the solver again, in the order of a new one.
extension LayoutEngine {
  /// A constraint, priority or natural size came after the first solution: in a new tree it would have another place.
  func orderDidChange() {
    if hasStacks, lender == nil, heldSizing != nil { isOutOfOrder = true }
  }

  /// A constraint came: one of the application's has its place before those of stacks.
  func orderDidChange(by constraint: NSLayoutConstraint) {
    if constraint.stack != nil {
      hasStacks = true
    } else if hasStacks, lender == nil {
      isOutOfOrder = true
    }
    orderDidChange()
  }

  /// Constraints in the order in which a new tree has them: those of the application as they were activated, then those of stacks, as
  /// `UpdateConstraintsPass` asks for them.
  static func inOrder(_ constraints: [NSLayoutConstraint], below root: UIView) -> [NSLayoutConstraint] {
    var ordered: [NSLayoutConstraint] = []
    var ofStacks: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in constraints {
      if let stack = constraint.stack {
        ofStacks[stack, default: []].append(constraint)
      } else {
        ordered.append(constraint)
      }
    }
    ordered.sort { $0.order < $1.order }
    guard !ofStacks.isEmpty else { return ordered }
    collect(&ofStacks, root, into: &ordered)
    // Of stacks that are not below the root.
    ordered += ofStacks.values.joined().sorted { $0.order < $1.order }
    return ordered
  }

  private static func collect(
    _ ofStacks: inout [ObjectIdentifier: [NSLayoutConstraint]], _ view: UIView, into ordered: inout [NSLayoutConstraint]
  ) {
    for subview in view.subviewStorage where !ofStacks.isEmpty { collect(&ofStacks, subview, into: &ordered) }
    guard view.arrangesSubviews, let own = ofStacks.removeValue(forKey: ObjectIdentifier(view)) else { return }
    ordered += own.sorted { $0.order < $1.order }
  }

  /// Whether the solver has another order than it should, and nobody goes through the tables just now: views that are asked for their
  /// natural size may lay themselves out, and have the engine solved in between.
  var hasToBeginAnew: Bool { isOutOfOrder && !isMeasuring && !isInstalling }

  /// Takes everything into the solver again, in order; costs as much as a new island of this size.
  func beginAnew() {
    isOutOfOrder = false
    turn &+= 1
    lastFitting = nil
    releaseItemsKeepingFrames()
    tables.pointee.unknowns.removeAll()
    tables.pointee.values.removeAll()
    tables.pointee.pending.removeAll()
    tables.pointee.changed.removeAll(keepingCapacity: true)
    tables.pointee.broken.removeAll()
    (widthHold, heightHold) = (RootHold(), RootHold())
    heldSizing = nil
    solver.removeAll()
    for constraint in Self.inOrder(constraints, below: root) {
      constraint.installation.id = nil
      constraint.installation.isBroken = false
      constraint.installation.isChangeQueued = false
      constraint.installation.isPending = true
      tables.pointee.pending.append(Unretained(constraint))
    }
  }
}
