import ListGeometry

/// A row with the first responder in it stays a subview while scrolled out of sight, so that typing goes on.
extension UITableView {
  /// The row, header or footer that has the first responder in it.
  var typedElement: TableElement? {
    guard let view = windowStorage?.firstResponder as? UIView, view !== self, view.isDescendant(of: self) else {
      return nil
    }
    return elements.shown.first { view.isDescendant(of: $0.view) }?.element
  }

  /// Puts the row into the wanted ones in order, wherever its place is.
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
