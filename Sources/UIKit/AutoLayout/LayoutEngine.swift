import Cassowary

/// Solves the constraints of one island of views.
///
/// **Who owns it.** An island is a view whose size comes from outside, with everything below it down to the next island:
/// a window, the topmost view of a hierarchy that is in no window, the content view of a cell (`UIView.isLayoutIsland`).
/// Each has one engine, made when its first constraint is activated and held by the root view. Cells are therefore
/// independent of each other and of the table, and cost the same however many there are. A constraint that reaches over
/// the edge of an inner island dissolves it: its constraints join the outer engine.
///
/// **The unknowns.** Views that do not translate their autoresizing mask, and guides, have unknowns for the parts of
/// their frame that constraints speak of. A view that translates its mask has none: its place is a known function of its
/// superview's size, as the mask says, so that constraints see it as in UIKit, where the mask stands for required
/// constraints. The root's size is an unknown held by a required constraint (UIKit's "encapsulated layout size"), which a
/// fitting loosens.
///
/// **When it works.** Changes are queued; nothing is solved before a view lays out its subviews or a fitting size is asked
/// for. Required constraints that contradict others are found when they enter the solver; see `LayoutEngine+Conflicts`.
@MainActor final class LayoutEngine {
  /// The way the root's size is held.
  enum RootSizing: Equatable {
    /// The root has the size of its bounds.
    case layout
    /// The root's size is as near to a target as priorities let it.
    case fitting(CGSize, horizontal: Float, vertical: Float)
  }

  /// A constraint of the engine's own that holds the root's width or height.
  struct RootHold {
    var id: ConstraintID?
    var length = 0.0
    var priority: Float = 0

    /// Whether the hold has a constraint of just this length and priority.
    func says(_ length: Double, _ priority: Float) -> Bool {
      id != nil && self.length == length && self.priority == priority
    }
  }

  let rootReference: ViewReference
  /// The root's record, which lives as long as the engine and knows when the view is gone.
  private let rootRecord: ItemReference
  let solver = Solver()
  /// The tables that every solution goes through.
  nonisolated(unsafe) let tables: UnsafeMutablePointer<LayoutTables>
  /// The first place of the root's unknowns in the tables; -1 when the root has none.
  var rootPlace = -1
  var freeNote: Int32 = -1
  var widthHold = RootHold()
  var heightHold = RootHold()
  var rootSizing = RootSizing.layout
  /// The sizing that the root's constraints hold now.
  var heldSizing: RootSizing?
  var heldSize = CGSize(width: -1, height: -1)
  /// Pixels in a point, of the root at the last solution.
  var scale: CGFloat = 1
  /// Whether anything changed since the last solution.
  var isDirty = false {
    didSet {
      guard isDirty, !oldValue, lender == nil, let view = rootRecord.pointee.view, let superview = view.superview
      else { return }
      superview.object.islandDidChange(view.object)
    }
  }
  /// Whether items have not been told of the last solution.
  var isUnpublished = false
  /// Whether a constraint was removed or changed, so that a broken one may hold now.
  var mayMend = false
  /// Whether constraints came or went since ambiguity was last looked for.
  var structureChanged = false
  /// Whether it was said that a solution ended before its end.
  var hasReportedUnfinished = false
  /// Whether a stack has constraints here.
  var hasStacks = false
  /// Whether the solver has constraints in another order than that of a new tree; see `LayoutEngine+Order.swift`.
  var isOutOfOrder = false
  var lastFitting: (sizing: RootSizing, size: CGSize)?
  /// The last of the loans by which others solve a part of the island apart; see `LayoutLoan`.
  var loan: LayoutLoan?
  /// The engine whose items and constraints this one has borrowed.
  var lender: Unretained<LayoutEngine>?

  // Scratch of building expressions.
  var sumConstant = 0.0
  /// The item that was noted last for it.
  var lastNoted: ItemReference?
  /// The constraint whose reads are noted while its expression is built.
  var notedConstraint: Unretained<NSLayoutConstraint>?
  /// The number of sums built and items that left, to recognize a sum that the application's code spoiled meanwhile.
  var turn: UInt = 0
  /// The turn in which the sum that is being built was begun.
  var sumTurn: UInt = 0
  /// Whether natural sizes are being asked for.
  var isMeasuring = false
  /// Whether the constraints that wait are being taken into the solver.
  var isInstalling = false
  /// The reading direction of the view whose constraints are being installed.
  var knownDirection: (holder: ViewReference, isRightToLeft: Bool)?

