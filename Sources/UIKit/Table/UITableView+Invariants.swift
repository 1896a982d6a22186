import ListGeometry

/// What has to hold of a table between passes; tests check it after every window pass (`CHECKS_INVARIANTS` in `Package.swift`).
extension UITableView {
  /// Stops the program where what the table holds contradicts itself.
  ///
  /// - Parameter ofGeometry: whether the heights are checked too, which takes O(all).
  func checkInvariants(ofGeometry: Bool = true) {
    if ofGeometry { geometry.checkInvariants() }
    let broken = brokenInvariants()
    ensure(broken.isEmpty, "\(diagnosticName) contradicts itself: \(broken.joined(separator: "; "))")
  }

  /// What contradicts itself, in words; empty where nothing does.
  ///
  /// O(shown + pooled + subviews).
  func brokenInvariants() -> [String] {
    // Between a change and the next pass what is shown is that of before.
    if isUpdatingWindow || batch.isOpen || isUpdating { return [] }
    var broken = brokenPlaces()
    if needsReload || windowIsStale { return broken }
    broken += brokenOrder()
    broken += brokenIndices()
    return broken
  }

  /// Each view is in one place: shown, leaving or waiting for reuse.
  private func brokenPlaces() -> [String] {
    var places = ViewPlaces(list: self)
    for shown in shownRows {
      places.add(rowView(of: shown.cell), "shown as row \(shown.index.section)/\(shown.index.row)", isSubview: true)
    }
    for shown in shownHeaders { places.add(shown.view, "shown as header \(shown.section)", isSubview: true) }
    for shown in shownFooters { places.add(shown.view, "shown as footer \(shown.section)", isSubview: true) }
    for departure in departures {
      for shown in departure.rows { places.add(rowView(of: shown.cell), "leaving", isSubview: true) }
      for shown in departure.headers + departure.footers { places.add(shown.view, "leaving", isSubview: true) }
    }
    for cell in cellPool.waitingViews { places.add(cell, "waiting for reuse", isSubview: false) }
    for view in headerFooterPool.waitingViews { places.add(view, "waiting for reuse", isSubview: false) }
    var broken = places.broken
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { broken.append(what()) } }
    check(prepared.isEmpty, "views that were measured were not shown and not put back")
    check(departing.isEmpty && slidingOut.isEmpty, "views that leave were not set in motion")
    return broken
  }

  /// Rows are in the order of their indices, the lowest one hindmost; headers and footers lie before them.
  private func brokenOrder() -> [String] {
    var broken: [String] = []
    for (upper, lower) in zip(shownRows, shownRows.dropFirst()) where upper.index >= lower.index {
      broken.append("row \(lower.index) is shown below row \(upper.index)")
    }
    let lifted = editing.reordering?.cell
    var depth: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { depth[ObjectIdentifier(view)] = place }
    let rows = shownRows.filter { $0.cell !== lifted && !isSettling($0.cell) }
    let depths = rows.compactMap { depth[ObjectIdentifier(rowView(of: $0.cell))] }
    if zip(depths, depths.dropFirst()).contains(where: { $0 <= $1 }) {
      broken.append("rows do not lie in order: \(depths)")
    }
    let supplements = (shownHeaders + shownFooters).compactMap { depth[ObjectIdentifier($0.view)] }
    if let low = supplements.min(), let high = depths.max(), low < high {
      broken.append("a row lies before a header or footer")
    }
    return broken
  }

  /// Whether a row that was dropped is still on its way to its place.
  private func isSettling(_ cell: UITableViewCell) -> Bool { cell.layer.animationKeys()?.isEmpty == false }

  /// Whoever holds on to a row, header or footer means one that is there.
  private func brokenIndices() -> [String] {
    var broken: [String] = []
    func check(_ rows: [RowIndex], _ who: String) {
      for row in rows where !geometry.contains(row) {
        broken.append("\(who) row \(row.section)/\(row.row) is not there")
      }
    }
    check(shownRows.map(\.index), "shown")
    check(selectedRows, "selected")
    check(editing.selectionBefore, "put aside")
    check(prefetching.announced, "announced")
    check(swipes.compactMap(\.row), "swiped")
    check(indexHolders.heldIndices, "held")
    check(editing.reordering.map { [$0.state.source] } ?? [], "moving")
    if Set(selectedRows).count != selectedRows.count { broken.append("a row is selected twice") }
    for shown in shownHeaders + shownFooters where !(0..<geometry.sectionCount).contains(shown.section) {
      broken.append("shown header or footer of section \(shown.section), which is not there")
    }
    if let anchor = pendingAnchor, !geometry.contains(anchor.element) { broken.append("the anchor is not there") }
    return broken
  }
}

extension Departure {
  var isEmpty: Bool { rows.isEmpty && headers.isEmpty && footers.isEmpty }
}
