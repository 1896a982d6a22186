import Cassowary

/// The search for the parts of the layout that the constraints leave open.
///
/// In a copy of the solver every unknown is wished elsewhere, below all priorities: the unknowns that move were open.
/// Natural sizes are held first, so that two labels which may share the room either way do not count as open.
extension LayoutEngine {
  /// An unknown with another value that satisfies the constraints as well.
  struct OpenPart {
    let item: LayoutItem
    let unknown: Unknown
    let value: CGFloat
    let alternative: CGFloat
  }

  /// The open parts of views' frames, in the order in which the views were met.
  func openParts(of chosen: LayoutItem? = nil, holdingContent: Bool) -> [OpenPart] {
    solver.solve()
    // Open parts show only in a solution that weighed all constraints.
    guard solver.isFinished else { return [] }
    let probe = Solver(copying: solver)
    if holdingContent {
      for item in items {
        let content = item.membership.content
        if content.growWidth != nil { hold(variableIfKnown(of: item.record, .width), in: probe) }
        if content.growHeight != nil { hold(variableIfKnown(of: item.record, .height), in: probe) }
      }
    }
    var weight = 1.0
    for item in items where chosen == nil || item === chosen {
      for unknown in Unknown.all {
        guard let variable = variableIfKnown(of: item.record, unknown) else { continue }
        // Unequal weights, so that wishes do not cancel each other.
        weight = weight >= 2 ? 1 : weight + 0.0137
        let target = solver.value(of: variable) + 100
        _ = try? probe.add(
          Expression(terms: [Term(variable: variable, coefficient: weight)], constant: -weight * target), .equal,
          priority: Priority(1e-37))
      }
    }
    probe.solve()
    var result: [OpenPart] = []
    for item in items where (chosen == nil || item === chosen) && item.view !== root {
      for unknown in Unknown.all {
        guard let variable = variableIfKnown(of: item.record, unknown) else {
          if item.guide == nil {
            result.append(OpenPart(item: item, unknown: unknown, value: 0, alternative: 100))
          }
          continue
        }
        let value = solver.value(of: variable)
        let other = probe.value(of: variable)
        if abs(value - other) > 1e-4 {
          result.append(OpenPart(item: item, unknown: unknown, value: CGFloat(value), alternative: CGFloat(other)))
        }
      }
    }
    return result
  }

  private func hold(_ variable: Variable?, in probe: Solver) {
    guard let variable else { return }
    _ = try? probe.add(
      Expression(terms: [Term(variable: variable)], constant: -solver.value(of: variable)), .equal,
      priority: Priority(1e-30))
  }

  /// Reports views whose frames the constraints leave open, once after each change of the constraints.
  func reportAmbiguity() {
    guard structureChanged, !isDirty else { return }
    structureChanged = false
    guard !items.isEmpty else { return }
    for part in openParts(holdingContent: true) {
      guard let view = part.item.view, matters(view) else { continue }
      report(part, view)
    }
  }

  /// Whether the size of a view matters: nobody sees that of a hidden view, or of a stack that has nothing to show.
  private func matters(_ view: UIView) -> Bool {
    if let stack = view as? UIStackView, stack.arranged.allSatisfy(\.isHidden) { return false }
    // Tables say themselves what is wrong with a header or footer that constraints place.
    return !view.isHidden && view.superviewStorage?.judgesSubviews != true
  }

  private func report(_ part: OpenPart, _ view: UIView) {
    let axis = part.unknown.isHorizontal ? "horizontal" : "vertical"
    let property = part.unknown.property
    let values = [part.value, part.alternative].map { "\(property) = \(NSLayoutConstraint.number($0))" }
    root.stage.diagnostics.report(
      Diagnostic(
        kind: .ambiguousLayout,
        summary: """
          Constraints leave the \(axis) \(part.unknown.isPlace ? "place" : "size") of \(view.layoutName) open: \
          \(values[0]) and \(values[1]) both satisfy them.
          """,
        object: part.item.longName,
        likelyCause: part.unknown.isPlace
          ? "No constraint relates its \(part.unknown.sides) to something whose place is known."
          : "No constraint gives its \(property), it has no natural \(property), and not both of its sides are held.",
        cure: part.unknown.isPlace
          ? "Add a constraint for one of \(part.unknown.sides)."
          : "Add a constraint for its \(property), or for the second of its two sides."))
  }
}

extension LayoutEngine.Unknown {
  var isHorizontal: Bool { self == .left || self == .width }
  var isPlace: Bool { self == .left || self == .top }

  var property: String {
    switch self {
    case .left: "x"
    case .top: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  var sides: String { isHorizontal ? "leading, trailing and centerX" : "top, bottom and centerY" }
}
