import Foundation

/// A row on its way to another place, with the displacement of the others.
///
/// Everything else keeps its index until the row is dropped; the rows, headers and footers between its old and its new
/// place are shown shifted by its height, at their places after the drop.
public struct RowReordering: Hashable, Sendable {
  /// The row's index in the data.
  public let source: RowIndex
  /// The row's index after the move.
  public var target: RowIndex
  /// How tall it is.
  public var height: CGFloat

  /// Begins the move of a row, which lies at its own place at first.
  public init(source: RowIndex, height: CGFloat) {
    self.source = source
    target = source
    self.height = height
  }

  /// By how much a row is shown off its natural place; the moving row itself is where the finger has it.
  public func displacement(ofRow row: RowIndex) -> CGFloat { displacement(of: row) }
  /// By how much a section's header is shown off its natural place.
  public func displacement(ofHeader section: Int) -> CGFloat { displacement(of: RowIndex(section: section, row: -1)) }
  /// By how much a section's footer is shown off its natural place.
  public func displacement(ofFooter section: Int) -> CGFloat {
    displacement(of: RowIndex(section: section, row: .max))
  }

  private func displacement(of place: RowIndex) -> CGFloat {
    if place > source {
      // In its own section the row makes room above the place that it goes to.
      let isPassed = target.section == source.section ? place <= target : place < target
      return isPassed ? -height : 0
    }
    return place < source && place >= target ? height : 0
  }

  /// The index of a row after the move.
  public func indexAfter(_ row: RowIndex) -> RowIndex {
    if row == source { return target }
    var after = row
    if row.section == source.section, row.row > source.row { after.row -= 1 }
    if after.section == target.section, after.row >= target.row { after.row += 1 }
    return after
  }

  /// How many rows a section has after the move.
  public func countAfter(_ count: Int, inSection section: Int) -> Int {
    count - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
  }
}

extension TableGeometry {
  /// The place, by index after the move, nearest to a row whose upper edge is held at an offset.
  ///
  /// Nil where there is none within `reach` points. The answer depends on where the row is held and not on rows
  /// displaced already, so that it does not swing between rows of different heights. O(log n + places within reach).
  public func reorderTarget(moving source: RowIndex, heldAt top: CGFloat, reach: CGFloat) -> RowIndex? {
    let height = frame(ofRow: source).height
    var best: (place: RowIndex, distance: CGFloat)?
    func consider(_ place: RowIndex, at slot: CGFloat) {
      let distance = abs(slot - top)
      if let best {
        if distance > best.distance { return }
        // Where sections touch, the place that is nearer to where the row comes from.
        let isNearer = abs(place.section - source.section) < abs(best.place.section - source.section)
        if distance == best.distance, !isNearer { return }
      }
      best = (place, distance)
    }
    let (start, end) = (top - reach, top + height + reach)
    var near = sections(from: start, to: end)
    // Sections of no height have a place too.
    while let first = near.first, first > 0, isFlat(first - 1) { near = first - 1..<near.upperBound }
    while !near.isEmpty, near.upperBound < sectionCount, isFlat(near.upperBound) {
      near = near.lowerBound..<near.upperBound + 1
    }
    for section in near {
      let rowsEnd = frame(ofRowsInSection: section).maxY - (section >= source.section ? height : 0)
      let count = rowCount(inSection: section) - (section == source.section ? 1 : 0)
      consider(RowIndex(section: section, row: count), at: rowsEnd)
    }
    for span in rows(from: start, to: end) {
      for index in span.rows {
        let row = RowIndex(section: span.section, row: index)
        guard row != source else { continue }
        let isBelow = row > source
        let place = isBelow && row.section == source.section ? RowIndex(section: row.section, row: index - 1) : row
        consider(place, at: frame(ofRow: row).minY - (isBelow ? height : 0))
      }
    }
    return best?.place
  }

  private func isFlat(_ section: Int) -> Bool { sections[section].total(topPadding: topPadding) == .zero }
}
