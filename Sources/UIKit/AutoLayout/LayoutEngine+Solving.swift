import Cassowary

/// The way from queued changes to frames.
extension LayoutEngine {
  /// Brings the solution up to date for the root's present bounds.
  func update() {
    if loan != nil { endLoans() }
    let size = rootReference.bounds.size
    scale = LayoutPass.scale > 0 ? LayoutPass.scale : rootReference.reading { $0.displayScale }
    if !isDirty, isSolved(for: size) {
      if isUnpublished { publish() }
      return
    }
    rootSizing = .layout
    resolve()
    publish()
  }

  /// Whether the last solution is that for a size of the root.
  ///
  /// So is the solution of a fitting when the root came out at just that size: the best without holding the root to it
  /// is the best of all that do, and ties are decided alike. This makes "fit, set the frame, lay out" one solution.
  private func isSolved(for size: CGSize) -> Bool {
    guard let heldSizing else { return false }
    if heldSizing == .layout { return heldSize == size }
    guard rootPlace >= 0 else { return false }
    let tolerance: CGFloat = 1e-7
    return abs(CGFloat(tables.pointee.values[rootPlace + Unknown.width.rawValue]) - size.width) < tolerance
      && abs(CGFloat(tables.pointee.values[rootPlace + Unknown.height.rawValue]) - size.height) < tolerance
  }

  /// Takes in all queued changes and solves.
  func resolve() {
    lastFitting = nil
    let sizing = rootSizing
    if hasToBeginAnew { beginAnew() }
    resetMeasuredWidths()
    flush()
    // A view that had no natural size before has one now.
    if hasToBeginAnew {
      beginAnew()
      flush()
    }
    // Views that lay themselves out when they are asked for their natural size have this engine solved in between.
    if rootSizing != sizing {
      rootSizing = sizing
      holdRoot()
      if mayMend { mendBroken() }
    }
    solveAndMeasure()
    isDirty = hasChanges
    isUnpublished = true
  }

  // MARK: Queued changes

  /// Whether something waits to be taken into the solver.
  var hasChanges: Bool {
    tables.pointee.pending.count > 0 || !tables.pointee.changed.isEmpty || tables.pointee.contentQueue.count > 0
  }

  private func flush() {
    holdRoot()
    var failed: [NSLayoutConstraint] = []
    // Several changes may contradict each other until all are in: those refused at first get a second chance.
    takeChanged(&failed)
    installPending()
    if !failed.isEmpty { reinstall(failed) }
    updateContent()
    if mayMend { mendBroken() }
  }

  private func takeChanged(_ failed: inout [NSLayoutConstraint]) {
    if tables.pointee.changed.isEmpty { return }
    let refreshed = tables.pointee.changed
    tables.pointee.changed.removeAll(keepingCapacity: true)
    // The application may end the loan by which this engine has them.
    for constraint in refreshed where isHome(of: constraint) {
      constraint.installation.isChangeQueued = false
      if !refresh(constraint) { failed.append(constraint) }
    }
  }

  private func installPending() {
    let count = tables.pointee.pending.count
    if count == 0 { return }
    isInstalling = true
    for index in 0..<count {
      // Building asks views that are not ours, so that the constraint may go in between.
      guard let constraint = tables.pointee.pending[index]?.object, constraint.installation.isPending else { continue }
      constraint.installation.isPending = false
      install(constraint)
    }
    isInstalling = false
    knownDirection = nil
    tables.pointee.pending.removeFirst(count)
  }

  /// Takes failed constraints out together before the first goes in again, as each may contradict former values of
  /// others.
  private func reinstall(_ failed: [NSLayoutConstraint]) {
    let own = failed.filter { $0.installation.engine == self }
    for constraint in own { uninstall(constraint) }
    for constraint in own { install(constraint) }
  }

