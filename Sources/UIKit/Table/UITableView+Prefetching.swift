import ListGeometry

/// Announces the rows of the next screen in the direction of scrolling. Rows beyond are looked up by their estimates.
extension UITableView {
  /// Another data source, or none, is told of rows: it knows of none yet.
  func forgetAnnouncements() {
    announcements.forget()
    lookahead = ListLookahead()
  }

  func prefetchRows() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, bounds.height > 0 else { return }
    let (start, end) = lookahead.nextScreen(after: viewport)
    let ahead = geometry.rows(from: start, to: end).rowIndices
    // A row that is partly on the screen is not ahead.
    let (new, cancelled) = announcements.announce(
      lookahead.isBackward ? ahead.reversed() : ahead, shown: Set(shownRows.map(\.index)))
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.map { IndexPath($0) })
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map { IndexPath($0) }) }
  }
}
