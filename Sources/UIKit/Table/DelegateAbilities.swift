import ListGeometry

/// The optional methods of the delegate and data source, as far as they are known.
///
/// A method that returned `NotImplemented` once is not asked again until data is loaded again.
struct DelegateAbilities {
  var rowHeight = true
  var headerHeight = true
  var footerHeight = true
  var headerView = true
  var footerView = true
  var headerTitle = true
  var footerTitle = true
  var indentation = true
  var rowEstimate = true
  var headerEstimate = true
  var footerEstimate = true
  /// Methods of the data source that nobody can be asked for; nil until they are looked for.
  var rowChanges: RowChanges?

  /// The methods to ask with a data source alone.
  static let noDelegate = DelegateAbilities(
    rowHeight: false, headerHeight: false, footerHeight: false, headerView: false, footerView: false,
    indentation: false, rowEstimate: false, headerEstimate: false, footerEstimate: false)
}

extension UITableView {
  /// Runs a question to the data source or the delegate; the contents must not be changed meanwhile.
  func ask<Answer>(_ question: () -> Answer) -> Answer {
    elements.during(.asking, question)
  }

  /// A height as the delegate gave it: nil leaves it to the property.
  static func checkedHeight(
    _ height: CGFloat, of what: @autoclosure () -> String, method: @autoclosure () -> String
  ) throws(ListProblem) -> CGFloat? {
    if height == automaticDimension { return nil }
    guard (0...largestHeight).contains(height) else { throw .height(height, of: what(), method: method()) }
    return height
  }

  /// The largest height of a row, header or footer, in points: greater ones could not be added up exactly.
  static let largestHeight: CGFloat = 16_777_216

  /// Raises for a property that is no height: nan and infinite; negative ones stand for automatic.
  func checkHeight(_ height: CGFloat, _ property: String) {
    if height.isNaN || height > Self.largestHeight { raise(.heightProperty(height, property)) }
  }

  private func asked(
    _ height: CGFloat, _ ability: WritableKeyPath<DelegateAbilities, Bool>, of what: @autoclosure () -> String,
    method: String
  ) -> CGFloat? {
    if height == NotImplemented.length {
      abilities[keyPath: ability] = false
      return nil
    }
    do { return try Self.checkedHeight(height, of: what(), method: method) } catch { raise(error) }
  }

  /// The delegate's height for a row; nil leaves it to the property.
  func delegateHeight(ofRow index: RowIndex) -> CGFloat? {
    guard abilities.rowHeight, let delegate else { return nil }
    return asked(
      ask { delegate.tableView(self, heightForRowAt: IndexPath(index)) }, \.rowHeight,
      of: "row \(index.row) of section \(index.section)", method: "tableView(_:heightForRowAt:)")
  }

  /// The delegate's height for a header; nil leaves it to the property.
  func delegateHeight(ofHeader section: Int) -> CGFloat? {
    guard abilities.headerHeight, let delegate else { return nil }
    return asked(
      ask { delegate.tableView(self, heightForHeaderInSection: section) }, \.headerHeight,
      of: "the header of section \(section)", method: "tableView(_:heightForHeaderInSection:)")
  }

  /// The delegate's height for a footer; nil leaves it to the property.
  func delegateHeight(ofFooter section: Int) -> CGFloat? {
    guard abilities.footerHeight, let delegate else { return nil }
    return asked(
      ask { delegate.tableView(self, heightForFooterInSection: section) }, \.footerHeight,
      of: "the footer of section \(section)", method: "tableView(_:heightForFooterInSection:)")
  }

  /// The delegate's guess for a row; nil where it has none.
  func delegateEstimate(ofRow index: RowIndex) -> CGFloat? {
    guard abilities.rowEstimate, let delegate else { return nil }
    return asked(
      ask { delegate.tableView(self, estimatedHeightForRowAt: IndexPath(index)) }, \.rowEstimate,
      of: "row \(index.row) of section \(index.section)", method: "tableView(_:estimatedHeightForRowAt:)")
  }

  /// The delegate's guess for a header; nil where it has none.
  func delegateEstimate(ofHeader section: Int) -> CGFloat? {
    guard abilities.headerEstimate, let delegate else { return nil }
    return asked(
      ask { delegate.tableView(self, estimatedHeightForHeaderInSection: section) }, \.headerEstimate,
      of: "the header of section \(section)", method: "tableView(_:estimatedHeightForHeaderInSection:)")
  }

  /// The delegate's guess for a footer; nil where it has none.
  func delegateEstimate(ofFooter section: Int) -> CGFloat? {
    guard abilities.footerEstimate, let delegate else { return nil }
    return asked(
      ask { delegate.tableView(self, estimatedHeightForFooterInSection: section) }, \.footerEstimate,
      of: "the footer of section \(section)", method: "tableView(_:estimatedHeightForFooterInSection:)")
  }

  /// The delegate's indentation level for a row, 0 included; nil where it does not say.
  func delegateIndentationLevel(ofRow index: RowIndex) -> Int? {
    guard abilities.indentation, let delegate else { return nil }
    let level = ask { delegate.tableView(self, indentationLevelForRowAt: IndexPath(index)) }
    if level == NotImplemented.level { abilities.indentation = false }
    return level == NotImplemented.level ? nil : level
  }

  func delegateView(forHeader section: Int) -> UIView? {
    guard abilities.headerView, let delegate else { return nil }
    isAskingForHeader = true
    let view = ask { delegate.tableView(self, viewForHeaderInSection: section) }
    if view === NotImplemented.view { abilities.headerView = false }
    return view === NotImplemented.view ? nil : view
  }

  func delegateView(forFooter section: Int) -> UIView? {
    guard abilities.footerView, let delegate else { return nil }
    isAskingForHeader = false
    defer { isAskingForHeader = true }
    let view = ask { delegate.tableView(self, viewForFooterInSection: section) }
    if view === NotImplemented.view { abilities.footerView = false }
    return view === NotImplemented.view ? nil : view
  }

  func title(ofHeader section: Int) -> String? {
    guard abilities.headerTitle, let dataSource else { return nil }
    let title = ask { dataSource.tableView(self, titleForHeaderInSection: section) }
    if title == NotImplemented.title { abilities.headerTitle = false }
    return title == NotImplemented.title ? nil : title
  }

  func title(ofFooter section: Int) -> String? {
    guard abilities.footerTitle, let dataSource else { return nil }
    let title = ask { dataSource.tableView(self, titleForFooterInSection: section) }
    if title == NotImplemented.title { abilities.footerTitle = false }
    return title == NotImplemented.title ? nil : title
  }
}
