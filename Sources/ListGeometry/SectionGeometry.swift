import Foundation

/// The height of a section's header or footer, and whether it is real or an estimate.
public struct SupplementaryHeight: Hashable, Sendable {
  var length: ExactLength

  /// Whether the height is real and not an estimate.
  public var isMeasured: Bool

  /// No header or footer: no height, and nothing to measure.
  public static let none = SupplementaryHeight(length: .zero, isMeasured: true)

  /// A real height in points, finite and not negative; 0 means that there is no view.
  public static func measured(_ height: CGFloat) -> SupplementaryHeight {
    SupplementaryHeight(length: ExactLength(height: height, of: "a section header or footer"), isMeasured: true)
  }

  /// An estimate in points, finite and not negative.
  public static func estimated(_ height: CGFloat) -> SupplementaryHeight {
    SupplementaryHeight(length: ExactLength(height: height, of: "a section header or footer"), isMeasured: false)
  }

  /// The height in points.
  public var height: CGFloat { length.points }
}

/// The heights of a section of a table: header, rows, footer, from top to bottom.
///
/// The padding above a header belongs to the table (`TableGeometry.sectionHeaderTopPadding`).
public struct SectionGeometry: Sendable {
  /// The header's height.
  public internal(set) var header: SupplementaryHeight
  /// The heights of the rows.
  public internal(set) var rows: RowHeights
  /// The footer's height.
  public internal(set) var footer: SupplementaryHeight

  /// Makes a section; without heights given it has neither header nor footer.
  public init(rows: RowHeights, header: SupplementaryHeight = .none, footer: SupplementaryHeight = .none) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// The height of the section with the padding above its header, if it has one.
  func total(topPadding: ExactLength) -> ExactLength {
    paddingAbove(topPadding) + header.length + rows.total + footer.length
  }

  /// The padding above a header; none for sections without header.
  func paddingAbove(_ topPadding: ExactLength) -> ExactLength { header.length > .zero ? topPadding : .zero }
}
