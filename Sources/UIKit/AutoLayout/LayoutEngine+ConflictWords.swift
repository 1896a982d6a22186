import Cassowary

/// A conflict in plain words: the contradiction and its reason, the likely cause, the cure.
extension LayoutEngine {
  func reportConflict(
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
    root.stage.diagnostics.report(
      Diagnostic(
        kind: .unsatisfiableConstraints,
        summary: """
          \(victim.words) cannot hold: \(because). It was broken because it was activated last of those that can be \
          broken\(involved.contains { $0.hidesView } ? "; what hides a view in a stack is not" : "").
          """,
        object: victim.first?.item.longName ?? "a released view",
        likelyCause: likelyCause(victim, involved, others, own),
        cure: cure(victim, involved, reasons.count, isAboutCell: isInList && isAboutGivenSize(others, own))))
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
    if let hidden = involved.first(where: \.hidesView)?.first?.item {
      return "\(hidden.longName) is hidden, and its stack gives it the length 0, which required constraints contradict."
    }
    guard isAboutGivenSize(others, own) else {
      return "More required constraints were activated than the size has room for."
    }
    guard isInList else {
      return "\(root.layoutName) is given its size from outside, and the constraints inside add up to another one."
    }
    return """
      The list gives \(root.layoutName) its size, as a required constraint (UIView-Encapsulated-Layout-Height and -Width), \
      and the chain of required constraints from edge to edge adds up to another one. Either a height was set (rowHeight, \
      itemSize, a delegate's answer), or the cell was given an estimate before it was measured.
      """
  }

  private func cure(
    _ victim: NSLayoutConstraint, _ involved: [NSLayoutConstraint], _ count: Int, isAboutCell: Bool
  ) -> String {
    if isAboutCell {
      return """
        Let the cell size itself (automaticDimension for the height, or an estimated item size), or give one constraint of the \
        chain, best the last one before the bottom edge, the priority 999: it yields where the list's size has to hold, and \
        still gives the height when the cell is measured.
        """
    }
    if involved.contains(where: \.hidesView) {
      return "Give \(victim.words) the priority 999: it yields while the view is hidden, and holds while it is seen."
    }
    return "Deactivate one of these \(count + 1), or give one a priority below 1000 (999 keeps it as near as can be)."
  }

  /// Whether the size that the root is given from outside is part of the conflict.
  private func isAboutGivenSize(_ others: [ConstraintID], _ own: String?) -> Bool {
    own?.hasSuffix(Self.givenMark) == true || others.contains { $0 == widthHold.id || $0 == heightHold.id }
  }

  /// Whether a list gives the root its size.
  private var isInList: Bool {
    var view: UIView? = root
    while let current = view {
      if current.isViewOfList { return true }
      view = current.superviewStorage
    }
    return false
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
    if id == widthHold.id { return Self.given("\(root.layoutName).width", widthHold.length) }
    if id == heightHold.id { return Self.given("\(root.layoutName).height", heightHold.length) }
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

  private static let givenMark = "(required, given)"

  static func given(_ length: String, _ value: Double) -> String {
    "\(length) = \(NSLayoutConstraint.number(CGFloat(value))) \(givenMark)"
  }

  static func positive(_ length: String) -> String { "\(length) ≥ 0 (required, always)" }
}
