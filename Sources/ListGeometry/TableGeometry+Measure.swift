import Foundation

/// Heights that become known, and how the content offset follows.
///
/// An estimate that turns out wrong moves everything below it. The reader must not see that: the view asks for an
/// anchor, tells the geometry what it measured, and scrolls to the offset that keeps the anchor where it was.
extension TableGeometry {
  /// The element that has to stay in place while others change their heights.
  ///
  /// It is the first element in the visible part whose height is already real: that one the reader has seen. A row that
  /// comes in from above with only an estimate is passed over, so that it grows upwards, out of the screen. When
  /// nothing in the visible part was measured yet (after a jump) it is the first element there, and so it is at the
  /// upper edge of the content, where the first rows stay first. Nil when the visible part has no element.
  public func anchor(in viewport: Viewport) -> TableAnchor? {
    let isAtEdge = viewport.visibleStart <= 0
    var first: TableAnchor?
    var anchor: TableAnchor?
    visitElements(from: viewport.visibleStart, to: viewport.visibleEnd) { element, frame, isMeasured in
      let candidate = TableAnchor(element: element, distance: frame.lowerBound - viewport.visibleStart)
      if first == nil { first = candidate }
      if isMeasured || isAtEdge { anchor = candidate }
      return anchor == nil
    }
    return anchor ?? first
  }

  /// The content offset that puts an anchor back at its place; not clamped to the content.
  ///
  /// An anchor that began above the visible part and has become shorter than its hidden part was ends at the visible
  /// start.
  public func offset(keeping anchor: TableAnchor, in viewport: Viewport) -> CGFloat {
    let frame = frame(of: anchor.element)
    return frame.minY - max(anchor.distance, -frame.height) - viewport.leadingInset
  }

  /// Gives an element its real height and returns what to add to the content offset so that the anchor stays in place.
  ///
  /// The element above the viewport: the answer is by how much it grew. Below: 0. In it: what `anchor(in:)` says.
  /// Tables' own header and footer are measured by their views: they set `tableHeaderHeight`.
  @discardableResult
  public mutating func setMeasured(
    _ height: CGFloat, for element: TableElement, in viewport: Viewport
  ) -> CGFloat {
    let anchor = anchor(in: viewport)
    setMeasured(height, for: element)
    return anchor.map { offset(keeping: $0, in: viewport) - viewport.offset } ?? 0
  }

  /// Gives an element its real height and returns by how much it grew, the padding above a header included.
  @discardableResult
  public mutating func setMeasured(_ height: CGFloat, for element: TableElement) -> CGFloat {
    switch element {
    case .tableHeader:
      defer { tableHeaderHeight = height }
      return height - tableHeaderHeight
    case .tableFooter:
      defer { tableFooterHeight = height }
      return height - tableFooterHeight
    case .sectionHeader(let section):
      return setHeader(.measured(height), ofSection: section)
    case .sectionFooter(let section):
      return setFooter(.measured(height), ofSection: section)
    case .row(let index):
      checkRow(index)
      return changeSection(index.section) { section in
        section.rows.setMeasured(height, forRow: index.row)
      }.points
    }
  }

  /// Replaces the height of a section's header and returns by how much the section grew.
  @discardableResult
  public mutating func setHeader(_ header: SupplementaryHeight, ofSection section: Int) -> CGFloat {
    changeSection(section) { $0.header = header }.points
  }

  /// Replaces the height of a section's footer and returns by how much the section grew.
  @discardableResult
  public mutating func setFooter(_ footer: SupplementaryHeight, ofSection section: Int) -> CGFloat {
    changeSection(section) { $0.footer = footer }.points
  }

  /// Changes the rows of a section in place: estimates, several measured heights at once, insertions, removals.
  @discardableResult
  public mutating func changeRows(ofSection section: Int, _ change: (inout RowHeights) -> Void) -> CGFloat {
    changeSection(section) { change(&$0.rows) }.points
  }

  /// Says that an element has to be measured again; until then its height stands as an estimate.
  public mutating func invalidate(_ element: TableElement) {
    switch element {
    case .tableHeader, .tableFooter: break
    case .sectionHeader(let section):
      checkSection(section)
      // A section without a header has nothing to measure.
      if sections[section].header.length > .zero { sections[section].header.isMeasured = false }
    case .sectionFooter(let section):
      checkSection(section)
      if sections[section].footer.length > .zero { sections[section].footer.isMeasured = false }
    case .row(let index):
      checkRow(index)
      sections[index.section].rows.invalidate(row: index.row)
    }
  }

  /// Says that everything has to be measured again, as after a change of width or text size; heights stand as
  /// estimates.
  ///
  /// O(sections + measured stretches).
  ///
  /// - Parameters:
  ///   - rows: false leaves the rows alone, whose height does not depend on anything.
  ///   - absent: true means headers and footers of no height too, which may get one.
  public mutating func invalidateAll(rows: Bool = true, absent: Bool = false) {
    for section in sections.indices {
      if absent {
        sections[section].header.isMeasured = false
        sections[section].footer.isMeasured = false
      } else {
        invalidate(.sectionHeader(section))
        invalidate(.sectionFooter(section))
      }
      if rows { sections[section].rows.invalidateAll() }
    }
  }

  /// Takes the heights of another geometry, at the same section and row, as estimates for those without real heights.
  ///
  /// After a reload this keeps the content above the viewport as tall as it was, so that the same offset shows the same
  /// rows; rows that come into sight are measured again. O(sections + measured stretches).
  public mutating func adoptEstimates(from old: TableGeometry) {
    for section in 0..<min(sections.count, old.sections.count) {
      sections[section].adoptEstimates(from: old.sections[section])
    }
    rebuildOffsets()
  }
}

extension SectionGeometry {
  /// Takes the old heights of a section as estimates for elements without real heights.
  ///
  /// O(measured stretches).
  public mutating func adoptEstimates(from old: SectionGeometry) {
    rows.adoptEstimates(from: old.rows)
    if !header.isMeasured { header.length = old.header.length }
    if !footer.isMeasured { footer.length = old.footer.length }
  }
}
