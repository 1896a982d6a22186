import Foundation

/// Frames of the parts of a table at their natural places, where nothing floats.
extension TableGeometry {
  /// The frame of a row; inset from the sides in the inset grouped style.
  public func frame(ofRow index: RowIndex) -> CGRect {
    checkRow(index)
    let extent = sections[index.section].rows.extent(ofRow: index.row)
    let top = rowsStart(ofSection: index.section) + extent.start
    return CGRect(x: rowMinX, y: top.points, width: rowWidth, height: extent.height.points)
  }

  /// The frame of a section's header, over the whole width; of no height where there is no header.
  public func frame(ofHeader section: Int) -> CGRect {
    let top = headerStart(ofSection: section)
    return CGRect(x: 0, y: top.points, width: width, height: sections[section].header.height)
  }

  /// The frame of a section's footer, over the whole width; of no height where there is no footer.
  public func frame(ofFooter section: Int) -> CGRect {
    let top = rowsEnd(ofSection: section)
    return CGRect(x: 0, y: top.points, width: width, height: sections[section].footer.height)
  }

  /// The frame around a section's header, rows and footer, without the padding above the header (`uikit-facts §3`).
  public func frame(ofSection section: Int) -> CGRect {
    let top = headerStart(ofSection: section)
    let end = rowsEnd(ofSection: section) + sections[section].footer.length
    return CGRect(x: 0, y: top.points, width: width, height: (end - top).points)
  }

  /// The frame around the rows of a section: the card of the inset grouped style.
  public func frame(ofRowsInSection section: Int) -> CGRect {
    let top = rowsStart(ofSection: section)
    return CGRect(x: rowMinX, y: top.points, width: rowWidth, height: sections[section].rows.totalHeight)
  }

  /// The frame of the table's own header view.
  public var tableHeaderFrame: CGRect { CGRect(x: 0, y: 0, width: width, height: tableHeader.points) }

  /// The frame of the table's own footer view.
  public var tableFooterFrame: CGRect {
    CGRect(x: 0, y: (sectionsEnd + bottom).points, width: width, height: tableFooter.points)
  }

  /// The left edge and the width of rows.
  public var rowMinX: CGFloat { style == .insetGrouped ? leftRowInset : 0 }
  /// The width of rows in points: the table's, less the insets in the inset grouped style; never below 0.
  public var rowWidth: CGFloat { style == .insetGrouped ? max(0, width - leftRowInset - rightRowInset) : width }
}

extension TableGeometry {
  /// The beginning of a section, the padding above its header included.
  func start(ofSection section: Int) -> ExactLength {
    checkSection(section)
    return tableHeader + ExactLength(units: offsets.start(of: section))
  }

  func headerStart(ofSection section: Int) -> ExactLength {
    start(ofSection: section) + sections[section].paddingAbove(topPadding)
  }

  func rowsStart(ofSection section: Int) -> ExactLength {
    headerStart(ofSection: section) + sections[section].header.length
  }

  func rowsEnd(ofSection section: Int) -> ExactLength {
    rowsStart(ofSection: section) + sections[section].rows.total
  }
}
