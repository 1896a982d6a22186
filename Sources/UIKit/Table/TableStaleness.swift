/// The stale parts of a table; each case includes those before it.
enum TableStaleness: Int, Comparable {
  /// Nothing.
  case nothing
  /// The heights of views on the screen are estimates again, to be measured in the next window pass.
  case shownHeights
  /// All heights have to be found again for the same rows, whose cells stay.
  case heights
  /// Counts have to be asked for before anything else.
  case counts

  static func < (left: TableStaleness, right: TableStaleness) -> Bool { left.rawValue < right.rawValue }
}

extension UITableView {
  /// Whether the rows that the table knows are not the data source's any more.
  var needsReload: Bool { stale == .counts }
}