  private func reinstallNow(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  /// Edits the constant of an installed constraint; false when that contradicts others.
  private func refresh(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.installation.engine == self, !constraint.installation.isPending else { return true }
    guard let id = constraint.installation.id else {
      if constraint.installation.isBroken { mayMend = true }
      return true
    }
    _ = build(constraint, notingReads: true)
    // Building asks views that are not ours, so that the constraint may be gone.
    guard constraint.installation.engine == self, constraint.installation.id == id else { return true }
    if hasBuiltTerms(id) {
      if sumConstant == constraint.installation.sum { return true }
      mayMend = true
      do throws(ConflictError) {
        try solver.setConstant(sumConstant, of: id)
        constraint.installation.sum = sumConstant
        return true
      } catch {
        return false
      }
    }
    mayMend = true
    reinstallNow(constraint)
    return true
  }

  /// Whether the geometry that a constraint reads gives another constant or other coefficients than the solver has.
  func isOutOfDate(_ constraint: NSLayoutConstraint) -> Bool {
    if loan != nil { endLoans() }
    guard let id = constraint.installation.id else { return constraint.installation.isBroken }
    _ = build(constraint, notingReads: false)
    guard constraint.installation.engine == self, constraint.installation.id == id else { return false }
    return !hasBuiltTerms(id) || abs(sumConstant - constraint.installation.sum) > 1e-7
  }

  private func install(_ constraint: NSLayoutConstraint) {
    let relation = build(constraint, notingReads: true)
    guard constraint.installation.engine == self, constraint.holderReference != nil else { return }
    constraint.installation.sum = sumConstant
    while true {
      do throws(ConflictError) {
        constraint.installation.id = try addBuilt(relation, constraint.priority.rawValue)
        return
      } catch {
        let victim = breakOne(of: error.conflicting, adding: constraint)
        if victim == nil || victim === constraint { return }
      }
    }
  }

  /// Adds the constraint that was built last to the solver.
  func addBuilt(
    _ relation: NSLayoutConstraint.Relation, _ priority: Float
  ) throws(ConflictError) -> ConstraintID {
    let terms = tables.pointee.terms
    return try solver.add(
      UnsafeBufferPointer(start: terms.base, count: terms.count), constant: sumConstant, relation.solverRelation,
      priority: Priority(priority))
  }

  /// Adds the constraint that an unknown compares with a length.
  func add(
    _ variable: Variable, _ relation: Cassowary.Relation, _ length: Double, _ priority: Float,
    inTies rule: TieRule = .yieldsToLater
  ) throws(ConflictError) -> ConstraintID {
    let term = tables.pointee.lengthTerm
    term.initialize(to: Term(variable: variable))
    return try solver.add(
      UnsafeBufferPointer(start: term, count: 1), constant: -length, relation, priority: Priority(priority),
      inTies: rule)
  }

  /// Whether a constraint in the solver has the coefficients that were built last.
  private func hasBuiltTerms(_ id: ConstraintID) -> Bool {
    let terms = tables.pointee.terms
    return solver.hasTerms(UnsafeBufferPointer(start: terms.base, count: terms.count), id)
  }

  // MARK: The root

  /// Holds the root's unknowns as `rootSizing` says.
  func holdRoot() {
    let size: CGSize
    let horizontal: Float
    let vertical: Float
    switch rootSizing {
    case .layout:
      size = rootReference.bounds.size
      // A view that takes its size from constraints and is in no superview keeps its bounds as far as they let it.
      let isHeld = rootReference.reading { $0.translatesMaskStorage || $0.isLayoutIsland || $0 is UIWindow }
      horizontal = isHeld ? 1000 : 0.5
      vertical = horizontal
    case .fitting(let target, let horizontalPriority, let verticalPriority):
      size = target
      horizontal = horizontalPriority
      vertical = verticalPriority
    }
    if rootPlace >= 0 {
      let width = tables.pointee.unknowns[rootPlace + Unknown.width.rawValue]
      let height = tables.pointee.unknowns[rootPlace + Unknown.height.rawValue]
      if width >= 0 {
        let isHeld = widthHold.says(Double(size.width), horizontal)
        if !isHeld {
          widthHold = hold(Variable(placedAt: width), "width", widthHold, at: Double(size.width), horizontal)
        }
      }
      if height >= 0 {
        let isHeld = heightHold.says(Double(size.height), vertical)
        if !isHeld {
          heightHold = hold(Variable(placedAt: height), "height", heightHold, at: Double(size.height), vertical)
        }
      }
    }
    heldSizing = rootSizing
    heldSize = rootReference.bounds.size
  }

  /// Removes the constraints that hold the root's size: the root goes, or lies in another island now.
  func dropRootHolds() {
    for id in [widthHold.id, heightHold.id].compactMap(\.self) { solver.remove(id) }
    (widthHold, heightHold) = (RootHold(), RootHold())
    heldSizing = nil
  }

  private func hold(
    _ variable: Variable, _ property: String, _ hold: RootHold, at length: Double, _ priority: Float
  ) -> RootHold {
    mayMend = true
    var result = RootHold(id: hold.id, length: length, priority: priority)
    if let id = hold.id {
      if change(id, from: hold.priority, to: priority, length) { return result }
      solver.remove(id)
    }
    result.id = nil
    guard priority > 0 else { return result }
    while true {
      do throws(ConflictError) {
        result.id = try add(variable, .equal, length, priority)
        return result
      } catch {
        let words = Self.given("\(root.layoutName).\(property)", length)
        if breakOne(of: error.conflicting, adding: nil, words) == nil { return result }
      }
    }
  }

  /// Changes a hold in place, which keeps its turn in ties; false when the change contradicts required constraints.
  private func change(_ id: ConstraintID, from old: Float, to new: Float, _ length: Double) -> Bool {
    guard new > 0 else { return false }
    do throws(ConflictError) {
      if new < 1000, new != old { try solver.setPriority(Priority(new), of: id) }
      try solver.setConstant(-length, of: id)
      if new >= 1000, new != old { try solver.setPriority(.required, of: id) }
      return true
    } catch {
      return false
    }
  }

  // MARK: Solution

  /// The greatest number of rounds, more than any text needs: a width, the height for it, and the consequences.
  private static let limit = 8

  private func solveAndMeasure() {
    for _ in 0..<Self.limit {
      readValues()
      guard solver.isFinished else {
        reportUnfinished()
        return
      }
      var isSettled = true
      var index = 0
      // Views that measure themselves may take views out.
      while index < tables.pointee.items.count {
        if !settle(index) { isSettled = false }
        index += 1
      }
      if isSettled { return }
      updateContent()
      var failed: [NSLayoutConstraint] = []
      takeChanged(&failed)
      if !failed.isEmpty { reinstall(failed) }
    }
    readValues()
  }

  /// Reports, once for each engine, that a solution ended before all constraints had been weighed.
  private func reportUnfinished() {
    if hasReportedUnfinished { return }
    hasReportedUnfinished = true
    root.stage.diagnostics.report(
      Diagnostic(
        kind: .layoutDoesNotSettle,
        summary: """
          The \(solver.constraintCount) constraints in \(root.layoutName) were left after \(solver.visitLimit) steps of the solver: those that \
          are required hold, others may be missed by more than they have to be.
          """,
        object: root.layoutName,
        likelyCause: "Constraints tie views all over the screen to each other, so that each depends on nearly all.",
        cure: """
          Tie views to their neighbours and their superview, and make constraints required where they need not yield.
          """))
  }

  /// Whether the solution is good for an item: no negative size, and text measured for the width that it gets.
  private func settle(_ index: Int) -> Bool {
    let place = index * 4
    let (item, values) = (tables.pointee.items[index], tables.pointee.values)
    let width = values[place + Unknown.width.rawValue]
    let height = values[place + Unknown.height.rawValue]
    var isSettled = true
    if width < -1e-6 || height < -1e-6, keepSizePositive(item, width, height) { isSettled = false }
    if item.pointee.membership.content.naturalWidth >= 0 || item.pointee.membership.baselines != nil,
      remeasure(item, CGFloat(width), CGFloat(height))
    {
      isSettled = false
    }
    return isSettled
  }

  /// Keeps sizes from being negative, by a constraint added only where a solution needs it.
  private func keepSizePositive(_ item: ItemReference, _ width: Double, _ height: Double) -> Bool {
    var changed = false
    if width < -1e-6, item.pointee.membership.positiveWidth == nil {
      item.pointee.membership.positiveWidth = addPositive(variable(of: item, .width), "\(item.pointee.name).width")
      changed = item.pointee.membership.positiveWidth != nil
    }
    if height < -1e-6, item.pointee.membership.positiveHeight == nil {
      item.pointee.membership.positiveHeight = addPositive(variable(of: item, .height), "\(item.pointee.name).height")
      changed = changed || item.pointee.membership.positiveHeight != nil
    }
    return changed
  }

  private func addPositive(_ variable: Variable, _ length: @autoclosure () -> String) -> ConstraintID? {
    while true {
      do throws(ConflictError) {
        return try add(variable, .greaterThanOrEqual, 0, 1000)
      } catch {
        if breakOne(of: error.conflicting, adding: nil, Self.positive(length())) == nil { return nil }
      }
    }
  }

  // MARK: Results

  /// Notes the new frames and marks the views whose subviews or guides have other ones.
  private func publish() {
    isUnpublished = false
    var index = 0
    // Views may override what marks them, and change the tables there.
    while index < tables.pointee.items.count {
      let (items, values) = (tables.pointee.items, tables.pointee.values)
      let place = index * 4
      defer { index += 1 }
      let frame = CGRect(x: values[place], y: values[place + 1], width: values[place + 2], height: values[place + 3])
      let item = items[index]
      if Self.isNear(frame, item.pointee.membership.frame) { continue }
      item.pointee.membership.frame = frame
      if place != rootPlace { item.pointee.coordinateView?.setNeedsLayout() }
    }
  }

  @inline(__always)
  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.origin.x - b.origin.x) < 1e-6 && abs(a.origin.y - b.origin.y) < 1e-6
      && abs(a.size.width - b.size.width) < 1e-6 && abs(a.size.height - b.size.height) < 1e-6
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    @unknown default: .equal
    }
  }
}
