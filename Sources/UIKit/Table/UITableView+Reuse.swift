import ListGeometry

/// Registration and reuse.
extension UITableView {
  static func makeCell(_ cellClass: AnyClass, _ identifier: String) -> UITableViewCell {
    guard let type = cellClass as? UITableViewCell.Type else {
      fatalError(
        ListProblem.registration(
          className: "\(cellClass)", base: "UITableViewCell",
          method: "register(_:forCellReuseIdentifier: \"\(identifier)\")"
        ).description)
    }
    return DynamicInitializer.makeCell(type, style: .default, identifier: identifier)
  }

  static func makeHeaderFooter(_ viewClass: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      fatalError(
        ListProblem.registration(
          className: "\(viewClass)", base: "UITableViewHeaderFooterView",
          method: "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\")"
        ).description)
    }
    return DynamicInitializer.makeHeaderFooter(type, identifier: identifier)
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
