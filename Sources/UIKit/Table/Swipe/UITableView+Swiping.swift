import ListGeometry

/// Swipe actions: their rows, and the touches and calls that open and close them.
///
/// A table has a `TableSwipe` for each row that is aside: one that is open, or under a finger, and those on their way back.
extension UITableView: SwipingList {
  var swipedList: UIView { self }
  var swipeInProgress: ListSwipe? { openSwipe }

  /// The swipe that is open or under a finger.
  var openSwipe: TableSwipe? { swipes.last { $0.isActive } }

  // MARK: Questions

  /// The actions of a row; nil for none.
  ///
  /// A row has a Delete action at its trailing edge where the delegate gives nothing else, its editing style is `delete` and the
  /// data source can commit it. Rows that cannot be edited have no actions at all.
  func swipeConfiguration(of row: RowIndex, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    guard canEdit(row) else { return nil }
    let path = IndexPath(row)
    let configuration: UISwipeActionsConfiguration?
    switch side {
    case .leading:
      configuration = ask { delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    case .trailing:
      configuration =
        ask { delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) } ?? rowActions(of: row)
        ?? deletion(of: row)
    }
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  /// Actions in their older form, of which the first lies at the edge as well.
  private func rowActions(of row: RowIndex) -> UISwipeActionsConfiguration? {
    let path = IndexPath(row)
    guard let actions = ask({ delegate?.tableView(self, editActionsForRowAt: path) }), !actions.isEmpty else {
      return nil
    }
    let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(of: path) })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func deletion(of row: RowIndex) -> UISwipeActionsConfiguration? {
    guard editingStyle(of: row) == .delete, canCommit else { return nil }
    let path = IndexPath(row)
    let own = ask { delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    let title = own ?? SystemWords.word("Delete")
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      self?.commit(.delete, row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Opening

  /// The swipe that a finger from a place with a translation begins; nil for none.
  func swipeStart(at place: CGPoint, on view: UIView, translation: CGPoint) -> SwipeStart? {
    guard abs(translation.x) > abs(translation.y), !needsReload, !batch.isOpen,
      let index = geometry.row(at: place), let shown = shownCell(of: index).map({ ShownRow(index: index, cell: $0) }),
      view === self || view.isDescendant(of: placedView(of: shown.cell))
    else { return nil }
    if let present = swipes.first(where: { $0.cell === shown.cell }) {
      return SwipeStart { [weak self] in
        self?.closeSwipes(except: present, animated: true)
        return present
      }
    }
    guard !isEditing else { return nil }
    let side: SwipeSide = (translation.x < 0) != isRightToLeft ? .trailing : .leading
    guard let configuration = swipeConfiguration(of: index, side) else { return nil }
    return SwipeStart { [unowned self] in
      closeSwipes(animated: true)
      return beginSwipe(shown, side, configuration)
    }
  }

  @discardableResult private func beginSwipe(
    _ shown: ShownRow, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration
  ) -> TableSwipe {
    let swipe = TableSwipe(self, shown, side, configuration)
    swipes.append(swipe)
    elements.holders.add(swipe)
    swipe.begin()
    return swipe
  }

  /// Opens the actions at a row's trailing edge, as the red circle of editing mode does; nothing for a row that has none or is not
  /// on the screen.
  func showDeleteConfirmation(for row: RowIndex, animated: Bool) {
    guard let shown = shownCell(of: row).map({ ShownRow(index: row, cell: $0) }),
      let configuration = swipeConfiguration(of: row, .trailing)
    else { return }
    endSwipe(of: shown.cell)
    closeSwipes(animated: animated)
    beginSwipe(shown, .trailing, configuration).open(animated: animated)
  }

  // MARK: Closing

  /// Puts rows that are open back to where they were.
  func closeSwipes(except kept: ListSwipe?, animated: Bool) {
    for swipe in swipes where swipe !== kept { swipe.close(animated: animated) }
  }

  /// Puts all rows that are open back to where they were.
  func closeSwipes(animated: Bool) { closeSwipes(except: nil, animated: animated) }

  /// Ends a cell's swipe at once, before the cell goes.
  func endSwipe(of cell: UITableViewCell) {
    swipes.first { $0.cell === cell }?.finish()
  }

  /// Ends all swipes at once.
  func endSwipes() {
    for swipe in swipes { swipe.finish() }
  }
}