  init(root: UIView) {
    rootReference = Unretained(root)
    rootRecord = root.layoutItem.record
    tables = .allocate(capacity: 1)
    tables.initialize(to: LayoutTables())
  }

  deinit {
    tables.pointee.deallocate()
    tables.deinitialize(count: 1)
    tables.deallocate()
  }

  var root: UIView { rootReference.object }
  /// Active constraints, in the solver, waiting, or broken; in no order.
  var constraints: [NSLayoutConstraint] { tables.pointee.constraints.elements.map(\.object) }
  /// Items with unknowns.
  var items: [LayoutItem] { tables.pointee.items.elements.map(\.pointee.object.object) }

  // MARK: Changes

  func enqueue(_ constraint: NSLayoutConstraint) {
    if loan != nil { endLoans() }
    constraint.installation.engine = Unretained(self)
    constraint.installation.index = tables.pointee.constraints.count
    constraint.installation.isPending = true
    tables.pointee.constraints.append(Unretained(constraint))
    tables.pointee.pending.append(Unretained(constraint))
    noteSides(of: constraint)
    structureChanged = true
    orderDidChange(by: constraint)
    invalidate(constraint)
    // Where no view is placed by it nobody else would look at the constraint.
    if lender == nil, let view = constraint.first?.record.pointee.view, view.translatesMask {
      rootReference.setNeedsLayout()
    }
  }

  /// Notes the constraint with the items on both sides at once, so that it is found when a view leaves.
  private func noteSides(of constraint: NSLayoutConstraint) {
    let reference = Unretained(constraint)
    if let first = constraint.first { noteSide(first, of: reference) }
    if let second = constraint.second { noteSide(second, of: reference) }
  }

  private func noteSide(_ side: NSLayoutConstraint.Side, of constraint: Unretained<NSLayoutConstraint>) {
    note(side.record, reads: constraint)
    if let end = side.endRecord { note(end, reads: constraint) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    endLoans()
    guard isHome(of: constraint) else {
      constraint.installation.engine?.object.remove(constraint)
      return
    }
    turn &+= 1
    uninstall(constraint)
    forgetNotes(of: constraint)
    let index = constraint.installation.index
    let all = tables.pointee.constraints
    let last = all[all.count - 1]
    all[index] = last
    last.reading { $0.installation.index = index }
    tables.pointee.constraints.removeLast(1)
    if constraint.installation.isChangeQueued { tables.pointee.changed.removeAll { $0 === constraint } }
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
      tables.pointee.broken.removeAll { $0 === constraint }
    }
    if constraint.installation.isPending {
      constraint.installation.isPending = false
      stopWaiting(Unretained(constraint))
    }
  }

  private func stopWaiting(_ constraint: Unretained<NSLayoutConstraint>) {
    for index in (0..<tables.pointee.pending.count).reversed() {
      guard let found = tables.pointee.pending[index], found == constraint else { continue }
      // They may just be gone through.
      if isInstalling { tables.pointee.pending[index] = nil } else { tables.pointee.pending.remove(at: index) }
      return
    }
  }

  /// Whether the constraint is this engine's.
  @inline(__always) func isHome(of constraint: NSLayoutConstraint) -> Bool { constraint.installation.engine == self }

  /// Builds a constraint again at the next solution.
  func reinstall(_ constraint: NSLayoutConstraint) {
    endLoans()
    guard isHome(of: constraint) else {
      constraint.installation.engine?.object.reinstall(constraint)
      return
    }
    uninstall(constraint)
    constraint.installation.isPending = true
    tables.pointee.pending.append(Unretained(constraint))
    orderDidChange()
    invalidate(constraint)
  }

  func queueRefresh(_ constraint: NSLayoutConstraint) {
    endLoans()
    guard isHome(of: constraint) else {
      constraint.installation.engine?.object.queueRefresh(constraint)
      return
    }
    if !constraint.installation.isChangeQueued {
      constraint.installation.isChangeQueued = true
      tables.pointee.changed.append(constraint)
    }
    invalidate(constraint)
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) { reinstall(constraint) }

