extension UIView {
  var openLayoutParts: [LayoutEngine.OpenPart]? {
    guard !translatesMaskStorage, superviewStorage != nil, layoutRoot !== self else { return nil }
    updateConstraintsIfNeeded()
    let engine = layoutEngineForWriting
    engine.update()
    let item = layoutItem
    if item.membership.engine == nil { engine.enroll(item.record) }
    return engine.openParts(of: item, holdingContent: false)
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
