/// Registration and reuse.
extension UITableView {
  static func makeCell(_ cellClass: AnyClass, _ identifier: String) -> UITableViewCell {
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        "register(_:forCellReuseIdentifier: \"\(identifier)\"): \(cellClass) is not a UITableViewCell; register a subclass of it"
      )
    }
    return DynamicInitializer.makeCell(type, style: .default, identifier: identifier)
  }

  static func makeHeaderFooter(_ viewClass: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\"): \(viewClass) is not a UITableViewHeaderFooterView; register a subclass of it"
      )
    }
    return DynamicInitializer.makeHeaderFooter(type, identifier: identifier)
  }

  func registeredNames(_ identifiers: [String]) -> String {
    identifiers.isEmpty
      ? "nothing is registered" : "registered are \(identifiers.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}
