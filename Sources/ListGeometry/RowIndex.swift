/// The place of a row in a table: its section and its number within that section, both from 0.
///
/// It is what UIKit calls an index path of length two, as a plain value.
public struct RowIndex: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section.
  public var section: Int
  /// The row in the section.
  public var row: Int

  /// Makes an index.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether `left` comes first: by section, then by row.
  public static func < (left: RowIndex, right: RowIndex) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }

  /// The section and the row in brackets.
  public var description: String { "[\(section), \(row)]" }
}

/// Consecutive rows of one section.
public struct RowSpan: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The rows in the section, one after the other.
  public var rows: Range<Int>

  /// Makes a range of rows of one section.
  public init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }
}

extension Sequence<RowSpan> {
  /// The rows of all spans, one by one, in the order of the table.
  public var rowIndices: [RowIndex] {
    flatMap { span in span.rows.map { RowIndex(section: span.section, row: $0) } }
  }
}
