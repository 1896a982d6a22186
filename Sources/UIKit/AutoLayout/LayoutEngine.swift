import Cassowary

/// Solves the constraints of one island of views.
///
/// **Who owns it.** An island is a view whose size comes from outside, with everything below it down to the next island:
/// a window, the topmost view of a hierarchy that is in no window, the content view of a cell (`UIView.isLayoutIsland`).
/// Each has one engine, made when its first constraint is activated and held by the root view. Cells are therefore
/// independent of each other and of the table, and cost the same however many there are. A constraint that reaches over
/// the edge of an inner island dissolves it: its constraints join the outer engine.
///
/// **What is unknown.** Views that do not translate their autoresizing mask, and guides, have unknowns for the parts of
/// their frame that constraints speak of. A view that translates its mask has none: its place is a known function of its
/// superview's size, as the mask says, so that constraints see it as in UIKit, where the mask stands for required
/// constraints. The root's size is an unknown held by a required constraint (UIKit's "encapsulated layout size"), which a
/// fitting loosens.
///
/// **When it works.** Changes are queued; nothing is solved before a view lays out its subviews or a fitting size is asked
/// for. Required constraints that contradict others are found when they enter the solver; see `LayoutEngine+Conflicts`.
@MainActor final class LayoutEngine {
  /// How the root's size is held.
  enum RootSizing: Equatable {
    /// By its bounds.
    case layout
    /// As near to a target as priorities let it.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  unowned(unsafe) let root: UIView
  var solver = Solver()
  /// Items with unknowns.
  var items: [LayoutItem] = []
  /// Active constraints, in the solver, waiting, or broken.
  var constraints: [NSLayoutConstraint] = []
  var pending: [NSLayoutConstraint] = []
  /// Constraints whose geometry inputs or constants changed.
  var changed: [NSLayoutConstraint] = []
  var contentQueue: [LayoutItem] = []
  var broken: [NSLayoutConstraint] = []
  var rootWidthHold: ConstraintID?
  var rootHeightHold: ConstraintID?
  var rootSizing = RootSizing.layout
  /// What the root's constraints say now.
  var heldSizing: RootSizing?
  var heldSize = CGSize(width: -1, height: -1)
  /// Whether anything changed since the last solution.
  var isDirty = false
  /// Whether a constraint was removed or changed, so that a broken one may hold now.
  var mayMend = false
  /// Whether constraints came or went since ambiguity was last looked for.
  var structureChanged = false
  var lastFitting: (sizing: RootSizing, size: CGSize)?

  // Scratch of building expressions, kept to save allocations.
  var terms: [Term] = []
  var sumConstant = 0.0
  var readItems: [LayoutItem] = []

  init(root: UIView) { self.root = root }

  // MARK: Changes

  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.installation.engine = self
    constraint.installation.isPending = true
    constraints.append(constraint)
    pending.append(constraint)
    noteSides(of: constraint)
    structureChanged = true
    invalidate(constraint)
    // Where no view is placed by it nobody else would look at the constraint.
    if (constraint.firstItem as? UIView)?.translatesMaskStorage == true { root.setNeedsLayout() }
  }

  /// Lets the items on both sides know the constraint at once, so that it is found when a view leaves.
  private func noteSides(of constraint: NSLayoutConstraint) {
    for side in [constraint.first, constraint.second] {
      guard let side else { continue }
      if let item = side.item?.layoutItem { note(item, reads: constraint) }
      if let item = side.end?.layoutItem { note(item, reads: constraint) }
    }
  }

  func note(_ item: LayoutItem, reads constraint: NSLayoutConstraint) {
    guard !constraint.installation.items.contains(where: { $0 === item }) else { return }
    constraint.installation.items.append(item)
    item.membership.dependents.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    for item in constraint.installation.items {
      if let index = item.membership.dependents.lastIndex(where: { $0 === constraint }) {
        item.membership.dependents.remove(at: index)
      }
    }
    if let index = constraints.lastIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
    invalidate(constraint)
    constraint.installation = NSLayoutConstraint.Installation()
    structureChanged = true
  }

  /// Takes a constraint out of the solver, but not out of the engine.
  func uninstall(_ constraint: NSLayoutConstraint) {
    if let id = constraint.installation.id {
      solver.remove(id)
      constraint.installation.id = nil
      mayMend = true
    }
    if constraint.installation.isBroken {
      constraint.installation.isBroken = false
      broken.removeAll { $0 === constraint }
    }
    if constraint.installation.isPending {
      constraint.installation.isPending = false
      pending.removeAll { $0 === constraint }
    }
  }

