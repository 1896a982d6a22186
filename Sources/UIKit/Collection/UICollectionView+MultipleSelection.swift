import ListGeometry

/// Selection by two fingers: the items from the first one under them to the present one, in the order of the data.
extension UICollectionView: MultipleSelectionOwner {
  func mayBeginMultipleSelection(at location: CGPoint) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing, let delegate, !batch.isOpen,
      let indexPath = indexPathForItem(at: location)
    else { return false }
    return delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func willBeginMultipleSelection(at location: CGPoint) -> RowIndex? {
    guard let indexPath = indexPathForItem(at: location) else { return nil }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    return contains(indexPath) ? RowIndex(indexPath) : nil
  }

  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func indicesPassed(from first: RowIndex, to point: CGPoint) -> [RowIndex]? {
    // The items are about to change, or do not take a selection any more.
    guard allowsSeveralNow, counts != nil, !batch.isOpen, let indexPath = indexPathForItem(at: point) else {
      return nil
    }
    let last = RowIndex(indexPath)
    let passed = indices(from: min(first, last), to: max(first, last))
    return last < first ? passed.reversed() : passed
  }

  /// The items from one to another, both included.
  private func indices(from first: RowIndex, to last: RowIndex) -> [RowIndex] {
    let counts = loadedCounts()
    var result: [RowIndex] = []
    for section in first.section...last.section where counts.indices.contains(section) {
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? min(last.row, counts[section] - 1) : counts[section] - 1
      if start <= end { result += (start...end).map { RowIndex(section: section, row: $0) } }
    }
    return result
  }

  func isSelected(_ index: RowIndex) -> Bool { selection.contains(index) }

  func selectByTouch(_ index: RowIndex, _ isSelected: Bool) {
    guard contains(index), selection.contains(index) != isSelected else { return }
    selectByTouch(IndexPath(index))
  }

  func addIndexHolder(_ holder: any IndexHolder) { elements.holders.add(holder) }
}
