extension ListUpdatePlan {
  /// The index of a section after the batch; nil where it is deleted.
  public func sectionAfter(_ section: Int) -> Int? {
    sectionMap[section] >= 0 ? sectionMap[section] : nil
  }

  /// The index a section had before the batch; nil where it is inserted.
  public func sectionBefore(_ section: Int) -> Int? {
    inverseSectionMap[section] >= 0 ? inverseSectionMap[section] : nil
  }

  /// Whether the section of this index after the batch is reloaded as a whole.
  public func isReloaded(sectionAfter section: Int) -> Bool {
    sectionBefore(section).map { isReloaded[$0] } ?? false
  }

  /// Whether the row of this index after the batch is reloaded by itself.
  public func isReloaded(rowAfter row: RowIndex) -> Bool {
    let span = reloadedRows.span(ofSection: row.section)
    let before = reloadedRows.count(in: span, below: row.row)
    return span.lowerBound + before < span.upperBound && reloadedRows[span.lowerBound + before] == row
  }

  /// The rows that are inserted or moved to their place, by index after the batch, in order.
  public var arrivingRows: [RowIndex] { arriving }

  /// The index of a row after the batch; nil for a deleted row, or one of a deleted or reloaded section.
  ///
  /// A reloaded row keeps its place.
  public func rowAfter(_ row: RowIndex) -> RowIndex? {
    if let move = movesBySource.first(where: { $0.source }, equals: row) { return move.target }
    guard let section = sectionAfter(row.section), !isReloaded[row.section] else { return nil }
    let gone = leaving.span(ofSection: row.section)
    let before = leaving.count(in: gone, below: row.row)
    if gone.lowerBound + before < gone.upperBound, leaving[gone.lowerBound + before] == row { return nil }
    let taken = arriving.span(ofSection: section)
    return RowIndex(section: section, row: arriving.freePlace(row.row - before, in: taken))
  }

  /// Whether a row, by its index before the batch, is moved by itself or with its section.
  public func isMoved(_ row: RowIndex) -> Bool {
    isMoved[row.section] || movesBySource.first(where: { $0.source }, equals: row) != nil
  }

  /// The index of a row before the batch; nil for an inserted row, or one of an inserted or reloaded section.
  public func rowBefore(_ row: RowIndex) -> RowIndex? {
    if let move = movesByTarget.first(where: { $0.target }, equals: row) { return move.source }
    guard let section = sectionBefore(row.section), !isReloaded[section] else { return nil }
    let taken = arriving.span(ofSection: row.section)
    let before = arriving.count(in: taken, below: row.row)
    if taken.lowerBound + before < taken.upperBound, arriving[taken.lowerBound + before] == row { return nil }
    let gone = leaving.span(ofSection: section)
    return RowIndex(section: section, row: leaving.freePlace(row.row - before, in: gone))
  }

  /// The index after the batch of the first staying row at or below a row of the same section.
  ///
  /// Its row is the section's number of rows if there is none. Nil where the section is deleted or reloaded.
  func placeAfter(_ row: RowIndex) -> RowIndex? {
    guard let section = sectionAfter(row.section), !isReloaded[row.section] else { return nil }
    let before = leaving.count(in: leaving.span(ofSection: row.section), below: row.row)
    let taken = arriving.span(ofSection: section)
    return RowIndex(section: section, row: arriving.freePlace(row.row - before, in: taken))
  }
}

extension [ListMove<RowIndex>] {
  /// The move with an index, in a list sorted by it.
  fileprivate func first(where index: (ListMove<RowIndex>) -> RowIndex, equals row: RowIndex) -> ListMove<RowIndex>? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if index(self[middle]) < row { low = middle + 1 } else { high = middle }
    }
    return low < count && index(self[low]) == row ? self[low] : nil
  }
}

/// A sorted list of rows.
extension [RowIndex] {
  /// The stretch of the list that belongs to a section.
  func span(ofSection section: Int) -> Range<Int> {
    let first = partition { $0.section < section }
    let last = partition { $0.section <= section }
    return first..<last
  }

  /// How many rows of a stretch are above a row.
  func count(in span: Range<Int>, below row: Int) -> Int {
    Swift.max(0, partition(span) { $0.row < row } - span.lowerBound)
  }

  /// The row of number `number`, from 0, among those that are not in the stretch.
  func freePlace(_ number: Int, in span: Range<Int>) -> Int {
    var low = span.lowerBound
    var high = span.upperBound
    while low < high {
      let middle = (low + high) / 2
      if self[middle].row - (middle - span.lowerBound) <= number { low = middle + 1 } else { high = middle }
    }
    return number + low - span.lowerBound
  }

  private func partition(_ span: Range<Int>? = nil, _ isBefore: (RowIndex) -> Bool) -> Int {
    var low = span?.lowerBound ?? 0
    var high = span?.upperBound ?? count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
