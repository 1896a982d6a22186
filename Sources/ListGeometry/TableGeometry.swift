import Foundation

/// The layout of a table view, as a value: from heights to frames, from offsets to rows.
///
/// From top to bottom: the table header, the sections (padding above the header, header, rows, footer), the bottom
/// padding, the table footer. All frames are in the coordinates of the scroll view's content, in points, exact: heights
/// are stacked and never rounded (`uikit-facts §1.1`).
///
/// The view tells it counts, estimates and measured heights; it tells the view frames, rows in a rectangle, where
/// pinned headers float, and by how much the content offset has to change to keep the reader's place. It knows nothing
/// of views, titles or delegates.
///
/// A question about a row, a section or an offset takes O(log sections + log measured stretches). A table of a million
/// rows takes the memory of its sections and of the rows measured so far. Adding and removing whole sections takes
/// O(sections).
public struct TableGeometry: Sendable {
  /// The style of a table, as far as geometry depends on it: plain headers and footers float, grouped ones do not.
  public enum Style: Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How sections are set apart.
  public var style: Style

  /// The width of the content: of headers, footers, and of rows unless they are inset.
  public var width: CGFloat

  /// How far rows are set in on both sides in the inset grouped style; other styles ignore them.
  public var leftRowInset: CGFloat
  /// The inset of rows at the right; see `leftRowInset`.
  public var rightRowInset: CGFloat

  /// The sections' heights.
  ///
  /// Changes go through the methods, which keep the sums right.
  public internal(set) var sections: [SectionGeometry]

  var offsets: SectionOffsets
  var topPadding: ExactLength
  var tableHeader = ExactLength.zero
  var tableFooter = ExactLength.zero
  var bottom = ExactLength.zero

  /// A table; headers of no height get no padding above them.
  ///
  /// Takes O(sections).
  public init(
    style: Style = .plain,
    width: CGFloat,
    leftRowInset: CGFloat = 0,
    rightRowInset: CGFloat = 0,
    sectionHeaderTopPadding: CGFloat = 0,
    sections: [SectionGeometry] = []
  ) {
    self.style = style
    self.width = width
    self.leftRowInset = leftRowInset
    self.rightRowInset = rightRowInset
    self.sections = sections
    let padding = ExactLength(height: sectionHeaderTopPadding, of: "the padding above section headers")
    topPadding = padding
    offsets = SectionOffsets(units: sections.lazy.map { $0.total(topPadding: padding).units })
  }

  /// The height of the table's own header view; 0 when it has none.
  public var tableHeaderHeight: CGFloat {
    get { tableHeader.points }
    set { tableHeader = ExactLength(height: newValue, of: "the table header view") }
  }

  /// The height of the table's own footer view; 0 when it has none.
  public var tableFooterHeight: CGFloat {
    get { tableFooter.points }
    set { tableFooter = ExactLength(height: newValue, of: "the table footer view") }
  }

  /// Empty space below the last section, above the table footer.
  public var bottomPadding: CGFloat {
    get { bottom.points }
    set { bottom = ExactLength(height: newValue, of: "the padding below the last section") }
  }

  /// The empty space above every section header that has a height.
  ///
  /// Setting it takes O(sections).
  public var sectionHeaderTopPadding: CGFloat {
    get { topPadding.points }
    set {
      topPadding = ExactLength(height: newValue, of: "the padding above section headers")
      rebuildOffsets()
    }
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of rows of a section.
  public func rowCount(inSection section: Int) -> Int {
    checkSection(section)
    return sections[section].rows.count
  }

  /// The height of all content.
  public var contentHeight: CGFloat { contentLength.points }

  /// The size of all content: its width is the table's.
  public var contentSize: CGSize { CGSize(width: width, height: contentHeight) }

  var contentLength: ExactLength { sectionsEnd + bottom + tableFooter }

  var sectionsEnd: ExactLength { tableHeader + ExactLength(units: offsets.total) }

  mutating func rebuildOffsets() {
    let padding = topPadding
    offsets = SectionOffsets(units: sections.lazy.map { $0.total(topPadding: padding).units })
  }

  /// Changes one section in place and keeps the sums right; returns by how much it grew.
  @discardableResult
  mutating func changeSection(_ section: Int, _ change: (inout SectionGeometry) -> Void) -> ExactLength {
    checkSection(section)
    let before = sections[section].total(topPadding: topPadding)
    change(&sections[section])
    let growth = sections[section].total(topPadding: topPadding) - before
    if growth.units != 0 { offsets.add(growth.units, to: section) }
    return growth
  }

  func checkSection(_ section: Int) {
    ensure(
      section >= 0 && section < sections.count, "Section \(section) is not among the \(sections.count) sections.")
  }

  func checkRow(_ index: RowIndex) {
    checkSection(index.section)
    ensure(
      index.row >= 0 && index.row < sections[index.section].rows.count,
      "Row \(index.row) is not among the \(sections[index.section].rows.count) rows of section \(index.section)."
    )
  }
}
