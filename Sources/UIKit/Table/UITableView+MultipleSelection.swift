import ListGeometry

/// Selection by two fingers: the rows between the first one under them and their present height.
extension UITableView: MultipleSelectionOwner {
  func mayBeginMultipleSelection(at location: CGPoint) -> Bool {
    guard allowsMultipleSelection || editing.allowsMultipleSelection, let delegate, !batch.isOpen,
      let indexPath = indexPathForRow(at: location)
    else { return false }
    return delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func willBeginMultipleSelection(at location: CGPoint) -> RowIndex? {
    guard let indexPath = indexPathForRow(at: location) else { return nil }
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    return contains(indexPath) ? RowIndex(indexPath) : nil
  }

  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func indicesPassed(from first: RowIndex, to point: CGPoint) -> [RowIndex]? {
    // The rows are about to change, or do not take a selection any more.
    guard allowsSeveralNow, !needsReload, !batch.isOpen, geometry.contains(first) else { return nil }
    let start = geometry.frame(ofRow: first)
    let passed = geometry.rows(from: min(start.minY, point.y), to: max(start.maxY, point.y)).rowIndices
    return point.y < start.minY ? passed.reversed() : passed
  }

  func isSelected(_ index: RowIndex) -> Bool { selection.contains(index) }

  func selectByTouch(_ index: RowIndex, _ isSelected: Bool) {
    guard contains(IndexPath(index)), selection.contains(index) != isSelected else { return }
    selectByTouch(IndexPath(index))
  }

  func addIndexHolder(_ holder: any IndexHolder) { elements.holders.add(holder) }
}
