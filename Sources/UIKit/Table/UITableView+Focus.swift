import ListGeometry

/// Focus in tables: rows have it by their index.
extension UITableView: IndexedFocusList {
  /// Whether focus may come to rows in the present mode.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Whether focus may come to a cell.
  func canFocus(_ cell: UITableViewCell) -> Bool { shownRow(of: cell).map { mayFocus($0) } ?? false }

  private func mayFocus(_ row: RowIndex) -> Bool {
    guard geometry.contains(row) else { return false }
    return ask { delegate?.tableView(self, canFocusRowAt: IndexPath(row)) } ?? allowsFocusNow
  }

  // MARK: Which row

  var focusCounts: [Int] { (0..<geometry.sectionCount).map { geometry.rowCount(inSection: $0) } }

  /// Scrolls as little as needed to the cell of a row, and returns the cell; nil for cells that cannot have the focus.
  func showForFocus(_ row: RowIndex) -> UIView? {
    guard mayFocus(row) else { return nil }
    if window != nil { scroll(to: row, at: .none) }
    layoutIfNeeded()
    guard geometry.contains(row), let cell = shownCell(of: row), cell.canBecomeFocused else { return nil }
    return cell
  }

  func focusCell(_ heading: UIFocusHeading, from cell: UIView) -> UIView? {
    reloadIfNeeded()
    guard heading == .up || heading == .down,
      var row = focus.index ?? (cell as? UITableViewCell).flatMap({ shownRow(of: $0) })
    else { return nil }
    let counts = focusCounts
    while let next = heading == .down ? ListFocus.after(row, counts) : ListFocus.before(row, counts) {
      if let cell = showForFocus(next) { return cell }
      row = next
    }
    return nil
  }

  func prepareForFocus() {
    reloadIfNeeded()
    layoutIfNeeded()
  }

  func contains(_ index: RowIndex) -> Bool { geometry.contains(.row(index)) }

  func focusIndex(of view: UIView) -> RowIndex? {
    guard let cell = view as? UITableViewCell, cell.tableAround === self else { return nil }
    return shownRow(of: cell)
  }

  func askForPreferredFocus() -> IndexPath? { ask { delegate?.indexPathForPreferredFocusedView(in: self) } }

  func asksToFollowFocus(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? true
  }

  var firstFocusCell: UIView? {
    let viewport = self.viewport
    let seen = shownRows.first { row in
      geometry.frame(ofRow: row.index).minY >= viewport.visibleStart - 0.5 && row.cell.canBecomeFocused
    }
    return seen?.cell ?? shownRows.first { $0.cell.canBecomeFocused }?.cell
  }

  // MARK: What happened

  /// Return or space on a row does what a tap does.
  func selectByKey(_ cell: UITableViewCell) -> Bool {
    guard allowsSelectionNow else { return false }
    fingerDidTouch(cell)
    fingerDidLeave(cell, isTap: true)
    return true
  }

  // MARK: The delegate

  private func focusContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let paths = focusPaths(context)
    return UITableViewFocusUpdateContext(context, from: paths.previous, to: paths.next)
  }

  func delegateAllows(_ context: UIFocusUpdateContext) -> Bool {
    ask { delegate?.tableView(self, shouldUpdateFocusIn: focusContext(context)) } ?? true
  }

  func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    delegate?.tableView(self, didUpdateFocusIn: focusContext(context), with: coordinator)
  }
}

/// An update of the focus from, to or between rows of a table.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus before, or whose cell contains the focused view; nil for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus, or whose cell contains the view that does; nil for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
