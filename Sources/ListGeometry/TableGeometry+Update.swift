import Foundation

extension TableGeometry {
  /// Rows of each section, as an update is checked against.
  public var rowCounts: [Int] { sections.map(\.rows.count) }

  /// Carries out a batch of updates: heights go with their rows, new rows have their section's default height.
  ///
  /// Reloaded rows keep their height as an estimate. Takes O(changes · log n), and O(sections) more if sections change.
  ///
  /// - Parameter section: the heights of an inserted or reloaded section, by its index after the batch.
  public mutating func apply(_ plan: ListUpdatePlan, section newSection: (Int) -> SectionGeometry) {
    ensure(
      plan.sectionCountBefore == sections.count,
      "The plan was made for \(plan.sectionCountBefore) sections; there are \(sections.count).")
    let movedEntries = plan.movesByTarget.map { move in
      (target: move.target, entry: sections[move.source.section].rows.tree.entry(ofRow: move.source.row))
    }
    for (section, rows) in plan.leaving.ranges.reversed()
    where plan.sectionAfter(section) != nil && !plan.isReloaded[section] {
      changeSection(section) { $0.rows.remove(rows) }
    }
    if plan.changesSections {
      sections = (0..<plan.sectionCountAfter).map { section in
        guard let before = plan.sectionBefore(section), !plan.isReloaded[before] else { return newSection(section) }
        return sections[before]
      }
      rebuildOffsets()
    }
    for (section, rows) in plan.arriving.ranges {
      guard plan.sectionBefore(section) != nil, !plan.isReloaded(sectionAfter: section) else { continue }
      changeSection(section) { $0.rows.insert(count: rows.count, at: rows.lowerBound) }
    }
    for (target, entry) in movedEntries where target.row < sections[target.section].rows.count {
      guard let entry else { continue }
      changeSection(target.section) { $0.rows.tree.setEntry(entry, ofRow: target.row) }
    }
    for row in plan.reloadedRows { sections[row.section].rows.invalidate(row: row.row) }
  }

  /// The element that has to stay in place through a batch of updates, by its index after it.
  ///
  /// Asked before `apply`. It is `anchor(in:)` among the elements that remain after the batch; if none in the visible
  /// part does, the row at the place of a reloaded section's row, or the next element, stands for it. Nil when nothing
  /// does. A view that rests at its upper edge does not ask: rows inserted there have to be seen.
  public func anchor(in viewport: Viewport, after plan: ListUpdatePlan) -> TableAnchor? {
    var first: TableAnchor?
    var standIn: TableAnchor?
    var anchor: TableAnchor?
    visitElements(from: viewport.visibleStart, to: viewport.visibleEnd) { element, frame, isMeasured in
      let distance = frame.lowerBound - viewport.visibleStart
      guard let survivor = elementAfter(element, plan) else {
        if standIn == nil {
          standIn = rowInReloadedSection(element, plan).map { TableAnchor(element: $0, distance: distance) }
        }
        return true
      }
      let candidate = TableAnchor(element: survivor, distance: distance)
      if first == nil { first = candidate }
      if isMeasured { anchor = candidate }
      return anchor == nil
    }
    return anchor ?? first ?? standIn ?? successor(ofElementAt: viewport.visibleStart, in: viewport, plan)
  }

  /// The element after the batch; nil for a deleted element, or one moved away from the reader's place.
  private func elementAfter(_ element: TableElement, _ plan: ListUpdatePlan) -> TableElement? {
    func section(_ before: Int) -> Int? {
      plan.isMoved[before] || plan.isReloaded[before] ? nil : plan.sectionAfter(before)
    }
    switch element {
    case .tableHeader, .tableFooter: return element
    case .sectionHeader(let before): return section(before).map { .sectionHeader($0) }
    case .sectionFooter(let before): return section(before).map { .sectionFooter($0) }
    case .row(let before): return plan.isMoved(before) ? nil : plan.rowAfter(before).map { .row($0) }
    }
  }

  /// The element at the same place in a section reloaded as a whole, most likely with the same content.
  private func rowInReloadedSection(_ element: TableElement, _ plan: ListUpdatePlan) -> TableElement? {
    func section(_ before: Int) -> Int? {
      plan.isReloaded[before] && !plan.isMoved[before] ? plan.sectionAfter(before) : nil
    }
    switch element {
    case .tableHeader, .tableFooter: return nil
    case .sectionHeader(let before): return section(before).map { .sectionHeader($0) }
    case .sectionFooter(let before): return section(before).map { .sectionFooter($0) }
    case .row(let before):
      guard let section = section(before.section), before.row < plan.rowsAfter[section] else { return nil }
      return .row(RowIndex(section: section, row: before.row))
    }
  }

  /// The successor of an element that is deleted with all others in sight.
  private func successor(
    ofElementAt offset: CGFloat, in viewport: Viewport, _ plan: ListUpdatePlan
  ) -> TableAnchor? {
    guard let element = element(at: offset) else { return nil }
    let distance = max(0, frame(of: element).minY - viewport.visibleStart)
    var next: Int
    switch element {
    case .tableHeader, .tableFooter: return TableAnchor(element: element, distance: distance)
    case .sectionHeader(let section), .sectionFooter(let section): next = section + 1
    case .row(let index):
      if !plan.isMoved[index.section], let place = plan.placeAfter(index) {
        // Past the last row that is left the section's footer comes up.
        let staying = sections[index.section].rows.count - plan.leaving.span(ofSection: index.section).count
        let rank = index.row - plan.leaving.count(in: plan.leaving.span(ofSection: index.section), below: index.row)
        return TableAnchor(
          element: rank < staying ? .row(place) : .sectionFooter(place.section), distance: distance)
      }
      next = index.section + 1
    }
    while next < sections.count {
      if !plan.isMoved[next], let section = plan.sectionAfter(next) {
        return TableAnchor(element: .sectionHeader(section), distance: distance)
      }
      next += 1
    }
    return nil
  }
}

extension [RowIndex] {
  /// A sorted list of rows as stretches without gaps.
  fileprivate var ranges: [(section: Int, rows: Range<Int>)] {
    var ranges: [(section: Int, rows: Range<Int>)] = []
    for index in self {
      if let last = ranges.last, last.section == index.section, last.rows.upperBound == index.row {
        ranges[ranges.count - 1].rows = last.rows.lowerBound..<index.row + 1
      } else {
        ranges.append((index.section, index.row..<index.row + 1))
      }
    }
    return ranges
  }
}
