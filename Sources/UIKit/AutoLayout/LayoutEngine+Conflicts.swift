import Cassowary

/// What happens when required constraints contradict each other.
///
/// The solver names a smallest set that can not hold together. Of it, the constraint of the application that was activated
/// last is broken: it is left out until something in the engine changes so that it can hold. Sizes that come from outside,
/// frames of views that translate their mask, and natural sizes are never broken.
extension LayoutEngine {
  /// Breaks one of the conflicting constraints and reports it; nil when none of them can be.
  ///
  /// What is being added is a constraint, or one of the engine's own, described in words.
  func breakOne(
    of ids: [ConstraintID], adding constraint: NSLayoutConstraint?, _ own: @autoclosure () -> String = ""
  ) -> NSLayoutConstraint? {
    var involved: [NSLayoutConstraint] = []
    for id in ids {
      if id == .added { continue }
      if let found = constraints.first(where: { $0.installation.id == id }) { involved.append(found) }
    }
    if let constraint { involved.append(constraint) }
    guard let victim = involved.max(by: { $0.order < $1.order }) else { return nil }
    let others = ids.filter { id in id != .added && !involved.contains { $0.installation.id == id } }
    reportConflict(victim, involved: involved, others: others, own: constraint == nil ? own() : nil)
    if let id = victim.installation.id { solver.remove(id) }
    victim.installation.id = nil
    victim.installation.isBroken = true
    broken.append(victim)
    return victim
  }

  /// Tries broken constraints again, in the order of their activation, after something changed.
  func mendBroken() {
    guard mayMend else { return }
    mayMend = false
    guard !broken.isEmpty else { return }
    for constraint in broken.sorted(by: { $0.order < $1.order }) {
      let relation = build(constraint, notingReads: true)
      guard let id = try? addBuilt(relation, constraint.priority.rawValue) else { continue }
      constraint.installation.id = id
      constraint.installation.isBroken = false
      constraint.installation.termHash = termSignature
      constraint.installation.sum = sumConstant
      broken.removeAll { $0 === constraint }
    }
    mayMend = false
  }

  // MARK: Words

  private func reportConflict(
    _ victim: NSLayoutConstraint, involved: [NSLayoutConstraint], others: [ConstraintID], own: String?
  ) {
    var reasons: [String] = []
    for constraint in involved.sorted(by: { $0.order < $1.order }) where constraint !== victim {
      reasons.append(constraint.words)
    }
    for id in others { reasons.append(words(of: id)) }
    if let own { reasons.append(own) }
    reasons += maskReasons(for: involved)
    let because = reasons.isEmpty ? "it contradicts itself" : reasons.joined(separator: " and ")
    Diagnostics.shared.report(
      Diagnostic(
        kind: .unsatisfiableConstraints,
        summary: """
          \(victim.words) cannot hold: \(because). It was broken because it was activated last of those that can be \
          broken.
          """,
        object: victim.first?.item.name ?? "a released view",
        likelyCause: likelyCause(victim, involved, others, own),
        cure: cure(victim, reasons.count)))
  }

  private func likelyCause(
    _ victim: NSLayoutConstraint, _ involved: [NSLayoutConstraint], _ others: [ConstraintID], _ own: String?
  ) -> String {
    let views = maskViews(of: involved)
    if let view = views.first {
      return """
        \(view.layoutName) still translates its autoresizing mask, so that its frame stands for required constraints: \
        translatesAutoresizingMaskIntoConstraints was not set to false.
        """
    }
    if own?.hasSuffix("given)") == true || others.contains(where: { $0 == widthHold.id || $0 == heightHold.id }) {
      return "\(root.layoutName) is given its size from outside, and the constraints inside add up to another one."
    }
    return "More required constraints were activated than the size has room for."
  }

  private func cure(_ victim: NSLayoutConstraint, _ count: Int) -> String {
    "Deactivate one of these \(count + 1), or give one a priority below 1000 (999 keeps it as near as can be)."
  }

  /// Views that translate their mask and that the application placed by constraints all the same.
  private func maskViews(of involved: [NSLayoutConstraint]) -> [UIView] {
    var result: [UIView] = []
    for constraint in involved {
      guard let view = constraint.first?.item.view, view !== root, view !== constraint.holder,
        view.translatesMaskStorage, !result.contains(where: { $0 === view })
      else { continue }
      result.append(view)
    }
    for constraint in involved where constraint.second == nil {
      guard let view = constraint.first?.item.view, view !== root, view.translatesMaskStorage,
        !result.contains(where: { $0 === view })
      else { continue }
      result.append(view)
    }
    return result
  }

  private func maskReasons(for involved: [NSLayoutConstraint]) -> [String] {
    maskViews(of: involved).map { view in
      let rect = view.frame
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(NSLayoutConstraint.number)
      return "\(view.layoutName).frame = (\(numbers.joined(separator: ", "))) (required, from its autoresizing mask)"
    }
  }

  /// Names a constraint that the engine made.
  private func words(of id: ConstraintID) -> String {
    let size = rootSizing == .layout ? heldSize : fittingTarget
    if id == widthHold.id { return Self.given("\(root.layoutName).width", size.width) }
    if id == heightHold.id { return Self.given("\(root.layoutName).height", size.height) }
    for item in items {
      let membership = item.membership
      if membership.positiveWidth == id { return Self.positive("\(item.name).width") }
      if membership.positiveHeight == id { return Self.positive("\(item.name).height") }
      let content = membership.content
      let width = NSLayoutConstraint.number(content.heldWidth)
      let height = NSLayoutConstraint.number(content.heldHeight)
      if content.growWidth == id { return "\(item.name).width ≤ \(width) (required content hugging)" }
      if content.shrinkWidth == id { return "\(item.name).width ≥ \(width) (required compression resistance)" }
      if content.growHeight == id { return "\(item.name).height ≤ \(height) (required content hugging)" }
      if content.shrinkHeight == id { return "\(item.name).height ≥ \(height) (required compression resistance)" }
    }
    return "a size is not negative"
  }

  static func given(_ length: String, _ value: CGFloat) -> String {
    "\(length) = \(NSLayoutConstraint.number(value)) (required, given)"
  }

  static func positive(_ length: String) -> String { "\(length) ≥ 0 (required, always)" }

  private var fittingTarget: CGSize {
    if case .fitting(let target, _, _) = rootSizing { return target }
    return .zero
  }
}
