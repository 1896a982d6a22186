extension UIView {
  /// Whether the constraints leave the view's frame open; for looking into, as it solves a copy.
  ///
  /// A view that translates its mask is never ambiguous. Sizes that only the rules for ties decide count as open.
  public var hasAmbiguousLayout: Bool {
    guard let parts = openLayoutParts else { return false }
    return !parts.isEmpty
  }

  /// Moves or resizes an ambiguous view to another frame that satisfies the constraints, and back the next time.
  ///
  /// The other frame is always the same, unlike UIKit's, which is random. The next layout of the superview takes it back.
  public func exerciseAmbiguityInLayout() {
    guard let parts = openLayoutParts, !parts.isEmpty, let item = autoLayout else { return }
    var rect = item.membership.frame
    if PixelGrid.round(rect, scale: displayScale) == frame {
      for part in parts {
        switch part.unknown {
        case .left: rect.origin.x = part.alternative
        case .top: rect.origin.y = part.alternative
        case .width: rect.size.width = max(0, part.alternative)
        case .height: rect.size.height = max(0, part.alternative)
        }
      }
    }
    applyLayoutFrame(PixelGrid.round(rect, scale: displayScale))
  }

  private var openLayoutParts: [LayoutEngine.OpenPart]? {
    guard !translatesMaskStorage, superviewStorage != nil, layoutRoot !== self else { return nil }
    updateConstraintsIfNeeded()
    let engine = layoutEngineForWriting
    engine.update()
    let item = layoutItem
    if item.membership.engine == nil { engine.enroll(item.record) }
    return engine.openParts(of: item, holdingContent: false)
  }

  /// The active constraints that have a say in the view's place or size on an axis, directly or through other views, in the
  /// order of their activation.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _ = layoutEngine
    return LayoutEngine.constraints(affecting: autoLayout, axis)
  }
}

extension UILayoutGuide {
  /// Whether the constraints leave the guide's rectangle open; for looking into, as it solves a copy.
  public var hasAmbiguousLayout: Bool {
    guard kind == .custom, let owner else { return false }
    owner.updateConstraintsIfNeeded()
    let engine = owner.layoutEngineForWriting
    engine.update()
    guard let item = itemStorage, engine.isHome(of: item.record) else { return true }
    let missing = LayoutEngine.Unknown.all.contains { engine.variableIfKnown(of: item.record, $0) == nil }
    return missing || !engine.openParts(of: item, holdingContent: false).isEmpty
  }

  /// The active constraints that have a say in the guide's place or size on an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutEngine.constraints(affecting: itemStorage, axis)
  }
}

extension LayoutEngine {
  static func constraints(affecting start: LayoutItem?, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let start else { return [] }
    var found: [NSLayoutConstraint] = []
    var visited: [LayoutItem] = [start]
    var next = 0
    while next < visited.count {
      let item = visited[next]
      next += 1
      // A root's size comes from outside: what else hangs on it does not matter to others.
      if item !== start, item.view === start.membership.engine?.object.root { continue }
      for constraint in item.record.dependents where concerns(constraint, axis) {
        guard !found.contains(where: { $0 === constraint }) else { continue }
        found.append(constraint)
        for other in constraint.installation.engine?.object.items(readBy: constraint) ?? []
        where !visited.contains(where: { $0 === other }) {
          visited.append(other)
        }
      }
    }
    return found.sorted { $0.order < $1.order }
  }

  private static func concerns(_ constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis) -> Bool {
    [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 != .notAnAttribute && $0.isHorizontal == (axis == .horizontal)
    }
  }
}
