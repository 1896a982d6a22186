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
