import Foundation

/// The parts of a table at a point or in a rectangle.
extension TableGeometry {
  /// The row whose frame contains a point: its upper and left edges belong to it, its lower and right ones do not.
  public func row(at point: CGPoint) -> RowIndex? {
    guard point.x >= rowMinX, point.x < rowMinX + rowWidth else { return nil }
    let position = ExactLength(position: point.y)
    guard let found = offsets.section(atUnits: position.units - tableHeader.units) else { return nil }
    let section = found.section
    let aboveRows = sections[section].paddingAbove(topPadding) + sections[section].header.length
    let start = tableHeader + ExactLength(units: found.start) + aboveRows
    return sections[section].rows.row(at: position - start).map { RowIndex(section: section, row: $0.row) }
  }

  /// The section that covers an offset with its padding, header, rows or footer; sections of no height cover nothing.
  public func section(at offset: CGFloat) -> Int? { section(at: ExactLength(position: offset)) }

  /// The section whose header, at its natural place, covers an offset.
  public func header(at offset: CGFloat) -> Int? {
    let position = ExactLength(position: offset)
    return section(at: position).flatMap { section in
      let start = headerStart(ofSection: section)
      return position >= start && position < start + sections[section].header.length ? section : nil
    }
  }

  /// The section whose footer, at its natural place, covers an offset.
  public func footer(at offset: CGFloat) -> Int? {
    let position = ExactLength(position: offset)
    return section(at: position).flatMap { position >= rowsEnd(ofSection: $0) ? $0 : nil }
  }

  /// The rows that have a part between two offsets, from top to bottom; O(log n + sections between).
  public func rows(from start: CGFloat, to end: CGFloat) -> [RowSpan] {
    let first = ExactLength(position: start)
    let last = ExactLength(position: end)
    var spans: [RowSpan] = []
    for section in sections(from: first, to: last) {
      let top = rowsStart(ofSection: section)
      let rows = sections[section].rows.rows(from: first - top, to: last - top)
      if !rows.isEmpty { spans.append(RowSpan(section: section, rows: rows)) }
    }
    return spans
  }

  /// The rows that have a part inside a rectangle, from top to bottom.
  public func rows(in rect: CGRect) -> [RowSpan] {
    guard rect.maxX > rowMinX, rect.minX < rowMinX + rowWidth else { return [] }
    return rows(from: rect.minY, to: rect.maxY)
  }

  /// The sections that have a part between two offsets; those of no height among them are included.
  public func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    sections(from: ExactLength(position: start), to: ExactLength(position: end))
  }

  /// The sections between two offsets whose headers and footers may have to be measured: those with a part there, and
  /// those without height whose place is there, since they may turn out to have a height.
  ///
  /// A section without height at the first offset itself is above the reader's place, unless the list is at its start;
  /// at the end of the list it is always among them.
  public func sectionsToMeasure(from start: CGFloat, to end: CGFloat, isAtStart: Bool) -> Range<Int> {
    let first = ExactLength(position: start)
    let last = ExactLength(position: end)
    let reachesEnd = sectionsEnd <= last
    guard first < last, tableHeader < last || reachesEnd else { return 0..<0 }
    let covering = sections(from: first, to: last)
    let showsTop = first < tableHeader || first == tableHeader && isAtStart
    guard showsTop || !covering.isEmpty else { return 0..<0 }
    return (showsTop ? 0 : covering.lowerBound)..<(reachesEnd ? sections.count : covering.upperBound)
  }

  func section(at position: ExactLength) -> Int? {
    offsets.section(atUnits: position.units - tableHeader.units)?.section
  }

  func sections(from start: ExactLength, to end: ExactLength) -> Range<Int> {
    let height = sectionsEnd
    guard start < end, tableHeader < end, start < height else { return 0..<0 }
    guard let first = section(at: max(start, tableHeader)) else { return 0..<0 }
    let last = section(at: ExactLength(units: min(end, height).units - 1))!
    return first..<last + 1
  }
}
