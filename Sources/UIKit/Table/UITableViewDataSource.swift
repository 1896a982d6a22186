/// Gives a table view its counts, cells and titles.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row; asked for when the row comes on the screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; used when the delegate gives no view. None unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; used when the delegate gives no view. None unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited: deleted, inserted at, selected among several while the table is in editing mode.
  ///
  /// True unless implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the user may move a row by its reorder control; true unless implemented.
  ///
  /// The control is shown where there is a `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user moved a row: change the data; the table knows.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The user wants a row deleted, or one inserted at it: change the data and tell the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// The titles of the section index, from top to bottom; asked for when data is loaded. None unless implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index stands for; a missing section scrolls nowhere.
  ///
  /// Unless implemented the title at `index` stands for the section at `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Returns 1 unless implemented.
  @_silgen_name("masthead_default_numberOfSectionsInTableView_")
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethods.call("numberOfSectionsInTableView:", self, tableView, or: 1)
  }
  /// A mark that says it is not implemented: the section then has no title of its own.
  @_silgen_name("masthead_default_tableView_titleForHeaderInSection_")
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethods.call("tableView:titleForHeaderInSection:", self, tableView, section, or: NotImplemented.title)
  }
  /// A mark that says it is not implemented: the section then has no title of its own.
  @_silgen_name("masthead_default_tableView_titleForFooterInSection_")
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethods.call("tableView:titleForFooterInSection:", self, tableView, section, or: NotImplemented.title)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_canEditRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:canEditRowAtIndexPath:", self, tableView, indexPath, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_canMoveRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:canMoveRowAtIndexPath:", self, tableView, indexPath, or: true)
  }
  // `RowChanges` knows these two by their address, which an optimised copy of a body would hide.
  /// Changes no data unless implemented; the table then knows that rows cannot be moved.
  @_optimize(none)
  @_silgen_name("masthead_default_tableView_moveRowAtIndexPath_toIndexPath_")
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethods.call(
      "tableView:moveRowAtIndexPath:toIndexPath:", self, tableView, sourceIndexPath, destinationIndexPath,
      or: { _ = tableView.abilities.rowChanges?.remove(.movesRows) }())
  }
  /// Changes no data unless implemented; the table then knows that rows cannot be deleted or inserted.
  @_optimize(none)
  @_silgen_name("masthead_default_tableView_commitEditingStyle_forRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "tableView:commitEditingStyle:forRowAtIndexPath:", self, tableView, editingStyle, indexPath,
      or: { _ = tableView.abilities.rowChanges?.remove(.commitsEdits) }())
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_sectionIndexTitlesForTableView_")
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethods.call("sectionIndexTitlesForTableView:", self, tableView, or: nil)
  }
  /// A mark that says it is not implemented: the title's index is then the section's.
  @_silgen_name("masthead_default_tableView_sectionForSectionIndexTitle_atIndex_")
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    OptionalMethods.call(
      "tableView:sectionForSectionIndexTitle:atIndex:", self, tableView, title, index, or: NotImplemented.section)
  }
}
