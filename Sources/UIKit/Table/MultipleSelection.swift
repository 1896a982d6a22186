import ListGeometry

/// Two fingers that select the rows that they pass, where the delegate allows it.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var selection: MultipleSelection?

  init(table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  override func frameworkShouldBegin() -> Bool {
    table?.mayBeginMultipleSelection(at: location(in: table)) ?? false
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began: selection = table?.beginMultipleSelection(at: location(in: table))
    case .changed: selection?.move(to: location(in: table))
    case .ended, .cancelled:
      selection?.end()
      selection = nil
      if let table { table.delegate?.tableViewDidEndMultipleSelectionInteraction(table) }
    default: break
    }
  }
}

/// The rows between where two fingers began and where they are: selected, or deselected if the first one was selected.
///
/// What the fingers leave behind on their way back is again as it was. Updates take the rows to their new places; where the first one
/// goes, or the contents are loaded again, the fingers select nothing more.
@MainActor final class MultipleSelection: IndexHolder {
  private weak var table: UITableView?
  /// The row that the fingers began on; nil once it is gone.
  private var first: RowIndex?
  private let selects: Bool
  /// The rows that this gesture changed, in the order in which it did.
  private var changed: [RowIndex] = []
  private var scrolling: EdgeScrolling?

  init(_ table: UITableView, from first: RowIndex) {
    self.table = table
    self.first = first
    selects = !table.selection.contains(first)
    table.elements.holders.add(self)
    scrolling = EdgeScrolling(table, at: .zero) { [weak self] in self?.follow() }
  }

  func move(to location: CGPoint) {
    scrolling?.move(to: location)
    follow()
  }

  func end() { scrolling?.stop() }

  // MARK: Changes of the contents

  func indicesDidMove(by plan: ListUpdatePlan) {
    first = first.flatMap { plan.rowAfter($0) }
    // A row that is reloaded is not selected any more.
    changed = changed.compactMap { row in
      plan.rowAfter(row).flatMap { plan.isReloaded(rowAfter: $0) ? nil : $0 }
    }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    first = nil
    changed = []
  }

  var heldIndices: [RowIndex] { (first.map { [$0] } ?? []) + changed }

  private func follow() {
    // The rows are about to change, or do not take a selection any more.
    guard let table, let scrolling, let first, table.allowsSeveralNow, !table.needsReload, !table.batch.isOpen,
      table.geometry.contains(first)
    else { return }
    let start = table.geometry.frame(ofRow: first)
    let y = table.bounds.minY + scrolling.finger
    let (top, bottom) = (min(start.minY, y), max(start.maxY, y))
    let passed = table.geometry.rows(from: top, to: bottom).rowIndices
    let isPassed = Set(passed)
    for row in changed where !isPassed.contains(row) { table.selectByTouch(row, !selects) }
    changed.removeAll { !isPassed.contains($0) }
    let outwards = y < start.minY ? passed.reversed() : passed
    for row in outwards where table.selection.contains(row) != selects {
      table.selectByTouch(row, selects)
      changed.append(row)
    }
  }
}

extension UITableView {
  func mayBeginMultipleSelection(at location: CGPoint) -> Bool {
    guard allowsMultipleSelection || editing.allowsMultipleSelection, let delegate, !batch.isOpen,
      let indexPath = indexPathForRow(at: location)
    else { return false }
    return delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Tells the delegate, who may begin editing mode, and selects the first row.
  func beginMultipleSelection(at location: CGPoint) -> MultipleSelection? {
    guard let indexPath = indexPathForRow(at: location) else { return nil }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    guard contains(indexPath) else { return nil }
    let selection = MultipleSelection(self, from: RowIndex(indexPath))
    selection.move(to: location)
    return selection
  }

  /// Selects or deselects a row as a tap would.
  func selectByTouch(_ row: RowIndex, _ isSelected: Bool) {
    guard contains(IndexPath(row)), selection.contains(row) != isSelected else { return }
    selectByTouch(IndexPath(row))
  }
}
