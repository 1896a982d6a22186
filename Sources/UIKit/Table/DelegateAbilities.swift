import ListGeometry

/// Which optional methods the delegate and data source have, as far as it came out.
///
/// A method that returned `NotImplemented` once is not asked again until data is loaded anew.
struct DelegateAbilities {
  var rowHeight = true
  var headerHeight = true
  var footerHeight = true
  var headerView = true
  var footerView = true
  var headerTitle = true
  var footerTitle = true

  /// What is left to ask when there is a data source alone.
  static let noDelegate = DelegateAbilities(
    rowHeight: false, headerHeight: false, footerHeight: false, headerView: false, footerView: false)
}

extension UITableView {
  private func asked(_ value: CGFloat, _ ability: WritableKeyPath<DelegateAbilities, Bool>) -> CGFloat? {
    if value == NotImplemented.length {
      abilities[keyPath: ability] = false
      return nil
    }
    return value == UITableView.automaticDimension ? nil : max(0, value)
  }

  /// The delegate's height for a row; nil leaves it to the property.
  func delegateHeight(ofRow index: RowIndex) -> CGFloat? {
    guard abilities.rowHeight, let delegate else { return nil }
    return asked(delegate.tableView(self, heightForRowAt: IndexPath(index)), \.rowHeight)
  }

  /// The delegate's height for a header; nil leaves it to the property.
  func delegateHeight(ofHeader section: Int) -> CGFloat? {
    guard abilities.headerHeight, let delegate else { return nil }
    return asked(delegate.tableView(self, heightForHeaderInSection: section), \.headerHeight)
  }

  /// The delegate's height for a footer; nil leaves it to the property.
  func delegateHeight(ofFooter section: Int) -> CGFloat? {
    guard abilities.footerHeight, let delegate else { return nil }
    return asked(delegate.tableView(self, heightForFooterInSection: section), \.footerHeight)
  }

  func delegateView(forHeader section: Int) -> UIView? {
    guard abilities.headerView, let delegate else { return nil }
    let view = delegate.tableView(self, viewForHeaderInSection: section)
    if view === NotImplemented.view { abilities.headerView = false }
    return view === NotImplemented.view ? nil : view
  }

  func delegateView(forFooter section: Int) -> UIView? {
    guard abilities.footerView, let delegate else { return nil }
    let view = delegate.tableView(self, viewForFooterInSection: section)
    if view === NotImplemented.view { abilities.footerView = false }
    return view === NotImplemented.view ? nil : view
  }

  func title(ofHeader section: Int) -> String? {
    guard abilities.headerTitle, let dataSource else { return nil }
    let title = dataSource.tableView(self, titleForHeaderInSection: section)
    if title == NotImplemented.title { abilities.headerTitle = false }
    return title == NotImplemented.title ? nil : title
  }

  func title(ofFooter section: Int) -> String? {
    guard abilities.footerTitle, let dataSource else { return nil }
    let title = dataSource.tableView(self, titleForFooterInSection: section)
    if title == NotImplemented.title { abilities.footerTitle = false }
    return title == NotImplemented.title ? nil : title
  }
}

extension IndexPath {
  init(_ index: RowIndex) { self.init(row: index.row, section: index.section) }
}

extension RowIndex {
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
