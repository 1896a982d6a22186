import Foundation

/// A part of a table with a height, which can be measured, and kept in place as an anchor.
public enum TableElement: Hashable, Sendable {
  case tableHeader
  case sectionHeader(Int)
  case row(RowIndex)
  case sectionFooter(Int)
  case tableFooter
}

extension TableGeometry {
  /// The natural frame of an element.
  public func frame(of element: TableElement) -> CGRect {
    switch element {
    case .tableHeader: tableHeaderFrame
    case .sectionHeader(let section): frame(ofHeader: section)
    case .row(let index): frame(ofRow: index)
    case .sectionFooter(let section): frame(ofFooter: section)
    case .tableFooter: tableFooterFrame
    }
  }

  /// Whether there is such an element; the table's own header and footer always count as there.
  public func contains(_ element: TableElement) -> Bool {
    switch element {
    case .tableHeader, .tableFooter: true
    case .sectionHeader(let section), .sectionFooter(let section): sections.indices.contains(section)
    case .row(let index): contains(index)
    }
  }

  /// Whether there is such a row.
  public func contains(_ index: RowIndex) -> Bool {
    sections.indices.contains(index.section) && index.row >= 0 && index.row < sections[index.section].rows.count
  }

  /// Whether an element's height is real and not an estimate.
  public func isMeasured(_ element: TableElement) -> Bool {
    switch element {
    case .tableHeader, .tableFooter: return true
    case .sectionHeader(let section):
      checkSection(section)
      return sections[section].header.isMeasured
    case .sectionFooter(let section):
      checkSection(section)
      return sections[section].footer.isMeasured
    case .row(let index):
      checkRow(index)
      return sections[index.section].rows.isMeasured(row: index.row)
    }
  }

  /// The first element that ends below an offset; empty space belongs to the element after it.
  ///
  /// Nil below the content.
  public func element(at offset: CGFloat) -> TableElement? {
    let position = max(ExactLength(position: offset), .zero)
    if position < tableHeader { return .tableHeader }
    if let section = section(at: position) {
      let content = sections[section]
      let rowsStart = rowsStart(ofSection: section)
      if position < rowsStart { return .sectionHeader(section) }
      if let found = content.rows.row(at: position - rowsStart) {
        return .row(RowIndex(section: section, row: found.row))
      }
      return .sectionFooter(section)
    }
    return position < contentLength && tableFooter > .zero ? .tableFooter : nil
  }

  /// Goes through the elements that have a part between two offsets, from top to bottom, until `body` returns false.
  ///
  /// Elements of no height are left out. `body` gets the element, where it begins and ends, and whether it is measured.
  /// Takes O(log n + elements).
  public func visitElements(
    from start: CGFloat, to end: CGFloat, _ body: (TableElement, Range<CGFloat>, Bool) -> Bool
  ) {
    let first = ExactLength(position: start)
    let last = ExactLength(position: end)
    guard first < last else { return }
    func visit(_ element: TableElement, at top: ExactLength, _ height: ExactLength, _ isMeasured: Bool) -> Bool {
      guard height > .zero, top < last, first < top + height else { return true }
      return body(element, top.points..<(top + height).points, isMeasured)
    }
    guard visit(.tableHeader, at: .zero, tableHeader, true) else { return }
    for number in sections(from: first, to: last) {
      let section = sections[number]
      var top = headerStart(ofSection: number)
      guard visit(.sectionHeader(number), at: top, section.header.length, section.header.isMeasured) else { return }
      top += section.header.length
      let rows = section.rows.rows(from: first - top, to: last - top)
      var position = top + section.rows.start(ofRow: rows.lowerBound)
      for row in rows {
        let entry = section.rows.tree.entry(ofRow: row)
        let height = entry.map { ExactLength(units: $0.units) } ?? section.rows.defaultLength
        let element = TableElement.row(RowIndex(section: number, row: row))
        guard visit(element, at: position, height, entry?.isMeasured ?? section.rows.defaultIsMeasured) else { return }
        position += height
      }
      top += section.rows.total
      guard visit(.sectionFooter(number), at: top, section.footer.length, section.footer.isMeasured) else { return }
    }
    _ = visit(.tableFooter, at: sectionsEnd + bottom, tableFooter, true)
  }
}
