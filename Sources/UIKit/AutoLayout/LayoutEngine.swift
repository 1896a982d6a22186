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

  /// A constraint of the engine's own that holds the root's width or height.
  struct RootHold {
    var id: ConstraintID?
    var length = 0.0
    var priority: Float = 0
  }

  unowned(unsafe) let root: UIView
  private weak var rootItem: LayoutItem?
  let solver = Solver()
  /// Items with unknowns.
  private(set) var items: [LayoutItem] = []
  /// The same, to be read without reference counting.
  nonisolated(unsafe) var itemTable = FlatTable<Unmanaged<LayoutItem>>(capacity: 8)
  /// Where the root's unknowns begin in the tables; -1 when it has none.
  var rootPlace = -1
  /// For each item the indices of its four unknowns in the solver, -1 where no constraint speaks of one.
  nonisolated(unsafe) var unknowns = FlatTable<Int32>(capacity: 32)
  /// For each item the values of its four unknowns, as read last.
  nonisolated(unsafe) var values = FlatTable<Double>(capacity: 32)
  /// See `LayoutEngine+Notes.swift`.
  nonisolated(unsafe) var notes = FlatTable<Note>(capacity: 64)
  var freeNote: Int32 = -1
  /// Active constraints, in the solver, waiting, or broken; in no order.
  var constraints: [NSLayoutConstraint] = []
  var pending: [NSLayoutConstraint] = []
  /// Constraints whose geometry inputs or constants changed.
  var changed: [NSLayoutConstraint] = []
  nonisolated(unsafe) var contentQueue = FlatTable<Unmanaged<LayoutItem>>(capacity: 8)
  var broken: [NSLayoutConstraint] = []
  var widthHold = RootHold()
  var heightHold = RootHold()
  var rootSizing = RootSizing.layout
  /// What the root's constraints say now.
  var heldSizing: RootSizing?
  var heldSize = CGSize(width: -1, height: -1)
  /// Pixels in a point, of the root at the last solution.
  var scale: CGFloat = 1
  /// Whether anything changed since the last solution.
  var isDirty = false {
    didSet {
      // By the record, which knows when the view is gone.
      if isDirty, !oldValue, let view = rootItem?.view { view.superviewStorage?.islandDidChange(view) }
    }
  }
  /// Whether items have not been told of the last solution.
  var isUnpublished = false
  /// Whether a constraint was removed or changed, so that a broken one may hold now.
  var mayMend = false
  /// Whether constraints came or went since ambiguity was last looked for.
  var structureChanged = false
  var lastFitting: (sizing: RootSizing, size: CGSize)?

  // Scratch of building expressions, kept to save allocations.
  nonisolated(unsafe) var terms = FlatTable<Term>(capacity: 8)
  var sumConstant = 0.0
  /// The constraint whose reads are noted while its expression is built.
  unowned(unsafe) var notedConstraint: NSLayoutConstraint?

  init(root: UIView) {
    self.root = root
    rootItem = root.layoutItem
    constraints.reserveCapacity(24)
    pending.reserveCapacity(24)
  }

  deinit {
    unknowns.deallocate()
    values.deallocate()
    notes.deallocate()
    itemTable.deallocate()
    contentQueue.deallocate()
    terms.deallocate()
  }

  // MARK: Changes

  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.installation.engine = self
    constraint.installation.index = constraints.count
    constraint.installation.isPending = true
    constraints.append(constraint)
    pending.append(constraint)
    noteSides(of: constraint)
    structureChanged = true
    invalidate(constraint)
    // Where no view is placed by it nobody else would look at the constraint.
    if let view = constraint.first?.item.view, view.translatesMaskStorage { root.setNeedsLayout() }
  }

  /// Lets the items on both sides know the constraint at once, so that it is found when a view leaves.
  private func noteSides(of constraint: NSLayoutConstraint) {
    if let first = constraint.first {
      note(first.item, reads: constraint)
      if let end = first.end { note(end, reads: constraint) }
    }
    if let second = constraint.second {
      note(second.item, reads: constraint)
      if let end = second.end { note(end, reads: constraint) }
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    forgetNotes(of: constraint)
    let index = constraint.installation.index
    let last = constraints.removeLast()
    if last !== constraint {
      constraints[index] = last
      last.installation.index = index
    }
    if constraint.installation.isChangeQueued { changed.removeAll { $0 === constraint } }
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
      if let index = pending.lastIndex(where: { $0 === constraint }) { pending.remove(at: index) }
    }
  }

  /// Builds a constraint anew at the next solution.
  func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    constraint.installation.isPending = true
    pending.append(constraint)
    invalidate(constraint)
  }

  func queueRefresh(_ constraint: NSLayoutConstraint) {
    if !constraint.installation.isChangeQueued {
      constraint.installation.isChangeQueued = true
      changed.append(constraint)
    }
    invalidate(constraint)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) { reinstall(constraint) }

  /// Marks the solution as out of date, and the views whose subviews the constraint places as needing layout.
  private func invalidate(_ constraint: NSLayoutConstraint) {
    isDirty = true
    if let first = constraint.first { invalidate(first.item) }
    if let second = constraint.second { invalidate(second.item) }
  }

  private func invalidate(_ item: LayoutItem) {
    if let view = item.view {
      (view === root ? view : view.superviewStorage ?? view).setNeedsLayout()
    } else {
      item.layoutView?.setNeedsLayout()
    }
  }

  func contentPrioritiesDidChange(of item: LayoutItem) {
    dropContentConstraints(of: item)
    queueContent(of: item)
  }

  func queueContent(of item: LayoutItem) {
    guard let view = item.view, item.membership.engine === self else { return }
    if !item.membership.content.isQueued {
      item.membership.content.isQueued = true
      contentQueue.append(.passUnretained(item))
    }
    isDirty = true
    if view !== root { view.superviewStorage?.setNeedsLayout() }
  }

  // MARK: Items

  func enroll(_ item: LayoutItem) {
    guard item.membership.engine == nil else { return }
    item.membership.engine = self
    item.membership.index = items.count
    items.append(item)
    itemTable.append(.passUnretained(item))
    if item.view === root { rootPlace = item.membership.index * 4 }
    unknowns.append(repeating: -1, count: 4)
    values.append(repeating: 0, count: 4)
    guard let view = item.view else { return }
    if !view.translatesMaskStorage || view === root && rootSizing != .layout { queueContent(of: item) }
  }

  /// Lets all items belong to no engine.
  func releaseItems() {
    for item in items { resetMembership(of: item) }
    items = []
    itemTable.removeAll()
    contentQueue.removeAll()
    rootPlace = -1
  }

  /// Drops an item with its unknowns; the constraints that speak of it have to be gone.
  func forget(_ item: LayoutItem) {
    guard item.membership.engine === self else { return }
    dropContentConstraints(of: item)
    if let id = item.membership.positiveWidth { solver.remove(id) }
    if let id = item.membership.positiveHeight { solver.remove(id) }
    for unknown in Unknown.all {
      if let variable = variableIfKnown(of: item, unknown) { solver.removeVariable(variable) }
    }
    let index = item.membership.index
    let last = items.removeLast()
    itemTable.removeLast(1)
    if item.view === root { rootPlace = -1 }
    if last !== item {
      items[index] = last
      itemTable[index] = .passUnretained(last)
      last.membership.index = index
      if last.view === root { rootPlace = index * 4 }
      for offset in 0..<4 {
        unknowns[index * 4 + offset] = unknowns[items.count * 4 + offset]
        values[index * 4 + offset] = values[items.count * 4 + offset]
      }
    }
    unknowns.removeLast(4)
    values.removeLast(4)
    if item.membership.content.isQueued {
      contentQueue.removeAll { $0.toOpaque() == Unmanaged.passUnretained(item).toOpaque() }
    }
    resetMembership(of: item)
  }

  /// Lets an item belong to no engine; the notes of constraints that read it stay.
  func resetMembership(of item: LayoutItem) {
    var membership = LayoutItem.Membership()
    membership.noteEngine = item.membership.noteEngine
    membership.firstNote = item.membership.firstNote
    membership.lastNote = item.membership.lastNote
    item.membership = membership
  }
}
