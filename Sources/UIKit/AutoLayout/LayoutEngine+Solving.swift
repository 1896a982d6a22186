import Cassowary

/// The way from queued changes to frames.
extension LayoutEngine {
  /// Brings the solution up to date for the root's present bounds.
  func update() {
    if root.autoLayout?.engine === self, rootSizing != .layout {
      rootSizing = .layout
      isDirty = true
    }
    guard isDirty || heldSizing != .layout || heldSize != root.layer.bounds.size else { return }
    resolve()
    publish()
  }

  /// Takes in all queued changes and solves.
  func resolve() {
    lastFitting = nil
    resetMeasuredWidths()
    flush()
    solveAndMeasure()
    isDirty = !pending.isEmpty || !changed.isEmpty || !contentQueue.isEmpty
  }

  // MARK: Queued changes

  private func flush() {
    holdRoot()
    let refreshed = changed
    changed.removeAll(keepingCapacity: true)
    var failed: [NSLayoutConstraint] = []
    // Several changes may contradict each other until all are in: those refused at first get a second chance.
    for constraint in refreshed where !refresh(constraint) { failed.append(constraint) }
    let added = pending
    pending.removeAll(keepingCapacity: true)
    for constraint in added where constraint.installation.isPending && constraint.installation.engine === self {
      constraint.installation.isPending = false
      install(constraint)
    }
    reinstall(failed)
    updateContent()
    mendBroken()
  }

  /// Takes constraints out together before the first goes in again, as each may contradict what the others said before.
  private func reinstall(_ failed: [NSLayoutConstraint]) {
    let own = failed.filter { $0.installation.engine === self }
    for constraint in own { uninstall(constraint) }
    for constraint in own { install(constraint) }
  }

