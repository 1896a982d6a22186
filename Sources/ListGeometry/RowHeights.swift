import Foundation

/// The heights of a section's rows, with the offset of each row and the row at an offset.
///
/// A row has either a height of its own (measured, or estimated for it alone) or the default height of the section.
/// Only rows with a height of their own take memory: a section of a million rows of which a screenful was measured
/// costs as much as the screenful. Offsets count from the top of the section's first row, in points, and are exact:
/// heights are stacked as whole numbers of 1/98,304,000 point (`ExactLength`), so neither history nor order shows in
/// the sums.
///
/// Every question and every change of a row takes O(log n), n being the number of measured stretches, not of rows.
public struct RowHeights: Sendable {
  var tree: RunTree
  var defaultLength: ExactLength

  /// Whether the default height is the real height of rows (a fixed row height) and not an estimate.
  public var defaultIsMeasured: Bool

  /// Rows that all have the default height until they are measured.
  ///
  /// Takes O(1).
  ///
  /// - Parameters:
  ///   - count: how many rows, not negative.
  ///   - defaultHeight: their height in points, finite and not negative.
  ///   - isMeasured: true when that is their real height.
  public init(count: Int, defaultHeight: CGFloat, isMeasured: Bool = false) {
    ensure(count >= 0, "A section cannot have \(count) rows: the data source has to return a number from 0.")
    tree = RunTree(count: count)
    defaultLength = ExactLength(height: defaultHeight, of: "a row by default")
    defaultIsMeasured = isMeasured
  }

  /// Rows whose heights are all known, as when a delegate returns heights and estimation is off.
  ///
  /// Takes O(n).
  public init(heights: [CGFloat], defaultHeight: CGFloat, areMeasured: Bool = true) {
    self.init(count: heights.count, defaultHeight: defaultHeight, areMeasured: areMeasured) { heights[$0] }
  }

  /// Rows whose heights are all known; `height` is asked once a row, in order.
  ///
  /// Takes O(n).
  public init(count: Int, defaultHeight: CGFloat, areMeasured: Bool = true, height: (Int) -> CGFloat) {
    self.init(count: 0, defaultHeight: defaultHeight)
    ensure(count >= 0, "A section cannot have \(count) rows: the data source has to return a number from 0.")
    var row = 0
    while row < count {
      let rows = min(RunTree.blockCapacity, count - row)
      tree.appendBlock(count: rows, isMeasured: areMeasured) { slot in
        ExactLength(height: height(row + slot), of: "row \(row + slot)").units
      }
      row += rows
    }
  }

  /// How many rows there are.
  public var count: Int { tree.count }

  /// How many rows have a height of their own.
  public var knownCount: Int { tree.knownCount }

  /// The height of rows that have none of their own, in points; setting it takes O(1).
  public var defaultHeight: CGFloat {
    get { defaultLength.points }
    set { defaultLength = ExactLength(height: newValue, of: "a row by default") }
  }

  /// The height of all rows.
  ///
  /// Takes O(1).
  public var totalHeight: CGFloat { total.points }

  var total: ExactLength { ExactLength(units: tree.totalUnits(fallback: defaultLength.units)) }
}

// MARK: - Questions

extension RowHeights {
  /// The height of a row, measured or not.
  public func height(ofRow row: Int) -> CGFloat { length(ofRow: row).points }

  /// Whether a row's height is real and not an estimate.
  public func isMeasured(row: Int) -> Bool {
    checkRow(row)
    return tree.entry(ofRow: row)?.isMeasured ?? defaultIsMeasured
  }

  /// The distance from the top of the first row to the top of a row; `count` gives the height of all.
  public func offset(ofRow row: Int) -> CGFloat { start(ofRow: row).points }

  /// The row that covers an offset, its upper edge included, its lower one not; nil outside the rows.
  ///
  /// Rows without height cover nothing.
  public func row(at offset: CGFloat) -> Int? { row(at: ExactLength(position: offset))?.row }