  /// Builds a constraint anew at the next solution.
  func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    constraint.installation.isPending = true
    pending.append(constraint)
    invalidate(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    queueRefresh(constraint)
  }

  func queueRefresh(_ constraint: NSLayoutConstraint) {
    if !changed.contains(where: { $0 === constraint }) { changed.append(constraint) }
    invalidate(constraint)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) { reinstall(constraint) }

  /// Marks the solution as out of date, and the views whose subviews the constraint places as needing layout.
  private func invalidate(_ constraint: NSLayoutConstraint) {
    isDirty = true
    for side in [constraint.first, constraint.second] {
      guard let item = side?.item else { continue }
      if let view = item as? UIView {
        (view === root ? view : view.superviewStorage ?? view).setNeedsLayout()
      } else {
        item.layoutView?.setNeedsLayout()
      }
    }
  }

  func contentPrioritiesDidChange(of item: LayoutItem) {
    dropContentConstraints(of: item)
    queueContent(of: item)
  }

  func queueContent(of item: LayoutItem) {
    guard item.view != nil, item.membership.engine === self else { return }
    if item.membership.content == nil { item.membership.content = LayoutItem.ContentSize() }
    if item.membership.content?.isQueued == false {
      item.membership.content?.isQueued = true
      contentQueue.append(item)
    }
    isDirty = true
    if item.view !== root { item.coordinateView?.setNeedsLayout() }
  }

  // MARK: Items

  func enroll(_ item: LayoutItem) {
    guard item.membership.engine == nil else { return }
    item.membership.engine = self
    item.membership.index = items.count
    items.append(item)
    guard let view = item.view else { return }
    if !view.translatesMaskStorage || view === root && rootSizing != .layout { queueContent(of: item) }
  }

  /// Drops an item with its unknowns; the constraints that speak of it have to be gone.
  func forget(_ item: LayoutItem) {
    guard item.membership.engine === self else { return }
    dropContentConstraints(of: item)
    if let id = item.membership.positiveWidth { solver.remove(id) }
    if let id = item.membership.positiveHeight { solver.remove(id) }
    for variable in [item.membership.left, item.membership.top, item.membership.width, item.membership.height] {
      if let variable { solver.removeVariable(variable) }
    }
    let index = item.membership.index
    let last = items.removeLast()
    if last !== item {
      items[index] = last
      last.membership.index = index
    }
    contentQueue.removeAll { $0 === item }
    let dependents = item.membership.dependents
    item.membership = LayoutItem.Membership()
    item.membership.dependents = dependents
  }

  // MARK: Joining and leaving

  /// Hands everything to another engine; this one is not used afterwards.
  func dissolve(into other: LayoutEngine) {
    for item in items {
      var membership = LayoutItem.Membership()
      membership.dependents = item.membership.dependents
      membership.frame = item.membership.frame
      item.membership = membership
    }
    items = []
    let moved = constraints
    constraints = []
    if root.autoLayout?.engine === self { root.autoLayout?.engine = nil }
    for constraint in moved {
      for item in constraint.installation.items {
        item.membership.dependents.removeAll { $0 === constraint }
      }
      constraint.installation = NSLayoutConstraint.Installation()
    }
    for constraint in moved { other.enqueue(constraint) }
  }

  /// Called when the root went without notice: takes all constraints out of force.
  func forgetEverything() {
    for item in items { item.membership = LayoutItem.Membership() }
    items = []
    for constraint in constraints {
      for item in constraint.installation.items { item.membership.dependents.removeAll { $0 === constraint } }
      constraint.installation = NSLayoutConstraint.Installation()
      constraint.holder = nil
    }
    constraints = []
  }

  /// Called when the root goes: constraints between views that outlive it go to the engines that these have now.
  func abandon() {
    for item in items {
      var membership = LayoutItem.Membership()
      membership.dependents = item.membership.dependents
      item.membership = membership
    }
    items = []
    let left = constraints
    constraints = []
    for constraint in left {
      for item in constraint.installation.items {
        item.membership.dependents.removeAll { $0 === constraint }
      }
      constraint.installation = NSLayoutConstraint.Installation()
      if constraint.holder === root { constraint.holder = nil }
    }
    for constraint in left {
      if let holder = constraint.holder { holder.layoutEngineForWriting.enqueue(constraint) }
    }
  }
}
