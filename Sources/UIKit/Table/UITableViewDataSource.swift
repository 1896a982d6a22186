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
  /// The section that a title of the index stands for; a section that is not there scrolls nowhere.
  ///
  /// Unless implemented the title at `index` stands for the section at `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// One section where it is not implemented.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// A mark that says it is not implemented: the section then has no title of its own.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    NotImplemented.title
  }
  /// A mark that says it is not implemented: the section then has no title of its own.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    NotImplemented.title
  }
  /// True where it is not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// True where it is not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  // What `OptionalMethods` looks for: they have names, and are neither copied nor specialized where they are called.
  /// Changes no data where it is not implemented; the table then knows that rows cannot be moved.
  @_silgen_name("masthead_default_move_row") @_optimize(none) @inline(never)
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.abilities.optionalMethods?.remove(.movesRows) }
  /// Changes no data where it is not implemented; the table then knows that rows cannot be deleted or inserted.
  @_silgen_name("masthead_default_commit_rows") @_optimize(none) @inline(never)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.abilities.optionalMethods?.remove(.commitsEdits) }
  /// Nil where it is not implemented.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// A mark that says it is not implemented: the title's index is then the section's.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    NotImplemented.section
  }
}