  /// The rows that have a part between two offsets.
  ///
  /// Rows that only touch one of them are not meant, rows without height among the others are.
  public func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    rows(from: ExactLength(position: start), to: ExactLength(position: end))
  }

  func length(ofRow row: Int) -> ExactLength {
    checkRow(row)
    return tree.entry(ofRow: row).map { ExactLength(units: $0.units) } ?? defaultLength
  }

  func start(ofRow row: Int) -> ExactLength {
    ensure(row >= 0 && row <= count, "Row \(row) is not among the \(count) rows of the section.")
    return ExactLength(units: tree.unitsBefore(row: row, fallback: defaultLength.units))
  }

  func extent(ofRow row: Int) -> (start: ExactLength, height: ExactLength) {
    checkRow(row)
    let extent = tree.extent(ofRow: row, fallback: defaultLength.units)
    return (ExactLength(units: extent.start), ExactLength(units: extent.height))
  }

  func row(at offset: ExactLength) -> (row: Int, start: ExactLength)? {
    tree.row(atUnits: offset.units, fallback: defaultLength.units).map { ($0.row, ExactLength(units: $0.start)) }
  }

  func rows(from start: ExactLength, to end: ExactLength) -> Range<Int> {
    guard start < end, .zero < end, start < total else { return 0..<0 }
    guard let first = row(at: max(start, .zero))?.row else { return 0..<0 }
    // The last row is the one that covers the last unit before the end.
    let last = row(at: ExactLength(units: min(end, total).units - 1))!.row
    return first..<last + 1
  }

  func checkRow(_ row: Int) {
    ensure(row >= 0 && row < count, "Row \(row) is not among the \(count) rows of the section.")
  }
}

// MARK: - Changes

extension RowHeights {
  /// Gives a row its real height and returns by how much it grew, in points.
  @discardableResult
  public mutating func setMeasured(_ height: CGFloat, forRow row: Int) -> CGFloat {
    setLength(ExactLength(height: height, of: "row \(row)"), isMeasured: true, forRow: row).points
  }

  /// Gives a row an estimate of its own and returns by how much it grew, in points.
  @discardableResult
  public mutating func setEstimated(_ height: CGFloat, forRow row: Int) -> CGFloat {
    setLength(ExactLength(height: height, of: "row \(row)"), isMeasured: false, forRow: row).points
  }

  /// Says that a row has to be measured again; until then its height stands as an estimate.
  public mutating func invalidate(row: Int) {
    checkRow(row)
    let units = tree.entry(ofRow: row)?.units ?? defaultLength.units
    tree.setEntry(RunTree.Entry(units: units, isMeasured: false), ofRow: row)
  }

  /// Says that all rows have to be measured again; until then their heights stand as estimates.
  public mutating func invalidateAll() {
    tree.forgetMeasured()
    defaultIsMeasured = false
  }

  /// Forgets every height that was measured or estimated for a row alone.
  ///
  /// Takes O(1) and gives the memory back.
  public mutating func forgetAll() { tree = RunTree(count: count) }

  /// Takes another list's heights at the same places as estimates for rows without heights of their own.
  ///
  /// For a reload: rows that were measured before are most likely as tall again. Nothing happens when rows here have
  /// heights already, or the default height is real. O(measured stretches).
  public mutating func adoptEstimates(from old: RowHeights) {
    guard !defaultIsMeasured, knownCount == 0, old.knownCount > 0 else { return }
    let count = self.count
    tree = old.tree
    tree.forgetMeasured()
    if count < tree.count { tree.remove(count..<tree.count) }
    tree.insert(count: count - tree.count, at: tree.count)
  }

  /// Inserts rows of the default height so that the first of them becomes row `row`.
  public mutating func insert(count added: Int, at row: Int) {
    ensure(row >= 0 && row <= count, "Rows cannot be inserted at \(row) into \(count) rows.")
    ensure(added >= 0, "\(added) rows cannot be inserted.")
    tree.insert(count: added, at: row)
  }

  /// Removes rows with their heights.
  public mutating func remove(_ rows: Range<Int>) {
    ensure(
      rows.lowerBound >= 0 && rows.upperBound <= count, "Rows \(rows) are not among the \(count) rows of the section.")
    tree.remove(rows)
  }

  /// Moves a row, with its height, so that its index becomes `target`.
  public mutating func move(from source: Int, to target: Int) {
    checkRow(source)
    checkRow(target)
    let entry = tree.entry(ofRow: source)
    tree.remove(source..<source + 1)
    tree.insert(count: 1, at: target)
    tree.setEntry(entry, ofRow: target)
  }

  mutating func setLength(_ length: ExactLength, isMeasured: Bool, forRow row: Int) -> ExactLength {
    checkRow(row)
    let old = tree.entry(ofRow: row)
    let new = RunTree.Entry(units: length.units, isMeasured: isMeasured)
    if old != new { tree.setEntry(new, ofRow: row) }
    return ExactLength(units: length.units - (old?.units ?? defaultLength.units))
  }
}

extension RowHeights {
  /// Stops the program with a message where the structure contradicts itself; O(n).
  public func checkInvariants() {
    tree.checkInvariants()
    ensure(defaultLength >= .zero, "the default height is not negative")
  }
}
