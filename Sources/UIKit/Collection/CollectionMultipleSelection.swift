import ListGeometry

/// Two fingers that select the items that they pass, where the delegate allows it.
final class CollectionMultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
  private weak var collection: UICollectionView?
  private var selection: CollectionMultipleSelection?

  init(collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
  }

  override func frameworkShouldBegin() -> Bool {
    collection?.mayBeginMultipleSelection(at: location(in: collection)) ?? false
  }

  override func stateDidChange() {
    super.stateDidChange()
    switch state {
    case .began: selection = collection?.beginMultipleSelection(at: location(in: collection))
    case .changed: selection?.move(to: location(in: collection))
    case .ended, .cancelled:
      selection?.end()
      selection = nil
      if let collection { collection.delegate?.collectionViewDidEndMultipleSelectionInteraction(collection) }
    default: break
    }
  }
}

/// The items from where two fingers began to where they are, in the order of the data: selected, or deselected if the first one was
/// selected.
///
/// What the fingers leave behind on their way back is again as it was. Updates take the items to their new places; where the first one
/// goes, or the contents are loaded again, the fingers select nothing more.
@MainActor final class CollectionMultipleSelection: IndexHolder {
  private weak var collection: UICollectionView?
  /// The item that the fingers began on; nil once it is gone.
  private var first: RowIndex?
  private let selects: Bool
  /// The items that this gesture changed, in the order in which it did.
  private var changed: [RowIndex] = []
  private var scrolling: EdgeScrolling?
  private var place = CGPoint.zero

  init(_ collection: UICollectionView, from first: RowIndex) {
    self.collection = collection
    self.first = first
    selects = !collection.selection.contains(first)
    collection.elements.holders.add(self)
    scrolling = EdgeScrolling(collection, at: .zero) { [weak self] in self?.follow() }
  }

  func move(to location: CGPoint) {
    place = location
    scrolling?.move(to: location)
    follow()
  }

  func end() { scrolling?.stop() }

  func indicesDidMove(by plan: ListUpdatePlan) {
    first = first.flatMap { plan.rowAfter($0) }
    // An item that is reloaded is not selected any more.
    changed = changed.compactMap { index in
      plan.rowAfter(index).flatMap { plan.isReloaded(rowAfter: $0) ? nil : $0 }
    }
  }

  func contentsWereReplaced(_ isThere: (RowIndex) -> Bool) {
    first = nil
    changed = []
  }

  var heldIndices: [RowIndex] { (first.map { [$0] } ?? []) + changed }

  private func follow() {
    // The items are about to change, or do not take a selection any more.
    guard let collection, let scrolling, let first, collection.allowsSeveralNow, collection.counts != nil,
      !collection.batch.isOpen
    else { return }
    let point = CGPoint(x: place.x, y: collection.bounds.minY + scrolling.finger)
    guard let last = collection.indexPathForItem(at: point).map({ RowIndex($0) }) else { return }
    let passed = collection.indices(from: min(first, last), to: max(first, last))
    let isPassed = Set(passed)
    for index in changed where !isPassed.contains(index) { select(index, !selects) }
    changed.removeAll { !isPassed.contains($0) }
    let outwards = last < first ? passed.reversed() : passed
    for index in outwards where collection.selection.contains(index) != selects {
      select(index, selects)
      changed.append(index)
    }
  }

  /// Selects or deselects an item as a tap would.
  private func select(_ index: RowIndex, _ isSelected: Bool) {
    guard let collection, collection.contains(index), collection.selection.contains(index) != isSelected else { return }
    collection.selectByTouch(IndexPath(index))
  }
}

extension UICollectionView {
  func mayBeginMultipleSelection(at location: CGPoint) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing, let delegate, !batch.isOpen,
      let indexPath = indexPathForItem(at: location)
    else { return false }
    return delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Tells the delegate, who may begin editing mode, and selects the first item.
  func beginMultipleSelection(at location: CGPoint) -> CollectionMultipleSelection? {
    guard let indexPath = indexPathForItem(at: location) else { return nil }
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    guard contains(indexPath) else { return nil }
    let selection = CollectionMultipleSelection(self, from: RowIndex(indexPath))
    selection.move(to: location)
    return selection
  }

  /// The items from one to another, both included.
  fileprivate func indices(from first: RowIndex, to last: RowIndex) -> [RowIndex] {
    let counts = loadedCounts()
    var result: [RowIndex] = []
    for section in first.section...last.section where counts.indices.contains(section) {
      let start = section == first.section ? first.row : 0
      let end = section == last.section ? min(last.row, counts[section] - 1) : counts[section] - 1
      if start <= end { result += (start...end).map { RowIndex(section: section, row: $0) } }
    }
    return result
  }
}
