import ListGeometry

/// Focus in tables: rows have it by their index.
extension UITableView: FocusList {
  /// Whether focus may come to rows in the present mode.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Whether focus may come to a cell.
  func canFocus(_ cell: UITableViewCell) -> Bool { shownRow(of: cell).map { mayFocus($0) } ?? false }

  private func mayFocus(_ row: RowIndex) -> Bool {
    guard geometry.contains(row) else { return false }
    return ask { delegate?.tableView(self, canFocusRowAt: IndexPath(row)) } ?? allowsFocusNow
  }

  // MARK: Which row

  private var rowCounts: [Int] { (0..<geometry.sectionCount).map { geometry.rowCount(inSection: $0) } }

  /// The cell of a row, scrolled to as little as it takes; nil for one that focus may not come to.
  private func show(_ row: RowIndex) -> UITableViewCell? {
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
    let counts = rowCounts
    while let next = heading == .down ? ListFocus.after(row, counts) : ListFocus.before(row, counts) {
      if let cell = show(next) { return cell }
      row = next
    }
    return nil
  }

  func preferredFocusCell() -> UIView? {
    reloadIfNeeded()
    layoutIfNeeded()
    let asked = ask { delegate?.indexPathForPreferredFocusedView(in: self) }
    let remembered = remembersLastFocusedIndexPath ? focus.last : nil
    let wanted = [remembered, asked.map { RowIndex($0) }, selection.indices.first].compactMap { $0 }
    for row in wanted {
      if geometry.contains(row), let cell = show(row) { return cell }
    }
    let viewport = self.viewport
    let seen = shownRows.first { row in
      geometry.frame(ofRow: row.index).minY >= viewport.visibleStart - 0.5 && row.cell.canBecomeFocused
    }
    return seen?.cell ?? shownRows.first { $0.cell.canBecomeFocused }?.cell
  }

  func lastFocusedCell() -> UIView? { focus.last.flatMap { show($0) } }

  var isFocusedCellGone: Bool { focus.index == nil && focus.gone != nil }

  func focusedCell() -> UIView? {
    reloadIfNeeded()
    layoutIfNeeded()
    if let row = focus.index { return show(row) }
    guard let gone = focus.gone else { return nil }
    let counts = rowCounts
    let found = ListFocus.neighbours(of: gone, counts)
    var (forwards, backwards) = (found.forwards, found.backwards)
    while let row = forwards {
      if let cell = show(row) { return cell }
      forwards = ListFocus.after(row, counts)
    }
    while let row = backwards {
      if let cell = show(row) { return cell }
      backwards = ListFocus.before(row, counts)
    }
    return nil
  }

  // MARK: What happened

  func cellDidGetFocus(_ cell: UIView, byKey: Bool) {
    guard let row = (cell as? UITableViewCell).flatMap({ shownRow(of: $0) }) else { return }
    focus.give(to: row)
    guard byKey, selectionFollowsFocus, allowsSelectionNow, !selection.contains(row),
      delegate?.tableView(self, selectionFollowsFocusForRowAt: IndexPath(row)) ?? true
    else { return }
    if allowsSeveralNow {
      for other in selection.indices { selectByTouch(IndexPath(other)) }
    }
    selectByTouch(IndexPath(row))
  }

  func cellDidLoseFocus() { focus.lose() }

  /// Return or space on a row does what a tap does.
  func selectByKey(_ cell: UITableViewCell) -> Bool {
    guard allowsSelectionNow else { return false }
    fingerDidTouch(cell)
    fingerDidLeave(cell, isTap: true)
    return true
  }

  // MARK: The delegate

  private func path(of item: (any UIFocusItem)?) -> IndexPath? {
    for view in sequence(first: item as? UIView, next: { $0?.superview }) {
      guard let view else { return nil }
      if let cell = view as? UITableViewCell, cell.tableAround === self { return indexPath(for: cell) }
    }
    return nil
  }

  private func focusContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let previous = focus.index.map { IndexPath($0) } ?? path(of: context.previouslyFocusedItem)
    return UITableViewFocusUpdateContext(context, from: previous, to: path(of: context.nextFocusedItem))
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
  /// The row that has the focus before, or that has what has it in its cell; nil for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets it, or that has what gets it in its cell; nil for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
