/// A guide that switches constraints by the nearness of its view's edges.
///
/// The only one is the keyboard's, which is always near the bottom edge and away from the top, leading and trailing edges.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edges: NSDirectionalRectEdge
    let isNear: Bool
  }

  private var tracked: [Tracked] = []
  private let nearEdges: NSDirectionalRectEdge = .bottom

  /// Keeps constraints active while the guide is near all of the edges, in place of those set for the same edges before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    set(Tracked(constraints: trackingConstraints, edges: edge, isNear: true))
  }

  /// The constraints set for being near these edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Keeps constraints active while the guide is away from all of the edges, in place of those set for the same edges before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
  {
    set(Tracked(constraints: trackingConstraints, edges: edge, isNear: false))
  }

  /// The constraints set for being away from these edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { !$0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Deactivates all constraints that were set, and forgets them.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(_ entry: Tracked) {
    if let index = tracked.firstIndex(where: { $0.edges == entry.edges && $0.isNear == entry.isNear }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    if entry.constraints.isEmpty { return }
    tracked.append(entry)
    let isActive = entry.isNear ? nearEdges.isSuperset(of: entry.edges) : nearEdges.isDisjoint(with: entry.edges)
    for constraint in entry.constraints {
      constraint.isActive = isActive
      // Made to be switched: one that is away for now was not forgotten.
      constraint.wasEverActive = true
    }
  }
}
