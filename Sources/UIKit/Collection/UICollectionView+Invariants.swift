/// What has to hold of a collection view between passes; tests check it after every window pass (`CHECKS_INVARIANTS`).
extension UICollectionView {
  /// Stops the program where what the collection view holds contradicts itself.
  func checkInvariants() {
    let broken = brokenInvariants()
    ensure(broken.isEmpty, "\(diagnosticName) contradicts itself: \(broken.joined(separator: "; "))")
  }

  /// What contradicts itself, in words; empty where nothing does.
  ///
  /// O(shown + pooled).
  func brokenInvariants() -> [String] {
    var places = ViewPlaces(list: self, rows: rowViews.values.map { $0 })
    for element in shown { places.add(element.view, "shown at \(element.key.indexPath)", isSubview: true) }
    for cell in cellPool.waitingViews { places.add(cell, "waiting for reuse", isSubview: false) }
    for view in supplementPool.waitingViews { places.add(view, "waiting for reuse", isSubview: false) }
    var broken = places.broken
    if Set(shown.map(\.key)).count != shown.count { broken.append("an element is shown twice") }
    if Set(selected).count != selected.count { broken.append("an item is selected twice") }
    for path in selected where !contains(path) { broken.append("the selected item \(path) is not there") }
    for element in shown where element.key.kind == nil && !contains(element.key.indexPath) {
      broken.append("the shown item \(element.key.indexPath) is not there")
    }
    return broken
  }
}
