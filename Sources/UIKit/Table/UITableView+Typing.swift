import ListGeometry

/// A row that somebody types in stays a view of the table when it is scrolled out of sight, so that typing goes on.
extension UITableView {
  /// The row, header or footer that has the first responder in it.
  var typedElement: TableElement? {
    guard let view = windowStorage?.firstResponder as? UIView, view !== self, view.isDescendant(of: self) else {
      return nil
    }
    return elements.shown.first { view.isDescendant(of: $0.view) }?.element
  }

  /// Puts it in its place among what is wanted on the screen, wherever that is.
  func addTypedElement(to wanted: inout [TableElement], where isOfKind: (TableElement) -> Bool) {
    guard let typed = typedElement, isOfKind(typed), !wanted.contains(typed), geometry.contains(typed) else { return }
    let place = wanted.firstIndex { TableElement.isShownBefore(typed, $0) } ?? wanted.count
    wanted.insert(typed, at: place)
    keepsTypedElement = true
  }

  /// The rows that are in sight, and not kept for somebody who types.
  var rowsInSight: [ShownRow] {
    guard keepsTypedElement, case .row(let typed) = typedElement else { return Array(shownRows) }
    let (start, end) = windowSpan(viewport)
    let frame = geometry.frame(ofRow: typed)
    guard frame.maxY <= start || frame.minY >= end else { return Array(shownRows) }
    return shownRows.filter { $0.index != typed }
  }
}