  private func reinstallNow(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  /// Edits the constant of an installed constraint; false when that contradicts others.
  private func refresh(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.installation.engine === self, !constraint.installation.isPending else { return true }
    guard let id = constraint.installation.id else { return true }
    _ = build(constraint)
    noteReads(constraint)
    if termSignature == constraint.installation.termHash {
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

  /// Whether what the constraint reads gives another constant or other coefficients than the solver has.
  func isOutOfDate(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.installation.id != nil else { return constraint.installation.isBroken }
    _ = build(constraint)
    return termSignature != constraint.installation.termHash || abs(sumConstant - constraint.installation.sum) > 1e-7
  }

  private func install(_ constraint: NSLayoutConstraint) {
    let relation = build(constraint)
    noteReads(constraint)
    let signature = termSignature
    let sum = sumConstant
    let expression = Expression(terms: terms, constant: sum)
    let priority = Priority(constraint.priority.rawValue)
    constraint.installation.termHash = signature
    constraint.installation.sum = sum
    while true {
      do throws(ConflictError) {
        constraint.installation.id = try solver.add(expression, relation.solverRelation, priority: priority)
        return
      } catch {
        let victim = breakOne(of: error.conflicting, adding: constraint)
        if victim == nil || victim === constraint { return }
      }
    }
  }

  private func noteReads(_ constraint: NSLayoutConstraint) {
    for item in readItems { note(item, reads: constraint) }
  }

  /// A number that changes when the coefficients do.
  private var termSignature: Int {
    var result: UInt64 = 0xcbf2_9ce4_8422_2325
    for term in terms {
      result = (result ^ UInt64(UInt32(bitPattern: term.variable.index))) &* 0x100_0000_01b3
      result = (result ^ (term.coefficient * 4096).rounded().bitPattern) &* 0x100_0000_01b3
    }
    return Int(bitPattern: UInt(result))
  }

  // MARK: The root's size

  /// Holds the root's size at its bounds, or near the target of a fitting.
  func holdRoot() {
    let membership = root.autoLayoutStateForWriting.item.membership
    guard membership.engine === self else { return }
    let size: CGSize
    var horizontal: Float
    var vertical: Float
    switch rootSizing {
    case .layout:
      size = root.layer.bounds.size
      // A view that takes its size from constraints and is in no superview keeps its bounds as far as they let it.
      horizontal = root.translatesMaskStorage || root.isLayoutIsland || root is UIWindow ? 1000 : 0.5
      vertical = horizontal
    case .fitting(let target, let horizontalPriority, let verticalPriority):
      size = target
      horizontal = horizontalPriority
      vertical = verticalPriority
    }
    let isOtherSizing = heldSizing != rootSizing
    if let width = membership.width {
      hold(width, "width", &rootWidthHold, at: Double(size.width), horizontal, renew: isOtherSizing)
    }
    if let height = membership.height {
      hold(height, "height", &rootHeightHold, at: Double(size.height), vertical, renew: isOtherSizing)
    }
    heldSizing = rootSizing
    heldSize = root.layer.bounds.size
  }

  private func hold(
    _ variable: Variable, _ property: String, _ id: inout ConstraintID?, at length: Double, _ priority: Float,
    renew: Bool
  ) {
    if renew, let old = id {
      solver.remove(old)
      id = nil
      mayMend = true
    }
    if let old = id {
      if (try? solver.setConstant(-length, of: old)) != nil {
        mayMend = true
        return
      }
      solver.remove(old)
      id = nil
    }
    guard priority > 0 else { return }
    let expression = Expression(terms: [Term(variable: variable)], constant: -length)
    while true {
      do throws(ConflictError) {
        id = try solver.add(expression, .equal, priority: Priority(priority))
        return
      } catch {
        let words = Self.given("\(root.layoutName).\(property)", CGFloat(length))
        if breakOne(of: error.conflicting, adding: nil, words) == nil { return }
      }
    }
  }

  // MARK: Solution

  /// More rounds than any text needs: a width, the height for it, and what follows from that.
  private static let limit = 8

  private func solveAndMeasure() {
    for _ in 0..<Self.limit {
      solver.solve()
      var isSettled = true
      for item in items {
        if keepSizePositive(item) { isSettled = false }
        if remeasure(item) { isSettled = false }
      }
      if isSettled { return }
      updateContent()
      reinstall(changed.filter { !refresh($0) })
      changed.removeAll(keepingCapacity: true)
    }
    solver.solve()
  }

  /// Keeps sizes from being negative, by a constraint that is added only where a solution needs it.
  private func keepSizePositive(_ item: LayoutItem) -> Bool {
    var changed = false
    if let width = item.membership.width, item.membership.positiveWidth == nil, solver.value(of: width) < -1e-6 {
      item.membership.positiveWidth = addPositive(width, "\(item.name).width")
      changed = item.membership.positiveWidth != nil
    }
    if let height = item.membership.height, item.membership.positiveHeight == nil, solver.value(of: height) < -1e-6 {
      item.membership.positiveHeight = addPositive(height, "\(item.name).height")
      changed = changed || item.membership.positiveHeight != nil
    }
    return changed
  }

  private func addPositive(_ variable: Variable, _ length: @autoclosure () -> String) -> ConstraintID? {
    let expression = Expression(terms: [Term(variable: variable)], constant: 0)
    while true {
      do throws(ConflictError) {
        return try solver.add(expression, .greaterThanOrEqual, priority: .required)
      } catch {
        if breakOne(of: error.conflicting, adding: nil, Self.positive(length())) == nil { return nil }
      }
    }
  }

  // MARK: Results

  /// The solution for an item; parts that no constraint speaks of are zero.
  private func solvedFrame(of item: LayoutItem) -> CGRect {
    func value(_ variable: Variable?) -> CGFloat { variable.map { CGFloat(solver.value(of: $0)) } ?? 0 }
    let membership = item.membership
    return CGRect(
      x: value(membership.left), y: value(membership.top), width: value(membership.width),
      height: value(membership.height))
  }

  /// Notes the new frames and marks the views whose subviews or guides have other ones.
  private func publish() {
    for item in items {
      let frame = solvedFrame(of: item)
      guard !Self.isNear(frame, item.membership.frame) else { continue }
      item.membership.frame = frame
      if item.view !== root { item.coordinateView?.setNeedsLayout() }
    }
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