  /// Marks the solution as out of date, and the views whose subviews the constraint places as needing layout.
  private func invalidate(_ constraint: NSLayoutConstraint) {
    isDirty = true
    if let first = constraint.first { invalidate(first.record) }
    if let second = constraint.second { invalidate(second.record) }
  }

  private func invalidate(_ item: ItemReference) {
    // Who has borrowed leaves no marks.
    if lender != nil { return }
    if let view = item.pointee.view {
      (view == rootReference ? view : view.superview ?? view).setNeedsLayout()
    } else {
      item.pointee.layoutView?.setNeedsLayout()
    }
  }

  func contentPrioritiesDidChange(of item: ItemReference) {
    endLoans()
    guard isHome(of: item) else {
      item.pointee.membership.engine?.object.contentPrioritiesDidChange(of: item)
      return
    }
    dropContentConstraints(of: item)
    orderDidChange()
    queueContent(of: item)
  }

  func queueContent(of item: ItemReference) {
    guard let view = item.pointee.view, isHome(of: item) else { return }
    if !item.pointee.membership.content.isQueued {
      item.pointee.membership.content.isQueued = true
      tables.pointee.contentQueue.append(item)
    }
    isDirty = true
    if lender == nil, view != rootReference { view.superview?.setNeedsLayout() }
  }

  // MARK: Items

  /// Whether the item's unknowns are this engine's.
  @inline(__always)
  func isHome(of item: ItemReference) -> Bool {
    item.pointee.membership.engine == self
  }

  func enroll(_ item: ItemReference) {
    guard item.pointee.membership.engine == nil else { return }
    item.pointee.membership.engine = Unretained(self)
    item.pointee.membership.index = tables.pointee.items.count
    tables.pointee.items.append(item)
    tables.pointee.unknowns.append(repeating: -1, count: 4)
    tables.pointee.values.append(repeating: 0, count: 4)
    guard let view = item.pointee.view else { return }
    let isRoot = view == rootReference
    if isRoot { rootPlace = item.pointee.membership.index * 4 }
    if !view.translatesMask || isRoot && rootSizing != .layout { queueContent(of: item) }
  }

  /// Releases all items from the engine.
  func releaseItems() {
    endLoans()
    for item in tables.pointee.items.elements { resetMembership(of: item) }
    tables.pointee.items.removeAll()
    tables.pointee.contentQueue.removeAll()
    rootPlace = -1
  }

  /// Drops an item with its unknowns; the constraints that speak of it have to be gone.
  func forget(_ item: ItemReference) {
    endLoans()
    guard isHome(of: item) else {
      item.pointee.membership.engine?.object.forget(item)
      return
    }
    turn &+= 1
    dropContentConstraints(of: item)
    if let id = item.pointee.membership.positiveWidth { solver.remove(id) }
    if let id = item.pointee.membership.positiveHeight { solver.remove(id) }
    let index = item.pointee.membership.index
    if rootPlace == index * 4 { dropRootHolds() }
    for unknown in Unknown.all {
      if let variable = variableIfKnown(of: item, unknown) { solver.removeVariable(variable) }
    }
    let items = tables.pointee.items
    let last = items[items.count - 1]
    if rootPlace == index * 4 { rootPlace = -1 }
    if last != item {
      items[index] = last
      last.pointee.membership.index = index
      if rootPlace == (items.count - 1) * 4 { rootPlace = index * 4 }
      let (unknowns, values) = (tables.pointee.unknowns, tables.pointee.values)
      for offset in 0..<4 {
        unknowns[index * 4 + offset] = unknowns[(items.count - 1) * 4 + offset]
        values[index * 4 + offset] = values[(items.count - 1) * 4 + offset]
      }
    }
    tables.pointee.items.removeLast(1)
    tables.pointee.unknowns.removeLast(4)
    tables.pointee.values.removeLast(4)
    if item.pointee.membership.content.isQueued || isMeasuring { tables.pointee.contentQueue.removeAll { $0 == item } }
    resetMembership(of: item)
  }

  /// Releases an item from its engine; the notes of constraints that read it stay.
  func resetMembership(of item: ItemReference) {
    var membership = ItemRecord.Membership()
    membership.noteEngine = item.pointee.membership.noteEngine
    membership.firstNote = item.pointee.membership.firstNote
    membership.lastNote = item.pointee.membership.lastNote
    item.pointee.membership = membership
  }
}
