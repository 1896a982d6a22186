import ListGeometry

/// The invariants of a table between passes; tests check them after every window pass (`CHECKS_INVARIANTS` in
/// `Package.swift`).
extension UITableView {
  /// Stops the program where what the table holds contradicts itself.
  ///
  /// - Parameter ofGeometry: whether the heights are checked too, which takes O(all).
  func checkInvariants(ofGeometry: Bool = true) {
    if ofGeometry { geometry.checkInvariants() }
    let broken = brokenInvariants()
    ensure(broken.isEmpty, "\(diagnosticName) contradicts itself: \(broken.joined(separator: "; "))")
  }

  /// The broken invariants, in words; empty without any.
  ///
  /// O(shown + pooled + subviews).
  func brokenInvariants() -> [String] {
    // Between a change and the next pass what is shown is that of before.
    if elements.phase != .resting || batch.isOpen { return [] }
    let isStale = needsReload || elements.isStale
    var broken = elements.brokenInvariants(in: self) { isStale || geometry.contains($0) }
    if isStale { return broken }
    for shown in elements.shown where !geometry.contains(shown.element) {
      broken.append("the shown \(shown.element) is not there")
    }
    if let anchor = elements.anchor, !geometry.contains(anchor.element) { broken.append("the anchor is not there") }
    return broken + brokenOrder()
  }

  /// Rows are in the order of their indices, the lowest one hindmost; headers and footers lie before them.
  private func brokenOrder() -> [String] {
    var broken: [String] = []
    let shown = elements.shown
    for (upper, lower) in zip(shown, shown.dropFirst())
    where !TableElement.isShownBefore(upper.element, lower.element) {
      broken.append("\(lower.element) is shown after \(upper.element)")
    }
    let lifted = editing.reordering?.cell
    var depth: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { depth[ObjectIdentifier(view)] = place }
    let rows = shownRows.filter { $0.cell !== lifted && !isSettling($0.cell) }
    let depths = rows.compactMap { depth[ObjectIdentifier(placedView(of: $0.cell))] }
    if zip(depths, depths.dropFirst()).contains(where: { $0 <= $1 }) {
      broken.append("rows do not lie in order: \(depths)")
    }
    let supplements = shown[shown.rows.upperBound...].compactMap { depth[ObjectIdentifier($0.view)] }
    if let low = supplements.min(), let high = depths.max(), low < high {
      broken.append("a row lies before a header or footer")
    }
    return broken
  }

  /// Whether a row that was dropped is still on its way to its place.
  private func isSettling(_ cell: UITableViewCell) -> Bool { cell.layer.animationKeys()?.isEmpty == false }
}
