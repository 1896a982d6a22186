import ListGeometry

/// Registration and reuse.
extension UITableView {
  func registerCells(_ type: AnyClass?, _ identifier: String) {
    let recipe = type.map { type -> (CGRect) -> UIView in
      { [unowned self] _ in
        DynamicInitializer.makeCell(
          registered(type, as: UITableViewCell.self, "register(_:forCellReuseIdentifier: \"\(identifier)\")"),
          style: .default, identifier: identifier)
      }
    }
    elements.pool.register(.cell(identifier), recipe: recipe)
  }

  func registerHeadersAndFooters(_ type: AnyClass?, _ identifier: String) {
    let recipe = type.map { type -> (CGRect) -> UIView in
      { [unowned self] _ in
        DynamicInitializer.makeHeaderFooter(
          registered(
            type, as: UITableViewHeaderFooterView.self,
            "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\")"),
          identifier: identifier)
      }
    }
    elements.pool.register(Self.supplementKey(identifier), recipe: recipe)
  }

  /// Gives a cell dequeued for a row the row's frame, as far as its height is known, since the data source may lay the
  /// cell out and measure in it.
  ///
  /// UIKit finds the row's height when it dequeues for an index path, and makes the cell as wide as its row. A table that was given no width
  /// yet leaves the cell its own.
  func fit(_ cell: UITableViewCell, _ row: RowIndex) {
    guard bounds.width > 0, geometry.contains(row) else { return }
    var frame = shownFrame(ofRow: row)
    if !geometry.isMeasured(.row(row)) { frame.size.height = cell.frame.height }
    if cell.frame != frame { AnimationBlock.with(nil) { cell.frame = frame } }
  }

  /// Raises for a section that is not there.
  func checkSection(_ section: Int, _ method: String) {
    reloadIfNeeded()
    guard section < 0 || section >= geometry.sectionCount else { return }
    raise(.noSection(section, method: method, sections: geometry.sectionCount))
  }

  func noRow(at indexPath: IndexPath, _ method: String) -> ListProblem {
    let row = RowIndex(indexPath)
    let isSection = (0..<geometry.sectionCount).contains(row.section)
    return .noRow(
      row, method: method, sections: geometry.sectionCount,
      rows: isSection ? geometry.rowCount(inSection: row.section) : nil)
  }
}
