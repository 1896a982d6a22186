/// The invariants of a collection view between passes; tests check them after every window pass (`CHECKS_INVARIANTS`).
extension UICollectionView {
  /// Stops the program where what the collection view holds contradicts itself.
  func checkInvariants() {
    let broken = brokenInvariants()
    ensure(broken.isEmpty, "\(diagnosticName) contradicts itself: \(broken.joined(separator: "; "))")
  }

  /// The broken invariants, in words; empty without any.
  ///
  /// O(shown + pooled + held).
  func brokenInvariants() -> [String] {
    var broken = elements.brokenInvariants(in: self, rows: rowViews.values.map { $0 }) { contains($0) }
    for shown in elements.shown where shown.element.isCell && !isShown(at: shown.element.index) {
      broken.append("the shown \(shown.element) is not there")
    }
    if elements.shown.count != shownAttributes.count, counts != nil, elements.phase == .resting, !needsLayout {
      broken.append("\(elements.shown.count) views are shown for \(shownAttributes.count) attributes")
    }
    let leaving = Set(elements.departures.flatMap { $0.leaving.map { ObjectIdentifier($0.view) } })
    if leaving.isEmpty, !needsLayout, elements.shown.count == shownAttributes.count {
      let order = layers(shownAttributes)
      if shownAttributes.contains(where: { $0.zIndex != 0 }), !isOrdered(order.map(\.zIndex), order.map(\.view)) {
        broken.append("views do not lie behind one another as their indexes have it")
      }
    }
    return broken
  }
}
