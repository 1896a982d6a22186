import Foundation

/// A part of a table that has a height: what can be measured, and what the reader's eye can rest on.
public enum TableElement: Hashable, Sendable {
  case tableHeader
  case sectionHeader(Int)
  case row(RowIndex)
  case sectionFooter(Int)
  case tableFooter
}

/// An element and how far its top is below the start of the visible part; negative when it begins above it.
public struct TableAnchor: Hashable, Sendable {
  public var element: TableElement
  public var distance: CGFloat

  public init(element: TableElement, distance: CGFloat) {
    self.element = element
    self.distance = distance
  }
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
}
