import ListGeometry

/// What was told to the prefetching data source.
struct Prefetching {
  /// Rows that were told and neither shown nor cancelled, in the order in which they were told.
  var announced: [RowIndex] = []
  /// Where the table was when rows were announced last, and whether it came there upwards.
  var offset: CGFloat = -.greatestFiniteMagnitude
  var goesUp = false
}

/// Announces the rows of the next screen in the direction of scrolling.
///
/// A screen is a rule of ours; how far UIKit looks ahead is not documented. Rows beyond are looked up by their estimates.
extension UITableView {
  func prefetchRows() {
    guard let prefetchDataSource, isPrefetchingEnabled, window != nil, bounds.height > 0 else { return }
    let viewport = self.viewport
    if viewport.offset != prefetching.offset { prefetching.goesUp = viewport.offset < prefetching.offset }
    prefetching.offset = viewport.offset
    let ahead: [RowIndex]
    if prefetching.goesUp {
      ahead = geometry.rows(from: viewport.start - viewport.length, to: viewport.start).rowIndices.reversed()
    } else {
      ahead = geometry.rows(from: viewport.end, to: viewport.end + viewport.length).rowIndices
    }
    let wanted = Set(ahead)
    let shown = Set(shownRows.map(\.index))
    let before = prefetching.announced.filter { !shown.contains($0) }
    let known = Set(before)
    let cancelled = before.filter { !wanted.contains($0) }
    // A row that is partly on the screen is not ahead.
    let new = ahead.filter { !known.contains($0) && !shown.contains($0) }
    prefetching.announced = before.filter { wanted.contains($0) } + new
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.map { IndexPath($0) })
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.map { IndexPath($0) }) }
  }
}
