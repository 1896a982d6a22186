import ListGeometry

/// A list that holds the focus by the index of a row or item: what tables and collection views have in common.
@MainActor protocol IndexedFocusList: FocusList {
  var focus: ListFocus { get }
  var selection: ListSelection { get }
  var remembersLastFocusedIndexPath: Bool { get }
  var selectionFollowsFocus: Bool { get }
  var allowsSelectionNow: Bool { get }
  var allowsSeveralNow: Bool { get }
  /// The number of rows or items of each section.
  var focusCounts: [Int] { get }
  /// The first cell that is wholly seen, from where the list is scrolled to, and can have the focus.
  var firstFocusCell: UIView? { get }
  /// Brings contents and layout up to date.
  func prepareForFocus()
  func contains(_ index: RowIndex) -> Bool
  /// Scrolls as little as needed to the cell of an index, and returns the cell; nil for cells that cannot have the
  /// focus.
  func showForFocus(_ index: RowIndex) -> UIView?
  /// The index of a cell of the list; nil for other views.
  func focusIndex(of view: UIView) -> RowIndex?
  /// The delegate's choice of row or item for focus that comes to the list.
  func askForPreferredFocus() -> IndexPath?
  /// Whether the delegate has a row or item selected by the focus.
  func asksToFollowFocus(_ path: IndexPath) -> Bool
  func selectByTouch(_ indexPath: IndexPath)
}

extension IndexedFocusList {
  func preferredFocusCell() -> UIView? {
    prepareForFocus()
    let asked = askForPreferredFocus()
    let remembered = remembersLastFocusedIndexPath ? focus.last : nil
    let wanted = [remembered, asked.map { RowIndex($0) }, selection.indices.first].compactMap { $0 }
    for index in wanted {
      if contains(index), let cell = showForFocus(index) { return cell }
    }
    return firstFocusCell
  }

  func lastFocusedCell() -> UIView? { focus.last.flatMap { showForFocus($0) } }

  var isFocusedCellGone: Bool { focus.index == nil && focus.gone != nil }

  func focusedCell() -> UIView? {
    prepareForFocus()
    if let index = focus.index { return showForFocus(index) }
    guard let gone = focus.gone else { return nil }
    let counts = focusCounts
    let found = ListFocus.neighbours(of: gone, counts)
    var (forwards, backwards) = (found.forwards, found.backwards)
    while let index = forwards {
      if let cell = showForFocus(index) { return cell }
      forwards = ListFocus.after(index, counts)
    }
    while let index = backwards {
      if let cell = showForFocus(index) { return cell }
      backwards = ListFocus.before(index, counts)
    }
    return nil
  }

  func cellDidGetFocus(_ cell: UIView, byKey: Bool) {
    guard let index = focusIndex(of: cell) else { return }
    focus.give(to: index)
    let path = IndexPath(index)
    guard byKey, selectionFollowsFocus, allowsSelectionNow, !selection.contains(index), asksToFollowFocus(path) else {
      return
    }
    if allowsSeveralNow {
      for other in selection.indices { selectByTouch(IndexPath(other)) }
    }
    selectByTouch(path)
  }

  func cellDidLoseFocus() { focus.lose() }

  /// The index paths of the focus before and after an update, for the delegate's context; nil outside the list.
  func focusPaths(_ context: UIFocusUpdateContext) -> (previous: IndexPath?, next: IndexPath?) {
    let previous = focus.index.map { IndexPath($0) } ?? path(of: context.previouslyFocusedItem)
    return (previous, path(of: context.nextFocusedItem))
  }

  private func path(of item: (any UIFocusItem)?) -> IndexPath? {
    for view in sequence(first: item as? UIView, next: { $0?.superview }) {
      guard let view else { return nil }
      if let index = focusIndex(of: view) { return IndexPath(index) }
    }
    return nil
  }
}
