import ListGeometry

/// The invariants of a list window between passes.
extension ListWindow {
  /// The broken invariants, in words: each view is in one place, no element is shown twice, and no holder has the index
  /// of a missing row.
  ///
  /// O(shown + pooled + held).
  func brokenInvariants(in list: UIView, rows: [UIView] = [], contains isThere: (RowIndex) -> Bool) -> [String] {
    var places = ViewPlaces(list: list, rows: rows)
    func add(_ shown: Shown, _ place: String) {
      places.add(owner?.placedView(of: shown.view) ?? shown.view, place, isSubview: true)
    }
    for shown in shown { add(shown, "shown as \(shown.element)") }
    for departure in departures {
      for shown in departure.leaving { add(shown, "leaving") }
    }
    for view in pool.waitingViews { places.add(view, "waiting for reuse", isSubview: false) }
    var broken = places.broken
    if Set(shown.map(\.element)).count != shown.count { broken.append("an element is shown twice") }
    if !prepared.isEmpty { broken.append("views that were measured were not shown and not put back") }
    if !going.isEmpty || !slidingOut.isEmpty { broken.append("views that leave were not set in motion") }
    if !isComputing, !telling.others.isEmpty { broken.append("something was not told") }
    if !isStale, !isComputing, shown.contains(where: { !$0.isTold }) {
      broken.append("a view that is shown was not told of")
    }
    for index in holders.heldIndices where !isThere(index) { broken.append("\(index) is held and not there") }
    return broken
  }
}
