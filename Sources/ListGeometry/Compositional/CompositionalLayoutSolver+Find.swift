import Foundation

extension CompositionalLayoutSolver {
  /// All elements with a part in a rectangle, in the order of sections: backgrounds, cells with their supplements,
  /// boundary views.
  ///
  /// Cells of sections that scroll by themselves are not among them; ask `rowElements(ofSection:from:to:)`.
  ///
  /// - Parameter viewport: the visible part; boundary views that pin stay in it. Without it all are at their natural
  ///   place.
  public func elements(in rect: CGRect, viewport: CompositionalViewport? = nil) -> [CompositionalElement] {
    var found: [CompositionalElement] = []
    for index in boundaryItems.indices {
      let element = layoutBoundary(index, viewport: viewport)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    for number in sectionNumbers(from: rect.start(axis), to: rect.end(axis)) {
      addElements(ofSection: number, in: rect, viewport: viewport, to: &found)
    }
    return found
  }

  /// Sections that may have something in a rectangle.
  public func sectionNumbers(in rect: CGRect) -> Range<Int> {
    sectionNumbers(from: rect.start(axis), to: rect.end(axis))
  }

  /// Sections that may have something between two positions.
  private func sectionNumbers(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let first = ExactLength(position: start - overhang - boundaries.before).units
    let last = ExactLength(position: end + overhang - boundaries.before).units
    guard last >= 0 else { return 0..<0 }
    guard let lower = offsets.section(atUnits: max(0, first))?.section else { return 0..<0 }
    let upper = offsets.section(atUnits: last)?.section ?? sections.count - 1
    return lower..<max(lower, upper) + 1
  }

  private func addElements(
    ofSection number: Int, in rect: CGRect, viewport: CompositionalViewport?, to found: inout [CompositionalElement]
  ) {
    let section = sections[number]
    guard !section.isAbsent else { return }
    for index in section.section.decorations.indices {
      let element = decoration(index, inSection: number)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    if !section.section.isOrthogonal {
      let start = start(ofSection: number)
      for group in section.groups(from: rect.start(axis) - start, to: rect.end(axis) - start) {
        addElements(ofGroup: group, inSection: number, at: CGPoint(axis, start, 0), in: rect, to: &found)
      }
    }
    for index in section.section.boundaries.indices {
      let element = boundary(index, inSection: number, viewport: viewport)
      if element.frame.overlaps(rect) { found.append(element) }
    }
  }

  private func addElements(
    ofGroup group: Int, inSection number: Int, at corner: CGPoint, in rect: CGRect,
    to found: inout [CompositionalElement]
  ) {
    let section = sections[number]
    let solved = section.group(group)
    let origin = section.origin(ofGroup: group, size: solved.size)
    let shift = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    let first = section.items(ofGroup: group).lowerBound
    for (index, cell) in solved.cells.enumerated() {
      let element = self.element(for: cell, item: first + index, section: number, shift: shift)
      if element.frame.overlaps(rect) { found.append(element) }
    }
    guard !solved.supplements.isEmpty else { return }
    var numbers: [String: Int] = [:]
    for supplement in solved.supplements {
      let ordinal = numbers[supplement.kind, default: 0]
      numbers[supplement.kind] = ordinal + 1
      let element = self.element(
        for: supplement, number: self.number(of: supplement.kind, ordinal, inGroup: group, section: number),
        section: number, shift: shift)
      if element.frame.overlaps(rect) { found.append(element) }
    }
  }

  // MARK: Elements

  private func element(for cell: PlacedCell, item: Int, section: Int, shift: CGPoint) -> CompositionalElement {
    let isPromoted = !sections[section].section.decorations.isEmpty
    var element = CompositionalElement(
      section: section, kind: .item(item), frame: snapped(cell.frame, shift),
      zIndex: isPromoted ? max(1, cell.zIndex) : cell.zIndex)
    element.widthIsEstimate = cell.widthIsEstimate
    element.heightIsEstimate = cell.heightIsEstimate
    return element
  }

  private func element(
    for supplement: PlacedSupplement, number: Int, section: Int, shift: CGPoint
  ) -> CompositionalElement {
    CompositionalElement(
      section: section, kind: .supplement(supplement.kind, number), frame: snapped(supplement.frame, shift),
      zIndex: supplement.zIndex)
  }

  /// Supplements of a kind are counted through the section, in the order in which they are laid out.
  private func number(of kind: String, _ ordinal: Int, inGroup group: Int, section: Int) -> Int {
    let layout = sections[section]
    let perGroup = supplementsPerGroup(of: kind, section: section)
    // Where each cell has one, they have the numbers of their items, however many are in a group.
    if perGroup == layout.capacity { return layout.items(ofGroup: group).lowerBound + ordinal }
    return group * perGroup + ordinal
  }

  private func supplementsPerGroup(of kind: String, section: Int) -> Int {
    let layout = sections[section]
    var count = layout.full.supplements.count { $0.kind == kind }
    if case .group = layout.section.group.content {
      count += layout.section.group.supplements.count { $0.kind == kind }
    }
    return count
  }

  /// Origins are at the nearest pixel, halves up; sizes are kept.
  private func snapped(_ frame: CGRect, _ shift: CGPoint) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-4).rounded(.down) / scale }
    return CGRect(
      origin: CGPoint(x: snap(frame.minX + shift.x), y: snap(frame.minY + shift.y)), size: frame.size)
  }

  /// A cell; nil for a missing item, or one without room in any group.
  ///
  /// In a section that scrolls by itself the frame counts from where the row is with nothing scrolled.
  public func item(_ item: Int, inSection number: Int) -> CompositionalElement? {
    let section = sections[number]
    guard item >= 0, item < section.itemCount, section.groupCount > 0 else { return nil }
    let group = section.group(ofItem: item)
    let solved = section.group(group)
    let index = item - section.items(ofGroup: group).lowerBound
    guard solved.cells.indices.contains(index) else { return nil }
    let shift = corner(ofGroup: group, size: solved.size, inSection: number)
    return element(for: solved.cells[index], item: item, section: number, shift: shift)
  }

  /// A view fastened to a cell or a group; nil for a missing one.
  public func supplement(_ kind: String, _ number: Int, inSection section: Int) -> CompositionalElement? {
    let layout = sections[section]
    let perGroup = supplementsPerGroup(of: kind, section: section)
    guard perGroup > 0, number >= 0, layout.groupCount > 0 else { return nil }
    let isPerItem = perGroup == layout.capacity
    guard number < (isPerItem ? layout.itemCount : layout.groupCount * perGroup) else { return nil }
    let group = isPerItem ? layout.group(ofItem: number) : number / perGroup
    let ordinal = isPerItem ? number - layout.items(ofGroup: group).lowerBound : number % perGroup
    let solved = layout.group(group)
    let ofKind = solved.supplements.filter { $0.kind == kind }
    guard ofKind.indices.contains(ordinal) else { return nil }
    let shift = corner(ofGroup: group, size: solved.size, inSection: section)
    return element(for: ofKind[ordinal], number: number, section: section, shift: shift)
  }

  private func corner(ofGroup group: Int, size: CGSize, inSection number: Int) -> CGPoint {
    let start = CGPoint(axis, start(ofSection: number), 0)
    let origin = sections[number].origin(ofGroup: group, size: size)
    return CGPoint(x: start.x + origin.x, y: start.y + origin.y)
  }

  /// A section's background: as large as the section, boundary views included, less its insets.
  public func decoration(_ index: Int, inSection number: Int) -> CompositionalElement {
    let decoration = sections[number].section.decorations[index]
    var rect = frame(ofSection: number)
    let reference = sections[number].section.referenceInsets
    rect = CGRect(
      x: rect.minX + reference.leading, y: rect.minY + reference.top,
      width: rect.width - reference.leading - reference.trailing, height: rect.height - reference.top - reference.bottom
    )
    return CompositionalElement(
      section: number, kind: .decoration(index), frame: snapped(rect.inset(by: decoration.insets), .zero),
      zIndex: decoration.zIndex)
  }

  /// A boundary view of a section, in sight if it stays there.
  public func boundary(
    _ index: Int, inSection number: Int, viewport: CompositionalViewport? = nil
  ) -> CompositionalElement {
    let section = sections[number]
    let boundary = section.section.boundaries[index]
    let start = start(ofSection: number)
    return element(
      for: boundary, frame: section.boundaries.frames[index], solved: section.boundaries, start: start,
      viewport: viewport, kind: .boundary(index), section: number)
  }

  /// A boundary view of the layout.
  public func layoutBoundary(_ index: Int, viewport: CompositionalViewport? = nil) -> CompositionalElement {
    element(
      for: boundaryItems[index], frame: boundaries.frames[index], solved: boundaries, start: 0, viewport: viewport,
      kind: .layoutBoundary(index), section: 0)
  }

  private func element(
    for boundary: CompositionalBoundary, frame: CGRect, solved: SolvedBoundaries, start: CGFloat,
    viewport: CompositionalViewport?, kind: CompositionalElement.Kind, section: Int
  ) -> CompositionalElement {
    var frame = frame
    var zIndex = boundary.zIndex
    if boundary.pinsToVisibleBounds, let viewport {
      frame = solved.pinned(
        frame, at: boundary.place[axis], axis: axis, from: viewport.start - start, to: viewport.end - start)
      let isInSight = frame.end(axis) + start > viewport.start && frame.start(axis) + start < viewport.end
      if isInSight { zIndex += Self.pinnedRise }
    }
    var element = CompositionalElement(
      section: section, kind: kind, frame: snapped(frame, CGPoint(axis, start, 0)), zIndex: zIndex)
    element.widthIsEstimate = boundary.size.width.isEstimate
    element.heightIsEstimate = boundary.size.height.isEstimate
    element.isPinned = boundary.pinsToVisibleBounds
    return element
  }

  // MARK: Rows that scroll by themselves

  /// The row of a section that scrolls by itself; nil for another, or one without items.
  public func row(ofSection number: Int) -> CompositionalRow? {
    let section = sections[number]
    guard section.section.isOrthogonal, section.groupCount > 0 else { return nil }
    let insets = section.section.insets
    let before = start(ofSection: number) + section.boundaries.before
    let length = section.boundaries.length - insets.sum(axis)
    let reference = section.section.referenceInsets.sum(axis.other)
    return CompositionalRow(
      frame: CGRect(
        origin: CGPoint(axis, before + insets.start(axis), 0), size: CGSize(axis, length, bounds[axis.other])),
      contentLength: section.groupsLength + insets.sum(axis.other) + reference)
  }

  /// The elements with a part between two positions of a row, with frames of the unscrolled row.
  public func rowElements(ofSection number: Int, from start: CGFloat, to end: CGFloat) -> [CompositionalElement] {
    let section = sections[number]
    guard section.section.isOrthogonal, !section.isAbsent else { return [] }
    var found: [CompositionalElement] = []
    let corner = CGPoint(axis, self.start(ofSection: number), 0)
    let rect = CGRect(
      origin: CGPoint(axis.other, start, -1e9), size: CGSize(axis.other, max(0, end - start), 2e9))
    for group in section.groups(from: start, to: end) {
      addElements(ofGroup: group, inSection: number, at: corner, in: rect, to: &found)
    }
    return found
  }

  /// The extents of the first and the last group of a row.
  public func rowEnds(ofSection number: Int) -> [ClosedRange<CGFloat>] {
    let section = sections[number]
    guard section.groupCount > 0 else { return [] }
    return [rowGroup(0, in: section), rowGroup(section.groupCount - 1, in: section)]
  }

  private func rowGroup(_ group: Int, in section: CompositionalSectionLayout) -> ClosedRange<CGFloat> {
    let size = section.group(group).size
    let origin = section.origin(ofGroup: group, size: size)[axis.other]
    return origin...origin + max(0, size[axis.other])
  }

  /// The extents of the groups of a row between two positions.
  public func rowGroups(ofSection number: Int, from start: CGFloat, to end: CGFloat) -> [ClosedRange<CGFloat>] {
    let section = sections[number]
    return section.groups(from: start, to: end).map { rowGroup($0, in: section) }
  }
}
