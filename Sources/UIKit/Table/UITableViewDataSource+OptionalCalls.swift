// Made by Scripts/optional-calls from the protocol.

extension UITableViewDataSource {
  /// For calls of optional methods: `delegate?.numberOfSections?(…)`.
  @_disfavoredOverload public var numberOfSections: _UITableViewDataSource_numberOfSections? {
    _UITableViewDataSource_numberOfSections(object: self)
  }
  /// For calls of optional methods: `delegate?.tableView?(…)`.
  @_disfavoredOverload public var tableView: _UITableViewDataSource_tableView? {
    _UITableViewDataSource_tableView(object: self)
  }
  /// For calls of optional methods: `delegate?.sectionIndexTitles?(…)`.
  @_disfavoredOverload public var sectionIndexTitles: _UITableViewDataSource_sectionIndexTitles? {
    _UITableViewDataSource_sectionIndexTitles(object: self)
  }
}

/// The optional methods `numberOfSections` of a `UITableViewDataSource`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDataSource_numberOfSections {
  let object: any UITableViewDataSource

  /// Calls `numberOfSections(in:)`.
  public func callAsFunction(in tableView: UITableView) -> Int {
    object.numberOfSections(in: tableView)
  }
}

/// The optional methods `tableView` of a `UITableViewDataSource`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDataSource_tableView {
  let object: any UITableViewDataSource

  /// Calls `tableView(_:titleForHeaderInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    let answer = object.tableView(tableView, titleForHeaderInSection: section)
    return answer == NotImplemented.title ? nil : answer
  }

  /// Calls `tableView(_:titleForFooterInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    let answer = object.tableView(tableView, titleForFooterInSection: section)
    return answer == NotImplemented.title ? nil : answer
  }

  /// Calls `tableView(_:canEditRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls `tableView(_:canMoveRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls `tableView(_:moveRowAt:to:)`.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Calls `tableView(_:commit:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    object.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int?
  {
    let answer = object.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    return answer == NotImplemented.section ? nil : answer
  }
}

/// The optional methods `sectionIndexTitles` of a `UITableViewDataSource`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDataSource_sectionIndexTitles {
  let object: any UITableViewDataSource

  /// Calls `sectionIndexTitles(for:)`.
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    object.sectionIndexTitles(for: tableView)
  }
}
