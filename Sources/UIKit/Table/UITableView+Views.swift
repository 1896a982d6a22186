import ListGeometry

/// Making, configuring and putting back views: the list window's questions to the table.
extension UITableView: ListWindowOwner {
  typealias Element = TableElement
  typealias View = UIView

  func makeView(of element: TableElement, at place: Int?) -> UIView? {
    switch element {
    case .row(let index): makeCell(index)
    case .sectionHeader(let section): supplementView(section, header: true)
    case .sectionFooter(let section): supplementView(section, header: false)
    case .tableHeader, .tableFooter: nil
    }
  }

  /// Cells lie behind headers and footers, the lowest one hindmost (`uikit-facts §1.1`).
  func insert(_ view: UIView, of element: TableElement, at place: Int, after others: ArraySlice<TableWindow.Shown>) {
    self.place(view, of: element)
    if case .row = element {
      let lifted = editing.reordering?.cell
      insertCell(view, after: others.last { $0.view !== lifted }?.view)
    } else if let bar = sectionIndex?.bar {
      // Above the cells and whatever an application added before.
      insertSubview(view, belowSubview: bar)
    } else {
      addSubview(view)
    }
  }

  private func insertCell(_ cell: UIView, after previous: UIView?) {
    if let previous { return insertSubview(cell, belowSubview: placedView(of: previous)) }
    let lifted = editing.reordering?.cell
    let lower = shownRows.lazy.filter { $0.cell !== lifted && $0.cell !== cell }.map { self.placedView(of: $0.cell) }
      .first { $0.superview === self }
    if let lower {
      insertSubview(cell, aboveSubview: lower)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  /// The cell, or its container while its row is swiped.
  func placedView(of view: UIView) -> UIView {
    if swipes.isEmpty { return view }
    return swipes.first { $0.cell === view }?.view ?? view
  }

  func reuseKey(of view: UIView, _ element: TableElement) -> ReuseKey? {
    if case .row = element { return (view as? UITableViewCell)?.reuseIdentifier.map { .cell($0) } }
    return (view as? UITableViewHeaderFooterView)?.reuseIdentifier.map { Self.supplementKey($0) }
  }

  /// Under what headers and footers wait for reuse: either can be the other.
  static func supplementKey(_ identifier: String) -> ReuseKey { .view(ofKind: "", identifier) }

  func willDisplay(_ view: UIView, _ element: TableElement) {
    switch element {
    case .row(let index):
      if let cell = view as? UITableViewCell {
        if focus.index == index { focusEngine?.adopt(cell) } else if cell.isFocused { focusEngine?.viewWillLeave(cell) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(index))
      }
    case .sectionHeader(let section):
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .sectionFooter(let section):
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    case .tableHeader, .tableFooter: break
    }
  }

  func willLeave(_ view: UIView, _ element: TableElement) {
    if case .row = element {
      guard let cell = view as? UITableViewCell else { return }
      endSwipe(of: cell)
      cell.willLeaveTable()
      if cell.isFocused { focusEngine?.viewWillLeave(cell) }
    } else if let section = element.supplementSection, section < geometry.sectionCount {
      // Its height is asked for again when the section comes back.
      geometry.invalidate(element)
    }
  }

  func didEndDisplaying(_ view: UIView, _ element: TableElement) {
    switch element {
    case .row(let index):
      if let cell = view as? UITableViewCell {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(index))
      }
    case .sectionHeader(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .sectionFooter(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    default: break
    }
  }

  // MARK: Cells

  private func makeCell(_ index: RowIndex) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell() }
    var cell = ask { dataSource.tableView(self, cellForRowAt: IndexPath(index)) }
    if let use = misuse(of: cell, for: index) {
      stage.diagnostics.report(use.diagnostic(in: self))
      if use.isTwice { cell = UITableViewCell() }
    }
    cell.dequeuedRow = nil
    configure(cell, index)
    return cell
  }

  /// The mistake with a cell for a row; nil for a cell that may be shown there.
  private func misuse(of cell: UITableViewCell, for index: RowIndex) -> ListMisuse? {
    // A cell that is on its way out may come back.
    if elements.comeBack(cell) {
      endSwipe(of: cell)
      return nil
    }
    func words(_ index: RowIndex) -> String { "row \(index.row) of section \(index.section)" }
    if placedView(of: cell).superview === self || elements.isPrepared(cell) { return .shownTwice(asked: words(index)) }
    guard let dequeued = cell.dequeuedRow, dequeued != index else { return nil }
    return .dequeuedForAnother(asked: words(index), dequeued: words(dequeued))
  }

  func cellState(_ index: RowIndex, swipe: SwipeSide?) -> TableCellState {
    let safeArea = safeAreaOverRows
    return TableCellState(
      style: style, isFirst: index.row == 0, isLast: index.row == geometry.rowCount(inSection: index.section) - 1,
      separatorStyle: separatorStyle, separatorColor: separatorColor, separatorEffect: separatorEffect,
      separatorInset: separatorInset(besides: safeArea),
      isSeparatorInsetAutomatic: hasAutomaticSeparatorInset, separatorReference: separatorInsetReference,
      cornerRadius: metrics.cardCornerRadius, safeArea: contentSafeArea(safeArea), indexRoom: contentIndexRoom,
      isInTable: true,
      swipe: swipe, selectsSeveral: allowsSeveralNow)
  }

  func configure(_ cell: UITableViewCell, _ index: RowIndex) {
    cell.tableState = cellState(index, swipe: cell.tableState.swipe)
    if let level = delegateIndentationLevel(ofRow: index) { cell.indentationLevel = level }
    if editing.isEditing || cell.isEditing { updateEditing(of: cell, index, animated: false) }
    if let drags {
      cell.setDragState(drags.state(of: index))
      cell.isHiddenByDrag = drags.hides(index)
    }
    let isSelected = selection.contains(index)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func refreshShownCells() {
    for shown in shownRows { configure(shown.cell, shown.index) }
  }
}
